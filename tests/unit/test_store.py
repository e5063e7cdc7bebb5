"""The store: what is kept comes back as it was, in order and never half."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event

from yatzy.cli import main
from yatzy.clock import now
from yatzy.game.engine import start_event
from yatzy.game.events import Kept, Rolled
from yatzy.game.jsonl import format_lines, parse_lines
from yatzy.game.moves import Keep
from yatzy.game.setup import Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.preferences import Preferences, load_preferences, save_preferences
from yatzy.rules.errors import RecordError, StoreError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store import schema
from yatzy.store.local_store import LocalStore
from yatzy.store.migrations import HEAD
from yatzy.user_folders import CACHE, CONFIG, DATA, user_folder

GOLDEN = Path(__file__).parents[1] / "golden"
STARTED = start_event(Setup(bundled_sheet("vinga"), ("Ann",), game_id="one"))
ROLLED = Rolled((1, 2, 3, 4, 5))


class Clock:
    """A clock that moves on a minute each time it is looked at."""

    def __init__(self) -> None:
        self.minutes = 0

    def __call__(self) -> str:
        """Return the moment."""
        self.minutes += 1
        return f"2026-11-15T19:{self.minutes:02}:00Z"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(file: Path) -> Iterator[LocalStore]:
    with LocalStore(file, Clock()) as store:
        yield store


def expect_store_error(code: str) -> Any:
    """Expect a store error with this code."""
    return pytest.raises(StoreError, match=rf"^{code}\b")


# Keeping and finding


def test_what_is_kept_comes_back(store: LocalStore, file: Path) -> None:
    """Events come back in order, numbered from 0, each with its moment, also by way of another connection."""
    store.create_game("one", [STARTED])
    store.append_events("one", 1, [ROLLED, Kept((5,))])
    store.append_events("one", 3, [Rolled((6, 6, 6, 6))])
    stamped = store.load_events("one")
    assert [one.event for one in stamped] == [STARTED, ROLLED, Kept((5,)), Rolled((6, 6, 6, 6))]
    assert [one.seq for one in stamped] == [0, 1, 2, 3]
    assert [one.at[11:16] for one in stamped] == ["19:01", "19:02", "19:02", "19:03"]
    with LocalStore(file) as other:
        assert other.load_events("one") == stamped


def test_a_game_can_come_with_its_own_moments(store: LocalStore) -> None:
    """A record from elsewhere keeps the moments it came with."""
    store.create_game("one", [STARTED, ROLLED], moments=["2020-01-01T00:00:00Z", "2020-01-02T00:00:00Z"])
    assert [one.at[:10] for one in store.load_events("one")] == ["2020-01-01", "2020-01-02"]
    assert store.list_games()[0].touched == "2020-01-02T00:00:00Z"


def test_games_touched_last_come_first(store: LocalStore) -> None:
    """Games are listed by when something last happened in them, with how many events they have."""
    for game_id in ("b", "a", "c"):
        store.create_game(game_id, [STARTED])
    store.append_events("b", 1, [ROLLED])
    kept = store.list_games()
    assert [(one.game_id, one.events) for one in kept] == [("b", 2), ("c", 1), ("a", 1)]
    assert (kept[0].begun, kept[0].touched) == ("2026-11-15T19:01:00Z", "2026-11-15T19:04:00Z")


def test_a_new_store_is_empty(store: LocalStore) -> None:
    """There are no games before the first."""
    assert store.list_games() == ()


def test_unknown_and_known_games_are_told(store: LocalStore) -> None:
    """What is not there cannot be read, continued or deleted; what is there cannot be started again."""
    for attempt in (
        store.load_events,
        store.delete_game,
        store.resolve_id,
        lambda one: store.append_events(one, 1, [ROLLED]),
    ):
        with expect_store_error("store-no-game"):
            attempt("two")
    assert store.load_secret("two") is None
    store.create_game("one", [STARTED])
    with expect_store_error("store-known"):
        store.create_game("one", [STARTED, ROLLED], b"another secret")
    assert len(store.load_events("one")) == 1
    assert store.load_secret("one") is None


@pytest.mark.parametrize("seq", [0, 1, 3, 4, -1])
def test_events_go_where_they_belong(store: LocalStore, seq: int) -> None:
    """Events that do not follow directly on those there are refused, whether too early or too late."""
    store.create_game("one", [STARTED, ROLLED])
    with expect_store_error("store-moved-on"):
        store.append_events("one", seq, [Kept(())])
    assert len(store.load_events("one")) == 2


def test_no_events_change_nothing(store: LocalStore) -> None:
    """Where nothing happened nothing is kept, and that is no error."""
    store.create_game("one", [STARTED])
    store.append_events("one", 1, [])
    assert len(store.load_events("one")) == 1


def test_a_game_is_found_by_the_beginning_of_its_id(store: LocalStore) -> None:
    """A beginning that only one game has is enough; several are listed; a whole id wins over longer ones."""
    for game_id in ("ab", "abc", "xyz"):
        store.create_game(game_id, [STARTED])
    assert store.resolve_id("x") == "xyz"
    assert store.resolve_id("ab") == "ab"
    assert store.resolve_id("abc") == "abc"
    with expect_store_error("store-many-games") as caught:
        store.resolve_id("a")
    assert (
        error_sentence(catalogue("en"), caught.value)
        == "Several games start with “a”: abc, ab. Type more of the name."
    )
    for beginning in ("q", "%", "_", "xyzz", "-", " "):
        with expect_store_error("store-no-game"):
            store.resolve_id(beginning)


def test_a_game_is_found_by_its_code_as_people_write_it(store: LocalStore) -> None:
    """In any case, with hyphens and blanks anywhere; what is written exactly like it goes first."""
    for game_id in ("xyz", "Evening-7", "evening78"):
        store.create_game(game_id, [STARTED])
    for written in ("XYZ", "x-yz", " X YZ", "XY"):
        assert store.resolve_id(written) == "xyz"
    assert store.resolve_id("evening-7") == store.resolve_id("EVENING7") == "Evening-7"
    assert store.resolve_id("evening7") == "evening78"  # which begins just so


def test_nothing_finds_nothing(store: LocalStore) -> None:
    """An empty beginning is no game, even where there is only one."""
    store.create_game("one", [STARTED])
    with expect_store_error("store-no-game"):
        store.resolve_id("")


def test_a_deleted_game_is_gone(store: LocalStore, file: Path) -> None:
    """Its events and its secret go with it; the other games stay; its id is free again."""
    store.create_game("one", [STARTED, ROLLED], b"a secret")
    store.create_game("two", [STARTED])
    store.delete_game("one")
    assert [one.game_id for one in store.list_games()] == ["two"]
    assert store.load_secret("one") is None
    assert rows(file, "select count(*) from events") == [(1,)]
    store.create_game("one", [STARTED])
    assert len(store.load_events("one")) == 1


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as plain, plain:
        return plain.execute(query).fetchall()


# Never half


@pytest.mark.parametrize(
    ("first", "moments"),
    [
        ([], []),
        ([STARTED, ROLLED], ["2026-11-15T19:30:00Z"]),
        ([STARTED, object()], []),
        ([STARTED], [None]),
    ],
    ids=["no events", "too few moments", "no event", "no moment"],
)
def test_a_game_that_cannot_be_started_leaves_nothing(
    store: LocalStore, file: Path, first: list[Any], moments: list[Any]
) -> None:
    """When a start fails, whyever, there is no game, no secret and no event, and the id is free."""
    with pytest.raises((RecordError, StoreError, TypeError, ValueError)):
        store.create_game("one", first, b"s", moments)
    assert rows(file, "select count(*) from games") == [(0,)]
    assert rows(file, "select count(*) from events") == [(0,)]
    store.create_game("one", [STARTED])


def test_events_that_cannot_all_be_kept_are_not_kept_at_all(store: LocalStore, file: Path) -> None:
    """Of several events that belong together either all are kept or none."""
    store.create_game("one", [STARTED])
    rows(
        file,
        "create trigger full before insert on events when new.seq = 3 begin select raise(abort, 'no'); end",
    )
    with pytest.raises(StoreError):
        store.append_events("one", 1, [ROLLED, Kept(()), ROLLED])
    assert len(store.load_events("one")) == 1
    with pytest.raises(StoreError):
        store.create_game("two", [STARTED, ROLLED, Kept(()), ROLLED])
    assert [one.game_id for one in store.list_games()] == ["one"]
    rows(file, "drop trigger full")
    store.append_events("one", 1, [ROLLED, Kept(()), ROLLED])
    assert len(store.load_events("one")) == 4


# On disk


def test_a_commit_waits_for_the_disk(file: Path) -> None:
    """Every connection writes ahead and waits for the disk, and keeps foreign keys."""
    seen: list[tuple[Any, ...]] = []

    def look(connection: sqlite3.Connection, *_: object) -> None:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "fullfsync")
        seen.append(tuple(connection.execute(f"pragma {one}").fetchone()[0] for one in pragmas))

    with LocalStore(file) as store:
        event.listen(Engine, "checkout", look)
        try:
            store.create_game("one", [STARTED])
            store.append_events("one", 1, [ROLLED])
            store.load_events("one")
        finally:
            event.remove(Engine, "checkout", look)
    assert seen == [("wal", 2, 1, 1)] * 3  # 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous


def test_only_writing_takes_the_lock(store: LocalStore, file: Path) -> None:
    """While another program writes, everything can be read."""
    store.create_game("one", [STARTED], b"secret")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        assert len(store.load_events("one")) == 1
        assert len(store.list_games()) == 1
        assert store.resolve_id("o") == "one"
        assert store.load_secret("one") == b"secret"
        with LocalStore(file) as another:
            assert len(another.list_games()) == 1
        other.execute("rollback")


def test_closing_leaves_one_file(file: Path) -> None:
    """A store that was closed is one file, which can be copied as it is."""
    with LocalStore(file) as store:
        store.create_game("one", [STARTED])
    assert list(file.parent.iterdir()) == [file]


def test_a_store_can_be_used_after_it_was_closed(store: LocalStore) -> None:
    """Closing lets go of the file, no more: whoever still holds the store can read on."""
    store.create_game("one", [STARTED])
    store.close()
    assert len(store.load_events("one")) == 1


def test_the_usual_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Things are kept in a folder called yatzy, in a place the system names."""
    for variable in (DATA, CACHE, CONFIG):
        monkeypatch.delenv(variable, raising=False)
        assert "yatzy" in user_folder(variable).parts


