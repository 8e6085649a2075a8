### The words of the screen `home`; the words of the game are in ../en.ftl.

home-against =
    { $n ->
        [one] You against { NUMBER($n, useGrouping: 0) } bot. It begins at once.
       *[other] You against { NUMBER($n, useGrouping: 0) } bots. It begins at once.
    }
home-strength = Strength of the bots
home-hint = New to the game? A short tutorial shows you every Domain while you play.
home-hint-go = Show me
home-hint-no = Not now
home-new-text = With friends by a link, on one screen or against bots, just as you like it.
home-join = Join by link
home-join-text = Paste the link that you were sent, or only the code at its end.
home-join-unreadable = That is neither a link to a table nor its code. Copy the whole link and paste it here.
home-join-elsewhere = That table is on another server, { $host }. Open the link in your browser’s address bar.
home-join-over = That game is over, but you can look at it again.
home-full = All chairs at this table are taken, but you may watch.
home-free =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } free chair
       *[other] { NUMBER($n, useGrouping: 0) } free chairs
    }
home-continue = Your tables
home-continue-go = Play on
home-tables-open = Open one yourself: tick “Public” at a new table.
home-shelf = Learn and look up
home-learn = Learn
home-learn-text = A short game that shows you everything, step by step.
home-rules = Rules
home-rules-text = All of them, with a search and the differences between the printings.
home-games = My games
home-games-text = What you have played here, to see again and to learn from.
home-name-known = You play as { $name }.
home-name-none = You play without a name.
home-name-change = Change
home-name-save = Save
home-unreachable = The server does not answer. Check your connection and try again.
home-outdated = This page is older than the server. Reload it to go on; nothing is lost.

## A new table

home-who-here = Here, on this device
home-who-link = Somebody with the link
home-who-bot = Bot: { $name }
home-chair-name = Name on chair { NUMBER($n, useGrouping: 0) }
home-name-optional = Name
home-hot-seat = You share this device: the page hides the cards while you hand it over.
home-bots-only = Only bots play; you watch.
home-nobody-here = You have no chair of your own; you can still take one at the table.
home-edition-fits = in your language
home-clock-own = Own numbers
home-clock-decision = Seconds for each decision
home-clock-reserve = Minutes in reserve, for the whole game
home-clock-wrong = Give 5 seconds to 14 days for a decision, and at most 14 days in reserve.
home-free-text = Free talk: people may write what they like, not only phrases
home-talk = Company and talk
home-team = Team { NUMBER($n, useGrouping: 0) }

## Before the game

home-waiting =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } chair is still free. The game begins by itself as soon as somebody sits there.
       *[other] { NUMBER($n, useGrouping: 0) } chairs are still free. The game begins by itself as soon as everybody sits.
    }
home-watching = You are watching. Take a free chair if you want to play.
home-invite = Invite the others
home-invite-text = Send this link, or let a phone look at the code.
home-copied = Copied
home-share = Share
home-share-text = Come and play Carta Impera Victoria with me.
home-qr = The link as a code to scan
home-also-here = More people on this device? They sit down the same way; give each a name.
home-sit-too = Sit down here too
home-you = you
home-shuffling = Everybody’s device adds to the shuffle, so that nobody, not even the server, can arrange the cards.
home-shuffling-for = Still awaited: { $players }. Whoever does not come in time loses the chair.

## Trouble

home-lost = The connection is lost. Your decisions are kept, and the page tries again by itself.
home-restarting = The server is restarting. Nothing is lost; the page comes back by itself.
home-retry = Try now
home-reload = Reload
home-understood = Understood

## The bar

home-menu = Menu and settings
home-places = Pages
home-theme-system = Automatic
home-theme-light = Light
home-theme-dark = Dark
home-sound = Sounds
home-confirm = Confirm every decision
home-notify = Notify me when it is my turn
home-notify-denied = The browser does not allow notifications here. Allow them in its settings for this page.
home-pace = Others’ turns
home-pace-calm = Calm
home-pace-quick = Quick
home-pace-none = At once
home-app = Carta Impera Victoria, the card game of rising civilisations, for two to four players.

## Games

home-games-title = Games
home-games-running = Still running
home-games-return = Back to the table
home-games-mine = My games
home-games-mine-none = You have not finished a game here yet.
home-games-play = Play a game
home-games-all = Everybody’s games
home-games-all-none = No public game has been finished yet.
home-games-open = Open a table
home-games-won = You won
home-games-lost = You did not win
home-games-decisions =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } decision
       *[other] { NUMBER($n, useGrouping: 0) } decisions
    }
home-games-continued = continued from another game
home-games-more = Show more
