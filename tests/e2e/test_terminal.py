"""The table in the terminal, played by keys as a person would."""

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from screens import open_table, play_on, run, screen_text, sit
from yatzy.chance.verify import verify
from yatzy.game.engine import retrace
from yatzy.game.moves import Enter, Keep
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.shelf import shelf_sheet
from yatzy.store.sql import Store
from yatzy.table import Table
from yatzy.tui.app import YatzyApp
from yatzy.tui.dice import DiceTray
from yatzy.tui.ending import Ending
from yatzy.tui.laying import Laying
from yatzy.tui.table import TableScreen

TACTIC = shelf_sheet("tactic")
GOLDEN = Path(__file__).parents[1] / "golden" / "screens"


def two(sheet: str = "tactic", **more: object) -> Setup:
    return Setup(shelf_sheet(sheet), ("Anna", "Bo"), **more)  # type: ignore[arg-type]


def real(sheet: str = "tactic") -> Setup:
    return two(sheet, dice=DiceFrom.REAL)


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    """Two people play to the end with the keys; every move is kept, and the dice can be verified."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        while not table.game.over:
            await pilot.press("space", "1", "2", "space", "enter")
            if table.game.turn.throws:  # it asked whether to strike
                await pilot.press("enter")
        assert isinstance(pilot.app.screen, Ending)
        totals = [card.total for card in table.game.cards[0]]
        assert f"has won with {max(totals)} points." in screen_text(pilot)
        await pilot.press("v")
        assert "dice were recomputed" in screen_text(pilot)
        await pilot.press("q")

    sit(table, drive)
    stored = [one.event for one in table.store.load(table.game_id)]
    assert retrace(stored) == table.game
    assert len(table.game.turns) == 30  # 15 boxes, two players
    assert verify(table.game).good


def test_a_game_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Who comes back finds the same dice, and the same dice kept."""
    table = open_table(tmp_path, two())

    async def begin(pilot: Pilot[None]) -> None:
        await pilot.press("space", "2", "4")

    async def look(pilot: Pilot[None]) -> None:
        assert "Welcome back" in screen_text(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert sorted(screen.lying.faces) == sorted(table.game.dice)
        assert screen.lying.kept_faces == table.game.turn.kept
        assert len(screen.lying.kept) == 2

    sit(table, begin)
    sit(Table.open(Store(tmp_path / "games.db"), table.game_id), look)


def test_a_kept_die_stays_in_its_place(tmp_path: Path) -> None:
    """The key that kept a die still means that die after the others were thrown again."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("space")
        before = screen.lying.faces
        await pilot.press("2", "4", "space")
        assert (screen.lying.faces[1], screen.lying.faces[3]) == (before[1], before[3])
        assert screen.lying.kept == {1, 3}
        await pilot.press("2")
        assert screen.lying.kept == {3}
        assert table.game.turn.kept == (before[3],)

    sit(table, drive)


def test_striking_asks_first(tmp_path: Path) -> None:
    """A zero that could be avoided is written only at the second Enter; going elsewhere forgets it."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("space")
        zero = next(entry for entry in table.game.entries() if entry.points == 0)
        screen.move_cursor(TACTIC.tables.keys.index(zero.key), 0)
        await pilot.press("enter")
        assert not table.game.turns
        assert "Enter again" in screen_text(pilot)
        await pilot.press("down", "up", "enter")
        assert not table.game.turns
        await pilot.press("enter")
        assert table.game.turns[0].mark.key == zero.key

    sit(table, drive)


def test_refusals_are_told(tmp_path: Path) -> None:
    """A fourth throw, an entry before the dice, taking back thrown dice: one line each, and nothing changes."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        assert "Throw the dice first" in screen_text(pilot)
        await pilot.press("space", "space", "space")
        before = table.game
        await pilot.press("space")
        assert "only 3 throws" in screen_text(pilot)
        await pilot.press("z")
        assert "stay thrown" in screen_text(pilot)
        assert table.game == before

    sit(table, drive)


def test_taking_back_an_entry(tmp_path: Path) -> None:
    """Z takes an entry back as long as the next dice were not thrown."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "enter")
        before = table.game
        assert len(before.turns) == 1
        await pilot.press("z")
        assert table.game.turns == ()
        assert table.game.dice == before.turns[0].dice

    sit(table, drive)


def test_two_terminals_at_one_game(tmp_path: Path) -> None:
    """The second terminal is told that the game went on, and shows it as it is now; nothing is overwritten."""
    table = open_table(tmp_path, two())
    other = Table.open(Store(tmp_path / "games.db"), table.game_id)

    async def drive(pilot: Pilot[None]) -> None:
        other.roll()
        other.make(Keep(0, other.game.dice[:1]))
        await pilot.press("space")
        assert "went on elsewhere" in screen_text(pilot)
        assert table.game == other.game
        await pilot.press("space")
        assert len(table.game.turn.throws) == 2

    sit(table, drive)


def test_a_roll_off(tmp_path: Path) -> None:
    """Each throws once, the highest begins, and the screen says so."""
    table = open_table(tmp_path, two("mb-1973", start=Start.ROLL_OFF))

    async def drive(pilot: Pilot[None]) -> None:
        assert "Anna throws for who begins" in screen_text(pilot)
        while table.game.settled.winner is None:
            await pilot.press("space")
        first, second = (sum(dice) for dice in table.game.roll_off[:2])
        begins = "Anna" if first > second else "Bo"
        assert f"{begins} begins." in screen_text(pilot)

    sit(table, drive)


def test_real_dice_as_dice_and_as_points(tmp_path: Path) -> None:
    """With real dice a turn is five digits and a box, or straight the points; what cannot be is refused."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press(*"66655", "enter")
        screen.move_cursor(TACTIC.tables.keys.index("full-house"), 0)
        await pilot.press("enter")
        # Three sixes and two fives in the full house: all five dice, 28 (VINGA's text has the same hand).
        assert table.game.turns[0].mark.points == 28
        screen.move_cursor(TACTIC.tables.keys.index("small-straight"), 1)
        await pilot.press(*"14", "enter")
        assert "cannot take 14" in screen_text(pilot)
        await pilot.press("backspace", "5", "enter")
        assert table.game.cards[0][1].total == 15
        await pilot.press(*"77777", "enter")
        assert "dice show 1 to 6, not 7" in " ".join(screen_text(pilot).split())
        await pilot.press(*"5553", "enter")  # what was refused is gone with the next sign
        assert "has 4 dice" in screen_text(pilot)
        await pilot.press("escape")
        assert len(table.game.turns) == 2

    sit(table, drive)


def test_correcting_an_entry(tmp_path: Path) -> None:
    """An entry in the wrong box is moved, wrong points are put right, and the record knows both."""
    table = open_table(tmp_path, real())
    table.make(Enter(0, "fours", 12))
    table.make(Enter(1, "chance", 20))

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        keys = TACTIC.tables.keys
        screen.move_cursor(keys.index("fours"), 0)
        await pilot.press("c")
        assert "Correcting Anna" in screen_text(pilot)
        screen.move_cursor(keys.index("threes"), 0)
        await pilot.press("enter")
        assert [mark.key for mark in table.game.turns[0].was] == ["fours"]
        assert table.game.turns[0].mark.key == "threes"
        screen.move_cursor(keys.index("chance"), 1)
        await pilot.press("c", *"22", "enter")
        assert table.game.cards[0][1].total == 22
        screen.move_cursor(keys.index("yatzy"), 0)
        await pilot.press("c")
        assert "nothing to correct" in screen_text(pilot)

    sit(table, drive)


def test_the_mouse(tmp_path: Path) -> None:
    """A click keeps a die; a click walks to a box, another writes there."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        await pilot.click("DiceTray", offset=(10, 3))  # the second die
        assert len(table.game.turn.kept) == 1
        await pilot.click("Pad", offset=(20, 1))  # the second box
        await pilot.click("Pad", offset=(20, 1))
        await pilot.click("Pad", offset=(20, 1))
        assert table.game.turns[0].mark.key == "twos"

    sit(table, drive)


def test_a_new_game_from_the_form(tmp_path: Path) -> None:
    """The form lays what was chosen, takes up how the sheet is played, and says what is wrong with it."""
    app = YatzyApp(catalogue("en"), Store(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, Laying)
        screen.query_one("#sheet", Select).value = "mb-1973"
        screen.query_one("#players", Input).value = "Anna, Bo, anna"
        await pilot.pause()
        await pilot.press("ctrl+s")
        assert "Two players are called anna." in screen_text(pilot)
        screen.query_one("#players", Input).value = "Anna, Bo, Cecilia, Dag"
        screen.query_one("#teams", Select).value = 2
        screen.query_one("#rounds", Select).value = 6
        screen.query_one("#words", Input).value = "blue, horse, sea, sky"
        await pilot.press("ctrl+s")
        await pilot.pause()
        table_screen = pilot.app.screen
        assert isinstance(table_screen, TableScreen)
        setup = table_screen.table.game.setup
        assert (setup.sheet.id, setup.rounds, setup.start) == ("mb-1973", 6, Start.ROLL_OFF)
        assert setup.teams == ((0, 2), (1, 3))
        assert setup.words == ("blue", "horse", "sea", "sky")
        assert setup.counting is Counting.TOTALS

    run(app, drive)


def test_playing_again(tmp_path: Path) -> None:
    """After the end the same people play again at a new table, and the old one's dice are shown."""
    table = open_table(tmp_path, Setup(TACTIC, ("Anna",)))
    play_on(table, 14)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "enter", "enter")
        await pilot.press("a")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.table.game_id != table.game_id
        assert not screen.table.game.turns

    sit(table, drive)
    assert Table.open(table.store, table.game_id).game.secret


def test_taking_back_the_last_entry_of_all(tmp_path: Path) -> None:
    """The very last entry can be taken back as long as the dice are sealed."""
    table = open_table(tmp_path, Setup(TACTIC, ("Anna",)))
    play_on(table, 14)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "enter")
        await pilot.press("z")
        await pilot.pause()
        assert not table.game.over
        assert isinstance(pilot.app.screen, TableScreen)

    sit(table, drive)


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """When the disk is full the screen says so, the game stays as it was, and goes on once there is room."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        most_pages(table, 1)
        for _ in range(200):
            before = table.game
            await pilot.press("1" if table.game.dice else "space")
            if table.game == before:
                break
        assert "The disk is full" in " ".join(screen_text(pilot).split())
        assert Table.open(table.store, table.game_id).game == table.game
        most_pages(table, 1_000_000)
        await pilot.press("1")
        assert Table.open(table.store, table.game_id).game == table.game != before

    sit(table, drive)


def most_pages(table: Table, pages: int) -> None:
    with table.store._engine.connect() as connection:  # noqa: SLF001 # a real limit, in the store's own connection
        connection.exec_driver_sql(f"pragma max_page_count = {pages}")


def test_a_roll_off_with_real_dice(tmp_path: Path) -> None:
    """On a pad everyone's throw for who begins is typed."""
    table = open_table(tmp_path, two(dice=DiceFrom.REAL, start=Start.ROLL_OFF))

    async def drive(pilot: Pilot[None]) -> None:
        assert "Type the 5 dice" in screen_text(pilot)
        await pilot.press(*"12345", "enter", *"66666", "enter")
        assert "Bo begins." in screen_text(pilot)
        await pilot.press(*"25", "enter")
        assert table.game.turns == ()
        assert table.game.seat == 1

    sit(table, drive)


