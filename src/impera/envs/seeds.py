"""Seeds in the forms that environments take."""

import operator
import secrets

from impera.rules.refused import Refused, quote


def checked_seed(seed: object) -> int:
    """A seed as a number; without one, a random number."""
    if seed is None:
        return secrets.randbits(64)
    try:
        number = operator.index(seed)  # type: ignore[arg-type]  # that is what is tried
    except TypeError:
        number = -1
    if not 0 <= number < 1 << 64:
        raise Refused(f"seed is {quote(seed)}; it must be a whole number from 0 to 2**64 - 1")
    return number
