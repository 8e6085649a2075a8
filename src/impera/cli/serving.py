"""The command that hosts tables."""

from typing import Any

import click


@click.command(context_settings={"auto_envvar_prefix": "IMPERA"})
@click.option(
    "--database",
    default="impera.db",
    show_default=True,
    help="Where all is kept: an SQLite file, or postgresql://USER:PASSWORD@HOST/NAME.",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen at; 0.0.0.0 for all networks.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    help="The port to listen at; 0 for any that is free.",
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    help="Another site whose pages may connect, as https://example.org; may be given again.",
)
@click.option(
    "--proxies",
    default="",
    help="Addresses or networks of the proxies in front, parted by commas: their X-Forwarded-For "
    "and X-Forwarded-Proto are believed.",
)
@click.option(
    "--sockets-per-address",
    type=click.IntRange(1),
    default=100,
    show_default=True,
    help="How many sockets one address may have open.",
)
@click.option(
    "--openings-per-minute",
    type=click.IntRange(1),
    default=60,
    show_default=True,
    help="How many tables, new guests and analyses may come from one address.",
)
@click.option(
    "--bot-threads",
    type=click.IntRange(1, 256),
    help="In how many threads bots think. Without it, all cores but one.",
)
@click.option(
    "--bot-pace",
    type=click.FloatRange(0, 60),
    default=0.4,
    show_default=True,
    help="How many seconds a bot takes at least for a decision.",
)
@click.option(
    "--metrics",
    type=click.Choice(["local", "public", "off"]),
    default="local",
    show_default=True,
    help="Who may see /metrics: this machine and private networks, all, or nobody.",
)
@click.option(
    "--log-format",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How the log is written to stderr: for eyes, or one JSON object a line.",
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

    Every option can be set in the environment, too: IMPERA_DATABASE, IMPERA_PORT and so on.
    docs/server.md says more.
    """
    from impera.server.serve import serve
    from impera.server.settings import Settings

    serve(Settings(**{name: value for name, value in given.items() if value is not None}))
