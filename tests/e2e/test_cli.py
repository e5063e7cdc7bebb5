"""The command line as its users meet it."""

import contextlib
import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support.cli.run_command import Capture, check_told_in_one_line, run
from yatzy.cli.support import card_arguments
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.rules.toml import dumps

pytestmark = pytest.mark.usefixtures("plain_terminal")


def test_score_for_programs(capsys: Capture) -> None:
    """The question of the MB table: five fives with Yahtzee and Cinq filled."""
    code, out, err = run(
        capsys, "score", "55555", "--sheet", "mb-1973", "--filled", "yatzy=50,fives=15", "--json"
    )
    answer = json.loads(out)
    assert (code, err) == (0, "")
    assert list(answer) == ["sheet", "dice", "boxes"]
    assert (answer["sheet"], answer["dice"]) == ("mb-1973", [5, 5, 5, 5, 5])
    boxes = {box["key"]: box for box in answer["boxes"]}
    assert boxes["full-house"] == {
        "key": "full-house", "points": 25, "bonus": 100, "allowed": True, "reason": "joker",
    }  # fmt: skip
    assert boxes["ones"] == {"key": "ones", "points": 0, "bonus": 0, "allowed": False, "reason": "lower-first"}
    keys = [key for key in bundled_sheet("mb-1973").tables.keys if key not in ("yatzy", "fives")]
    assert list(boxes) == keys


def test_score_for_people(capsys: Capture) -> None:
    """The same as a table: names, points, bonus and why."""
    code, out, err = run(capsys, "score", "55555", "--sheet", "mb-1973", "--filled", "yatzy=50,fives=15")
    assert (code, err) == (0, "")
    assert "Full house" in out
    assert "+100" in out
    assert "Yahtzee counts as a joker." in out
    assert "A joker goes in an open lower box." in out
    assert "Another Yahtzee: +100 in any box" in out


def test_the_upper_bonus_is_told(capsys: Capture) -> None:
    """An entry that reaches 63 says what it earns."""
    _, out, _ = run(capsys, "score", "11156", "--filled", "twos=8,threes=12,fours=12,fives=10,sixes=18")
    assert "Scores 1 + 1 + 1. Earns Bonus, 50 points." in out


def test_dice_may_be_typed_apart(capsys: Capture) -> None:
    """As they lie on the table."""
    assert run(capsys, "score", "5", "5", "5", "3", "5") == run(capsys, "score", "55535")


def test_names_as_shown_can_be_typed(capsys: Capture) -> None:
    """What the table calls a box is accepted for it, in the language of the answer."""
    code, out, _ = run(capsys, "score", "55555", "--lang", "fi", "--filled", "1 pari=10, Yatzy=50", "--json")
    assert code == 0
    assert {"one-pair", "yatzy"}.isdisjoint(box["key"] for box in json.loads(out)["boxes"])
    code, out, _ = run(capsys, "score", "55555", "--sheet", "HASBRO", "--filled", "yahtzee=0,aces=3", "--json")
    assert code == 0


def test_who_has_a_sheet_of_their_own_is_sent_there(capsys: Capture) -> None:
    """The Danish Tactic text has its own Yatzy."""
    _, out, _ = run(capsys, "score", "55555", "--lang", "da")
    assert "tactic-da" in out


