"""The keyring: codes and passkeys that make another device the caller's, and how one is not."""

from starlette.requests import Request
from starlette.responses import Response

from impera.server import codes, passkeys
from impera.server.desk import Desk, answer, body, known, me
from impera.server.guests import cookie_of, drop_cookie, set_cookie
from impera.server.messages import replies, requests
from impera.server.messages.problems import Problem
from impera.server.persons import rekeyed
from impera.server.storage.devices import Device
from impera.server.storage.guests import Guest
from impera.server.storage.passkeys import MOST

LENGTH = 16  # characters of a hash that name a device to its owner


class Keyring(Desk):
    """Answers what is about the caller's devices."""

    # Codes.

    async def code(self, request: Request) -> Response:
        """A code for another device of the caller's."""
        self.gate.check_origin(request)
        await body(request, requests.NewCode)
        known = await self._guest(request)
        if known is None:
            raise Problem("refused", "the server doesn't know you yet; POST /api/guest first")
        self.gate.check_opening(request)
        return answer(replies.Code(await self.guests.offer(known), codes.SECONDS), 201)

    async def join(self, request: Request) -> Response:
        """The caller becomes the guest whose code it is."""
        self.gate.check_origin(request)
        wish = await body(request, requests.Join)
        self.gate.check_guess(request)
        guest, cookie = await self.guests.join(wish.code)
        response = answer(me(guest))
        set_cookie(response, request, cookie)
        return response

    # Passkeys.

    async def new_passkey(self, request: Request) -> Response:
        """What a browser needs to make a passkey for the caller."""
        self.gate.check_origin(request)
        await body(request, requests.NewChallenge)
        guest, site = known(await self._welcome(request)), self._site(request)
        had = await self.store.passkeys.of(guest.id)
        if len(had) >= MOST:
            raise Problem("not-now", f"you have {MOST} passkeys; remove one first")
        return answer(
            replies.PasskeyOptions(
                self.passkeys.challenge(passkeys.adding(guest), site, self.house.now()),
                site.name,
                passkeys.encode(guest.id.encode()),
                guest.name,
                [each.id for each in had if each.site == site.name],
                list(passkeys.ALGORITHMS),
                passkeys.SECONDS,
            )
        )

    async def passkey(self, request: Request) -> Response:
        """Keep a passkey of the caller's; or keep it no longer."""
        self.gate.check_origin(request)
        if request.method == "POST":
            wish = await body(request, requests.NewPasskey)
            guest = known(await self._welcome(request))
            self.gate.check_opening(request)
            await self.passkeys.add(guest, self._site(request), wish)
        else:
            old = await body(request, requests.OldPasskey)
            guest = known(await self._guest(request))
            await self.store.passkeys.remove(old.id, guest.id)
        return answer(await self._devices(guest, request))

    async def passkey_challenge(self, request: Request) -> Response:
        """What a browser needs to sign in with a passkey."""
        self.gate.check_origin(request)
        await body(request, requests.NewChallenge)
        site = self._site(request)
        challenge = self.passkeys.challenge(passkeys.JOINING, site, self.house.now())
        return answer(replies.PasskeyChallenge(challenge, site.name, passkeys.SECONDS))

    async def join_by_passkey(self, request: Request) -> Response:
        """The caller becomes the guest whose passkey it is."""
        self.gate.check_origin(request)
        wish = await body(request, requests.UsePasskey)
        self.gate.check_passkey(request)

        def check(guest: str) -> None:
            self.house.force.check_guest(guest, self.house.now())

        guest, cookie = await self.passkeys.join(self._site(request), wish, check)
        response = answer(me(guest))
        set_cookie(response, request, cookie)
        return response

    def _site(self, request: Request) -> passkeys.Site:
        name = self.gate.hosts.name(request)
        if name is None:
            raise Problem("refused", "passkeys need a server with a name, not just an address")
        return passkeys.Site(name, self.gate.origins(request))

    # Devices.

    async def devices(self, request: Request) -> Response:
        """Where the caller is known; or sign some of that out."""
        guest = await self._guest(request)
        if request.method == "DELETE":
            self.gate.check_origin(request)
            wish = await body(request, requests.SignOut)
            self.gate.check_opening(request)
            await self._sign_out(known(guest), self._mine(request), wish.device)
            guest = await self._guest(request)
        if guest is not None:
            return answer(await self._devices(guest, request))
        response = answer(replies.Devices([], [], False))
        if request.method == "DELETE":
            drop_cookie(response)
        return response

    async def _sign_out(self, guest: Guest, mine: str | None, which: str | None) -> None:
        """Sign out a device, or all but this one; their sockets are closed before the answer."""

        def is_meant(token_hash: str) -> bool:
            return token_hash != mine if which is None else name_of(token_hash) == which

        if await self.store.devices.sign_out(guest.id, is_meant, rekeyed):
            await self.house.learn_acts()

    async def _devices(self, guest: Guest, request: Request) -> replies.Devices:
        mine, had = self._mine(request), await self.store.passkeys.of(guest.id)
        return replies.Devices(
            [listed(device, mine) for device in await self.store.devices.of(guest.id)],
            [replies.KnownPasskey(each.id, each.added_at, each.used_at) for each in had],
            len(had) < MOST,
        )

    def _mine(self, request: Request) -> str | None:
        return self.guests.device(cookie_of(request))


def listed(device: Device, mine: str | None) -> replies.KnownDevice:
    """A device as its owner sees it."""
    name, here = name_of(device.token_hash), device.token_hash == mine
    return replies.KnownDevice(name, device.added_at, device.seen_at, here)


def name_of(token_hash: str) -> str:
    """What a device is called: too little of the hash of its secret to be of use to anybody."""
    return token_hash[:LENGTH]