@pytest.mark.parametrize("setup", [two(), real()], ids=["screen", "pad"])
def test_nobody_writes_into_another_column(setup: Setup, tmp_path: Path) -> None:
    """Enter in the column of someone else writes nothing, and says whose turn it is."""
    table = open_table(tmp_path, setup)

    async def drive(pilot: Pilot[None]) -> None:
        if table.game.setup.dice is DiceFrom.SCREEN:
            await pilot.press("space", "right", "enter")
        else:
            await pilot.press("right", "down", "4", "enter")
        assert table.game.turns == ()
        assert "That is the column of Bo" in screen_text(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.cursor[1] == 0

    sit(table, drive)


def finished_pad(folder: Path, **more: object) -> Table:
    table = open_table(folder, Setup(shelf_sheet("tactic"), ("Anna",), dice=DiceFrom.REAL, **more))  # type: ignore[arg-type]
    for key in TACTIC.tables.keys:
        table.make(Enter(0, key, 0 if key != "chance" else 20))
    return table


def test_correcting_after_the_end(tmp_path: Path) -> None:
    """When the points are added up and one is wrong, it can still be put right; Z undoes that again."""
    table = finished_pad(tmp_path)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("chance"), 0)
        await pilot.press("c", *"25", "enter")
        assert table.game.card.total == 25
        assert "Corrected." in screen_text(pilot)
        await pilot.press("c", "enter")
        assert "Nothing was changed" in screen_text(pilot)
        await pilot.press("z")
        assert (table.game.card.total, table.game.over) == (20, True)

    sit(table, drive)


