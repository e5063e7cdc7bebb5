"""What to do in the middle of a turn: every choice, what it leads to, and what it costs against the best."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from yatzy.game.card import Card
from yatzy.rules.dice import Dice, parse_dice
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import BoxValue, KeepValue, Outlook, TurnValues
from yatzy.solver.values import Values


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something a player can do: throw again with some dice kept, or write into a box."""

    value: float
    """The expected final total."""
    cost: float
    """What it gives away against the best choice."""
    keep: Dice | None = None
    """The dice kept before the next throw; none to stop throwing."""
    key: str | None = None
    """The box written into; none to throw again."""
    points: int = 0
    bonus: int = 0

    def is_like(self, other: "Choice") -> bool:
        """Whether both throw again and keep the same dice, but for some more or some fewer."""
        if self.keep is None or other.keep is None:
            return False
        fewer, more = sorted((Counter(self.keep), Counter(other.keep)), key=Counter.total)
        return fewer <= more


class Advice(Struct, frozen=True):
    """Every choice there is, the best first."""

    dice: Dice
    rolls_left: int
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Choice:
        """Return the best choice; of equal ones the first that best play meets."""
        return self.choices[0]

    def keeping(self, dice: Iterable[int]) -> Choice:
        """Return the choice of keeping these dice and throwing the others."""
        keep = tuple(sorted(dice))
        return next(choice for choice in self.choices if choice.keep == keep)

    def entering(self, key: str) -> Choice:
        """Return the choice of writing into this box."""
        return next(choice for choice in self.choices if choice.key == key)


def advise(values: Values, card: Card, dice: str | Dice, rolls_left: int) -> Advice:
    """Return every choice for these dice, the best first.

    A card, dice or a number of rolls that cannot be are refused.
    """
    if isinstance(dice, str):
        dice = parse_dice(dice, card.tables.dice.count)
    return advice_of(values.outlook(card), dice, rolls_left)


def advice_of(outlook: Outlook, dice: Dice, rolls_left: int) -> Advice:
    """Return every choice for these dice, from the outlook of a card."""
    turn = outlook.turn(dice, rolls_left)
    return Advice(turn.dice, rolls_left, tuple(_choices(turn)))


def _choices(turn: TurnValues) -> Iterable[Choice]:
    """Yield throws and boxes by their value; before a throw that is as good, best play stops."""
    keeps = [keep for keep in turn.keeps if len(keep.keep) < len(turn.dice)]
    stop = next((place for place, keep in enumerate(turn.keeps) if len(keep.keep) == len(turn.dice)), 0)
    first, *boxes = turn.boxes
    ordered: list[KeepValue | BoxValue] = [*keeps[:stop], first]
    waiting = keeps[stop:]
    for box in boxes:
        while waiting and waiting[0].value >= box.value - TIE:
            ordered.append(waiting.pop(0))
        ordered.append(box)
    best = turn.value
    for choice in (*ordered, *waiting):
        cost = best - choice.value if best - choice.value > TIE else 0.0
        if isinstance(choice, KeepValue):
            yield Choice(choice.value, cost, keep=choice.keep)
        else:
            yield Choice(choice.value, cost, key=choice.key, points=choice.points, bonus=choice.bonus)
