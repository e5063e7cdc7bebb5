"""Data to take away, as its users ask for it."""

import csv
import re
import signal
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
from pyarrow import parquet

from support.cli.run_command import ONLY_CHANCE, Capture, check_told_in_one_line, run
from yatzy.data import advice, games, states, values
from yatzy.data.writers import write_csv
from yatzy.game.card import Card
from yatzy.l10n.catalogue import LANGUAGES
from yatzy.rules.sheet_files import find_sheet
from yatzy.solver.solve import solve

pytestmark = pytest.mark.usefixtures("plain_terminal")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("sheets") / "my-house-rules.toml"
    file.write_text(ONLY_CHANCE, "utf-8")
    return str(file)


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_each_kind(capsys: Capture) -> None:
    """What is printed is what the library gives, row by row."""
    sheet = find_sheet("forced-order")
    solution, card = solve(sheet), Card.filled(find_sheet("forced-order").tables, {"ones": 3})
    for options, table in (
        (["states"], states(sheet)),
        (["values"], values(sheet, solution)),
        (["values", "--states"], values(sheet, solution, with_states=True)),
        (["advice"], advice(sheet, solution)),
        (
            ["advice", "--filled", "ones=3", "--dice", "2 2 3 4 5", "--rolls-left", "1"],
            advice(sheet, solution, card, dice="22345", rolls_left=1),
        ),
        (["games", "--games", "5"], games(sheet, solution, 5)),
        (
            ["games", "--games", "5", "--player", "Casual", "--seed", "8", "--states"],
            games(sheet, solution, 5, player="casual", seed=8, with_states=True),
        ),
    ):
        code, out, err = run(capsys, "export", *options, "--sheet", "forced-order")
        expected = StringIO()
        write_csv(table, expected, table)
        assert (code, err, out) == (0, "", expected.getvalue()), options


def test_a_card_by_the_names_on_the_pad(capsys: Capture) -> None:
    """Boxes may be called what the sheet calls them, as elsewhere."""
    code, out, _ = run(
        capsys, "export", "advice", "--sheet", "tactic", "--filled", "Ykköset=3", "--dice", "12345",
        "--rolls-left", "0", "--lang", "fi",
    )  # fmt: skip
    assert code == 0
    assert {(row["turn"], row["total"]) for row in rows(out)} == {("2", "3")}


def test_positions_of_games(capsys: Capture, house: str) -> None:
    """With games, advice is about all that came up in them."""
    code, out, err = run(capsys, "export", "advice", "--games", "30", "--player", "beginner", "--sheet", house)
    assert (code, err) == (0, "")
    assert {row["game"] for row in rows(out)} == {str(game) for game in range(1, 31)}


@pytest.mark.parametrize(
    "given", [["--player", "perfect"], ["--player", "Perfect"], ["--seed", "0"]], ids=" ".join
)
def test_what_is_given_counts(capsys: Capture, house: str, given: list[str]) -> None:
    """Whoever names a player or a seed means games, also if they are those that play anyway."""
    code, out, err = run(capsys, "export", "advice", *given, "--sheet", house)
    assert (code, err) == (0, "")
    assert out == run(capsys, "export", "advice", "--games", "1000", "--sheet", house)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_what_stands_in(capsys: Capture, language: str) -> None:
    """A thousand games by the perfect player with seed 0, as the test above has it; nothing is None."""
    code, out, _ = run(capsys, "export", "--help", "--lang", language)
    told = dict(re.findall(r"^│ --(\S+)(.*?)(?=^│ --|^╰)", out, re.MULTILINE | re.DOTALL))
    assert code == 0
    assert "None" not in out
    assert re.search(r"\b1000\b", told["games"])
    assert re.search(r"\bperfect\.", told["player"])
    assert re.search(r"\b0\.", told["seed"])


@pytest.mark.parametrize("what", ["states", "values", "advice", "games"])
def test_into_a_file(capsys: Capture, tmp_path: Path, house: str, what: str) -> None:
    """By one's own rules; it says how many rows it has, replaces one that was there, and that is all."""
    for suffix in ("parquet", "csv"):
        file = tmp_path / f"data.{suffix}"
        for _ in range(2):
            code, out, err = run(capsys, "export", what, "--sheet", house, "--to", str(file))
            assert (code, err) == (0, "")
        count = parquet.read_table(file).num_rows if suffix == "parquet" else len(rows(file.read_text("utf-8")))
        assert out == f"Rows in {file}: {count:,}\n"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["data.csv", "data.parquet"]
    assert parquet.read_schema(tmp_path / "data.parquet").metadata[b"yatzy.sheet"] == b"only-chance"


