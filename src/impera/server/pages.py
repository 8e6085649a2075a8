"""The page: what the build has made of web/, or a plain sign where it was not built."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

BUILT = Path(__file__).parent / "static"
LANDING = Path(__file__).parent / "landing.html"
# Where the page shows something of its own; it reads the address itself.
PLACES = ("/", "/new", "/learn", "/rules", "/games", "/t/{table}", "/g/{table}")
# For what is the same for all: beside secrets, the length of what is packed could tell of them.
SMALLER = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
FRESH = {"Cache-Control": "no-cache"}
TYPES = {".webmanifest": "application/manifest+json"}  # not every system knows it


class Assets(StaticFiles):
    """Files whose names change with their content: a browser need not ask for them again."""

    def file_response(self, *given: object, **named: object) -> Response:
        response = super().file_response(*given, **named)  # type: ignore[arg-type]  # passed on
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


async def page(_: Request, status: int = 200) -> Response:
    """The page itself."""
    index = BUILT / "index.html"
    return FileResponse(index if index.exists() else LANDING, status, headers=FRESH)


def is_asked_by_a_reader(request: HTTPConnection) -> bool:
    """Whether a person has come to an address, who wants no JSON."""
    accepted, path = request.headers.get("accept", ""), request.url.path
    return "text/html" in accepted and not path.startswith(("/api/", "/assets/"))


def routes() -> list[BaseRoute]:
    """The page at each of its places, and its files."""
    found: list[BaseRoute] = [Route(place, page) for place in PLACES]
    if BUILT.exists():
        assets = Assets(directory=BUILT / "assets", check_dir=False)
        found.append(Mount("/assets", assets, middleware=[SMALLER]))
        found += [Route(f"/{file.name}", still(file)) for file in sorted(BUILT.glob("*.*"))]
    return found


def still(file: Path) -> Callable[[Request], Awaitable[Response]]:
    """What answers with a file that lies beside the page, such as its icon."""

    async def answer(_: Request) -> Response:
        return FileResponse(file, headers=FRESH, media_type=TYPES.get(file.suffix))

    return answer
