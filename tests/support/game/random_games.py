"""Random tables, random play, and an account of it kept apart from the engine's, for tests of the game."""

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any

from hypothesis import strategies as st

from support.game import naive_scorer
from support.game.sheet_strategies import sheets
from yatzy.game.card import Mark
from yatzy.game.engine import (
    decide,
    evolve,
    legal_moves,
    replay,
    replay_checked,
    start_event,
    who_may_take_back,
)
from yatzy.game.events import Event
from yatzy.game.jsonl import StampedEvent, format_lines, parse_lines
from yatzy.game.moves import Correct, Enter, Keep, Lay, Move, Reveal, Roll, TakeBack
from yatzy.game.notation import format_game, parse_game
from yatzy.game.setup import DiceFrom, Setup, assign_teams
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import Dice, parse_dice
from yatzy.rules.errors import MoveError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

ODD_NAMES = [
    "#1", "#", "a: b", "a", "<img src=x onerror=alert(1)>", "Round 1", "Roll-off", "Player: Eve", "..", "55>",
    "12345", "ones 3", "(was ones 3)", "Ann \"Annie\" O'Hara", "🎲🎲", "Žofie", "日本", "\\n", "{ $player }",
    "forty signs, not one more and not one le", "👩\u200d👧", "علی\u200cرضا",
]  # fmt: skip
AT = "2026-11-15T19:30:00Z"


class Played:
    """A game being played, with everything that happened in it."""

    def __init__(self, setup: Setup) -> None:
        self.events: list[Event] = [start_event(setup)]
        self.game = evolve(None, self.events[0])
        assert self.game.setup == setup

    def make(self, move: Move) -> None:
        """Make a move, or be refused with nothing changed."""
        for event in decide(self.game, move):
            self.events.append(event)
            self.game = evolve(self.game, event)


def played(setup: Setup, *moves: Move) -> Game:
    """Return the game that moves lead to."""
    table = Played(setup)
    for move in moves:
        table.make(move)
    return table.game


# Random tables


@st.composite
def setups(draw: st.DrawFn, sheet: RuleSheet, *, most_players: int = 4, most_rounds: int = 2) -> Setup:
    """Draw a table laid for a game by a sheet."""
    count = draw(st.integers(1, most_players))
    names = st.lists(st.sampled_from(ODD_NAMES), min_size=count, max_size=count, unique=True)
    players = tuple(draw(names))
    teams = draw(st.integers(0, 3))
    dealt = assign_teams(players, teams) if 2 <= teams <= count else ()
    most_rounds = min(most_rounds, sheet.customs.rounds or most_rounds)
    dice = draw(st.sampled_from(DiceFrom))
    computers = st.sampled_from([(), ("bold",) * count, ("",) * (count - 1) + ("casual-2",)])
    start = draw(st.sampled_from(Start))
    alone = count == 1 and start is Start.AGREED and dice is DiceFrom.SCREEN
    return Setup(
        sheet=sheet,
        players=players,
        teams=tuple(draw(st.permutations(dealt))),
        rounds=draw(st.integers(1, most_rounds)),
        counting=draw(st.sampled_from(Counting)),
        start=start,
        dice=dice,
        game_id=draw(st.sampled_from(["", "q7x2"])),
        date=draw(st.sampled_from(["", "2026-11-15"])),
        seal=draw(st.sampled_from(["", "ab" * 32])),
        words=draw(st.sampled_from([(), ("luck",) * count, ("",) * count, ("a: b",) * count])),
        computers=draw(computers) if dice is DiceFrom.SCREEN else (),
        coach=draw(st.booleans()),
        match=draw(st.sampled_from(["", "m7"])) if alone else "",
    )


shelf = st.sampled_from(sheet_ids()).map(bundled_sheet)
any_table = st.one_of(shelf, sheets(most_boxes=4)).flatmap(setups)


# Random play


def throw(rng: Random, dice: int) -> Dice:
    """Throw dice that often fall alike."""
    if rng.random() < 0.3:
        return (rng.randint(1, 6),) * dice
    return tuple(rng.randint(1, 6) for _ in range(dice))


