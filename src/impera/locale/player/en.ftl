### The words of the screen `player`; the words of the game are in ../en.ftl.

player-only-you = Only you can see this page.
player-rating = Rating
player-rating-now = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
player-rated =
    { $n ->
        [one] after { NUMBER($n, useGrouping: 0) } rated game
       *[other] after { NUMBER($n, useGrouping: 0) } rated games
    }
player-curve = Rated games: { NUMBER($n, useGrouping: 0) }. From { NUMBER($first, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($last, minimumFractionDigits: 1, maximumFractionDigits: 1) }; highest: { NUMBER($best, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
player-rating-text = It’s a cautious estimate: it starts near 0 and rises as you win, and as more games make it more certain.
player-mistakes = Mistakes per game
player-mistakes-text = Judged games: { NUMBER($n, useGrouping: 0) }. Mistakes and blunders per game: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average, { NUMBER($recent, minimumFractionDigits: 1, maximumFractionDigits: 1) } in the last ten.
player-mistakes-none = Your decisions are judged when a game is over. Your mistakes in each game will appear here.
player-decided = How well you decide
player-decided-text = The error is how much of a victory you lose, on average, with each decision that matters: 10‰ is 1%. The level is that of the bots that err as much. Luck is what the cards gave you per game, in percentage points.
player-unrated = Play under a name, and the games you finish count towards your rating.
player-results = Results
player-by-players = Players
player-by-level = Strongest bot
player-players =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } player
       *[other] { NUMBER($n, useGrouping: 0) } players
    }
player-people = No bots
player-games = Games
player-won = Won
player-counted = Games in which you had several seats, and games continued from another one, don’t count here.
player-none = Finish a game, and you’ll see here how you’re doing.
player-ranking = The strongest players
player-devices = Your other devices
player-devices-text = Be the same player on your phone and your computer, with one name, one rating and all your games.
player-code-make = Use on another device
player-code = Your code
player-code-text = On your other device, scan the QR code, open the link, or enter the code on your page. The code works once, within five minutes.
player-code-secret = Don’t show it to anyone else: whoever uses it sees your cards and plays as you.
player-code-link = Link with your code
player-code-qr = QR code with your code
player-code-enter = Code from your other device
player-code-warning = Only use a code you’ve made yourself: whoever made it sees your cards here.
player-code-replaces = This device will then be the same player as your other one. What you’ve played here so far stays with the player you were, and you can’t switch back.
player-code-use = Use this code
player-passkey-add = Add a passkey
player-passkey-text = A passkey lets you sign in with your fingerprint, face or PIN, on this device and wherever your passkeys are synced. There’s no password.
player-passkey-added = Your passkey is ready. Use it on another device, or here if this browser ever forgets you.
player-passkey-most = You’ve reached this server’s limit for passkeys. Remove one before you add another.
player-passkey-join = Sign in with a passkey
player-passkey-cancelled = That was cancelled or took too long. Try again when you’re ready.
player-passkey-here = You already have a passkey on this device, so there’s nothing to add.
player-passkey-unsupported = This device or browser can’t use a passkey here. Use a code instead.
player-known = Where you’re signed in
player-known-lost = If you lose a device, sign it out here. Then no one can see your cards or play as you on it any more.
player-known-here = This device
player-known-other = Another device
player-known-passkey = Passkey
player-known-text = Added on { $added }, last used on { $used }.
player-known-new = Added on { $added }.
player-sign-out = Sign out
player-sign-out-others = Sign out all others
player-sign-out-sure = You won’t be this player here any more. Without another device or a passkey, you won’t be able to get your name, rating and games back.
player-sign-out-yes = Sign out here
player-signed-out = Done. No one can play as you on that device any more.
player-signed-out-others = All your other devices are signed out.
player-passkeys = Your passkeys
player-passkey-remove = Remove
player-passkey-removed = Removed: this passkey no longer works here. Delete it from your device or password manager, too.
player-data = Your data
player-data-text = Download everything this server keeps about you, or delete it: your name, your results and rating, and what you wrote. The games you played stay, without your name. The privacy page says more.
player-download = Download my data
player-delete = Delete my data
player-delete-sure = This can’t be undone. If you’re in a game, a bot takes over.
player-delete-yes = Delete for good
player-deleted = Everything has been deleted. Thank you for playing.