def test_taking_back_a_correction(tmp_path: Path) -> None:
    """Z takes back what was done last, and that may be a correction."""
    table = open_table(tmp_path, real())
    table.make(Enter(0, "fours", 12))
    table.make(Enter(1, "chance", 20))

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("fours"), 0)
        await pilot.press("c", *"16", "enter")
        assert table.game.turns[0].mark.points == 16
        await pilot.press("z")
        assert [played.mark.points for played in table.game.turns] == [12, 20]
        assert table.game.turns[0].was == ()

    sit(table, drive)


def test_earlier_rounds_can_be_seen_and_corrected(tmp_path: Path) -> None:
    """Page up shows an earlier round; what is corrected is what is seen."""
    table = finished_pad(tmp_path, rounds=2)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("chance"), 0)
        await pilot.press("c")
        assert "nothing to correct" in screen_text(pilot)
        await pilot.press("pageup")
        assert "Round 1 of 2" in screen_text(pilot)
        await pilot.press("c", *"21", "enter")
        assert table.game.cards[0][0].total == 21
        assert screen.shown_round == 1

    sit(table, drive)


def test_names_are_text(tmp_path: Path) -> None:
    """A name that looks like markup is shown as it is, on the pad, in the results and in the form."""
    name = "[/b]<img src=x>"
    table = open_table(tmp_path, Setup(TACTIC, (name, "[red]Bo")))
    play_on(table, 29)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "enter", "enter")
        await pilot.pause()
        if isinstance(pilot.app.screen, TableScreen):
            await pilot.press("e")
        assert name in screen_text(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert name in screen_text(pilot)

    sit(table, drive)


def test_a_house_sheet_in_the_form(tmp_path: Path) -> None:
    """A sheet with a strange title, many rounds and other teams can be suggested again."""
    data = TACTIC.as_data() | {"id": "ours", "title": "[/b] ours", "customs": {"rounds": 10, "teams": [2, 4]}}
    setup = Setup(parse_sheet(data), ("A", "B", "C", "D"), teams=((0,), (1,), (2,), (3,)), rounds=8)
    table = open_table(tmp_path, setup)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("n")
        await pilot.pause()
        assert "[/b] ours" in screen_text(pilot)
        assert "A – B – C – D" in screen_text(pilot)
        await pilot.press("ctrl+s")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.table.game_id != table.game_id
        assert (screen.table.game.setup.rounds, len(screen.table.game.setup.teams)) == (8, 4)

    sit(table, drive)


def test_another_terminal_takes_back_what_is_being_corrected(tmp_path: Path) -> None:
    """A correction of a turn that is gone meanwhile is told, and forgotten."""
    table = open_table(tmp_path, real())
    table.make(Enter(0, "fours", 12))
    other = Table.open(Store(tmp_path / "games.db"), table.game_id)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("fours"), 0)
        await pilot.press("c")
        other.take_back()
        await pilot.press("8", "enter")
        assert "went on elsewhere" in screen_text(pilot)
        assert screen.writing.correcting is None
        assert table.game == other.game

    sit(table, drive)


