"""JSON schemas of advice and solutions, for the command line and the server.

Numbers are not rounded, reasons are codes; rounds, columns, seats and turns count from 0. Sentences in one
language are added on request.
"""

from msgspec import Struct, structs

from yatzy.app.advise import AdviceResult
from yatzy.l10n.advice import choice_name, reason_sentences, win_chance_sentence
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import RuleSheet

# Advice


class AdviceAnswer(AdviceResult, frozen=True, omit_defaults=True):
    """All choices for a roll, the best first, and why that one is the best, in words too."""

    language: str = ""
    names: tuple[str, ...] = ()
    """The name of each choice."""
    why: tuple[str, ...] = ()
    """The reasons as sentences."""
    note: str = ""
    """Which choice wins most often, as a sentence, if that is another one or totals to beat were given."""


def advice_answer(words: Catalogue, sheet: RuleSheet, found: AdviceResult) -> AdviceAnswer:
    """Return advice with sentences, with one about winning if another choice wins more often."""
    to_win = found.to_win
    return AdviceAnswer(
        **structs.asdict(found),
        language=words.language,
        names=tuple(choice_name(words, sheet, choice) for choice in found.choices),
        why=tuple(reason_sentences(words, sheet, found.reasons)),
        note=win_chance_sentence(words, sheet, to_win) if to_win and to_win.differs else "",
    )


# Solutions


class SolutionAnswer(Struct, frozen=True, omit_defaults=True):
    """What best play achieves by a sheet."""

    sheet: str
    digest: str
    expected: float
    """The expected total of a game."""
    states: int
    deviation: float | None = None
    """The standard deviation of the totals, if it is already known."""
