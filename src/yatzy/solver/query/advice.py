"""Every choice in the middle of a turn: what it leads to, and what it costs against the best."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, TypeAlias

from msgspec import Struct

from yatzy.game.card import Card, Mark
from yatzy.rules.dice import Dice, format_dice, read_dice
from yatzy.rules.errors import MoveError
from yatzy.solver.query.outlook import BoxValue, KeepValue, Outlook, TurnValues


class KeepChoice(Struct, frozen=True, tag_field="kind", tag="keep"):
    """The choice to throw again with some dice kept.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> best = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344", rolls_left=2).best
    >>> best.keep, best.key, best.cost
    ((4, 4), None, 0.0)
    """

    value: float
    """The expected final total."""
    cost: float
    """Expected points lost against the best choice."""
    keep: Dice
    """The dice kept before the next throw."""
    key: ClassVar[None] = None
    points: ClassVar[int] = 0
    bonus: ClassVar[int] = 0

    def __repr__(self) -> str:
        return f"<Choice keep {format_dice(self.keep) or 'none'}: {self.value:.2f}, cost {self.cost:.2f}>"


class BoxChoice(Struct, frozen=True, tag_field="kind", tag="enter"):
    """The choice to stop throwing and fill a box.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> best = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "66666", rolls_left=2).best
    >>> best.keep, best.key, best.points, best.cost
    (None, 'yatzy', 50, 0.0)
    """

    value: float
    """The expected final total."""
    cost: float
    """Expected points lost against the best choice."""
    key: str
    """The box to fill."""
    points: int
    bonus: int
    """Points for another five alike, beside those in the box."""
    keep: ClassVar[None] = None

    def __repr__(self) -> str:
        return f"<Choice enter {self.key}: {self.value:.2f}, cost {self.cost:.2f}>"

    @property
    def mark(self) -> Mark:
        """Return the mark that this choice writes."""
        return Mark(self.key, self.points, self.bonus)


Choice: TypeAlias = KeepChoice | BoxChoice
"""What can be done with some dice: its ``keep``, or else its ``key``, is ``None``."""


def is_variation(choice: Choice, other: Choice) -> bool:
    """Whether both throw again and one keeps a subset of the other's dice."""
    if choice.keep is None or other.keep is None:
        return False
    fewer, more = sorted((Counter(choice.keep), Counter(other.keep)), key=Counter.total)
    return fewer <= more


class Advice(Struct, frozen=True):
    """Every choice in the middle of a turn, the best first.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> advice = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344", rolls_left=1)
    >>> for choice in advice.choices[:2]:
    ...     print(choice.keep, round(choice.value, 2), round(choice.cost, 2))
    (4, 4) 242.4 0.0
    (4,) 240.69 1.71
    """

    dice: Dice
    rolls_left: int
    choices: tuple[Choice, ...]
    card: Card | None = None
    """The card it is about, if known: it tells why a box cannot be filled."""

    def __repr__(self) -> str:
        position = f"{format_dice(self.dice)}, {self.rolls_left} left"
        return f"<Advice on {position}: {self.best!r} of {len(self.choices)}>"

    @property
    def best(self) -> Choice:
        """Return the best choice; of equal ones the one that best play takes."""
        return self.choices[0]

    def keeping(self, dice: str | Iterable[int]) -> Choice:
        """Return the choice of keeping these dice; raise :class:`MoveError` if it is not possible.

        >>> import yatzy
        >>> sheet = yatzy.sheet("vinga")
        >>> advice = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344", rolls_left=1)
        >>> round(advice.keeping("1234").cost, 2)
        2.62
        """
        keep = tuple(sorted(read_dice(dice)))
        for choice in self.choices:
            if choice.keep == keep:
                return choice
        for face in keep:
            if keep.count(face) > self.dice.count(face):
                raise MoveError("move-not-there", face=face, there=self.dice.count(face))
        raise MoveError("move-all-kept" if self.rolls_left else "move-dice-lie")

    def entering(self, key: str) -> Choice:
        """Return the choice of filling this box; raise :class:`MoveError` if it is none or may not be taken.

        >>> import yatzy
        >>> sheet = yatzy.sheet("vinga")
        >>> advice = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "12344", rolls_left=0)
        >>> pair = advice.entering("one-pair")
        >>> pair.points, round(pair.cost, 2)
        (8, 0.5)
        """
        for choice in self.choices:
            if choice.keep is None and choice.key == key:
                return choice
        if self.card is not None:
            self.card.open_box_index(key)
        raise MoveError("move-box-forbidden", box=str(key))


def advice_of(outlook: Outlook, dice: Dice, rolls_left: int) -> Advice:
    """Return every choice for these dice, from the outlook of a card."""
    turn = outlook.turn(dice, rolls_left)
    return Advice(turn.dice, rolls_left, tuple(_order_choices(turn, outlook.tie)), outlook.card)


def _order_choices(turn: TurnValues, tie: float) -> Iterable[Choice]:
    """Yield choices by value; stopping comes before a throw of equal value, as in best play."""
    keeps = [keep for keep in turn.keeps if len(keep.keep) < len(turn.dice)]
    stop = next((place for place, keep in enumerate(turn.keeps) if len(keep.keep) == len(turn.dice)), 0)
    first, *boxes = turn.boxes
    ordered: list[KeepValue | BoxValue] = [*keeps[:stop], first]
    waiting = keeps[stop:]
    for box in boxes:
        while waiting and waiting[0].value >= box.value - tie:
            ordered.append(waiting.pop(0))
        ordered.append(box)
    best = turn.value
    for choice in (*ordered, *waiting):
        cost = best - choice.value if best - choice.value > tie else 0.0
        if isinstance(choice, KeepValue):
            yield KeepChoice(choice.value, cost, choice.keep)
        else:
            yield BoxChoice(choice.value, cost, choice.key, choice.points, choice.bonus)
