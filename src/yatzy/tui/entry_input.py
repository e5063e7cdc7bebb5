"""Dice or points typed when people roll real dice, for this turn or to correct an earlier one."""

import re

from yatzy.game.moves import Correct, Enter, Lay, Roll
from yatzy.game.state import Phase
from yatzy.local_table import LocalTable
from yatzy.rules.dice import FACES, Dice, parse_dice
from yatzy.rules.errors import MoveError

POINTS = re.compile(r"=?([0-9]{1,5})(?:\+([0-9]{1,5}))?")
MAX_TYPED = 12


class EntryInput:
    """The text typed so far, and the turn it corrects."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self.typed = ""
        self.was_refused = False
        """Whether ``typed`` was refused: the next character replaces it."""
        self.correcting: int | None = None
        """The turn being corrected, by its number in the whole game."""

    @property
    def typed_dice(self) -> Dice:
        """The typed dice, or none unless exactly one roll was typed."""
        whole = len(self.typed) == self._table.game.setup.sheet.rules.dice
        faces = tuple(int(sign) for sign in self.typed if sign.isdigit() and int(sign) in FACES)
        return faces if whole and len(faces) == len(self.typed) else ()

    @property
    def unlaid_dice(self) -> Dice:
        """The typed dice of this turn that are not yet on the scorecard."""
        game = self._table.game
        waiting = game.phase is Phase.PLAY and not game.dice and self.correcting is None
        return self.typed_dice if waiting else ()

    @property
    def is_typed_over_dice(self) -> bool:
        """Whether something was typed though this turn already has its dice."""
        return bool(self.typed and self._table.game.dice) and self.correcting is None

    @property
    def has_input(self) -> bool:
        """Whether there is something to submit besides the dice on the table."""
        return bool(self.typed) or self.correcting is not None

    def type_sign(self, sign: str) -> None:
        """Append a character; once the text is full, it replaces the last one."""
        self.typed = ("" if self.was_refused else self.typed)[: MAX_TYPED - 1] + sign
        self.was_refused = False

    def erase_sign(self) -> None:
        """Erase the last character."""
        self.typed = self.typed[:-1]
        self.was_refused = False

    def clear(self) -> None:
        """Drop the typed text and any correction."""
        self.typed, self.was_refused, self.correcting = "", False, None

    def begin_correction(self, number: int, key: str, column: int) -> bool:
        """Begin to correct the entry in a box of round ``number``; return whether there is one."""
        game = self._table.game
        for turn, played in reversed(list(enumerate(game.turns))):
            there = game.round_of(turn) == number and game.column_of(turn) == column
            if there and played.mark.key == key:
                self.correcting = turn
                return True
        return False

    def submit(self, key: str) -> None:
        """Apply the typed text: lay dice, enter points in the box, or correct an earlier turn.

        Raises ``YatzyError`` if it is refused; the text is then kept.
        """
        game = self._table.game
        self.was_refused = True
        if self.correcting is not None:
            self._write_correction(self.correcting, key)
        elif game.phase is Phase.ROLL_OFF:
            self._table.apply(Roll(game.seat, parse_dice(self.typed, game.setup.sheet.rules.dice)))
        elif dice := self._parse_dice(key):
            self._table.apply(Lay(game.seat, dice))
        else:
            points, bonus = self._parse_points()
            self._table.apply(Enter(game.seat, key, points, bonus))
        self.clear()

    def _write_correction(self, turn: int, key: str) -> None:
        game = self._table.game
        seat, played = game.seat_of(turn), game.turns[turn]
        dice = self._parse_dice(key) if self.typed else played.dice
        if key == played.mark.key and sorted(dice) == sorted(played.dice) and (dice or not self.typed):
            return  # nothing to correct
        if dice:
            self._table.apply(Correct(seat, turn, key, dice=dice))
        elif self.typed:
            points, bonus = self._parse_points()
            self._table.apply(Correct(seat, turn, key, points, bonus))
        else:
            self._table.apply(Correct(seat, turn, key, played.mark.points, played.mark.bonus))

    def _parse_dice(self, key: str) -> Dice:
        """Return the typed dice, or none where the text must be points."""
        sheet = self._table.game.setup.sheet
        if self.typed_dice:
            return self.typed_dice
        longest = max(
            (len(str(points)) for points in sheet.tables.points[sheet.tables.keys.index(key)]), default=1
        )
        if self.typed.isdigit() and len(self.typed) > max(longest, 3):
            return parse_dice(self.typed, sheet.rules.dice)  # raises an error that says what is wrong
        return ()

    def _parse_points(self) -> tuple[int, int]:
        found = POINTS.fullmatch(self.typed)
        if found is None:
            raise MoveError("move-typed", typed=self.typed)
        return int(found[1]), int(found[2] or 0)
