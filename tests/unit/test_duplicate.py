"""Duplicate matches: everyone plays the same dice, alone. A die's number follows from its place in the game."""

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from support.game.random_games import Played, check_written, random_move, shelf, table
from yatzy.chance.fair import FairDice, next_throw, seal_of, seeded_secret
from yatzy.chance.verify import DiceVerification, recorded_throws, verify_dice
from yatzy.game.engine import replay
from yatzy.game.events import Event, Kept, Rolled, Started
from yatzy.game.moves import Enter, Keep, Lay, Reveal, Roll, TakeBack
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore

SECRET = seeded_secret("match")
SHEET = bundled_sheet("vinga")
"""Fifteen boxes, five dice, three throws."""


def setup_of(game_id: str, sheet: RuleSheet = SHEET, rounds: int = 1) -> Setup:
    """Lay somebody's own table in the match."""
    words, seal = ("luck",), seal_of(SECRET)
    return Setup(sheet, ("Anna",), rounds=rounds, game_id=game_id, match="m7", words=words, seal=seal)


@cache
def die(number: int) -> int:
    """Compute a die of the match from what docs/notation.md says, apart from the program."""
    block = hmac.digest(SECRET, f"m7\nluck\n{number}\n0".encode(), hashlib.sha256)
    return next(byte for byte in block if byte < 252) % 6 + 1


def dice_at(sheet: RuleSheet, turn: int, throw: int) -> Dice:
    """Return all the dice that lie ready for a throw of a turn, both from 0."""
    count = sheet.rules.dice
    first = (turn * sheet.rules.rolls + throw) * count
    return tuple(die(number) for number in range(first, first + count))


# Two ways to play, and one that never throws again


def highest_two(dice: Dice) -> Dice | None:
    return tuple(sorted(dice))[-2:]


def odd_ones(dice: Dice) -> Dice | None:
    odd = tuple(sorted(face for face in dice if face % 2))
    return odd if len(odd) < len(dice) else None


def stop(_dice: Dice) -> Dice | None:
    return None


def whole_game(setup: Setup, choose: Callable[[Dice], Dice | None]) -> list[Event]:
    """Play to the end, keeping what is chosen, or entering at once what may be entered."""
    at_it, source = Played(setup), FairDice.from_setup(setup, SECRET)
    while not at_it.game.over:
        game = at_it.game
        if not game.dice:
            at_it.make(Roll(0, source.throw(*next_throw(game))))
        elif game.rolls_left and (keep := choose(game.dice)) is not None:
            at_it.make(Keep(0, keep))
            at_it.make(Roll(0, source.throw(*next_throw(at_it.game))))
        else:
            at_it.make(Enter(0, next(entry.key for entry in game.entries() if entry.allowed)))
    at_it.make(Reveal(SECRET.hex()))
    check_written(at_it)
    return at_it.events


PLAYERS = {"anna": highest_two, "bo": odd_ones, "cleo": stop}


@cache
def game_of(name: str) -> list[Event]:
    """Return a player's game of two rounds."""
    return whole_game(setup_of(name, rounds=2), PLAYERS[name])


# The same dice for everyone


@pytest.mark.parametrize(
    ("sheet", "turn", "throw", "first"),
    [
        # Five dice and three throws: fifteen numbers a turn.
        ("vinga", 0, 0, 0), ("vinga", 0, 1, 5), ("vinga", 0, 2, 10), ("vinga", 1, 0, 15), ("vinga", 3, 2, 55),
        # Six dice and three throws: eighteen.
        ("maxi", 0, 1, 6), ("maxi", 1, 0, 18), ("maxi", 2, 1, 42),
    ],
)  # fmt: skip
@pytest.mark.parametrize("kept", [0, 2])
def test_numbers_follow_from_the_place(sheet: str, turn: int, throw: int, first: int, kept: int) -> None:
    """Whatever was kept before, a throw begins with the number of its place; it takes as many as are thrown."""
    at_it = Played(setup_of("own", bundled_sheet(sheet)))
    dice = at_it.game.setup.sheet.rules.dice
    for key in at_it.game.setup.sheet.tables.keys[:turn]:
        at_it.make(Roll(0, (1,) * dice))
        at_it.make(Enter(0, key))
    for _ in range(throw):
        at_it.make(Roll(0, (1,) * at_it.game.to_throw))
        at_it.make(Keep(0, (1,) * kept))
    assert next_throw(at_it.game) == (first, dice - (kept if throw else 0))


