"""The ``yatzy`` command: builds the commands, runs one, and answers what goes wrong in one line."""

import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from inspect import signature
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import cyclopts
from cyclopts import App, Group, Parameter

from yatzy.cli import (
    advise,
    compare,
    drill,
    games,
    odds,
    pad,
    play,
    records,
    review,
    rules,
    score,
    serve,
    sheets,
    simulate,
    solve,
    verify,
)
from yatzy.l10n.catalogue import FALLBACK, Catalogue, catalogue, pick_language
from yatzy.l10n.faults import sentence
from yatzy.rules.errors import YatzyError

INTERRUPTED = 130
MISUSED = 2
LONGEST_TOLD = 40
FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    _prepare_streams()
    words = catalogue(_language(arguments))
    try:
        result = build(words)(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except EXPECTED as error:
        return _answer(words, error)
    return result if isinstance(result, int) else 0


EXPECTED = (YatzyError, cyclopts.CycloptsError, OSError, MemoryError, KeyboardInterrupt)


def _answer(words: Catalogue, error: BaseException) -> int:
    """Say in one line what went wrong, and return the exit code."""
    match error:
        case YatzyError():
            return _fail(words, sentence(words, error), error.exit_code)
        case cyclopts.CycloptsError():
            return _fail(words, usage_sentence(words, error), MISUSED)
        case BrokenPipeError():
            _silence()
            return 0
        case OSError():
            _silence()
            return _fail(words, words.say("output-lost", problem=error.strerror or str(error)), FAILED)
        case MemoryError():
            return _fail(words, words.say("out-of-memory"), FAILED)
        case _:
            return _fail(words, None, INTERRUPTED)


def build(words: Catalogue) -> App:
    """Build the commands, with help in the catalogue's language."""
    say = words.say
    parameters = Group(say("cli-yatzy.parameters"))
    look: dict[str, Any] = {
        "suppress_keyboard_interrupt": False,
        "default_parameter": Parameter(show_default=False, negative=(), validator=_check_number),
        "help_format": "plaintext",
        "group_commands": Group(say("cli-yatzy.commands")),
        "group_parameters": parameters,
        "group_arguments": parameters,
    }
    app = App(name="yatzy", help=say("cli-yatzy"), version=lambda: version("yatzy"), **look)
    app.command(_documented(words, play.play, "cli-play"), name="play")
    app.command(_documented(words, pad.pad, "cli-pad"), name="pad")
    app.command(_documented(words, serve.serve, "cli-serve"), name="serve")
    app.command(_documented(words, rules.rules, "cli-rules"), name="rules")
    app.command(_documented(words, score.score, "cli-score"), name="score")
    app.command(_documented(words, advise.advise, "cli-advise"), name="advise")
    app.command(_documented(words, drill.drill, "cli-drill"), name="drill")
    app.command(_documented(words, solve.solve, "cli-solve"), name="solve")
    app.command(_documented(words, odds.odds, "cli-odds"), name="odds")
    app.command(_documented(words, compare.compare, "cli-compare"), name="compare")
    app.command(_documented(words, simulate.simulate, "cli-simulate"), name="simulate")
    app.command(_documented(words, records.records, "cli-records"), name="records")
    app.command(_documented(words, review.review, "cli-review"), name="review")
    app.command(_documented(words, verify.verify, "cli-verify"), name="verify")
    kept = App(name="games", help=say("cli-games"), version_flags=(), **look)
    kept.default(_documented(words, games.list_games, "cli-games"))
    kept.command(_documented(words, games.show, "cli-games-show"), name="show")
    kept.command(_documented(words, games.export, "cli-games-export"), name="export")
    kept.command(_documented(words, games.import_game, "cli-games-import"), name="import")
    kept.command(_documented(words, games.delete, "cli-games-delete"), name="delete")
    app.command(kept)
    shelf = App(name="sheets", help=say("cli-sheets"), version_flags=(), **look)
    shelf.default(_documented(words, sheets.list_sheets, "cli-sheets"))
    shelf.command(_documented(words, sheets.check, "cli-sheets-check"), name="check")
    app.command(shelf)
    app["--help"].help = say("cli-yatzy.help-flag")
    app["--version"].help = say("cli-yatzy.version-flag")
    return app


LARGEST = 10**15
"""Nothing is counted that far; a number may have more digits than it is wise to write down."""


def _check_number(_: object, given: object) -> None:
    """Refuse a number that means nothing to any command."""
    if isinstance(given, int) and abs(given) > LARGEST:
        raise ValueError


USAGE = {
    cyclopts.UnknownCommandError: "usage-unknown-command",
    cyclopts.UnknownOptionError: "usage-unknown-option",
    cyclopts.CoercionError: "usage-bad-value",
    cyclopts.ValidationError: "usage-too-large",
    cyclopts.RepeatArgumentError: "usage-repeated",
    cyclopts.MissingArgumentError: "usage-missing",
    cyclopts.UnusedCliTokensError: "usage-too-many",
}


def usage_sentence(words: Catalogue, error: cyclopts.CycloptsError) -> str:
    """Return one line about a command that cannot be read."""
    token = getattr(error, "token", None)
    message = next((message for kind, message in USAGE.items() if isinstance(error, kind)), "usage-wrong")
    choices = ", ".join(map(str, _choices(error.argument.hint))) if error.argument else ""
    return words.say(
        message, name=_named(error), value=_cut(token.value) if token else "", choices=choices or "none"
    )


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]}…"


def _named(error: cyclopts.CycloptsError) -> str:
    """Return what an error is about: a parameter, an option that is none, or else what was left over."""
    if error.argument:
        return error.argument.name
    unused = (error.unused_tokens or [""])[0]
    token = getattr(error, "token", None)
    if token is None:
        return unused
    if isinstance(error, cyclopts.UnknownOptionError):
        return str(token.keyword or token.value).partition("=")[0]  # of --sheets=vinga the name alone
    return str(token.keyword or unused)


def _choices(hint: object) -> tuple[object, ...]:
    """Return what an option can be, where it is one of a few words."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(choice for part in get_args(hint) for choice in _choices(part))


def _documented(words: Catalogue, command: Callable[..., object], message: str) -> Callable[..., object]:
    """Give a command its help: the message, and an attribute of it for each parameter."""
    lines = [words.say(message), ""]
    for name, parameter in signature(command).parameters.items():
        owner = "cli-yatzy" if name == "lang" else message
        lines.append(f":param {name}: {words.say(f'{owner}.{name}', default=str(parameter.default))}")
    command.__doc__ = "\n".join(lines)
    return command


def _language(arguments: Sequence[str]) -> str:
    """Return the language for help and errors, before the command is read."""
    wanted = next((after for flag, after in pairwise(arguments) if flag == "--lang"), None)
    wanted = next((one.partition("=")[2] for one in arguments if one.startswith("--lang=")), wanted)
    try:
        return pick_language(wanted)
    except YatzyError:
        return FALLBACK  # the command itself will say what is wrong


def _prepare_streams() -> None:
    """Make sure there is somewhere to write, and that letters a stream lacks become signs, not crashes."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # open until the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="plain")


def _silence() -> None:
    """Send what is still to be written nowhere: the output is gone, and the exit should be quiet."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(words: Catalogue, message: str | None, exit_code: int) -> int:
    print(f"{words.say('error-label')}: {message}" if message else words.say("stopped"), file=sys.stderr)
    return exit_code
