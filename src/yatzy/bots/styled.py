"""Computer players who play in one style, whatever the others do."""

import random
from typing import TypeVar

from yatzy.bots.moving import keeping, opening
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Move
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.solver.outlook import Floats, Outlook
from yatzy.solver.styles import PERFECT, Style, aims, box_chances, keep_chances, style_outlook
from yatzy.solver.values import Values

SKILLS = {
    "beginner": Style(mistakes=2.8),
    "casual": Style(mistakes=1.6),
    "strong": Style(mistakes=0.7),
    "perfect": PERFECT,
}
"""On sheets of 15 boxes these make about 192, 219, 239 and 248 points on average."""

RISKS = {"cautious": -0.9, "bold": 0.9}
"""Their boldness for each standard deviation of the sheet's totals, so that they are alike on every sheet."""

Choice = TypeVar("Choice", Dice, str)


def style_of(name: str, values: Values) -> Style:
    """Return how one of these plays by the sheet of these values."""
    if name in SKILLS:
        return SKILLS[name]
    from yatzy.solver.spread import spread  # noqa: PLC0415 # may bring the compiler with it

    variance = spread(values).variance(Card.empty(values.tables))
    return Style(boldness=RISKS[name] / variance**0.5) if variance > 0 else PERFECT


class Styled:
    """Plays in one style."""

    def __init__(self, name: str, values: Values) -> None:
        self.name = name
        self._values = values
        self._aims: tuple[Style, Floats] | None = None
        self._last: tuple[Card, Outlook] | None = None

    def choose(self, game: Game, generator: random.Random) -> tuple[Move, ...]:
        """Return the moves until dice are needed."""
        if moves := opening(game):
            return moves
        style, outlook = self._outlook(game.card)
        turn = outlook.turn(game.dice, game.rolls_left)
        if turn.keeps:
            keep = _drawn(keep_chances(turn, style.mistakes), generator)
            if len(keep) < len(game.dice):
                return keeping(game, keep)
        return (Enter(game.seat, _drawn(box_chances(turn, style.mistakes), generator)),)

    def _outlook(self, card: Card) -> tuple[Style, Outlook]:
        """Return the style, and what the turn of a card can bring to it; the last one is remembered."""
        if self._aims is None:
            style = style_of(self.name, self._values)
            self._aims = style, aims(self._values, style)
        style, array = self._aims
        if self._last is None or self._last[0] != card:
            self._last = card, style_outlook(self._values, array, card, style)
        return style, self._last[1]


def _drawn(chances: dict[Choice, float], generator: random.Random) -> Choice:
    """Draw a choice; where one is certain, nothing is drawn."""
    choices = list(chances)
    if chances[choices[0]] == 1.0:
        return choices[0]
    return generator.choices(choices, [*chances.values()])[0]
