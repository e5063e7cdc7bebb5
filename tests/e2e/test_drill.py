"""The drill as its users meet it: typed at a terminal, piped, answered at once, and for programs."""

import contextlib
import json
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from support.cli.run_command import Capture, check_told_in_one_line, run
from support.game.drills import as_typed, piped, questions

PRINTWORKS = ("drill", "printworks", "--seed", "5", "--count", "3")
DAY = ("drill", "printworks", "--date", "2026-11-15")
"""Pinned in ``tests/unit/test_drill.py``: 1 3 4 5 6 after the first throw, and 3 4 5 6 is best."""


pytestmark = pytest.mark.usefixtures("plain_terminal")


def at_a_terminal(*arguments: str, typed: list[str], columns: int = 80) -> tuple[int, str]:
    """Type at each prompt in turn, in a terminal of its own; return the exit code and what was shown."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "yatzy", *arguments],
        stdin=slave, stdout=slave, stderr=slave,
        env=os.environ | {"TERM": "dumb", "COLUMNS": str(columns), "LINES": "24", "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    os.close(slave)
    shown, keys = "", iter(typed)
    with contextlib.suppress(OSError):  # the terminal closes when the command ends
        while select.select([master], [], [], 60)[0] and (chunk := os.read(master, 4096)):
            shown += chunk.decode(errors="replace").replace("\r", "")
            if shown.endswith(("(? for help) ", "q: stop ")) and (key := next(keys, "")):
                os.write(master, key.encode())
    process.terminate()  # it has ended, unless it waits for more than was typed
    os.close(master)
    return process.wait(timeout=300), shown


# For programs


def test_a_question_for_programs(capsys: Capture) -> None:
    """Exactly these keys; costs count from the best choice, which the coach gives the same reasons for."""
    (found,) = questions(capsys, *DAY)
    assert list(found) == [
        "sheet", "digest", "source", "filled", "bonuses", "dice", "rolls_left", "choices", "reasons",
    ]  # fmt: skip
    assert found["source"] == {"kind": "day", "date": "2026-11-15"}
    assert found["filled"] == {"ones": 2, "twos": 8, "sixes": 24, "three-of-a-kind": 26}
    best, *others = found["choices"]
    assert best["keep"] == [3, 4, 5, 6]
    assert all(one["cost"] == pytest.approx(best["value"] - one["value"]) for one in others)
    stands = ",".join(f"{key}={points}" for key, points in found["filled"].items())
    dice = "".join(map(str, found["dice"]))
    _, advised, _ = run(capsys, "advise", dice, "--sheet", "printworks", "--filled", stands, "--json")
    assert json.loads(advised)["choices"] == found["choices"]
    assert json.loads(advised)["reasons"] == found["reasons"]


def test_an_answer_for_programs(capsys: Capture) -> None:
    """An answer is among the choices, with what it costs."""
    (found,) = questions(capsys, *DAY, "--answer", "chance")
    assert found["answer"] == next(one for one in found["choices"] if one.get("key") == "chance")
    assert found["answer"]["cost"] > 4
    for nothing in ("0", "none"):
        (found,) = questions(capsys, *DAY, "--answer", nothing)
        assert found["answer"]["keep"] == []


def test_seeds(capsys: Capture) -> None:
    """A seed asks the same again; without one it is something else each time."""
    first, second = questions(capsys, *PRINTWORKS), questions(capsys, *PRINTWORKS)
    assert first == second
    assert [one["source"] for one in first] == [
        {"kind": "made-up", "seed": 5, "number": number} for number in range(3)
    ]
    fresh = [questions(capsys, "drill", "printworks", "--count", "2") for _ in range(2)]
    assert fresh[0] != fresh[1]
    assert len(questions(capsys, "drill", "printworks")) == 10


@pytest.mark.parametrize(("zone", "hours"), [("XXX-14", 14), ("XXX+12", -12)])
def test_today_is_where_the_terminal_stands(zone: str, hours: int) -> None:
    """Far east and far west of Greenwich it is never the same day."""

    def there() -> str:
        return (datetime.now(UTC) + timedelta(hours=hours)).date().isoformat()

    before = there()
    told = subprocess.run(
        [sys.executable, "-m", "yatzy", "drill", "printworks", "--today", "--json"],
        env=os.environ | {"TZ": zone}, capture_output=True, check=True, timeout=300,
    ).stdout  # fmt: skip
    assert json.loads(told)["source"]["date"] in (before, there())


# From a pipe


def test_a_whole_quiz_from_a_pipe(capsys: Capture) -> None:
    """The best answers cost nothing; one that is worse costs what it is said to cost."""
    asked = questions(capsys, *PRINTWORKS)
    best = [as_typed(one["choices"][0]) for one in asked]
    code, out, err = piped(*PRINTWORKS, answers="\n".join([*best, ""]))
    assert (code, err) == (0, "")
    assert out.count("Right: ") == 3
    assert out.endswith("\n3 of 3 best. Points lost: 0.00 in all, 0.00 per question.\n")
    assert [f"Question {number} of 3 · Printworks" in out for number in (1, 2, 3)] == [True] * 3

    worst = asked[1]["choices"][-1]
    code, out, err = piped(*PRINTWORKS, answers=f"{best[0]}\n\n{as_typed(worst)}\n{best[2]}\n")
    assert (code, err) == (0, "")
    assert f"loses {worst['cost']:.2f}." in out
    assert re.search(rf"{worst['cost']:.2f} +yours$", out, re.MULTILINE)
    assert out.endswith(
        f"\n2 of 3 best. Points lost: {worst['cost']:.2f} in all, {worst['cost'] / 3:.2f} per question.\n"
    )


def test_bad_answers_from_a_pipe(capsys: Capture) -> None:
    """Each is told in one line, the same question takes the next line, and the exit code says so."""
    (found,) = questions(capsys, *DAY)
    code, out, err = piped(*DAY, answers=f"22\nxyz\n{as_typed(found['choices'][0])}\n")
    assert (code, out.count("Position of the day"), out.count("Right: ")) == (2, 1, 1)
    assert err == "error: No die shows 2.\nerror: These rules have no box “xyz”.\n"


@pytest.mark.parametrize("answers", ["", "\n\n", "q\n", "QUIT\n"])
def test_stopping_at_once(answers: str) -> None:
    """The question was shown, and there is nothing to sum up."""
    code, out, err = piped(*PRINTWORKS, answers=answers)
    assert (code, err) == (0, "")
    assert "Question 1 of 3" in out
    assert "best" not in out


def test_stopping_in_between(capsys: Capture) -> None:
    """What was answered so far is summed up."""
    asked = questions(capsys, *PRINTWORKS)
    _, out, _ = piped(*PRINTWORKS, answers=f"{as_typed(asked[0]['choices'][0])}\nq\n")
    assert out.endswith("\n1 of 1 best. Points lost: 0.00 in all, 0.00 per question.\n")


def test_a_closed_input() -> None:
    """Nothing to read is nobody who answers."""
    command = f"{sys.executable} -m yatzy {' '.join(DAY)} <&-"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=300)  # noqa: S602 # redirection is the point
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("Position of the day, 15 Nov 2026 · Printworks")


def test_interrupting(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C at a question ends the quiz with what was answered so far."""
    asked = questions(capsys, *PRINTWORKS)

    def typed() -> Iterator[str]:
        yield as_typed(asked[0]["choices"][0])
        raise KeyboardInterrupt

    lines = typed()
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    code, out, err = run(capsys, *PRINTWORKS)
    assert (code, err) == (0, "")
    assert out.endswith("\n1 of 1 best. Points lost: 0.00 in all, 0.00 per question.\n")


