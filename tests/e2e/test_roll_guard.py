"""Space pressed again and again: it hurries computers and dice, and burns no throws."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.types import AnimationLevel

from support.tui.screens import open_table, sit
from support.tui.tables import LONG_PAUSES, against, table_screen, take_a_turn, two
from yatzy.local_table import LocalTable
from yatzy.tui import bot_turns, roll_guard
from yatzy.tui.roll_guard import RollGuard


def thrown(table: LocalTable) -> int:
    return len(table.game.turn.throws)


class Clock:
    """A clock that stands still unless it is told to go on."""

    now = 100.0


@pytest.fixture(autouse=True)
def as_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roll_guard, "REST_SECONDS", 0.5)
    monkeypatch.setattr(roll_guard, "GAP_SECONDS", 0.3)


def test_the_pause() -> None:
    """Half a second after the dice lie still; whoever goes on pressing prolongs it, another key ends it."""
    clock = Clock()
    guard = RollGuard(lambda: clock.now)
    assert not guard.is_early()
    guard.begin()
    for _ in range(20):
        clock.now += 0.25
        assert guard.is_early()
    clock.now += 0.3
    assert not guard.is_early()
    guard.begin()
    guard.lift()
    assert not guard.is_early()


@pytest.mark.parametrize("animation", ["none", "full"])
def test_mashing_throws_once(tmp_path: Path, animation: AnimationLevel) -> None:
    """All three throws were gone in half a second; keeping a die says that the next one is meant."""
    table, clock = open_table(tmp_path, two()), Clock()

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = animation
        table_screen(pilot).roll_guard = RollGuard(lambda: clock.now)
        await pilot.press(*["space"] * 12)
        assert thrown(table) == 1
        await pilot.press("1", *["space"] * 12)
        assert thrown(table) == 2
        clock.now += 0.6
        await pilot.press(*["space"] * 12)
        assert thrown(table) == 3

    sit(table, drive)


def test_hurrying_a_computer_does_not_throw_for_you(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The press that ends its turn is often followed by one too many."""
    monkeypatch.setattr(bot_turns, "PAUSES", LONG_PAUSES)
    table, clock = open_table(tmp_path, against("casual")), Clock()

    async def drive(pilot: Pilot[None]) -> None:
        table_screen(pilot).roll_guard = RollGuard(lambda: clock.now)
        await take_a_turn(pilot, table)
        while table.game.seat == 1:
            await pilot.press("space")
        await pilot.press("space", "space", "space")
        assert not table.game.dice
        clock.now += 0.6
        await pilot.press("space")
        assert table.game.dice

    sit(table, drive)
