"""What advice and reviews need of a solution, however it is stored and evaluated."""

from collections.abc import Sequence
from typing import Protocol

from yatzy.game.card import Card
from yatzy.rules.dice import Dice
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.query.advice import Advice
from yatzy.solver.query.outlook import Outlook


class PositionValues(Protocol):
    """The values of positions by one sheet; :class:`~yatzy.solver.query.values.Values` has them as an array."""

    @property
    def tables(self) -> RuleTables:
        """The compiled rules."""

    @property
    def expected(self) -> float:
        """The expected total of a game under best play."""

    def total(self, card: Card) -> float:
        """Return the expected final total of a card."""

    def advise(self, card: Card, dice: Dice, rolls_left: int) -> Advice:
        """Return every choice for these dice, the best first."""

    def outlook(self, card: Card) -> Outlook:
        """Return the next turn of a card."""

    def outlooks(self, cards: Sequence[Card]) -> list[Outlook]:
        """Return the outlook of each card."""
