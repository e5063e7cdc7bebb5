"""Strategies: how to play, as a function. Does not load numpy."""

import random
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol, TypeAlias

from yatzy.bots.names import PERFECT, WINNER, check_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import numpy as np
    from numpy.typing import NDArray

    from yatzy.bots.positions import Positions
    from yatzy.bots.styled import StyledBot
    from yatzy.game.card import Card
    from yatzy.rules.dice import Dice
    from yatzy.rules.rule_tables import RuleTables
    from yatzy.solver.query.advice import Choice

Decision: TypeAlias = "Choice | str | Iterable[int]"
"""What a strategy answers: a choice, the key of the box to fill, or the dice to keep."""


class Strategy(Protocol):
    """How to play: any function of a card, the dice and the rolls left.

    It returns the key of the box to fill, or the dice to keep before the others are thrown again, as text or
    numbers; a choice of an :class:`~yatzy.Advice` is both. To keep all dice is to wait: it is asked again with
    one roll less. With no roll left it has to name a box.

    >>> import yatzy
    >>> def stop_at_once(card, dice, rolls_left):
    ...     return max(card.entries(dice), key=lambda entry: entry.points).key
    >>> yatzy.simulate("vinga", 100, stop_at_once).games
    100
    """

    def __call__(self, card: "Card", dice: "Dice", rolls_left: int, /) -> Decision:
        """Return what to do."""


@dataclass(frozen=True)
class VectorStrategy:
    """A strategy that decides in many games at once, with arrays; a decorator of the function that does so.

    The function is given :class:`~yatzy.bots.Positions`, and returns the number of a decision for each of them,
    from ``positions.keep`` or ``positions.enter``.

    >>> import numpy as np, yatzy
    >>> @yatzy.bots.VectorStrategy
    ... def of_a_kind(positions):
    ...     if positions.rolls_left:
    ...         most = positions.counts.argmax(axis=1)[:, None] == np.arange(6)
    ...         return positions.keep(np.where(most, positions.counts, 0))
    ...     return positions.enter(positions.pays.argmax(axis=1))
    >>> 140 < yatzy.simulate("vinga", 10_000, of_a_kind).mean < 150
    True
    """

    decide: "Callable[[Positions], NDArray[np.integer]]"

    def __call__(self, positions: "Positions") -> "NDArray[np.integer]":
        """Return the decision of every game."""
        return self.decide(positions)


@dataclass(frozen=True)
class BotStrategy:
    """One of our bots, for any sheet; it plays by the sheet's solution.

    >>> import random, yatzy
    >>> yatzy.bots.strong(yatzy.Card.empty("vinga"), (6, 6, 6, 6, 6), 2, random.Random(1))
    'yatzy'
    """

    name: str

    def __post_init__(self) -> None:
        check_name(self.name)

    def __call__(
        self, card: "Card", dice: "Dice", rolls_left: int, generator: random.Random | None = None
    ) -> "Dice | str":
        """Return the dice to keep, or the key of the box to fill. Mistakes are drawn from the generator."""
        bot = _bot_on(self.style_name, card.tables)
        return bot.decide(card, tuple(sorted(dice)), rolls_left, generator or _generator)

    @property
    def style_name(self) -> str:
        """Return the name of the style: with nobody to beat, the winner plays for points."""
        return PERFECT if self.name == WINNER else self.name


_generator = random.Random()  # noqa: S311 # mistakes at play, not security


@lru_cache(maxsize=8)
def _bot_on(name: str, tables: "RuleTables") -> "StyledBot":
    """Return a bot on a sheet, with the sheet's solution."""
    from yatzy.bots.styled import StyledBot  # noqa: PLC0415 # loads numpy
    from yatzy.solver.solve import solve  # noqa: PLC0415 # as above

    return StyledBot(name, solve(tables))


# Our bots, as strategies. One statement each, so that documentation tools find them.

beginner = BotStrategy("beginner")
"""Knows the rules and takes the obvious choice."""
casual = BotStrategy("casual")
"""Plays now and then, and knows the usual tricks."""
strong = BotStrategy("strong")
"""Rarely makes a mistake, and never a big one."""
perfect = BotStrategy(PERFECT)
"""Makes the most points possible on average."""
cautious = BotStrategy("cautious")
"""Gives up a few points to avoid bad games."""
bold = BotStrategy("bold")
"""Gives up a few points for a chance at great games."""
winner = BotStrategy(WINNER)
"""Plays to win; alone, for points."""
