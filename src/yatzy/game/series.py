"""How the rounds of a game are counted: totals, differences or rounds won. Equal totals share a win."""

from dataclasses import dataclass

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.sheet import Counting


@dataclass(frozen=True, slots=True)
class Round:
    """One round, finished or not."""

    cards: tuple[Card, ...]

    @property
    def over(self) -> bool:
        """Whether every column is full."""
        return not any(card.open_boxes for card in self.cards)

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the total of each column, with bonuses."""
        return tuple([card.total for card in self.cards])

    @property
    def leaders(self) -> tuple[int, ...]:
        """Return the columns with the highest total."""
        return _highest(self.totals)

    @property
    def differences(self) -> tuple[int, ...]:
        """Return the difference points: for the winner the sum of the leads over all others, else 0.

        A tied round gives nobody points.
        """
        return _differences(self.totals)


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a column in a game."""

    sum: int
    """Sum of the totals of its rounds."""
    difference: int
    rounds_won: int
    score: int
    """The one of these that decides this game."""


def rounds_of(game: Game) -> tuple[Round, ...]:
    """Return the rounds of a game, the current one last."""
    return tuple(Round(cards) for cards in game.cards)


def standings(game: Game, *, finished: bool = False) -> tuple[Standing, ...]:
    """Return the standing of each column. Totals include the current round; the rest counts finished rounds.

    With ``finished``, the current round counts for nothing.
    """
    sums, differences, rounds_won = ([0] * len(game.setup.columns) for _ in range(3))
    for one in rounds_of(game):
        is_over, totals = one.over, one.totals
        if is_over or not finished:
            _add(sums, totals)
        if is_over:
            _add(differences, _differences(totals))
            for column in _highest(totals):
                rounds_won[column] += 1
    scores = {Counting.TOTALS: sums, Counting.DIFFERENCES: differences, Counting.ROUNDS_WON: rounds_won}
    deciding = scores[effective_counting(game)]
    return tuple(map(Standing, sums, differences, rounds_won, deciding))


def _add(sums: list[int], points: tuple[int, ...]) -> None:
    for column, more in enumerate(points):
        sums[column] += more


def effective_counting(game: Game) -> Counting:
    """Return the counting that decides: as agreed for several rounds and columns, else totals."""
    series = game.setup.rounds > 1 and len(game.setup.columns) > 1
    return game.setup.counting if series else Counting.TOTALS


def is_decisive_round(game: Game) -> bool:
    """Whether the totals of this round, plus the points carried over, decide the game.

    True in the last round if totals count, or differences between two columns.
    """
    if game.round < game.setup.rounds - 1:
        return False
    counting = effective_counting(game)
    by_lead = counting is Counting.DIFFERENCES and len(game.setup.columns) == 2  # noqa: PLR2004 # a pair of rivals
    return counting is Counting.TOTALS or by_lead


def points_carried(game: Game) -> tuple[int, ...]:
    """Return the points each column carries into a decisive round; zeros in any other round."""
    before = tuple(Round(cards) for cards in game.cards[:-1]) if is_decisive_round(game) else ()
    by_lead = effective_counting(game) is Counting.DIFFERENCES
    return tuple(
        sum((one.differences if by_lead else one.totals)[column] for one in before)
        for column in range(len(game.setup.columns))
    )


def winners(game: Game) -> tuple[int, ...]:
    """Return the winning columns: several on a tie, none before the end."""
    return _highest(tuple(one.score for one in standings(game))) if game.over else ()


def _highest(scores: tuple[int, ...]) -> tuple[int, ...]:
    highest = max(scores)
    return tuple([column for column, score in enumerate(scores) if score == highest])


def _differences(totals: tuple[int, ...]) -> tuple[int, ...]:
    highest = max(totals)
    lead = 0 if totals.count(highest) > 1 else len(totals) * highest - sum(totals)
    return tuple([lead if total == highest else 0 for total in totals])
