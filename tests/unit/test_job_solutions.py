"""What worker processes do about solutions: kept for everyone, lacking, too large; contests with them."""

import subprocess
import sys
from pathlib import Path

import pytest

from support.cli.run_command import Capture
from support.game.random_games import roll, table
from support.server.job_arguments import as_json, house, last_box, record, told
from yatzy.bots.styled import RISK_BOLDNESS
from yatzy.game.moves import Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.errors import SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs import handlers
from yatzy.server.jobs.capacity import MOST_GAMES, MOST_WINNERS_GAMES
from yatzy.server.jobs.handlers import (
    advise,
    choose,
    compute_variances,
    has_solution,
    review,
    simulate,
    solve,
)
from yatzy.server.jobs.solution_cache import SolutionCache
from yatzy.server.jobs.worker import SolutionMissing
from yatzy.solver.files import VALUES_KIND, cached_file
from yatzy.solver.solve import load_solution
from yatzy.solver.variance import VARIANCE_KIND

TACTIC = 248.439989378
"""What best play makes by this sheet: docs/science.md, and an independent solver in the tests of ours."""


pytestmark = pytest.mark.usefixtures("plain_terminal")


@pytest.fixture
def no_solutions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of solutions with nothing in it, and a process that remembers none."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path))
    monkeypatch.setattr(handlers, "_solution_cache", SolutionCache())
    return tmp_path


# Sheets


def test_a_solution_is_kept_for_everyone(no_solutions: Path) -> None:
    """Chance and 6 more make 70/3 + 6; files lie in the cache, and come back when somebody has removed them."""
    data, sheet = house(6), parse_sheet(house(6))
    assert not has_solution(sheet.digest)
    answer = solve(data)
    assert (answer.sheet, answer.digest, answer.deviation) == ("house-6", sheet.digest, None)
    assert answer.expected == pytest.approx(70 / 3 + 6)
    varied = compute_variances(data)
    for kind in (VALUES_KIND, VARIANCE_KIND):
        assert has_solution(sheet.digest, kind)
        file = cached_file(sheet.tables, kind)
        assert file.is_relative_to(no_solutions)
        file.unlink()
        assert not has_solution(sheet.digest, kind)
    assert (solve(data), compute_variances(data)) == (varied, varied)
    assert load_solution(sheet) is not None
    assert has_solution(sheet.digest, VARIANCE_KIND)


def test_what_a_stranger_asks_for_is_not_kept(no_solutions: Path) -> None:
    """Solutions and variances of their sheets would fill the disk; the answers are the same."""
    data = house(8)
    assert solve(data, False).expected == pytest.approx(70 / 3 + 8)  # noqa: FBT003 # as it travels
    contest = simulate(data, ("bold", "casual"), 10, 0, False)  # noqa: FBT003 # as above
    assert not list(no_solutions.rglob("*.*"))
    assert simulate(data, ("bold", "casual"), 10, 0) == contest
    assert solve(data).expected == pytest.approx(70 / 3 + 8)
    assert {file.suffix for file in no_solutions.rglob("*.*")} == {".values"}


def test_the_usual_sheet() -> None:
    """Its solution came with the program; its variances are told once they are known."""
    data = bundled_sheet("tactic").as_data()
    assert has_solution(bundled_sheet("tactic").digest)
    assert solve(data).expected == pytest.approx(TACTIC, abs=1e-9)
    varied = compute_variances(data)
    assert varied.deviation == pytest.approx(38.496, abs=5e-4)  # docs/science.md
    assert solve(data) == varied


def test_a_sheet_that_is_too_large_for_a_server() -> None:
    """Thirty boxes that differ make more states than are solved for anyone who asks; nothing is begun."""
    boxes = [{"key": f"box-{one}", "pattern": "any", "pays": f"all+{one}"} for one in range(1, 31)]
    large = {"id": "large", "title": "Large", "boxes": boxes}
    with pytest.raises(SolverError, match="solver-not-here") as caught:
        solve(large)
    assert float(caught.value.details["needed"]) > float(caught.value.details["most"]) == 0.4
    with pytest.raises(SolverError, match="solver-not-here"):
        choose(record(Setup(parse_sheet(large), ("Anna",))), "casual", "", may_solve=False)


