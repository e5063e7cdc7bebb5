"""What actions and observations mean on a sheet.

An *action* is a keep of fewer than all dice, after which the others are thrown again, or a box to enter the
dice in. Keeps come first, by their dense indices (``rules/dice.py``), so action 0 is to throw all dice again;
then come the boxes as printed. To keep all dice is to enter them, so there is no action for it.

An *observation* is a row of whole numbers, the same flat or by name:

    open          by box: whether it is open
    points        by box: what stands in it
    upper         the sum of the upper section, without its bonus
    need          what the upper section lacks for its bonus; nothing where there is none
    holds_points  whether the box for five alike holds points, where that makes further ones another matter
    bonuses       the upper bonus, and those for further five alike
    dice          by face: how many dice show it
    rolls_left    how often the dice may be thrown again
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import index
from os import PathLike
from typing import Any, Literal, SupportsIndex, overload

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.dice import FACES, Dice, format_dice, parse_dice
from yatzy.rules.errors import DiceError, MoveError
from yatzy.rules.parse import MOST_BOXES
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet
from yatzy.rules.tables import HOLDS_POINTS, RuleTables, boxes_of
from yatzy.solver.lattice import lattice_of

SPREAD = tuple(bytes(one >> bit & 1 for bit in range(8)) for one in range(256))
"""The bits of a byte, the lowest first, each as a byte."""

Row = NDArray[np.int32]
Mask = NDArray[np.int8]
Named = dict[str, NDArray[np.signedinteger[Any]]]
"""The parts of a row, and the mask beside them, by name."""
Observing = Literal["dict", "flat"]
Illegal = Literal["refuse", "raise"]


def sheet_of(sheet: RuleSheet | str | PathLike[str]) -> RuleSheet:
    """Return a sheet as it is, by its id, or from its file."""
    return sheet if isinstance(sheet, RuleSheet) else find_sheet(sheet)


@dataclass(frozen=True, eq=False, init=False)
class Actions:
    """What each action of a sheet is.

    >>> import yatzy
    >>> actions = Actions(yatzy.sheet("vinga"))
    >>> len(actions), actions.keep("44"), actions.enter("chance")
    (225, 22, 223)
    >>> actions[22], actions[223], actions[0]
    ((4, 4), 'chance', ())
    """

    tables: RuleTables

    def __init__(self, sheet: RuleSheet | RuleTables) -> None:
        object.__setattr__(self, "tables", sheet.tables if isinstance(sheet, RuleSheet) else sheet)

    @property
    def keeps(self) -> int:
        """Return how many keep some dice; the boxes come after them."""
        return len(self.tables.dice.keeps) - len(self.tables.dice.rolls)

    def __len__(self) -> int:
        return self.keeps + len(self.tables.keys)

    def keep(self, dice: str | Iterable[SupportsIndex]) -> int:
        """Return the action that keeps these dice and throws the others."""
        kept = parse_dice(dice) if isinstance(dice, str) else tuple(map(index, dice))
        if wrong := [die for die in kept if die not in FACES]:
            raise DiceError("dice-face", text=format_dice(kept), face=wrong[0])
        if len(kept) >= self.tables.dice.count:
            raise MoveError("move-all-kept")
        return self.tables.dice.keep_index(kept)

    def enter(self, key: str) -> int:
        """Return the action that enters the dice in a box."""
        return self.keeps + Card.empty(self.tables).open_box(key)

    def __getitem__(self, action: SupportsIndex) -> Dice | str:
        """Return the dice that an action keeps, or the key of the box that it fills."""
        place = index(action)
        if not 0 <= place < len(self):
            raise IndexError(place)
        if place < self.keeps:
            return self.tables.dice.keeps[place]
        return self.tables.keys[place - self.keeps]


class Layout:
    """Actions and observations of one sheet."""

    def __init__(self, tables: RuleTables) -> None:
        self.tables, self.actions = tables, Actions(tables)
        self.boxes, self.keeps, self.count = len(tables.keys), self.actions.keeps, len(self.actions)
        parts = self._highest()
        ends = np.cumsum([len(high) for high in parts.values()]).tolist()
        self.parts = {
            name: slice(end - len(high), end) for (name, high), end in zip(parts.items(), ends, strict=True)
        }
        self.high = np.array([most for high in parts.values() for most in high], np.int32)
        self.size = len(self.high)
        self.card = int(self.parts["dice"].start)
        """Where what is on the card ends, and the turn begins."""

    def _highest(self) -> dict[str, Sequence[int]]:
        """Return the highest number there can be, by part; where there is only zero, one."""
        tables, bonus, further = self.tables, self.tables.upper_bonus, self.tables.further
        points = [
            max(1, *tables.points[box], *(most for flag in (False, True) for most in
                                          tables.further_points(box, holds_points=flag)))
            for box in range(self.boxes)
        ]  # fmt: skip
        each = further.situations[HOLDS_POINTS].bonus if further else 0
        return {
            "open": [1] * self.boxes,
            "points": points,
            "upper": [max(1, sum(points[box] for box in boxes_of(tables.upper)))],
            "need": [max(1, bonus.at if bonus else 0)],
            "holds_points": [1],
            "bonuses": [max(1, bonus.points if bonus else 0), max(1, each * (self.boxes - 1))],
            "dice": [tables.dice.count] * len(FACES),
            "rolls_left": [max(1, tables.rolls - 1)],
        }

    # Spaces: made anew for each environment, because a space has a seed of its own

    def action_space(self) -> spaces.Space[Any]:
        """Return the space of actions."""
        return spaces.Discrete(len(self.actions))

    def mask_space(self) -> spaces.Box:
        """Return the space of masks of actions."""
        return spaces.Box(0, 1, (len(self.actions),), np.int8)

    @overload
    def observation_space(self, observing: Literal["flat"]) -> spaces.Box: ...
    @overload
    def observation_space(self, observing: Observing) -> spaces.Space[Any]: ...
    def observation_space(self, observing: Observing) -> spaces.Space[Any]:
        """Return the space of observations, flat or by name."""
        if observing == "flat":
            return spaces.Box(np.zeros_like(self.high), self.high, dtype=np.int32)
        if observing != "dict":
            raise ValueError(f"observation: 'dict' or 'flat', not {observing!r}")
        named: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(np.zeros_like(self.high[part]), self.high[part], dtype=np.int32)
            for name, part in self.parts.items()
        }
        return spaces.Dict({**named, "action_mask": self.mask_space()})

    def named(self, rows: Row, mask: Mask) -> Named:
        """Return one observation, or many in rows, by name."""
        return {**{name: rows[..., part] for name, part in self.parts.items()}, "action_mask": mask}

    # One table

    def checked(self, action: SupportsIndex | None) -> int:
        """Return an action as a number of Python's, or refuse what is none: nothing is rounded."""
        try:
            found = -1 if action is None or isinstance(action, bool) else index(action)
        except TypeError:
            found = -1
        if not 0 <= found < self.count:
            raise InvalidAction(f"an action is a whole number from 0 to {self.count - 1}, not {action!r}")
        return found

    def observe(self, card: Card, roll: int, rolls_left: int) -> Row:
        """Return what there is to see; no roll is -1."""
        bonus, dice = self.tables.upper_bonus, self.counts[roll] if roll >= 0 else (0,) * len(FACES)
        points = card.points
        return np.array(
            [
                *[one is None for one in points],
                *[one or 0 for one in points],
                card.upper,
                max(0, bonus.at - card.upper) if bonus else 0,
                card.holds_points,
                card.upper_bonus,
                card.bonuses,
                *dice,
                rolls_left,
            ],
            np.int32,
        )

    @cached_property
    def counts(self) -> tuple[tuple[int, ...], ...]:
        """Return, by roll, how many dice show each face."""
        return tuple(tuple(roll.count(face) for face in FACES) for roll in self.tables.dice.rolls)

    @cached_property
    def inside(self) -> NDArray[np.int8]:
        """Return, by roll and keep of fewer dice, whether those dice are there."""
        lattice = lattice_of(self.tables.dice.count)
        inside = np.eye(len(lattice.fewer), dtype=np.int8)
        for keep, fewer in enumerate(lattice.fewer):  # in a keep is what is in it without any one die
            inside[keep] |= np.bitwise_or.reduce(inside[fewer])
        return np.ascontiguousarray(inside[self.keeps :, : self.keeps])

    def legal(self, card: Card, roll: int, rolls_left: int) -> bytes:
        """Return which actions there are now, 0 or 1 for each; no roll is -1, and leaves none."""
        if roll < 0:
            return bytes(len(self.actions))
        keeps = self._inside[roll] if rolls_left else bytes(self.keeps)
        allowed = self.tables.allowed(roll, card.open_boxes, holds_points=card.holds_points)
        boxes = b"".join([SPREAD[one] for one in allowed.to_bytes(MOST_BOXES // 8, "little")])
        return keeps + boxes[: self.boxes]

    @cached_property
    def _inside(self) -> tuple[bytes, ...]:
        return tuple(one.tobytes() for one in self.inside)

    def mask(self, card: Card, roll: int, rolls_left: int) -> Mask:
        """Return the same as an array."""
        return as_mask(self.legal(card, roll, rolls_left))

    def refusal(self, action: int, card: Card, roll: int, rolls_left: int) -> MoveError:
        """Return why an action may not be taken, as the game itself would say it."""
        if roll < 0:
            return MoveError("move-game-over")
        dice = self.tables.dice.rolls[roll]
        if action >= self.keeps:
            try:
                card.mark(self.tables.keys[action - self.keeps], dice)
            except MoveError as error:
                return error
        if not rolls_left:
            return MoveError("move-no-roll-left", rolls=self.tables.rolls)
        kept = self.tables.dice.keeps[action]
        face = next(face for face in kept if kept.count(face) > dice.count(face))
        return MoveError("move-not-there", face=face, there=dice.count(face))

    def enter(self, card: Card, box: int, roll: int) -> Card:
        """Return the card with a roll entered where it may be."""
        return card.enter(self.tables.keys[box], self.tables.dice.rolls[roll])


def as_mask(legal: bytes) -> Mask:
    """Return which actions there are as an array of one's own."""
    return np.frombuffer(bytearray(legal), np.int8)


@lru_cache(maxsize=16)
def layout_of(tables: RuleTables) -> Layout:
    """Return the layout of a sheet."""
    return Layout(tables)
