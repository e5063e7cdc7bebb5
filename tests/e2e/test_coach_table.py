"""The coach at the table in the terminal, when it is asked."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot

from support.tui.screens import calm, open_table, play_on, screen_text, shown_words, sit, until
from support.tui.tables import TACTIC, real, table_screen, two, weighed
from yatzy.game.moves import Enter, Lay
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.preferences import Preferences, load_preferences
from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve
from yatzy.tui import bot_turns
from yatzy.tui.dice_tray import STAR

WORDS = catalogue("en")


def starred_places(pilot: Pilot[None]) -> list[int]:
    """Return which dice are marked, from 1, as they stand on the screen."""
    labels = next(line for line in screen_text(pilot).splitlines() if f"{STAR}" in line)
    return [place for place in range(1, 6) if f"{STAR}{place}{STAR}" in labels]


# Asked


def test_the_best_dice_to_keep_are_marked(tmp_path: Path) -> None:
    """H marks the dice of the best keep, says it in words, and names the next best with what they cost."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "h")
        await calm(pilot)
        turn, screen = weighed(table.game), table_screen(pilot)
        best = turn.keeps[0]
        marked = [screen.dice_layout.faces[place - 1] for place in starred_places(pilot)]
        assert tuple(sorted(marked)) == best.keep
        assert f"Best: keep {' '.join(map(str, best.keep))}." in shown_words(pilot)
        for other in turn.keeps[1:4]:
            cost = WORDS.decimal(best.value - other.value)
            assert f"−{cost} keep {' '.join(map(str, other.keep))}" in shown_words(pilot)
        await pilot.press(str(starred_places(pilot)[0]))
        assert STAR in screen_text(pilot)  # about the same dice still
        await pilot.press("h")
        assert STAR not in screen_text(pilot)
        await pilot.press("h")
        await calm(pilot)
        await pilot.press("space")
        assert STAR not in screen_text(pilot)

    sit(table, drive)


def test_the_best_box_is_marked(tmp_path: Path) -> None:
    """With no throw left the mark stands in the cell of the best box, and no die has one."""
    table = open_table(tmp_path, two())
    play_on(table, 6)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "space", "space", "h")
        await calm(pilot)
        best = weighed(table.game).boxes[0]
        box = WORDS.name(TACTIC, best.key)
        row = next(line for line in screen_text(pilot).splitlines() if line.startswith(f"▌ {box} "))
        assert f"{STAR}{best.points}" in row.replace("[", "")
        assert f"Best: {best.points} in {box}." in shown_words(pilot)
        assert screen_text(pilot).count(STAR) == 2  # there, and before the words

    sit(table, drive)


@pytest.mark.parametrize("size", [(80, 24), (45, 30)])
def test_the_cursor_goes_to_the_best_box(size: tuple[int, int], tmp_path: Path) -> None:
    """After H the cursor stands on the box with the mark, in view, and Enter writes there."""
    for turns in (0, 6, 14):
        table = open_table(tmp_path / str(turns), two())
        play_on(table, turns)

        async def drive(pilot: Pilot[None], table: LocalTable = table, turns: int = turns) -> None:
            await pilot.press("space", "space", "space", "down", "h")
            await calm(pilot)
            await pilot.pause()
            best = weighed(table.game).boxes[0]
            assert table_screen(pilot).box_key == best.key
            assert f"{STAR}[{best.points}]" in screen_text(pilot)
            await pilot.press("enter")
            if not best.points:
                await pilot.press("enter")
            assert len(table.game.turns) == turns + 1
            assert table.game.turns[-1].mark.key == best.key

        sit(table, drive, size=size)


ONE_BOX = parse_sheet(
    {"id": "one-box", "title": "One box", "dice": 2, "boxes": [{"key": "all", "pattern": "any", "pays": "all"}]}
)


def test_a_box_is_marked_before_the_last_throw(tmp_path: Path) -> None:
    """Where it is best to stop, the box is marked though dice could be thrown again."""
    stopped = []

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "h")
        await calm(pilot)
        coach_note = table_screen(pilot).coach_note
        assert coach_note is not None
        # With two throws left a die is kept if it shows 5 or 6: the mean of two more is 4.25.
        stop = min(table_screen(pilot).game.dice) > 4.25
        assert (coach_note.key == "all", coach_note.keep is None) == (stop, stop)
        stopped.append(stop)

    for number in (3, 4, 11):  # 3 and 5, 6 and 5, 6 and 3
        table = open_table(tmp_path / str(number), Setup(ONE_BOX, ("Anna",)), seed=f"two dice {number}")
        sit(table, drive)
    assert stopped == [False, True, False]


@pytest.mark.parametrize("size", [(80, 24), (100, 40), (40, 30), (120, 40)])
def test_advice_is_seen_at_every_size(size: tuple[int, int], tmp_path: Path) -> None:
    """Whatever the coach says stands on the screen, whole, and the pad keeps the row of the cursor."""
    table = open_table(tmp_path, two())
    play_on(table, 11)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "h")
        await calm(pilot)
        await pilot.pause()
        coach_note = table_screen(pilot).coach_note
        assert coach_note is not None
        shown = " ".join(screen_text(pilot).split())
        side = " ".join(word for word in shown.split() if word != "▌")
        for line in coach_note.text.splitlines():
            assert all(word in side for word in line.split()), line
        last = coach_note.text.splitlines()[-1]
        assert any(" ".join(last.split()) in " ".join(line.split()) for line in screen_text(pilot).splitlines())
        assert "[" in screen_text(pilot)

    sit(table, drive, size=size)