@pytest.mark.parametrize("name", PLAYERS)
def test_whoever_keeps_what_meets_the_same_dice(name: str) -> None:
    """Every throw of every game is the first of the dice at its place, through both rounds."""
    game = replay(game_of(name))
    throws = list(recorded_throws(game))
    assert {one.turn for one in throws} == set(range(30))
    for one in throws:
        assert one.turn is not None
        assert one.thrown == dice_at(SHEET, one.turn, one.roll - 1)[: len(one.thrown)]


def test_they_do_keep_differently() -> None:
    """The three games above throw other numbers of dice, so counting along would give other dice."""
    thrown = [replay(events).dice_thrown for events in map(game_of, PLAYERS)]
    assert len(set(thrown)) == 3
    assert thrown[2] == 30 * 5  # one throw a turn
    first = [next(iter(recorded_throws(replay(events)))).thrown for events in map(game_of, PLAYERS)]
    assert first[0] == first[1] == first[2]


def test_a_mark_taken_back_changes_no_dice() -> None:
    """Who takes a mark back and writes another has the dice of the same place before them."""
    at_it = Played(setup_of("own"))
    at_it.make(Roll(0, dice_at(SHEET, 0, 0)))
    at_it.make(Enter(0, "ones"))
    before = next_throw(at_it.game)
    at_it.make(TakeBack(0))
    assert next_throw(at_it.game) == (5, 5)  # the second throw of the first turn
    at_it.make(Enter(0, "chance"))
    assert next_throw(at_it.game) == before == (15, 5)


@settings(max_examples=25)
@given(shelf, st.integers(0, 2**32))
def test_any_play_by_any_sheet_meets_the_same_dice(sheet: RuleSheet, seed: int) -> None:
    """Played at random by any sheet, the dice are those of their places, and they verify."""
    rng, at_it = Random(seed), Played(setup_of("own", sheet))  # noqa: S311 # choices of a test
    source = FairDice.from_setup(at_it.game.setup, SECRET)
    while not at_it.game.over:
        move = random_move(rng, at_it.game)
        if isinstance(move, Roll):
            turn, throw = len(at_it.game.turns), len(at_it.game.turn.throws)
            move = Roll(0, source.throw(*next_throw(at_it.game)))
            assert move.thrown == dice_at(sheet, turn, throw)[: at_it.game.to_throw]
        at_it.make(move)
    at_it.make(Reveal(SECRET.hex()))
    assert verify_dice(at_it.game).is_valid


@settings(max_examples=25)
@given(st.integers(1, 4), st.sampled_from(Start), st.integers(0, 2**32))
def test_without_a_match_dice_are_counted_along(players: int, start: Start, seed: int) -> None:
    """At any other table the next die has the number of dice thrown before it, those of the roll-off too."""
    rng = Random(seed)  # noqa: S311 # dice of a test
    at_it, thrown = Played(table("two-boxes", players, start=start)), 0
    while not at_it.game.over:
        move = random_move(rng, at_it.game)
        first, dice = next_throw(at_it.game)
        assert first == at_it.game.dice_thrown == thrown
        if isinstance(move, Roll):
            assert dice == len(move.thrown)
            thrown += dice
        elif isinstance(move, Lay):
            thrown += len(move.dice)
        at_it.make(move)


def test_whose_dice_they_are() -> None:
    """They are made from the match's name where there is one, else from the game's, and from the words."""
    of_match, own = setup_of("own"), replace(setup_of("own"), match="")
    assert FairDice.from_setup(of_match, SECRET) == FairDice(SECRET, "m7", ("luck",))
    assert FairDice.from_setup(own, SECRET) == FairDice(SECRET, "own", ("luck",))


# Recomputed


