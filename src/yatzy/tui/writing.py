"""What is typed with real dice: dice or points, for this turn or to correct an earlier one."""

import re

from yatzy.game.moves import Correct, Enter, Lay
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.errors import MoveError
from yatzy.table import Table

POINTS = re.compile(r"=?([0-9]{1,5})(?:\+([0-9]{1,5}))?")
LONGEST = 12


class Writing:
    """What was typed so far, and which turn it is to correct."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.typed = ""
        self.correcting: int | None = None
        """The turn, counted over the whole game."""

    @property
    def pending(self) -> bool:
        """Whether there is something to write besides the dice on the table."""
        return bool(self.typed) or self.correcting is not None

    def type(self, sign: str) -> None:
        """Add a sign."""
        self.typed = (self.typed + sign)[:LONGEST]

    def erase(self) -> None:
        """Erase the last sign."""
        self.typed = self.typed[:-1]

    def leave(self) -> None:
        """Forget what was begun."""
        self.typed, self.correcting = "", None

    def correct(self, key: str, column: int) -> bool:
        """Begin to correct what stands in a box of this round, if something does."""
        game = self._table.game
        last_round = game.round_of(len(game.turns) - 1)
        for number, played in reversed(list(enumerate(game.turns))):
            there = game.round_of(number) == last_round and game.column_of(number) == column
            if there and played.mark.key == key:
                self.correcting = number
                return True
        return False

    def write(self, key: str) -> None:
        """Write what was typed: dice on the table, points into the box, or either over an earlier turn."""
        if self.correcting is not None:
            self._write_correction(self.correcting, key)
        elif dice := self._dice():
            self._table.make(Lay(self._table.game.seat, dice))
        else:
            points, bonus = self._points()
            self._table.make(Enter(self._table.game.seat, key, points, bonus))
        self.leave()

    def _write_correction(self, turn: int, key: str) -> None:
        game = self._table.game
        seat, played = game.seat_of(turn), game.turns[turn]
        dice = self._dice() if self.typed else played.dice
        if dice:
            self._table.make(Correct(seat, turn, key, dice=dice))
        elif self.typed:
            points, bonus = self._points()
            self._table.make(Correct(seat, turn, key, points, bonus))
        else:
            self._table.make(Correct(seat, turn, key, played.mark.points, played.mark.bonus))

    def _dice(self) -> Dice:
        """Return what was typed if it is as many dice as are played with."""
        count = self._table.game.setup.sheet.rules.dice
        if len(self.typed) == count and all(sign.isdigit() and int(sign) in FACES for sign in self.typed):
            return tuple(int(sign) for sign in self.typed)
        return ()

    def _points(self) -> tuple[int, int]:
        found = POINTS.fullmatch(self.typed)
        if found is None:
            raise MoveError("move-typed", typed=self.typed)
        return int(found[1]), int(found[2] or 0)
