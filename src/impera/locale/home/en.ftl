### The words of the screen `home`; the words of the game are in ../en.ftl.

home-against =
    { $n ->
        [one] You against { NUMBER($n, useGrouping: 0) } bot. Starts right away.
       *[other] You against { NUMBER($n, useGrouping: 0) } bots. Starts right away.
    }
home-by-edition = { edition }
home-strength = Strength of the bots
home-hint = New to the game? A short lesson shows you every Domain as you play.
home-hint-go = Show me
home-hint-no = Not now
home-new-text = With friends by link, on one screen or against bots – however you like.
home-new-text-here = With several people on one screen or against bots – however you like.
home-join = Join by link
home-join-text = Paste the link you were sent, or just the code at its end.
home-join-unreadable = That’s neither a table link nor a table code. Copy the whole link and paste it here.
home-join-elsewhere = That table is on another server, { $host }. Paste the link into your browser’s address bar.
home-join-over = That game is over, but you can watch the replay.
home-full = All seats at this table are taken, but you can watch.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } open seat
       *[other] { NUMBER($n, useGrouping: 0) } open seats
    }
home-continue = Your tables
home-continue-go = Play on
home-your-turn = Your turn
home-title-you = You
home-player = Your page
home-tables-open = Open one yourself: tick “Public” when you create a table.
home-shelf = Learning and reference
home-learn = Learn
home-learn-text = Three short lessons, from your first turn to reading the table.
home-rules = Rules
home-rules-text = All of them, searchable, with the differences between editions.
home-games = My games
home-games-text = Everything you’ve played here, to watch again and learn from.
home-name-known = You’re playing as { $name }.
home-name-none = You’re playing without a name.
home-name-change = Change
home-name-save = Save
home-unreachable = The server isn’t answering. Check your connection and try again.
home-outdated = This page is older than the server. Reload it to continue; nothing is lost.
home-newer = A new version of Impera is ready.
home-later = Later

## A new table

home-who-here = Here, on this device
home-who-link = Someone with the link
home-who-bot = Bot: { $name }
home-chair-name = Name for seat { NUMBER($n, useGrouping: 0) }
home-name-optional = Name
home-hot-seat = You’re sharing this device: the cards are hidden while you pass it on.
home-bots-only = Only bots will play; you’ll just watch.
home-nobody-here = You haven’t given yourself a seat; you can still take one at the table.
home-edition-fits = in your language
home-clock-own = Custom
home-clock-decision = Seconds for each decision
home-clock-reserve = Minutes in reserve, for the whole game
home-clock-wrong = Allow between 5 seconds and 14 days for a decision, and at most 14 days in reserve.
home-free-text = Free chat: players can write anything, not just set phrases
home-talk = Visibility and chat
home-team = Team { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } seat is still open. The game starts by itself as soon as it’s taken.
       *[other] { NUMBER($n, useGrouping: 0) } seats are still open. The game starts by itself as soon as every seat is taken.
    }
home-watching = You’re watching. Take an open seat if you want to play.
home-invite = Invite the others
home-invite-text = Send them this link, or let them scan the code with a phone.
home-copied = Copied
home-share = Share
home-share-text = Come and play Carta Impera Victoria with me.
home-qr = QR code for this link
home-also-here = More people on this device? They sit down the same way; give each a name.
home-sit-too = Sit down here too
home-fill = Seat a bot here
home-fill-level = Strength of this bot
home-unfill = Remove the bot
home-you = you
home-shuffling = Everyone’s device adds to the shuffle, so nobody, not even the server, can stack the deck.
home-shuffling-for = Waiting for { $players }. Anyone who doesn’t show up in time loses their seat.

## Trouble

home-lost = Connection lost. Your decisions are safe, and this page will keep trying to reconnect.
home-restarting = The server is restarting. Nothing is lost; this page will reconnect by itself.
home-retry = Try now
home-reload = Reload
home-understood = Got it
home-here-storage = This browser can’t save the game. You can play on, but keep this page open: once you close it, the game is gone.
home-here-level = This device can’t run the strongest bots right now. A weaker one is playing instead.
home-here-slow = This browser is slow, so strong bots don’t look as far ahead.

## The bar

home-menu = Menu and settings
home-places = Pages
home-theme-system = Automatic
home-theme-light = Light
home-theme-dark = Dark
home-sound = Sounds
home-confirm = Confirm every decision
home-ends = End my turn automatically when there’s nothing left to decide
home-notify = Notify me when it’s my turn
home-notify-denied = Your browser doesn’t allow notifications here. Allow them in its settings for this page.
home-pace = Other players’ turns
home-pace-calm = Relaxed
home-pace-quick = Quick
home-pace-none = Instant
home-app = Carta Impera Victoria, the card game of rising civilisations, for two to four players.

## Games

home-games-title = Games
home-games-running = In progress
home-games-return = Back to the table
home-games-mine = My games
home-games-mine-none = You haven’t finished a game here yet.
home-games-play = Play a game
home-games-all = Everyone’s games
home-games-all-none = No public game has been finished yet.
home-games-open = Open a table
home-games-won = You won
home-games-lost = You didn’t win
home-games-decisions =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } decision
       *[other] { NUMBER($n, useGrouping: 0) } decisions
    }
home-games-continued = continued from another game
home-games-begun = started on one device
home-games-more = Show more
home-import = Open a game from a file
home-import-unreadable = This isn’t a complete game. Check the file or the link, or ask for it again.
home-import-rules = This game was played with rules this page doesn’t know. Reload the page and try again.

## The host

home-notice = From the host
home-maintenance = No new tables can be opened for now. Games in progress go on.
home-privacy = Privacy
home-alone = Everything stays in this browser: nothing you do here is sent anywhere.
