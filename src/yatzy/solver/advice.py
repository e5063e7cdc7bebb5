"""What to do in the middle of a turn: every choice, what it leads to, and what it costs against the best."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from yatzy.game.card import Mark
from yatzy.rules.dice import Dice, format_dice, read_dice
from yatzy.rules.errors import MoveError
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import BoxValue, KeepValue, Outlook, TurnValues


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something a player can do: throw again with some dice kept, or write into a box.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> best = yatzy.solve(sheet).advise(yatzy.Card.empty(sheet), "66666", rolls_left=2).best
    >>> best.keep, best.key, best.points, best.cost
    (None, 'yatzy', 50, 0.0)
    """

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

    def __repr__(self) -> str:
        what = f"enter {self.key}" if self.keep is None else f"keep {format_dice(self.keep) or 'none'}"
        return f"<Choice {what}: {self.value:.2f}, cost {self.cost:.2f}>"

    @property
    def mark(self) -> Mark:
        """Return what writing into the box leaves there."""
        return Mark(self.key or "", self.points, self.bonus)

    def is_like(self, other: "Choice") -> bool:
        """Whether both throw again and keep the same dice, but for some more or some fewer."""
        if self.keep is None or other.keep is None:
            return False
        fewer, more = sorted((Counter(self.keep), Counter(other.keep)), key=Counter.total)
        return fewer <= more


class Advice(Struct, frozen=True):
    """Every choice there is, the best first.

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

    def __repr__(self) -> str:
        asked = f"{format_dice(self.dice)}, {self.rolls_left} left"
        return f"<Advice on {asked}: {self.best!r} of {len(self.choices)}>"

    @property
    def best(self) -> Choice:
        """Return the best choice; of equal ones the first that best play meets."""
        return self.choices[0]

    def keeping(self, dice: str | Iterable[int]) -> Choice:
        """Return the choice of keeping these dice and throwing the others; what is none is refused.

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
        """Return the choice of writing into this box; one that may not be taken is refused.

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
        raise MoveError("move-box-forbidden", box=str(key))


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