def with_dice(rng: Random, game: Game, move: Move) -> Move:
    """Return a legal move with the dice it waits for."""
    count = game.setup.sheet.rules.dice
    match move:
        case Roll(seat):
            return Roll(seat, throw(rng, count if game.phase is Phase.ROLL_OFF else game.to_throw))
        case Lay(seat):
            return Lay(seat, throw(rng, count))
    return move


def random_move(rng: Random, game: Game) -> Move:
    """Choose a kind of move, then a move."""
    moves = legal_moves(game)
    kind = rng.choice(sorted({type(move) for move in moves}, key=lambda kind: kind.__name__))
    return with_dice(rng, game, rng.choice([move for move in moves if type(move) is kind]))


def random_game(setup: Setup, seed: int, most_turns: int = 10**6) -> Game:
    """Play at random, so many turns or to the end."""
    rng, table = Random(seed), Played(setup)  # noqa: S311 # a test
    while not table.game.over and len(table.game.turns) < most_turns:
        table.make(random_move(rng, table.game))
    return table.game


def random_correction(rng: Random, game: Game) -> Correct:
    """Choose a turn and say something else about it; whether it can stand is another matter."""
    number = rng.randrange(len(game.turns))
    old, seat = game.turns[number], game.seat_of(number)
    key = rng.choice([old.mark.key, *game.setup.sheet.tables.keys])
    if rng.random() < 0.5:
        return Correct(seat, number, key, dice=throw(rng, game.setup.sheet.rules.dice))
    if old.dice and rng.random() < 0.5:
        return Correct(seat, number, key, dice=old.dice)
    return Correct(seat, number, key, rng.choice([0, old.mark.points, rng.randint(0, 50)]), old.mark.bonus)


def put_right(rng: Random, table: Played) -> None:
    """Take something back or correct it, if that may be."""
    game = table.game
    if rng.random() < 0.5 and (seat := who_may_take_back(game)) is not None:
        table.make(TakeBack(seat))
    elif game.turns and game.setup.dice is DiceFrom.REAL:
        try:
            table.make(random_correction(rng, game))
        except MoveError:
            assert table.game is game


# Moves that must be refused


def wrong_moves(rng: Random, game: Game) -> Iterator[Move]:
    """Yield moves nobody may make now."""
    seat, keys = game.seat, game.setup.sheet.tables.keys
    strangers = [one for one in (-1, seat + 1, len(game.setup.players), seat - 1) if one != seat]
    if legal := legal_moves(game):
        move = with_dice(rng, game, rng.choice(legal))
        assert not isinstance(move, Reveal)
        yield type(move)(rng.choice(strangers), *[getattr(move, name) for name in move.__struct_fields__[1:]])
    yield Enter(seat, "no-such-box")
    yield Enter(seat, "", 0)
    yield from _wrong_dice(seat, game)
    yield from _wrong_boxes(rng, seat, game)
    yield from _wrong_putting_right(rng, game, strangers)
    if game.over:
        yield from (Roll(seat, (1,) * 5), Keep(seat, ()), Lay(seat, (1,) * 5))
        yield from (Enter(seat, key) for key in keys)
    else:
        yield Reveal("00")
    if game.secret or not game.setup.seal:
        yield Reveal("00")
    if game.secret:
        last = len(game.turns) - 1
        yield from (TakeBack(one) for one in range(len(game.setup.players)))
        yield Correct(game.seat_of(last), last, game.turns[last].mark.key, dice=game.turns[last].dice)


def _wrong_dice(seat: int, game: Game) -> Iterator[Move]:
    count, thrown = game.setup.sheet.rules.dice, len(game.turn.throws)
    for dice in ((), (1,) * (count + 1), (0,) * count, (7,) * count, (6,) * (count - 1) + (-6,), (1,) * 99):
        yield Lay(seat, dice)
        if dice or game.to_throw:
            yield Roll(seat, dice)
    if game.phase is Phase.ROLL_OFF or not thrown:
        yield from (Keep(seat, ()), Keep(seat, (1,)))
    if thrown or game.setup.dice is DiceFrom.SCREEN:
        yield Lay(seat, (1,) * count)
    yield from (Keep(seat, (face,) * (game.dice.count(face) + 1)) for face in range(8))
    if thrown == game.setup.sheet.rules.rolls or game.turn.laid:
        yield from (Roll(seat, (1,) * (count - len(game.turn.kept))), Keep(seat, game.dice))
    if thrown and len(game.turn.kept) == count:
        yield Roll(seat, ())


