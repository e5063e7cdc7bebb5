"""Bots one by one: who there is, what they think of, and how they move."""

import os
import random
import subprocess
import sys
from collections import Counter
from itertools import chain, combinations
from math import exp
from typing import Any

import pytest

from support.game.random_games import TWO_BOXES, played, roll, table
from yatzy.bots import BOTS, Bot, make_bot
from yatzy.bots.play_out import play_out, with_dice
from yatzy.bots.styled import RISK_BOLDNESS, SKILL_STYLES
from yatzy.game.card import Card
from yatzy.game.engine import decide, evolve
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.game.series import standings
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.dice import Dice, dice_space
from yatzy.rules.errors import MoveError, SetupError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.outlook import BoxValue, KeepValue, Outlook, TurnValues
from yatzy.solver.query.values import Values
from yatzy.solver.race import FinalTotals, solve_race
from yatzy.solver.solve import solve
from yatzy.solver.styles import Style, box_chances, is_plausible, keep_chances, plausible_keeps


def chance(seed: int = 0) -> random.Random:
    return random.Random(seed)  # noqa: S311 # games, no secrets


# Who there is


def test_names() -> None:
    """Levels of skill from the lowest on, then characters; each is called something and described."""
    assert BOTS == ("beginner", "casual", "strong", "perfect", "cautious", "bold", "winner")
    assert [*SKILL_STYLES, *RISK_BOLDNESS, "winner"] == list(BOTS)
    values, words = solve(TWO_BOXES), catalogue("en")
    for name in BOTS:
        assert make_bot(name, values).name == name
        assert words.say(f"bot-{name}").casefold() == name
        assert words.say(f"bot-{name}.about").endswith(".")


def test_nobody() -> None:
    """Who is not there is refused, with who is."""
    with pytest.raises(YatzyError, match="bots-unknown") as caught:
        make_bot("grandmaster", solve(TWO_BOXES))
    assert caught.value.details == {"name": "grandmaster", "known": ", ".join(BOTS)}


def test_styles_are_told_apart() -> None:
    """A style without anything is best play."""
    assert SKILL_STYLES["perfect"] == Style(mistakes=0.0, boldness=0.0)
    assert [style.mistakes for style in SKILL_STYLES.values()] == sorted(
        (style.mistakes for style in SKILL_STYLES.values()), reverse=True
    )
    assert RISK_BOLDNESS["cautious"] < 0 < RISK_BOLDNESS["bold"]


# What someone thinks of


@pytest.mark.parametrize(
    ("dice", "keep", "plausible"),
    [
        ("11234", "", True),
        ("11234", "11234", True),
        ("11234", "11", True),
        ("11234", "3", True),
        ("11234", "1", False),  # one of two ones
        ("11234", "1234", True),
        ("11234", "124", True),
        ("11234", "24", False),  # two are not yet a straight
        ("12455", "24", False),
        ("11234", "113", False),  # a pair, and a three for nothing
        ("11223", "1122", True),
        ("11223", "112", False),
        ("11223", "123", True),
        ("11223", "11", True),
        ("11366", "136", False),  # in no straight together
        ("12346", "1236", False),
        ("12346", "12346", True),
        ("12366", "366", False),
        ("12466", "466", True),  # high dice
        ("12466", "66", True),
        ("12556", "556", True),
        ("12456", "56", True),
        ("12456", "46", False),
        ("44556", "556", True),
        ("44566", "446", False),
        ("66666", "66666", True),
        ("66666", "666", False),
        ("66666", "6", False),
        ("55566", "5566", False),
        ("113366", "1133", True),
        ("113366", "113366", True),
        ("112233", "1133", True),
        ("112345", "12345", True),
        ("123456", "12346", False),
    ],
)
def test_plausible_keeps(dice: str, keep: str, plausible: bool) -> None:  # noqa: FBT001 # a case
    """All dice or none, whole groups, high dice, three or more on the way to a straight; nothing else."""
    assert is_plausible(tuple(map(int, keep)), tuple(map(int, dice))) is plausible


def thought_of(thrown: Dice) -> set[Dice]:
    """Return the keeps that people think of, put together one kind after the other."""
    counts = Counter(thrown)
    groups = [(face,) * count for face, count in counts.items()]
    pairs = [group for group in groups if len(group) >= 2]
    keeps = {thrown, (), *groups}
    keeps |= {tuple(die for die in thrown if die in high) for high in ((5, 6), (4, 5, 6))}
    for size in range(len(pairs) + 1):
        keeps |= {tuple(chain(*some)) for some in combinations(pairs, size)}
    for straight in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        there = [face for face in straight if face in counts]
        keeps |= {some for size in (3, 4, 5) for some in combinations(there, size)}
    return keeps


