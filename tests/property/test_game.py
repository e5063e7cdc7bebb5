"""What must hold in every game, by every sheet, wherever it stands."""

import json
from collections.abc import Callable, Iterable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from support.game.random_games import (
    Played,
    any_table,
    check_account,
    check_written,
    put_right,
    random_correction,
    random_move,
    setups,
    stamped,
    with_dice,
    wrong_moves,
)
from support.game.sheet_strategies import sheets
from yatzy.game.engine import decide, evolve, legal_moves, replay, replay_checked, who_may_take_back
from yatzy.game.events import Corrected, Entered, Laid, Rolled, TookBack
from yatzy.game.jsonl import format_lines, parse_lines
from yatzy.game.moves import Reveal, TakeBack
from yatzy.game.notation import format_game, parse_game
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import NEW_TURN, Game, empty_cards
from yatzy.game.turn import FinishedTurn
from yatzy.rules.errors import MoveError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

seeds = st.integers(0, 2**32 - 1)
SEARCH = settings().max_examples


def check_refusals(rng: Random, table: Played) -> None:
    """Try everything that is forbidden now: each is refused, and nothing has happened."""
    game, happened = table.game, list(table.events)
    for move in wrong_moves(rng, game):
        with pytest.raises(MoveError):
            table.make(move)
        assert table.game is game
        assert table.events == happened


def play_whole(rng: Random, setup: Setup, *, checks: float = 0.05) -> Played:
    """Play a game to its end with random moves, putting things right now and then."""
    table = Played(setup)
    while not table.game.over:
        table.make(random_move(rng, table.game))
        if rng.random() < 0.1:
            put_right(rng, table)
        if rng.random() < checks:
            check_refusals(rng, table)
            check_account(table.game)
            check_written(table)
    return table


def write_turns_anew(game: Game, turns: Iterable[FinishedTurn]) -> Game:
    """Return the game with these turns only, written one after the other on empty cards."""
    cards = (empty_cards(game.setup),)
    anew = replace(game, cards=cards, turns=(), turn=NEW_TURN, last_correction=None, past_dice_thrown=0)
    for played in turns:
        anew = anew.finish_turn(played)
    return anew


