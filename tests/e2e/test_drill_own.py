"""The drill about one's own games: what was decided badly is asked again, and where nothing was, it is told."""

from pathlib import Path

from support.cli.run_command import Capture, run
from support.game.drills import as_typed, piped, questions
from support.game.mistakes import play_with_blunders
from support.tui.screens import open_table
from yatzy.game.setup import Setup
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve


def play(folder: Path, blunders: set[int], **agreed: object) -> None:
    """Keep a game of Anna and Bo that is best play but for some turns."""
    setup = Setup(bundled_sheet("printworks"), ("Anna", "Bo"), **agreed)  # type: ignore[arg-type]
    play_with_blunders(open_table(folder, setup), solve(setup.sheet), blunders)


def test_own_mistakes(capsys: Capture, own_games: Path) -> None:
    """Planted blunders of a game that is kept are asked again, with whose they were and what they cost."""
    play(own_games, {3, 6})
    found = questions(capsys, "drill", "--own")
    assert {(one["source"]["player"], one["source"]["turn"]) for one in found} == {("Bo", 3), ("Anna", 6)}
    costs = [one["source"]["chosen"]["cost"] for one in found]
    assert costs == sorted(costs, reverse=True)
    (annas,) = questions(capsys, "drill", "printworks", "--own", "--player", "anna")
    best, then = annas["choices"][0], annas["source"]["chosen"]
    code, out, err = piped("drill", "--own", "--player", "Anna", answers=f"{as_typed(best)}\n")
    assert (code, err) == (0, "")
    assert out.startswith("One question · Printworks")
    assert "\nAnna, turn 4 · 15 Nov 2026 · test\n" in out  # every second turn is hers
    assert f"which lost {then['cost']:.2f}." in out


def test_computers_are_not_asked_about(capsys: Capture, own_games: Path) -> None:
    """What a computer did badly is nobody's mistake."""
    play(own_games, {3, 6}, computers=("", "casual"))
    assert [one["source"]["player"] for one in questions(capsys, "drill", "--own")] == ["Anna"]


def test_no_own_mistakes(capsys: Capture, own_games: Path) -> None:
    """Without games, or without mistakes in them, it says so and where else to turn."""
    nothing = (
        "There are no games to learn from yet. "
        "Start one with yatzy play, or import one with yatzy games import.\n"
    )
    assert run(capsys, "drill", "--own") == (0, nothing, "")
    assert run(capsys, "drill", "--own", "--json") == (0, "", nothing)
    play(own_games, {3})
    code, out, err = run(capsys, "drill", "vinga", "--own")
    assert (code, err) == (0, "")
    assert out.startswith("There are no VINGA Yatzy games to learn from yet.")
    code, out, _ = run(capsys, "drill", "--own", "--player", "Anna", "--answer", "44")
    assert (code, out.startswith("No choice of Anna lost 0.5 points or more.")) == (0, True)


def test_no_own_mistakes_of_a_player(capsys: Capture, own_games: Path) -> None:
    """Somebody who played in none of the games is told apart from there being none; computers do not play."""
    play(own_games, {3, 6}, computers=("", "casual"))
    none = "{} hasn’t played any of the {}. List them with yatzy games.\n"
    for name in ("Cecilia", "Bo"):
        assert run(capsys, "drill", "--own", "--player", name) == (0, none.format(name, "saved games"), "")
    by = none.format("Cecilia", "Printworks Yatzy, No 3 games")
    assert run(capsys, "drill", "printworks", "--own", "--player", "Cecilia") == (0, by, "")
    assert run(capsys, "drill", "--own", "--player", "Cecilia", "--json")[1] == ""
    assert "\x1b" not in run(capsys, "drill", "--own", "--player", "\x1b[31m")[1]


def test_an_answer_needs_its_question(capsys: Capture) -> None:
    """Nobody can answer a position that is made up at the same moment."""
    code, out, err = run(capsys, "drill", "printworks", "--answer", "44")
    assert (code, out) == (2, "")
    assert err.startswith("error: --answer works only with --today, --date, --seed or --own.")
    assert run(capsys, "drill", "printworks", "--seed", "5", "--answer", "chance")[0] == 0
