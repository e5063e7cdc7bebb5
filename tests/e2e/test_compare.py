"""Sheets compared on the command line: side by side where there is room, as data, and bad input in one line."""

import json
from pathlib import Path

import pytest

from commands import Capture, run
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.comparison import comparison
from yatzy.rules.shelf import shelf_sheet
from yatzy.solver.solve import solve

WORDS = catalogue("en")


def told(capsys: Capture, *arguments: str) -> str:
    code, out, err = run(capsys, "compare", *arguments)
    assert (code, err) == (0, "")
    return out


def test_side_by_side(capsys: Capture) -> None:
    """The best each can make, what differs marked with a star, and the hand under each sheet's own names."""
    lines = told(capsys, "tactic", "vinga", "hasbro", "--dice", "55566").splitlines()
    rows = {" ".join(line.split()) for line in lines}
    assert "Best play makes 248.44 248.44 254.59" in rows  # docs/science.md has all three
    assert "Chance 27 27 27" in rows
    assert "Three of a kind* 15 15 27 (3 of a kind)" in rows
    assert "2 pairs* 22 22 (Two pairs) —" in rows
    assert "Full house: 11122 7 7 25" in rows


def test_without_a_hand(capsys: Capture) -> None:
    """What each box asks and pays stands there instead, under its own name."""
    text = " ".join(told(capsys, "tactic", "hasbro").split())
    assert "Takes 1-2-3-4-5. 15 points. Takes 4 faces in a row. 30 points." in text


def test_sheets_that_say_the_same(capsys: Capture) -> None:
    """No hand shows a difference, and only the explanation has a star."""
    text = told(capsys, "tactic", "tactic")
    assert text.count("*") == 1
    assert "Hands that show it" not in text


@pytest.mark.parametrize("columns", ["24", "40", "59", "80", "200"])
def test_any_width(capsys: Capture, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """No line is longer than the terminal is wide, and every sheet is there."""
    monkeypatch.setenv("COLUMNS", columns)
    out = told(capsys, "tactic", "hasbro", "philos", "--dice", "55566")
    assert max(map(len, out.splitlines())) <= min(int(columns), 100)
    assert "…" not in out
    for total in ("248.44", "254.59"):
        assert total in out


def test_for_programs(capsys: Capture) -> None:
    """The same that is computed, with what best play makes."""
    found = json.loads(told(capsys, "tactic", "forced-order", "--dice", "66666", "--json"))
    compared = comparison(WORDS, [shelf_sheet("tactic"), shelf_sheet("forced-order")], "66666")
    assert [row["key"] for row in found["boxes"]] == [row.key for row in compared.boxes]
    assert [column["expected"] for column in found["columns"]] == [
        solve(shelf_sheet(name)).expected for name in ("tactic", "forced-order")
    ]


def test_a_file_of_ones_own(capsys: Capture, tmp_path: Path) -> None:
    """A sheet of the house may be one of them, whatever it calls its boxes."""
    file = tmp_path / "kitchen.toml"
    box = '[[boxes]]\nkey = "luck"\npattern = "any"\npays = "all+5"\n'
    file.write_text(f'id = "kitchen"\ntitle = "[bold]Kitchen"\n{box}', "utf-8")
    rows = {
        " ".join(line.split()) for line in told(capsys, str(file), "tactic", "--dice", "11111").splitlines()
    }
    assert "Luck* 10 —" in rows
    assert "Yatzy* — 50" in rows


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["tactic"],
        ["tactic"] * 7,
        ["tactic", "monopoly"],
        ["tactic", "vinga", "--dice", "123"],
        ["tactic", "vinga", "--dice", "1234x"],
        ["tactic", "no/such/file.toml"],
    ],
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """Exit code 2, nothing on the output, and no traceback."""
    code, out, err = run(capsys, "compare", *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("error: ")
