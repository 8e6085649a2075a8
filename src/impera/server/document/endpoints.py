"""Everything that the server answers over HTTP, with examples; a test compares the routes."""

import impera
from impera.server import archive
from impera.server.desk import listed
from impera.server.document import devices
from impera.server.document.endpoint import Endpoint
from impera.server.document.rehearsal import OPEN, TABLE, Rehearsal, half_full
from impera.server.messages import kept, protocol, replies, requests
from impera.server.storage.games import FinishedGame
from impera.server.table.talking import phrases
from impera.server.tutorial import tutorial

# The keys of the example in RFC 8291.
ENDPOINT = "https://updates.push.services.mozilla.com/wpush/v2/aBcD"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
OURS = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
BEFORE = ("before", "The `before` of the previous page, to get the next one.")

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table.",
        replies.Opened,
        requests.Open,
        status=201,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "Public tables whose game is not over, at most 50 per page, newest first.",
        replies.Lobby,
        asks=(BEFORE,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table from the outside, public or not, before, during and after its game. To see which "
        "chairs are yours, send your cookie, or `Authorization: Bearer TOKEN` with the token of a "
        "`welcome`.",
        replies.Listed,
    ),
    Endpoint(
        "WebSocket",
        "/api/tables/{table}/socket",
        "Take part in a table, or watch it: [messages](#messages-of-a-client) go both ways.",
        "[messages of the server](#messages-of-the-server)",
    ),
    Endpoint(
        "GET",
        "/api/games",
        "Finished games of public tables, or all of your own, 50 per page, newest first.",
        replies.Games,
        asks=(("mine", "`1` for your own games; it needs your cookie."), BEFORE),
    ),
    Endpoint("GET", "/api/games/{table}", "A short summary of a finished game.", replies.Played),
    Endpoint(
        "GET",
        "/api/games/{table}/record",
        "The [record](records.md#records) of a finished game, with `names` by seat, the `table`, "
        "and the `shuffle` for [`impera verify`](fairness.md#in-the-record). A game that continues "
        "another one has `continued` instead, with that one's `table` and the `step`. If there "
        "were hints, `hints` says how many.",
        "a record",
    ),
    Endpoint(
        "GET",
        "/api/games/{table}/replay",
        "A finished game step by step, with all cards open or as a seat knew it.",
        replies.Replay,
        asks=(("seat", "0 to 3: whose point of view. Without it, all cards are open."),),
        cut="The example shows only the first step:",
    ),
    Endpoint(
        "GET",
        "/api/games/{table}/analysis",
        "What the decisions of a finished game were worth. The analysis takes some seconds; an "
        "answer comes within two, and says how far the analysis has got. Ask again until it is "
        "done.",
        replies.Analysis,
        cut="The example shows only two of the decisions:",
    ),
    Endpoint("GET", "/api/ranking", "The 100 strongest players, bots and people.", replies.Ranking),
    Endpoint(
        "GET",
        "/api/phrases",
        "The phrases of the chat, which clients can show in every language; the list is "
        "[below](#phrases).",
        replies.Phrases,
        cut="The example shows only two of them:",
    ),
    Endpoint(
        "GET",
        "/api/tutorial",
        "Scripted games to learn from. The texts of their lessons are in the page.",
        replies.Tutorial,
        cut="The example shows only one step of one course:",
    ),
    Endpoint(
        "POST",
        "/api/guest",
        "Let the server recognise you: it sets a cookie or, if you have one, changes your name.",
        replies.Me,
        requests.NewGuest,
    ),
    Endpoint("GET", "/api/guest", "Who you are, going by your cookie.", replies.Me),
    *devices.ENDPOINTS,
    Endpoint(
        "GET",
        "/api/guest/results",
        "How your games went. It needs your cookie, so nobody else can ask.",
        replies.Results,
    ),
    Endpoint(
        "GET",
        "/api/guest/push",
        "What a browser needs to be [notified](#notifications), and how many of yours are "
        "notified.",
        replies.Push,
    ),
    Endpoint(
        "POST",
        "/api/guest/push",
        "Have a browser notified: send what its `subscribe` has returned, with your cookie. "
        "Sending the same one again changes its keys and language; a sixth replaces your oldest.",
        replies.Push,
        requests.NewDevice,
    ),
    Endpoint(
        "DELETE",
        "/api/guest/push",
        "Stop notifying one of your browsers.",
        replies.Push,
        requests.OldDevice,
    ),
    Endpoint(
        "GET",
        "/api/guest/kept",
        "Everything that is kept about you. It needs your cookie, so nobody else can ask.",
        kept.Kept,
    ),
    Endpoint(
        "DELETE",
        "/api/guest",
        "Remove what is kept about you, going by your cookie: your name, what you wrote, your "
        "results and rating, and the cookie itself. If you are playing, a bot takes over. Games "
        "stay, without your name.",
        replies.Me,
    ),
    Endpoint(
        "GET",
        "/api/notice",
        "What the host announces, who they are, and how long they keep things.",
        kept.Notice,
    ),
    Endpoint("GET", "/", "The page to play on, for a browser.", "HTML"),
    Endpoint(
        "GET",
        "/healthz",
        "Whether the server is alive: 200 whenever it answers, whatever its database does.",
        "an object with `status` and `version`",
    ),
    Endpoint(
        "GET",
        "/readyz",
        "Whether the server can keep what it is told: 200 if something could be written to the "
        "database and read back in the last second; otherwise 503, with a sentence in `status`, "
        "and `Retry-After`. While it is 503, whatever would have to be written is answered with "
        "[`unavailable`](#error-codes).",
        "an object with `status`, and with `version` if the server is ready",
    ),
    Endpoint(
        "GET",
        "/metrics",
        "Figures for Prometheus, if [the host](server.md#health-and-metrics) lets you see them; "
        "otherwise 404.",
        "text",
    ),
    Endpoint("GET", "/robots.txt", "What search engines should leave alone.", "text"),
    Endpoint(
        "GET",
        "/.well-known/security.txt",
        "Whom to tell about a vulnerability (RFC 9116), if the host has said so; otherwise 404.",
        "text",
    ),
)


