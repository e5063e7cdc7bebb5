"""What the page does for our Python, done by the solver and by Babel instead; and a request of every kind."""

import json
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec
import numpy as np

from support.game.random_games import Played, random_move, stamped
from yatzy.game.card import Card
from yatzy.game.events import Event
from yatzy.game.jsonl import format_lines
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.packed import packed_file, read_packed
from yatzy.solver.query.values import Values

SHEET = "printworks"


class SolverNumbers:
    """Numbers of a solution."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self.expected, self.tie = values.expected, values.tie

    def still_to_come(self, card: str) -> float:
        """Return the expected points still to come."""
        found = self._read(card)
        return self._values.total(found) - found.total

    def outlook(self, card: str) -> Sequence[Any]:
        """Return the arrays of an outlook."""
        outlook = self._values.outlook(self._read(card))
        arrays = (outlook.entries.ravel(), *outlook.keeps, *outlook.rolls)
        return [np.ascontiguousarray(one).data for one in arrays]

    def _read(self, card: str) -> Card:
        data = json.loads(card)
        return Card(self._values.tables, tuple(data["points"]), data["bonuses"])


class SolverPage:
    """A page whose numbers are those of a solution."""

    def __init__(self, numbers: Any) -> None:
        self._numbers = numbers

    def find_numbers(self, digest: str) -> Any:
        """Return the numbers; of other rules there are none."""
        return self._numbers if digest == bundled_sheet(SHEET).digest else False

    def join(self, language: str, style: str, items: str) -> str:
        """Return a list in words."""
        words = catalogue(language)
        return (words.join_or if style == "or" else words.join_and)(json.loads(items))

    def date(self, language: str, day: str) -> str:
        """Return a day."""
        return catalogue(language.partition("-")[0]).date(day)

    def language_name(self, language: str, named: str) -> str:
        """Return the name of a language."""
        return catalogue(language).language_name(named)


def packed_values() -> Values:
    """Return the packed solution that is shipped for :data:`SHEET`."""
    tables = bundled_sheet(SHEET).tables
    return Values(tables, *read_packed(packed_file(tables), tables))


@cache
def played_events(turns: int) -> tuple[Any, ...]:
    """Return the events of a game with mistakes: after so many turns, dice are on the table."""
    rng = Random(turns)  # noqa: S311 # a test
    table = Played(Setup(bundled_sheet(SHEET), ("Ann",), dice=DiceFrom.SCREEN))
    while not table.game.over and (len(table.game.turns) < turns or not table.game.dice):
        table.make(random_move(rng, table.game))
    return tuple(msgspec.to_builtins(table.events))


def requests() -> dict[str, dict[str, Any]]:
    """Return a request of every kind."""
    some, all_turns = list(played_events(4)), list(played_events(13))
    own = {**bundled_sheet(SHEET).as_data(), "id": "ours", "rolls": 2}
    position = {"sheet": SHEET, "filled": {"ones": 3, "yatzy": 50}, "dice": [3, 3, 4, 5, 6], "rolls_left": 1}
    return {
        "advice": {"events": some},
        "review": {"events": all_turns},
        "step": {"events": all_turns, "turn": 3},
        "figure": {"events": all_turns, "column": 0, "wide": True},
        "position": position | {"answer": "345"},
        "keep": position | {"keep": [3, 3]},
        "drill": {"sheet": SHEET, "source": {"kind": "made-up", "seed": 4, "number": 1}},
        "rules": {"rules": own, "base": SHEET},
        "compare": {"sheets": [{"sheet": SHEET}, {"sheet": "vinga"}], "dice": "11223"},
        "record": {"record": format_lines(stamped(list(msgspec.convert(all_turns, list[Event]))))},
    }
