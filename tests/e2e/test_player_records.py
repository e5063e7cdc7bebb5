"""``yatzy records`` of one player: rates, costs and costly habits, on the terminal and as a page."""

import re
from html import escape
from pathlib import Path

from support.cli.run_command import Run
from support.game.random_games import Played
from support.game.sample_game import EVENING
from support.server.job_arguments import house
from yatzy.coach.game_summary import sum_habits
from yatzy.coach.review import review
from yatzy.game.jsonl import StampedEvent, format_lines
from yatzy.game.moves import Enter
from yatzy.game.notation import parse_game
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.habits import habit_line
from yatzy.rules.parse import parse_sheet
from yatzy.solver.solve import solve


def test_records_of_a_player(run: Run, evening: str, tmp_path: Path) -> None:
    """Rates, costs and habits are those that a review of the game finds; the page has them, and charts."""
    run("games", "import", evening)
    page = tmp_path / "records.html"
    code, out, err = run("records", "--player", "anna", "--html", str(page))
    assert (code, err) == (0, "")
    game = parse_game(EVENING)
    values = solve(game.setup.sheet)
    reviewed = review(values, game)
    skill = reviewed.skill(0)
    assert re.search(rf"Best choices +{100 * skill.accuracy:.1f}% of {skill.decisions}\n", out)
    assert re.search(
        rf"Points lost +{skill.cost / skill.decisions:.2f} per choice, {skill.cost:.1f} per game\n", out
    )
    assert re.search(r"Upper bonus +100% \(1 of 1\)", out)  # 70 above, as added up in the document
    lines = [habit_line(catalogue("en"), one) for one in sum_habits(reviewed.columns[0].decisions)]
    assert lines
    assert out.split("Costly habits\n")[1].splitlines()[: len(lines)] == [f"  {line}" for line in lines]
    html = page.read_text("utf-8")
    assert all(escape(line) in html for line in lines)
    assert html.count("<svg") >= 2
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    assert "Anna" not in run("records", "--sheet", "vinga", "--html", str(page))[1]


def test_records_of_a_sheet_nobody_has_solved(run: Run, tmp_path: Path) -> None:
    """What was reached is told, and how more would be known."""
    record = tmp_path / "house.jsonl"
    setup = Setup(parse_sheet(house(77)), ("Anna <b>",), dice=DiceFrom.REAL, game_id="q7")
    played = Played(setup)
    played.make(Enter(0, "chance", 97))
    stamped = [StampedEvent(seq, "2026-11-15T19:30:00Z", one) for seq, one in enumerate(played.events)]
    record.write_text(format_lines(stamped), "utf-8")
    assert run("games", "import", str(record))[0] == 0
    page = tmp_path / "records.html"
    _, out, _ = run("records", "--player", "Anna <b>", "--html", str(page))
    assert "Solve them with yatzy solve house-77" in " ".join(out.split())
    assert "Costly habits" not in out
    html = page.read_text("utf-8")
    assert "Anna &lt;b&gt;" in html
    assert "<b>" not in html
