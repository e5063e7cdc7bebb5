"""What worker processes answer, against the command line and the library: the same in two ways."""

import json
import pickle
from pathlib import Path
from random import Random

import pytest

from support.cli.run_command import Capture, run
from support.game.random_games import Played, roll, stamped, table
from support.game.reviews import ONLY_CHANCE, by_hand, written
from support.server.job_arguments import ALL_BUT_CHANCE, as_json, last_box, record, record_of, told
from yatzy.bots import BOTS, make_bot
from yatzy.bots.play_out import with_dice
from yatzy.coach.review import review as look_at
from yatzy.coach.win_chances import advise_to_win, compute_win_chances, estimate_win_chances
from yatzy.game.engine import replay
from yatzy.game.jsonl import VERSION, decode_event, format_lines
from yatzy.game.moves import Enter, Keep, Roll, TakeBack
from yatzy.game.notation import format_game, parse_events, parse_game
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.report.deciding_factors import deciding_factors
from yatzy.report.review import column_reports, comparison_rows
from yatzy.rules.errors import MoveError, NoCoach, YatzyError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs.handlers import (
    Record,
    advise,
    check_record,
    choose,
    figure,
    review,
    step,
)
from yatzy.solver.solve import solve as solution_of

GOLDEN = Path(__file__).parents[1] / "golden" / "games"


pytestmark = pytest.mark.usefixtures("plain_terminal")


def in_notation(text: str) -> Record:
    """Return the record of a game that is written in the notation."""
    return record_of(event for _, event in parse_events(text))


def game_of(some: Record) -> Game:
    return replay(decode_event(VERSION, json.loads(data)) for data in some)


# What computer players choose


@pytest.mark.parametrize("computer", BOTS)
@pytest.mark.parametrize("dice", ["", "12344", "66661"])
def test_a_computer_player_chooses_as_it_does_elsewhere(computer: str, dice: str) -> None:
    """By the same sheet with the same seed it does the same, whether its dice are still to be thrown or lie."""
    setup = table("vinga", dice=DiceFrom.SCREEN)
    some = record(setup, *([roll(0, dice)] if dice else []))
    chance = Random("a seed")  # noqa: S311 # a test
    alone = make_bot(computer, solution_of(setup.sheet)).choose(game_of(some), chance)
    assert choose(some, computer, "a seed") == alone
    assert dice or alone == (Roll(0),)


def test_a_whole_game_of_computer_players() -> None:
    """Move by move from the record alone, they play a game to its end; the winner races in the last turns."""
    setup = table("hasbro", computers=("beginner", "winner"), dice=DiceFrom.SCREEN)
    played, dice = Played(setup), Random(1)  # noqa: S311 # a test
    while not played.game.over:
        some, computer = record_of(played.events), setup.computer_at(played.game.seat)
        for move in choose(some, computer, str(len(some))):
            played.make(with_dice(played.game, move, dice))
    assert all(card.open_boxes == 0 for card in played.game.cards[-1])


def test_nobody_chooses_after_the_end() -> None:
    """A game that is over, a computer player that is none."""
    over = record(Setup(ONLY_CHANCE, ("Anna",)), Roll(0, (6,) * 5), Enter(0, "chance"))
    with pytest.raises(MoveError, match="move-game-over"):
        choose(over, "casual", "")
    with pytest.raises(YatzyError, match="bots-unknown"):
        choose(over[:2], "grandmaster", "")


# Advice


def test_advice_is_that_of_the_command_line(capsys: Capture) -> None:
    """The same numbers and reasons."""
    filled = ",".join(f"{key}={points}" for key, points in ALL_BUT_CHANCE.items())
    expected = told(capsys, "advise", "46666", "--filled", filled)
    found = as_json(advise(last_box("46666"), "en"))
    assert {name: found[name] for name in expected} == expected
    assert set(found) - set(expected) <= {"language", "names", "why"}


