"""Errors, and faults in sheets, as sentences."""

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import Fault, InvalidSheet, YatzyError


def sentence(words: Catalogue, error: YatzyError) -> str:
    """Return one line about an error."""
    if isinstance(error, InvalidSheet):
        first = fault_line(words, error.faults[0])
        more = len(error.faults) - 1
        return f"{first} {words.say('fault-more', count=more)}" if more else first
    return words.say(f"error-{error.code}", **error.details)


def fault_line(words: Catalogue, fault: Fault) -> str:
    """Return a fault with the path to it."""
    said = words.say(f"fault-{fault.code}", **dict(fault.details))
    return f"{fault.path or words.say('fault-whole-sheet')}: {said}"