def bodies() -> dict[str, object]:
    """The bodies that are sent in the examples."""
    wish = {
        "players": OPEN.players,
        "chairs": OPEN.chairs,
        "clock": {"decision": 60, "bank": 300},
    }
    return {
        "POST /api/tables": wish,
        "POST /api/guest": {"name": "Ada"},
        **devices.bodies(),
        "POST /api/guest/push": {
            "endpoint": ENDPOINT,
            "keys": {"p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"},
            "language": "uk",
        },
        "DELETE /api/guest/push": {"endpoint": ENDPOINT},
    }


def examples(played: Rehearsal) -> dict[str, object]:
    """The answers in the examples, at the table of the rehearsal."""
    table = played.table
    assert table.game is not None
    record = protocol.encode(table.record(table.game)).decode()
    game = FinishedGame(TABLE, table.since, record)
    replay = archive.replay(game, None)
    replay.steps = replay.steps[:1]
    first = tutorial().courses[0]
    ada = replies.Me("hY2rD6nQw8LsXe0b", "Ada")
    return {
        "POST /api/tables": replies.Opened(TABLE),
        "GET /api/tables": replies.Lobby([listed(half_full(public=True))], None),
        "GET /api/tables/ID": listed(half_full()),
        "GET /api/games": replies.Games([archive.played(game)], None),
        "GET /api/games/ID": archive.played(game),
        "GET /api/games/ID/record": table.record(table.game),
        "GET /api/games/ID/replay": replay,
        "GET /api/games/ID/analysis": analysis(len(table.game.decisions)),
        "GET /api/ranking": replies.Ranking(
            [
                replies.Ranked("level:6", True, 18.5, 29.0, 3.5, 112),
                replies.Ranked("Ada", False, 8.75, 27.5, 6.25, 9),
            ]
        ),
        "GET /api/phrases": replies.Phrases(phrases().phrases[1:3]),
        "GET /api/tutorial": replies.Tutorial(
            [replies.Course(first.name, first.seat, first.steps[3:4])]
        ),
        "POST /api/guest": ada,
        "GET /api/guest": ada,
        **devices.examples(ada, table.opened_at),
        "GET /api/guest/results": replies.Results(
            [replies.Tally(2, 3, 7, 4), replies.Tally(3, None, 2, 1)],
            replies.Ranked("Ada", False, 8.75, 27.5, 6.25, 9),
            [replies.RatingThen(table.since, 8.75)],
            [replies.MistakesThen(table.since, 2)],
            [replies.Form(2, 7, 0.031, replies.Skill(212, 4.1, 1.2, 4))],
        ),
        "GET /api/guest/kept": kept.Kept(
            "hY2rD6nQw8LsXe0b",
            "Ada",
            table.opened_at,
            replies.Ranked("Ada", False, 8.75, 27.5, 6.25, 9),
            [kept.KeptResult(TABLE, table.since, 2, 3, True, 27.5, 6.25, 1, 31, 0.12, 0.004, 0.08)],
            [
                kept.KeptTable(
                    TABLE,
                    table.opened_at,
                    ["Ada"],
                    [kept.KeptSaying(table.since, "hello", None)],
                    [kept.KeptReport(table.since, "Just for this page.")],
                )
            ],
            [kept.KeptAct(table.since, "mute", "shouting", table.since + 86_400_000)],
            [kept.KeptDevice(table.opened_at, devices.day(table.since))],
            [kept.KeptPasskey(devices.PASSKEY, devices.SITE, table.opened_at, None)],
            [kept.KeptBrowser(ENDPOINT, "uk", table.opened_at)],
        ),
        "DELETE /api/guest": replies.Me(),
        "GET /api/notice": kept.Notice(
            "We are moving to a new machine on Sunday.",
            False,
            "mailto:host@example.org",
            "Ada Lovelace, 12 St James's Square, London",
            kept.KeptFor(30, 90, None, 30),
            {"it": "Domenica ci trasferiamo su una nuova macchina."},
        ),
        "GET /api/guest/push": replies.Push(OURS, 0),
        "POST /api/guest/push": replies.Push(OURS, 1),
        "DELETE /api/guest/push": replies.Push(OURS, 0),
        "GET /healthz": {"status": "ok", "version": impera.__version__},
        "GET /readyz": {"status": "ok", "version": impera.__version__},
    }


