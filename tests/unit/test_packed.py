"""Packed solutions: what is shipped for those who have no compiler, and how near they are to the exact ones."""

import sys
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

import yatzy
from yatzy.bots import BOTS, make_bot
from yatzy.bots.names import COMPILED_BOTS
from yatzy.bots.play_out import play_out
from yatzy.game.setup import Setup
from yatzy.local_table import LocalTable
from yatzy.rules.errors import ExtraError
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver import solve as solving
from yatzy.solver.files import SHIPPED_FOLDER, BadFile
from yatzy.solver.packed import ERROR, STEP, pack, packed_file, read_packed
from yatzy.solver.query.values import Values
from yatzy.solver.solve import SolveReport, solve
from yatzy.store.local_store import LocalStore

FIVE_DICE = [name for name in sheet_ids() if bundled_sheet(name).rules.dice == 5]
NEAR = 1e-4
"""Points within which advice from a packed solution agrees with that from the exact one."""
POSITIONS = 40


@cache
def exact_and_packed(name: str) -> tuple[Values, Values]:
    sheet = bundled_sheet(name)
    return solve(sheet), Values(sheet.tables, *read_packed(packed_file(sheet.tables), sheet.tables))


def random_card(generator: Random, name: str) -> yatzy.Card:
    """Return a card with some boxes filled as they may be, one of them open."""
    card = yatzy.Card.empty(bundled_sheet(name))
    for _ in range(generator.randrange(len(card.points))):
        dice = generator.choices(range(1, 7), k=5)
        card = card.enter(generator.choice([one.key for one in card.entries(dice) if one.allowed]), dice)
    return card


def test_every_sheet_with_five_dice_is_packed() -> None:
    """One file for sheets with the same rules, and none that is left over: see tools/ship_solutions.py."""
    files = {packed_file(bundled_sheet(name).tables) for name in FIVE_DICE}
    assert set(SHIPPED_FOLDER.glob("*.packed")) == files
    assert sum(file.stat().st_size for file in files) < 10_500_000  # 14 sets of rules, 1.6 MB each at most


@pytest.mark.parametrize("name", FIVE_DICE)
def test_values_are_as_near_as_they_say(name: str) -> None:
    """Every state; and the expected total of a game, which people read, to all digits."""
    exact, packed = exact_and_packed(name)
    assert packed.error == ERROR
    assert np.abs(exact.array - packed.array).max() <= ERROR
    assert packed.expected == exact.expected


@pytest.mark.parametrize("name", FIVE_DICE)
def test_choices_agree(name: str) -> None:
    """The best choice gives nothing away, equal choices cost nothing, and no cost is far from the exact one."""
    exact, packed = exact_and_packed(name)
    generator = Random(name)  # noqa: S311 # dice for a test
    for _ in range(POSITIONS):
        card = random_card(generator, name)
        dice, left = generator.choices(range(1, 7), k=5), generator.randrange(3)
        right = {(one.keep, one.key): one for one in exact.advise(card, dice, left).choices}
        advice = packed.advise(card, dice, left)
        assert right[advice.best.keep, advice.best.key].cost <= NEAR
        for choice in advice.choices:
            other = right[choice.keep, choice.key]
            assert abs(choice.cost - other.cost) <= NEAR
            assert abs(choice.value - other.value) <= NEAR
            assert choice.cost == 0 or other.cost > 0  # a tie is no mistake


def test_reviews_agree() -> None:
    """Luck, cost and the number of best choices of a whole game."""
    exact, packed = exact_and_packed("hasbro")
    game, generator = yatzy.Game.new(bundled_sheet("hasbro"), ["Anna"]), Random(28)  # noqa: S311 # as above
    while not game.over:
        game = game.roll(generator.choices(range(1, 7), k=game.to_throw))
        game = game.enter(generator.choice([entry.key for entry in game.entries() if entry.allowed]))
    (right,), (near,) = yatzy.review(game, exact).columns, yatzy.review(game, packed).columns
    assert near.skill.best == right.skill.best
    assert near.cost == pytest.approx(right.cost, abs=NEAR * len(right.decisions))
    assert near.luck == pytest.approx(right.luck, abs=NEAR * len(right.decisions))