@pytest.mark.parametrize("dice", [1, 2, 5, 6])
def test_lists_of_plausible_keeps(dice: int) -> None:
    """Compiled code has the same list, each keep once, held against keeps put together from the dice."""
    space = dice_space(dice)
    starts, keeps = plausible_keeps(dice)
    assert len(starts) == len(space.rolls) + 1
    for index, thrown in enumerate(space.rolls):
        listed = [space.keeps[keep] for keep in keeps[starts[index] : starts[index + 1]]]
        assert len(listed) == len(set(listed))
        assert set(listed) == thought_of(thrown)


Gains = dict[str, tuple[int, int]]


def turn_of(
    keeps: dict[str, float], boxes: dict[str, float], dice: str = "55566", gains: Gains | None = None
) -> TurnValues:
    """Return a turn with these choices; ``gains`` has points and bonus of the boxes that bring any."""
    brings = gains or {}
    return TurnValues(
        tuple(map(int, dice)),
        1 if keeps else 0,
        tuple(KeepValue(tuple(map(int, keep)), value) for keep, value in keeps.items()),
        tuple(BoxValue(key, *brings.get(key, (0, 0)), value) for key, value in boxes.items()),
    )


def test_what_costs_more_is_taken_less_often() -> None:
    """By exp(-1) for each temperature it costs; what nobody thinks of is never taken, unless it is best."""
    turn = turn_of({"5566": 100.0, "555": 99.0, "556": 98.5, "": 97.0}, {"chance": 50.0, "ones": 46.0})
    chances = keep_chances(turn, 2.0)
    assert list(chances) == [(5, 5, 6, 6), (5, 5, 5), ()]
    total = 1 + exp(-0.5) + exp(-1.5)
    assert list(chances.values()) == pytest.approx([1 / total, exp(-0.5) / total, exp(-1.5) / total])
    assert list(box_chances(turn, 2.0).values()) == pytest.approx([1 / (1 + exp(-2)), exp(-2) / (1 + exp(-2))])


def test_a_zero_only_where_a_zero_is_best() -> None:
    """Where the best box brings points, or a bonus beside, so does each that is taken; else any may be."""
    boxes, gains = {"two-pairs": 20.0, "yatzy": 19.9, "sixes": 19.8}, {"two-pairs": (20, 0), "sixes": (12, 0)}
    total = 1 + exp(-0.1)
    pays = box_chances(turn_of({}, boxes, gains=gains), 2.0)
    assert pays == pytest.approx({"two-pairs": 1 / total, "sixes": exp(-0.1) / total})
    beside = box_chances(turn_of({}, boxes, gains={"two-pairs": (0, 100), "yatzy": (0, 100)}), 2.0)
    assert list(beside) == ["two-pairs", "yatzy"]
    zero = box_chances(turn_of({}, boxes, gains={"sixes": (12, 0)}), 2.0)
    assert list(zero) == ["two-pairs", "yatzy", "sixes"]


@pytest.mark.parametrize("name", ["beginner", "casual", "strong"])
def test_choices_that_nobody_makes(name: str) -> None:
    """No zero beside 20 in two pairs; from 12455 never two and four alone."""
    mistakes, values = SKILL_STYLES[name].mistakes, solve(bundled_sheet("tactic"))
    card = Card.empty(values.tables)
    points = {entry.key: entry.points for entry in card.entries((4, 4, 5, 6, 6))}
    assert (points["two-pairs"], points["large-straight"]) == (20, 0)
    taken = box_chances(values.turn(card, (4, 4, 5, 6, 6), 0), mistakes)
    assert set(taken) == {key for key, one in points.items() if one}
    assert (2, 4) not in keep_chances(values.turn(card, (1, 2, 4, 5, 5), 2), mistakes)


def test_without_mistakes_the_first_advice_is_taken() -> None:
    """Also where others are as good: best play has its order."""
    turn = turn_of({"5566": 100.0, "555": 100.0}, {"chance": 50.0, "ones": 50.0})
    assert keep_chances(turn, 0.0) == {(5, 5, 6, 6): 1.0, (5, 5, 5): 0.0}
    assert box_chances(turn, 0.0) == {"chance": 1.0, "ones": 0.0}


# How they move


def screen(**agreed: Any) -> Setup:
    return table("two-boxes", dice=DiceFrom.SCREEN, **agreed)


