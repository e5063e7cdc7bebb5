"""Solving and odds as their users meet them."""

import contextlib
import json
import os
import pty
import re
import signal
import subprocess
import sys
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import yatzy
from support.cli.run_command import ONLY_CHANCE, Capture, check_told_in_one_line, run
from yatzy.solver import solve as solve_module

DIE = {1: 1 / 18, 2: 1 / 18, 3: 1 / 18, 4: 1 / 6, 5: 1 / 3, 6: 1 / 3}
"""One die of it under best play: 5 and 6 are kept after the first throw, 4 after the second."""

ALL_BUT_YATZY = (
    "ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,one-pair=10,two-pairs=18,three-of-a-kind=15,"
    "four-of-a-kind=0,small-straight=15,large-straight=20,full-house=22,chance=22"
)
FIVE_ALIKE = 347_897 / 7_558_272
"""The chance of a Yatzy within three throws, a textbook figure: 4.6029%."""


pytestmark = pytest.mark.usefixtures("plain_terminal")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own, empty at first."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "values"


@pytest.fixture
def house(tmp_path: Path) -> str:
    file = tmp_path / "my-house-rules.toml"
    file.write_text(ONLY_CHANCE, "utf-8")
    return str(file)


def solve_json(capsys: Capture, *arguments: str) -> dict[str, object]:
    code, out, err = run(capsys, "solve", *arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, object] = json.loads(out)
    return found


def test_solve_for_people(capsys: Capture) -> None:
    """The usual sheet: 248.439989378, found independently (shared/design.md), and what it took."""
    code, out, err = run(capsys, "solve")
    assert (code, err) == (0, "")
    assert "Best play averages 248.439989378 points." in out
    assert re.search(r"^States +[\d,]+$", out, re.MULTILINE)
    assert re.search(r"^Time .* s", out, re.MULTILINE)
    assert re.search(r"^Memory .* MiB", out, re.MULTILINE)
    assert "Saved in" in out


def test_solve_for_programs(capsys: Capture, house: str, cache: Path) -> None:
    """Exactly these keys; five dice, each worth 14/3 within three throws."""
    found = solve_json(capsys, house, "--threads", "1")
    assert list(found) == [
        "sheet", "digest", "expected", "states", "wall_seconds", "cpu_seconds", "threads", "peak_mib",
    ]  # fmt: skip
    assert found["sheet"] == "only-chance"
    assert found["expected"] == pytest.approx(70 / 3, abs=1e-12)
    assert found["threads"] == 1
    assert found["states"] == 2
    assert [file.name for file in cache.iterdir()] == [f"{found['digest']}.values"]


def test_a_solution_is_kept(capsys: Capture, house: str, cache: Path) -> None:
    """The second time it is read, unless it is to be fresh; the answer is the same."""
    first, second, third = (
        solve_json(capsys, house),
        solve_json(capsys, house),
        solve_json(capsys, house, "--fresh"),
    )
    assert cache.is_dir()
    assert first["threads"]
    assert second["threads"] == 0
    assert third["threads"]
    assert first["expected"] == second["expected"] == third["expected"]


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("foreign", "has no solution"),
        ("older", "is from another version of yatzy"),
        ("other-sheet", "has the solution of other rules"),
        ("cut-off", "is incomplete"),
        ("changed", "is damaged"),
    ],
)
def test_a_bad_file_is_told_and_made_good(
    capsys: Capture, house: str, cache: Path, why: str, told: str
) -> None:
    """One sentence says what was wrong with it and that the sheet was solved again; after that all is well."""
    right = solve_json(capsys, house)
    file = next(cache.iterdir())
    good = file.read_bytes()
    bad = {
        "foreign": b"hello",
        "older": good.replace(b'"solver": ', b'"solver": 9', 1),
        "other-sheet": good.replace(str(right["digest"]).encode(), b"0" * 64, 1),
        "cut-off": good[:-1],
        "changed": good[:-1] + bytes([good[-1] ^ 1]),
    }
    file.write_bytes(bad[why])
    code, out, err = run(capsys, "solve", house, "--json")
    assert (code, json.loads(out)["expected"]) == (0, right["expected"])
    assert f"{file} {told}: solved again.\n" == err
    assert solve_json(capsys, house)["threads"] == 0


