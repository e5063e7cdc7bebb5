"""A turn: its throws, and the mark that ends it."""

from msgspec import Struct

from yatzy.game.card import Mark
from yatzy.rules.dice import Dice


class Throw(Struct, frozen=True):
    """One throw: the dice that were kept, and those that were rolled."""

    kept: Dice
    thrown: Dice

    @property
    def dice(self) -> Dice:
        """Return all dice: those kept first, then those rolled, in order."""
        return self.kept + self.thrown


class Turn(Struct, frozen=True):
    """A turn being played."""

    throws: tuple[Throw, ...] = ()
    laid: bool = False
    """Whether only the final dice are known (real dice), not the throws before."""
    kept: Dice = ()
    """The dice kept for the next throw, sorted."""

    @property
    def dice(self) -> Dice:
        """Return the current dice, none before the first throw."""
        return self.throws[-1].dice if self.throws else ()

    def throw(self, thrown: Dice) -> "Turn":
        """Return the turn after rolling the dice that are not kept."""
        return Turn((*self.throws, Throw(self.kept, thrown)), self.laid, self.kept)

    def keep(self, dice: Dice) -> "Turn":
        """Return the turn with these dice kept."""
        return Turn(self.throws, self.laid, dice)

    def end(self, mark: Mark, was: tuple[Mark, ...] = ()) -> "FinishedTurn":
        """Return the finished turn with its mark, and the marks it had before corrections."""
        return FinishedTurn(mark, self.throws, self.laid, was)


class FinishedTurn(Struct, frozen=True):
    """A finished turn."""

    mark: Mark
    throws: tuple[Throw, ...] = ()
    laid: bool = False
    was: tuple[Mark, ...] = ()
    """Marks before corrections, the oldest first."""

    @property
    def dice(self) -> Dice:
        """Return the final dice, none where only the points are known."""
        return self.throws[-1].dice if self.throws else ()

    def reopen(self) -> Turn:
        """Return the turn as it was before its mark."""
        return Turn(self.throws, self.laid, self.throws[-1].kept if self.throws else ())
