"""The error classes of the whole package, with their codes.

    YatzyError
    ├── DiceError          dice-letters, dice-count, dice-face
    ├── SheetError         sheet-missing, sheet-unreadable, sheet-too-large, sheet-encoding, sheet-line,
    │   │                  sheet-toml, sheet-empty
    │   ├── UnknownSheet   sheet-unknown
    │   ├── UnknownOption  option-unknown
    │   ├── OptionsExclude options-exclude: two options of which a table can choose one
    │   └── InvalidSheet   sheet-invalid: one or more faults, each with the path to it
    ├── CardError          card-entry, card-box, card-twice, card-points, card-order, card-further,
    │                      card-bonus, card-bonus-box, card-full
    ├── SetupError         setup-*: invalid players, teams, rounds or tags
    ├── MoveError          move-*: an illegal move; the game is unchanged
    ├── RecordError        record-*: a game record that is malformed or describes an impossible game
    ├── StoreError         store-*: games that cannot be stored or found
    │   ├── StoreOutage    the database cannot be used for a while: StoreAway, StoreBusy, and others
    │   └── StoreClosed, StatementFailed, DatabaseInUse, GameExists, GameNotFound, StaleAppend
    ├── TableError         table-*: an action a server table refuses, or refuses to this client
    │   ├── TableConflict  not now, or not at this table: StaleMove, StaleRoom, and others
    │   └── TableUnauthorized, TableForbidden (NoCoach), TableNotFound, TableUnavailable
    ├── SolverError        solver-*: a solution that does not match
    │   └── SheetTooLarge, OddsTooLarge, RaceUnavailable (RaceTooEarly)
    ├── JobError           work-*: JobFailed, JobQueueFull
    ├── NotFound, RateLimited, RequestForbidden, UnknownBot, UnknownFileType
    ├── SettingsError      settings-*: an invalid server setting
    ├── ServeError         serve-*: why a server cannot start
    └── ExtraError         extra-missing: an extra that is not installed; an ImportError too

An error carries a stable code and its arguments. The message catalogue has a sentence for each code
(``error-<code>``); ``str(error)`` is the code and the English sentence. A class carries its HTTP
status; handlers look at the class of an error, never at its code.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


class YatzyError(Exception):
    """Invalid input or state: a stable code, and the arguments of the message."""

    http_status = 400
    file: str | None = None
    """The file concerned, if any."""
    line: int | None = None
    """The line in that file or text, from 1."""
    sheet: Any = None
    """The sheet whose printed box names the message uses, if known."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild_error, (type(self), self.code, self.details, self.line)

    @property
    def message(self) -> str:
        """The English sentence, without the code.

        >>> import yatzy
        >>> try:
        ...     yatzy.sheet("vinga").score("1234")
        ... except yatzy.DiceError as error:
        ...     print(error.message)
        ...     print(error.tell("sv"))
        “1234” has 4 dice; these rules use 5.
        ”1234” har 4 tärningar; de här reglerna använder 5.
        """
        return self.tell()

    def tell(self, language: str = "en") -> str:
        """Return the sentence in a language; raise :class:`YatzyError` for one that there is none in."""
        # By its name: rules may not import the catalogue.
        return str(import_module("yatzy.library").describe_error(self, language))

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"


def _rebuild_error(
    kind: type[YatzyError], code: str, details: dict[str, str | int], line: int | None
) -> YatzyError:
    """Rebuild a pickled error."""
    error = kind(code, **details)
    error.line = line
    return error


def check_type(kind: type, value: object) -> None:
    """Raise ``TypeError`` unless the value is an instance of ``kind``."""
    if not isinstance(value, kind):
        raise TypeError(f"{kind.__name__} expected, not {value!r:.60}")


class DiceError(YatzyError):
    """Dice that are no roll of the sheet."""


class CardError(YatzyError):
    """A card that no game by this sheet can reach."""


class SetupError(YatzyError):
    """An invalid game setup."""


class MoveError(YatzyError):
    """An illegal move. The game is unchanged."""

    http_status = 409


class RecordError(YatzyError):
    """A game record that is malformed or describes an impossible game."""


class StoreError(YatzyError):
    """A game that cannot be stored or found."""