def test_advice_in_words(capsys: Capture) -> None:
    """Every choice has its name, and the best its reasons: as the command line prints it."""
    answer = advise(last_box("46666"), "en")
    filled = ",".join(f"{key}={points}" for key, points in ALL_BUT_CHANCE.items())
    _, out, _ = run(capsys, "advise", "46666", "--filled", filled, "--all")
    printed = " ".join(out.split())
    assert len(answer.names) == len(answer.choices) > 5
    assert all(name in printed for name in answer.names)
    assert answer.why
    assert " ".join(answer.why) in printed


def test_words_in_another_language() -> None:
    """Boxes are called what the sheet calls them; where nobody speaks a language it is English."""
    some = record(table("tactic", 1), roll(0, "66661"))
    finnish, unknown = advise(some, "fi"), advise(some, "tlh")
    assert (finnish.language, unknown.language) == ("fi", "en")
    assert any("Yatzy" in name for name in unknown.names)
    assert any("Kuutoset" in name for name in finnish.names)
    assert finnish.choices == unknown.choices


def test_chances_at_a_table() -> None:
    """Late in a game they are exact, before they are estimated, and one alone has none; as the coach counts."""
    late, early = last_box("46666", columns=2), record(table("tactic", 3), roll(0, "46666"))
    values = solution_of(bundled_sheet("tactic"))
    for some, exact in ((late, True), (early, False)):
        answer = advise(some, "en")
        assert answer.chances == (compute_win_chances if exact else estimate_win_chances)(values, game_of(some))
        assert (answer.chances.exact, answer.chances_later) == (exact, False)
    race = advise_to_win(values, game_of(late))
    to_win = advise(late, "en").to_win
    assert to_win is not None
    assert (to_win.choices, to_win.for_points) == (race.choices, race.for_points)
    assert advise(early, "en").to_win is None
    assert advise(last_box("46666"), "en").chances is None


def test_what_wins_is_told_where_it_is_another_choice() -> None:
    """Ann has 29. Ben's 28 are best for points, but the 4 thrown again wins with a six and ties with a five."""
    first = (roll(0, "56666"), Enter(0, "chance"), roll(1, "46666"))
    setup = Setup(ONLY_CHANCE, ("Ann", "Ben"))
    second = (Keep(1, (6,) * 4), roll(1, "4"))
    answer = advise(record(setup, *first, *second), "en")
    assert answer.names[0] == "28 in Chance"
    assert answer.to_win is not None
    assert answer.to_win.choices[0].chance == pytest.approx(1 / 6 + 1 / 12)
    told = "To win, rather than for points: keep 6 6 6 6. It wins 25.0% of the time instead of 0%."
    assert answer.note == told
    assert advise(record(setup, *first), "en").note == ""  # with two throws left both are the same


def test_nothing_to_advise_on() -> None:
    """No dice, no game any more, no coach at the table."""
    with pytest.raises(MoveError, match="move-before-roll"):
        advise(record(table("tactic")), "en")
    with pytest.raises(MoveError, match="move-game-over"):
        advise(record(Setup(ONLY_CHANCE, ("Anna",)), Roll(0, (6,) * 5), Enter(0, "chance")), "en")
    with pytest.raises(NoCoach, match="table-no-coach"):
        advise(record(table("tactic", coach=False), roll(0, "12345")), "en")


# Reviews


def test_a_review_is_that_of_the_command_line(capsys: Capture, tmp_path: Path) -> None:
    """The same data, and the sentences beside it; a game that can be reckoned by head, and a long one."""
    golden = [(GOLDEN / f"{name}.yatzy").read_text("utf-8") for name in ("examples-tactic", "series-mb-1973")]
    for text in (format_game(by_hand()), *golden):
        expected = told(capsys, "review", written(tmp_path, text))
        found = as_json(review(in_notation(text), "en"))
        assert found.pop("language") == "en"
        game = parse_game(text)
        values = solution_of(game.setup.sheet)
        reviewed, words = look_at(values, game), catalogue("en")
        assert found.pop("verdict") == deciding_factors(words, game, reviewed)
        compared = found.pop("compared")
        assert [tuple(row) for row in (compared["head"], *compared["rows"])] == comparison_rows(
            words, column_reports(game, reviewed)
        )
        assert len(found.pop("rounds", ())) == (game.setup.rounds if game.setup.rounds > 1 else 0)
        assert bool(found.pop("partners", None)) == bool(game.setup.teams)
        assert found.pop("adds_up")
        for mistake in found["worst"]:
            for word in ("chosen_name", "best_name", "place", "left", "why"):
                assert mistake.pop(word), word
        assert found == expected