def test_a_contest_is_that_of_the_command_line(capsys: Capture) -> None:
    """The same players, games and seed: the same figures."""
    arguments = ("--players", "casual,bold", "--games", "500", "--seed", "7", "--sheet", "hasbro")
    expected = told(capsys, "simulate", *arguments)
    assert as_json(simulate(bundled_sheet("hasbro").as_data(), ("casual", "bold"), 500, 7)) == expected


@pytest.mark.parametrize(
    ("computers", "games", "code"),
    [
        (("casual",), MOST_GAMES + 1, "contest-games"),
        (("casual", "winner"), MOST_WINNERS_GAMES + 1, "contest-games"),
        (("casual",), 1, "contest-games"),
        ((), 10, "contest-players"),
        (("casual",) * 11, 10, "contest-players"),
        (("grandmaster",), 10, "bots-unknown"),
    ],
)
def test_contests_that_are_not_held(computers: tuple[str, ...], games: int, code: str) -> None:
    """Too many games, too few, nobody, too many, somebody unknown."""
    with pytest.raises(YatzyError, match=code):
        simulate(bundled_sheet("tactic").as_data(), computers, games, 0)


# Where nothing may be solved


def test_what_is_lacking_is_told(no_solutions: Path) -> None:
    """A process that may not solve asks for the solution, then for the variances if the player weighs risk."""
    sheet = parse_sheet(house(1))
    some = record(Setup(sheet, ("Anna",)), Roll(0, (1, 2, 3, 4, 5)))
    for question in (
        lambda: choose(some, "casual", "", may_solve=False),
        lambda: advise(some, "en", may_solve=False),
        lambda: review(some, "en", may_solve=False),
    ):
        with pytest.raises(SolutionMissing) as caught:
            question()
        assert caught.value.job == "solve"
        assert parse_sheet(caught.value.sheet) == sheet
    assert not list(no_solutions.rglob("*.values"))
    solve(house(1))
    assert choose(some, "casual", "", may_solve=False) == choose(some, "casual", "")
    for computer in RISK_BOLDNESS:
        with pytest.raises(SolutionMissing) as caught:
            choose(some, computer, "", may_solve=False)
        assert (caught.value.job, parse_sheet(caught.value.sheet)) == ("compute_variances", sheet)
    compute_variances(house(1))
    assert cached_file(sheet.tables, VARIANCE_KIND).exists()
    assert choose(some, "bold", "", may_solve=False) == choose(some, "bold", "")


@pytest.mark.usefixtures("no_solutions")
def test_chances_come_later_where_variances_are_lacking() -> None:
    """Advice is there at once, and says that chances are to come; late in a game they need no variances."""
    some = record(table("tactic"), roll(0, "46666"))
    first = advise(some, "en", may_solve=False)
    assert (first.chances, first.chances_later) == (None, True)
    alone = advise(record(table("tactic", 1), roll(0, "46666")), "en", may_solve=False)
    assert (alone.chances, alone.chances_later) == (None, False)
    late = advise(last_box("46666", columns=2), "en", may_solve=False)
    assert late.chances is not None
    assert (late.chances.exact, late.chances_later) == (True, False)
    compute_variances(bundled_sheet("tactic").as_data())
    then = advise(some, "en", may_solve=False)
    assert then.chances is not None
    assert (then.chances.exact, then.chances_later, then.choices) == (False, False, first.choices)


NO_COMPILER = """
import sys
from yatzy.server.jobs.handlers import advise, choose, review
record = tuple(sys.stdin.read().splitlines())
assert choose(record, "casual", "", may_solve=False)
assert advise(record, "en", may_solve=False).choices
assert review(record, "en", may_solve=False).columns
assert not {"numba", "llvmlite", "litestar", "asyncio"} & set(sys.modules), sorted(sys.modules)
"""


def test_a_table_is_answered_without_the_compiler() -> None:
    """What computer players choose, advice and reviews come from a stored solution, and load no server."""
    some = record(table("tactic", dice=DiceFrom.SCREEN), roll(0, "46666"))
    subprocess.run([sys.executable, "-c", NO_COMPILER], input="\n".join(some), text=True, check=True)