class StoreOutage(StoreError):
    """The database cannot be used for a while."""


class StoreAway(StoreOutage):
    """The database does not answer."""


class StoreBusy(StoreOutage):
    """Another program holds the database's lock."""


class StoreClosed(StoreError):
    """The store was closed; nothing more is written."""


class StatementFailed(StoreError):
    """The database refused a statement for a reason that has no code of its own."""


class DatabaseInUse(StoreError):
    """A server has the database file to itself."""


class GameExists(StoreError):
    """A game of this id is stored already."""


class GameNotFound(StoreError):
    """No such game is stored."""


class StaleAppend(StoreError):
    """Another program has appended to the game meanwhile."""


class TableError(YatzyError):
    """An action a server table refuses, or refuses to this client. The table is unchanged."""


class TableUnauthorized(TableError):
    """A token is needed, or what was shown is none."""

    http_status = 401


class TableForbidden(TableError):
    """Not for whoever asks."""

    http_status = 403


class NoCoach(TableForbidden):
    """The coach may not be asked: not at this table, or not before its game is over."""


class TableNotFound(TableError):
    """There is no such table."""

    http_status = 404


class TableConflict(TableError):
    """Not now, or not at this table: the request would be fine at another moment."""

    http_status = 409


class StaleMove(TableConflict):
    """A move made against a game that has gone on."""


class StaleRoom(TableConflict):
    """A change made against a revision of the room that is no longer the last."""


class TableUnavailable(TableError):
    """The table cannot be read or written just now."""

    http_status = 503


class SolverError(YatzyError):
    """A sheet too large to solve, or a query its solution cannot answer."""


class SheetTooLarge(SolverError):
    """A sheet that takes more memory to solve than there is, or than the server allows."""


class OddsTooLarge(SolverError):
    """A sheet whose exact odds take more memory than there is."""


class RaceUnavailable(SolverError):
    """The exact chance to win cannot be computed at this point of a game."""


class RaceTooEarly(RaceUnavailable):
    """Too many boxes are open for the exact chance to win."""


NO_RACE = (RaceUnavailable, OddsTooLarge)
"""Errors that mean there is no exact chance to win: it is too early, or takes too much memory."""


class SettingsError(YatzyError):
    """An invalid server setting."""


class ServeError(YatzyError):
    """A server that cannot start."""


class NotFound(YatzyError):
    """Something asked for by its number or name that is not there."""

    http_status = 404


class RequestForbidden(YatzyError):
    """A request that another site's page sent."""

    http_status = 403


class RateLimited(YatzyError):
    """Too much from one address; ``seconds`` says when to try again."""

    http_status = 429


class JobError(YatzyError):
    """A job that was not answered: the pool is busy or closing, or a worker failed or took too long."""

    http_status = 503


class JobFailed(JobError):
    """A worker failed, or took too long: whoever runs the server should look at it."""


class JobQueueFull(JobError):
    """Too many jobs wait already."""


class UnknownBot(YatzyError):
    """No bot has this name."""


class UnknownFileType(YatzyError):
    """A file whose suffix names no format that can be written."""


class ExtraError(YatzyError, ImportError):
    """A missing package, with its extra and the command that installs it."""


class SheetError(YatzyError):
    """A rule sheet that cannot be found or read."""


class UnknownSheet(SheetError):
    """No bundled sheet has this id."""

    http_status = 404


class UnknownOption(SheetError):
    """No option of the sheet has this key."""

    http_status = 404


class OptionsExclude(SheetError):
    """Two options of a sheet of which a table can choose one."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault in a sheet: its path, a stable code, and the arguments of the message."""

    path: str
    code: str
    details: tuple[tuple[str, str | int], ...] = ()


class InvalidSheet(SheetError):
    """A rule sheet with invalid content: its first faults, and how many more there are."""

    def __init__(self, faults: tuple[Fault, ...], more: int = 0) -> None:
        super().__init__("sheet-invalid", count=len(faults) + more)
        self.faults = faults
        self.more = more
        """Faults that were counted but not collected."""

    def __reduce__(self) -> tuple[Any, ...]:
        return InvalidSheet, (self.faults, self.more)