@pytest.mark.parametrize("columns", ["30", "40", "59", "60", "200"])
def test_any_width_shows_whole_words(capsys: Capture, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    """Narrow terminals lose no name; nothing is cut off."""
    monkeypatch.setenv("COLUMNS", columns)
    _, out, _ = run(capsys, "sheets")
    assert [one for one in sheet_ids() if one not in out] == []
    for command in (["sheets"], ["rules", "tactic"], ["score", "55555", "--sheet", "printworks"]):
        _, out, _ = run(capsys, *command)
        assert "…" not in out
        assert not [line for line in out.splitlines() if line != line.rstrip()]


def test_score_in_the_language_of_the_box(capsys: Capture) -> None:
    """Box names are the sheet's own in the language asked for."""
    _, out, _ = run(capsys, "score", "66655", "--sheet", "tactic", "--lang", "sv")
    assert "Kåk" in out
    assert "Tretal" in out


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_rules_of_every_sheet(capsys: Capture, sheet_id: str) -> None:
    """Every sheet has a page, in English and in each of its languages."""
    for language in {"en", *bundled_sheet(sheet_id).languages}:
        code, out, err = run(capsys, "rules", sheet_id, "--lang", language)
        assert (code, err) == (0, "")
        assert max(map(len, out.splitlines())) <= 80


def test_sheets_lists_all(capsys: Capture) -> None:
    """The list names every sheet."""
    code, out, _ = run(capsys, "sheets")
    assert code == 0
    assert [one for one in sheet_ids() if one not in out] == []


def test_check(capsys: Capture, tmp_path: Path) -> None:
    """A good house sheet is praised; a bad one gets a line for each fault."""
    house = tmp_path / "my-rules.toml"
    text = dumps(bundled_sheet("vinga")).replace('id = "vinga"', 'id = "ours"')
    house.write_text(text, "utf-8")
    code, out, _ = run(capsys, "sheets", "check", str(house))
    assert code == 0
    assert "374" in out

    code, out, _ = run(capsys, "score", "55566", "--sheet", str(house), "--json")
    assert (code, json.loads(out)["sheet"]) == (0, "ours")

    house.write_text(text.replace("rolls = 3", "rolls = 30").replace("[3, 2]", "[3, 9]"), "utf-8")
    code, out, err = run(capsys, "sheets", "check", str(house))
    assert (code, out) == (2, "")
    assert "rolls: must be a whole number from 1 to 6, not 30." in err
    assert "boxes[12].pattern.groups[1]: must be" in err

    code, out, err = run(capsys, "score", "55566", "--sheet", str(house))
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "(and 1 more" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "5555"],
        ["score", "555555"],
        ["score", "55557"],
        ["score", "hello"],
        ["score", ""],
        ["score", "55555", "--sheet", "monopoly"],
        ["score", "55555", "--sheet", "no/such/file.toml"],
        ["score", "55555", "--sheet", "/"],
        ["score", "55555", "--sheet", "\0"],
        ["score", "55555", "--sheet", ""],
        ["score", "55555", "--filled", "twelves=3"],
        ["score", "55555", "--filled", "fives=3"],
        ["score", "55555", "--filled", "fives"],
        ["score", "55555", "--filled"],
        ["score", "55555", "--lang", "tlh"],
        ["score", "55555", "66666"],
        ["score", "55555", "--colour", "red"],
        ["score", "55555", "--sheet", "vinga", "--sheet", "tactic"],
        ["score", "-5"],
        ["rules"],
        ["rules", "monopoly"],
        ["sheets", "check"],
        ["sheets", "check", "no-such-file.toml"],
        ["sheets", "burn"],
        ["dance"],
        ["score", "1\x1b[31m234"],
        ["score", "55555", "--sheet", "x" * 300],
        ["score", "55555", "--sheet", "two\nlines.toml"],
        ["score", "55555", "--sheet", "hasbr"],
    ],
    ids=lambda arguments: repr(" ".join(arguments))[:60],
)
def test_bad_input_is_told_in_one_line(capsys: Capture, arguments: list[str]) -> None:
    """One clear line, exit code 2, nothing on the output, no traceback."""
    check_told_in_one_line(capsys, arguments)


@pytest.mark.parametrize(
    ("command", "option"),
    [
        ("advise 12344 --rolls 1", "--rolls"),
        ("advise --rolls 1 12344", "--rolls"),
        ("advise 12344 --alll", "--alll"),
        ("score 12345 --foo=3", "--foo"),
        ("score 12345 -f", "-f"),
        ("play --nope", "--nope"),
        ("play --players Anna,Bo --round 3", "--round"),
        ("drill tactic --sed 5", "--sed"),
        ("review game.yatzy --svg=chart.svg", "--svg"),
        ("games show x --html page.html", "--html"),
        ("games --sheet x", "--sheet"),
        ("simulate --games 10 --sheets tactic", "--sheets"),
    ],
)
def test_an_option_there_is_not_is_named(capsys: Capture, command: str, option: str) -> None:
    """Wherever it stands among what is right, and without its value."""
    told = f"error: There is no option “{option}” here. Add --help to see the options."
    code, out, err = run(capsys, *command.split())
    assert (code, out, err.rstrip().partition(" Did you mean")[0]) == (2, "", told)


