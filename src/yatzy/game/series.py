"""How rounds are counted: totals, differences, rounds won. Equal totals share a win."""

from dataclasses import dataclass
from functools import cached_property

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.sheet import Counting


@dataclass(frozen=True)
class Round:
    """One round, as far as it was played."""

    cards: tuple[Card, ...]

    @cached_property
    def over(self) -> bool:
        """Whether every column is full."""
        return not any(card.open_boxes for card in self.cards)

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """Return what each column is worth, bonuses included."""
        return tuple(card.total for card in self.cards)

    @cached_property
    def leaders(self) -> tuple[int, ...]:
        """Return the columns with the highest total."""
        return _highest(self.totals)

    @cached_property
    def differences(self) -> tuple[int, ...]:
        """Return what each column gains by difference: the winner's lead over each of the others, summed up.

        A tied round gives nothing.
        """
        totals, leaders = self.totals, self.leaders
        if len(leaders) > 1:
            return (0,) * len(totals)
        return tuple(
            sum(total - other for other in totals) if column == leaders[0] else 0
            for column, total in enumerate(totals)
        )


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a column stands in a game."""

    sum: int
    """Of the totals of its rounds."""
    difference: int
    rounds_won: int
    score: int
    """Whichever of these counts at this table."""


def rounds(game: Game) -> tuple[Round, ...]:
    """Return the rounds of a game, the one being played last."""
    return tuple(Round(cards) for cards in game.cards)


def standings(game: Game, *, finished: bool = False) -> tuple[Standing, ...]:
    """Return where each column stands. Totals count as they are written, the rest once a round is over.

    With ``finished``, nothing counts of a round that is still played.
    """
    played = tuple(one for one in rounds(game) if one.over or not finished)
    counting = counted(game)
    return tuple(_standing(played, counting, column) for column in range(len(game.setup.columns)))


def counted(game: Game) -> Counting:
    """Return what decides: as agreed in a series of several columns, else the total."""
    series = game.setup.rounds > 1 and len(game.setup.columns) > 1
    return game.setup.counting if series else Counting.TOTALS


def decides(game: Game) -> bool:
    """Whether this round, with what each column brings along, decides the game by totals.

    The last one does where sums count, and with two columns where differences do: a lead is a lead.
    """
    if game.round < game.setup.rounds - 1:
        return False
    counting = counted(game)
    by_lead = counting is Counting.DIFFERENCES and len(game.setup.columns) == 2  # noqa: PLR2004 # a pair of rivals
    return counting is Counting.TOTALS or by_lead


def carried(game: Game) -> tuple[int, ...]:
    """Return what each column brings into this round: what it has so far where that decides, else nothing."""
    before = tuple(Round(cards) for cards in game.cards[:-1]) if decides(game) else ()
    by_lead = counted(game) is Counting.DIFFERENCES
    return tuple(
        sum((one.differences if by_lead else one.totals)[column] for one in before)
        for column in range(len(game.setup.columns))
    )


def winners(game: Game) -> tuple[int, ...]:
    """Return the columns that have won, several where they tie, none before the end."""
    return _highest(tuple(one.score for one in standings(game))) if game.over else ()


def _standing(played: tuple[Round, ...], counting: Counting, column: int) -> Standing:
    over = [one for one in played if one.over]
    total = sum(one.totals[column] for one in played)
    difference = sum(one.differences[column] for one in over)
    won = sum(column in one.leaders for one in over)
    score = {
        Counting.TOTALS: total,
        Counting.DIFFERENCES: difference,
        Counting.ROUNDS_WON: won,
    }[counting]
    return Standing(total, difference, won, score)


def _highest(scores: tuple[int, ...]) -> tuple[int, ...]:
    highest = max(scores)
    return tuple(column for column, score in enumerate(scores) if score == highest)
