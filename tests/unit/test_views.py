"""What clients see of a room and of a game."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.random_games import (
    SCREEN,
    Played,
    any_table,
    check_account,
    lay,
    put_right,
    random_game,
    random_move,
    roll,
    table,
)
from support.server.job_arguments import as_json
from support.server.tokens import new_token
from yatzy.game.engine import legal_moves
from yatzy.game.events import pack_sheet
from yatzy.game.moves import Enter, Keep, Reveal, TakeBack
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.tables.room import Room, Seat
from yatzy.tables.tokens import fingerprint
from yatzy.tables.views import State, now_view, room_view, state_view, written_view

EMPTY = {
    "name": "",
    "taken": False,
    "computer": "",
    "stand_in": "",
    "away": False,
    "team": None,
    "styled": 0,
    "contributes": False,
    "commitment": "",
    "contribution": "",
}
"""A seat nobody has."""


# Rooms


def test_a_room_is_seen_without_what_is_secret() -> None:
    """Neither tokens, nor whose they are, nor words that go into the dice before the game begins."""
    holder, sheet = fingerprint(new_token()), bundled_sheet("mb-1973")
    room = Room(
        sheet=pack_sheet(sheet),
        digest=sheet.digest,
        seats=(
            Seat("Anna", (holder,), word="fish", stand_in="bold", away=True),
            Seat("Robot", computer="strong"),
            Seat("Bo"),
            Seat(),
            Seat("Strong 2", computer="strong"),
        ),
        hosts=(holder,),
        done=("0123456789abcdef",),
        seal="ab" * 32,
    )
    view = as_json(room_view("ab3defg7hj", 5, room))
    assert view["seats"] == [
        {**EMPTY, "name": "Anna", "taken": True, "stand_in": "bold", "away": True},
        {**EMPTY, "name": "Robot", "taken": True, "computer": "strong"},
        {**EMPTY, "name": "Bo"},
        EMPTY,
        {**EMPTY, "name": "Strong 2", "taken": True, "computer": "strong", "styled": 2},
    ]
    assert (view["table"], view["revision"], view["seal"]) == ("ab3defg7hj", 5, "ab" * 32)
    assert (view["sheet"], view["title"], view["digest"]) == ("mb-1973", sheet.title, sheet.digest)
    told = json.dumps(view)
    for secret in (holder, "0123456789abcdef", "fish"):
        assert secret not in told


@pytest.mark.parametrize(("teams", "dealt"), [(0, [None] * 5), (2, [0, 1, 0, 1, 0]), (6, [None] * 5)])
def test_a_seat_says_its_team(teams: int, dealt: list[int | None]) -> None:
    """Partners sit apart, as the game itself will deal them; more teams than seats cannot be dealt."""
    sheet = bundled_sheet("vinga")
    seats = tuple(Seat(name) for name in ("Anna", "Bo", "Cia", "Dan", ""))
    room = Room(sheet=pack_sheet(sheet), digest=sheet.digest, seats=seats, hosts=(), teams=teams)
    assert [seat["team"] for seat in as_json(room_view("ab3defg7hj", 0, room))["seats"]] == dealt


def test_a_room_says_what_will_be_played_by() -> None:
    """What nobody agreed on is as the game will have it."""
    for dice in DiceFrom:
        for sheet in (bundled_sheet("mb-1973"), bundled_sheet("philos"), bundled_sheet("vinga")):
            people = Seat("Anna", ("a",)), Seat("Bo", ("b",))
            room = Room(sheet=pack_sheet(sheet), digest=sheet.digest, seats=people, hosts=(), dice=dice)
            view, setup = room_view("t", 1, room), room.setup("t", "2026-11-15")
            assert (view.rounds, view.counting, view.start) == (setup.rounds, setup.counting, setup.start)
            assert room.load_sheet() == sheet


# Games


def check_now(game: Game) -> None:
    """What can be done is what the engine says: no client has to know why."""
    now, setup = as_json(now_view(game)), game.setup
    assert (now["phase"], now["seat"]) == (game.phase.value, game.seat)
    assert game.seat in setup.columns[now["column"]]
    moves = legal_moves(game)
    allowed = [entry["key"] for entry in now.get("entries", []) if entry["allowed"]]
    if game.dice:
        assert allowed == [move.key for move in moves if isinstance(move, Enter)]
        points = dict(zip(setup.sheet.tables.keys, game.card.points, strict=True))
        assert [entry["key"] for entry in now["entries"]] == [key for key in points if points[key] is None]
    keeps = [move for move in moves if isinstance(move, Keep)]
    assert bool(keeps) is (bool(now.get("rolls_left")) and bool(now.get("dice")))
    assert ("winners" in now) is game.over
    assert ("standings" in now) is (len(game.turns) >= setup.turns_per_round)


@given(any_table, st.integers(0, 2**32), st.booleans())
def test_a_whole_game(setup: Setup, seed: int, mends: bool) -> None:  # noqa: FBT001 # drawn
    """Every sum on it is what its turns add up to, through undo and corrections, and it is read as written."""
    rng, played = Random(seed), Played(setup)  # noqa: S311 # a test
    while not played.game.over and len(played.events) < 60:
        played.make(random_move(rng, played.game))
        if mends and rng.random() < 0.2:
            put_right(rng, played)
        check_now(played.game)
    game, seq = played.game, len(played.events)
    check_account(game)
    written = msgspec.json.encode(state_view(game, seq))
    assert msgspec.json.encode(msgspec.json.decode(written, type=State)) == written
    check_sums(json.loads(written), game)


def check_sums(state: dict[str, Any], game: Game) -> None:
    """Count a game's cards again from its turns alone."""
    setup, boxes = game.setup, game.setup.sheet.as_data()["boxes"]
    assert state["players"] == list(setup.players)
    assert state["keys"] == [box["key"] for box in boxes]
    assert len(state["turns"]) == len(game.turns)
    upper = {box["key"] for box in boxes if box.get("section") == "upper"}
    marks: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for number, turn in enumerate(state["turns"]):
        assert turn["seat"] == game.seat_of(number)
        marks.setdefault((game.round_of(number), game.column_of(number)), []).append(turn)
    for at, cards in enumerate(state["cards"]):
        for column, card in enumerate(cards):
            written = marks.get((at, column), [])
            points = {turn["key"]: turn["points"] for turn in written}
            assert card["points"] == [points.get(key) for key in state["keys"]]
            assert card["upper"] == sum(points[key] for key in points if key in upper)
            assert card["bonuses"] == sum(turn.get("bonus", 0) for turn in written)
            assert card["total"] == sum(points.values()) + card["bonuses"] + card["upper_bonus"]


