"""Everything that can be wrong with what a user gives us.

    YatzyError
    ├── DiceError          dice-letters, dice-count, dice-face
    ├── SheetError         sheet-unknown, sheet-missing, sheet-unreadable, sheet-too-large,
    │   │                  sheet-encoding, sheet-line, sheet-toml, sheet-empty
    │   └── InvalidSheet   sheet-invalid: one or more faults, each with the path to it
    ├── CardError          card-entry, card-box, card-twice, card-points, card-order, card-further,
    │                      card-bonus, card-bonus-box, card-full
    ├── SetupError         setup-*: who plays, in teams, how many rounds
    ├── MoveError          move-*: what a player may not do now; the game stays as it was
    ├── RecordError        record-*: the record of a game that cannot be read, or cannot have happened
    ├── StoreError         store-*: games that cannot be kept or found
    ├── TableError         table-*: what may not be done at a table of the server, or not by this one
    ├── SolverError        solver-*: a sheet that cannot be solved here, or a solution that does not fit
    ├── SettingsError      settings-*: what a server cannot be told
    ├── ServeError         serve-*: why a server cannot start here
    └── ExtraError         extra-missing: an extra that is not installed; an ImportError too

An error carries a stable code and its arguments. The sentence for it is the catalogue's (``error-<code>``); who
programs reads it in English behind the code.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar


class YatzyError(Exception):
    """Bad input: a stable code, and what a sentence about it needs to know."""

    exit_code = 2
    file: str | None = None
    """The file it is about, if any."""
    line: int | None = None
    """The line of that file."""
    sheet: Any = None
    """The sheet whose boxes it tells of, if they are to be called what that calls them."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.code, self.details, self.line)

    spoken: ClassVar[Callable[["YatzyError"], str]]
    """How an error is told to whoever programs with the library: set above, where sentences are."""

    def __str__(self) -> str:
        return YatzyError.spoken(self)


def _revive(kind: type[YatzyError], code: str, details: dict[str, str | int], line: int | None) -> YatzyError:
    """Rebuild an error that came from another process."""
    error = kind(code, **details)
    error.line = line
    return error


def expect(kind: type, given: object) -> None:
    """Refuse what is of another kind altogether, where an error from deep inside would say less."""
    if not isinstance(given, kind):
        raise TypeError(f"{kind.__name__} expected, not {given!r:.60}")


class DiceError(YatzyError):
    """Something that is no roll of this sheet's dice."""


class CardError(YatzyError):
    """Filled boxes that this sheet's card can never show."""


class SetupError(YatzyError):
    """A table that cannot be laid like that."""


class MoveError(YatzyError):
    """A move that is refused. The game is as it was."""


class RecordError(YatzyError):
    """The record of a game that cannot be read, or tells what cannot have happened."""


class StoreError(YatzyError):
    """Games that cannot be kept, or not found."""

    exit_code = 1


class TableError(YatzyError):
    """What may not be done at a table of the server, or not by whoever asks. The table is as it was."""

    exit_code = 1


class SolverError(YatzyError):
    """A sheet that cannot be solved here, or a question its solution has no answer to."""

    exit_code = 1


class SettingsError(YatzyError):
    """Something a server cannot be told."""


class ServeError(YatzyError):
    """A server that cannot start here."""

    exit_code = 1


class ExtraError(YatzyError, ImportError):
    """A package that is not installed, with the extra it belongs to and the command that installs it."""

    exit_code = 1


class SheetError(YatzyError):
    """A rule sheet that cannot be had."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a sheet: where it is, a stable code, and what the sentence needs."""

    path: str
    code: str
    details: tuple[tuple[str, str | int], ...] = ()


class InvalidSheet(SheetError):
    """A rule sheet that says something the vocabulary cannot, with every fault found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("sheet-invalid", count=len(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[Any, ...]:
        return InvalidSheet, (self.faults,)
