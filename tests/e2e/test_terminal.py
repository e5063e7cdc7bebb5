"""The table in the terminal, played by keys as a person would."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from support.tui.screens import open_table, play_on, run, screen_text, sit
from support.tui.tables import TACTIC, finished_pad, real, two
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import replay_checked
from yatzy.game.moves import Keep
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore
from yatzy.tui.app import YatzyApp
from yatzy.tui.dice_tray import DiceTray
from yatzy.tui.new_game import NewGameScreen
from yatzy.tui.results_screen import ResultsScreen
from yatzy.tui.table_screen import TableScreen


def test_a_whole_game_by_keys(tmp_path: Path) -> None:
    """Two people play to the end with the keys; every move is kept, and the dice can be verified."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        while not table.game.over:
            await pilot.press("space", "1", "2", "space", "enter")
            if table.game.turn.throws:  # it asked whether to strike
                await pilot.press("enter")
        assert isinstance(pilot.app.screen, ResultsScreen)
        totals = [card.total for card in table.game.cards[0]]
        assert f"won with {max(totals)} points." in screen_text(pilot)
        await pilot.press("v")
        assert "dice were recomputed" in screen_text(pilot)
        await pilot.press("q")

    sit(table, drive)
    stored = [one.event for one in table.store.load_events(table.game_id)]
    assert replay_checked(stored) == table.game
    assert len(table.game.turns) == 30  # 15 boxes, two players
    assert verify_dice(table.game).is_valid


def test_a_game_goes_on_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Who comes back finds the same dice, and the same dice kept."""
    table = open_table(tmp_path, two())

    async def begin(pilot: Pilot[None]) -> None:
        await pilot.press("space", "2", "4")

    async def look(pilot: Pilot[None]) -> None:
        assert "Welcome back" in screen_text(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert sorted(screen.dice_layout.faces) == sorted(table.game.dice)
        assert screen.dice_layout.kept_faces == table.game.turn.kept
        assert len(screen.dice_layout.kept) == 2

    sit(table, begin)
    sit(LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id), look)


def test_a_kept_die_stays_in_its_place(tmp_path: Path) -> None:
    """The key that kept a die still means that die after the others were thrown again."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press("space")
        before = screen.dice_layout.faces
        await pilot.press("2", "4", "space")
        assert (screen.dice_layout.faces[1], screen.dice_layout.faces[3]) == (before[1], before[3])
        assert screen.dice_layout.kept == {1, 3}
        await pilot.press("2")
        assert screen.dice_layout.kept == {3}
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
        assert "Roll the dice first" in screen_text(pilot)
        await pilot.press("space", "space", "space")
        before = table.game
        await pilot.press("space")
        assert "only 3 rolls" in screen_text(pilot)
        await pilot.press("z")
        assert "can’t undo a roll" in screen_text(pilot)
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
    other = LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id)

    async def drive(pilot: Pilot[None]) -> None:
        other.roll()
        other.apply(Keep(0, other.game.dice[:1]))
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
        assert "Anna rolls to decide who starts" in screen_text(pilot)
        while table.game.roll_off_state.winner is None:
            await pilot.press("space")
        first, second = (sum(dice) for dice in table.game.roll_off[:2])
        begins = "Anna" if first > second else "Bo"
        assert f"{begins} starts." in screen_text(pilot)

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
    app = YatzyApp(catalogue("en"), LocalStore(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
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
    assert LocalTable.open(table.store, table.game_id).game.secret


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
        assert LocalTable.open(table.store, table.game_id).game == table.game
        most_pages(table, 1_000_000)
        await pilot.press("1")
        assert LocalTable.open(table.store, table.game_id).game == table.game != before

    sit(table, drive)


def most_pages(table: LocalTable, pages: int) -> None:
    with table.store._engine.connect() as connection:  # noqa: SLF001 # a real limit, in the store's own connection
        connection.exec_driver_sql(f"pragma max_page_count = {pages}")


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
        assert "That’s Bo’s column" in screen_text(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.cursor[1] == 0

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
        if screen.query_one(DiceTray).is_tumbling:
            assert "Scores" not in screen_text(pilot)
            await pilot.press("space")
        assert not screen.query_one(DiceTray).is_tumbling
        assert "Scores" in screen_text(pilot)
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
            assert isinstance(screen, TableScreen | ResultsScreen)
            for key, _ in screen._keys():  # noqa: SLF001 # what the line is made of
                assert screen._bindings.key_to_bindings.get(keys.get(key, key.lower())), key  # noqa: SLF001

    sit(table, drive)


def test_a_table_that_is_too_small(tmp_path: Path) -> None:
    """A tiny window says what it needs, and nothing breaks at any size."""
    table = open_table(tmp_path, Setup(bundled_sheet("maxi"), ("Anna", "Bo", "Cecilia", "Dag")))

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