class AnyGame(RuleBasedStateMachine):
    """A game by any sheet, played, put right and looked at after every move."""

    table: Played

    @initialize(setup=any_table)
    def sit_down(self, setup: Setup) -> None:
        """Lay any table."""
        self.table = Played(setup)

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data(), seed=seeds)
    def play(self, data: st.DataObject, seed: int) -> None:
        """Make a legal move."""
        moves = legal_moves(self.game)
        kind = data.draw(
            st.sampled_from(sorted({type(move) for move in moves}, key=lambda kind: kind.__name__))
        )
        move = data.draw(st.sampled_from([move for move in moves if type(move) is kind]))
        self.table.make(with_dice(Random(seed), self.game, move))  # noqa: S311 # dice of a test

    @precondition(lambda self: not self.game.over)
    @rule(seed=seeds)
    def play_a_turn(self, seed: int) -> None:
        """Play to the end of a turn."""
        rng, turns = Random(seed), len(self.game.turns)  # noqa: S311 # dice of a test
        while len(self.game.turns) == turns and not self.game.over:
            self.table.make(random_move(rng, self.game))

    @precondition(lambda self: who_may_take_back(self.game) is not None)
    @rule()
    def take_back(self) -> None:
        """Take the last thing back: it is the turn of whoever did it, and dice of a screen stay thrown."""
        seat = who_may_take_back(self.game)
        assert seat is not None
        before, last, earlier = self.game, self.table.events[-1], replay(self.table.events[:-1])
        self.table.make(TakeBack(seat))
        if isinstance(last, Corrected):
            assert self.game == earlier
            return
        if isinstance(last, Rolled | Laid | Entered):  # as it was, with the dice kept for the last throw
            assert replace(self.game, turn=earlier.turn) == earlier
            assert (self.game.turn.throws, self.game.turn.laid) == (earlier.turn.throws, earlier.turn.laid)
        assert self.game.seat == seat
        assert len(self.game.turns) in (len(before.turns), len(before.turns) - 1)
        if before.setup.dice is DiceFrom.SCREEN:
            assert self.game.dice_thrown == before.dice_thrown

    @precondition(lambda self: self.game.turns and self.game.setup.dice is DiceFrom.REAL)
    @rule(seed=seeds)
    def correct(self, seed: int) -> None:
        """Say something else about an earlier turn: what stood there is remembered, other boxes stay."""
        before = self.game
        move = random_correction(Random(seed), before)  # noqa: S311 # dice of a test
        try:
            self.table.make(move)
        except MoveError:
            assert self.game is before
            return
        old, new = before.turns[move.turn], self.game.turns[move.turn]
        assert new.mark.key == move.key
        assert new.was == (*old.was, old.mark)
        assert [turn.mark.key for turn in self.game.turns if turn is not new] == [
            turn.mark.key for turn in before.turns if turn is not old
        ]
        assert (self.game.turn, self.game.seat) == (before.turn, before.seat)

    @precondition(lambda self: self.game.over and self.game.setup.seal and not self.game.secret)
    @rule()
    def reveal(self) -> None:
        """Show the secret: nothing can be taken back any more."""
        self.table.make(Reveal("5eed"))
        assert who_may_take_back(self.game) is None

    @rule(seed=seeds)
    def refuse(self, seed: int) -> None:
        """Try what is forbidden."""
        check_refusals(Random(seed), self.table)  # noqa: S311 # dice of a test

    @invariant()
    def the_account_is_right(self) -> None:
        """Totals, columns and turns are those counted by hand."""
        check_account(self.game)

    @invariant()
    def short_cuts_lead_to_the_same_place(self) -> None:
        """What is counted along, or undone by itself, is what writing every turn anew gives."""
        game = self.game
        throws = [throw for played in game.turns for throw in played.throws] + list(game.turn.throws)
        assert game.dice_thrown == sum(map(len, [*game.roll_off, *(throw.thrown for throw in throws)]))
        anew = write_turns_anew(game, game.turns)
        assert (anew.cards, anew.dice_thrown) == (game.cards, replace(game, turn=NEW_TURN).dice_thrown)
        if game.turns:
            *earlier, last = game.turns
            reopened = replace(write_turns_anew(game, earlier), turn=last.reopen())
            assert (game.reopen_last_turn(), game.reopen_last_turn().dice_thrown) == (
                reopened,
                reopened.dice_thrown,
            )

    @invariant()
    def who_may_take_back_is_who_did_last(self) -> None:
        """Taking back makes it the turn of whoever it is said to be up to; else nothing can be taken back."""
        game, seat = self.game, who_may_take_back(self.game)
        real = game.setup.dice is DiceFrom.REAL
        done = game.turns or (real and (game.turn.throws or game.roll_off))
        dice_lie = not real and game.turn.throws
        assert (seat is None) is bool(game.secret or dice_lie or not done)
        if seat is None:
            with pytest.raises(MoveError):
                evolve(game, TookBack())
        elif game.last_correction:
            assert seat == game.seat_of(game.last_correction.turn)
        else:
            assert evolve(game, TookBack()).seat == seat

    @invariant()
    def it_can_be_written_down(self) -> None:
        """Events, notation and JSON Lines tell the same game."""
        check_written(self.table)


