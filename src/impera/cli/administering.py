"""The command for hosts: tables, reports, guests, bans and announcements."""

import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from impera.server.admin.orders import Sheet

# Ids may begin with a hyphen, so no short options, and an unknown one is an argument.
IDS = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
SPANS = {"h": 3600, "d": 86400, "w": 7 * 86400}


class When(click.ParamType[int]):
    """A date, or a span from now: 2027-01-31, 12h, 7d, 4w."""

    name = "when"

    def convert(self, value: Any, param: Any, ctx: Any) -> int:
        """Milliseconds since 1970."""
        if isinstance(value, int):
            return value
        if span := re.fullmatch(r"(\d{1,4})([hdw])", value):
            return round((time.time() + int(span[1]) * SPANS[span[2]]) * 1000)
        try:
            at = datetime.fromisoformat(value).replace(tzinfo=UTC)
        except ValueError:
            self.fail("write a date such as 2027-01-31, or a span such as 12h, 7d or 4w")
        return round(at.timestamp() * 1000)


class InLanguage(click.ParamType[tuple[str, str]]):
    """A language and a text for its readers, as `uk=…` is written."""

    name = "LANGUAGE=TEXT"

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[str, str]:
        """The language and the text."""
        language, found, text = value.partition("=")
        if not found:
            self.fail("write the language before the text, such as uk=…")
        return language.strip(), text


REASON = click.option("--reason", required=True, help="Why; it is kept in the audit log.")
UNTIL = click.option(
    "--until", type=When(), help="When it ends: a date (UTC), or a span such as 12h, 7d, 4w."
)
EVERY = click.option("--all", "every", is_flag=True, help="Show finished tables as well.")


Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def limit(usual: int) -> Decorator:
    """The option that says how many rows to show."""
    rows = click.IntRange(1, 500)
    return click.option(
        "--limit", type=rows, default=usual, show_default=True, help="How many rows to show."
    )


@click.group(context_settings={"auto_envvar_prefix": "IMPERA"})
@click.option(
    "--database",
    default="impera.db",
    show_default=True,
    help="The server's database: an SQLite file, or postgresql://USER:PASSWORD@HOST/NAME.",
)
@click.pass_context
def admin(context: click.Context, database: str) -> None:
    """Look after a server, whether or not it is running.

    Every change is written to an audit log. docs/server.md says more.
    """
    context.obj = database


def carry_out(order: str, **given: Any) -> None:
    """Have an order carried out, and show what came of it."""
    from impera.server.admin.asking import ask
    from impera.server.admin.orders import order_of

    show(ask(click.get_current_context().obj, order_of(order, given)))


def show(sheets: "list[Sheet]") -> None:
    """Tables for people; for programs one line per row, cells separated by tabs."""
    if not sys.stdout.isatty():
        for sheet in sheets:
            print(f"# {sheet.title}")
            print("\t".join(sheet.columns))
            for row in sheet.rows:
                print("\t".join("" if cell is None else str(cell) for cell in row))
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    for sheet in sheets:
        drawn = Table(title=Text(sheet.title), title_justify="left")
        for column in sheet.columns:
            drawn.add_column(column, overflow="fold")
        for row in sheet.rows:
            drawn.add_row(*(Text("" if cell is None else str(cell)) for cell in row))
        Console().print(drawn)


@admin.command(context_settings=IDS)
@EVERY
@click.option("--guest", help="Only tables where this guest has a seat.")
@limit(50)
def tables(**given: Any) -> None:
    """List tables, newest first."""
    carry_out("tables", **given)


@admin.command(context_settings=IDS)
@click.argument("table")
def table(table: str) -> None:
    """Show a table: who sits there, and what was said."""
    carry_out("table", table=table)


@admin.command(context_settings=IDS)
@click.argument("table")
@REASON
def close(**given: Any) -> None:
    """Close a table for good; the people there are told."""
    carry_out("close", **given)


@admin.command(context_settings=IDS)
@click.argument("table")
@REASON
def hide(**given: Any) -> None:
    """Take a table and its game out of all lists."""
    carry_out("hide", **given)


@admin.command(context_settings=IDS)
@click.argument("table")
@REASON
def unhide(**given: Any) -> None:
    """Put a hidden table back into the lists."""
    carry_out("hide", **given, hidden=False)


@admin.command()
@click.option("--all", "every", is_flag=True, help="Show resolved reports as well.")
@limit(20)
def reports(**given: Any) -> None:
    """List what players have reported, with what was said around it."""
    carry_out("reports", **given)


@admin.command(context_settings=IDS)
@click.argument("table")
@click.argument("number", type=int)
@REASON
def resolve(**given: Any) -> None:
    """Mark a report as dealt with."""
    carry_out("resolve", **given)


@admin.command()
@click.argument("name", required=False)
@limit(50)
def guests(**given: Any) -> None:
    """List guests, newest first, or find them by part of their name."""
    carry_out("guests", **given)


@admin.command(context_settings=IDS)
@click.argument("guest")
@click.argument("name", required=False)
@REASON
def rename(**given: Any) -> None:
    """Give a guest another name, or none, at all tables and in all records."""
    carry_out("rename", **given)


@admin.command(context_settings=IDS)
@click.argument("guest")
@REASON
@UNTIL
def mute(**given: Any) -> None:
    """Keep a guest from talking."""
    carry_out("mute", **given)


@admin.command(context_settings=IDS)
@click.argument("guest")
@REASON
def unmute(**given: Any) -> None:
    """Let a guest talk again."""
    carry_out("mute", **given, on=False)


@admin.command(context_settings=IDS)
@click.argument("whom")
@REASON
@UNTIL
def ban(**given: Any) -> None:
    """Keep a guest out, or a network such as 203.0.113.0/24 or 2001:db8::/48."""
    carry_out("ban", **given)


@admin.command(context_settings=IDS)
@click.argument("whom")
@REASON
def unban(**given: Any) -> None:
    """Let a guest or a network in again."""
    carry_out("ban", **given, on=False)


@admin.command()
@click.argument("text", required=False)
@click.option(
    "--text",
    "texts",
    type=InLanguage(),
    multiple=True,
    help="What readers of one language see instead, such as uk=… or it=…; can be repeated.",
)
@UNTIL
def banner(text: str | None, texts: tuple[tuple[str, str], ...], until: int | None) -> None:
    """Show everybody an announcement; without a text, take it down.

    TEXT is for everybody whose language has no text of its own.
    """
    if len(dict(texts)) < len(texts):
        raise click.BadParameter("give only one text for each language")
    carry_out("banner", text=text, texts=dict(texts), until=until)


@admin.command()
@click.argument("state", type=click.Choice(["on", "off"]))
@UNTIL
def maintenance(state: str, until: int | None) -> None:
    """Stop people from opening new tables, while games go on; or allow it again."""
    carry_out("maintenance", on=state == "on", until=until)


@admin.command()
def force() -> None:
    """List the bans, mutes, banner and maintenance that are in force."""
    carry_out("force")


@admin.command()
def stats() -> None:
    """Count tables, games, guests and reports."""
    carry_out("statistics")


@admin.command(context_settings=IDS)
@click.argument("whom", required=False)
@limit(50)
def audit(**given: Any) -> None:
    """List what was done, newest first; optionally only to one guest, network or table."""
    carry_out("audit", **given)
