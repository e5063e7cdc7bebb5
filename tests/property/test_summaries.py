"""Summaries and statistics on any sheet: they say what reviews say, and every mistake is of one kind."""

from collections import Counter
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from support.game.random_games import Played, random_move, setups
from support.game.random_positions import any_sheet, from_shelf, solved
from yatzy.coach.game_summary import SUMMARY_VERSION, GameSummary, summarise_game
from yatzy.coach.habits import Habit, classify_mistake
from yatzy.coach.player_stats import compute_statistics
from yatzy.coach.review import Decision, Review, TurnDetail, review
from yatzy.game.jsonl import StampedEvent
from yatzy.game.player_results import iter_results, replay_rounds
from yatzy.game.series import Round
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet

CLOSE = 1e-9
HALF = settings(max_examples=settings().max_examples // 2)
printed = st.sampled_from(["tactic", "hasbro", "philos", "forced-order"])


def play_at_random(setup: Setup, rng: Random) -> tuple[Game, tuple[str, ...], list[StampedEvent]]:
    """Play at random to some end; return the game, when its rounds ended, and all that happened."""
    table = Played(setup)
    most = rng.choice([40, 100_000])
    while not table.game.over and most:
        table.make(random_move(rng, table.game))
        most -= 1
    stamped = [
        StampedEvent(seq, f"2026-11-15T19:30:{seq % 60:02}Z", one) for seq, one in enumerate(table.events)
    ]
    game, ended = replay_rounds(stamped)
    assert game == table.game
    return table.game, ended, stamped


@HALF
@given(st.data(), any_sheet, st.randoms(use_true_random=False))
def test_summaries_of_any_game(data: st.DataObject, sheet: RuleSheet, rng: Random) -> None:
    """Totals are those of the game, costs those of its review, for every round that is over."""
    game, ended, stamped = play_at_random(data.draw(setups(sheet)), rng)
    check(game, ended, stamped, review(solved(sheet.tables), game))


@settings(max_examples=settings().max_examples // 5)
@given(st.data(), printed, st.randoms(use_true_random=False))
def test_summaries_of_printed_sheets(data: st.DataObject, sheet_id: str, rng: Random) -> None:
    """The same on sheets of the shelf."""
    game, ended, stamped = play_at_random(data.draw(setups(bundled_sheet(sheet_id))), rng)
    check(game, ended, stamped, review(from_shelf(sheet_id), game))


def check(game: Game, ended: tuple[str, ...], stamped: list[StampedEvent], reviewed: Review) -> None:
    found = summarise_game(game, ended, reviewed)
    assert msgspec.json.decode(msgspec.json.encode(found), type=GameSummary) == found
    assert found.version == SUMMARY_VERSION
    over = [number for number, cards in enumerate(game.cards) if Round(cards).over]
    assert over == list(range(len(ended)))
    parts = {(part.round, part.column): part for part in reviewed.columns}
    places = [(number, column) for number in over for column in range(len(game.setup.columns))]
    assert [(one.round, one.column) for one in found.columns] == places
    for column in found.columns:
        part, card = parts[column.round, column.column], game.cards[column.round][column.column]
        assert (column.total, column.at) == (card.total, ended[column.round])
        assert column.luck == part.luck
        assert abs(column.cost - part.cost) < CLOSE
        assert column.known.turns == len(part.turns)
        assert column.known.points == sum(turn.known is TurnDetail.POINTS for turn in part.turns)
        assert column.known.dice == sum(turn.known is TurnDetail.DICE for turn in part.turns)
        assert tuple(seat.seat for seat in column.seats) == game.setup.columns[column.column]
        assert sum(seat.skill.decisions for seat in column.seats) == part.skill.decisions
        for seat in column.seats:
            own = [one for turn in part.turns if turn.seat == seat.seat for one in turn.decisions if one.cost]
            kinds = Counter(classify_mistake(one) for one in own)
            assert {one.habit: one.times for one in seat.habits} == kinds
            assert abs(sum(one.cost for one in seat.habits) - seat.skill.cost) < CLOSE
            for one in own:
                check_kind(one)
    without = summarise_game(game, ended)
    assert [one.total for one in without.columns] == [one.total for one in found.columns]
    assert not any(one.cost or one.luck for one in without.columns)
    check_statistics(game, found, stamped)


def check_kind(decision: Decision) -> None:
    """Check a kind against what it says, in other words than those it was found by."""
    chosen, best, kind = decision.chosen, decision.best, classify_mistake(decision)
    if chosen.key is not None and best.key is not None:
        assert kind in {
            Habit.STRIKES, Habit.CHANCE, Habit.LITTLE_ABOVE, Habit.FEWER_POINTS, Habit.POINTS_NOW,
        }  # fmt: skip
        assert (kind is Habit.STRIKES) == (chosen.points == chosen.bonus == 0)
        return
    assert (kind is Habit.STOPS) == (chosen.keep is None)
    assert (kind is Habit.THROWS_ON) == (best.keep is None)
    if chosen.keep is None or best.keep is None:
        return
    kept, better = list(chosen.keep), list(best.keep)
    twice = [{die for die in dice if dice.count(die) > 1} for dice in (kept, better)]
    broken = len(twice[1]) > 1 and len(twice[0]) < len(twice[1])
    assert (kind is Habit.BREAKS_UP) == broken
    if kind is Habit.TOO_MANY:
        assert all(kept.count(die) >= better.count(die) for die in better)
        assert len(kept) > len(better)
    if kind is Habit.TOO_FEW:
        assert all(better.count(die) >= kept.count(die) for die in kept)
        assert len(kept) < len(better)
    if kind is Habit.LOW_PAIR:
        assert kept in [[1, 1], [2, 2], [3, 3]]
    if kind in {Habit.LOW_PAIR, Habit.ALIKE}:
        assert twice[0]
        assert not twice[1]
        assert len(better) > 2


def check_statistics(game: Game, found: GameSummary, stamped: list[StampedEvent]) -> None:
    """Check what each player has reached against the results that records are made of."""
    told = [(one.player, one.total, one.at) for one in iter_results(stamped)]
    for column, seats in enumerate(game.setup.columns):
        if all(map(game.setup.computer_at, seats)):
            continue
        name = game.setup.column_name(column)
        for own in (*((seat,) for seat in seats), seats):
            numbers = compute_statistics([(found, own)])
            reached = [(name, one.total, one.at) for sheet in numbers for one in sheet.reached]
            assert sorted(reached) == sorted(one for one in told if one[0] == name)
            for sheet in numbers:
                totals = [one.total for one in sheet.reached]
                assert (sheet.best.total, sheet.worst.total) == (max(totals), min(totals))
                assert abs(sheet.mean * len(totals) - sum(totals)) < CLOSE * 1000
