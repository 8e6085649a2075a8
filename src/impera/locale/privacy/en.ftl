### The words of the screen `privacy`; the words of the game are in ../en.ftl.

privacy-title = Privacy
privacy-lead = You play without an account, an e-mail address or a password. This is what the server keeps, and for how long.
privacy-kept = What is kept
privacy-kept-tables = Every table: its decisions (so that games can go on and be replayed), the names people sat down with, and what they said.
privacy-kept-guest = If you give a name or have our cookie: your name, your results and your rating.
privacy-kept-cookie = One cookie, which lets the server recognise you. It isn’t used for anything else, and nobody else gets it. Your browser also remembers your settings and seats.
privacy-kept-devices = For each of your devices: when it was added and the day it was last used. The server doesn’t store which device or browser it is.
privacy-kept-passkeys = If you add a passkey: its public part, when it was added, and the day it was last used. The secret part stays on your device or in your password manager.
privacy-kept-browsers = If you ask for notifications: your browser’s address at its push service, its keys and your language. That service learns that this server has a message for you, but not what it says.
privacy-kept-address = Your network address is used to limit misuse, but isn’t stored with your games. If the host bans a network, that network’s address is kept.
privacy-kept-acts = If the host mutes, renames or bans someone: what the host did, and why.
privacy-time = For how long
privacy-time-games = Finished games
privacy-time-bot-games = Games between bots only
privacy-time-chat = Chat, after the game
privacy-time-abandoned = Tables without a finished game
privacy-ever = kept until deleted by the host
privacy-days =
    { $n ->
        [one] { NUMBER($n, useGrouping: 0) } day
       *[other] { NUMBER($n, useGrouping: 0) } days
    }
privacy-time-reported = Anything that was reported is kept until the host has dealt with it.
privacy-yours = What you can do
privacy-yours-text = On your own page you can download everything that’s kept about you, or delete it. Games you played with others stay, without your name.
privacy-yours-link = Go to your page
privacy-seen = Who sees it
privacy-seen-text = Players at your table and people who watch see your name and what you say. Finished games from public tables, and the ranking, are open to everyone. The host can read what was said.
privacy-host = Who runs this server
privacy-contact = Contact
privacy-nobody = The host hasn’t said who they are.
