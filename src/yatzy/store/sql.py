"""The store: games as logs of events, in SQLite by default.

Once :meth:`Store.append` has returned, its events are on disk: SQLite writes ahead to its log and waits for the
disk at every commit. Two who write the same place of the same game collide on its key; the second is told.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Self
from weakref import finalize

from platformdirs import user_data_path
from sqlalchemy import Connection, delete, func, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from yatzy.game.events import Event
from yatzy.game.record import VERSION, Stamped, event_data, event_from
from yatzy.rules.errors import RecordError, StoreError
from yatzy.store.faults import faults_told
from yatzy.store.schema import events, games
from yatzy.store.sqlite import connected, identity, make_room, write_ahead

HEAD = "0001"
"""The last step of the migrations."""
STEP = re.compile(r"\d{4}")
"""How our steps are called; a database that has taken others is not ours."""


def default_file() -> Path:
    """Return where a user's games are kept."""
    return user_data_path("yatzy", appauthor=False) / "games.db"


def now() -> str:
    """Return the moment, as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the store, without its events."""

    game_id: str
    begun: str
    touched: str
    events: int


class Store:
    """Games in a database file."""

    def __init__(self, file: Path, clock: Callable[[], str] = now) -> None:
        self.place = str(file)
        self._clock = clock
        try:
            make_room(file)
        except (OSError, ValueError) as error:  # a value error: nothing that could be a name
            problem = getattr(error, "strerror", None) or str(error)
            raise StoreError("store-cannot-open", place=self.place, problem=problem) from None
        self._file = file.absolute()
        self._engine = connected(self._file)
        self._writing = self._engine.execution_options(writes=True)
        finalize(self, self._engine.dispose)  # also where nobody closes it
        try:
            with self._faults(), self._engine.connect() as connection:
                version = self._version(connection)
            with self._faults():
                write_ahead(self._engine)  # only now: another program's file stays as it is
            if version != HEAD:
                self._migrate()
            self._identity = identity(self._file)
        except BaseException:
            self.close()
            raise

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
            try:
                connection.execute(insert(games).values(id=game_id, begun=at, secret=secret))
            except IntegrityError:
                raise StoreError("store-known", game=game_id) from None
            self._insert(connection, game_id, 0, first, moments or [at] * len(first))

    def append(self, game_id: str, seq: int, new: Sequence[Event]) -> None:
        """Keep events that follow the first ``seq`` of a game. They are on disk when this returns."""
        with self._write() as connection:
            last = connection.scalar(select(func.max(events.c.seq)).where(events.c.game == game_id))
            if last is None:
                raise StoreError("store-no-game", game=game_id)
            if last != seq - 1:
                raise StoreError("store-moved-on", game=game_id)
            try:
                self._insert(connection, game_id, seq, new, [self._clock()] * len(new))
            except IntegrityError:
                raise StoreError("store-moved-on", game=game_id) from None

    def delete(self, game_id: str) -> None:
        """Forget a game."""
        with self._write() as connection:
            if not connection.execute(delete(games).where(games.c.id == game_id)).rowcount:
                raise StoreError("store-no-game", game=game_id)

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        """Begin to write, unless the file is no longer the one that was opened: nobody would find it there."""
        if identity(self._file) != self._identity:
            raise StoreError("store-gone", place=self.place)
        with self._faults(), self._writing.begin() as connection:
            yield connection

    @staticmethod
    def _insert(
        connection: Connection, game_id: str, seq: int, new: Sequence[Event], moments: Sequence[str]
    ) -> None:
        rows = [
            {"game": game_id, "seq": seq + place, "at": at, "version": VERSION, "data": event_data(one)}
            for place, (one, at) in enumerate(zip(new, moments, strict=True))
        ]
        if rows:
            connection.execute(insert(events), rows)

    # Reading

    def load(self, game_id: str) -> tuple[Stamped, ...]:
        """Return the events of a game, in order."""
        query = select(events.c.seq, events.c.at, events.c.version, events.c.data)
        with self._faults(), self._engine.connect() as connection:
            rows = connection.execute(query.where(events.c.game == game_id).order_by(events.c.seq)).all()
        if not rows:
            raise StoreError("store-no-game", game=game_id)
        try:
            return tuple(_stamped(place, *row) for place, row in enumerate(rows))
        except RecordError as error:
            error.file = self.place
            raise

    def games(self) -> tuple[Kept, ...]:
        """Return the games there are, the one touched last first."""
        query = (
            select(
                games.c.id, games.c.begun, func.max(events.c.at).label("touched"), func.count().label("events")
            )
            .join(events)
            .group_by(games.c.id)
            .order_by(func.max(events.c.at).desc(), games.c.id)
        )
        with self._faults(), self._engine.connect() as connection:
            return tuple(Kept(row.id, row.begun, row.touched, row.events) for row in connection.execute(query))

    def find(self, beginning: str) -> str:
        """Return the id of the one game whose id begins like this."""
        found = [one.game_id for one in self.games() if one.game_id.startswith(beginning)]
        if beginning in found:
            return beginning
        if len(found) > 1:
            raise StoreError("store-many-games", beginning=beginning, games=", ".join(found[:5]))
        if not found or not beginning:
            raise StoreError("store-no-game", game=beginning)
        return found[0]

    def secret(self, game_id: str) -> bytes | None:
        """Return the secret behind a game's dice."""
        with self._faults(), self._engine.connect() as connection:
            secret: bytes | None = connection.scalar(select(games.c.secret).where(games.c.id == game_id))
        return secret

    def _faults(self) -> AbstractContextManager[None]:
        return faults_told(self.place)

    def _migrate(self) -> None:
        """Bring the database to the present schema, in one transaction."""
        from alembic import command  # noqa: PLC0415 # needed once in a database's life
        from alembic.config import Config  # noqa: PLC0415 # as above

        config = Config()
        config.set_main_option("script_location", "yatzy.store:migrations")
        with self._faults(), self._writing.begin() as connection:
            self._version(connection)  # another process may have been faster
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def _version(self, connection: Connection) -> str | None:
        """Return how far a database has come, or refuse one that is not ours to go on with."""
        tables = inspect(connection).get_table_names()
        version: str | None = None
        if "alembic_version" in tables:
            version = connection.scalar(text("select version_num from alembic_version"))
        if version is None and tables:
            raise StoreError("store-foreign", place=self.place)
        if version is not None and version > HEAD:
            raise StoreError("store-newer" if STEP.fullmatch(version) else "store-foreign", place=self.place)
        return version


def _stamped(place: int, seq: int, at: str, version: int, data: str) -> Stamped:
    """Return an event as it is kept. Whether it can have happened is not judged."""
    if seq != place:
        raise RecordError("record-seq", got=seq, expected=place)
    try:
        return Stamped(seq, at, event_from(version, json.loads(data)))
    except ValueError as error:
        raise RecordError("record-json", problem=str(error)) from None
