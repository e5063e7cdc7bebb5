"""Rules compared on the command line: side by side where there is room, as data, and bad input in one line."""

import json
from pathlib import Path

import pytest

from support.cli.run_command import Capture, run
from yatzy.app.compare import compare_sheets
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

WORDS = catalogue("en")


def run_compare(capsys: Capture, *arguments: str) -> str:
    code, out, err = run(capsys, "compare", *arguments)
    assert (code, err) == (0, "")
    return out


def test_side_by_side(capsys: Capture) -> None:
    """The best each can make, what differs marked with a star, and the hand under each sheet's own names."""
    lines = run_compare(capsys, "tactic", "vinga", "hasbro", "--dice", "55566").splitlines()
    rows = {" ".join(line.split()) for line in lines}
    assert "Best play average 248.44 248.44 254.59" in rows  # docs/science.md has all three
    assert "Chance 27 27 27" in rows
    assert "Three of a kind* 15 15 27 (3 of a kind)" in rows
    assert "2 pairs* 22 22 (Two pairs) —" in rows
    assert "Full house: 11122 7 7 25" in rows


def test_without_a_hand(capsys: Capture) -> None:
    """What each box asks and pays stands there instead, under its own name."""
    text = " ".join(run_compare(capsys, "tactic", "hasbro").split())
    assert "Needs 1-2-3-4-5. 15 points. Needs 4 numbers in a row. 30 points." in text


def test_sheets_that_say_the_same(capsys: Capture) -> None:
    """No hand shows a difference, and only the explanation has a star."""
    text = run_compare(capsys, "tactic", "tactic")
    assert text.count("*") == 1
    assert "Dice that show the difference" not in text


@pytest.mark.parametrize("columns", ["24", "40", "59", "80", "200"])
def test_any_width(capsys: Capture, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """No line is longer than the terminal is wide, and every sheet is there."""
    monkeypatch.setenv("COLUMNS", columns)
    out = run_compare(capsys, "tactic", "hasbro", "philos", "--dice", "55566")
    assert max(map(len, out.splitlines())) <= min(int(columns), 100)
    assert "…" not in out
    for total in ("248.44", "254.59"):
        assert total in out


def test_what_options_are_worth(capsys: Capture) -> None:
    """One sheet alone is compared with each of its options, for people and for programs."""
    rows = {" ".join(line.split()) for line in run_compare(capsys, "tactic-nl").splitlines()}
    assert "tactic-nl Tactic Yatzy, 54929, Nederlands, 245.94" in rows  # docs/science.md
    found = json.loads(run_compare(capsys, "tactic-nl", "--json"))
    by_key = {option["key"]: option for option in found["options"]}
    assert by_key["bonus-at-63"]["sheet"] == "tactic-nl+bonus-at-63"
    assert by_key["bonus-at-63"]["expected"] == pytest.approx(248.439989378)  # docs/science.md: tactic
    assert by_key["bonus-at-63"]["difference"] == pytest.approx(248.439989378 - 245.935677261)


def test_for_programs(capsys: Capture) -> None:
    """The same that is computed, with what best play makes."""
    found = json.loads(run_compare(capsys, "tactic", "forced-order", "--dice", "66666", "--json"))
    compared = compare_sheets([bundled_sheet("tactic"), bundled_sheet("forced-order")], "66666")
    assert [row["key"] for row in found["boxes"]] == [row.key for row in compared.boxes]
    assert [column["expected"] for column in found["columns"]] == [
        solve(bundled_sheet(name)).expected for name in ("tactic", "forced-order")
    ]


def test_a_file_of_ones_own(capsys: Capture, tmp_path: Path) -> None:
    """A sheet of the house may be one of them, whatever it calls its boxes."""
    file = tmp_path / "kitchen.toml"
    box = '[[boxes]]\nkey = "luck"\npattern = "any"\npays = "all+5"\n'
    file.write_text(f'id = "kitchen"\ntitle = "[bold]Kitchen"\n{box}', "utf-8")
    rows = {
        " ".join(line.split())
        for line in run_compare(capsys, str(file), "tactic", "--dice", "11111").splitlines()
    }
    assert "Luck* 10 —" in rows
    assert "Yatzy* — 50" in rows


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["philos"],  # alone, and without options
        ["tactic", "--dice", "55566"],  # a hand is for several
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
