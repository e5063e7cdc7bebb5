"""Contests of computer players as their users meet them."""

import json
import re

import pytest

from support.cli.run_command import Capture, check_told_in_one_line, run
from yatzy.bots import BOTS

CHANCE = """
id = "only-chance"
title = "Only Chance"
rolls = 1
[[boxes]]
key = "chance"
pattern = "any"
pays = "all"
"""
"""Five dice thrown once: 17.5 on average, whoever plays."""


pytestmark = pytest.mark.usefixtures("plain_terminal")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("sheets") / "my-house-rules.toml"
    file.write_text(CHANCE, "utf-8")
    return str(file)


def test_for_people(capsys: Capture) -> None:
    """By itself it lets the four levels play by the usual sheet; each is a row, weaker ones first."""
    code, out, err = run(capsys, "simulate", "--games", "3000")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Tactic Yatzy, 54929, 2018: 3,000 games"
    assert lines[2].split() == ["Player", "Mean", "Deviation", "Worst", "Best", "Wins", "95%"]
    row = r"(\w+) +(\d+\.\d\d) ± (\d\.\d\d) +\d\d\.\d\d +\d+ +\d+ +(\d+\.\d)% +(\d+\.\d)% to (\d+\.\d)%"
    rows = [found.groups() for line in lines if (found := re.fullmatch(row, line))]
    assert [found[0] for found in rows] == ["Beginner", "Casual", "Strong", "Perfect"]
    means, wins = [float(found[1]) for found in rows], [float(found[3]) for found in rows]
    assert means == sorted(means)
    assert wins == sorted(wins)
    assert sum(wins) == pytest.approx(100, abs=0.2)
    assert all(float(low) <= float(share) <= float(high) for *_, share, low, high in rows)
    assert "95% confidence" in out


def test_for_programs(capsys: Capture, house: str) -> None:
    """Exactly these keys; a throw of five dice has a mean of 17.5 and a variance of 175/12."""
    arguments = ["simulate", "--players", "bold, Beginner,bold", "--sheet", house, "--games", "20000", "--json"]
    code, out, err = run(capsys, *arguments)
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert list(found) == ["sheet", "digest", "games", "seed", "players"]
    assert (found["sheet"], found["games"], found["seed"]) == ("only-chance", 20000, 0)
    assert [one["name"] for one in found["players"]] == ["bold", "beginner", "bold"]
    for one in found["players"]:
        assert list(one) == [
            "name", "mean", "deviation", "error", "mean_range", "wins", "wins_range", "best", "worst",
        ]  # fmt: skip
        assert abs(one["mean"] - 17.5) < 5 * one["error"]
        assert one["deviation"] == pytest.approx((175 / 12) ** 0.5, rel=0.03)
        assert one["mean_range"][0] < one["mean"] < one["mean_range"][1]
        assert one["wins_range"][0] < one["wins"] < one["wins_range"][1]
    assert sum(one["wins"] for one in found["players"]) == pytest.approx(1)
    assert run(capsys, *arguments)[1] == out
    assert run(capsys, *arguments, "--seed", "1")[1] != out


def test_everyone_at_one_table(capsys: Capture, house: str) -> None:
    """All there are, with the one who looks at the others among them; in any language's names."""
    code, out, err = run(capsys, "simulate", "--players", ",".join(BOTS), "--sheet", house, "--games", "20")
    assert (code, err) == (0, "")
    assert [name for name in BOTS if name.capitalize() not in out] == []


def test_alone(capsys: Capture, house: str) -> None:
    """Who plays alone has nobody to beat, so nothing is said of wins."""
    _, out, _ = run(capsys, "simulate", "--players", "winner", "--sheet", house, "--games", "50")
    assert "Winner" in out
    assert "Wins" not in out
    assert "share of wins" not in out


@pytest.mark.parametrize(("players", "games"), [("bold", 10_000), ("Winner, casual", 500)])
def test_games_unless_told(capsys: Capture, house: str, players: str, games: int) -> None:
    """Ten thousand, but 500 with a winner, who takes more time; the help says so."""
    code, out, err = run(capsys, "simulate", "--players", players, "--sheet", house, "--json")
    assert (code, err, json.loads(out)["games"]) == (0, "", games)
    _, told, _ = run(capsys, "simulate", "--help")
    assert re.search(rf"Default: .*\b{games}\b.*winner", " ".join(told.replace("│", " ").split()))


@pytest.mark.parametrize("columns", ["20", "30", "59", "60", "80", "200"])
def test_any_width(capsys: Capture, monkeypatch: pytest.MonkeyPatch, house: str, columns: str) -> None:
    """No line is longer than the terminal is wide, none is cut off, and pipes get no colours and no blanks."""
    monkeypatch.setenv("COLUMNS", columns)
    code, out, err = run(capsys, "simulate", "--sheet", house, "--games", "100")
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= min(int(columns), 100)
    assert "…" not in out
    assert "\x1b" not in out
    assert not [line for line in out.splitlines() if line != line.rstrip()]
    assert out.count("Beginner") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "grandmaster"],
        ["--players", "perfect,,nobody"],
        ["--players", ""],
        ["--players", ","],
        ["--players", ",".join(["bold"] * 11)],
        ["--games", "1"],
        ["--games", "0"],
        ["--games", "-5"],
        ["--games", "9" * 40],
        ["--games", "many"],
        ["--seed", "-1"],
        ["--seed", "9" * 40],
        ["--sheet", "monopoly"],
        ["--sheet", "no-such-file.toml"],
        ["tactic"],
    ],
    ids=" ".join,
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """One clear line, exit code 2, nothing on the output, no traceback."""
    check_told_in_one_line(capsys, ["simulate", *arguments])
