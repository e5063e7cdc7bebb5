"""What is typed with real dice: dice or points, for this turn or to correct an earlier one."""

import re

from yatzy.game.moves import Correct, Enter, Lay, Roll
from yatzy.game.state import Phase
from yatzy.rules.dice import FACES, Dice, parse_dice
from yatzy.rules.errors import MoveError
from yatzy.table import Table

POINTS = re.compile(r"=?([0-9]{1,5})(?:\+([0-9]{1,5}))?")
LONGEST = 12


class Writing:
    """What was typed so far, and which turn it is to correct."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.typed = ""
        self.refused = False
        """Whether what was typed was refused: the next sign begins anew."""
        self.correcting: int | None = None
        """The turn, counted over the whole game."""

    @property
    def dice(self) -> Dice:
        """Return what was typed where that is all the dice of a throw, none where it is something else."""
        whole = len(self.typed) == self._table.game.setup.sheet.rules.dice
        faces = tuple(int(sign) for sign in self.typed if sign.isdigit() and int(sign) in FACES)
        return faces if whole and len(faces) == len(self.typed) else ()

    @property
    def to_lay(self) -> Dice:
        """Return the dice of this turn that are typed and not yet on the pad."""
        game = self._table.game
        waiting = game.phase is Phase.PLAY and not game.dice and self.correcting is None
        return self.dice if waiting else ()

    @property
    def over_laid(self) -> bool:
        """Whether something was typed though the dice of this turn are on the pad."""
        return bool(self.typed and self._table.game.dice) and self.correcting is None

    @property
    def pending(self) -> bool:
        """Whether there is something to write besides the dice on the table."""
        return bool(self.typed) or self.correcting is not None

    def type(self, sign: str) -> None:
        """Add a sign."""
        self.typed = ("" if self.refused else self.typed)[: LONGEST - 1] + sign
        self.refused = False

    def erase(self) -> None:
        """Erase the last sign."""
        self.typed = self.typed[:-1]
        self.refused = False

    def leave(self) -> None:
        """Forget what was begun."""
        self.typed, self.refused, self.correcting = "", False, None

    def correct(self, number: int, key: str, column: int) -> bool:
        """Begin to correct what stands in a box of a round, if something does."""
        game = self._table.game
        for turn, played in reversed(list(enumerate(game.turns))):
            there = game.round_of(turn) == number and game.column_of(turn) == column
            if there and played.mark.key == key:
                self.correcting = turn
                return True
        return False

    def write(self, key: str) -> None:
        """Write what was typed: dice on the table, points into the box, or either over an earlier turn.

        What is refused stays typed.
        """
        game = self._table.game
        self.refused = True
        if self.correcting is not None:
            self._write_correction(self.correcting, key)
        elif game.phase is Phase.ROLL_OFF:
            self._table.make(Roll(game.seat, parse_dice(self.typed, game.setup.sheet.rules.dice)))
        elif dice := self._dice(key):
            self._table.make(Lay(game.seat, dice))
        else:
            points, bonus = self._points()
            self._table.make(Enter(game.seat, key, points, bonus))
        self.leave()

    def _write_correction(self, turn: int, key: str) -> None:
        game = self._table.game
        seat, played = game.seat_of(turn), game.turns[turn]
        dice = self._dice(key) if self.typed else played.dice
        if key == played.mark.key and sorted(dice) == sorted(played.dice) and (dice or not self.typed):
            return  # nothing to put right
        if dice:
            self._table.make(Correct(seat, turn, key, dice=dice))
        elif self.typed:
            points, bonus = self._points()
            self._table.make(Correct(seat, turn, key, points, bonus))
        else:
            self._table.make(Correct(seat, turn, key, played.mark.points, played.mark.bonus))

    def _dice(self, key: str) -> Dice:
        """Return the dice that were typed, none where it must be points."""
        sheet = self._table.game.setup.sheet
        if self.dice:
            return self.dice
        longest = max(
            (len(str(points)) for points in sheet.tables.points[sheet.tables.keys.index(key)]), default=1
        )
        if self.typed.isdigit() and len(self.typed) > max(longest, 3):
            return parse_dice(self.typed, sheet.rules.dice)  # says what is wrong with it
        return ()

    def _points(self) -> tuple[int, int]:
        found = POINTS.fullmatch(self.typed)
        if found is None:
            raise MoveError("move-typed", typed=self.typed)
        return int(found[1]), int(found[2] or 0)
