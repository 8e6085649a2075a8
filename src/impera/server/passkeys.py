"""Passkeys: keys in guests' devices and password managers, with which any device becomes theirs.

A challenge is random bytes, the time until which it counts, and our signature on these, on what it
is for and on the site. So nothing is kept when one is asked for, and any process can check one.
What is kept is that one was answered, for as long as it could be answered again: only somebody who
has a passkey can have that noted.
"""

import hashlib
import logging
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hmac import compare_digest
from typing import NamedTuple

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import (
    decode_credential_public_key,
    decoded_public_key_to_cryptography,
    encode_cbor,
    parse_cbor,
    parse_client_data_json,
)
from webauthn.helpers.cose import COSEAlgorithmIdentifier

from impera.server.guests import Guests, shown
from impera.server.messages import requests
from impera.server.messages.problems import Problem
from impera.server.storage.guests import Guest
from impera.server.storage.passkeys import Challenge, Passkey
from impera.server.storage.store import Store

SECONDS = 300
RANDOM, TIME = 16, 8  # bytes of a challenge, before its signature
JOINING = "join"
# What browsers and their devices can do: the first is usual, Windows may know only the last.
ALGORITHMS = (
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
)

log = logging.getLogger("impera.server")


class Site(NamedTuple):
    """The server's name, as the caller knows it, and the origins of pages that may use it."""

    name: str
    origins: list[str]


class Passkeys:
    """Makes challenges, and checks the answers."""

    def __init__(self, store: Store, guests: Guests) -> None:
        self._store, self._guests = store, guests

    def challenge(self, purpose: str, site: Site, now: int) -> str:
        """A challenge that counts once, on this site, for this purpose and not for long."""
        until = (now + SECONDS * 1000).to_bytes(TIME, "big")
        made = secrets.token_bytes(RANDOM) + until
        return encode(made + self._signature(made, purpose, site))

    async def add(self, guest: Guest, site: Site, wish: requests.NewPasskey) -> None:
        """Keep a passkey that has answered a challenge."""
        with refusing():
            given = challenge_in(wish.client_data)
            challenge = self._read(given, adding(guest), site)
            answered = verify_registration_response(
                credential={
                    "id": wish.id,
                    "rawId": wish.id,
                    "type": "public-key",
                    "response": {
                        "clientDataJSON": wish.client_data,
                        "attestationObject": encode(unattested(decode(wish.attestation))),
                    },
                },
                expected_challenge=given,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                supported_pub_key_algs=list(ALGORITHMS),
            )
            key = answered.credential_public_key
            decoded_public_key_to_cryptography(decode_credential_public_key(key))
            check(answered.credential_id == decode(wish.id))
        made = Passkey(wish.id, guest.id, encode(key), answered.sign_count, site.name)
        if not await self._store.passkeys.add(made, challenge):
            raise refused("spent, known or too many")

    async def join(
        self, site: Site, wish: requests.UsePasskey, check_guest: Callable[[str], None]
    ) -> tuple[Guest, str]:
        """The guest whose passkey has answered a challenge, and a cookie for this device."""
        passkey = await self._store.passkeys.find(wish.id)
        if passkey is None:
            raise refused("unknown")
        with refusing():
            given = challenge_in(wish.client_data)
            challenge = self._read(given, JOINING, site)
            check(passkey.site == site.name)
            check(decode(wish.user) == passkey.guest_id.encode())
            answered = verify_authentication_response(
                credential={
                    "id": wish.id,
                    "rawId": wish.id,
                    "type": "public-key",
                    "response": {
                        "clientDataJSON": wish.client_data,
                        "authenticatorData": wish.authenticator_data,
                        "signature": wish.signature,
                    },
                },
                expected_challenge=given,
                expected_rp_id=site.name,
                expected_origin=site.origins,
                credential_public_key=decode(passkey.key),
                credential_current_sign_count=passkey.uses,
            )
        check_guest(passkey.guest_id)
        found = await self._store.passkeys.use(wish.id, answered.new_sign_count, challenge)
        if found is None:
            raise refused("spent, or the counter stands still")
        guest, token = found
        return shown(guest), self._guests.cookie(token)

    def _signature(self, made: bytes, purpose: str, site: Site) -> bytes:
        return bytes.fromhex(self._guests.sign(f"passkey {made.hex()} {site.name} {purpose}"))

    def _read(self, given: bytes, purpose: str, site: Site) -> Challenge:
        """A challenge of ours; the database knows whether it is too old or spent."""
        made, signature = given[: RANDOM + TIME], given[RANDOM + TIME :]
        check(compare_digest(self._signature(made, purpose, site), signature))
        until = int.from_bytes(made[RANDOM:], "big")
        return Challenge(hashlib.sha256(made).hexdigest(), until)


def adding(guest: Guest) -> str:
    """The purpose of a challenge with which a guest adds a passkey: nobody else can use it."""
    return f"add {guest.id}"


def challenge_in(client_data: str) -> bytes:
    """The challenge that a browser has answered, on a page of its own and not inside another's."""
    found = parse_client_data_json(decode(client_data))
    check(not found.cross_origin)
    return found.challenge


def unattested(attestation: bytes) -> bytes:
    """An attestation without what it says about the device's maker: nobody asked for that."""
    return encode_cbor(
        {"fmt": "none", "attStmt": {}, "authData": parse_cbor(attestation)["authData"]}
    )


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever is wrong with an answer: callers learn no more than that it doesn't count."""
    try:
        yield
    except Exception as error:  # the library lets through whatever malformed bytes lead to
        raise refused(type(error).__name__) from None


def refused(reason: str) -> Problem:
    """An answer that doesn't count; only the log says why."""
    log.info("passkey refused", extra={"reason": reason})
    return Problem("passkey", "this passkey is unknown here, or was used too late; try again")


def check(right: bool) -> None:
    """Refuse what isn't right."""
    if not right:
        raise ValueError("not as it should be")


def encode(plain: bytes) -> str:
    """URL-safe base64, as browsers write it."""
    return urlsafe_b64encode(plain).decode().rstrip("=")


def decode(encoded: str) -> bytes:
    """The bytes in URL-safe base64."""
    return urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4))
