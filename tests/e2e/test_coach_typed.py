"""The coach at a table with real dice: it is asked about dice that are typed, after any throw."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from support.tui.screens import calm, open_table, screen_text, shown_words, sit
from support.tui.tables import TACTIC, finished_pad, real, table_screen, two
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Start
from yatzy.solver.solve import solve
from yatzy.tui.dice_tray import STAR

WORDS = catalogue("en")


def starred_dice(pilot: Pilot[None]) -> list[int]:
    """Return which dice are marked, from 1."""
    return [place for place in range(1, 7) if f"{STAR}{place}{STAR}" in screen_text(pilot)]


async def ask(pilot: Pilot[None]) -> None:
    await pilot.press("h")
    await calm(pilot)


def test_one_throw_after_the_other(tmp_path: Path) -> None:
    """H tells what to keep after the first throw and after the second, then the box, then no more.

    Nothing is laid by asking. What is best comes straight from the solution of the sheet.
    """
    table = open_table(tmp_path, real())
    before, card = table.game, table.game.card

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"61626")
        for throw in (1, 2):
            await ask(pilot)
            best = solve(TACTIC).turn(card, (6, 1, 6, 2, 6), 3 - throw).keeps[0]
            assert f"After roll {throw} of 3" in shown_words(pilot)
            assert f"Best: keep {' '.join(map(str, best.keep))}." in shown_words(pilot)
            assert best.keep == (6, 6, 6)
            assert starred_dice(pilot) == [1, 3, 5]
        await ask(pilot)
        box = solve(TACTIC).turn(card, (6, 1, 6, 2, 6), 0).boxes[0]
        assert "After roll 3 of 3" in shown_words(pilot)
        assert f"Best: {box.points} in {WORDS.name(TACTIC, box.key)}." in shown_words(pilot)
        assert table_screen(pilot).box_key == box.key
        assert not starred_dice(pilot)
        await ask(pilot)
        assert STAR not in screen_text(pilot)
        assert "Typed: 61626" in screen_text(pilot)
        assert table.game is before

    sit(table, drive)


def test_from_the_last_throw_on_enter_writes_what_is_best(tmp_path: Path) -> None:
    """After the best box was named, Enter lays the dice, the advice stays, and Enter writes there."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66612")
        for _ in range(3):
            await ask(pilot)
        await pilot.press("enter")
        await calm(pilot)
        assert table.game.dice == (6, 6, 6, 1, 2)
        assert STAR in screen_text(pilot)
        best = solve(TACTIC).turn(table.game.card, table.game.dice, 0).boxes[0]
        await pilot.press("enter")
        assert table.game.turns[0].mark.key == best.key

    sit(table, drive)


def test_other_dice_are_another_question(tmp_path: Path) -> None:
    """Advice is dropped as soon as what is typed changes, and begins again with the first throw."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66612")
        await ask(pilot)
        await ask(pilot)
        assert "After roll 2 of 3" in shown_words(pilot)
        await pilot.press("backspace")
        assert STAR not in screen_text(pilot)
        assert "After roll" not in shown_words(pilot)
        await pilot.press("3")
        await ask(pilot)
        assert "After roll 1 of 3" in shown_words(pilot)
        await pilot.press("escape")
        assert STAR not in screen_text(pilot)

    sit(table, drive)


def test_advice_on_an_earlier_throw_is_not_about_dice_on_the_pad(tmp_path: Path) -> None:
    """What to keep is dropped when Enter lays the dice: then only a box is to be chosen."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66612")
        await ask(pilot)
        await pilot.press("enter")
        assert STAR not in screen_text(pilot)
        await ask(pilot)
        assert "After roll" not in shown_words(pilot)
        assert table_screen(pilot).coach_note is not None
        await ask(pilot)
        assert table_screen(pilot).coach_note is None

    sit(table, drive)


