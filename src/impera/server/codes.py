"""One-time codes: a guest shows one on a device, and types or scans it on another.

A code has 50 random bits, lasts five minutes and is spent once; a guest has one at a time. A
process takes 600 guesses a minute from everybody together, and 10 from one address (`gate.py`). So
with a hundred codes waiting at any moment, guessing for a whole year finds one with a chance of 3
in 100,000: 600 * 60 * 24 * 365 * 100 / 2**50. Only a signature with the server's key is kept.
"""

import re
import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O or U
LENGTH = 10
SECONDS = 300
MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})
CODE = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """The code that somebody has typed, perhaps in small letters or with gaps."""
    code = typed.upper().translate(MISREAD)
    return code if CODE.fullmatch(code) else None
