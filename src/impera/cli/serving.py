"""The command that hosts tables."""

import re
from typing import Any

import click

from impera.words.languages import LANGUAGES


def reachable(_: click.Context, __: click.Parameter, contact: str) -> str:
    """A way to reach the host as a URI, which programs understand too."""
    if not contact or re.fullmatch(r"(https://|mailto:|tel:)\S+", contact):
        return contact
    if re.fullmatch(r"[^\s@:]+@[^\s@:]+", contact):
        return f"mailto:{contact}"
    raise click.BadParameter("write an e-mail address, or a page that begins with https://")


@click.command(context_settings={"auto_envvar_prefix": "IMPERA"})
@click.option(
    "--database",
    default="impera.db",
    show_default=True,
    help="Where everything is kept: an SQLite file, or postgresql://USER:PASSWORD@HOST/NAME.",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on; 0.0.0.0 for all networks.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port to listen on; 0 for any free one.",
)
@click.option(
    "--hosts",
    default="",
    help="The names under which people reach this server, comma-separated; * for any. Addresses, "
    "localhost and names of the local network are always among them.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another site whose pages may connect, such as https://example.org; can be repeated.",
)
@click.option(
    "--proxies",
    default="",
    help="Addresses or networks of the proxies in front, comma-separated: their X-Forwarded-For "
    "and X-Forwarded-Proto are trusted.",
)
@click.option(
    "--sockets-per-address",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many sockets one address can have open.",
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="How many other connections one address can have open.",
)
@click.option(
    "--requests-per-second",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="How many simple requests one address can send, after a burst; others count for several.",
)
@click.option(
    "--openings-per-minute",
    type=click.IntRange(1),
    default=60,
    show_default=True,
    help="How many tables, new guests and analyses one address can start.",
)
@click.option(
    "--tables-per-address",
    type=click.IntRange(1),
    default=200,
    show_default=True,
    help="How many unfinished tables opened from one address may have nobody at them.",
)
@click.option(
    "--tables-per-guest",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="How many unfinished tables opened by one guest may have nobody at them.",
)
@click.option(
    "--bots-only-tables",
    type=click.Choice(["auto", "yes", "no"]),
    default="auto",
    show_default=True,
    help="Whether tables can be opened for bots alone. By default, only on a server that nobody "
    "else can reach: at a loopback address, without --proxies and --origin.",
)
@click.option(
    "--bot-threads",
    type=click.IntRange(1, 256),
    help="How many threads bots think in. By default, all cores but one.",
)
@click.option(
    "--bot-pace",
    type=click.FloatRange(0, 60),
    default=0.4,
    show_default=True,
    help="The least time a bot takes for a decision, in seconds. With 0, how long it takes gives "
    "away how hard the decision was.",
)
@click.option(
    "--keep-abandoned",
    type=click.IntRange(0, 36500),
    default=30,
    show_default=True,
    help="For how many days tables that were closed without a finished game are kept; 0 for ever.",
)
@click.option(
    "--keep-chat",
    type=click.IntRange(0, 36500),
    default=90,
    show_default=True,
    help="For how many days after a game its chat is kept; 0 for ever.",
)
@click.option(
    "--keep-games",
    type=click.IntRange(0, 36500),
    default=0,
    show_default=True,
    help="For how many days finished games with people are kept; 0 for ever.",
)
@click.option(
    "--keep-bot-games",
    type=click.IntRange(0, 36500),
    default=30,
    show_default=True,
    help="For how many days finished games between bots only are kept; 0 for ever.",
)
@click.option(
    "--contact",
    default="",
    callback=reachable,
    help="How to reach you, for /privacy and security.txt: an e-mail address or an https:// page.",
)
@click.option(
    "--imprint",
    default="",
    help="Who you are, for /privacy: your name and address, or an https:// page.",
)
@click.option(
    "--push-services",
    default="usual",
    show_default=True,
    help="The push services through which people are notified, comma-separated: `usual` for those "
    "of the common browsers, or the names of other hosts; `off` to notify nobody.",
)
@click.option(
    "--webhook",
    default="",
    help="The address where a chat room takes messages: it is told of public tables and games, at "
    "most once an hour.",
)
@click.option(
    "--webhook-language",
    type=click.Choice(LANGUAGES),
    default="en",
    show_default=True,
    help="The language of these messages.",
)
@click.option(
    "--site",
    default="",
    help="The address where players find this server, such as https://example.org: for links in "
    "these messages.",
)
@click.option(
    "--metrics",
    type=click.Choice(["local", "public", "off"]),
    default="local",
    show_default=True,
    help="Who can see /metrics: this machine and private networks, everybody, or nobody.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How the log is written to stderr: for people, or one JSON object per line.",
)
@click.option(
    "--log-level",
    type=click.Choice(["debug", "info", "warning"]),
    default="info",
    show_default=True,
    help="How much is logged.",
)
def serve(**given: Any) -> None:
    """Host tables for people and bots, over HTTP and WebSockets.

    Every option can also be set in the environment: IMPERA_DATABASE, IMPERA_PORT and so on.
    docs/server.md says more.
    """
    from impera.server.serve import serve
    from impera.server.settings import Settings

    serve(Settings(**{name: value for name, value in given.items() if value is not None}))