def verify_changed(events: list[Event], place: int, event: Event) -> DiceVerification:
    return verify_dice(replay([*events[:place], event, *events[place + 1 :]]))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_duplicate_game_verifies(name: str) -> None:
    """Every throw of every game follows from the secret of the match."""
    game = replay(game_of(name))
    verdict = verify_dice(game)
    assert verdict.is_valid
    assert (verdict.throws, verdict.dice) == (len(list(recorded_throws(game))), game.dice_thrown)


@pytest.mark.parametrize("name", PLAYERS)
def test_a_forged_die_is_found(name: str) -> None:
    """Whichever throw has a die changed, just that throw is told, with what it should have been."""
    events = game_of(name)
    rolls = [(place, one) for place, one in enumerate(events) if isinstance(one, Rolled) and one.thrown]
    for number, (place, rolled) in enumerate(rolls, 1):
        forged = (*rolled.thrown[:-1], rolled.thrown[-1] % 6 + 1)
        verdict = verify_changed(events, place, Rolled(forged))
        assert not verdict.is_valid
        (mismatch,) = verdict.mismatches
        assert mismatch.recorded.number == number
        assert (mismatch.recorded.thrown, mismatch.right) == (forged, rolled.thrown)


def test_a_throw_left_out_is_found_in_its_turn() -> None:
    """Who leaves a bad throw out has the next one at its place, where others lie; later turns fit as before."""
    events = game_of("anna")
    rolls = [place for place, event in enumerate(events) if isinstance(event, Rolled)]
    second = rolls[3 * 4 + 1]  # of the fifth turn
    assert isinstance(events[second + 1], Kept)
    verdict = verify_dice(replay([*events[:second], *events[second + 2 :]]))
    assert {mismatch.recorded.turn for mismatch in verdict.mismatches} == {4}


@pytest.mark.parametrize(
    ("started", "good"),
    [
        ({"match": "m8"}, False),
        ({"match": ""}, False),
        ({"words": ("Luck",)}, False),
        ({"game": "other"}, True),
    ],
    ids=["another match", "no match", "another word", "another game"],
)
def test_the_dice_are_bound_to_the_match(started: dict[str, str], *, good: bool) -> None:
    """Another match or word gives other dice; what the game itself is called plays no part."""
    events = game_of("anna")
    assert isinstance(events[0], Started)
    verdict = verify_changed(events, 0, structs.replace(events[0], **started))
    assert verdict.seal_fits
    assert verdict.is_valid is good
    if not good:
        assert len(verdict.mismatches) > 0.9 * verdict.throws


# On this machine


def test_two_tables_of_a_match(tmp_path: Path) -> None:
    """Two tables laid with the match's secret throw the same dice, also for who leaves and comes back."""
    with LocalStore(tmp_path / "games.db") as store:
        tables = [LocalTable.create(store, setup_of(name), SECRET) for name in ("anna", "bo")]
        for one, kept in zip(tables, (1, 3), strict=True):
            one.roll()
            one.apply(Keep(0, tuple(sorted(one.game.dice))[:kept]))
        tables[1] = LocalTable.open(store, "bo")
        for one in tables:
            one.roll()
            one.apply(Enter(0, "chance"))
            one.roll()
        thrown = [[one.thrown for one in recorded_throws(each.game)] for each in tables]
        assert thrown[0] == [dice_at(SHEET, 0, 0), dice_at(SHEET, 0, 1)[:4], dice_at(SHEET, 1, 0)]
        assert thrown[1] == [dice_at(SHEET, 0, 0), dice_at(SHEET, 0, 1)[:2], dice_at(SHEET, 1, 0)]


def test_one_table_does_not_show_the_dice_of_a_match(tmp_path: Path) -> None:
    """Others may still have the same dice before them: a table at its end keeps the secret to itself."""
    with LocalStore(tmp_path / "games.db") as store:
        own = LocalTable.create(store, setup_of("own"), SECRET)
        assert not own.has_secret
        while not own.game.over:
            own.roll()
            own.apply(Enter(0, next(entry.key for entry in own.game.entries() if entry.allowed)))
        seq = own.seq
        own.reveal()
        assert (own.seq, own.game.secret) == (seq, "")
        assert store.load_secret("own") == SECRET