@pytest.mark.parametrize("rolls", [1, 2, 4])
def test_as_many_throws_as_the_sheet_has(rolls: int, tmp_path: Path) -> None:
    """A sheet with other throws is asked about just as often; the best box comes after the last."""
    data = {
        "id": "two-dice",
        "title": "Two dice",
        "dice": 2,
        "rolls": rolls,
        "boxes": [{"key": "all", "pattern": "any", "pays": "all"}],
    }
    table = open_table(tmp_path, Setup(parse_sheet(data), ("Anna",), dice=DiceFrom.REAL))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"16")
        for throw in range(1, rolls + 1):
            await ask(pilot)
            assert f"After roll {throw} of {rolls}" in shown_words(pilot)
            # A one is thrown again as long as that is allowed, a six never.
            assert starred_dice(pilot) == ([2] if throw < rolls else [])
        assert "Best: 7 in All." in shown_words(pilot)
        await ask(pilot)
        assert table_screen(pilot).coach_note is None

    sit(table, drive)


@pytest.mark.parametrize("typed", ["", "6661", "30", "66617", "=12"])
def test_what_is_not_a_throw_is_asked_for(typed: str, tmp_path: Path) -> None:
    """Before all dice are typed, and for points, the coach asks for the dice."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*("equals_sign" if sign == "=" else sign for sign in typed))
        assert "Press Enter to use these dice" not in screen_text(pilot)
        await ask(pilot)
        assert "Type your dice first" in shown_words(pilot)

    sit(table, drive)


def test_typed_for_something_else(tmp_path: Path) -> None:
    """Dice that are to correct a turn, or thrown for who begins, are not those of this turn."""
    corrected = finished_pad(tmp_path / "corrected", rounds=2)
    rolling = open_table(tmp_path / "rolling", two(dice=DiceFrom.REAL, start=Start.ROLL_OFF))

    async def correct(pilot: Pilot[None]) -> None:
        await pilot.press("pageup", "c", *"66666")
        assert "Correcting Anna" in shown_words(pilot)
        await ask(pilot)
        assert "Type your dice first" in shown_words(pilot)

    async def roll(pilot: Pilot[None]) -> None:
        await pilot.press(*"66666")
        await ask(pilot)
        assert "Type your dice first" in shown_words(pilot)

    sit(corrected, correct)
    sit(rolling, roll)


def test_what_enter_and_h_do_is_said(tmp_path: Path) -> None:
    """Once all dice are typed the prompt tells it; without a coach it is silent about that."""
    for coach in (True, False):
        table = open_table(tmp_path / str(coach), two(dice=DiceFrom.REAL, coach=coach))

        async def drive(pilot: Pilot[None], *, coach: bool = coach) -> None:
            await pilot.press(*"6661")
            assert "Press Enter" not in screen_text(pilot)
            await pilot.press("2")
            shown = " ".join(screen_text(pilot).replace("▌", "").split())
            assert "Press Enter to use these dice" in shown
            assert ("H to ask the" in shown) is coach

        sit(table, drive)


def test_dice_typed_over_those_on_the_pad(tmp_path: Path) -> None:
    """Who types others after Enter is told that Z takes the dice back, and Enter writes no old ones."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66612", "enter")
        await pilot.press(*"66613")
        assert "Z undoes them" in shown_words(pilot)
        await pilot.press("enter")
        assert table.game.turns == ()
        assert table.game.dice == (6, 6, 6, 1, 2)
        assert "Z undoes them" in shown_words(pilot)
        await pilot.press("z", *"66613", "enter")
        assert table.game.dice == (6, 6, 6, 1, 3)

    sit(table, drive)


@pytest.mark.parametrize("size", [(100, 32), (80, 24), (45, 30)])
def test_it_is_all_seen(size: tuple[int, int], tmp_path: Path) -> None:
    """Dice, their marks, the whole advice and the cursor stand on the screen, whatever its size."""
    table = open_table(tmp_path, real())
    for seat, key in [(0, "ones"), (1, "ones"), (0, "twos"), (1, "twos")]:
        table.apply(Enter(seat, key, 0))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66655")
        for _ in range(3):
            await ask(pilot)
            await pilot.pause()
            coach_note = table_screen(pilot).coach_note
            assert coach_note is not None
            lines = [" ".join(line.split()) for line in screen_text(pilot).splitlines()]
            last = " ".join(coach_note.text.splitlines()[-1].split())
            assert any(last in line for line in lines), last
            assert any("[·]" in line for line in lines)
        assert any(f"{STAR}[·]" in line for line in lines)

    sit(table, drive, size=size)