# At a terminal


def test_a_quiz_at_a_terminal(capsys: Capture) -> None:
    """Dice are drawn, an empty line and a question mark help, a bad answer is asked again, Enter goes on."""
    asked = questions(capsys, *PRINTWORKS)
    first, second = as_typed(asked[0]["choices"][0]), as_typed(asked[1]["choices"][-1])
    code, shown = at_a_terminal(
        *PRINTWORKS, typed=["?\n", "\n", "oops\n", f"{first}\n", "\n", f"{second}\n", "q\n"]
    )
    assert code == 0
    assert shown.count("╭─────╮") == 2 * 5
    assert shown.count("Type q to stop.") == 2
    assert "error: These rules have no box “oops”." in shown
    assert shown.index("Right: ") < shown.index("Question 2 of 3") < shown.index("loses")
    assert "Question 3 of 3" not in shown
    cost = asked[1]["choices"][-1]["cost"]
    assert f"1 of 2 best. Points lost: {cost:.2f} in all, {cost / 2:.2f} per question.\n" in shown


def test_a_terminal_that_closes() -> None:
    """Ctrl-D at the first question is no crash."""
    code, shown = at_a_terminal(*PRINTWORKS, typed=["\x04"])
    assert code == 0
    assert "Question 1 of 3" in shown
    assert "Traceback" not in shown