def _wrong_boxes(rng: Random, seat: int, game: Game) -> Iterator[Move]:
    keys = game.setup.sheet.tables.keys
    filled = [key for key, points in zip(keys, game.card.points, strict=True) if points is not None]
    for key in filled:
        yield from (Enter(seat, key), Enter(seat, key, 0), Enter(seat, key, 5))
    if not game.dice:
        yield from (Enter(seat, key) for key in keys)
        yield from (Enter(seat, key, points) for key in keys for points in (-1, 9999))
        yield Enter(seat, rng.choice(keys), 0, bonus=77)
    if game.setup.dice is DiceFrom.SCREEN and not game.dice:
        yield from (Enter(seat, key, 0) for key in keys)
    for entry in game.entries():
        if not entry.allowed:
            yield from (Enter(seat, entry.key), Enter(seat, entry.key, 0))
        yield from (Enter(seat, entry.key, entry.points + 1), Enter(seat, entry.key, entry.points, bonus=77))


def _wrong_putting_right(rng: Random, game: Game, strangers: list[int]) -> Iterator[Move]:
    dice, turns = (1,) * game.setup.sheet.rules.dice, len(game.turns)
    key = rng.choice(game.setup.sheet.tables.keys)
    yield from (Correct(game.seat, turn, key, dice=dice) for turn in (-1, turns, turns + 9))
    if turns:
        owner, number = game.seat_of(turns - 1), turns - 1
        yield Correct(next(one for one in (owner + 1, -1) if one != owner), number, key, dice=dice)
        yield from (Correct(owner, number, key), Correct(owner, number, "no-such-box", 0))
        yield from (Correct(owner, number, key, dice=(*dice[:-1], face)) for face in (0, 7))
        yield from (Correct(owner, number, key, dice=(*dice, 1)), Correct(owner, number, key, -1))
        if game.setup.dice is DiceFrom.SCREEN:
            yield Correct(owner, number, game.turns[number].mark.key, dice=game.turns[number].dice)
    done = who_may_take_back(game)
    yield from (TakeBack(one) for one in (*strangers, game.seat, 99) if one != done)
    if game.setup.dice is DiceFrom.SCREEN and game.turn.throws:
        yield from (TakeBack(one) for one in range(len(game.setup.players)))


# An account of a game, kept with plain lists


def roll_off_winner(columns: int, throws: list[Dice]) -> tuple[int | None, int]:
    """Return who won the roll-off if it is decided, and who threw last or has to throw."""
    in_it, sums = list(range(columns)), dict[int, int]()
    for dice in throws:
        thrower = in_it[len(sums)]
        sums[thrower] = sum(dice)
        if len(sums) == len(in_it):
            best = max(sums.values())
            in_it, sums = [column for column in in_it if sums[column] == best], {}
            if len(in_it) == 1:
                return in_it[0], in_it[0]
    return None, in_it[len(sums)]


def order_of_play(setup: Setup, first: int) -> Iterator[tuple[int, int, int]]:
    """Yield round, column and seat of every turn: clockwise, the next column first in the next round."""
    columns = setup.teams or [(seat,) for seat in range(len(setup.players))]
    partners = [cycle(seats) for seats in columns]
    for number in range(setup.rounds):
        for _ in setup.sheet.rules.boxes:
            for step in range(len(columns)):
                column = (first + number + step) % len(columns)
                yield number, column, next(partners[column])


