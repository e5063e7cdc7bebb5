"""The one who plays to win, against live rivals: no choice has a higher chance, and the perfect one's none."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from positions import from_shelf
from yatzy.bots import bot
from yatzy.coach.winning import advise_to_win, win_chances
from yatzy.game.engine import evolve
from yatzy.game.events import Kept, Rolled
from yatzy.game.moves import Enter, Keep, Move
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.game.turn import Played
from yatzy.rules.sheet import Counting
from yatzy.rules.shelf import sheet_ids, shelf_sheet
from yatzy.solver.field import race_of
from yatzy.solver.outlook import TurnValues

CLOSE = 1e-9
HALF = settings(max_examples=settings().max_examples // 2)

printed = st.sampled_from([one for one in sheet_ids() if one != "maxi"])  # which takes too long to solve here
TWO = ("Anna", "Bo")


def late_game(rng: Random, setup: Setup, still_open: int) -> Game:
    """Write anything until so many boxes are open in the mover's column, and throw."""
    game, boxes = Game.of(setup), len(setup.sheet.rules.boxes)
    columns = len(setup.columns)
    turns = setup.rounds * setup.turns_a_round - still_open * columns + rng.randrange(columns)
    assert 0 < still_open <= boxes
    for _ in range(turns):
        marks = [mark for key in setup.sheet.tables.keys for mark in game.card.marks(key)]
        game = game.written(Played(rng.choice(marks)))
    dice = setup.sheet.rules.dice
    for throw in range(rng.randint(1, setup.sheet.rules.rolls)):
        if throw:
            game = evolve(game, Kept(tuple(sorted(rng.sample(game.dice, rng.randrange(dice))))))
        game = evolve(game, Rolled(tuple(rng.randint(1, 6) for _ in range(dice - len(game.turn.kept)))))
    return game


def chance_of(turn: TurnValues, moves: tuple[Move, ...], game: Game) -> float:
    """Return the chance to win that moves lead to."""
    match moves[0]:
        case Enter(_, key):
            return next(one.value for one in turn.boxes if one.key == key)
        case Keep(_, dice):
            return next(one.value for one in turn.keeps if one.keep == dice)
    return next(one.value for one in turn.keeps if one.keep == game.turn.kept)


@HALF
@given(printed, st.integers(2, 3), st.integers(1, 6), st.randoms(use_true_random=False))
def test_late_in_games_by_printed_sheets(sheet_id: str, players: int, still_open: int, rng: Random) -> None:
    """The winner takes the highest chance there is, and the advice to win is the same choice."""
    values, sheet = from_shelf(sheet_id), shelf_sheet(sheet_id)
    setup = Setup(sheet, ("Anna", "Bo", "Cy")[:players])
    game = late_game(rng, setup, still_open)
    turn = race_of(values, game).turn(game.dice, game.rolls_left)
    best = max([one.value for one in turn.boxes] + [one.value for one in turn.keeps])
    winner, perfect = (bot(name, values).choose(game, rng) for name in ("winner", "perfect"))
    assert abs(chance_of(turn, winner, game) - best) < CLOSE
    assert chance_of(turn, perfect, game) < best + CLOSE
    advice = advise_to_win(values, game)
    assert abs(advice.best.chance - best) < CLOSE
    first = advice.best.choice
    assert isinstance(winner[0], Enter) == (first.keep is None)
    assert abs(advice.for_points.chance - chance_of(turn, perfect, game)) < CLOSE
    assert advice.best.chance > win_chances(values, game).chances[game.column] - CLOSE


@HALF
@given(st.sampled_from(Counting), st.integers(1, 4), st.randoms(use_true_random=False))
def test_the_last_round_of_a_series(counting: Counting, still_open: int, rng: Random) -> None:
    """Whatever counts, chances are those of the columns with what they bring along, and add up to one."""
    values, sheet = from_shelf("mb-1973"), shelf_sheet("mb-1973")
    game = late_game(rng, Setup(sheet, TWO, rounds=2, counting=counting), still_open)
    found = win_chances(values, game)
    assert abs(sum(found.chances) - 1) < CLOSE
    assert found.of_round == (counting is Counting.ROUNDS_WON)
    assert advise_to_win(values, game).best.chance > found.chances[game.column] - CLOSE