def test_when_there_is_nothing_to_advise_on(tmp_path: Path) -> None:
    """Before the first throw, in a roll-off and after the end the coach says so, and nothing is marked."""
    table = open_table(tmp_path, two(start=Start.ROLL_OFF))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        assert "Roll first" in shown_words(pilot)
        while table.game.roll_off_state.winner is None:
            await pilot.press("space")
        await pilot.press("h")
        assert "Roll first" in shown_words(pilot)

    async def after_the_end(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        assert "The game is over" in shown_words(pilot)

    sit(table, drive)
    over = open_table(tmp_path / "over", Setup(TACTIC, ("Anna",)))
    play_on(over, 15)
    sit(over, after_the_end)


def test_a_computer_gets_no_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In its turn the coach is not to be asked."""
    monkeypatch.setattr(bot_turns, "PAUSES", bot_turns.Pauses(first=600, step=600, last=600))
    table = open_table(tmp_path, two(computers=("", "casual")))
    play_on(table, 1)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        assert table_screen(pilot).news == "It’s not your turn: Bo is playing."

    sit(table, drive, animation="full")


@pytest.mark.parametrize("key", ["h", "m", "w"])
def test_a_table_without_a_coach(key: str, tmp_path: Path) -> None:
    """Where it was agreed to play without, each of its keys says that it is off, and does nothing."""
    table = open_table(tmp_path, two(coach=False))

    async def drive(pilot: Pilot[None]) -> None:
        assert "H coach" not in screen_text(pilot)
        await pilot.press("space", key)
        await calm(pilot)
        assert "This game is played without the coach." in shown_words(pilot)
        assert STAR not in screen_text(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert "coach" not in screen_text(pilot)

    sit(table, drive)
    assert load_preferences() == Preferences()


def test_real_dice(tmp_path: Path) -> None:
    """On a pad the coach tells the best box for dice that were typed; before that it asks for them."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        assert "Type your dice first" in shown_words(pilot)
        await pilot.press(*"66655", "enter", "h")
        await calm(pilot)
        # By Tactic's sheet: 18 in Sixes, 18 in Three of a kind, 28 in Full house.
        best = solve(TACTIC).turn(table.game.card, (6, 6, 6, 5, 5), 0).boxes[0]
        assert f"Best: {best.points} in {WORDS.name(TACTIC, best.key)}." in shown_words(pilot)

    sit(table, drive)


ONE_THROW = parse_sheet(
    {
        "id": "one-throw",
        "title": "One throw",
        "rolls": 1,
        "boxes": [
            {"key": "chance", "pattern": "any", "pays": "all"},
            {"key": "yatzy", "pattern": {"groups": [5]}, "pays": 50},
        ],
    }
)


def test_another_choice_wins_more_often(tmp_path: Path) -> None:
    """For points 18 are best written. Against 20 the better hope is a zero in Yatzy, and Chance still to come.

    21 or more fall in 1,722 ways of 7,776, and 20 in 651, a tie: 26.3%. After 18 in Chance only a Yatzy wins,
    6 ways of 7,776.
    """
    table = open_table(tmp_path, Setup(ONE_THROW, ("Anna", "Bo"), dice=DiceFrom.REAL))
    table.apply(Lay(0, (6, 6, 5, 2, 1)))
    table.apply(Enter(0, "chance"))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66411", "enter", "h")
        await calm(pilot)
        assert "Best: 18 in Chance." in shown_words(pilot)
        assert (
            "To win, rather than for points: 0 in Yatzy. It wins 26.3% of the time instead of 0.1%."
            in shown_words(pilot)
        )

    sit(table, drive)


def test_other_words_and_dice(tmp_path: Path) -> None:
    """Six dice and another language do as well."""
    table = open_table(tmp_path, Setup(bundled_sheet("forced-order"), ("Anna",)))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "h")
        await calm(pilot)
        assert STAR in screen_text(pilot)

    sit(table, drive, language="fi")


# While it takes long


def test_the_coach_takes_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the sheet is being solved the game goes on; advice about dice that are gone is not given."""
    table = open_table(tmp_path, two())
    begun, ready = Event(), Event()

    def later(sheet: RuleSheet, **_: Any) -> Values:
        begun.set()
        ready.wait()
        return solve(sheet)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "h")
        await until(pilot, begun.is_set)
        assert "The coach is thinking …" in shown_words(pilot)
        await pilot.press("space")
        assert len(table.game.turn.throws) == 2
        ready.set()
        await calm(pilot)
        assert STAR not in screen_text(pilot)
        await pilot.press("h")
        await calm(pilot)
        assert STAR in screen_text(pilot)

    monkeypatch.setattr("yatzy.solver.solve.solve", later)
    try:
        sit(table, drive)
    finally:
        ready.set()


@pytest.mark.parametrize(
    "error", [SolverError("solver-too-large", states=9, needed="64", free="1"), MemoryError()]
)
def test_no_advice_to_be_had(error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the sheet cannot be solved, the coach says why; remarks and chances are given up after one word."""
    table = open_table(tmp_path, two())

    def fails(*_: object, **__: object) -> Values:
        raise error

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "h")
        await calm(pilot)
        assert "memory" in shown_words(pilot)
        await pilot.press("m")
        assert "points out choices" in shown_words(pilot)
        await pilot.press("space")
        await calm(pilot)
        assert "memory" in shown_words(pilot)
        await pilot.press("space")
        await calm(pilot)
        assert "memory" not in shown_words(pilot)
        assert len(table.game.turn.throws) == 3

    monkeypatch.setattr("yatzy.solver.solve.solve", fails)
    sit(table, drive)
