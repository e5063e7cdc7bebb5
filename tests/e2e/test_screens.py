"""What the screens of the terminal look like."""

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from support.tui.screens import calm, open_table, play_on, screen_text, sit
from support.tui.tables import LONG_PAUSES, real, two
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.sheet import Counting
from yatzy.rules.sheet_files import bundled_sheet

GOLDEN = Path(__file__).parents[1] / "golden" / "screens"


TEN = tuple(f"Spieler {number}" for number in range(1, 11))
SCREENS = {
    "two-80x24": (two(), (80, 24), "en", 11),
    "finnish-80x24": (two(), (80, 24), "fi", 11),
    "narrow-44x36": (two(), (44, 36), "en", 5),
    "six-dice-100x34": (Setup(bundled_sheet("maxi"), ("Anna", "Bo", "Cecilia")), (100, 34), "sv", 30),
    "ten-players-120x26": (Setup(bundled_sheet("philos"), TEN), (120, 26), "de", 44),
}  # fmt: skip


@pytest.mark.parametrize("name", SCREENS)
def test_screens(name: str, tmp_path: Path) -> None:
    """Each screen looks as it did when someone last looked at it; YATZY_ACCEPT=1 takes the new look."""
    setup, size, language, turns = SCREENS[name]
    table = open_table(tmp_path, setup)
    play_on(table, turns)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "1", "3")
        await pilot.pause()
        check(name, screen_text(pilot))

    sit(table, drive, size=size, language=language)


def test_a_joker(tmp_path: Path) -> None:
    """Another five fives by MB's sheet: barred boxes, the joker's points and the chip stand in the cells."""
    setup = Setup(bundled_sheet("mb-1973"), ("Anna", "Bo"), rounds=2, dice=DiceFrom.REAL)
    table = open_table(tmp_path, setup)
    for seat, key, points, bonus in [
        (0, "yatzy", 50, 0), (1, "chance", 22, 0), (0, "fives", 15, 0), (1, "sixes", 24, 0),
        (0, "fours", 20, 100), (1, "ones", 0, 0),
    ]:  # fmt: skip
        table.apply(Enter(seat, key, points, bonus))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"55555", "enter")
        await pilot.pause()
        check("joker-80x24", screen_text(pilot))

    sit(table, drive, language="fr")


def test_other_screens(tmp_path: Path) -> None:
    """The end of a round and of a game, the rules and the form look as they did, too."""
    setup = two("mb-1973", rounds=2, counting=Counting.DIFFERENCES)
    table = open_table(tmp_path, setup)

    for name, turns in [("end-of-round-80x24", 25), ("end-80x24", 51)]:  # 13 boxes, two players
        play_on(table, turns)

        async def drive(pilot: Pilot[None], name: str = name) -> None:
            await pilot.press("space", "enter")
            await pilot.pause()
            check(name, screen_text(pilot))

        sit(table, drive)

    async def pad(pilot: Pilot[None]) -> None:
        await pilot.press("down", *"30")
        check("pad-80x24", screen_text(pilot))
        await pilot.press("r")
        await pilot.pause()
        check("rules-80x24", screen_text(pilot))
        await pilot.press("escape")
        await pilot.press("escape", "n")
        await pilot.pause()
        check("form-80x24", screen_text(pilot))

    sit(open_table(tmp_path / "pad", real()), pad)


@pytest.mark.parametrize("size", [(80, 24), (45, 30)])
def test_the_coach_on_a_pad(size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that are typed, and what to keep of them after the first throw."""
    monkeypatch.setattr("yatzy.l10n.advice.reason_sentences", lambda *_: ["It has a reason."])
    table, at = open_table(tmp_path, real()), f"{size[0]}x{size[1]}"

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press(*"66612")
        await pilot.pause()
        check(f"typed-{at}", screen_text(pilot))
        await pilot.press("h")
        await calm(pilot)
        check(f"typed-coach-{at}", screen_text(pilot))

    sit(table, drive, size=size)


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (40, 30)])
def test_the_coach(size: tuple[int, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice on dice and on boxes, a remark and chances, beside the pad and below it.

    What is said for a choice is no matter of looks: two sentences stand for it.
    """
    monkeypatch.setattr(
        "yatzy.l10n.advice.reason_sentences",
        lambda *_: ["It has a reason.", "And another, of which there is more to say."],
    )
    table, at = open_table(tmp_path, two()), f"{size[0]}x{size[1]}"
    play_on(table, 19)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("m", "w", "space", "h")
        await calm(pilot)
        check(f"coach-keep-{at}", screen_text(pilot))
        await pilot.press("space")
        await calm(pilot)
        check(f"coach-remark-{at}", screen_text(pilot))
        await pilot.press("space", "h")
        await calm(pilot)
        check(f"coach-box-{at}", screen_text(pilot))

    sit(table, drive, size=size)


def test_a_computers_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer keeps dice and says so; the keys say how to go on."""
    setup = Setup(bundled_sheet("tactic"), ("Anna", "Perfect"), computers=("", "perfect"))
    table = open_table(tmp_path, setup)
    play_on(table, 5)
    table.roll()

    async def drive(pilot: Pilot[None]) -> None:
        await calm(pilot)
        await pilot.press("space")
        assert table.game.turn.kept
        check("computer-80x24", screen_text(pilot))

    monkeypatch.setattr("yatzy.tui.bot_turns.PAUSES", LONG_PAUSES)
    sit(table, drive, animation="full")


def check(name: str, shown: str) -> None:
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("YATZY_ACCEPT"):
        golden.write_text(shown, "utf-8")
    assert shown == golden.read_text("utf-8"), f"{name} looks different"