def test_one_round_of_philos_is_won_with_points(tmp_path: Path) -> None:
    """A sheet that counts rounds won counts points where there is only one round."""
    table = open_table(tmp_path, two("philos", counting=Counting.ROUNDS_WON))
    play_on(table, 25)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space", "enter", "enter")
        await pilot.pause()
        if isinstance(pilot.app.screen, TableScreen):
            await pilot.press("e")
        best = max(card.total for card in table.game.cards[0])
        assert f"{best} points." in screen_text(pilot)

    sit(table, drive)


def test_nothing_is_told_while_dice_tumble(tmp_path: Path) -> None:
    """The pad shows what the dice give once they lie; a second Space lets them lie at once."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await pilot.press("space")
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        if screen.query_one(DiceTray).tumbling:
            assert "Counts" not in screen_text(pilot)
            await pilot.press("space")
        assert not screen.query_one(DiceTray).tumbling
        assert "Counts" in screen_text(pilot)
        assert len(table.game.turn.throws) == 1

    sit(table, drive)


@pytest.mark.parametrize("state", ["begun", "over", "pad", "pad-over"])
def test_every_key_that_is_shown_does_something(state: str, tmp_path: Path) -> None:
    """What the line at the bottom offers is bound on that very screen."""
    setup = Setup(TACTIC, ("Anna",), dice=DiceFrom.REAL if "pad" in state else DiceFrom.SCREEN)
    table = finished_pad(tmp_path) if state == "pad-over" else open_table(tmp_path, setup)
    if state == "over":
        play_on(table, 15)
    keys = {"⏎": "enter", "Space": "space", "?": "question_mark", "↑↓": "up", "↑↓←→": "left", "1–5": "5"}

    async def drive(pilot: Pilot[None]) -> None:
        screens = [pilot.app.screen]
        if table.game.over:
            await pilot.press("e")
            screens.append(pilot.app.screen)
        for screen in screens:
            assert isinstance(screen, TableScreen | Ending)
            for key, _ in screen._keys():  # noqa: SLF001 # what the line is made of
                assert screen._bindings.key_to_bindings.get(keys.get(key, key.lower())), key  # noqa: SLF001

    sit(table, drive)


def test_a_table_that_is_too_small(tmp_path: Path) -> None:
    """A tiny window says what it needs, and nothing breaks at any size."""
    table = open_table(tmp_path, Setup(shelf_sheet("maxi"), ("Anna", "Bo", "Cecilia", "Dag")))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        for width, height in [(30, 10), (34, 16), (40, 20), (59, 24), (60, 24), (80, 24), (200, 60), (1, 1)]:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            if (width, height) == (30, 10):
                assert "too small" in screen_text(pilot)

    sit(table, drive)


def test_four_people_with_long_names_see_each_other(tmp_path: Path) -> None:
    """At 80 by 24 everyone's total is on the screen, on the pad or beside it."""
    table = open_table(tmp_path, Setup(TACTIC, ("Annabella", "Benjamin", "Charlotte", "David")))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("space")
        await pilot.pause()
        head = screen_text(pilot).splitlines()[1]
        assert all(name[:3] in head for name in ("Ann", "Ben", "Cha", "Dav"))

    sit(table, drive)


