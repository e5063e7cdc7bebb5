"""The commands: which there are, how one is found and run, and how usage errors read."""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from yatzy.cli.arguments import Command, UsageError, parse_arguments
from yatzy.cli.support.streams import print_error
from yatzy.l10n.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

USAGE_ERROR = 2
MAX_QUOTED = 40

COMMANDS = (
    "play", "pad", "serve", "static", "rules", "score", "advise", "drill", "solve", "odds", "compare",
    "simulate", "export", "records", "review", "verify", "games", "sheets", "host",
)  # fmt: skip
"""Each is a module of ``yatzy.cli.commands``, with a function of the same name unless it has subcommands."""

SUBCOMMANDS = {
    "games": {
        "": "list_games",
        "show": "show_game",
        "export": "export_game",
        "import": "import_game",
        "delete": "delete_game",
    },
    "sheets": {"": "list_sheets", "check": "check_sheet"},
    "host": {
        "status": "show_status",
        "backup": "back_up",
        "restore": "restore",
        "move": "move",
        "tables": "list_tables",
        "show": "show_table",
        "close": "close_table",
        "delete": "delete_table",
        "rename": "rename_player",
        "forget": "forget_player",
        "presolve": "presolve",
    },
}
"""For commands that have subcommands, the function of each; that of ``""`` runs without one."""
SHARED_HELP = {"lang": "cli-yatzy", "database": "cli-host", "yes": "cli-host", "table": "cli-host"}
"""Parameters that mean the same in several commands, and the message that has their help."""

HELP_FLAGS = ("--help", "-h")
LANG = "--lang"
COMPLETION_FLAGS = ("--install-completion", "--show-completion", "--complete")
"""What they do is in :mod:`yatzy.cli.completion`."""


def run_command(words: Catalogue, arguments: Sequence[str]) -> int:
    """Parse the arguments, run the command and return its exit code; usage errors are printed.

    Only the command that is named is imported, and none for the help of all of them.
    """
    try:
        language, tokens = _split_language(arguments)
        if tokens and tokens[0] in COMPLETION_FLAGS:
            from yatzy.cli.completion import run_completion  # noqa: PLC0415 # seldom needed

            return run_completion(words, tokens)
        path, tokens = find_command(tokens)
        function = load_command(path)
        if function is None or any(flag in tokens for flag in HELP_FLAGS):
            from yatzy.cli.support.help_page import print_help  # noqa: PLC0415 # slow to load

            print_help(words, path, function)
            return 0
        call = parse_arguments(function, [*tokens, *language])
    except UsageError as error:
        print_error(words, usage_sentence(words, error))
        return USAGE_ERROR
    result = call()
    return result if isinstance(result, int) else 0


def _split_language(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return a ``--lang`` that stands before the command, and the other arguments."""
    if arguments and arguments[0] == LANG and len(arguments) > 1:
        return list(arguments[:2]), list(arguments[2:])
    if arguments and arguments[0].startswith(f"{LANG}="):
        return [arguments[0]], list(arguments[1:])
    return [], list(arguments)


def find_command(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the command that is named, such as ``games show``, and what follows it.

    "" if there is none but a request for help; raises :class:`UsageError` for a name or option that is none.
    """
    name, *rest = [*arguments, ""]
    if not name or name in HELP_FLAGS:
        return "", []
    if name == LANG:
        raise UsageError("usage-missing", name)
    if name.startswith("-"):
        raise UsageError(
            "usage-unknown-option",
            name.partition("=")[0],
            choices=(LANG, "--help", "--version", *COMPLETION_FLAGS[:2]),
        )
    if name not in COMMANDS:
        raise UsageError("usage-unknown-command", name, choices=(*COMMANDS, "--help", "--version"))
    rest = rest[:-1]
    subcommands = SUBCOMMANDS.get(name, {})
    if not subcommands or not rest or rest[0].startswith("-"):
        return name, rest
    if rest[0] not in subcommands:
        raise UsageError("usage-unknown-command", f"{name} {rest[0]}", choices=tuple(_list_paths(name)))
    return f"{name} {rest[0]}", rest[1:]


def command_paths() -> tuple[str, ...]:
    """Return the names of all commands, those of subcommands as in ``games show``."""
    return tuple(path for name in COMMANDS for path in (name, *_list_paths(name)))


def _list_paths(name: str) -> "Iterator[str]":
    return (f"{name} {subcommand}" for subcommand in SUBCOMMANDS.get(name, ()) if subcommand)


def load_command(path: str) -> Command | None:
    """Return the function of a command; ``None`` for "" and for commands that only have subcommands."""
    name, _, subcommand = path.partition(" ")
    function = SUBCOMMANDS[name].get(subcommand) if name in SUBCOMMANDS else name
    if not function:
        return None
    command: Command = getattr(import_module(f"yatzy.cli.commands.{name}"), function)
    return command


def usage_sentence(words: Catalogue, error: UsageError) -> str:
    """Return one line about arguments that cannot be parsed, with the nearest name there is."""
    message = words.say(
        error.message,
        name=_shorten(error.name),
        value=_shorten(error.value),
        choices=", ".join(error.choices) if error.message == "usage-bad-value" and error.choices else "none",
    )
    from difflib import get_close_matches  # noqa: PLC0415 # seldom needed

    near = get_close_matches(error.value or error.name, error.choices, n=1)
    return f"{message} {words.say('usage-did-you-mean', name=near[0])}" if near else message


def _shorten(text: str) -> str:
    return text if len(text) <= MAX_QUOTED else f"{text[:MAX_QUOTED]}…"
