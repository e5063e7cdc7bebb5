"""A game looked at again, as its players meet it."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support.cli.run_command import Capture, check_told_in_one_line, run
from support.game.random_games import Played, played, random_game, table
from support.game.reviews import BLUNDER, ONLY_CHANCE, by_hand, data, told, written
from yatzy.game.moves import Enter, Lay, Roll
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.parse import parse_sheet

GAMES = Path(__file__).parents[1] / "golden" / "games"
GOLDEN = [
    "examples-tactic", "examples-vinga", "examples-printworks", "highest-forced-order", "highest-tactic",
    "highest-printworks", "series-mb-1973",
]  # fmt: skip

LINE = re.compile(r"([\d.]+) expected ([+−]) ([\d.]+) luck (?:− ([\d.]+) lost )?= ([\d.]+)( expected now)?")
"""How a total came about: expected, the sign of luck and luck, given away if that is known, and the total."""


pytestmark = pytest.mark.usefixtures("plain_terminal")


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The record with the blunder."""
    return written(tmp_path, BLUNDER)


def tenths(text: str) -> int:
    """Read a number as printed, in tenths."""
    return round(10 * float(text.replace("−", "-").replace("+", "")))


# Numbers


def test_numbers_found_by_head(capsys: Capture, tmp_path: Path) -> None:
    """70/3 is expected. Five sixes make it 30; a die thrown twice is worth 17/4, so throwing one costs 7/4.

    It falls to a 1, and one throw more would be worth 7/2 instead of 1: that is 3/4 less than was expected, and
    stopping costs 5/2. What is left is 25.
    """
    found = data(capsys, written(tmp_path, by_hand()))
    (column,) = found["columns"]
    assert column["expected"] == pytest.approx(70 / 3)
    assert column["turns"][0]["lucks"] == pytest.approx([30 - 70 / 3, -3 / 4])
    assert [one["cost"] for one in column["turns"][0]["decisions"]] == pytest.approx([7 / 4, 5 / 2])
    assert (column["total"], column["cost"]) == (25, pytest.approx(17 / 4))
    out = told(capsys, written(tmp_path, by_hand()))
    assert out.splitlines()[0] == "Only <Chance>: review"
    assert "25 points, 1.7 above the average of best play." in out
    assert "23.3 expected + 5.9 luck − 4.2 lost = 25" in out
    first, second = re.findall(
        r"^\d\. ([\d ]+)  .*\n.*chosen  (.*)\n.*better  (.*)\n.*lost (.*)$", out, re.MULTILINE
    )
    assert first == ("1 6 6 6 6", "25 in Chance", "keep 6 6 6 6", "2.5")
    assert second == ("6 6 6 6 6", "keep 6 6 6 6", "30 in Chance", "1.8")


def test_a_blunder_comes_first(capsys: Capture, record: str) -> None:
    """It is told with its dice, what would have been better, what that cost, and why."""
    out = told(capsys, record)
    about, chosen, better, cost, *why = out.partition("Costliest choices\n")[2].splitlines()
    assert about == "1. 6 6 6 6 6  Turn 1, roll 1, 2 rolls left"
    assert chosen.strip() == "chosen  0 in Ones"
    assert better.strip() == "better  50 in Yatzy"
    assert "Compared with “Ones”: 50 more now" in why[0] + why[1]
    (worst, *_) = data(capsys, record)["worst"]
    assert worst["cost"] > 30
    assert cost.strip() == f"lost {worst['cost']:.1f}"
    assert (worst["chosen"]["key"], worst["best"]["key"], worst["turn"]) == ("ones", "yatzy", 0)
    assert worst["reasons"][-1]["code"] == "more-now"


