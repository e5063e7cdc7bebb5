"""A sheet's pad, and the sentences about its scores, as a file for the page without a server.

The page picks a sentence by what the tables say (``web/offline/reasons.js``); it words nothing by itself.
"""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import bonus_sentence, entry_reason
from yatzy.report.pad_view import PadView, pad_view
from yatzy.rules.dice import FACES
from yatzy.rules.rule_tables import Entry, Reason, RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import Box, CountedDice

SUM = "{sum}"
"""Where a sentence names the dice that count."""


class SheetTexts(Struct, frozen=True):
    """The pad of a sheet in a language, and the sentences about its scores."""

    pad: PadView
    made: tuple[str, ...]
    """By box, with ``{sum}`` for the dice that count."""
    not_made: tuple[str, ...]
    """By box."""
    others: dict[str, str]
    """By reason, with the first die and the points where the sentence depends on them."""
    bonus: dict[str, str]
    """About the bonus for an extra five alike, by whether it is earned, whether the box for five alike holds
    points, and the face; empty where the sheet has none."""


def export_texts(words: Catalogue, sheet: RuleSheet) -> SheetTexts:
    """Return the sentences about a sheet in a language."""
    boxes = sheet.rules.boxes
    return SheetTexts(
        pad=pad_view(words, sheet),
        made=tuple(_made_text(words, sheet, box) for box in boxes),
        not_made=tuple(_reason(words, sheet, box.key, Reason.NOT_MADE) for box in boxes),
        others=dict(_other_sentences(words, sheet)),
        bonus=dict(_bonus_sentences(words, sheet)),
    )


def _reason(
    words: Catalogue, sheet: RuleSheet, key: str, reason: Reason, *, face: int = 1, points: int = 0
) -> str:
    entry = Entry(key, points, 0, allowed=True, reason=reason)
    return entry_reason(words, sheet, (face,) * sheet.rules.dice, entry)


def _made_text(words: Catalogue, sheet: RuleSheet, box: Box) -> str:
    if box.pays.counted is CountedDice.NONE:
        return _reason(words, sheet, box.key, Reason.MADE)
    roll = next(roll for roll in sheet.tables.dice.rolls if box.pattern.find(roll))
    counted = roll if box.pays.counted is CountedDice.ALL else box.pattern.find(roll) or ()
    entry = Entry(box.key, 0, 0, allowed=True, reason=Reason.MADE)
    return entry_reason(words, sheet, roll, entry).replace(" + ".join(map(str, counted)), SUM, 1)


def _bonus_sentences(words: Catalogue, sheet: RuleSheet) -> Iterator[tuple[str, str]]:
    for earned, holds_points, face in product((True, False), (True, False), FACES):
        text = bonus_sentence(words, sheet, face, earned=earned, holds_points=holds_points)
        if text:
            yield f"{'earned' if earned else 'lost'}/{'points' if holds_points else 'none'}/{face}", text


def _other_sentences(words: Catalogue, sheet: RuleSheet) -> Iterator[tuple[str, str]]:
    """Yield the sentences of all other reasons, under as short a key as tells them apart."""
    key = sheet.tables.keys[0]
    for reason, points in _other_reasons(sheet.tables).items():
        by_face = {
            face: {one: _reason(words, sheet, key, reason, face=face, points=one) for one in points}
            for face in FACES
        }
        sentences = {text for texts in by_face.values() for text in texts.values()}
        if len(sentences) == 1:
            yield str(reason), sentences.pop()
            continue
        for face, texts in by_face.items():
            if len(set(texts.values())) == 1:
                yield f"{reason}/{face}", next(iter(texts.values()))
            else:
                yield from ((f"{reason}/{face}/{one}", text) for one, text in texts.items())


def _other_reasons(tables: RuleTables) -> dict[Reason, set[int]]:
    """Return the reasons that can occur by these tables, but for the two of every box, each with its points."""
    found: dict[Reason, set[int]] = {}
    for row in tables.reasons:
        for reason in row:
            found.setdefault(reason, set()).add(0)
    for situation in tables.extra_five_alike.situations if tables.extra_five_alike else ():
        for reasons, points in zip(situation.reasons, situation.points, strict=True):
            for reason, one in zip(reasons, points, strict=True):
                found.setdefault(reason, set()).add(one)
    if tables.fixed_order:
        found[Reason.NOT_NEXT] = {0}
    if tables.last_resort or tables.strike_last:
        found[Reason.SOMETHING_ELSE_SCORES] = {0}
    return {reason: points for reason, points in found.items() if reason not in (Reason.MADE, Reason.NOT_MADE)}
