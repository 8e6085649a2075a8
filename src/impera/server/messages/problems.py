"""Why something is refused."""

from typing import Literal

from impera.server.messages.protocol import LARGEST_FRAME, LARGEST_OPENING

Code = Literal[
    "malformed",
    "too-large",
    "too-fast",
    "too-many",
    "enough",
    "unattended",
    "bots-only",
    "slow",
    "late",
    "host",
    "origin",
    "unknown",
    "not-yours",
    "not-now",
    "not-your-turn",
    "old-position",
    "illegal",
    "taken",
    "name",
    "code",
    "passkey",
    "refused",
    "id-reused",
    "unavailable",
    "newer",
    "stopping",
    "banned",
    "muted",
    "maintenance",
]

CODES: dict[str, str] = {
    "malformed": "The message can't be read: not JSON, an unknown type, or an invalid field.",
    "too-large": f"The message is larger than {LARGEST_FRAME} bytes ({LARGEST_OPENING} for a new "
    "table). If it came on a socket, the socket is closed.",
    "too-fast": "More than 20 messages a second after a burst of 40, too much talk, or too many "
    "hints. The message was dropped.",
    "too-many": "Too many sockets, requests, tables, guests, codes, passkeys, browsers to "
    "notify or analyses from one address, or too many games waiting to be analysed. If it was a "
    "socket, it is closed.",
    "enough": "The table has had enough of this: people can sit down, undo, pause, talk and mute "
    "only so often at one table. Decisions always count.",
    "unattended": "Too many of the tables that you have opened have nobody at them. Finish or "
    "leave some of these games before you open another table.",
    "bots-only": "This server doesn't open tables for bots alone. Keep a chair for a person.",
    "slow": "You read too slowly. The socket is closed.",
    "late": "No `hello`, or no complete request, within ten seconds. The connection is closed.",
    "host": "The server doesn't answer to the name that you used for it (status 421, on a socket "
    "too). Use its own name; the host sets it with `--hosts`.",
    "origin": "The request comes from another site's page.",
    "unknown": "There is no such table, game or page. If you asked for a socket, it is closed.",
    "not-yours": "You have no such chair here.",
    "not-now": "It can't be done at this time: the phase is wrong, or it was done already.",
    "not-your-turn": "Another seat decides.",
    "old-position": "The position has changed; the error contains the new one.",
    "illegal": "The decision is not among the legal ones.",
    "taken": "Somebody already has the chair.",
    "name": "This isn't allowed as [a name](#names): it is too long, mixes scripts, or looks like "
    "a bot's; the text says why.",
    "code": "The code for another device is wrong, was used before, or is too old.",
    "passkey": "The passkey is unknown or was removed, or what it answered is wrong, was used "
    "before, or is too old.",
    "refused": "What was asked for is impossible; the text says why.",
    "id-reused": "You have used the id for another message at this table.",
    "unavailable": "The storage doesn't answer. Send the message again, with the same id.",
    "newer": "A newer version of the server has written to the table, and this one can't read it. "
    "The socket is closed.",
    "stopping": "The server is stopping. Connect again in a moment.",
    "banned": "The host has banned you, or the network you come from; `until` says how long. Your "
    "sockets are closed.",
    "muted": "The host has muted you; `until` says how long. You can play on.",
    "maintenance": "For now, no new tables can be opened. Games go on.",
}


class Problem(Exception):
    """Why something was refused: a code for programs and a text for people."""

    def __init__(
        self,
        code: Code,
        text: str,
        *,
        with_position: bool = False,
        wait: int | None = None,
        until: int | None = None,
    ) -> None:
        super().__init__(text)
        self.code: Code = code
        self.with_position = with_position
        self.wait = wait  # seconds after which it's worth asking again, if that is known
        self.until = until
