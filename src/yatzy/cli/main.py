"""The ``yatzy`` command: runs one command; an error becomes one line on standard error and an exit code.

Imports nothing at the top, so that Ctrl-C is answered politely from the first moment on.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from yatzy.l10n.catalogue import Catalogue

# ruff: noqa: PLC0415 # see above

STOPPED = 130


def main(arguments: "Sequence[str] | None" = None) -> int:
    """Run a command and return its exit code."""
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run_reporting_errors(arguments)
    except KeyboardInterrupt:
        return _report_stop(arguments)


def _run_reporting_errors(arguments: list[str]) -> int:
    from yatzy.cli.support.streams import prepare_streams

    prepare_streams()
    try:
        exit_code = _run(arguments)
        sys.stdout.flush()
    except Exception as error:
        from yatzy.rules.errors import YatzyError

        if not isinstance(error, (YatzyError, OSError, MemoryError)):
            raise
        return _report_error(_catalogue_for(arguments), error)
    return exit_code


def _run(arguments: list[str]) -> int:
    if arguments == ["--version"]:  # answered without loading anything else
        print(installed_version())
        return 0

    from os import environ

    from yatzy.cli.app import run_command

    environ.setdefault(
        "OPENBLAS_NUM_THREADS", "1"
    )  # numpy would start threads for products that nothing here computes
    return run_command(_catalogue_for(arguments), arguments)


def installed_version() -> str:
    """Return the version of the installed package."""
    try:
        from yatzy._version import (
            version,  # written when the package is built: quicker to read than its metadata
        )
    except ImportError:
        from importlib.metadata import version as read_version

        return read_version("yatzy")
    return version


def _catalogue_for(arguments: list[str]) -> "Catalogue":
    """Return the catalogue for help and errors, before the command is parsed."""
    from itertools import pairwise

    from yatzy.l10n.catalogue import FALLBACK, catalogue, pick_language
    from yatzy.rules.errors import YatzyError

    requested = next((after for flag, after in pairwise(arguments) if flag == "--lang"), None)
    requested = next((one.partition("=")[2] for one in arguments if one.startswith("--lang=")), requested)
    try:
        return catalogue(pick_language(requested))
    except YatzyError:
        return catalogue(FALLBACK)  # the command itself reports the unknown language


def _report_error(words: "Catalogue", error: BaseException) -> int:
    """Print one line about an error, and return the exit code."""
    from yatzy.cli.support.exit_codes import FAILED, exit_code_of
    from yatzy.cli.support.streams import discard_output, print_error
    from yatzy.rules.errors import YatzyError

    match error:
        case YatzyError():
            from yatzy.l10n.errors import error_sentence

            print_error(words, error_sentence(words, error))
            return exit_code_of(error)
        case BrokenPipeError():
            discard_output()
            return 0
        case OSError():
            discard_output()
            print_error(words, words.say("output-lost", problem=error.strerror or str(error)))
            return FAILED
        case _:
            print_error(words, words.say("out-of-memory"))
            return FAILED


def _report_stop(arguments: list[str]) -> int:
    """Say that the command was stopped; further Ctrl-C do not disturb that."""
    import signal
    import threading

    if threading.current_thread() is threading.main_thread():
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            print(_catalogue_for(arguments).say("stopped"), file=sys.stderr)
        finally:
            signal.signal(signal.SIGINT, before)
    return STOPPED
