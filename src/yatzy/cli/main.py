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
    export,
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
from yatzy.cli.helping import ANYTHING, Frame, usage
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


COMMANDS: dict[str, Callable[..., object] | dict[str, Callable[..., object]]] = {
    "play": play.play,
    "pad": pad.pad,
    "serve": serve.serve,
    "rules": rules.rules,
    "score": score.score,
    "advise": advise.advise,
    "drill": drill.drill,
    "solve": solve.solve,
    "odds": odds.odds,
    "compare": compare.compare,
    "simulate": simulate.simulate,
    "export": export.export,
    "records": records.records,
    "review": review.review,
    "verify": verify.verify,
    "games": {
        "": games.list_games,
        "show": games.show,
        "export": games.export,
        "import": games.import_game,
        "delete": games.delete,
    },
    "sheets": {"": sheets.list_sheets, "check": sheets.check},
}
"""The commands by their names; some have commands of their own, and what they do without."""


def build(words: Catalogue) -> App:
    """Build the commands, with help in the catalogue's language."""
    say = words.say
    parameters = Group(say("cli-yatzy.parameters"))
    look: dict[str, Any] = {
        "suppress_keyboard_interrupt": False,
        "default_parameter": Parameter(
            show_default=False, show_choices=False, negative=(), validator=_check_number, metavar=ANYTHING
        ),
        "help_format": "plaintext",
        "help_formatter": Frame(words),
        "group_commands": Group(say("cli-yatzy.commands")),
        "group_parameters": parameters,
        "group_arguments": parameters,
    }
    app = App(
        name="yatzy", usage=f"yatzy {ANYTHING}", help=say("cli-yatzy"), version=lambda: version("yatzy"), **look
    )

    def add(to: App, name: str, command: Callable[..., object]) -> None:
        whole = f"{'' if to is app else f'{to.name[0]} '}{name}"
        form = usage(f"yatzy {whole}", command)
        to.command(_documented(words, command, f"cli-{whole.replace(' ', '-')}"), name=name, usage=form)

    for name, command in COMMANDS.items():
        if callable(command):
            add(app, name, command)
            continue
        several = App(
            name=name, usage=f"yatzy {name} [{ANYTHING}]", help=say(f"cli-{name}"), version_flags=(), **look
        )
        for within, one in command.items():
            if within:
                add(several, within, one)
            else:
                several.default(_documented(words, one, f"cli-{name}"))
        app.command(several)
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
        told = words.say(f"{owner}.{name}", default=str(parameter.default))
        choices = " | ".join(map(str, _choices(parameter.annotation)))
        lines.append(f":param {name}: {told}{choices and f' [{choices}]'}")
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
    print(words.say("error-label", told=message) if message else words.say("stopped"), file=sys.stderr)
    return exit_code
