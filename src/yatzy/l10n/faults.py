"""Errors, and faults in sheets, as sentences."""

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import Fault, InvalidSheet, YatzyError
from yatzy.rules.sheet import RuleSheet

NAMING = ("box", "key", "needed")
"""What of an error's details is a box."""

NO_BREAK = "\u00a0\u202f"
"""Spaces that hold a line together: in numbers, and beside the quotation marks of some languages."""

OTHERWISE = ("error-sheet-unknown", "error-record-sheet", "fault-more")
"""What says something else to guests of a server: they have no command line to be sent to."""


def sentence(
    words: Catalogue, error: YatzyError, sheet: RuleSheet | None = None, *, guest: bool = False
) -> str:
    """Return one line about an error, safe to print. With a sheet, boxes are called what it calls them."""
    if isinstance(error, InvalidSheet):
        told = fault_line(words, error.faults[0])
        more = len(error.faults) - 1
        told = f"{told} {words.say(_message('fault-more', guest), count=more)}" if more else told
    else:
        named = _named(words, sheet, error.details) if sheet else {}
        told = words.say(_message(f"error-{error.code}", guest), **(error.details | named))
    if error.line is not None:
        told = words.say("error-line", line=error.line, told=told)
    if error.file:
        told = words.labelled(error.file, told)
    return printable(told)


def _named(words: Catalogue, sheet: RuleSheet, details: dict[str, str | int]) -> dict[str, str]:
    """Return what boxes are called by a sheet that an error tells of."""
    keys = {name: str(details[name]) for name in NAMING if name in details}
    boxes = {box.key for box in sheet.rules.boxes}
    return {name: words.name(sheet, key) for name, key in keys.items() if key in boxes}


def _message(name: str, guest: bool) -> str:  # noqa: FBT001 # as it was asked
    return f"{name}.guest" if guest and name in OTHERWISE else name


def fault_line(words: Catalogue, fault: Fault) -> str:
    """Return a fault with the path to it."""
    return printable(words.labelled(fault.path or words.say("fault-whole-sheet"), fault_sentence(words, fault)))


def fault_sentence(words: Catalogue, fault: Fault) -> str:
    """Return a fault without the path to it."""
    return printable(words.say(f"fault-{fault.code}", **dict(fault.details)))


def printable(text: str) -> str:
    """Replace what a terminal would obey instead of show."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAK else "?" for sign in text)
