"""Bots that play in one style, whatever the others do."""

import random
from typing import TYPE_CHECKING, TypeVar

from yatzy.bots.turn_moves import keep_moves, opening_moves
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Move
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.values import Values
from yatzy.solver.styles import PERFECT, Style, box_chances, keep_chances, style_outlook, style_values

if TYPE_CHECKING:
    from yatzy.solver.query.evaluate import Floats

SKILL_STYLES = {
    "beginner": Style(mistakes=2.8),
    "casual": Style(mistakes=1.6),
    "strong": Style(mistakes=0.7),
    "perfect": PERFECT,
}
"""On sheets of 15 boxes these make about 192, 219, 239 and 248 points on average."""

RISK_BOLDNESS = {"cautious": -0.9, "bold": 0.9}
"""Boldness times the standard deviation of the sheet's totals, so that it means the same on every sheet."""

ChoiceT = TypeVar("ChoiceT", Dice, str)


def style_of(name: str, values: Values) -> Style:
    """Return the style of a bot on the sheet of these values. May compute the variances."""
    if name in SKILL_STYLES:
        return SKILL_STYLES[name]
    from yatzy.solver.variance import variances_of  # noqa: PLC0415 # may load the compiler

    variance = variances_of(values).variance(Card.empty(values.tables))
    return Style(boldness=RISK_BOLDNESS[name] / variance**0.5) if variance > 0 else PERFECT


class StyledBot:
    """Plays in one style."""

    def __init__(self, name: str, values: Values) -> None:
        self.name = name
        self._values = values
        self._style_values: tuple[Style, Floats] | None = None
        self._last_outlook: tuple[Card, Outlook] | None = None

    def choose(self, game: Game, generator: random.Random) -> tuple[Move, ...]:
        """Return the moves until dice are needed."""
        if moves := opening_moves(game):
            return moves
        choice = self.decide(game.card, game.dice, game.rolls_left, generator)
        return (Enter(game.seat, choice),) if isinstance(choice, str) else keep_moves(game, choice)

    def decide(self, card: Card, dice: Dice, rolls_left: int, generator: random.Random) -> Dice | str:
        """Return the dice to keep, fewer than all, or the key of the box to fill."""
        style, outlook = self._outlook(card)
        turn = outlook.turn(dice, rolls_left)
        if turn.keeps:
            keep = _draw_choice(keep_chances(turn, style.mistakes), generator)
            if len(keep) < len(dice):
                return keep
        return _draw_choice(box_chances(turn, style.mistakes), generator)

    def _outlook(self, card: Card) -> tuple[Style, Outlook]:
        """Return the style, and its outlook of the card; the last outlook is cached."""
        if self._style_values is None:
            style = style_of(self.name, self._values)
            self._style_values = style, style_values(self._values, style)
        style, array = self._style_values
        if self._last_outlook is None or self._last_outlook[0] != card:
            self._last_outlook = card, style_outlook(self._values, array, card, style)
        return style, self._last_outlook[1]


def _draw_choice(chances: dict[ChoiceT, float], generator: random.Random) -> ChoiceT:
    """Draw a choice; consumes no randomness where one is certain."""
    choices = list(chances)
    if chances[choices[0]] == 1.0:
        return choices[0]
    return generator.choices(choices, [*chances.values()])[0]
