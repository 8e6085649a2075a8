"""A phone's passkeys in software: its answers are real, and every part can be falsified."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from impera.server.passkeys import decode, encode

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256, P256, EC2 = -7, 1, 2


class Authenticator:
    """Keeps a passkey for each site; `counts`: whether it says how often one was used."""

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin, self.counts = origin, counts
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id, self.user, self.uses = secrets.token_bytes(16), "", 0

    def create(self, options: Any, **wrong: Any) -> dict[str, Any]:
        """What `navigator.credentials.create` gives: a new passkey."""
        self.user = options["user"]
        made = {"fmt": "none", "attStmt": {}, "authData": self._attested(options["site"], **wrong)}
        made |= wrong.get("made", {})
        return {
            "id": encode(wrong.get("id", self.id)),
            "client_data": self.client_data("webauthn.create", options["challenge"], **wrong),
            "attestation": encode(wrong.get("attestation", cbor2.dumps(made))),
        }

    def get(self, options: Any, **wrong: Any) -> dict[str, Any]:
        """What `navigator.credentials.get` gives: a signature with the passkey."""
        self.uses += self.counts
        data = self._data(options["site"], **wrong) + wrong.get("more", b"")
        said = self.client_data("webauthn.get", options["challenge"], **wrong)
        signed = data + hashlib.sha256(decode(said)).digest()
        signature = wrong.get("key", self.key).sign(signed, ec.ECDSA(SHA256()))
        return {
            "id": encode(wrong.get("id", self.id)),
            "client_data": said,
            "authenticator_data": encode(wrong.get("data", data)),
            "signature": encode(wrong.get("signature", signature)),
            "user": wrong.get("user", self.user),
        }

    def client_data(self, what: str, challenge: str, **wrong: Any) -> str:
        """What the browser says that it was asked, and by which page."""
        said = {"type": what, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        said |= wrong.get("said", {})
        return encode(wrong.get("client_data", json.dumps(said).encode()))

    def _data(self, site: str, flags: int = PRESENT | VERIFIED, **wrong: Any) -> bytes:
        name: str = wrong.get("rp", site)
        uses: int = wrong.get("uses", self.uses)
        return (
            hashlib.sha256(name.encode()).digest()
            + bytes([wrong.get("flag", flags)])
            + uses.to_bytes(4, "big")
        )

    def _attested(self, site: str, **wrong: Any) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        key = {1: EC2, 3: ES256, -1: P256, -2: x, -3: y} | wrong.get("cose", {})
        length: int = wrong.get("length", len(self.id))
        named = length.to_bytes(2, "big") + self.id
        data = self._data(site, PRESENT | VERIFIED | ATTESTED, **wrong)
        encoded: bytes = wrong.get("cbor", cbor2.dumps(key))
        more: bytes = wrong.get("more", b"")
        return data + bytes(16) + named + encoded + more