# What the screens look like


TEN = tuple(f"Spieler {number}" for number in range(1, 11))
SCREENS = {
    "two-80x24": (two(), (80, 24), "en", 11),
    "finnish-80x24": (two(), (80, 24), "fi", 11),
    "narrow-44x36": (two(), (44, 36), "en", 5),
    "six-dice-100x34": (Setup(shelf_sheet("maxi"), ("Anna", "Bo", "Cecilia")), (100, 34), "sv", 30),
    "ten-players-120x26": (Setup(shelf_sheet("philos"), TEN), (120, 26), "de", 44),
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
    setup = Setup(shelf_sheet("mb-1973"), ("Anna", "Bo"), rounds=2, dice=DiceFrom.REAL)
    table = open_table(tmp_path, setup)
    for seat, key, points, bonus in [
        (0, "yatzy", 50, 0), (1, "chance", 22, 0), (0, "fives", 15, 0), (1, "sixes", 24, 0),
        (0, "fours", 20, 100), (1, "ones", 0, 0),
    ]:  # fmt: skip
        table.make(Enter(seat, key, points, bonus))

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


def check(name: str, shown: str) -> None:
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("YATZY_ACCEPT"):
        golden.write_text(shown, "utf-8")
    assert shown == golden.read_text("utf-8"), f"{name} looks different"