TestAnyGame = AnyGame.TestCase
TestAnyGame.__doc__ = "Whatever is done at a table, the account is right and the record tells it."
TestAnyGame.settings = settings(max_examples=SEARCH // 3, stateful_step_count=20)


@given(st.data(), sheets(most_boxes=2, dice=(2, 3, 5)), seeds)
def test_thousands_of_games_by_house_sheets(data: st.DataObject, sheet: RuleSheet, seed: int) -> None:
    """Twenty whole games by each of a hundred sheets end when every column is full, and count up."""
    rng = Random(seed)  # noqa: S311 # dice of a test
    for _ in range(5):
        setup = data.draw(setups(sheet, most_players=3))
        tables = [play_whole(rng, setup, checks=0.005) for _ in range(4)]
        for table in tables:
            check_account(table.game)
        if setup.seal:
            tables[0].make(Reveal("5eed"))
            check_refusals(rng, tables[0])
        check_written(tables[0])


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_whole_games_by_every_sheet_on_the_shelf(sheet_id: str) -> None:
    """Solo games and games for two agree with the naive scorer box by box."""
    rng = Random(sheet_id)  # noqa: S311 # dice of a test
    for number in range(4):
        setup = Setup(
            sheet=bundled_sheet(sheet_id),
            players=("Ann", "Ben")[: 1 + number % 2],
            start=(Start.AGREED, Start.ROLL_OFF)[number % 4 // 2],
            dice=(DiceFrom.REAL, DiceFrom.SCREEN)[number % 3 % 2],
            counting=Counting.DIFFERENCES,
        )
        table = play_whole(rng, setup, checks=0.02)
        check_account(table.game)
        check_written(table)
        check_refusals(rng, table)


@given(any_table, seeds)
def test_everything_offered_is_accepted(setup: Setup, seed: int) -> None:
    """Each legal move is one the engine takes, and leads to a different moment or keeps the same dice."""
    rng, table = Random(seed), Played(setup)  # noqa: S311 # dice of a test
    for _ in range(10):
        for move in legal_moves(table.game):
            assert decide(table.game, with_dice(rng, table.game, move))
        if table.game.over:
            break
        table.make(random_move(rng, table.game))


# Records that were tampered with


@cache
def some_games() -> list[Played]:
    """A few games to spoil: finished and not, corrected, with teams, on the screen and not, a house sheet."""
    rng = Random("records")  # noqa: S311 # dice of a test
    philos, mb = bundled_sheet("philos"), bundled_sheet("mb-1973")
    three = {"id": "three", "title": "Three", "boxes": bundled_sheet("vinga").as_data()["boxes"][4:7]}
    small = parse_sheet(three | {"upper_bonus": {"at": 30, "points": 5}})
    sealed = Setup(
        sheet=mb,
        players=("Ann", "a: b", "#1", "Dan"),
        teams=((0, 2), (1, 3)),
        counting=Counting.DIFFERENCES,
        start=Start.ROLL_OFF,
        game_id="q7",
        date="2026-11-15",
        seal="ab" * 32,
        words=("x", "", "y", "z"),
    )
    setups = [
        Setup(philos, ("Ann", "Ben"), dice=DiceFrom.REAL),
        sealed,
        Setup(small, ("Ann", "Ben"), rounds=2, dice=DiceFrom.REAL),
    ]
    tables = [play_whole(rng, setup, checks=0) for setup in setups]
    tables[1].make(Reveal("5eed"))
    unfinished = Played(Setup(small, ("Ann", "Ben"), rounds=2, dice=DiceFrom.REAL))
    while len(unfinished.game.turns) < 4 or not unfinished.game.dice:
        unfinished.make(random_move(rng, unfinished.game))
    return [*tables, unfinished]


GAMES = st.deferred(lambda: st.sampled_from(some_games()))
"""Played when the first test draws one, and not by every process that only lists the tests."""
JUNK = st.one_of(
    st.text(max_size=6),
    st.sampled_from(["\n", "\r\n", "#", ":", "(was ones 3)", "..", ">", "0", "7", "Round 2", "\x00", "\ufeff"]),
    st.just("9" * 5000),
)


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """Draw a text with something dropped, put in, swapped, repeated or cut off."""
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        to = min(len(text), at + draw(st.integers(0, 8)))
        lines = text.split("\n")
        one, other = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["drop", "put in", "replace", "swap", "repeat", "cut off", "lose a line"])):
            case "drop":
                text = text[:at] + text[to:]
            case "put in":
                text = text[:at] + draw(JUNK) + text[at:]
            case "replace":
                text = text[:at] + draw(JUNK) + text[to:]
            case "swap":
                lines[one], lines[other] = lines[other], lines[one]
                text = "\n".join(lines)
            case "repeat":
                text = "\n".join([*lines[:one], lines[other], *lines[one:]])
            case "cut off":
                text = text[:at]
            case "lose a line":
                text = "\n".join([*lines[:one], *lines[one + 1 :]])
    return text


