"""Who we are to a push service (RFC 8292): a key pair made at the first start."""

import json
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from impera.server.push.sealing import CURVE, encoded, encoded_point
from impera.server.storage.store import Store

NAME = "vapid"
VALID = 12 * 3600  # seconds


class Signer:
    """Signs what is sent to push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = encoded(encoded_point(key.public_key()))

    @classmethod
    async def of(cls, store: Store) -> "Signer":
        """The same for all processes that serve from a database."""
        value = int(await store.secret(NAME, new_key), 16)
        return cls(ec.derive_private_key(value, CURVE))

    def header(self, endpoint: str, site: str, now: int) -> str:
        """What `Authorization` says to the service of an endpoint, about us and for how long."""
        scheme, service = urlsplit(endpoint)[:2]
        claims = {"aud": f"{scheme}://{service}", "exp": now // 1000 + VALID, "sub": site}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        said = ".".join(encoded(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"


def new_key() -> str:
    """A new private key, as text."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"
