"""Guests: a cookie lets us recognise them when they return, with or without a name."""

import hashlib
import hmac
import re

from starlette.requests import HTTPConnection
from starlette.responses import Response

from impera.server.codes import SECONDS, new_code, read_code
from impera.server.messages.problems import Problem
from impera.server.storage.guests import Guest, new_token
from impera.server.storage.log import hashed
from impera.server.storage.store import Store
from impera.server.table.names import known_name

COOKIE, SECURE_COOKIE = "impera_guest", "__Host-impera_guest"
YEAR = 365 * 86400
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Guests:
    """The guest book. A cookie is a secret with our signature; without it, nothing is looked up."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store, self._key = store, key

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest with this cookie."""
        token = self._token(cookie)
        guest = token and await self._store.guests.find(token)
        return shown(guest) if guest else None

    def device(self, cookie: str | None) -> str | None:
        """How the device with this cookie is known: by a hash of its secret."""
        token = self._token(cookie)
        return hashed(token) if token else None

    def _token(self, cookie: str | None) -> str | None:
        """The secret in a cookie, if it is ours."""
        token, _, signature = (cookie or "").partition(".")
        if not TOKEN.fullmatch(token) or not hmac.compare_digest(self.sign(token), signature):
            return None
        return token

    def cookie(self, token: str) -> str:
        """The cookie with this secret."""
        return f"{token}.{self.sign(token)}"

    async def welcome(self, name: str | None) -> tuple[Guest, str]:
        """A new guest, and the cookie."""
        guest, token = await self._store.guests.create(name)
        return guest, self.cookie(token)

    async def offer(self, guest: Guest) -> str:
        """A code with which another device becomes this guest's, once."""
        code = new_code()
        await self._store.devices.offer(guest.id, self.sign(f"code {code}"), SECONDS)
        return code

    async def join(self, typed: str) -> tuple[Guest, str]:
        """The guest whose code it is, and a cookie for this device."""
        code = read_code(typed)
        found = code and await self._store.devices.join(self.sign(f"code {code}"))
        if not found:
            raise Problem("code", "this code is wrong, already used or too old; ask for a new one")
        guest, token = found
        return shown(guest), self.cookie(token)

    async def rename(self, guest: Guest, name: str | None) -> Guest:
        """Change the name, or remove it."""
        await self._store.guests.rename(guest.id, name)
        return guest._replace(name=name)

    def sign(self, text: str) -> str:
        """Our signature; what isn't a cookie's secret begins with a word and a space."""
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()


def shown(guest: Guest) -> Guest:
    """A guest as others see them: a name from before today's rules may no longer be one."""
    return guest._replace(name=known_name(guest.name))


def is_secure(request: HTTPConnection) -> bool:
    """Whether it came over TLS, as far as our proxies tell."""
    return request.scope["scheme"] in ("https", "wss")


def cookie_of(request: HTTPConnection) -> str | None:
    """The cookie to believe: over TLS only the kind that no other site or network can plant."""
    return request.cookies.get(SECURE_COOKIE if is_secure(request) else COOKIE)


def set_cookie(response: Response, request: HTTPConnection, cookie: str) -> None:
    """Let the browser remember who its visitor is."""
    secure = is_secure(request)
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        cookie,
        max_age=YEAR,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(response: Response) -> None:
    """Let the browser forget who its visitor was."""
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    response.delete_cookie(SECURE_COOKIE, path="/", secure=True, httponly=True, samesite="lax")


def read_token(given: str | None) -> tuple[str, str]:
    """The token of a socket, the one given or a new one, and its hash."""
    token = given if given is not None and TOKEN.fullmatch(given) else new_token()
    return token, hashed(token)
