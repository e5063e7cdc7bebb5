"""Computers at the table in the terminal: they play by themselves, and take nothing from the people."""

from collections.abc import Callable
from itertools import cycle
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.timer import Timer

from support.tui.screens import calm, open_table, play_on, screen_text, shown_words, sit, until
from support.tui.tables import (
    LONG_PAUSES,
    TACTIC,
    against,
    hurry,
    table_screen,
    table_screen_below,
    take_a_turn,
)
from yatzy.chance.verify import verify_dice
from yatzy.game.card import Card
from yatzy.game.engine import replay_checked
from yatzy.game.setup import Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.rules.sheet import Start
from yatzy.solver.kernels.constants import TIE
from yatzy.solver.solve import solve
from yatzy.store.local_store import LocalStore
from yatzy.tui.bot_turns import PAUSES
from yatzy.tui.dice_tray import DiceTray
from yatzy.tui.results_screen import ResultsScreen
from yatzy.tui.table_screen import TableScreen


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers wait before each step until someone hurries them."""
    monkeypatch.setattr("yatzy.tui.bot_turns.PAUSES", LONG_PAUSES)


# Playing


def test_a_whole_game_against_a_computer(tmp_path: Path) -> None:
    """Anna plays her turns by keys and the computer its own; all is kept, and the dice can be verified."""
    table = open_table(tmp_path, against("casual"))

    async def drive(pilot: Pilot[None]) -> None:
        while not table.game.over:
            assert table.game.seat == 0
            await take_a_turn(pilot, table)
            await calm(pilot)
        assert isinstance(pilot.app.screen, ResultsScreen)
        await pilot.press("v", "q")

    sit(table, drive)
    assert len(table.game.turns) == 30  # 15 boxes, two players
    assert replay_checked(one.event for one in table.store.load_events(table.game_id)) == table.game
    assert verify_dice(table.game).is_valid


def test_the_computer_that_sits_there_plays(tmp_path: Path) -> None:
    """Whatever the perfect one keeps and writes at the table is a best choice by the sheet's solution."""
    table = open_table(tmp_path, against("perfect"))

    async def drive(pilot: Pilot[None]) -> None:
        for _ in range(4):
            await take_a_turn(pilot, table)
            await calm(pilot)

    sit(table, drive)
    values, card = solve(TACTIC), Card.empty(TACTIC.tables)
    assert len(table.game.turns) == 8
    for played in table.game.turns[1::2]:
        for number, throw in enumerate(played.throws):
            turn = values.turn(card, throw.dice, 2 - number)
            chosen = [box.value for box in turn.boxes if box.key == played.mark.key]
            if number + 1 < len(played.throws):
                chosen = [keep.value for keep in turn.keeps if keep.keep == played.throws[number + 1].kept]
            assert turn.value - chosen[0] < TIE
        card = card.write(played.mark)