def test_what_cannot_be_packed() -> None:
    """Values beyond 24 bits of steps."""
    tables, values = bundled_sheet("forced-order").tables, solve(bundled_sheet("forced-order")).array
    assert pack(tables, values) == packed_file(tables).read_bytes()
    with pytest.raises(ValueError, match="can be packed"):
        pack(tables, values + 2**24 * STEP)


@pytest.mark.parametrize("fault", ["cut", "changed", "other", "older", "noise", "empty"])
def test_a_damaged_file_is_refused(tmp_path: Path, fault: str) -> None:
    tables = bundled_sheet("forced-order").tables
    content = packed_file(tables).read_bytes()
    file = tmp_path / "damaged.packed"
    file.write_bytes(
        {
            "cut": content[:-9],
            "changed": content[:-9] + b"?" + content[-8:],
            "other": content.replace(tables.digest[:9].encode(), b"123456789"),
            "older": content.replace(b'"solver": 1', b'"solver": 0'),
            "noise": bytes(range(256)) * 9,
            "empty": b"",
        }[fault]
    )
    with pytest.raises(BadFile):
        read_packed(file, tables)


# Without the compiler


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for package in ("numba", "llvmlite"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path))


@pytest.mark.usefixtures("no_compiler")
def test_without_the_compiler_packed_solutions_are_read() -> None:
    report = SolveReport()
    values = solve(bundled_sheet("hasbro"), report=report)
    assert (values.error, report.file) == (ERROR, packed_file(values.tables))
    assert solving.load_solution(bundled_sheet("mb-1973")) is not None
    assert solving.load_solution(bundled_sheet("maxi")) is None


@pytest.mark.usefixtures("no_compiler")
def test_without_the_compiler_the_rest_is_refused() -> None:
    """By an error that names the command which brings it."""
    values = solve(bundled_sheet("hasbro"))
    card = yatzy.Card.filled("hasbro", {"ones": 3})
    for ask in (
        lambda: solve(bundled_sheet("maxi")),
        lambda: solve(bundled_sheet("hasbro"), fresh=True),
        lambda: yatzy.odds(values, card),
        lambda: yatzy.simulate(values, 10),
    ):
        with pytest.raises(ExtraError, match="yatzy\\[solver\\]"):
            ask()


@pytest.mark.parametrize("name", FIVE_DICE)
@pytest.mark.usefixtures("no_compiler")
def test_without_the_compiler_whole_games_have_their_odds(name: str) -> None:
    """The distribution is shipped, and has the mean that the solution expects, to all digits shown."""
    values = yatzy.solve(name)
    assert yatzy.odds(values).mean == pytest.approx(values.expected, abs=1e-9)
    assert yatzy.odds(values, yatzy.Card.empty(name)).games is None


@pytest.mark.usefixtures("no_compiler")
def test_without_the_compiler_bots_play_to_the_end() -> None:
    """All but those that need it; and the perfect one is perfect by the exact values too."""
    exact, packed = exact_and_packed("hasbro")
    names = [name for name in BOTS if name not in COMPILED_BOTS]
    game = yatzy.Game.new(bundled_sheet("hasbro"), names)
    game = play_out(game, [make_bot(name, packed) for name in names], Random(28))  # noqa: S311 # as above
    assert game.over
    column = yatzy.review(game, exact).columns[names.index("perfect")]
    assert column.cost <= NEAR


@pytest.mark.usefixtures("no_compiler")
def test_without_the_compiler_a_bot_that_needs_it_is_refused_before_the_game(tmp_path: Path) -> None:
    """It would hold up the table in its first turn, or in the last ones."""
    with LocalStore(tmp_path / "games.db") as store:
        for sheet, bot in [*(("hasbro", bot) for bot in COMPILED_BOTS), ("maxi", "casual")]:
            with pytest.raises(ExtraError, match="yatzy\\[solver\\]"):
                LocalTable.create(store, Setup(bundled_sheet(sheet), ("Anna", "Bot"), computers=("", bot)))
        assert not store.list_games()
        LocalTable.create(store, Setup(bundled_sheet("hasbro"), ("Anna", "Bot"), computers=("", "strong")))
        LocalTable.create(store, Setup(bundled_sheet("maxi"), ("Anna",)))