def analysis(decisions: int) -> replies.Analysis:
    """An analysis with made-up figures."""
    better = [replies.BetterDecision("play R1", 0.41)]
    judged = [
        replies.JudgedDecision(
            0, 0, "play A1", False, True, 0.41, 0.32, 0.09, better, "mistake", [-0.09, 0.06, 0.03]
        ),
        replies.JudgedDecision(
            1, 0, "end", True, False, 0.32, 0.32, 0.0, [], None, [0.0, 0.0, 0.0]
        ),
    ]
    seats = [
        replies.Accuracy(0, 41, 0.022, 3, 1, 0, replies.Skill(29, 31.1, 8.4, 2)),
        replies.Accuracy(1, 38, 0.017, 2, 0, 0, replies.Skill(27, 23.9, 6.0, 2)),
        replies.Accuracy(2, 36, 0.019, 1, 1, 0, replies.Skill(24, 28.5, 9.1, 2)),
    ]
    chances = [[0.41, 0.32, 0.27], [0.32, 0.38, 0.3], [0.31, 0.4, 0.29]]
    accounts = [
        replies.Account(0, 0.36, 0.08, -0.9, [0.0, 0.21, 0.25], 0.0, 0.0),
        replies.Account(1, 0.33, -0.02, -0.65, [0.52, 0.0, 0.46], 0.36, 1.0),
        replies.Account(2, 0.31, -0.06, -0.71, [0.38, 0.44, 0.0], -0.36, 0.0),
    ]
    draws = [
        replies.Draw(None, None, [0.05, -0.03, -0.02]),
        replies.Draw(1, 0, [0.03, 0.01, -0.04]),
    ]
    turning = [replies.TurningPoint(1, 1, 0.38)]
    opened = [[0.41, 0.3, 0.29], [0.33, 0.37, 0.3], [0.36, 0.38, 0.26]]
    ledger = replies.Ledger(accounts, draws, opened)
    found = replies.Analysed(judged, chances, turning, seats, ledger)
    return replies.Analysis(TABLE, decisions, decisions, found)