@pytest.mark.parametrize("name", BOTS)
def test_a_turn_begins_with_a_throw(name: str) -> None:
    """So does the question who begins."""
    values = solve(TWO_BOXES)
    for start in (Start.AGREED, Start.ROLL_OFF):
        assert make_bot(name, values).choose(Game.from_setup(screen(start=start)), chance()) == (Roll(0),)


@pytest.mark.parametrize("name", BOTS)
def test_after_the_last_throw_a_box_is_taken(name: str) -> None:
    """Before it, dice are thrown again, or a box is taken too."""
    player = make_bot(name, solve(TWO_BOXES))
    (enter,) = player.choose(played(screen(), *(roll(0, "22333") for _ in range(3))), chance())
    assert isinstance(enter, Enter)
    assert player.choose(played(screen(), roll(0, "11162")), chance())[-1] in {
        Roll(0), Enter(0, "ones"), Enter(0, "chance"),
    }  # fmt: skip


def test_dice_kept_already_are_not_kept_again() -> None:
    """The second throw of the same ones needs no word, nor do dice that a person put aside before."""
    player = make_bot("perfect", solve(TWO_BOXES))
    game = played(screen(), roll(0, "11162"))
    keep, again = player.choose(game, chance())
    assert (keep, again) == (Keep(0, (1, 1, 1)), Roll(0))
    kept = played(screen(), roll(0, "11162"), Keep(0, (1, 1, 1)))
    assert player.choose(kept, chance()) == (Roll(0),)
    thrown = played(screen(), roll(0, "11162"), Keep(0, (1, 1, 1)), roll(0, "62"))
    assert player.choose(thrown, chance()) == (Roll(0),)


def test_who_is_not_asked() -> None:
    """A game that is over has no moves, and real dice nobody to throw them."""
    player = make_bot("casual", solve(TWO_BOXES))
    over = play_out(Game.from_setup(screen(count=1)), [player], chance())
    with pytest.raises(MoveError, match="move-game-over"):
        player.choose(over, chance())
    with pytest.raises(SetupError, match="setup-computer-dice"):
        player.choose(Game.from_setup(table("two-boxes")), chance())


SKILLS_PLAY = """
import random, sys
from yatzy.bots import make_bot
from yatzy.bots.play_out import play_out, with_dice
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve
sheet = bundled_sheet("forced-order")
names = ("beginner", "casual", "strong", "perfect")
game = Game.from_setup(Setup(sheet, names))
assert play_out(game, [make_bot(name, solve(sheet)) for name in names], random.Random(1)).over
assert not {"numba", "llvmlite"} & set(sys.modules)
"""


def test_levels_of_skill_need_no_compiler() -> None:
    """Whoever plays against them from a stored solution does not wait for it."""
    subprocess.run([sys.executable, "-c", SKILLS_PLAY], check=True, timeout=300, env=os.environ)


def test_importing_the_players_brings_no_arrays() -> None:
    """Their names are on forms and in help, where nothing is computed."""
    code = "import sys, yatzy.bots; assert not {'numpy', 'numba'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=300)


# Who plays to win