def every_game(tmp_path: Path) -> dict[str, str]:
    """Games of all kinds, as files: alone and in teams, one round and several, finished and not, real dice."""
    setups = {
        "alone": table("tactic", 1, dice=DiceFrom.SCREEN),
        "two": table("tactic", 2, dice=DiceFrom.SCREEN),
        "teams": table("printworks", 4, teams=((0, 2), (1, 3)), rounds=2, dice=DiceFrom.SCREEN),
        "real": table("tactic", 3),
        "series": table("forced-order", 2, rounds=3),
    }
    games = {
        f"{name}-{most}": random_game(setup, 5, most) for name, setup in setups.items() for most in (7, 999)
    }
    files = {name: str(GAMES / f"{name}.yatzy") for name in GOLDEN}
    for name, game in games.items():
        (tmp_path / name).mkdir()
        files[name] = written(tmp_path / name, game)
    return files


def test_every_line_adds_up(capsys: Capture, tmp_path: Path) -> None:
    """In tenths, exactly; and no number is further from the exact one than rounding can take it."""
    for name, file in every_game(tmp_path).items():
        out, found = told(capsys, file), data(capsys, file)
        parts = found["columns"]
        lines = LINE.findall(out.replace("\n", " "))
        columns = {part["column"] for part in parts}
        assert len(lines) == len(columns), name
        for column, line in zip(sorted(columns), lines, strict=True):
            expected, sign, luck, cost, total, now = line
            signed_luck = tenths(luck) if sign == "+" else -tenths(luck)
            assert tenths(expected) + signed_luck - tenths(cost or "0") == tenths(total), name
            own = [part for part in parts if part["column"] == column]
            assert bool(now) == (not all(part["full"] for part in own))
            for shown, key, most in (
                (expected, "expected", 0.5),
                (total, "total", 0.5),
                (cost or "0", "cost", 0.5),
            ):
                assert abs(tenths(shown) - 10 * sum(part[key] for part in own)) <= most + 1e-6, (name, key)
            assert abs(signed_luck - 10 * sum(part["luck"] for part in own)) <= 1.5 + 1e-6


def test_tables_add_up(capsys: Capture, tmp_path: Path) -> None:
    """Each row of the comparison, and each turn from the one before it."""
    out = told(capsys, written(tmp_path, random_game(table("tactic", 2, dice=DiceFrom.SCREEN), 8)))
    rows = re.findall(r"^(Ann|Ben) +([\d.]+) +(\S+) +([\d.]+) +(\d+) +(\d+) of (\d+)$", out, re.MULTILINE)
    assert len(rows) == 2
    for _, expected, luck, cost, total, best, decisions in rows:
        assert tenths(expected) + tenths(luck) - tenths(cost) == tenths(total)
        assert int(best) <= int(decisions)
    turns = re.findall(
        r"^ +(\d+)  .*?  ([+−]?[\d.]+) {2,}(?:([\d.]+) +)?([\d.]+)  [ ●░─│]+$", out, re.MULTILINE
    )
    assert [int(turn[0]) for turn in turns] == [*range(1, 16), *range(1, 16)]
    before = 0
    for number, luck, cost, after in turns:
        before = tenths(rows[0][1]) if number == "1" else before
        assert before + tenths(luck) - tenths(cost or "0") == tenths(after)
        before = tenths(after)


