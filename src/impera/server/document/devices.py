"""What the server answers about a guest's devices, with examples."""

import json

from impera.server import codes, passkeys
from impera.server.document.endpoint import Endpoint
from impera.server.document.rehearsal import made_up
from impera.server.messages import replies, requests
from impera.server.messages.protocol import LARGEST_FRAME
from impera.server.storage.retention import DAY

CODE = "7KQ2M0XDTA"
SITE = "play.example.org"
CHALLENGE = passkeys.encode(made_up(20) + made_up(21)[:24])
PASSKEY = passkeys.encode(made_up(22)[:16])
WHOLE = f"The body as a whole can have at most {LARGEST_FRAME} bytes."
HERE, THERE = "3f1c09be7a5d2486", "b0a94d7715c2e63f"

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/guest/code",
        "A code for [another device](#another-device); it replaces any that you had. The body can "
        "be left out.",
        replies.Code,
        status=201,
    ),
    Endpoint(
        "POST",
        "/api/guest/join",
        "Become the same guest as on the device that showed the code. The cookie it sets replaces "
        "the one that you had.",
        replies.Me,
        requests.Join,
    ),
    Endpoint(
        "POST",
        "/api/guest/passkey/new",
        "A challenge with which a browser makes a [passkey](#passkeys) for you. The body can be "
        "left out.",
        replies.PasskeyOptions,
    ),
    Endpoint(
        "POST",
        "/api/guest/passkey",
        f"Add the passkey that has answered such a challenge. {WHOLE}",
        replies.Devices,
        requests.NewPasskey,
    ),
    Endpoint(
        "POST",
        "/api/guest/passkey/challenge",
        "A challenge with which a browser asks for a passkey of this server. The body can be left "
        "out.",
        replies.PasskeyChallenge,
    ),
    Endpoint(
        "POST",
        "/api/guest/passkey/join",
        "Become the guest whose passkey has answered such a challenge. The cookie it sets replaces "
        f"the one that you had. {WHOLE}",
        replies.Me,
        requests.UsePasskey,
    ),
    Endpoint(
        "GET",
        "/api/guest/devices",
        "Your devices and passkeys. It needs your cookie, so nobody else can ask for them.",
        replies.Devices,
    ),
    Endpoint(
        "DELETE",
        "/api/guest/passkey",
        "Remove a passkey of yours. Devices that have signed in with it stay signed in.",
        replies.Devices,
        requests.OldPasskey,
    ),
    Endpoint(
        "DELETE",
        "/api/guest/devices",
        "[Sign out](#signing-out) a device of yours, or all but this one.",
        replies.Devices,
        requests.SignOut,
    ),
)


def bodies() -> dict[str, object]:
    """The bodies that are sent in the examples."""
    return {
        "POST /api/guest/join": {"code": CODE},
        "POST /api/guest/passkey": {
            "id": PASSKEY,
            "client_data": client_data("create"),
            "attestation": passkeys.encode(b"".join(map(made_up, range(30, 36)))),
        },
        "POST /api/guest/passkey/join": {
            "id": PASSKEY,
            "client_data": client_data("get"),
            "authenticator_data": passkeys.encode(made_up(40) + made_up(41)[:5]),
            "signature": passkeys.encode(made_up(42) + made_up(43)),
            "user": passkeys.encode(b"hY2rD6nQw8LsXe0b"),
        },
        "DELETE /api/guest/passkey": {"id": PASSKEY},
        "DELETE /api/guest/devices": {"device": THERE},
    }


def client_data(what: str) -> str:
    """What a browser says that it was asked."""
    asked = {"type": f"webauthn.{what}", "challenge": CHALLENGE, "origin": f"https://{SITE}"}
    return passkeys.encode(json.dumps(asked, separators=(",", ":")).encode())


def examples(ada: replies.Me, at: int) -> dict[str, object]:
    """The answers in the examples."""
    here = replies.KnownDevice(HERE, at, day(at), True)
    there = replies.KnownDevice(THERE, at + DAY, day(at + DAY), False)
    passkey = replies.KnownPasskey(PASSKEY, at, None)
    seconds = passkeys.SECONDS
    return {
        "POST /api/guest/code": replies.Code(CODE, codes.SECONDS),
        "POST /api/guest/join": ada,
        "POST /api/guest/passkey/new": replies.PasskeyOptions(
            CHALLENGE,
            SITE,
            passkeys.encode((ada.guest or "").encode()),
            ada.name,
            [],
            list(passkeys.ALGORITHMS),
            seconds,
        ),
        "POST /api/guest/passkey": replies.Devices([here], [passkey], True),
        "POST /api/guest/passkey/challenge": replies.PasskeyChallenge(CHALLENGE, SITE, seconds),
        "POST /api/guest/passkey/join": ada,
        "GET /api/guest/devices": replies.Devices([here, there], [passkey], True),
        "DELETE /api/guest/passkey": replies.Devices([here, there], [], True),
        "DELETE /api/guest/devices": replies.Devices([here], [], True),
    }


def day(at: int) -> int:
    """The day of a moment."""
    return at // DAY * DAY