def test_a_narrow_terminal() -> None:
    """Forty columns hold the pad and the dice; no line of them is longer."""
    code, shown = at_a_terminal(*DAY, typed=["3456\n"], columns=40)
    assert code == 0
    question, _, answer = shown.partition("What do you do?")
    assert "╰─────╯" in question
    assert max(map(len, question.splitlines())) <= 40
    assert "Right: keep 3 4 5 6." in answer


# For people


def test_an_answer_at_once(capsys: Capture) -> None:
    """The pad with what the dice give, the dice, the verdict and why, the others, and a line to pass on."""
    code, out, err = run(capsys, *DAY, "--answer", "3456")
    assert (code, err) == (0, "")
    assert out.startswith("Position of the day, 15 Nov 2026 · Printworks")
    assert re.search(r"^Sixes +24 ", out, re.MULTILINE)
    assert re.search(r"^Fives +·5 ", out, re.MULTILINE)
    assert re.search(r"^Upper sum +34 ", out, re.MULTILINE)
    assert re.search(r"^Upper bonus \(63\) +\+7 ", out, re.MULTILINE)  # ones −1, twos +2, sixes +6
    assert "1 3 4 5 6 · 2 rolls left" in out
    assert "Right: keep 3 4 5 6." in out
    assert "Large straight: 1 chance in 6 with the next roll" in out
    assert re.search(r"^keep 3 4 5 +0\.74$", out, re.MULTILINE)
    assert out.endswith("\nyatzy drill printworks --date 2026-11-15 ■■■■■ best\n")


def test_the_line_to_pass_on_gives_nothing_away(capsys: Capture) -> None:
    """It tells the sheet, the day and the cost, and what leads to the same question."""
    (found,) = questions(capsys, *DAY, "--answer", "345")
    _, out, _ = run(capsys, *DAY, "--answer", "345")
    line = out.splitlines()[-1]
    assert line == f"yatzy drill printworks --date 2026-11-15 ■■□□□ lost {found['answer']['cost']:.2f}"


def test_a_terminal_that_knows_few_letters() -> None:
    """Squares are typed where they cannot be drawn."""
    shown = subprocess.run(
        [sys.executable, "-m", "yatzy", *DAY, "--answer", "345"],
        env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True, timeout=300,
    ).stdout  # fmt: skip
    assert b"##--- lost" in shown