def check_account(game: Game) -> None:
    """Count a game again from its turns alone, and compare."""
    setup, data = game.setup, game.setup.sheet.as_data()
    count = len(setup.teams) or len(setup.players)
    first = 0
    if setup.start is Start.ROLL_OFF and count > 1:
        winner, waits = roll_off_winner(count, list(game.roll_off))
        if winner is None:
            assert (game.phase, game.column, game.turns) == (Phase.ROLL_OFF, waits, ())
            assert game.seat == (setup.teams[waits][0] if setup.teams else waits)
            return
        first = winner
    order = list(order_of_play(setup, first))
    columns: dict[tuple[int, int], dict[str, Mark]] = {}
    for index, ((number, column, seat), turn) in enumerate(zip(order, game.turns, strict=False)):
        assert (game.round_of(index), game.column_of(index), game.seat_of(index)) == (number, column, seat)
        marks = columns.setdefault((number, column), {})
        assert turn.mark.key not in marks
        if turn.dice and setup.sheet.id in naive_scorer.SHEETS:
            filled = {mark.key: mark.points for mark in marks.values()}
            right = naive_scorer.SHEETS[setup.sheet.id][1](turn.mark.key, turn.dice, filled)
            assert (turn.mark.points, turn.mark.bonus, True) == right
        marks[turn.mark.key] = turn.mark
    for (number, column), marks in columns.items():
        assert game.cards[number][column].total == _total(data, marks)
        written = zip(setup.sheet.tables.keys, game.cards[number][column].points, strict=True)
        assert {key: points for key, points in written if points is not None} == {
            key: mark.points for key, mark in marks.items()
        }
    assert len(game.cards) == order[min(len(game.turns), len(order) - 1)][0] + 1
    assert game.over is (len(game.turns) == len(order))
    assert len(order) == setup.rounds * count * len(data["boxes"])
    if not game.over:
        assert (game.round, game.column, game.seat) == order[len(game.turns)]


def _total(data: dict[str, object], marks: dict[str, Mark]) -> int:
    boxes, bonus = data["boxes"], data.get("upper_bonus")
    assert isinstance(boxes, list)
    upper = sum(marks[box["key"]].points for box in boxes if box["section"] == "upper" and box["key"] in marks)
    total = sum(mark.points + mark.bonus for mark in marks.values())
    if isinstance(bonus, dict) and upper >= bonus["at"]:
        total += bonus["points"]
    return total


def stamped(events: list[Event]) -> tuple[StampedEvent, ...]:
    return tuple(StampedEvent(seq, AT, event) for seq, event in enumerate(events))


def check_written(table: Played) -> None:
    """Write a game down in every way and read it again."""
    game, events = table.game, table.events
    assert replay(events) == game
    assert replay_checked(events) == game
    text = format_game(game)
    assert parse_game(text) == game
    assert format_game(parse_game(text)) == text
    assert parse_lines(format_lines(stamped(events))) == stamped(events)


# Tables and moves, as tests of the engine write them

TWO_BOXES = parse_sheet(
    {
        "id": "two-boxes",
        "title": "Two boxes",
        "boxes": [
            {"key": "ones", "section": "upper", "pattern": {"face": 1}, "pays": "matched"},
            {"key": "chance", "pattern": "any", "pays": "all"},
        ],
    }
)


def table(sheet: str = "vinga", count: int = 2, **agreed: Any) -> Setup:
    """Lay a table by a sheet, with real dice if nothing else is agreed."""
    names = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")[:count]
    rules = TWO_BOXES if sheet == "two-boxes" else bundled_sheet(sheet)
    settled: dict[str, Any] = {"sheet": rules, "players": names, "dice": DiceFrom.REAL}
    return Setup(**(settled | agreed))


SCREEN: dict[str, Any] = {"dice": DiceFrom.SCREEN}


def lay(seat: int, dice: str) -> Lay:
    return Lay(seat, parse_dice(dice, 5))


def roll(seat: int, dice: str) -> Roll:
    return Roll(seat, parse_dice(dice, len(dice)))


def a_turn(seat: int, dice: str, key: str) -> tuple[Move, Move]:
    return lay(seat, dice), Enter(seat, key)


SOLO_OVER = (roll(0, "12345"), Enter(0, "ones"), roll(0, "12345"), Enter(0, "chance"))
TWO_ENTRIES = (*a_turn(0, "66666", "yatzy"), *a_turn(1, "12345", "chance"))
