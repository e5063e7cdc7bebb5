"""A process killed at any moment: what it acknowledged is there, and nothing is torn."""

from pathlib import Path

import pytest

from faults.children import KILLS, copied, heard, kept, kill_inside, player, whims
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import legal_moves, replay
from yatzy.game.moves import Enter
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

KILLS_A_TABLE = 10
LONGEST_MOVE = 0.002
"""Seconds within which most kills come after a move has begun; about as long as a move takes."""
MAKING = 0.06
"""Seconds within which a kill comes while a database is made."""
STARTING = 0.4
"""Seconds within which the others come after the process has begun; about as long as that takes."""


@pytest.mark.parametrize("number", range(-(-KILLS // KILLS_A_TABLE)))
def test_killed_at_random_points(number: int, tmp_path: Path) -> None:
    """After each kill the game is at the last acknowledged move or the one being made; at last it verifies."""
    chooser = whims(f"kills {number}")
    file = tmp_path / "games.db"
    kills, inside, ahead, games = 0, 0, 0, 0
    before = kept(file, "game0")
    while kills < KILLS_A_TABLE:
        with player("play", file, f"game{games}", f"{number} {kills}") as child:
            if chooser.random() < 0.2:
                end = kill_inside(child, 0, chooser.uniform(0, STARTING))
            else:
                end = kill_inside(child, chooser.randint(1, 12), chooser.uniform(0, LONGEST_MOVE))
        # Half of the time the next player finds the database just as the last one left it, mid-write.
        look_at = copied(file, tmp_path / f"copy {kills} {games}") if chooser.random() < 0.5 else file
        after = kept(look_at, f"game{games}")
        least = max(end.last, len(before))
        assert least <= len(after) <= least + end.inside
        assert after[: len(before)] == before
        before = after
        kills += end.killed
        inside += end.killed and end.inside
        ahead += len(after) > end.last > 0
        if after and replay(after).secret:
            games, before = games + 1, ()
    with player("play", file, f"game{games}", f"{number} end") as child:
        assert not heard(child).killed
    events = kept(file, f"game{games}")
    assert events[: len(before)] == before
    for one in range(games + 1):
        assert verify_dice(replay(kept(file, f"game{one}"))).is_valid
    print(  # noqa: T201 # for docs/campaigns.md
        f"{kills} kills, {inside} inside a move, {ahead} between its commit and its acknowledgement"
    )


def test_killed_while_the_database_is_made(tmp_path: Path) -> None:
    """A store killed in its very first moments opens and works."""
    chooser = whims("migration")
    made = 0
    for number in range(-(-KILLS // 4)):
        file = tmp_path / f"{number}" / "games.db"
        with player("open", file) as child:
            end = kill_inside(child, 1, chooser.uniform(0, MAKING))
        made += not end.inside
        assert kept(file, "any") == ()
        with LocalStore(file) as store:
            table = LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Ann",), game_id="first"))
            table.roll()
        assert len(kept(file, "first")) == 2
    print(f"{number + 1} kills, {number + 1 - made} before the database was made")  # noqa: T201 # as above


def test_a_log_cut_anywhere_is_a_game(tmp_path: Path) -> None:
    """A write-ahead log that ends anywhere, as after a power cut, gives the game as it was after some move."""
    chooser = whims("cut")
    file = tmp_path / "games.db"
    with LocalStore(file) as store:
        table = LocalTable.create(store, Setup(bundled_sheet("vinga"), ("Ann",), game_id="cut"))
        for _ in range(10):
            table.roll()
            table.apply(next(move for move in legal_moves(table.game) if isinstance(move, Enter)))
        whole = tuple(one.event for one in store.load_events("cut"))
        log = file.with_name("games.db-wal").stat().st_size
        lengths = set()
        for number in range(KILLS):
            copy = copied(file, tmp_path / f"{number}", chooser.randrange(log + 1))
            found = kept(copy, "cut")
            assert found == whole[: len(found)]
            lengths.add(len(found))
    assert len(lengths) > 5
