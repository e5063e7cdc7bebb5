"""The solution of a sheet: what every state is worth, and so what every choice costs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

import numpy as np

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError, expect
from yatzy.rules.tables import RuleTables
from yatzy.solver.advice import Advice, advice_of
from yatzy.solver.agreed import ALIGNED
from yatzy.solver.outlook import Floats, Outlook, TurnValues, outlooks
from yatzy.solver.scoring import Scoring, scoring_of
from yatzy.solver.scratch import aligned
from yatzy.solver.space import Space, space_of

AT_ONCE = 512
"""Cards looked at together: enough to spread the cost of a call, few enough for twenty megabytes."""


@dataclass(frozen=True, eq=False)
class Values:
    """What is still to come from every state under best play, for one sheet.

    >>> import yatzy
    >>> round(yatzy.solve(yatzy.sheet("vinga")).expected, 2)
    248.44
    """

    tables: RuleTables = field(repr=False)
    array: Floats = field(repr=False)
    """By state, see :class:`~yatzy.solver.space.Space`: expected points still to come."""
    _last: dict[Card, Outlook] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        """Take the array as compiled code needs it: whole, in its place in memory, and never to change."""
        if self.array.dtype != np.float64 or self.array.shape != (self.space.length,):
            raise SolverError("solver-other-array", expected=self.space.length, got=str(self.array.shape))
        if self.array.ctypes.data % ALIGNED or not self.array.flags.c_contiguous:
            array = aligned(self.space.length)
            array[:] = self.array
            object.__setattr__(self, "array", array)
        self.array.flags.writeable = False

    def __repr__(self) -> str:
        return f"<Values of {self.tables.digest[:12]}: {self.expected:.9f}>"

    def __reduce__(self) -> tuple[type[Self], tuple[RuleTables, Floats]]:
        return type(self), (self.tables, self.array)

    @cached_property
    def space(self) -> Space:
        """Return how the states lie in the array."""
        return space_of(self.tables)

    @cached_property
    def scoring(self) -> Scoring:
        """Return the sheet's scoring as arrays."""
        return scoring_of(self.tables)

    @property
    def expected(self) -> float:
        """Return the expected total of a game under best play."""
        return float(self.array[self.space.start])

    def total(self, card: Card) -> float:
        """Return the expected final total of a card under best play.

        >>> import yatzy
        >>> sheet = yatzy.sheet("vinga")
        >>> round(yatzy.solve(sheet).total(yatzy.Card.filled(sheet, {"yatzy": 50})), 2)
        280.12
        """
        self.check(card)
        return card.total + float(self.array[self.space.index(card)])

    def advise(self, card: Card, dice: str | Iterable[int], rolls_left: int) -> Advice:
        """Return every choice for these dice, the best first, with what it leads to and what it costs.

        ``rolls_left`` counts the throws still to come: 2 after the first of three, 0 after the last. A card,
        dice or a number of rolls that cannot be are refused.

        >>> import yatzy
        >>> sheet = yatzy.sheet("vinga")
        >>> advice = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344", rolls_left=2)
        >>> advice.best.keep, round(advice.best.value, 2)
        ((4, 4), 246.53)
        >>> round(advice.keeping("1234").cost, 2)
        3.15
        """
        return advice_of(self.outlook(card), self.tables.dice.read(dice), rolls_left)

    def turn(self, card: Card, dice: str | Iterable[int], rolls_left: int) -> TurnValues:
        """Return every keep and every box for these dice apart, with the expected final total it leads to."""
        return self.outlook(card).turn(self.tables.dice.read(dice), rolls_left)

    def outlook(self, card: Card) -> Outlook:
        """Return what the next turn can bring; the last one asked for is remembered."""
        expect(Card, card)
        outlook = self._last.get(card)
        if outlook is None:
            outlook = self.outlooks([card])[0]
            self._last.clear()
            self._last[card] = outlook
        return outlook

    def outlooks(self, cards: Sequence[Card]) -> list[Outlook]:
        """Return the turn ahead of many cards, much faster than one by one.

        >>> import yatzy
        >>> sheet = yatzy.sheet("vinga")
        >>> cards = [yatzy.Card.filled(sheet, {"ones": points}) for points in range(6)]
        >>> outlooks = yatzy.solve(sheet).outlooks(cards)
        >>> [round(one.value, 1) for one in outlooks]
        [232.6, 236.1, 238.9, 243.4, 245.8, 248.7]
        >>> outlooks[0].turn((1, 2, 3, 4, 4), rolls_left=2).keeps[0].keep
        (4, 4)
        """
        for card in cards:
            self.check(card)
        return [
            outlook
            for first in range(0, len(cards), AT_ONCE)
            for outlook in outlooks(self.array, self.space, self.scoring, cards[first : first + AT_ONCE])
        ]

    def check(self, card: Card) -> None:
        """Refuse a card of another sheet."""
        expect(Card, card)
        if card.tables != self.tables:
            raise SolverError(
                "solver-other-sheet", card=card.tables.digest[:12], values=self.tables.digest[:12]
            )