def test_a_thousand_games_unless_told(capsys: Capture, house: str) -> None:
    """As the help says; a dash is standard output."""
    _, out, _ = run(capsys, "export", "games", "--sheet", house, "--to", "-")
    assert rows(out)[-1]["game"] == "1000"


def test_many_rows_are_announced(capsys: Capture, house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there are a great many it is said how many, beside the output, before anyone waits for them."""
    monkeypatch.setattr("yatzy.cli.commands.export.MANY_ROWS", 2)
    code, out, err = run(capsys, "export", "states", "--sheet", house)
    assert (code, err, len(rows(out))) == (0, "Rows to write: 2\n", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_package_for_parquet(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    """One line says what to install, before anything is solved or written."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    file = str(tmp_path / "x.parquet")
    code, out, err = run(capsys, "export", "values", "--to", file, "--lang", language)
    assert (code, out) == (1, "")
    (line,) = err.splitlines()
    assert line.endswith(" pip install 'yatzy[data]'")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["values", "states"],
        ["states", "--states"],
        ["states", "--games", "3"],
        ["states", "--player", "perfect"],
        ["states", "--filled", ""],
        ["values", "--seed", "0"],
        ["games", "--filled", ""],
        ["advice", "--player", "perfect", "--dice", "12345"],
        ["advice", "--seed", "0", "--filled", ""],
        ["values", "--dice", "12345"],
        ["values", "--filled", "ones=3"],
        ["games", "--rolls-left", "1"],
        ["games", "--filled", "ones=3"],
        ["advice", "--games", "3", "--dice", "12345"],
        ["advice", "--seed", "3", "--filled", "ones=3"],
        ["advice", "--dice", "1234"],
        ["advice", "--dice", "12347"],
        ["advice", "--dice", ""],
        ["advice", "--rolls-left", "3"],
        ["advice", "--rolls-left", "-1"],
        ["advice", "--filled", "ones=17"],
        ["advice", "--filled", "nothing"],
        ["games", "--games", "0"],
        ["games", "--games", "many"],
        ["games", "--games", "9" * 40],
        ["games", "--seed", "-1"],
        ["games", "--player", "grandmaster"],
        ["games", "--player", "bold,casual"],
        ["games", "--player", ""],
        ["values", "--sheet", "monopoly"],
        ["values", "--sheet", "no-such-file.toml"],
        ["values", "--to", ""],
        ["values", "--to", "data.txt"],
        ["values", "--to", "no-such-folder/data.csv"],
        ["values", "--to", "no-such-folder/data.parquet"],
        ["values", "--to", "/"],
    ],
    ids=" ".join,
)
def test_bad_input_is_told_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str]
) -> None:
    """One clear line, exit code 2, nothing on the output, no file, no traceback."""
    monkeypatch.chdir(tmp_path)
    check_told_in_one_line(capsys, ["export", *arguments])
    assert list(tmp_path.iterdir()) == []


def test_a_full_card(capsys: Capture, house: str) -> None:
    """There is no advice for it."""
    check_told_in_one_line(capsys, ["export", "advice", "--sheet", house, "--filled", "chance=9"])


def test_stopped(tmp_path: Path) -> None:
    """Ctrl-C in the middle: its own exit code, one line, and nothing left in the folder."""
    command = [sys.executable, "-m", "yatzy", "export", "games", "--games", "1000000", "--to", "games.csv"]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        while process.poll() is None and not any(one.stat().st_size for one in tmp_path.glob(".*.part")):
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    assert (process.returncode, out) == (130, "")
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_nobody_reads_on(tmp_path: Path) -> None:
    """Whoever wants the first rows alone takes them, and nothing is said about it."""
    with subprocess.Popen(
        [sys.executable, "-m", "yatzy", "export", "values"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout
        assert process.stderr
        assert process.stdout.readline() == "state,to_come\n"
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(timeout=300) == 0