@pytest.mark.usefixtures("patient")
def test_a_game_left_in_a_computers_turn_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Left while its dice tumble and taken up again, the computer does what it does where nobody left."""
    left, stayed = (open_table(tmp_path / name, against("casual", "beginner")) for name in ("left", "stayed"))

    async def leave(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, left)
        await hurry(pilot, left)
        assert left.game.dice
        await pilot.press("q")

    async def stay(pilot: Pilot[None]) -> None:
        if not table_screen(pilot).game.turns:
            await take_a_turn(pilot, table_screen(pilot).table)
        await calm(pilot)
        assert len(table_screen(pilot).game.turns) == 3

    sit(left, leave)
    assert (left.game.seat, len(left.game.turns)) == (1, 1)
    again = LocalTable.open(LocalStore(tmp_path / "left" / "games.db"), left.game_id)
    assert again.game == left.game
    sit(again, stay)
    sit(stayed, stay)
    assert again.game == stayed.game


@pytest.mark.parametrize("turns", [29, 57])
def test_computers_play_among_themselves(turns: int, tmp_path: Path) -> None:
    """Where nobody else sits, games go on to the end of each round, and there people may read first."""
    computers = ("strong", "casual", "beginner", "perfect")
    setup = Setup(TACTIC, ("C1", "C2", "C3", "C4"), teams=((0, 2), (1, 3)), rounds=2, computers=computers)
    table = open_table(tmp_path, setup)
    play_on(table, turns)

    async def drive(pilot: Pilot[None]) -> None:
        await calm(pilot)
        assert isinstance(pilot.app.screen, ResultsScreen)
        assert len(table.game.turns) == (60 if turns > 30 else 30)  # two rounds, 15 boxes, two columns
        await pilot.press("enter")
        if not table.game.over:
            await until(pilot, lambda: len(table.game.turns) > 30)

    sit(table, drive)


def test_a_computer_throws_for_who_begins(tmp_path: Path) -> None:
    """In a roll-off Anna throws, and then the computer does; the game goes on from there."""
    table = open_table(tmp_path, against("casual", start=Start.ROLL_OFF))

    async def drive(pilot: Pilot[None]) -> None:
        while table.game.roll_off_state.winner is None:
            await pilot.press("space")
            await calm(pilot)
        assert table.game.seat == 0
        assert len(table.game.roll_off) % 2 == 0

    sit(table, drive)


# What people see, and what their keys do meanwhile


@pytest.mark.usefixtures("patient")
def test_a_turn_is_seen_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice tumble, what is kept is told and shown, and what was written stands in the news."""
    table = open_table(tmp_path, against("perfect"))
    notes, tumbled, tumble = list[str](), list[int](), DiceTray.tumble

    def noted_tumble(tray: DiceTray) -> None:
        tumble(tray)
        if tray.is_tumbling:
            tumbled.append(len(table.game.turn.throws))

    async def drive(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        monkeypatch.setattr(DiceTray, "tumble", noted_tumble)
        while len(table.game.turns) < 2:
            await calm(pilot)
            notes.append(screen.bot_note)
            assert "Space skip" in screen_text(pilot)
            assert screen.dice_layout.kept_faces == table.game.turn.kept
            await pilot.press("space")
        played = table.game.turns[1]
        assert tumbled == list(range(1, len(played.throws) + 1))
        box = catalogue("en").name(TACTIC, played.mark.key)
        kept = [" ".join(map(str, throw.kept)) for throw in played.throws[1:]]
        told = [f"C1 keeps {dice}." if dice else "C1 rolls all dice again." for dice in kept]
        assert list(dict.fromkeys(notes)) == ["C1 rolls the dice.", *dict.fromkeys(told), f"C1 chooses {box}."]
        news = f"C1: {played.mark.points} in {box}"
        assert f"{news} with {' '.join(map(str, played.dice))}" in shown_words(pilot)

    sit(table, drive)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("size", [(100, 32), (80, 24), (45, 30)])
def test_nothing_jumps_while_a_computer_plays(size: tuple[int, int], tmp_path: Path) -> None:
    """Dice, what the computer does and everyone's chances stand where they stood, also while dice tumble."""
    table = open_table(tmp_path, against("perfect"))
    play_on(table, 26)
    seen, notes = set[tuple[int, ...]](), set[str]()

    async def look(pilot: Pilot[None]) -> None:
        await pilot.pause()
        screen, lines = table_screen(pilot), screen_text(pilot).splitlines()
        if table.game.seat == 1:
            said = [screen.bot_note, "To win", "  1  "]
            seen.add(tuple(next(at for at, line in enumerate(lines) if one in line) for one in said))
            notes.add(screen.bot_note)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        await calm(pilot)
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        while table.game.seat == 1:
            await calm(pilot)
            await look(pilot)
            await pilot.press("space")
            await look(pilot)

    sit(table, drive, size=size)
    assert len(notes) > 2
    assert len(seen) == 1


def test_how_long_a_computer_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longest with its last dice, and before its first throw long enough for taking an entry back."""
    table = open_table(tmp_path, against("perfect"))
    waited = list[tuple[int, str, float]]()

    def wait(screen: TableScreen, seconds: float, play: Callable[[], None]) -> Timer:
        move = screen.bot_turns._moves[0]  # noqa: SLF001 # what it waits before
        waited.append((len(table.game.turn.throws), type(move).__name__, seconds))
        return Timer(screen, 3600, callback=play)

    async def drive(pilot: Pilot[None]) -> None:
        await take_a_turn(pilot, table)
        while table.game.seat == 1:
            await calm(pilot)
            await pilot.press("space")

    monkeypatch.setattr(TableScreen, "set_timer", wait)
    sit(table, drive, animation="full")
    assert waited[0] == (0, "Roll", PAUSES.first)
    assert waited[-1][1:] == ("Enter", PAUSES.last)
    assert {seconds for _, _, seconds in waited[1:-1]} <= {PAUSES.step}
    assert PAUSES.last > PAUSES.first > PAUSES.step > 0


@pytest.mark.usefixtures("patient")
def test_space_hurries_a_computer(tmp_path: Path) -> None:
    """Each Space brings the next step at once; none of them throws for anyone else."""
    table = open_table(tmp_path, against("casual"))

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        while table.game.seat == 1:
            await pilot.press("space")
        assert len(table.game.turns) == 2
        assert not table.game.dice

    sit(table, drive)


@pytest.mark.usefixtures("patient")
def test_nobody_plays_for_a_computer(tmp_path: Path) -> None:
    """Keys that keep or write in Anna's turn only hurry the computer in its own."""
    hurried, alone = (open_table(tmp_path / name, against("casual")) for name in ("hurried", "alone"))

    async def drive(pilot: Pilot[None]) -> None:
        table = table_screen(pilot).table
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        keys = cycle(["enter", "1", "5"] if table is hurried else ["space"])
        while table.game.seat == 1:
            await hurry(pilot, table, next(keys))

    sit(hurried, drive)
    sit(alone, drive)
    assert hurried.game == alone.game


@pytest.mark.usefixtures("patient")
def test_a_click_keeps_no_die_of_a_computer(tmp_path: Path) -> None:
    """Clicks on its dice are no choices of the computer's: they hurry it, as keys do."""
    clicked, alone = (open_table(tmp_path / name, against("casual")) for name in ("clicked", "alone"))

    async def drive(pilot: Pilot[None]) -> None:
        table = table_screen(pilot).table
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        await hurry(pilot, table)
        while table.game.seat == 1:
            if table is clicked:
                await pilot.click("DiceTray", offset=(10, 3))  # the second die
            else:
                await pilot.press("space")

    sit(clicked, drive)
    sit(alone, drive)
    assert clicked.game == alone.game


@pytest.mark.usefixtures("patient")
def test_a_computer_waits_while_something_is_read(tmp_path: Path) -> None:
    """Behind the rules nothing happens; once they are closed it goes on."""
    table = open_table(tmp_path, against("casual"))

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        await pilot.press("r")
        pilot.app.animation_level = "none"
        before = table.game
        table_screen_below(pilot).show()
        await calm(pilot)
        assert table.game is before
        await pilot.press("escape")
        table_screen(pilot).bot_turns.hurry()
        await calm(pilot)
        assert len(table.game.turns) == 2

    sit(table, drive)


# Taking back


@pytest.mark.usefixtures("patient")
def test_an_entry_can_be_taken_back_until_the_computer_throws(tmp_path: Path) -> None:
    """Anna is quick enough: her entry is gone, and the computer forgets that it was to play."""
    table = open_table(tmp_path, against("casual"))

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        await calm(pilot)  # it has chosen, and waits
        await pilot.press("z")
        assert (table.game.turns, table.game.seat) == ((), 0)
        pilot.app.animation_level = "none"
        await pilot.press("down", "up", "enter", "enter")
        await calm(pilot)
        assert len(table.game.turns) == 2

    sit(table, drive)


@pytest.mark.usefixtures("patient")
def test_what_a_computer_did_stands(tmp_path: Path) -> None:
    """Neither its throw nor its entry is taken back, by whatever key."""
    table = open_table(tmp_path, against("casual"))

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        await hurry(pilot, table)
        await pilot.press("z")
        assert table_screen(pilot).news == "You can’t undo a roll."
        pilot.app.animation_level = "none"
        await pilot.press("space")
        await until(pilot, lambda: len(table.game.turns) == 2)
        await calm(pilot)
        before = table.game
        await pilot.press("z")
        assert "can’t undo what C1 played" in shown_words(pilot)
        assert table.game is before

    sit(table, drive)