def test_a_solution_that_cannot_be_kept(
    capsys: Capture, house: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer comes all the same, and why it was not kept is told."""
    (tmp_path / "file").write_text("in the way", "utf-8")
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "file"))
    code, out, err = run(capsys, "solve", house)
    assert (code, "23.333333333" in out, "Saved in" in out) == (0, True, False)
    assert "can’t be read: solved again." in err
    assert "Can’t save the solution: " in err
    assert err.count("\n") == 2


def test_a_sheet_too_large_for_this_machine(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in one line, with what it would take."""
    monkeypatch.setattr(solve_module, "free_memory", lambda: 1_000_000)
    code, out, err = run(capsys, "solve", "tactic", "--fresh")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "GiB" in err
    assert run(capsys, "solve", "tactic")[0] == 0, "one that is there already takes no memory to solve"


def test_odds_too_large_for_this_machine(capsys: Capture, monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """So are odds, before anything is solved, with where else to turn."""
    monkeypatch.setattr("yatzy.solver.odds.free_memory", lambda: 2**30)
    code, out, err = run(capsys, "odds", "maxi")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert err.startswith("error: The exact odds need at least 2.2")
    assert err.endswith(" GiB of memory, and 1.0 are free. Estimate them with --games 1000000.\n")
    assert not list(cache.rglob("*"))


def test_odds_by_playing(capsys: Capture, house: str) -> None:
    """Games played come near the exact mean, 70/3 for three throws and Chance alone, and say how near."""
    code, out, err = run(capsys, "odds", house, "--games", "40000", "--json")
    found = json.loads(out)
    assert (code, err, found["games"]) == (0, "", 40000)
    assert abs(found["mean"] - 70 / 3) < 4 * found["deviation"] / 40000**0.5
    assert (
        "Estimated from 40,000 games: the mean is good to about ± 0.0"
        in run(capsys, "odds", house, "--games", "40000")[1]
    )


@pytest.mark.parametrize("command", ["solve", "odds"])
def test_interrupting(
    capsys: Capture, house: str, command: str, monkeypatch: pytest.MonkeyPatch, cache: Path
) -> None:
    """Ctrl-C while it solves ends the command like any other."""

    def interrupted(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("yatzy.solver.backward.solve_backward", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
    try:
        assert run(capsys, command, house) == (130, "", "Stopped.\n")
    finally:
        signal.signal(signal.SIGINT, before)
    assert not cache.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "monopoly"],
        ["solve", "no-such-file.toml"],
        ["solve", "tactic", "vinga"],
        ["solve", "--threads", "0"],
        ["solve", "--threads", "-1"],
        ["solve", "--threads", "100000"],
        ["solve", "--threads", "many"],
        ["odds", "monopoly"],
        ["odds", "--filled", "twelves=3"],
        ["odds", "--filled", "fives=3"],
        ["odds", "--filled", f"{ALL_BUT_YATZY},yatzy=0"],
        ["odds", "tactic", "vinga", "--filled", "ones=3"],
        ["odds", *(["tactic"] * 7)],
        ["odds", "--games", "0"],
        ["odds", "--games", "9" * 40],
        ["solve", "--threads", "9" * 40],
        ["odds", "--games", "many"],
        ["odds", "--svg"],
        ["odds", "--svg", "no/such/folder/chart.svg"],
        ["odds", "--filled", ALL_BUT_YATZY, "--svg", "/"],
        ["odds", "--filled", ALL_BUT_YATZY, "--svg", "\0"],
        ["odds", "--filled", ALL_BUT_YATZY, "--svg", "x" * 300],
        ["odds", "--filled", ALL_BUT_YATZY, "--svg", ""],
    ],
    ids=lambda arguments: repr(" ".join(arguments))[:60],
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """One clear line, exit code 2, nothing on the output, no traceback."""
    check_told_in_one_line(capsys, arguments)


def test_odds_for_programs(capsys: Capture, house: str) -> None:
    """Five dice, each with its own chances, by counting every roll they can end at."""
    code, out, err = run(capsys, "odds", house, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert list(found) == [
        "sheet", "digest", "mean", "deviation", "percentiles",
        "upper_bonus", "further", "boxes", "games", "exact_mean", "first", "chances",
    ]  # fmt: skip
    expected = dict.fromkeys(range(5, 31), 0.0)
    for dice in combinations_with_replacement(DIE, 5):
        ways = factorial(5) / prod(factorial(dice.count(face)) for face in DIE)
        expected[sum(dice)] += ways * prod(DIE[face] for face in dice)
    assert found["first"] == 5
    assert found["chances"] == pytest.approx(list(expected.values()), abs=1e-12)
    assert found["mean"] == pytest.approx(70 / 3)
    variance = sum(face**2 * chance for face, chance in DIE.items()) - (14 / 3) ** 2
    assert found["deviation"] == pytest.approx((5 * variance) ** 0.5)
    below = 0.0
    for total, chance in expected.items():
        for percent, at in found["percentiles"].items():
            assert (at <= total) == (below + chance >= int(percent) / 100)
        below += chance
    assert list(found["percentiles"]) == ["1", "5", "10", "25", "50", "75", "90", "95", "99"]
    assert (found["upper_bonus"], found["further"]) == (None, 0.0)
    assert found["boxes"] == [{"key": "chance", "mean": pytest.approx(70 / 3), "struck": 0.0, "filled": False}]


def test_odds_for_people(capsys: Capture, house: str) -> None:
    """A picture with its axis, the figures, the percentiles and the boxes; no bonus where there is none."""
    code, out, err = run(capsys, "odds", house)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    axis = next(line for line in lines if "▲" in line)
    assert re.fullmatch(r"[─┬]+[━┯]+▲[━┯]+[─┬]+", axis)
    assert {"12", "20", "30"} <= set(lines[lines.index(axis) + 1].split())
    assert "▲ 24: half of all games end there or below." in out
    assert "━ 21 to 26: the middle half of all games." in out
    assert re.search(r"^Mean +23\.33$", out, re.MULTILINE)
    assert re.search(r"^end at or below +\d+( +\d+){8}$", out, re.MULTILINE)
    assert re.search(r"^Chance +23\.33 +0%$", out, re.MULTILINE)
    assert "made" not in out


def test_odds_from_the_middle_of_a_game(capsys: Capture) -> None:
    """Filled boxes stand as they are; what is left is one Yatzy, in three throws."""
    code, out, err = run(capsys, "odds", "tactic", "--filled", ALL_BUT_YATZY, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert {total: chance for total, chance in enumerate(found["chances"], found["first"]) if chance} == {
        235: pytest.approx(1 - FIVE_ALIKE),
        285: pytest.approx(FIVE_ALIKE),
    }
    boxes = {box["key"]: box for box in found["boxes"]}
    assert boxes["ones"] == {"key": "ones", "mean": 3, "struck": 0, "filled": True}
    assert boxes["four-of-a-kind"] == {"key": "four-of-a-kind", "mean": 0, "struck": 1, "filled": True}
    assert boxes["yatzy"]["struck"] == pytest.approx(1 - FIVE_ALIKE)

    _, out, _ = run(capsys, "odds", "tactic", "--filled", ALL_BUT_YATZY)
    assert "From here, with 235 points so far." in out
    assert re.search(r"^Ones +3 +with points$", out, re.MULTILINE)
    assert re.search(r"^Four of a kind +0 +zero$", out, re.MULTILINE)
    assert re.search(r"^Yatzy +2\.30 +95\.4%$", out, re.MULTILINE)
    assert re.search(r"^Bonus made +100%$", out, re.MULTILINE)
    assert "the middle half" not in out


@pytest.mark.parametrize("columns", ["12", "20", "30", "40", "59", "60", "80", "200"])
def test_any_width(capsys: Capture, monkeypatch: pytest.MonkeyPatch, house: str, columns: str) -> None:
    """No line is longer than the terminal is wide, none is cut off, and pipes get no colours and no blanks."""
    monkeypatch.setenv("COLUMNS", columns)
    for command in (["odds", house], ["odds", "--filled", ALL_BUT_YATZY], ["solve", house]):
        code, out, err = run(capsys, *command)
        assert (code, err) == (0, "")
        assert max(map(len, out.splitlines())) <= min(int(columns), 100)
        assert "…" not in out
        assert "\x1b" not in out
        assert not [line for line in out.splitlines() if line != line.rstrip()]


def test_the_chart(capsys: Capture, house: str, tmp_path: Path) -> None:
    """A file of its own: well-formed, with words for those who cannot see it, and nothing from elsewhere."""
    file = tmp_path / "chart.svg"
    file.write_text("what was there before", "utf-8")
    code, out, err = run(capsys, "odds", house, "--svg", str(file))
    assert (code, err) == (0, "")
    assert out.endswith(f"The chart is in {file}.\n")
    text = file.read_text("utf-8")
    root, name = ET.fromstring(text), "{http://www.w3.org/2000/svg}"  # noqa: S314 # our own file
    assert (root.tag, root.get("role"), root.get("lang")) == (f"{name}svg", "img", "en")
    described = {element.get("id"): element.text or "" for element in root}
    assert "Only <Chance> & nothing else" in described["title"]
    assert "Mean: 23.33." in described["desc"]
    assert "50% of games end at 24 or below." in described["desc"]
    written = [element.text for element in root.iter(f"{name}text")]
    assert {"mean 23.3", "Final total", "24", "50%"} <= set(written)
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "<script" not in text
    assert sorted(one.name for one in tmp_path.iterdir()) == ["chart.svg", "my-house-rules.toml"]


def test_sheets_side_by_side(capsys: Capture, house: str, tmp_path: Path) -> None:
    """Figures of each in a table, one chart of both, and the same data as of each alone."""
    file = tmp_path / "chart.svg"
    code, out, err = run(capsys, "odds", house, "forced-order", "--svg", str(file))
    assert (code, err) == (0, "")
    assert re.search(r"^Mean +23\.33 +122\.\d\d$", out, re.MULTILINE)
    assert re.search(r"^50% end at or below +24 +\d+$", out, re.MULTILINE)
    text = file.read_text("utf-8")
    assert "Only &lt;Chance&gt; &amp; nothing else: mean 23.3. Yatzy 1–15: mean 122." in text
    both = json.loads(run(capsys, "odds", house, "forced-order", "--json")[1])
    assert both == [json.loads(run(capsys, "odds", name, "--json")[1]) for name in (house, "forced-order")]


@pytest.mark.parametrize("columns", ["20", "59"])
def test_sheets_below_each_other(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, house: str, columns: str
) -> None:
    """In a narrow terminal, with nothing cut off."""
    monkeypatch.setenv("COLUMNS", columns)
    code, out, err = run(capsys, "odds", house, "forced-order")
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= int(columns)
    assert out.count("Mean") == 2
    assert "…" not in out


def test_odds_are_kept(capsys: Capture, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time they are read; from the middle of a game, and by playing, they are found anew."""
    first = run(capsys, "odds", house, "--json")[1]

    def never(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr("yatzy.solver.outcomes.compute_odds", never)
    monkeypatch.setattr("yatzy.solver.odds.check_odds", never)
    assert run(capsys, "odds", house, "--json")[1] == first
    assert json.loads(run(capsys, "odds", house, "--json", "--games", "1000")[1])["games"] == 1000


def test_a_chart_and_data_at_once(capsys: Capture, house: str, tmp_path: Path) -> None:
    """The output stays data, and a link to a file leads to the new chart."""
    (tmp_path / "real.svg").touch()
    (tmp_path / "link.svg").symlink_to("real.svg")
    code, out, err = run(capsys, "odds", house, "--json", "--svg", str(tmp_path / "link.svg"))
    assert (code, json.loads(out)["sheet"], err) == (0, "only-chance", "")
    assert (tmp_path / "link.svg").is_symlink()
    assert (tmp_path / "real.svg").read_text("utf-8").startswith("<svg")


def test_a_terminal_that_knows_few_letters(house: str) -> None:
    """Where there are no blocks to draw with, the picture is typed, and nothing becomes a question mark."""
    shown = subprocess.run(
        [sys.executable, "-m", "yatzy", "odds", house],
        env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True, timeout=300,
    ).stdout  # fmt: skip
    picture, _, _ = shown.partition(b"Mean")
    assert b"#" in picture
    assert b"^ 24: half of all games" in picture
    assert b"?" not in picture


def test_a_chart_for_a_device(capsys: Capture, house: str) -> None:
    """What is no file is written to; a full one is told, after the odds."""
    assert run(capsys, "odds", house, "--svg", "/dev/null")[0] == 0
    assert not Path("/dev/null").is_file()
    told = "error: /dev/full: Can’t write it: No space left on device.\n"
    code, out, err = run(capsys, "odds", house, "--svg", "/dev/full")
    assert (code, err, "23.33" in out) == (2, told, True)


def at_a_terminal(*arguments: str, **settings: str) -> tuple[str, str]:
    """Run a command that shows at once how far it is; return its output, and what the terminal was sent."""
    code = (
        "import sys, yatzy.cli.support.progress as w; w.DELAY_SECONDS = 0.0; "
        "from yatzy.cli import main; sys.exit(main())"
    )
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        stdout=subprocess.PIPE,
        stderr=slave,
        text=True,
        env=os.environ | {"TERM": "xterm", "COLUMNS": "80"} | settings,
    )
    os.close(slave)
    told = b""
    with contextlib.suppress(OSError):  # the terminal closes when the command ends
        while chunk := os.read(master, 4096):
            told += chunk
    os.close(master)
    out, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    return out, told.decode()


def test_what_takes_long_shows_how_far_it_is(house: str) -> None:
    """On a terminal, beside the output and only for as long as it takes; a dumb one is left alone."""
    out, told = at_a_terminal("solve", house, "--fresh", "--json")
    assert json.loads(out)["sheet"] == "only-chance"
    assert "Preparing" in told
    assert told.endswith("\x1b[2K")  # the line is cleared
    assert at_a_terminal("odds", house, "--json", TERM="dumb")[1] == ""


def test_from_python() -> None:
    """The package solves too, and tells its progress."""
    shares: list[float] = []
    values = yatzy.solve(yatzy.sheet("forced-order"), fresh=True, threads=1, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert yatzy.solve(yatzy.sheet("forced-order")).expected == values.expected
