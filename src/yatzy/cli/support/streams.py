"""The standard streams: encoding errors, closed outputs, and lines on standard error."""

import codecs
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from yatzy.l10n.catalogue import Catalogue

PLAIN_CHARACTERS = {
    "−": "-", "–": "-", "—": "-", "─": "-", "“": '"', "”": '"', "’": "'", "·": "-", "…": "...", "×": "x",
}  # fmt: skip
"""Replacements for characters an encoding lacks: a minus must not become a question mark."""


def prepare_streams() -> None:
    """Replace a missing standard output, and let all streams substitute characters they cannot encode."""
    codecs.register_error("plain", _replace_unencodable)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123 # open until the end; pathlib loads slowly
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="plain")


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        replaced, end = codecs.replace_errors(error)
        return str(replaced), end
    characters = error.object[error.start : error.end]
    return "".join(PLAIN_CHARACTERS.get(character, "?") for character in characters), error.end


def discard_output() -> None:
    """Redirect standard output to nowhere, so that a closed or full one does not fail again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def print_error(words: "Catalogue", message: str) -> None:
    """Print a message on standard error, labelled as an error."""
    print(words.say("error-label", told=message), file=sys.stderr)
