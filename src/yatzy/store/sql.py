"""The store: games as logs of events, in SQLite by default.

Once :meth:`Store.append` has returned, its events are on disk: SQLite writes ahead to its log and waits for the
disk at every commit. Two who write the same place of the same game collide on its key; the second is told.
"""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Self

from platformdirs import user_data_path
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError

from yatzy.game.events import Event
from yatzy.game.record import VERSION, Stamped, event_data, event_from
from yatzy.rules.errors import StoreError
from yatzy.store.faults import faults_told
from yatzy.store.schema import events, games

HEAD = "0001"
"""The last step of the migrations."""
PATIENCE = 5
"""Seconds to wait while another process writes."""


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
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError("store-cannot-open", place=self.place, problem=error.strerror or "") from None
        self._engine = _sqlite(file)
        self._writing = self._engine.execution_options(writes=True)
        with self._faults(), self._engine.connect() as connection:
            version = _version(connection)
        if version != HEAD:
            self._migrate()

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
        at = self._clock()
        with self._faults(), self._writing.begin() as connection:
            try:
                connection.execute(insert(games).values(id=game_id, begun=at, secret=secret))
            except IntegrityError:
                raise StoreError("store-known", game=game_id) from None
            self._insert(connection, game_id, 0, first, moments or [at] * len(first))

    def append(self, game_id: str, seq: int, new: Sequence[Event]) -> None:
        """Keep events that follow the first ``seq`` of a game. They are on disk when this returns."""
        with self._faults(), self._writing.begin() as connection:
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
        with self._faults(), self._writing.begin() as connection:
            if not connection.execute(delete(games).where(games.c.id == game_id)).rowcount:
                raise StoreError("store-no-game", game=game_id)

    @staticmethod
    def _insert(
        connection: Connection, game_id: str, seq: int, new: Sequence[Event], moments: Sequence[str]
    ) -> None:
        rows = [
            {"game": game_id, "seq": seq + place, "at": at, "version": VERSION, "data": event_data(one)}
            for place, (one, at) in enumerate(zip(new, moments, strict=True))
        ]
        connection.execute(insert(events), rows)

    # Reading

    def load(self, game_id: str) -> tuple[Stamped, ...]:
        """Return the events of a game, in order."""
        query = select(events.c.seq, events.c.at, events.c.version, events.c.data)
        with self._faults(), self._engine.connect() as connection:
            rows = connection.execute(query.where(events.c.game == game_id).order_by(events.c.seq)).all()
        if not rows:
            raise StoreError("store-no-game", game=game_id)
        return tuple(Stamped(row.seq, row.at, event_from(row.version, json.loads(row.data))) for row in rows)

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
            version = _version(connection)  # another process may have been faster
            if version is not None and version > HEAD:
                raise StoreError("store-newer", place=self.place)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("select version_num from alembic_version"))
    return version


def _sqlite(file: Path) -> Engine:
    engine = create_engine(URL.create("sqlite", database=str(file)), connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, below
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("begin immediate" if writes else "begin")

    return engine