def test_numbers_found_by_head() -> None:
    """17/4 are given away and 25 are left of 70/3: see the tests of the command."""
    answer = review(in_notation(format_game(by_hand())), "en")
    (column,) = answer.columns
    assert (column.expected, column.cost) == pytest.approx((70 / 3, 17 / 4))
    assert column.total == 25
    assert [mistake.best_name for mistake in answer.worst] == ["keep 6 6 6 6", "30 in Chance"]
    assert answer.verdict[0] == "25 points, 1.7 above the average of best play."


def test_a_table_without_a_coach_is_looked_at_when_it_is_over() -> None:
    """Not before."""
    moves = (Roll(0, (6,) * 5), Enter(0, "chance"))
    setup = Setup(ONLY_CHANCE, ("Anna",), coach=False)
    with pytest.raises(NoCoach, match="table-no-coach"):
        review(record(setup, moves[0]), "en")
    assert review(record(setup, *moves), "en").over


def test_a_game_that_has_not_begun() -> None:
    """Nothing is said of it yet."""
    answer = review(record(table("tactic")), "en")
    assert (answer.verdict, answer.worst, answer.over) == ((), (), False)
    assert [column.turns for column in answer.columns] == [(), ()]


def test_a_step_and_a_chart_where_there_are_none() -> None:
    """A table without a coach shows neither before it is over; what was not played cannot be looked at."""
    moves = (Roll(0, (6,) * 5), Enter(0, "chance"))
    going = record(Setup(ONLY_CHANCE, ("Anna", "Bo"), coach=False), *moves)
    with pytest.raises(NoCoach, match="table-no-coach"):
        step(going, "en", 0, 1)
    with pytest.raises(NoCoach, match="table-no-coach"):
        figure(going, "en", (0, 0), wide=False)
    over = record(Setup(ONLY_CHANCE, ("Anna",), coach=False), *moves)
    assert step(over, "en", 0, 1).chosen == 0
    for turn, throw in ((1, 1), (0, 0), (0, 2)):
        with pytest.raises(YatzyError, match="review-no-step"):
            step(over, "en", turn, throw)
    with pytest.raises(YatzyError, match="review-no-column"):
        figure(over, "en", (0, 1), wide=False)


def test_charts_of_many_games_are_their_own() -> None:
    """A process remembers few games it has looked at, and takes none for another."""
    games = [record(Setup(ONLY_CHANCE, (name,)), Roll(0, (die,) * 5), Enter(0, "chance"))
             for die, name in enumerate(("Anna", "Bo", "Cleo", "Dan"), 1)]  # fmt: skip
    for _ in range(2):
        for die, some in enumerate(games, 1):
            drawn = figure(list(some), "en", (0, 0), wide=False)  # type: ignore[arg-type] # as it comes from afar
            assert drawn.rows[0][2] == str(5 * die)


def test_a_record_is_judged() -> None:
    """Both forms come to the same events, with nothing taken back; what cannot be is refused with its line."""
    played = Played(Setup(ONLY_CHANCE, ("Anna",), game_id="abc"))
    for move in (Roll(0, (6,) * 5), Enter(0, "chance"), TakeBack(0), Enter(0, "chance")):
        played.make(move)
    found = check_record(format_lines(stamped(played.events)))
    assert found == check_record(format_game(played.game))
    assert found.over
    events = [decode_event(VERSION, json.loads(one)) for one in found.events]
    assert (len(events), replay(events)) == (3, played.game)
    with pytest.raises(MoveError) as caught:
        check_record(format_game(played.game).replace("chance 30", "chance 29"))
    assert pickle.loads(pickle.dumps(caught.value)).line == caught.value.line is not None  # noqa: S301 # our own