def test_a_user_without_a_home(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Services run as such users: which variable names a folder is said, and preferences are the usual ones."""

    def unknown(_uid: int) -> None:
        raise KeyError

    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", DATA, CACHE, CONFIG):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("pwd.getpwuid", unknown)
    for variable in (DATA, CACHE, CONFIG):
        with pytest.raises(StoreError, match="store-no-home"):
            user_folder(variable)
    assert load_preferences() == Preferences()
    save_preferences(Preferences(light=True))
    assert main(["games"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_moment_is_written_as_records_write_it(store: LocalStore) -> None:
    """The clock gives what a record takes."""
    store.create_game("one", [STARTED], moments=[now()])
    assert parse_lines(format_lines(store.load_events("one"))) == store.load_events("one")


# Secrets


def test_a_secret_is_kept_apart_from_the_log(store: LocalStore, file: Path) -> None:
    """The secret comes back for the table, and is in no event."""
    secret = bytes(range(32))
    store.create_game("one", [STARTED, ROLLED], secret)
    assert store.load_secret("one") == secret
    log = rows(file, "select data from events")
    assert len(log) == 2
    assert not [data for (data,) in log if secret.hex() in data]
    assert secret.hex() not in format_lines(store.load_events("one"))


# A damaged log


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("delete from events where seq = 1", "Event 1 is missing; 2 comes instead."),
        ("update events set data = '{\"type\"' where seq = 1", "This isn’t valid JSON:"),
        ("update events set data = '[]' where seq = 1", "This isn’t an event of a game:"),
        ('update events set data = \'{"type":"danced"}\' where seq = 1', "This isn’t an event of a game:"),
        ("update events set version = 9999", "It has version 9999; this yatzy"),
        ("update events set version = 0", "It has version 0; this yatzy"),
    ],
    ids=["gap", "no JSON", "no object", "no event", "newer", "version 0"],
)
def test_a_damaged_log_is_told(store: LocalStore, file: Path, damage: str, told: str) -> None:
    """A log that is not whole is refused with the file it is in, and the other games can be read."""
    store.create_game("one", [STARTED, ROLLED, Kept(())])
    rows(file, damage)
    store.create_game("two", [STARTED])
    with pytest.raises(RecordError) as caught:
        store.load_events("one")
    assert error_sentence(catalogue("en"), caught.value).startswith(f"{file}: {told}")
    assert len(store.load_events("two")) == 1


# Migrations


def migrations() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", "yatzy.store:migrations")
    return ScriptDirectory.from_config(config)


def test_the_migrations_make_the_schema(store: LocalStore, file: Path) -> None:
    """A database made step by step is the one the schema describes."""
    assert store.list_games() == ()
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_store_of_before(file: Path) -> None:
    """A store that an older program has written is brought up to date, and its games go on."""
    with closing(sqlite3.connect(file)) as plain:
        plain.executescript((GOLDEN / "stores" / "0001.sql").read_text("utf-8"))
    with closing(sqlite3.connect(file)) as plain:
        before = plain.execute("select * from events order by game, seq").fetchall()
        secrets = plain.execute("select * from games order by id").fetchall()
    with LocalStore(file) as store:
        assert [(one.game_id, one.events) for one in store.list_games()] == [("autumn", 4), ("summer", 13)]
        table = LocalTable.open(store, "summer")
        table.apply(Keep(table.game.seat, table.game.dice[:2]))
        table.roll()
        assert len(store.load_events("summer")) == 15
    after = rows(file, "select game, seq, at, version, data from events where seq < 13 order by game, seq")
    assert after == before
    assert rows(file, "select * from games order by id") == secrets
    assert rows(file, "select distinct key from events") == [(None,)]
    assert rows(file, "select version_num from alembic_version") == [(HEAD,)]


def test_a_store_of_before_there_were_players(file: Path) -> None:
    """Its tables stay as they are, and their seats can be claimed."""
    with closing(sqlite3.connect(file)) as plain:
        plain.executescript((GOLDEN / "stores" / "0002.sql").read_text("utf-8"))
    before = rows(file, "select * from tables"), rows(file, "select * from events")
    with LocalStore(file) as store:
        assert store.is_table("autumn")
        assert len(store.load_events("autumn")) == 4
    assert (rows(file, "select * from tables"), rows(file, "select * from events")) == before
    assert rows(file, "select version_num from alembic_version") == [(HEAD,)]
    columns = "game, seat, player, at"
    rows(file, f"insert into plays ({columns}) values ('autumn', 0, 'somebody', '2026-11-15T19:00:00Z')")  # noqa: S608
    assert rows(file, "select seat from plays") == [(0,)]


def test_the_schema_is_at_its_last_step() -> None:
    """The step the store asks for is the last there is; the steps are numbered, and follow each other."""
    steps = [step.revision for step in migrations().walk_revisions()]
    assert migrations().get_heads() == [HEAD]
    assert steps == [f"{number:04}" for number in range(len(steps), 0, -1)]


def test_a_step_that_fails_changes_nothing(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is made in one piece: failing half-way leaves nothing of it, and a later try succeeds."""

    def fails(name: str, *_: object) -> None:
        create_table(name, *_)  # type: ignore[arg-type]
        if name == "events":
            raise RuntimeError

    create_table = op.create_table
    with monkeypatch.context() as patch:
        patch.setattr(op, "create_table", fails)
        with pytest.raises(RuntimeError):
            LocalStore(file)
    assert rows(file, "select * from sqlite_master") == []
    with LocalStore(file) as store:
        assert store.list_games() == ()
