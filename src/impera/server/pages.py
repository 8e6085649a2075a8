"""The page: what the build has made of web/, or a plain note where it was not built."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

BUILT = Path(__file__).parent / "static"
LANDING = Path(__file__).parent / "landing.html"
# Addresses where the page shows something of its own; it reads the address itself.
PLACES = (
    *("/", "/new", "/learn", "/learn/{course}", "/rules", "/games", "/player", "/privacy"),
    *("/t/{table}", "/g/{table}"),
)
# Only for what is the same for everybody: next to secrets, a compressed length could leak them.
SMALLER = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
SAID_FOR = timedelta(days=180)  # how long a contact can be relied on
FRESH = {"Cache-Control": "no-cache"}
TYPES = {".webmanifest": "application/manifest+json"}  # not every system knows this type


class Assets(StaticFiles):
    """Files whose names change with their content, so that browsers can cache them for good."""

    def file_response(self, *given: object, **named: object) -> Response:
        response = super().file_response(*given, **named)  # type: ignore[arg-type]  # passed on
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(_: Request, status: int = 200) -> Response:
    """The page itself."""
    index = BUILT / "index.html"
    return FileResponse(index if index.exists() else LANDING, status, headers=FRESH)


def robots() -> Response:
    """Search engines may show the game, but no table, replay or player."""
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in ("/api/", "/t/", "/g/", "/player"))]
    return PlainTextResponse("\n".join(lines) + "\n", headers=FRESH)


def security(contact: str, now: int) -> Response:
    """RFC 9116: whom to tell about a weakness; it says until when that can be relied on."""
    expires = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0)
    until = (expires + SAID_FOR).strftime("%Y-%m-%dT%H:%M:%SZ")
    lines = [f"Contact: {contact}", f"Expires: {until}", "Preferred-Languages: en"]
    return PlainTextResponse("\n".join(lines) + "\n", headers=FRESH)


def is_asked_by_a_reader(request: HTTPConnection) -> bool:
    """Whether the request comes from a person's browser, which expects no JSON."""
    accepted, path = request.headers.get("accept", ""), request.url.path
    return "text/html" in accepted and not path.startswith(("/api/", "/assets/"))


def routes() -> list[BaseRoute]:
    """The page at each of its addresses, and its files."""
    found: list[BaseRoute] = [Route(place, page) for place in PLACES]
    if BUILT.exists():
        assets = Assets(directory=BUILT / "assets", check_dir=False)
        found.append(Mount("/assets", assets, middleware=[SMALLER]))
        found += [Route(f"/{file.name}", still(file)) for file in sorted(BUILT.glob("*.*"))]
    return found


def still(file: Path) -> Callable[[Request], Awaitable[Response]]:
    """Answers with a file beside the page, such as its icon."""

    async def answer(_: Request) -> Response:
        return FileResponse(file, headers=FRESH, media_type=TYPES.get(file.suffix))

    return answer
