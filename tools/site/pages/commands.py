"""Every command with all its options, as the program itself tells them."""

from collections.abc import Iterator

from pages.markdown import code, page, table
from support.build.public_api import commands
from yatzy.cli.arguments import Command
from yatzy.cli.support.help_page import format_usage, message_of, parameter_rows, subcommand_rows
from yatzy.l10n.catalogue import catalogue

WORDS = catalogue("en")
INTRODUCTION = """\
# Every command and option

Every command and its options in this version. [Commands](../commands.md) shows examples,
and `--help` prints the same in your language.
"""


def pages() -> dict[str, str]:
    """Return the page of all commands and options."""
    sections = [part for path, function in commands() for part in _section(path, function)]
    return {"reference/options.md": page(INTRODUCTION, *sections)}


def _section(name: str, function: Command | None) -> Iterator[str]:
    path = name.removeprefix("yatzy").strip()
    yield f"## {name}\n\n{WORDS.say(message_of(path))}"
    yield f"```text\n{format_usage(path, function)}\n```"
    if function is None:
        rows = [row for row in subcommand_rows(WORDS, "") if row[0].startswith("-")]
    else:
        rows = list(parameter_rows(WORDS, path, function))
    if rows:
        yield table(("option", "what it says"), [(code(label), text) for label, text in rows])
