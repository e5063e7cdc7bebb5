"""Places that are no store, and stores of other versions: told in a sentence, and left as they are."""

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from faults.children import kept
from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.game.setup import Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.rules.errors import StoreError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore


def no_database(file: Path) -> None:
    file.write_text("Dear diary, today I threw five sixes.\n" * 200, "utf-8")


def short_text(file: Path) -> None:
    file.write_text("hello\n", "utf-8")


def cut_short(file: Path) -> None:
    a_game(file)
    file.write_bytes(file.read_bytes()[:6000])


def scribbled_on(file: Path) -> None:
    a_game(file)
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xff" * 3996
    file.write_bytes(content)


def newer(file: Path) -> None:
    a_game(file)
    with closing(sqlite3.connect(file)) as plain, plain:
        plain.execute("update alembic_version set version_num = '9999'")


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as plain, plain:
        plain.execute("create table bookmarks (url text)")


def of_another_program_with_steps(file: Path) -> None:
    with closing(sqlite3.connect(file)) as plain, plain:
        plain.execute("create table alembic_version (version_num text)")
        plain.execute("insert into alembic_version values ('ae1027a6acf5')")


def a_game(file: Path) -> None:
    with LocalStore(file) as store:
        LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Ann",), game_id="game")).roll()


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (no_database, "{place} isn’t a game database, or is damaged: file is not a database."),
        (short_text, "{place} isn’t a game database, or is damaged: file is not a database."),
        (cut_short, "{place} isn’t a game database, or is damaged: database disk image is malformed."),
        (scribbled_on, "{place} isn’t a game database, or is damaged: database disk image is malformed."),
        (newer, "{place} was made by a newer yatzy. Update this one."),
        (of_another_program, "{place} is the database of another program: nothing was written to it."),
        (
            of_another_program_with_steps,
            "{place} is the database of another program: nothing was written to it.",
        ),
    ],
)
def test_files_that_are_no_store_of_ours(make: Callable[[Path], None], told: str, tmp_path: Path) -> None:
    """It is told what the file is, and not a byte of it is changed."""
    file = tmp_path / "games.db"
    make(file)
    content = file.read_bytes()
    with pytest.raises(StoreError) as caught:
        LocalStore(file)
    assert error_sentence(catalogue("en"), caught.value) == told.format(place=file)
    assert exit_code_of(caught.value) == 1
    assert file.read_bytes() == content
    assert sorted(tmp_path.iterdir()) == [file]


def folder_in_its_place(tmp_path: Path) -> Path:
    file = tmp_path / "games.db"
    file.mkdir()
    return file


def file_as_folder(tmp_path: Path) -> Path:
    (tmp_path / "yatzy").write_text("", "utf-8")
    return tmp_path / "yatzy" / "games.db"


def file_further_up(tmp_path: Path) -> Path:
    return file_as_folder(tmp_path) / "deeper" / "games.db"


def too_long(tmp_path: Path) -> Path:
    return tmp_path / ("x" * 300)


def no_name(tmp_path: Path) -> Path:
    return tmp_path / "games\0.db"


def nowhere(_tmp_path: Path) -> Path:
    return Path("/proc/self/yatzy/games.db")


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (folder_in_its_place, "Is a directory"),
        (file_as_folder, "Not a directory"),
        (file_further_up, "Not a directory"),
        (too_long, "File name too long"),
        (no_name, "embedded null"),
        (nowhere, "No such file or directory"),
    ],
)
def test_places_where_no_store_can_be(make: Callable[[Path], Path], problem: str, tmp_path: Path) -> None:
    """A path where no file can be made is told with the system's reason."""
    file = make(tmp_path)
    with pytest.raises(StoreError) as caught:
        LocalStore(file)
    told = error_sentence(catalogue("en"), caught.value)
    place = str(file).replace(chr(0), "?")
    assert told.startswith(f"Can’t save games in {place}: ")
    assert problem in told  # in Python's words, which differ from version to version for the null byte


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    """A file without content, as a process killed at once leaves it, is as good as none."""
    file = tmp_path / "games.db"
    file.touch()
    a_game(file)
    assert len(kept(file, "game")) == 2


@pytest.mark.parametrize(
    "name",
    [
        "games ?#%20&=ü.db",
        "file:games.db",
        ":memory:",
        "sqlite:///x",
        "'; drop table games; --",
        "🎲\n骰子",
        "-",
    ],
)
def test_names_with_odd_signs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store is in the file with just this name, wherever the program was started, and nowhere else."""
    monkeypatch.chdir(tmp_path)
    file = Path(name)
    a_game(file)
    with LocalStore(tmp_path / name) as store:
        assert [one.game_id for one in store.list_games()] == ["game"]
    assert {path.resolve() for path in tmp_path.rglob("*") if path.is_file()} == {file.resolve()}


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    """A file whose name is no UTF-8 holds games, and can be spoken of."""
    file = tmp_path / os.fsdecode(b"games\xff.db")
    a_game(file)
    assert len(kept(file, "game")) == 2
    newer(file.with_name(os.fsdecode(b"new\xff.db")))
    with pytest.raises(StoreError) as caught:
        LocalStore(file.with_name(os.fsdecode(b"new\xff.db")))
    assert "new?.db was made by a newer yatzy" in error_sentence(catalogue("en"), caught.value)


def test_games_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Secrets of games that are not over are in the store: nobody else may read it, nor what lies beside it."""
    before = os.umask(0)
    try:
        file = tmp_path / "yatzy" / "games.db"
        with LocalStore(file) as store:
            LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Ann",))).roll()
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    finally:
        os.umask(before)
    assert modes == {"games.db": 0o600, "games.db-shm": 0o600, "games.db-wal": 0o600}
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_folder_that_was_there_keeps_its_rights(tmp_path: Path) -> None:
    """Whoever shares a folder or a file on purpose goes on sharing it."""
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o755)
    a_game(folder / "games.db")
    (folder / "games.db").chmod(0o644)
    a_second = LocalStore(folder / "games.db")
    a_second.close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o755
    assert stat.S_IMODE((folder / "games.db").stat().st_mode) == 0o644
