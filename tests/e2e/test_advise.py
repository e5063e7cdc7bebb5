"""The coach's advice as its users meet it on the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.cli.run_command import ONLY_CHANCE, Capture, check_told_in_one_line, run

ALL_BUT_YATZY = (
    "ones=3,twos=6,threes=9,fours=12,fives=15,sixes=18,one-pair=10,two-pairs=18,three-of-a-kind=15,"
    "four-of-a-kind=0,small-straight=15,large-straight=20,full-house=22,chance=22"
)
TOTAL = 3 + 6 + 9 + 12 + 15 + 18 + 50 + 10 + 18 + 15 + 15 + 20 + 22 + 22


pytestmark = pytest.mark.usefixtures("plain_terminal")


@pytest.fixture
def house(tmp_path: Path) -> str:
    file = tmp_path / "my-house-rules.toml"
    file.write_text(ONLY_CHANCE, "utf-8")
    return str(file)


def advise_json(capsys: Capture, *arguments: str) -> dict[str, Any]:
    code, out, err = run(capsys, "advise", *arguments, "--json")
    assert (code, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_a_sheet_solved_by_head(capsys: Capture, house: str) -> None:
    """A die thrown once more is worth 3.5, twice more 4.25: 5 and 6 stay, and 4 only before the last throw."""
    found = advise_json(capsys, "46111", "--sheet", house)
    best, *others = found["choices"]
    assert (best["keep"], best["cost"]) == ([6], 0)
    assert best["value"] == pytest.approx(6 + 4 * 4.25)
    keeping_four = next(choice for choice in others if choice.get("keep") == [4, 6])
    assert keeping_four["cost"] == pytest.approx(0.25)
    assert next(choice for choice in others if "key" in choice)["value"] == pytest.approx(13)
    found = advise_json(capsys, "46111", "--sheet", house, "--rolls-left", "1")
    assert found["choices"][0]["keep"] == [4, 6]
    assert found["choices"][0]["value"] == pytest.approx(10 + 3 * 3.5)
    found = advise_json(capsys, "46111", "--sheet", house, "--rolls-left", "0")
    assert [choice["key"] for choice in found["choices"]] == ["chance"]


def test_one_die_from_the_end(capsys: Capture) -> None:
    """Four alike and one throw for the last box: one chance in six of 50 points, in words and in numbers."""
    position = ("66662", "--sheet", "vinga", "--filled", ALL_BUT_YATZY, "--rolls-left", "1")
    found = advise_json(capsys, *position)
    assert (found["sheet"], found["dice"], found["rolls_left"]) == ("vinga", [6, 6, 6, 6, 2], 1)
    assert found["choices"][0]["value"] == pytest.approx(TOTAL + 50 / 6)
    assert found["reasons"][0]["code"] == "aims-last"
    assert found["reasons"][0]["arguments"]["chance"] == pytest.approx(1 / 6)
    code, out, err = run(capsys, "advise", *position)
    assert (code, err) == (0, "")
    assert out.startswith("6 6 6 6 2 by VINGA Yatzy\n1 roll left.\n")
    assert "Best: keep 6 6 6 6" in out
    assert "Yatzy: 1 chance in 6 with the last roll." in out
    assert "keep 6 6 6 " in out


def test_all_choices(capsys: Capture) -> None:
    """Some runners-up are shown, and all of them on request."""
    _, some, _ = run(capsys, "advise", "12344", "--sheet", "vinga")
    _, everything, _ = run(capsys, "advise", "12344", "--sheet", "vinga", "--all")
    assert "more: --all" in some
    assert "--all" not in everything
    choices = len(advise_json(capsys, "12344", "--sheet", "vinga")["choices"])
    assert everything.count("\n") > choices > some.count("\n")


def test_what_wins(capsys: Capture, house: str) -> None:
    """28 is best for points, but 29 have been made: the 4 thrown again wins with a six and ties with a five."""
    position = ("46666", "--rolls-left", "1", "--sheet", house, "--against", "29")
    found = advise_json(capsys, *position)
    assert found["choices"][0]["key"] == "chance"
    best = found["to_win"]["choices"][0]
    assert best["choice"]["keep"] == [6, 6, 6, 6]
    assert best["chance"] == pytest.approx(1 / 6 + 1 / 12)
    _, out, _ = run(capsys, "advise", *position)
    told = "To win, rather than for points: keep 6 6 6 6. It wins 25.0% of the time instead of 0%."
    assert told in out.replace("\n", " ")
    _, out, _ = run(capsys, "advise", *position[:-1], "20,27")
    assert "This also wins most often: 100%." in out


def test_too_early_to_win(capsys: Capture) -> None:
    """With many boxes open there is advice for points, and about what the chance is."""
    about = advise_json(capsys, "46666", "--against", "250")["to_win"]["about"]
    # Best play makes 267.2 from here, with a standard deviation near that of a whole game, 38.5.
    assert 0.6 < about < 0.75
    code, out, err = run(capsys, "advise", "46666", "--against", "250")
    assert (code, err) == (0, "")
    assert "Best: " in out
    assert f"It wins about {100 * about:.0f}% of the time." in out


def test_what_cannot_be_won(capsys: Capture, house: str) -> None:
    """A total out of reach is told as that."""
    _, out, _ = run(capsys, "advise", "46666", "--sheet", house, "--against", "31")
    assert "You can’t win this any more." in out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["1234"],
        ["12347"],
        ["abcde"],
        ["12344", "--rolls-left", "3"],
        ["12344", "--rolls-left", "-1"],
        ["12344", "--rolls-left", "two"],
        ["12344", "--rolls-left", "0x" + "f" * 5000],
        ["12344", "--rolls-left", "9" * 5000],
        ["12344", "--sheet", "no-such-sheet"],
        ["12344", "--against", "many"],
        ["12344", "--against", ""],
        ["12344", "--against", "-5"],
        ["12344", "--filled", "ones=9"],
        ["12344", "--filled", "nothing=1"],
        ["12344", "--sheet", "vinga", "--filled", f"{ALL_BUT_YATZY},yatzy=50"],
        ["12344", "--filled", "yatzy=0,ones=3+100", "--sheet", "hasbro"],
        ["12344", "--filled", "yatzy=50,ones=3+100", "--sheet", "hasbro"],
        ["12344", "--filled", "yatzy=50,large-straight=40+100", "--sheet", "hasbro"],
        ["12344", "--filled", "twos=2", "--sheet", "forced-order"],
    ],
)
def test_what_cannot_be_is_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """A position that cannot occur, or a command that makes no sense, is refused with the reason."""
    check_told_in_one_line(capsys, ["advise", *arguments])


def test_advice_loads_no_compiler() -> None:
    """The command answers from the stored solution with numpy alone."""
    code = "import sys\nfrom yatzy.cli import main\nmain(['advise', '12344', '--sheet', 'vinga'])\n"
    code += "assert 'numpy' in sys.modules\nassert not {'numba', 'llvmlite'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=300)
