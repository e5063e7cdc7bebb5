"""Several who write to one game, in one process and in many."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faults.children import KILLS, all_at_once, copied, kept
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import replay
from yatzy.game.setup import Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.rules.errors import StoreError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore


def test_the_second_writer_is_told(tmp_path: Path) -> None:
    """Who writes to a game that went on elsewhere is refused, and after a reload sees it as it is."""
    file = tmp_path / "games.db"
    with LocalStore(file) as here, LocalStore(file) as there:
        first = LocalTable.create(here, Setup(bundled_sheet("vinga"), ("Ann",), game_id="game"))
        second = LocalTable.open(there, "game")
        first.roll()
        blank = second.game
        with pytest.raises(StoreError) as caught:
            second.roll()
        assert caught.value.code == "store-moved-on"
        assert second.game is blank
        assert second.seq == 1
        assert len(here.load_events("game")) == 2
        second.reload()
        assert (second.game, second.seq) == (first.game, 2)
        second.roll()
        with pytest.raises(StoreError):
            first.roll()
        first.reload()
        assert first.game == second.game
    assert len(kept(file, "game")) == 3


def test_a_game_that_was_deleted_elsewhere(tmp_path: Path) -> None:
    """Who writes to a game that is gone is told so, and the game does not come back."""
    file = tmp_path / "games.db"
    with LocalStore(file) as here, LocalStore(file) as there:
        table = LocalTable.create(here, Setup(bundled_sheet("vinga"), ("Ann",), game_id="game"))
        there.delete_game("game")
        for attempt in (table.roll, table.reload):
            with pytest.raises(StoreError) as caught:
                attempt()
            assert caught.value.code == "store-no-game"
        assert there.list_games() == ()
    assert kept(file, "game") == ()


@pytest.mark.parametrize("number", range(-(-KILLS // 20)))
def test_many_processes_at_one_table(number: int, tmp_path: Path) -> None:
    """Four processes play one game at once, from a store none had made: each place is won by exactly one."""
    file = tmp_path / "games.db"
    ends = all_at_once(*(("play", file, "game", f"{number} {one}", "0.01") for one in range(4)))
    assert not any(end.killed for end in ends)
    events = kept(file, "game")
    # The first number of each is the table as it was found; the others are the moves each has made.
    made = sorted(seq for end in ends for seq in end.acknowledged[1:])
    found = {end.acknowledged[0] for end in ends}
    assert made == list(range(2, len(events) + 1))
    assert 1 in found
    assert verify_dice(replay(events)).is_valid
    print("moves made by each:", *(len(end.acknowledged) - 1 for end in ends))  # noqa: T201 # to be read


@pytest.mark.parametrize("number", range(-(-KILLS // 20)))
def test_a_fresh_database_opened_by_many_at_once(number: int, tmp_path: Path) -> None:
    """Processes that find no database make one between them, and all of them have it."""
    file = tmp_path / f"{number}" / "games.db"
    ends = all_at_once(*[("open", file)] * 4)
    assert [end.acknowledged for end in ends] == [(0,)] * 4
    assert kept(file, "any") == ()


def test_a_writer_who_does_not_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another program holds the database a move is refused after a while, and reading goes on."""
    monkeypatch.setattr("yatzy.store.sqlite.PATIENCE", 0.05)
    file = tmp_path / "games.db"
    with LocalStore(file) as here, closing(sqlite3.connect(file, isolation_level=None)) as other:
        table = LocalTable.create(here, Setup(bundled_sheet("vinga"), ("Ann",), game_id="game"))
        other.execute("begin immediate")
        with pytest.raises(StoreError) as caught:
            table.roll()
        assert caught.value.code == "store-busy"
        assert len(here.load_events("game")) == table.seq == 1
        other.execute("rollback")
        table.roll()
    assert len(kept(file, "game")) == 2


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_taken_away(tmp_path: Path, *, replaced: bool) -> None:
    """Who writes to a file that was deleted or replaced is told: nobody would ever find the move there."""
    file = tmp_path / "games.db"
    with LocalStore(file) as store:
        table = LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Ann",), game_id="game"))
        copied(file, tmp_path / "copy")
        file.unlink()
        if replaced:
            (tmp_path / "copy" / "games.db").rename(file)
        for attempt in (table.roll, lambda: LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Bo",)))):
            with pytest.raises(StoreError) as caught:
                attempt()
            assert error_sentence(catalogue("en"), caught.value) == (
                f"{file} was moved, deleted or replaced while open, so nothing was written. Start again."
            )
        assert table.seq == 1
    assert file.exists() is replaced
