"""Help pages in the user's language: usage, what a command does, and panels of names with descriptions."""

from collections.abc import Iterable, Iterator

from rich.box import ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

from yatzy.cli.app import COMMANDS, COMPLETION_FLAGS, HELP_FLAGS, SHARED_HELP, SUBCOMMANDS
from yatzy.cli.arguments import Argument, Command, arguments_of
from yatzy.cli.support.terminal import make_console
from yatzy.l10n.catalogue import Catalogue

PLACEHOLDER = "…"
"""Stands for a value in usage lines, in any language."""
NAME_SHARE = 0.35
"""Share of a line that the names column takes at most."""

Row = tuple[str, str]


def print_help(words: Catalogue, path: str, function: Command | None) -> None:
    """Print the help of a command; of all of them for the path ""."""
    console = make_console(widest=None)
    usage = words.say("cli-yatzy.usage", form=format_usage(path, function))
    console.print(usage, style="bold")
    console.print()
    console.print(words.say(message_of(path)))
    console.print()
    if subcommands := list(subcommand_rows(words, path)):
        _print_panel(console, words.say("cli-yatzy.commands"), subcommands)
    if function is not None:
        _print_panel(console, words.say("cli-yatzy.parameters"), parameter_rows(words, path, function))


def format_usage(path: str, function: Command | None) -> str:
    """Return the usage line of a command, from its signature."""
    if not path:
        return f"yatzy {PLACEHOLDER}"
    if function is None:
        return f"yatzy {path} [{PLACEHOLDER}]"
    parts = [f"[{PLACEHOLDER}]"] if path in SUBCOMMANDS else _usage_parts(arguments_of(function))
    return " ".join(["yatzy", path, *parts])


def _usage_parts(arguments: Iterable[Argument]) -> Iterator[str]:
    arguments = list(arguments)
    if any(one.is_option for one in arguments):
        yield f"[--{PLACEHOLDER}]"
    for one in arguments:
        if one.is_rest:
            yield f"[{one.label} {PLACEHOLDER}]"
        elif not one.is_option:
            yield one.label if one.required else f"[{one.label}]"


def message_of(path: str) -> str:
    """Return the message with the help of a command; its attributes describe the parameters."""
    return f"cli-{path.replace(' ', '-')}" if path else "cli-yatzy"


def subcommand_rows(words: Catalogue, path: str) -> Iterator[Row]:
    """Yield what can follow a command, with what it does; after "" all commands and general options."""
    names = [name for name in (SUBCOMMANDS.get(path, {}) if path else COMMANDS) if name]
    for name in sorted(names):
        yield name, words.say(message_of(f"{path} {name}".strip()))
    if not path:
        yield " ".join(HELP_FLAGS), words.say("cli-yatzy.help-flag")
        yield "--version", words.say("cli-yatzy.version-flag")
        yield COMPLETION_FLAGS[0], words.say("cli-yatzy.completion-flag")


def parameter_rows(words: Catalogue, path: str, function: Command) -> Iterator[Row]:
    """Yield the parameters of a command as they are typed, with what they say."""
    for one in arguments_of(function):
        shared = one.name == "lang" or path.startswith("host ")
        owner = SHARED_HELP.get(one.name, message_of(path)) if shared else message_of(path)
        text = words.say(f"{owner}.{one.name}", default=str(one.default))
        choices = f" [{' | '.join(one.choices)}]" if one.choices else ""
        has_value = one.is_option and one.kind is not bool
        yield f"{one.label} {PLACEHOLDER}" if has_value else one.label, text + choices


def _print_panel(console: Console, title: str, rows: Iterable[Row]) -> None:
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(style="cyan", max_width=int(console.width * NAME_SHARE))
    table.add_column(overflow="fold", ratio=1)
    for row in rows:
        table.add_row(*row)
    console.print(Panel(table, title=title, title_align="left", box=ROUNDED, expand=True))
