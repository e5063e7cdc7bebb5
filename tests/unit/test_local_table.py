"""The table: a move is on disk before it is followed, and whoever comes back finds the game as it was left."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from yatzy.chance.fair import FairDice, seal_of, seeded_secret
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import legal_moves, replay
from yatzy.game.jsonl import format_lines
from yatzy.game.moves import Enter, Keep, Lay, Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.ids import LETTERS, new_id
from yatzy.local_table import LocalTable
from yatzy.rules.errors import MoveError, StoreError
from yatzy.rules.sheet import Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

SECRET = seeded_secret("table")
ALONE = Setup(bundled_sheet("vinga"), ("Ann",))
PAIR = Setup(bundled_sheet("vinga"), ("Ann", "Bo"), start=Start.ROLL_OFF, words=("a", "b"), game_id="pair")
REAL = Setup(bundled_sheet("vinga"), ("Ann",), dice=DiceFrom.REAL, game_id="real")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LocalStore]:
    with LocalStore(tmp_path / "games.db") as store:
        yield store


def play_on(table: LocalTable, until: Callable[[LocalTable], bool] = lambda table: table.game.over) -> None:
    """Roll once a turn and take the first box there is."""
    while not until(table):
        if entries := [move for move in legal_moves(table.game) if isinstance(move, Enter)]:
            table.apply(entries[0])
        else:
            table.roll()


# Laying and opening


def test_a_table_is_sealed_before_the_first_throw(store: LocalStore) -> None:
    """A table laid for dice on the screen gets an id, a date and a secret, with its seal in the first event."""
    table = LocalTable.create(store, ALONE)
    secret = store.load_secret(table.game_id)
    assert secret is not None
    assert len(secret) == 32
    assert table.game.setup.seal == seal_of(secret)
    assert re.fullmatch(f"[{LETTERS}]{{10}}", table.game_id)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", table.game.setup.date)
    assert table.has_secret
    assert table.seq == len(store.load_events(table.game_id)) == 1


def test_what_was_agreed_is_left_alone(store: LocalStore) -> None:
    """A table that brings its id, its date and a secret keeps them."""
    table = LocalTable.create(store, replace(PAIR, date="2020-02-02"), SECRET)
    assert table.game.setup == replace(PAIR, date="2020-02-02", seal=seal_of(SECRET))
    assert store.load_secret("pair") == SECRET


def test_real_dice_have_no_secret(store: LocalStore) -> None:
    """A table for real dice is not sealed, whatever it was given, and the screen throws nothing there."""
    table = LocalTable.create(store, replace(REAL, seal="ab" * 32), SECRET)
    assert (table.has_secret, table.game.setup.seal, store.load_secret("real")) == (False, "", None)
    with pytest.raises(StoreError, match="store-no-secret"):
        table.roll()
    table.apply(Lay(0, (1, 2, 3, 4, 5)))
    table.reveal()
    assert (table.seq, table.game.secret) == (2, "")


def test_ids_differ() -> None:
    """Ten letters of thirty: a thousand ids are a thousand."""
    assert len({new_id() for _ in range(1000)}) == 1000
    assert len(set(LETTERS)) == 30


def test_a_table_with_an_id_that_is_taken(store: LocalStore) -> None:
    """A second table of the same id is refused, and the first keeps its secret."""
    LocalTable.create(store, PAIR, SECRET)
    with pytest.raises(StoreError, match="store-known"):
        LocalTable.create(store, PAIR)
    assert store.load_secret("pair") == SECRET


def test_a_game_is_taken_up_where_it_was_left(store: LocalStore, tmp_path: Path) -> None:
    """Left after any move and opened elsewhere, the game is the same, and the same dice would fall."""
    table = LocalTable.create(store, PAIR, SECRET)
    for _ in range(40):
        with LocalStore(tmp_path / "games.db") as other:
            again = LocalTable.open(other, "pair")
        assert (again.game, again.seq, again.has_secret) == (table.game, table.seq, True)
        before = table.seq
        play_on(table, lambda table, before=before: table.seq > before)  # type: ignore[misc]
    with LocalStore(tmp_path / "games.db") as other:
        again = LocalTable.open(other, "pair")
        play_on(again)
        table.reload()
    assert table.game == again.game


def test_a_game_that_is_not_there(store: LocalStore) -> None:
    """A table that was never laid cannot be opened."""
    with pytest.raises(StoreError, match="store-no-game"):
        LocalTable.open(store, "nowhere")


# Moves


def test_dice_come_from_the_secret(store: LocalStore) -> None:
    """The table throws what the secret gives, die after die: in the roll-off, in turns, beside those kept."""
    table = LocalTable.create(store, PAIR, SECRET)
    dice = FairDice(SECRET, "pair", ("a", "b")).throw(0, 100)
    play_on(table, lambda table: bool(table.game.dice))
    off = 5 * len(table.game.roll_off)
    assert sum(table.game.roll_off, ()) == dice[:off]
    assert table.game.dice == dice[off : off + 5]
    table.apply(Keep(table.game.seat, table.game.dice[:2]))
    table.roll()
    assert table.game.dice[2:] == dice[off + 5 : off + 8]


def test_taking_back_does_not_bring_other_dice(store: LocalStore) -> None:
    """An entry taken back leaves the dice as they lie; dice on the screen stay thrown."""
    table = LocalTable.create(store, ALONE)
    table.roll()
    dice = table.game.dice
    table.apply(Enter(0, "chance"))
    table.take_back()
    assert table.game.dice == dice
    with pytest.raises(MoveError, match="move-across-dice"):
        table.take_back()
    assert (table.game.dice, table.seq) == (dice, 4)


def test_what_a_computer_did_is_not_taken_back(store: LocalStore) -> None:
    """An entry of a person is taken back as ever, one of a computer stands."""
    table = LocalTable.create(store, replace(PAIR, start=Start.AGREED, computers=("", "casual")))
    table.roll()
    table.apply(Enter(0, "chance"))
    table.take_back()
    table.apply(Enter(0, "chance"))
    table.roll()
    table.apply(Enter(1, "chance"))
    seq = table.seq
    with pytest.raises(MoveError, match="move-computers"):
        table.take_back()
    assert (table.seq, len(table.game.turns)) == (seq, 2)


def test_nothing_to_take_back(store: LocalStore) -> None:
    """At a table where nothing was done nothing can be taken back."""
    table = LocalTable.create(store, ALONE)
    with pytest.raises(MoveError, match="move-nothing-done"):
        table.take_back()
    assert table.seq == 1


def test_a_refused_move_is_not_kept(store: LocalStore) -> None:
    """A move against the rules changes neither the game nor the log."""
    table = LocalTable.create(store, ALONE)
    game = table.game
    for move in (Enter(0, "chance"), Roll(1, (1, 2, 3, 4, 5)), Roll(0, (1, 2, 3)), Keep(0, ())):
        with pytest.raises(MoveError):
            table.apply(move)
    assert table.game is game
    assert len(store.load_events(table.game_id)) == table.seq == 1


@pytest.mark.parametrize("code", ["store-full", "store-busy", "store-moved-on", "store-failed", "stopped"])
def test_a_move_that_is_not_kept_is_not_made(
    store: LocalStore, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """If a move cannot be kept, or somebody interrupts, the game is as it was, and can go on later."""
    table = LocalTable.create(store, ALONE)
    table.roll()
    game, seq = table.game, table.seq

    def fails(*_: object) -> None:
        raise KeyboardInterrupt if code == "stopped" else StoreError(code)

    with monkeypatch.context() as patch:
        patch.setattr(store, "append_events", fails)
        for attempt in (table.roll, table.take_back, lambda: table.apply(Enter(0, "chance"))):
            with pytest.raises((StoreError, MoveError, KeyboardInterrupt)):
                attempt()
            assert table.game is game
            assert table.seq == seq
    table.apply(Enter(0, "chance"))
    assert len(store.load_events(table.game_id)) == table.seq == seq + 1


def test_what_cannot_be_followed_is_not_kept(store: LocalStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """An event that the game cannot follow, by a bug, does not get into the log, where it would stay."""
    table = LocalTable.create(store, ALONE)

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("yatzy.tables.game_session.evolve", fails)
        with pytest.raises(ZeroDivisionError):
            table.roll()
        with pytest.raises(ZeroDivisionError):
            LocalTable.create(store, PAIR)
    assert len(store.load_events(table.game_id)) == 1
    assert len(store.list_games()) == 1
    table.roll()
    assert table.seq == 2


# The end


def test_the_secret_is_shown_at_the_end_and_not_before(store: LocalStore) -> None:
    """Until the game is over no event has the secret; then it is shown once, and the dice verify."""
    table = LocalTable.create(store, PAIR, SECRET)
    play_on(table)
    seq = table.seq
    assert SECRET.hex() not in format_lines(store.load_events("pair"))
    sealed = [table.has_secret]
    table.reveal()
    table.reveal()
    assert table.seq == seq + 1
    assert [*sealed, table.has_secret] == [True, False]
    assert format_lines(store.load_events("pair")).count(SECRET.hex()) == 1
    assert verify_dice(replay(one.event for one in store.load_events("pair"))).is_valid


def test_the_secret_is_not_shown_too_early(store: LocalStore) -> None:
    """Asked to show the secret of a game that is not over, the table does nothing."""
    table = LocalTable.create(store, PAIR, SECRET)
    play_on(table, lambda table: len(table.game.turns) == 5)
    seq = table.seq
    table.reveal()
    assert (table.seq, table.game.secret) == (seq, "")


def test_a_game_from_another_machine_cannot_go_on(store: LocalStore) -> None:
    """A game whose secret is elsewhere can be looked at, but not rolled for, and it has no secret to show."""
    table = LocalTable.create(store, PAIR, SECRET)
    play_on(table, lambda table: len(table.game.turns) == 5)
    events = [one.event for one in store.load_events("pair")]
    store.delete_game("pair")
    store.create_game("pair", events)
    again = LocalTable.open(store, "pair")
    assert again.game == table.game
    assert not again.has_secret
    with pytest.raises(StoreError, match="store-no-secret"):
        again.roll()
    again.reveal()
    assert again.seq == len(events)
