"""The meaning of actions and observations on a sheet.

An *action* is a keep of fewer than all dice, after which the others are rolled again, or a box to enter the
dice in. Keeps come first, by their dense indices (``rules/dice.py``), so action 0 rolls all dice again; then
come the boxes in printed order. There is no action to keep all dice.

An *observation* is a row of integers, the same flat or by name:

    open          by box: whether it is open
    points        by box: its points
    upper         the sum of the upper section, without its bonus
    need          what the upper section lacks for its bonus; 0 without a bonus
    holds_points  whether the box for five alike holds points, where the sheet has a rule for extra ones
    bonuses       the upper bonus, and those for extra five alike
    dice          by face: how many dice show it
    rolls_left    how often the dice may be rolled again
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from operator import index
from os import PathLike
from typing import Any, Literal, Self, SupportsIndex, overload

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.dice import FACES, Dice, format_dice, parse_dice
from yatzy.rules.errors import DiceError, MoveError
from yatzy.rules.parse import MOST_BOXES
from yatzy.rules.rule_tables import RuleTables, boxes_of
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import find_sheet
from yatzy.solver.states.lattice import lattice_of

BYTE_BITS = tuple(bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256))
"""The bits of a byte, the lowest first, each as a byte."""

Row = NDArray[np.int32]
Mask = NDArray[np.int8]
NamedObservation = dict[str, NDArray[np.signedinteger[Any]]]
"""The parts of a row and the action mask, by name."""
ObservationKind = Literal["dict", "flat"]
IllegalPolicy = Literal["refuse", "raise"]


def as_sheet(sheet: RuleSheet | str | PathLike[str]) -> RuleSheet:
    """Return a sheet given itself, its id or its file."""
    return sheet if isinstance(sheet, RuleSheet) else find_sheet(sheet)


@dataclass(frozen=True, eq=False, init=False)
class Actions:
    """The actions of a sheet by number.

    >>> actions = Actions("vinga")
    >>> len(actions), actions.keep("44"), actions.enter("chance")
    (225, 22, 223)
    >>> actions[22], actions[223], actions[0]
    ((4, 4), 'chance', ())
    """

    tables: RuleTables

    def __init__(self, sheet: RuleSheet | RuleTables | str | PathLike[str]) -> None:
        tables = sheet if isinstance(sheet, RuleTables) else as_sheet(sheet).tables
        object.__setattr__(self, "tables", tables)

    @property
    def keeps(self) -> int:
        """Return the number of keeps; the boxes come after them."""
        return len(self.tables.dice.keeps) - len(self.tables.dice.rolls)

    def __len__(self) -> int:
        return self.keeps + len(self.tables.keys)

    def keep(self, dice: str | Iterable[SupportsIndex]) -> int:
        """Return the action that keeps these dice and rolls the others."""
        kept = parse_dice(dice) if isinstance(dice, str) else tuple(map(index, dice))
        if wrong := [die for die in kept if die not in FACES]:
            raise DiceError("dice-face", text=format_dice(kept), face=wrong[0])
        if len(kept) >= self.tables.dice.count:
            raise MoveError("move-all-kept")
        return self.tables.dice.keep_index(kept)

    def enter(self, key: str) -> int:
        """Return the action that enters the dice in a box."""
        return self.keeps + Card.empty(self.tables).open_box_index(key)

    def __getitem__(self, action: SupportsIndex) -> Dice | str:
        """Return the dice an action keeps, or the key of the box it fills."""
        place = index(action)
        if not 0 <= place < len(self):
            raise IndexError(place)
        if place < self.keeps:
            return self.tables.dice.keeps[place]
        return self.tables.keys[place - self.keeps]


class Layout:
    """The actions and observations of one sheet."""

    def __init__(self, tables: RuleTables) -> None:
        self.tables, self.actions = tables, Actions(tables)
        self.boxes, self.keeps, self.count = len(tables.keys), self.actions.keeps, len(self.actions)
        parts = self._upper_bounds()
        ends = np.cumsum([len(high) for high in parts.values()]).tolist()
        self.parts = {
            name: slice(end - len(high), end) for (name, high), end in zip(parts.items(), ends, strict=True)
        }
        self.high = np.array([most for high in parts.values() for most in high], np.int32)
        self.size = len(self.high)
        self.card_size = int(self.parts["dice"].start)
        """Length of the part of a row that describes the card."""

    def _upper_bounds(self) -> dict[str, Sequence[int]]:
        """Return the upper bounds of each part of a row, at least 1."""
        tables, bonus, extra = self.tables, self.tables.upper_bonus, self.tables.extra_five_alike
        points = [
            max(1, *tables.points[box], *(most for flag in (False, True) for most in
                                          tables.extra_five_alike_points(box, holds_points=flag)))
            for box in range(self.boxes)
        ]  # fmt: skip
        each = max(situation.bonus for situation in extra.situations) if extra else 0
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

    # Spaces: new ones for each environment, because a space has its own seed

    def action_space(self) -> spaces.Space[Any]:
        """Return the space of actions."""
        return spaces.Discrete(len(self.actions))

    def mask_space(self) -> spaces.Box:
        """Return the space of masks of actions."""
        return spaces.Box(0, 1, (len(self.actions),), np.int8)

    @overload
    def observation_space(self, kind: Literal["flat"]) -> spaces.Box: ...
    @overload
    def observation_space(self, kind: ObservationKind) -> spaces.Space[Any]: ...
    def observation_space(self, kind: ObservationKind) -> spaces.Space[Any]:
        """Return the space of observations, flat or by name."""
        if kind == "flat":
            return spaces.Box(np.zeros_like(self.high), self.high, dtype=np.int32)
        if kind != "dict":
            raise ValueError(f"observation: 'dict' or 'flat', not {kind!r}")
        named: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(np.zeros_like(self.high[part]), self.high[part], dtype=np.int32)
            for name, part in self.parts.items()
        }
        return spaces.Dict({**named, "action_mask": self.mask_space()})

    def name_parts(self, rows: Row, mask: Mask) -> NamedObservation:
        """Return one observation, or many in rows, by name."""
        return {**{name: rows[..., part] for name, part in self.parts.items()}, "action_mask": mask}

    # One table

    def check_action(self, action: SupportsIndex | None) -> int:
        """Return an action as an ``int``; raise ``InvalidAction`` unless it is an integer in the space."""
        try:
            number = -1 if action is None or isinstance(action, bool) else index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.count:
            raise InvalidAction(f"an action is a whole number from 0 to {self.count - 1}, not {action!r}")
        return number

    def observe(self, card: Card, roll: int, rolls_left: int) -> Row:
        """Return the observation; -1 stands for no roll."""
        bonus, dice = self.tables.upper_bonus, self.counts[roll] if roll >= 0 else (0,) * len(FACES)
        points = card.points
        return np.array(
            [
                *[value is None for value in points],
                *[value or 0 for value in points],
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
    def contains_keep(self) -> NDArray[np.int8]:
        """Return, by roll and keep of fewer dice, whether the roll contains the keep."""
        lattice = lattice_of(self.tables.dice.count)
        contains = np.eye(len(lattice.fewer), dtype=np.int8)
        for keep, fewer in enumerate(lattice.fewer):  # a keep contains what it contains without any one die
            contains[keep] |= np.bitwise_or.reduce(contains[fewer])
        return np.ascontiguousarray(contains[self.keeps :, : self.keeps])

    def legal_actions(self, card: Card, roll: int, rolls_left: int) -> bytes:
        """Return the legal actions, a byte 0 or 1 for each; none for roll -1."""
        if roll < 0:
            return bytes(len(self.actions))
        keeps = self._contains_keep_bytes[roll] if rolls_left else bytes(self.keeps)
        allowed = self.tables.allowed_boxes(roll, card.open_boxes, holds_points=card.holds_points)
        boxes = b"".join([BYTE_BITS[byte] for byte in allowed.to_bytes(MOST_BOXES // 8, "little")])
        return keeps + boxes[: self.boxes]

    @cached_property
    def _contains_keep_bytes(self) -> tuple[bytes, ...]:
        return tuple(row.tobytes() for row in self.contains_keep)

    def action_mask(self, card: Card, roll: int, rolls_left: int) -> Mask:
        """Return the legal actions as an array."""
        return as_mask(self.legal_actions(card, roll, rolls_left))

    def pays(self, card: Card, roll: int) -> Row:
        """Return what each box would add to the total, bonuses included; -1 where it may not be filled."""
        pays = np.full(self.boxes, -1, np.int32)
        if roll >= 0:
            upper, bonus = self.tables.upper, self.tables.upper_bonus
            for entry in self.tables.entries(roll, card.open_boxes, holds_points=card.holds_points):
                if entry.allowed:
                    box = self.tables.keys.index(entry.key)
                    pays[box] = entry.points + entry.bonus
                    if bonus and upper >> box & 1 and card.upper < bonus.at <= card.upper + entry.points:
                        pays[box] += bonus.points
        return pays

    def refusal(self, action: int, card: Card, roll: int, rolls_left: int) -> MoveError:
        """Return the error the game engine would raise for an illegal action."""
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
        """Return the card with a roll entered in a box. Raises :class:`MoveError`."""
        return card.enter(self.tables.keys[box], self.tables.dice.rolls[roll])


class UnknownRenderMode(TypeError, ValueError):
    """A way to render that there is not; a ``TypeError`` too, for makers that try one and go on without."""

    @classmethod
    def of(cls, known: Iterable[str], given: object) -> Self:
        """Return the error for a mode that is not among the known ones.

        Not the constructor: Gymnasium makes errors of this class from a message alone.
        """
        return cls(f"render_mode: {' or '.join(map(repr, known))}, not {given!r}")


def check_options(options: Mapping[str, Any] | None, *known: str) -> None:
    """Raise ``ValueError`` for an option of ``reset`` that there is not."""
    unknown = [name for name in options or () if name not in known]
    if unknown:
        allowed = f"only {', '.join(known)}" if known else "none"
        raise ValueError(f"options: {allowed}, not {', '.join(map(repr, unknown))}")


def as_mask(legal: bytes) -> Mask:
    """Return legal actions as a new, writable array."""
    return np.frombuffer(bytearray(legal), np.int8)


@lru_cache(maxsize=16)
def layout_of(tables: RuleTables) -> Layout:
    """Return the layout of a sheet, cached."""
    return Layout(tables)