def test_the_secret_is_seen_once_it_was_shown() -> None:
    """A sheet of two boxes, one player, dice of the screen: the game is over after two turns."""
    setup = table("two-boxes", 1, **SCREEN, seal="ab" * 32)
    played = Played(setup)
    for move in (roll(0, "12345"), Enter(0, "ones"), roll(0, "12345"), Enter(0, "chance")):
        played.make(move)
        assert as_json(state_view(played.game, 1))["secret"] == ""
    assert as_json(now_view(played.game))["undo"] == 0
    played.make(Reveal("cd" * 32))
    assert as_json(state_view(played.game, 1))["secret"] == "cd" * 32
    assert "undo" not in as_json(now_view(played.game))


def test_the_column_a_turn_was_written_into() -> None:
    """In the second round the second column begins."""
    setup = table("two-boxes", 2, rounds=2)
    written = []
    played = Played(setup)
    for dice in ("11234", "22222", "33333", "44444", "11111", "66666"):
        seat = played.game.seat
        played.make(lay(seat, dice))
        played.make(Enter(seat, "ones" if played.game.card.points[0] is None else "chance"))
        view = written_view(played.game)
        written.append((view.round, view.column, view.card.points))
    assert written == [
        (0, 0, (2, None)), (0, 1, (0, None)), (0, 0, (2, 15)), (0, 1, (0, 20)),
        (1, 1, (5, None)), (1, 0, (0, None)),
    ]  # fmt: skip


def test_standings_come_when_a_round_is_over_and_stay() -> None:
    """2 + 15 against 0 + 20: the second is three ahead, which is what counts by differences."""
    played = Played(table("two-boxes", 2, rounds=2, counting=Counting.DIFFERENCES))
    for dice, key in (("11234", "ones"), ("22222", "ones"), ("33333", "chance"), ("44444", "chance")):
        assert "standings" not in as_json(now_view(played.game))
        played.make(lay(played.game.seat, dice))
        played.make(Enter(played.game.seat, key))
    told = [
        {"sum": 17, "difference": 0, "rounds_won": 0, "score": 0},
        {"sum": 20, "difference": 3, "rounds_won": 1, "score": 3},
    ]
    assert as_json(now_view(played.game))["standings"] == told
    # What is written in the second round counts once that is over.
    played.make(lay(played.game.seat, "66666"))
    assert as_json(now_view(played.game))["standings"] == told
    played.make(Enter(played.game.seat, "chance"))
    assert as_json(now_view(played.game))["standings"] == told
    played.make(TakeBack(1))
    assert as_json(now_view(played.game))["standings"] == told


@pytest.mark.parametrize("count", [2, 3])
def test_a_roll_off(count: int) -> None:
    """Whoever throws most begins; until then nobody has dice of a turn."""
    played = Played(table("vinga", count, **SCREEN, start=Start.ROLL_OFF))
    for throw in ("11111", "66666") if count == 2 else ("11111", "66666", "22222"):
        now = as_json(now_view(played.game))
        assert now["phase"] == "roll-off"
        assert not now.keys() & {"dice", "entries", "kept"}
        played.make(roll(played.game.seat, throw))
    state = as_json(state_view(played.game, 1))
    assert state["roll_off"][:2] == [[1] * 5, [6] * 5]
    assert (state["now"]["phase"], state["now"]["seat"]) == ("play", 1)


def test_a_finished_game_says_who_won() -> None:
    game = random_game(table("vinga", 3), seed=1)
    state = as_json(state_view(game, 1))
    totals = [card["total"] for card in state["cards"][0]]
    assert state["now"]["phase"] == "over"
    assert state["now"]["winners"] == [column for column in range(3) if totals[column] == max(totals)]
    assert [one["score"] for one in state["now"]["standings"]] == totals
