"""Subscribing: what a browser names to be called back at, checked before it is kept."""

import re

from starlette.requests import Request

from impera.rules.refused import Refused
from impera.server.messages.problems import Problem
from impera.server.messages.requests import NewDevice
from impera.server.push import sealing
from impera.server.push.services import Services
from impera.server.storage.browsers import Browser, browser_id
from impera.server.storage.guests import Guest

SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]{1,250}")


def new_device(
    services: Services, guest: Guest, wish: NewDevice, site: str, device: str | None
) -> Browser:
    """The device that a guest wants to be called on."""
    if not services:
        raise Problem("refused", "this server sends no notifications")
    try:
        services.target(wish.endpoint)
        sealing.reader(wish.keys.p256dh, wish.keys.auth)
    except Refused as refused:
        raise Problem("refused", str(refused)) from None
    name, keys = browser_id(wish.endpoint), wish.keys
    known = (guest.id, wish.endpoint, keys.p256dh, keys.auth)
    return Browser(name, *known, wish.language, site, device)


def site_of(request: Request) -> str:
    """The site that somebody subscribes on: push services want to know who sends."""
    site = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return site if SITE.fullmatch(site) else "https://localhost"