def test_for_programs(capsys: Capture, tmp_path: Path) -> None:
    """These keys; total − expected = luck − cost, by column, turn by turn and throw by throw, to 1e-9."""
    setup = table("printworks", 4, teams=((0, 2), (1, 3)), rounds=2, dice=DiceFrom.SCREEN, game_id="g1")
    found = data(capsys, written(tmp_path, random_game(setup, 3)))
    assert list(found) == [
        "sheet", "digest", "game", "date", "over", "expected", "players", "columns", "worst",
    ]  # fmt: skip
    assert (found["sheet"], found["digest"]) == ("printworks", setup.sheet.digest)
    assert (found["game"], found["date"], found["over"]) == ("g1", "", True)
    players = found["players"]
    assert [player["name"] for player in players] == ["Ann", "Ben", "Cat", "Dan"]
    columns = found["columns"]
    assert [(one["round"], one["column"], one["seats"]) for one in columns] == [
        (0, 0, [0, 2]), (0, 1, [1, 3]), (1, 0, [0, 2]), (1, 1, [1, 3]),
    ]  # fmt: skip
    for column in columns:
        check_column(column)
    for seat, player in enumerate(players):
        turns = [turn for one in columns for turn in one["turns"] if turn["seat"] == seat]
        skill = player["skill"]
        assert skill["cost"] == pytest.approx(sum(turn["cost"] for turn in turns), abs=1e-9)
        real = [one for turn in turns for one in turn["decisions"] if one["options"] > 1]
        assert (skill["decisions"], skill["best"]) == (len(real), sum(not one["cost"] for one in real))


def check_column(column: dict[str, Any]) -> None:
    """Count a column together from its throws."""
    assert list(column) == [
        "round", "column", "seats", "name", "full", "expected", "luck", "cost", "total", "skill", "turns",
    ]  # fmt: skip
    turns = column["turns"]
    assert column["total"] - column["expected"] == pytest.approx(column["luck"] - column["cost"], abs=1e-9)
    expected = column["expected"]
    for turn in turns:
        assert list(turn) == [
            "turn", "seat", "key", "points", "bonus", "known",
            "before", "luck", "cost", "after", "lucks", "decisions",
        ]  # fmt: skip
        assert turn["before"] == pytest.approx(expected, abs=1e-9)
        decisions = turn["decisions"]
        lucks = turn["lucks"]
        assert len(lucks) == len(decisions)
        expected += sum(lucks) - sum(one["cost"] for one in decisions)
        assert turn["after"] == pytest.approx(expected, abs=1e-9)
    assert expected == pytest.approx(column["total"], abs=1e-9)


# Games of all kinds


def test_several_players(capsys: Capture, tmp_path: Path) -> None:
    """Who had the better dice and who gave less away is as the table below has it."""
    out = told(capsys, written(tmp_path, random_game(table("tactic", 2, dice=DiceFrom.SCREEN), 8)))
    rows = dict(re.findall(r"^(Ann|Ben) +[\d.]+ +(\S+ +[\d.]+) +\d+ ", out, re.MULTILINE))
    luck, cost = ({name: tenths(row.split()[place]) for name, row in rows.items()} for place in (0, 1))
    best, other = max(luck, key=lambda one: luck[one]), min(luck, key=lambda one: luck[one])
    assert f"{best} had the better dice ({rows[best].split()[0]} against {rows[other].split()[0]})." in out
    best, other = min(cost, key=lambda one: cost[one]), max(cost, key=lambda one: cost[one])
    assert f"{best} lost fewer points ({rows[best].split()[1]} against {rows[other].split()[1]})." in out


def test_teams_and_rounds(capsys: Capture, tmp_path: Path) -> None:
    """Partners are told apart, and every round is there."""
    setup = table("printworks", 4, teams=((0, 2), (1, 3)), rounds=2, dice=DiceFrom.SCREEN)
    out = told(capsys, written(tmp_path, random_game(setup, 3)))
    partners = out.partition("Partners\n")[2].partition("\n\n")[0]
    assert re.findall(r"^(\w+) +[\d.]+ +\d+ of \d+$", partners, re.MULTILINE) == ["Ann", "Cat", "Ben", "Dan"]
    assert len(re.findall(r"^Ann & Cat +[\d.]+ ", out, re.MULTILINE)) == 3  # together, and in each round
    assert len(re.findall(r"^Round 1$", out, re.MULTILINE)) == 3  # compared, and for both columns
    assert re.search(r"^1\. [\d ]+  (Ann|Cat) · Round [12] · Turn \d+, roll", out, re.MULTILINE)
    assert re.search(r"^ +2  (Cat|Ann)  ", out, re.MULTILINE)