@pytest.mark.parametrize(
    ("command", "meant"),
    [
        ("scroe 55555", "score"),
        ("game", "games"),
        ("games sow x", "games show"),
        ("play --round 3", "--rounds"),
        ("score 55555 --shete vinga", "--sheet"),
        ("--vesion", "--version"),
        ("play --counting total", "totals"),
        ("version", "--version"),
        ("help", "--help"),
    ],
)
def test_a_slip_gets_a_suggestion(capsys: Capture, command: str, meant: str) -> None:
    code, out, err = run(capsys, *command.split())
    assert (code, out) == (2, "")
    assert err.endswith(f"Did you mean {meant}?\n")
    assert "Did you mean" not in run(capsys, "xyzzy")[2]


@pytest.mark.parametrize("where", ["before", "before=", "after", "after="])
def test_the_language_may_stand_anywhere(capsys: Capture, where: str) -> None:
    lang = ["--lang=fi"] if "=" in where else ["--lang", "fi"]
    arguments = [*lang, "score", "55555"] if "before" in where else ["score", "55555", *lang]
    assert "Täyskäsi" in run(capsys, *arguments)[1]
    assert run(capsys, "--lang", "fi", "score", "5", "--lang", "sv")[0] == 2  # which of them?
    assert run(capsys, "--lang") == (2, "", "error: --lang needs a value. Add --help to see which.\n")


def test_help_in_a_pipe_that_closes() -> None:
    """`yatzy --help | head -1` is no failure."""
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.run([sys.executable, "-m", "yatzy", "--help"], stdout=writer, stderr=subprocess.PIPE,
                             check=False, timeout=300)  # fmt: skip
    os.close(writer)
    assert (process.returncode, process.stderr) == (0, b"")


EARLY = """
import sys

class Stopped:  # Ctrl-C while a module is loaded
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            sys.meta_path.remove(self)
            raise KeyboardInterrupt

sys.meta_path.insert(0, Stopped())
from yatzy.cli.main import main
sys.exit(main(["score", "55555"]))
"""


@pytest.mark.parametrize("name", ["yatzy.cli.support.streams", "yatzy.cli.app", "yatzy.rules.sheet"])
def test_ctrl_c_while_it_starts(name: str) -> None:
    """Whatever is being loaded: one word, the code shells expect, no traceback."""
    process = subprocess.run(
        [sys.executable, "-c", EARLY.format(name=name)],
        capture_output=True, text=True, check=False, timeout=300, env=os.environ | {"LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert process.returncode == 130
    assert (process.stdout, process.stderr) == ("", "Stopped.\n")


def test_standard_input_without_a_game_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who typed no file name has to know what was read."""
    for command in ("review", "verify"):
        with open(os.devnull, encoding="utf-8") as nothing:  # noqa: PTH123 # a device
            monkeypatch.setattr(sys, "stdin", nothing)
            code, out, err = run(capsys, command)
        assert (code, out) == (2, "")
        assert err.startswith("error: There’s no game on standard input. Name a game file")


def test_a_language_set_for_good(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """YATZY_LANG is heeded; one we do not speak is told, also by --help; an empty one is none."""
    monkeypatch.setenv("YATZY_LANG", "fi")
    assert "Täyskäsi" in run(capsys, "score", "55555")[1]
    monkeypatch.setenv("YATZY_LANG", "")
    assert run(capsys, "sheets")[0] == 0
    monkeypatch.setenv("YATZY_LANG", "zz")
    code, out, err = run(capsys, "sheets")
    assert (code, out) == (2, "")
    assert "There is no language “zz”" in err
    assert run(capsys, "--help")[0] == 0


def test_a_near_miss_is_helped(capsys: Capture) -> None:
    """A sheet's name with a slip gets a suggestion."""
    assert "Did you mean hasbro?" in run(capsys, "rules", "hasbr")[2]


def test_very_many_faults_are_counted(capsys: Capture, tmp_path: Path) -> None:
    """The first faults are told, the rest counted."""
    file = tmp_path / "faults.toml"
    file.write_text("\n".join(f"x{n} = 1" for n in range(5000)), "utf-8")
    code, _, err = run(capsys, "sheets", "check", str(file))
    assert code == 2
    assert err.count("\n") == 22
    assert err.endswith("and 4,983 more\n")


def test_a_large_file_is_refused(capsys: Capture, tmp_path: Path) -> None:
    """Ten megabytes are no rule sheet."""
    file = tmp_path / "large.toml"
    file.write_bytes(b"# padding\n" * 1_000_000)
    code, _, err = run(capsys, "score", "55555", "--sheet", str(file))
    assert code == 2
    assert "too large" in err


def yatzy(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "yatzy", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300, **options)  # type: ignore[call-overload, no-any-return] # options go through


def test_rolls_from_a_pipe() -> None:
    """Rolls are answered line by line; a bad one is told and the rest still answered."""
    result = yatzy("score", "--sheet", "vinga", "--json", input="55555\r\noops\n\n12345\n")
    assert result.returncode == 2
    assert [json.loads(line)["dice"][0] for line in result.stdout.splitlines()] == [5, 1]
    assert result.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    """`yatzy rules tactic | head -1` ends quietly."""
    command = f"{sys.executable} -m yatzy rules tactic | head -1"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=300)  # noqa: S602 # a pipe is the point
    assert (result.returncode, result.stderr) == (0, "")


def test_rolls_from_a_pipe_that_is_no_text() -> None:
    """Bytes that are no letters are no roll, and no crash."""
    result = subprocess.run(
        [sys.executable, "-m", "yatzy", "score"],
        input=b"\xff\xfe\n",
        capture_output=True,
        check=False,
        timeout=300,
    )
    assert result.returncode == 2
    assert result.stderr.startswith(b"error: ")
    assert b"Traceback" not in result.stderr


def test_an_output_that_is_gone_or_full() -> None:
    """A closed or full output is told, where it can be, without a traceback."""
    for redirection, code, told in [(">&-", 0, ""), ("<&-", 0, ""), (">/dev/full", 1, "No space left")]:
        command = f"{sys.executable} -m yatzy score --sheet vinga 55535 {redirection}"
        result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=300)  # noqa: S602 # redirection is the point
        assert result.returncode == code
        assert told in result.stderr
        assert "Traceback" not in result.stderr