class Races:
    """Notes the races asked for: the own total, the least each rival can end with, and what one is ahead."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, list[int], int]] = []

        def note(values: Values, card: Card, rivals: list[FinalTotals], *, ahead: int = 0) -> Outlook:
            self.asked.append((card.total, [rival.first for rival in rivals], ahead))
            return solve_race(values, card, rivals, ahead=ahead)

        monkeypatch.setattr("yatzy.solver.query.opponents.solve_race", note)


ROUND_ONE = (
    roll(0, "11111"), Enter(0, "ones"), roll(1, "66666"), Enter(1, "chance"),
    roll(0, "66666"), Enter(0, "chance"), roll(1, "11112"), Enter(1, "ones"),
)  # fmt: skip
"""Ann makes 35, Ben 34; after that it is Ben who begins."""


BROUGHT = {Counting.TOTALS: (35, 34), Counting.DIFFERENCES: (1, 0), Counting.ROUNDS_WON: (0, 0)}
"""What Ann and Ben bring into the last round: their sums, the lead of 35 over 34, nothing."""


@pytest.mark.parametrize("counting", Counting)
def test_what_there_is_to_win(monkeypatch: pytest.MonkeyPatch, counting: Counting) -> None:
    """The last round, with what came before it; where rounds are counted, every one by itself."""
    values, races = solve(TWO_BOXES), Races(monkeypatch)
    player, setup = make_bot("winner", values), screen(rounds=2, counting=counting)
    player.choose(played(setup, *ROUND_ONE[:4], roll(0, "12345")), chance())
    assert races.asked == ([(5, [30], 0)] if counting is Counting.ROUNDS_WON else [])
    races.asked.clear()
    player.choose(played(setup, *ROUND_ONE, roll(1, "12345")), chance())
    anns, bens = BROUGHT[counting]
    assert races.asked == [(0, [anns + compute_odds(values).first], bens)]


def test_a_lead_by_differences_is_made_up() -> None:
    """Two behind by differences, 27 against 26 would win the round by one and lose the series: it throws on."""
    sheet = parse_sheet(
        {"id": "chance", "title": "Chance", "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}]}
    )
    setup = Setup(sheet, ("Ann", "Ben"), rounds=2, counting=Counting.DIFFERENCES)
    game = played(
        setup,
        roll(0, "44444"), Enter(0, "chance"), roll(1, "66622"), Enter(1, "chance"),
        roll(1, "66653"), Enter(1, "chance"), roll(0, "45666"),
    )  # fmt: skip
    assert [one.difference for one in standings(game)] == [0, 2]
    assert make_bot("winner", solve(sheet)).choose(game, chance()) == (Keep(0, (5, 6, 6, 6)), Roll(0))


def test_a_race_is_run_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells of every roll; the next turn needs another, as does another table."""
    races, player = Races(monkeypatch), make_bot("winner", solve(TWO_BOXES))
    begun = (roll(0, "12345"), Keep(0, ()), roll(0, "11234"))
    for count in range(1, 4):
        player.choose(played(screen(), *begun[:count]), chance())
    assert len(races.asked) == 1
    player.choose(played(screen(count=3), *begun), chance())
    assert [len(rivals) for _, rivals, _ in races.asked] == [1, 2]


def test_alone_there_is_nobody_to_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then points are all there is, and they are played for as well as can be."""
    races, values = Races(monkeypatch), solve(TWO_BOXES)
    for seed in range(5):
        ends = [play_out(Game.from_setup(screen(count=1)), [make_bot(name, values)], chance(seed)) for name in
                ("winner", "perfect")]  # fmt: skip
        assert ends[0] == ends[1]
    assert not races.asked


def test_early_it_is_played_for_points(monkeypatch: pytest.MonkeyPatch) -> None:
    """With more open boxes than a race can have, the winner plays as the perfect one."""
    races, sheet = Races(monkeypatch), bundled_sheet("tactic")
    values = solve(sheet)
    game = Game.from_setup(Setup(sheet, ("Anna", "Bo")))
    game = play_out_turn(game, [make_bot("winner", values)] * 2)
    assert game.turns == play_out_turn(Game.from_setup(game.setup), [make_bot("perfect", values)] * 2).turns
    assert not races.asked


def play_out_turn(game: Game, seats: list[Bot]) -> Game:
    """Play the first turn of a game."""
    dice, generator = chance(3), chance(4)
    while not game.turns:
        for move in seats[game.seat].choose(game, generator):
            for event in decide(game, with_dice(game, move, dice)):
                game = evolve(game, event)
    return game


def last_turn(ones: str) -> Game:
    """Return Ben's last turn: Ann is done with 34, he had these dice for Ones, and has 66655 for Chance."""
    return played(
        screen(), roll(0, "11112"), Enter(0, "ones"), roll(1, ones), Enter(1, "ones"),
        roll(0, "66666"), Enter(0, "chance"), roll(1, "66655"),
    )  # fmt: skip


def test_the_last_turn() -> None:
    """Five behind, only 30 wins: fives are thrown again, which costs points. What cannot be won brings points.

    A five is worth more than a die thrown twice again, 4.25 on average.
    """
    winner, perfect = (make_bot(name, solve(TWO_BOXES)) for name in ("winner", "perfect"))
    behind = last_turn("11111")
    assert perfect.choose(behind, chance()) == (Enter(1, "chance"),)
    assert winner.choose(behind, chance()) == (Keep(1, (6, 6, 6)), Roll(1))
    lost = last_turn("22222")
    assert winner.choose(lost, chance()) == perfect.choose(lost, chance()) == (Enter(1, "chance"),)


def test_where_memory_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A race that does not fit is not run: the winner goes on, for points."""
    monkeypatch.setattr("yatzy.solver.race.free_memory", lambda: 0)
    assert make_bot("winner", solve(TWO_BOXES)).choose(last_turn("11111"), chance()) == (Enter(1, "chance"),)