def test_a_choice_as_good_as_the_best(capsys: Capture, tmp_path: Path) -> None:
    """Where two boxes pay the same, it does not matter which is taken first, and either answer is right."""
    file = tmp_path / "twins.toml"
    box = '[[boxes]]\nkey = "{}"\npattern = "any"\npays = "all"\n'
    file.write_text(
        f'id = "twins"\ntitle = "Twins"\nrolls = 1\n{box.format("left")}{box.format("right")}', "utf-8"
    )
    for key in ("left", "right"):
        code, out, err = run(capsys, "drill", str(file), "--seed", "1", "--answer", key)
        assert (code, err) == (0, "")
        assert "Right: " in out
    assert "is as good as" in out


def test_languages(capsys: Capture) -> None:
    """Boxes are called what the sheet prints in that language, in the question and in the answer."""
    code, out, err = run(capsys, "drill", "tactic", "--date", "2026-11-17", "--lang", "sv", "--answer", "chans")
    assert (code, err) == (0, "")
    assert "Ettor" in out
    assert "Chans" in out


@pytest.mark.parametrize("columns", ["12", "20", "30", "40", "60", "80", "200"])
@pytest.mark.parametrize(("sheet", "date"), [("tactic", "2026-11-17"), ("printworks", "2026-11-15")])
def test_any_width(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, sheet: str, date: str, columns: str
) -> None:
    """No line is longer than the terminal is wide, none is cut off, and pipes get no colours and no blanks."""
    monkeypatch.setenv("COLUMNS", columns)
    code, out, err = run(capsys, "drill", sheet, "--date", date, "--answer", "chance")
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= min(int(columns), 100)
    assert "…" not in out
    assert "\x1b" not in out
    assert not [line for line in out.splitlines() if line != line.rstrip()]


# What goes wrong


@pytest.mark.parametrize(
    "arguments",
    [
        ["monopoly"],
        [""],
        ["no-such-file.toml"],
        ["tactic", "vinga"],
        ["--count", "0"],
        ["--count", "-3"],
        ["--count", "9" * 40],
        ["--count", "many"],
        ["--seed", "many"],
        ["--date", "tomorrow"],
        ["--date", "2026-02-30"],
        ["--date", "x" * 5000],
        ["--date", ""],
        ["--today", "--own"],
        ["--own", "--seed", "3"],
        ["--today", "--seed", "3"],
        ["--today", "--count", "3"],
        ["--answer", "44"],
        ["--answer", "44", "--seed", "3", "--count", "3"],
        ["--player", "Anna"],
        ["--lang", "tlh"],
        ["printworks", "--date", "2026-11-15", "--answer", ""],
        ["printworks", "--date", "2026-11-15", "--answer", "22"],
        ["printworks", "--date", "2026-11-15", "--answer", "ones"],
        ["printworks", "--date", "2026-11-15", "--answer", "xyz"],
        ["printworks", "--date", "2026-11-15", "--answer", "f"],
        ["printworks", "--date", "2026-11-15", "--answer", "xyz", "--json"],
    ],
    ids=lambda arguments: repr(" ".join(arguments))[:60],
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """One clear line, exit code 2, nothing on the output, no traceback."""
    check_told_in_one_line(capsys, ["drill", *arguments])


def test_a_sheet_without_a_choice(capsys: Capture, tmp_path: Path) -> None:
    """One throw and one box leave nothing to ask."""
    file = tmp_path / "fate.toml"
    box = '[[boxes]]\nkey = "chance"\npattern = "any"\npays = "all"\n'
    file.write_text(f'id = "fate"\ntitle = "Fate"\nrolls = 1\n{box}', "utf-8")
    check_told_in_one_line(capsys, ["drill", str(file)])


def test_the_drill_loads_no_compiler() -> None:
    """Questions about a sheet whose solution comes with the package need numpy alone."""
    code = f"import sys\nfrom yatzy.cli import main\nassert main({[*DAY, '--answer', '345']!r}) == 0\n"
    code += "assert 'numpy' in sys.modules\nassert not {'numba', 'llvmlite', 'textual'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=300)
