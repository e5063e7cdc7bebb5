"""Errors, and faults in rule sheets, as sentences."""

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import Fault, InvalidSheet, YatzyError
from yatzy.rules.sheet import RuleSheet

BOX_DETAILS = ("box", "key", "needed")
"""Details of an error that hold the key of a box."""

NO_BREAK_SPACES = "\u00a0\u202f"
"""Used in numbers and beside the quotation marks of some languages; kept although not printable."""

GUEST_MESSAGES = ("error-sheet-unknown", "error-record-sheet", "fault-more")
"""Messages with another wording for guests of a server, who have no command line."""


def error_sentence(
    words: Catalogue, error: YatzyError, sheet: RuleSheet | None = None, *, guest: bool = False
) -> str:
    """Return one line about an error, safe to print. With a sheet, boxes go by the names it gives them."""
    if isinstance(error, InvalidSheet):
        text = fault_line(words, error.faults[0])
        more = len(error.faults) - 1 + error.more
        text = f"{text} {words.say(_message_id('fault-more', guest), count=more)}" if more else text
    else:
        box_names = _box_names(words, sheet, error.details) if sheet else {}
        text = words.say(_message_id(f"error-{error.code}", guest), **(error.details | box_names))
    if error.line is not None:
        text = words.say("error-line", line=error.line, told=text)
    if error.file:
        text = words.with_label(error.file, text)
    return replace_unprintable(text)


def _box_names(words: Catalogue, sheet: RuleSheet, details: dict[str, str | int]) -> dict[str, str]:
    """Return the names of the boxes among an error's details."""
    keys = {name: str(details[name]) for name in BOX_DETAILS if name in details}
    boxes = {box.key for box in sheet.rules.boxes}
    return {name: words.name(sheet, key) for name, key in keys.items() if key in boxes}


def _message_id(name: str, guest: bool) -> str:  # noqa: FBT001 # passed on from a keyword
    return f"{name}.guest" if guest and name in GUEST_MESSAGES else name


def fault_line(words: Catalogue, fault: Fault) -> str:
    """Return a fault with its path."""
    return replace_unprintable(
        words.with_label(fault.path or words.say("fault-whole-sheet"), fault_sentence(words, fault))
    )


def fault_sentence(words: Catalogue, fault: Fault) -> str:
    """Return a fault without its path."""
    return replace_unprintable(words.say(f"fault-{fault.code}", **dict(fault.details)))


def replace_unprintable(text: str) -> str:
    """Replace control characters, which a terminal would obey, by question marks."""
    return "".join(sign if sign.isprintable() or sign in NO_BREAK_SPACES else "?" for sign in text)
