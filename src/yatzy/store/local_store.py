"""The store of the terminal: games as event logs in an SQLite file.

Once :meth:`LocalStore.append_events` has returned, its events are on disk: SQLite uses a write-ahead log and
syncs at every commit. Two writers of the same ``seq`` collide on the primary key; the second gets
:class:`StaleAppend`.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self
from weakref import finalize

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from yatzy.clock import now
from yatzy.game.events import Event
from yatzy.game.jsonl import StampedEvent, decode_present, encode_event
from yatzy.ids import normalize_code
from yatzy.rules.errors import GameExists, GameNotFound, RecordError, StaleAppend, StoreError
from yatzy.store.db_errors import translate_db_errors
from yatzy.store.migrations import HEAD, STEP
from yatzy.store.sqlite import WRITING, FileIdentity, open_engine
from yatzy.store.statements import (
    EventRow,
    StoredGame,
    count_events,
    delete_game,
    insert_events,
    insert_game,
    is_table,
    select_events,
    select_games,
    select_secret,
)

__all__ = ["HEAD", "STEP", "LocalStore", "StoredGame"]


class LocalStore:
    """Games in a database file."""

    def __init__(self, file: Path, clock: Callable[[], str] = now) -> None:
        self.place = str(file)
        self._clock = clock
        self._engine = open_engine(file)
        self._writing = self._engine.execution_options(begin=WRITING)
        finalize(self, self._engine.dispose)  # also without close()
        self._identity = FileIdentity(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the database."""
        self._engine.dispose()

    # Writing

    def create_game(
        self, game_id: str, first: Sequence[Event], secret: bytes | None = None, moments: Sequence[str] = ()
    ) -> None:
        """Store a new game with its first events; ``moments`` are their times, the present by default.

        Raises :class:`GameExists` if the id is taken.
        """
        if not first:
            raise RecordError("record-empty")
        at = self._clock()
        with self._write() as connection:
            if not insert_game(connection, game_id, at, secret):
                raise GameExists("store-known", game=game_id)
            insert_events(connection, game_id, _encode_rows(0, first, moments or [at] * len(first)))

    def append_events(self, game_id: str, seq: int, new: Sequence[Event]) -> None:
        """Append events after the first ``seq`` of a game; they are on disk when this returns.

        Raises :class:`GameNotFound`, or :class:`StaleAppend` if the game does not have ``seq`` events.
        """
        with self._write() as connection:
            there = count_events(connection, game_id)
            if not there:
                raise GameNotFound("store-no-game", game=game_id)
            if there != seq:
                raise StaleAppend("store-moved-on", game=game_id)
            try:
                insert_events(connection, game_id, _encode_rows(seq, new, [self._clock()] * len(new)))
            except IntegrityError:
                raise StaleAppend("store-moved-on", game=game_id) from None

    def delete_game(self, game_id: str) -> None:
        """Delete a game; raise :class:`GameNotFound` if there is none."""
        with self._write() as connection:
            if not delete_game(connection, game_id):
                raise GameNotFound("store-no-game", game=game_id)

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        """Begin a write transaction; raise if another file has replaced the opened one."""
        self._identity.check()
        with translate_db_errors(self.place), self._writing.begin() as connection:
            yield connection

    # Reading

    def load_events(self, game_id: str) -> tuple[StampedEvent, ...]:
        """Return the events of a game in order; raise :class:`GameNotFound` or :class:`RecordError`."""
        try:
            with self._read() as connection:
                rows = select_events(connection, game_id)
            if not rows:
                raise GameNotFound("store-no-game", game=game_id)
            return tuple(_decode_row(place, row) for place, row in enumerate(rows))
        except RecordError as error:
            error.file = self.place
            raise

    def list_games(self) -> tuple[StoredGame, ...]:
        """Return all games, most recently changed first."""
        with self._read() as connection:
            return select_games(connection)

    def resolve_id(self, beginning: str) -> str:
        """Return the one game id with this prefix, also compared in the normal form of codes.

        Raises :class:`GameNotFound`, or :class:`StoreError` if several ids match.
        """
        known = [one.game_id for one in self.list_games()]
        found = [game_id for game_id in known if game_id.startswith(beginning)]
        if beginning in found:
            return beginning
        if not found and (code := normalize_code(beginning)):
            found = [game_id for game_id in known if normalize_code(game_id).startswith(code)]
            found = [game_id for game_id in found if normalize_code(game_id) == code] or found
        if len(found) > 1:
            raise StoreError("store-many-games", beginning=beginning, games=", ".join(found[:5]))
        if not found or not beginning:
            raise GameNotFound("store-no-game", game=beginning)
        return found[0]

    def is_table(self, game_id: str) -> bool:
        """Return whether a game belongs to a table of a server, which alone writes to it."""
        with self._read() as connection:
            return is_table(connection, game_id)

    def load_secret(self, game_id: str) -> bytes | None:
        """Return the secret behind a game's dice, if it is stored."""
        with self._read() as connection:
            return select_secret(connection, game_id)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with translate_db_errors(self.place), self._engine.connect() as connection:
            yield connection


def _encode_rows(seq: int, new: Sequence[Event], moments: Sequence[str]) -> list[EventRow]:
    """Return events as rows from ``seq`` on."""
    return [
        EventRow(place, at, encode_event(one), None)
        for place, (one, at) in enumerate(zip(new, moments, strict=True), seq)
    ]


def _decode_row(place: int, line: EventRow) -> StampedEvent:
    """Return a stored event, whose ``seq`` must be ``place``. Whether it is legal is not checked."""
    if line.seq != place:
        raise RecordError("record-seq", got=line.seq, expected=place)
    return StampedEvent(place, line.at, decode_present(line.data))