def test_a_closed_input_is_an_empty_one() -> None:
    """Nothing to read means nothing to answer."""
    command = f"{sys.executable} -m yatzy score <&-"
    result = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=300)  # noqa: S602 # as above
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_a_name_on_the_shelf_wins_over_a_file(tmp_path: Path) -> None:
    """A file called vinga in the folder does not hide the sheet."""
    (tmp_path / "vinga").write_text("nonsense", "utf-8")
    assert yatzy("score", "55555", "--sheet", "vinga", cwd=tmp_path).returncode == 0


def test_asking_again_and_again() -> None:
    """At a terminal, rolls are asked for until an empty line; a bad one is told."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "yatzy", "score"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={"TERM": "dumb", "PATH": "", "COLUMNS": "80", "LC_ALL": "C.UTF-8"},
    )
    os.close(slave)
    os.write(master, b"55555\noops\n\n")
    told = b""
    with contextlib.suppress(OSError):  # the terminal closes when the command ends
        while chunk := os.read(master, 4096):
            told += chunk
    os.close(master)
    assert process.wait(timeout=300) == 0
    assert "50   Made: 50 points." in told.decode()
    assert "“oops” isn’t a roll" in told.decode()


def test_interrupting_is_no_crash(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends a command with the code shells expect, and without a traceback."""

    def interrupted(_: str) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(card_arguments, "find_sheet", interrupted)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
    try:
        assert run(capsys, "score", "55555") == (130, "", "Stopped.\n")
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_terminal_without_our_letters_is_no_error() -> None:
    """Latin-1 has no Cyrillic: signs stand in, nothing breaks."""
    result = subprocess.run(
        [sys.executable, "-m", "yatzy", "score", "66655", "--lang", "ru"],
        capture_output=True,
        check=False,
        timeout=300,
        env={"PYTHONIOENCODING": "latin-1", "PATH": ""},
    )
    assert (result.returncode, result.stderr) == (0, b"")


def test_version_and_help(capsys: Capture) -> None:
    """Help lists the commands; the version is a number."""
    code, out, _ = run(capsys, "--version")
    assert code == 0
    assert out[0].isdigit()
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for command in ("rules", "score", "sheets"):
        assert command in out
    code, out, _ = run(capsys, "score", "--help")
    assert "55535" in out
    assert "Default: tactic." in " ".join(out.replace("│", " ").split())
