"""The JSON schema of odds: how games by a sheet end."""

import numpy as np
from msgspec import Struct

from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import PERCENTILES, BoxOdds, Odds


class BoxPart(Struct, frozen=True):
    """One box under best play."""

    key: str
    mean: float
    """Its mean points; for a filled box those written in it."""
    struck: float
    """The chance that it scores 0."""
    filled: bool = False


class OddsAnswer(Struct, frozen=True):
    """How games by a sheet end under best play."""

    sheet: str
    digest: str
    mean: float
    deviation: float
    """The standard deviation of the totals."""
    percentiles: dict[str, int]
    """For each percentage of all games, the total they do not exceed."""
    upper_bonus: float | None
    """The chance to earn it; None where the sheet has no such bonus."""
    further: float
    """Mean bonus points for extra five alike."""
    boxes: tuple[BoxPart, ...]
    games: int | None
    """How many games were simulated; None if the odds are exact."""
    exact_mean: float | None
    """The exact mean, if the odds were simulated."""
    first: int
    chances: tuple[float, ...]
    """The chance of each total, from ``first`` on."""

    @property
    def odds(self) -> Odds:
        """The same as :class:`Odds`, for charts."""
        boxes = tuple(BoxOdds(box.key, box.mean, box.struck) for box in self.boxes)
        chances = np.array(self.chances)
        return Odds(self.first, chances, boxes, self.upper_bonus, self.further, self.games, self.exact_mean)


def odds_answer(sheet: RuleSheet, odds: Odds, card: Card | None = None) -> OddsAnswer:
    """Return odds as JSON, from a card on or from the first turn."""
    points = card.points if card else (None,) * len(odds.boxes)
    return OddsAnswer(
        sheet=sheet.id,
        digest=sheet.digest,
        mean=odds.mean,
        deviation=odds.deviation,
        percentiles={str(percent): odds.percentile(percent) for percent in PERCENTILES},
        upper_bonus=odds.upper_bonus,
        further=odds.further,
        boxes=tuple(
            BoxPart(box.key, box.mean, box.struck, written is not None)
            for box, written in zip(odds.boxes, points, strict=True)
        ),
        games=odds.games,
        exact_mean=odds.exact_mean,
        first=odds.first,
        chances=tuple(odds.chances.tolist()),
    )