def test_real_dice(capsys: Capture) -> None:
    """What is not known of the throws counts as luck, which is said once, with the verdict."""
    out = told(capsys, str(GAMES / "examples-tactic.yatzy"))
    note = "In 12 of 16 turns only the last dice were recorded. Earlier choices"
    assert " ".join(out.split()).count(note) == 1
    assert note in " ".join(out.split("\n\n")[1].split())
    assert "the last dice" in out.partition("Costliest recorded choices")[2]
    assert "only the last dice" not in told(capsys, str(GAMES / "highest-tactic.yatzy"))


def test_points_alone(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is praised for choices that nobody knows; and a record may come through a pipe."""
    text = "Yatzy: 1\nSheet: vinga\nPlayer: Anna\nPlayer: Bo\n\nones 3\nsixes 24\nyatzy 50\nchance 20\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    out = told(capsys)
    assert "In 4 of 4 turns only the points were recorded." in out
    assert "lost fewer points" not in out
    assert "Costliest" not in out
    assert re.search(r"^248\.4 expected \+ [\d.]+ luck = [\d.]+ expected now$", out, re.MULTILINE)


def test_nobody_is_praised_for_last_dice_alone(capsys: Capture, tmp_path: Path) -> None:
    """With two boxes that pay the same no box is wrong; what was kept before, nobody knows."""
    boxes = [{"key": key, "pattern": "any", "pays": "all"} for key in ("left", "right")]
    sheet = parse_sheet({"id": "twins", "title": "Twins", "boxes": boxes})
    moves = [
        move
        for key, anna, bo in (("left", 6, 1), ("right", 5, 2))
        for seat, face in enumerate((anna, bo))
        for move in (Lay(seat, (face,) * 5), Enter(seat, key))
    ]
    page = tmp_path / "page.html"
    game = played(Setup(sheet, ("Anna", "Bo"), dice=DiceFrom.REAL), *moves)
    out = told(capsys, written(tmp_path, game), "--html", str(page))
    for shown in (out, page.read_text("utf-8")):
        assert "As far as recorded, Anna had the better dice" in " ".join(shown.split())
        assert "Too few choices were recorded to compare them." in " ".join(shown.split())
        assert shown.count("Too few choices were recorded to judge them.") == 2
        assert not re.search("decided:|alone|[Ee]very choice|Nobody", shown)


def test_a_game_that_is_not_over(capsys: Capture, record: str) -> None:
    """It is looked at as far as its turns are over, and says what is expected now."""
    out = told(capsys, record)
    assert "points expected now" in out
    assert "Expected now = expected + luck − points lost." in out
    assert data(capsys, record)["over"] is False


def test_a_game_with_nothing_in_it(capsys: Capture, tmp_path: Path) -> None:
    """A short answer, that says which sheet it is about; the same on the page."""
    file, page = written(tmp_path, Game.from_setup(table("tactic", 2))), tmp_path / "page.html"
    out = told(capsys, file, "--html", str(page))
    assert out.splitlines()[:3] == [
        "Tactic Yatzy, 54929, 2018: review",
        "",
        "No turn is finished yet, so there’s nothing to review.",
    ]
    assert "No turn is finished yet" in page.read_text("utf-8")
    assert data(capsys, file)["worst"] == []


def test_best_play_gives_nothing_away(capsys: Capture, tmp_path: Path) -> None:
    """Then no choice is listed as costly: with only Chance, five sixes are kept."""
    played = Played(Setup(ONLY_CHANCE, ("Anna",), dice=DiceFrom.SCREEN))
    for move in (Roll(0, (6,) * 5), Enter(0, "chance")):
        played.make(move)
    out = told(capsys, written(tmp_path, played.game))
    assert "every choice was the best." in out
    assert "23.3 expected + 6.7 luck − 0.0 lost = 30" in out
    assert "Costliest" not in out


# What goes wrong, and any terminal


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-file.yatzy"],
        ["nope"],
        [str(GAMES)],
        ["GAME", "GAME"],
        ["GAME", "--lang", "tlh"],
        ["GAME", "--html"],
        ["GAME", "--html", "no/such/folder/page.html"],
        ["GAME", "--html", "/"],
        ["GAME", "--html", "\0"],
        ["GAME", "--html", "x" * 300],
        ["GAME", "--html", ""],
        ["GAME", "--svg", "chart.svg"],
        ["WRONG"],
        ["EMPTY"],
    ],
    ids=lambda arguments: repr(" ".join(arguments))[-60:],
)
def test_bad_input_is_told_in_one_line(
    capsys: Capture, tmp_path: Path, record: str, arguments: list[str]
) -> None:
    """One clear line, exit code 2, nothing on the output, no traceback."""
    (tmp_path / "wrong.yatzy").write_text(BLUNDER.replace("straight 15", "straight 16"), "utf-8")
    (tmp_path / "empty.yatzy").write_text("", "utf-8")
    names = {"GAME": record, "WRONG": str(tmp_path / "wrong.yatzy"), "EMPTY": str(tmp_path / "empty.yatzy")}
    check_told_in_one_line(capsys, ["review", *(names.get(one, one) for one in arguments)])


def test_a_record_that_cannot_be_is_told_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    """Nothing is believed: what cannot have happened is no game to look at."""
    file = written(tmp_path, BLUNDER.replace("straight 15", "straight 16"))
    code, out, err = run(capsys, "review", file)
    assert (code, out) == (2, "")
    assert err.startswith(f"error: {file}: line 7: ")


@pytest.mark.parametrize("columns", ["12", "20", "40", "59", "60", "80", "200"])
def test_any_width(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, columns: str) -> None:
    """No line is longer than the terminal is wide, none is cut off, and pipes get no colours and no blanks."""
    monkeypatch.setenv("COLUMNS", columns)
    setup = table("printworks", 4, teams=((0, 2), (1, 3)), rounds=2, dice=DiceFrom.SCREEN)
    for game in (
        random_game(setup, 3),
        random_game(table("tactic", 1), 4),
        random_game(setup, 3, most_turns=3),
    ):
        out = told(capsys, written(tmp_path, game))
        assert max(map(len, out.splitlines())) <= min(int(columns), 100)
        assert "…" not in out
        assert "\x1b" not in out
        assert not [line for line in out.splitlines() if line != line.rstrip()]


def test_a_terminal_that_knows_few_letters(record: str) -> None:
    """A minus stays one, and nothing becomes a question mark."""
    shown = subprocess.run(
        [sys.executable, "-m", "yatzy", "review", record],
        env=os.environ | {"PYTHONIOENCODING": "ascii"}, capture_output=True, check=True, timeout=300,
    ).stdout  # fmt: skip
    assert re.search(rb"248\.4 expected [+-] [\d.]+ luck - [\d.]+ lost", shown)
    assert re.search(rb"^ +1  Ones +- .*[o|x-]+$", shown, re.MULTILINE)
    assert b"?" not in shown


def test_other_languages(capsys: Capture, record: str) -> None:
    """Boxes are called what the sheet calls them."""
    assert "Ettor" in told(capsys, record, "--lang", "sv")


REVIEW = """
import sys
from yatzy.cli import main
assert main(["review", {record!r}, "--html", {page!r}]) == 0
sys.exit(bool({{"numba", "llvmlite", "textual"}} & {{name.partition(".")[0] for name in sys.modules}}))
"""


def test_no_compiler_is_needed(record: str, tmp_path: Path) -> None:
    """Where the sheet's solution came along, the compiler, which takes long to load, is left alone."""
    code = REVIEW.format(record=record, page=str(tmp_path / "page.html"))
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
