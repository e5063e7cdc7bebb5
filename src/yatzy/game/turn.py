"""A turn: the throws, and the mark it ends with."""

from dataclasses import dataclass

from yatzy.game.card import Mark
from yatzy.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that were kept, and dice that fell beside them."""

    kept: Dice
    thrown: Dice

    @property
    def dice(self) -> Dice:
        """Return all the dice: those kept first, then the others as they fell."""
        return self.kept + self.thrown


@dataclass(frozen=True, slots=True)
class Turn:
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

    def end(self, mark: Mark) -> "Played":
        """Return the turn with the mark that ends it."""
        return Played(mark, self.throws, self.laid)


@dataclass(frozen=True, slots=True)
class Played:
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
