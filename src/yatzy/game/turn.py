"""A turn: the throws, and the mark it ends with."""

from msgspec import Struct

from yatzy.game.card import Mark
from yatzy.rules.dice import Dice


class Throw(Struct, frozen=True):
    """Dice that were kept, and dice that fell beside them."""

    kept: Dice
    thrown: Dice

    @property
    def dice(self) -> Dice:
        """Return all the dice: those kept first, then the others as they fell."""
        return self.kept + self.thrown


class Turn(Struct, frozen=True):
    """A turn being played."""

    throws: tuple[Throw, ...] = ()
    laid: bool = False
    """Whether only the last dice are known, with real dice; there may have been throws before."""
    kept: Dice = ()
    """The dice put aside for the next throw, sorted."""

    @property
    def dice(self) -> Dice:
        """Return the dice as they lie, none before the first throw."""
        return self.throws[-1].dice if self.throws else ()

    def throw(self, thrown: Dice) -> "Turn":
        """Return the turn after a throw of the dice that are not kept."""
        return Turn((*self.throws, Throw(self.kept, thrown)), self.laid, self.kept)

    def keep(self, dice: Dice) -> "Turn":
        """Return the turn with other dice put aside."""
        return Turn(self.throws, self.laid, dice)

    def end(self, mark: Mark, was: tuple[Mark, ...] = ()) -> "Played":
        """Return the turn with the mark that ends it."""
        return Played(mark, self.throws, self.laid, was)


class Played(Struct, frozen=True):
    """A turn that is over."""

    mark: Mark
    throws: tuple[Throw, ...] = ()
    laid: bool = False
    was: tuple[Mark, ...] = ()
    """What stood there before it was corrected."""

    @property
    def dice(self) -> Dice:
        """Return the dice it ended with, none where only points are known."""
        return self.throws[-1].dice if self.throws else ()

    def reopened(self) -> Turn:
        """Return the turn as it was before its mark."""
        return Turn(self.throws, self.laid, self.throws[-1].kept if self.throws else ())
