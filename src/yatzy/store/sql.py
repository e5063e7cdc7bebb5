"""The store: games as logs of events, in SQLite by default.

Once :meth:`Store.append` has returned, its events are on disk: SQLite writes ahead to its log and waits for the
disk at every commit. Two who write the same place of the same game collide on its key; the second is told.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Self
from weakref import finalize

from platformdirs import user_data_path
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from yatzy.game.events import Event
from yatzy.game.record import VERSION, Stamped, event_data, event_from
from yatzy.rules.errors import RecordError, StoreError
from yatzy.store.faults import faults_told
from yatzy.store.migrations import HEAD, STEP
from yatzy.store.sqlite import WRITING, Whereabouts, opened
from yatzy.store.statements import (
    Kept,
    Line,
    add_events,
    add_game,
    forget_game,
    is_table,
    kept_games,
    length,
    lines_of,
    secret_of,
)

__all__ = ["HEAD", "STEP", "Kept", "Store", "default_file", "now", "plain_code"]


def default_file() -> Path:
    """Return where a user's games are kept."""
    return user_data_path("yatzy", appauthor=False) / "games.db"


def now() -> str:
    """Return the moment, as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def plain_code(written: str) -> str:
    """Return a code as games are called, from how people write it: in any case, in groups."""
    return re.sub(r"[\s-]", "", written).lower()


class Store:
    """Games in a database file."""

    def __init__(self, file: Path, clock: Callable[[], str] = now) -> None:
        self.place = str(file)
        self._clock = clock
        self._engine = opened(file)
        self._writing = self._engine.execution_options(begin=WRITING)
        finalize(self, self._engine.dispose)  # also where nobody closes it
        self._whereabouts = Whereabouts(file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    # Writing

    def start(
        self, game_id: str, first: Sequence[Event], secret: bytes | None = None, moments: Sequence[str] = ()
    ) -> None:
        """Keep a new game with its first events; ``moments`` tells when they happened, if not now."""
        if not first:
            raise RecordError("record-empty")
        at = self._clock()
        with self._write() as connection:
            if not add_game(connection, game_id, at, secret):
                raise StoreError("store-known", game=game_id)
            add_events(connection, game_id, _lines(0, first, moments or [at] * len(first)))

    def append(self, game_id: str, seq: int, new: Sequence[Event]) -> None:
        """Keep events that follow the first ``seq`` of a game. They are on disk when this returns."""
        with self._write() as connection:
            there = length(connection, game_id)
            if not there:
                raise StoreError("store-no-game", game=game_id)
            if there != seq:
                raise StoreError("store-moved-on", game=game_id)
            try:
                add_events(connection, game_id, _lines(seq, new, [self._clock()] * len(new)))
            except IntegrityError:
                raise StoreError("store-moved-on", game=game_id) from None

    def delete(self, game_id: str) -> None:
        """Forget a game."""
        with self._write() as connection:
            if not forget_game(connection, game_id):
                raise StoreError("store-no-game", game=game_id)

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        """Begin to write, unless the file is no longer the one that was opened: nobody would find it there."""
        self._whereabouts.check()
        with faults_told(self.place), self._writing.begin() as connection:
            yield connection

    # Reading

    def load(self, game_id: str) -> tuple[Stamped, ...]:
        """Return the events of a game, in order."""
        with self._read() as connection:
            lines = lines_of(connection, game_id)
        if not lines:
            raise StoreError("store-no-game", game=game_id)
        try:
            return tuple(_stamped(place, line) for place, line in enumerate(lines))
        except RecordError as error:
            error.file = self.place
            raise

    def games(self) -> tuple[Kept, ...]:
        """Return the games there are, the one touched last first."""
        with self._read() as connection:
            return kept_games(connection)

    def find(self, beginning: str) -> str:
        """Return the id of the one game whose id begins like this, or would if it were written as a code is."""
        known = [one.game_id for one in self.games()]
        found = [game_id for game_id in known if game_id.startswith(beginning)]
        if beginning in found:
            return beginning
        if not found and (code := plain_code(beginning)):
            found = [game_id for game_id in known if plain_code(game_id).startswith(code)]
            found = [game_id for game_id in found if plain_code(game_id) == code] or found
        if len(found) > 1:
            raise StoreError("store-many-games", beginning=beginning, games=", ".join(found[:5]))
        if not found or not beginning:
            raise StoreError("store-no-game", game=beginning)
        return found[0]

    def is_table(self, game_id: str) -> bool:
        """Tell whether a game is played at a table of a server, which alone writes to it."""
        with self._read() as connection:
            return is_table(connection, game_id)

    def secret(self, game_id: str) -> bytes | None:
        """Return the secret behind a game's dice."""
        with self._read() as connection:
            return secret_of(connection, game_id)

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        with faults_told(self.place), self._engine.connect() as connection:
            yield connection


def _lines(seq: int, new: Sequence[Event], moments: Sequence[str]) -> list[Line]:
    """Return events as they are kept, from a place on."""
    return [
        Line(place, at, VERSION, event_data(one), None)
        for place, (one, at) in enumerate(zip(new, moments, strict=True), seq)
    ]


def _stamped(place: int, line: Line) -> Stamped:
    """Return an event as it was written. Whether it can have happened is not judged."""
    if line.seq != place:
        raise RecordError("record-seq", got=line.seq, expected=place)
    try:
        return Stamped(place, line.at, event_from(line.version, json.loads(line.data)))
    except ValueError as error:
        raise RecordError("record-json", problem=str(error)) from None
