"""Sealed messages (RFC 8291): only the browser that asked for them can read them."""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from impera.rules.refused import Refused

CURVE = ec.SECP256R1()
POINT, SECRET, SALT = 65, 16, 16  # bytes
RECORD = 4096  # bytes that a push service takes
PADDED = 512  # bytes: all messages have one length, which tells nothing


class Reader(NamedTuple):
    """The keys of a browser."""

    point: bytes
    secret: bytes


def reader(p256dh: str, auth: str) -> Reader:
    """The keys that a browser gave, if they are keys."""
    try:
        found = Reader(decoded(p256dh), decoded(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, found.point)
    except ValueError:
        raise Refused("these are not the keys of a push subscription") from None
    if len(found.point) != POINT or len(found.secret) != SECRET:
        raise Refused("these are not the keys of a push subscription")
    return found


def sealed(
    message: bytes,
    to: Reader,
    *,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED,
) -> bytes:
    """A message for one reader; every message has a key pair and a salt of its own."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.point)
    point = encoded_point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    key = derived(shared, to.secret, b"WebPush: info\0" + to.point + point, 32)
    cipher = AESGCM(derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    filled = message + b"\2" + bytes(max(0, padded - len(message)))
    return head + cipher.encrypt(nonce, filled, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key that is derived from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encoded_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(content: bytes) -> str:
    """Bytes as text for headers and JSON."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
