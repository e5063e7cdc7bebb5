"""The solution of a sheet: the value of every state, and so the cost of every choice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

import numpy as np

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError, check_type
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.kernels.constants import ALIGNED, TIE
from yatzy.solver.query.advice import Advice, advice_of
from yatzy.solver.query.evaluate import Floats, compute_outlooks
from yatzy.solver.query.outlook import Outlook, TurnValues
from yatzy.solver.states.scoring import Scoring, scoring_of
from yatzy.solver.states.scratch import aligned_zeros
from yatzy.solver.states.space import StateSpace, space_of

BATCH_CARDS = 512
"""Cards processed together: enough to amortise a call, few enough for twenty megabytes."""


@dataclass(frozen=True, eq=False)
class Values:
    """The solution of one sheet: the expected points still to come from every state under best play.

    >>> import yatzy
    >>> round(yatzy.solve(yatzy.sheet("vinga")).expected, 2)
    248.44
    """

    tables: RuleTables = field(repr=False)
    array: Floats = field(repr=False)
    """Expected points still to come, by state; see :class:`~yatzy.solver.states.space.StateSpace`."""
    error: float = 0.0
    """How far a value can be from the exact one: not 0 for a packed solution."""
    _last_outlook: dict[Card, Outlook] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        """Check the array's type and length, align it for compiled code, and make it read-only."""
        if self.array.dtype != np.float64 or self.array.shape != (self.space.length,):
            raise SolverError("solver-other-array", expected=self.space.length, got=str(self.array.shape))
        if self.array.ctypes.data % ALIGNED or not self.array.flags.c_contiguous:
            array = aligned_zeros(self.space.length)
            array[:] = self.array
            object.__setattr__(self, "array", array)
        self.array.flags.writeable = False

    def __repr__(self) -> str:
        return f"<Values of {self.tables.digest[:12]}: {self.expected:.9f}>"

    def __reduce__(self) -> tuple[type[Self], tuple[RuleTables, Floats, float]]:
        return type(self), (self.tables, self.array, self.error)

    @property
    def tie(self) -> float:
        """Return how far apart the values of two choices are that count as equal."""
        return TIE + 2 * self.error

    @cached_property
    def space(self) -> StateSpace:
        """Return the state space of the sheet."""
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
        self.check_card(card)
        return card.total + float(self.array[self.space.index(card)])

    def advise(self, card: Card, dice: str | Iterable[int], rolls_left: int) -> Advice:
        """Return every choice for these dice, the best first, with its expected total and cost.

        ``rolls_left`` counts the throws still to come: 2 after the first of three, 0 after the last. Raises
        :class:`YatzyError` for a card of another sheet, or impossible dice or rolls.

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
        """Return every keep and every box for these dice separately, with the expected final total."""
        return self.outlook(card).turn(self.tables.dice.read(dice), rolls_left)

    def outlook(self, card: Card) -> Outlook:
        """Return the next turn of a card; the last result is cached."""
        check_type(Card, card)
        outlook = self._last_outlook.get(card)
        if outlook is None:
            outlook = self.outlooks([card])[0]
            self._last_outlook.clear()
            self._last_outlook[card] = outlook
        return outlook

    def outlooks(self, cards: Sequence[Card]) -> list[Outlook]:
        """Return the outlook of each card; much faster than one by one.

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
            self.check_card(card)
        return [
            outlook
            for first in range(0, len(cards), BATCH_CARDS)
            for outlook in compute_outlooks(
                self.array, self.space, self.scoring, cards[first : first + BATCH_CARDS], self.tie
            )
        ]

    def check_card(self, card: Card) -> None:
        """Raise :class:`SolverError` for a card of another sheet."""
        check_type(Card, card)
        if card.tables != self.tables:
            raise SolverError(
                "solver-other-sheet", card=card.tables.digest[:12], values=self.tables.digest[:12]
            )