def survives(read: Callable[[], Game]) -> None:
    """Read a record that may be refused; what is accepted can be written down."""
    try:
        game = read()
    except YatzyError:
        return
    check_account(game)
    text = format_game(game)
    assert parse_game(text) == game
    assert format_game(parse_game(text)) == text


@settings(max_examples=SEARCH * 5)
@given(GAMES.flatmap(lambda table: spoiled(format_game(table.game))))
def test_a_spoiled_text_is_refused_or_means_something(text: str) -> None:
    """Whatever is typed, only our own errors come back, and what is accepted is a game."""
    survives(lambda: parse_game(text))


@given(st.one_of(st.text(), st.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape"))))
def test_any_text_at_all_is_refused(text: str) -> None:
    """Noise is no game, in either form, and no crash."""
    for read in (parse_game, parse_lines):
        with pytest.raises(YatzyError):
            read(text)


@settings(max_examples=SEARCH * 2)
@given(GAMES.flatmap(lambda table: spoiled(format_lines(stamped(table.events)))))
def test_spoiled_lines_are_refused_or_mean_something(text: str) -> None:
    """The same for JSON Lines."""
    survives(lambda: replay_checked(one.event for one in parse_lines(text)))


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([0, -1, 1, 2, 3, 7, 99, 10**7, 10**30, 1.5]),
    st.sampled_from(["", "x", "x y", "a\nb", " a", "\x1b[2J", "yatzy", "ones"]),
    st.sampled_from([[], [1], [0, 7], [[0], [1]], {}, ["a", "a"]]),
    st.sampled_from([[["ones", 3, 0]], [["x y", 3, 0]], [["ones", -1, 10**7]]]),
    st.text(max_size=3),
)


def forge(draw: Callable[[st.SearchStrategy[Any]], Any], data: dict[str, Any] | list[Any]) -> None:
    """Replace a value somewhere in JSON data, or add one."""
    keys: list[Any] = list(data) if isinstance(data, dict) else list(range(len(data)))
    if isinstance(data, dict):
        keys += ["was", "bonus", "dice", "date", "seal", "rounds", "teams"]
    key = draw(st.sampled_from(keys))
    value = data.get(key) if isinstance(data, dict) else data[key]
    if isinstance(value, dict | list) and value and draw(st.booleans()):
        forge(draw, value)
    else:
        data[key] = deepcopy(draw(VALUES))


@settings(max_examples=SEARCH * 3)
@given(st.data(), GAMES)
def test_forged_events_are_refused_or_mean_something(data: st.DataObject, table: Played) -> None:
    """A record with some values replaced by others is refused, or is a game that can be written down."""
    lines = [json.loads(line) for line in format_lines(stamped(table.events)).splitlines()]
    for _ in range(data.draw(st.integers(1, 2))):
        line = lines[data.draw(st.one_of(st.just(0), st.integers(0, len(lines) - 1)))]
        forge(
            data.draw, line["event"] if isinstance(line["event"], dict) and data.draw(st.booleans()) else line
        )
    text = "".join(json.dumps(line) + "\n" for line in lines)
    survives(lambda: replay_checked(one.event for one in parse_lines(text)))
