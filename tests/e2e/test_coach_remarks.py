"""What the coach says at the table without being asked, and what is remembered for the next time."""

from pathlib import Path
from threading import Event

import pytest
from textual.pilot import Pilot

from support.tui.screens import calm, open_table, play_on, run, screen_text, shown_words, sit
from support.tui.tables import LONG_PAUSES, TACTIC, against, real, table_screen, two, weighed
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.preferences import Preferences, load_preferences, preferences_file
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve
from yatzy.store.local_store import LocalStore
from yatzy.tui.app import DARK, LIGHT, YatzyApp
from yatzy.tui.dice_tray import DiceTray

WORDS = catalogue("en")


async def keep(pilot: Pilot[None], dice: Dice) -> None:
    """Keep such dice by their keys."""
    dice_layout, wanted = table_screen(pilot).dice_layout, list(dice)
    for place, face in enumerate(dice_layout.faces):
        if (face in wanted) is not (place in dice_layout.kept):
            await pilot.press(str(place + 1))
        if face in wanted:
            wanted.remove(face)


# Remarks


async def keep_worst(pilot: Pilot[None], table: LocalTable) -> tuple[float, str]:
    """Throw again with the worst keep; return what that losts, and the best choice in words."""
    turn = weighed(table.game)
    worst = min(turn.keeps, key=lambda one: one.value)
    await keep(pilot, worst.keep)
    await pilot.press("space")
    best = turn.keeps[0]
    assert len(best.keep) < 5
    told = f"keep {' '.join(map(str, best.keep))}" if best.keep else "roll all dice again"
    return best.value - worst.value, told


def test_a_remark_on_a_bad_keep(tmp_path: Path) -> None:
    """A keep that losts more than was set is remarked on, with its cost and what was better."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("m", "space")
        cost, better = await keep_worst(pilot, table)
        await calm(pilot)
        assert cost > 0.5
        assert f"Anna, that lost {WORDS.decimal(cost)}. Better: {better}." in shown_words(pilot)
        await pilot.press("down")
        assert "that lost" in shown_words(pilot)  # until the next choice

    sit(table, drive)


def test_a_remark_about_a_game_that_went_on_elsewhere(tmp_path: Path) -> None:
    """Once the game is taken up as it went on, what was said about a choice before that is gone."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("m", "space")
        await keep_worst(pilot, table)
        await calm(pilot)
        assert "that lost" in shown_words(pilot)
        other = LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id)
        other.apply(Enter(0, next(entry.key for entry in other.game.entries() if entry.allowed)))
        await pilot.press("1")
        assert "went on elsewhere" in shown_words(pilot)
        assert "that lost" not in shown_words(pilot)

    sit(table, drive)


def test_a_remark_on_a_bad_box(tmp_path: Path) -> None:
    """The same for an entry; taken back, it is forgotten."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("m", "space")
        turn = weighed(table.game)
        worst = turn.boxes[-1]
        table_screen(pilot).move_cursor(TACTIC.tables.keys.index(worst.key), 0)
        await pilot.press("enter")
        if not table.game.turns:
            await pilot.press("enter")
        await calm(pilot)
        best = " ".join(map(str, turn.keeps[0].keep))
        cost = WORDS.decimal(turn.value - worst.value)
        assert f"Anna, that lost {cost}. Better: keep {best}." in shown_words(pilot)
        await pilot.press("z")
        await calm(pilot)
        assert "that lost" not in shown_words(pilot)

    sit(table, drive)


def test_no_remark_below_what_was_set(tmp_path: Path) -> None:
    """The same choice is remarked on where its cost is above what was set, and not where it is below."""
    for presses, remarked in [(1, True), (2, True), (3, False)]:  # more than 0.5, 1, 2
        table = open_table(tmp_path / str(presses), two())

        async def drive(pilot: Pilot[None], table: LocalTable = table, presses: int = presses) -> None:
            pilot.app.settings = Preferences()  # type: ignore[attr-defined]
            await pilot.press(*["m"] * presses, "space")
            turn = weighed(table.game)
            cheap = next(one for one in turn.keeps if 1.2 < turn.value - one.value < 1.95)
            await keep(pilot, cheap.keep)
            await pilot.press("space")
            await calm(pilot)
            assert ("that lost" in shown_words(pilot)) is remarked  # noqa: B023 # driven before the next one

        sit(table, drive)


def test_a_good_choice_is_no_matter_for_remarks(tmp_path: Path) -> None:
    """The best keep and the best box are passed over in silence."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("m", "space")
        for _ in range(2):
            await keep(pilot, weighed(table.game).keeps[0].keep)
            await pilot.press("space")
            await calm(pilot)
            assert "that lost" not in shown_words(pilot)
        best = weighed(table.game).boxes[0]
        table_screen(pilot).move_cursor(TACTIC.tables.keys.index(best.key), 0)
        await pilot.press("enter", "enter")
        await calm(pilot)
        assert "that lost" not in shown_words(pilot)

    sit(table, drive)


def test_remarks_are_off_unless_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told what a choice cost without having asked for it, nor at a table without a coach."""
    for name, coach, presses in [("never", True, []), ("again", True, ["m"] * 5), ("off", False, ["m"])]:
        table = open_table(tmp_path / name, two(coach=coach))

        def never(*_: object, **__: object) -> Values:
            raise AssertionError

        async def drive(pilot: Pilot[None], table: LocalTable = table, presses: list[str] = presses) -> None:
            await pilot.press(*presses, "space")
            monkeypatch.setattr("yatzy.solver.solve.solve", never)
            await pilot.press("space", "enter", "enter")
            await calm(pilot)
            assert table.game.turns
            assert "that lost" not in shown_words(pilot)

        sit(table, drive)


def test_a_remark_on_real_dice(tmp_path: Path) -> None:
    """On a pad an entry of dice is remarked on; one of points alone is nobody's business."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        screen = table_screen(pilot)
        await pilot.press("m", *"66666", "enter")
        screen.move_cursor(TACTIC.tables.keys.index("chance"), 0)
        await pilot.press("enter")
        await calm(pilot)
        assert "Better: 50 in Yatzy." in shown_words(pilot)
        screen.move_cursor(TACTIC.tables.keys.index("chance"), 1)
        await pilot.press(*"30", "enter")
        await calm(pilot)
        assert len(table.game.turns) == 2
        assert "that lost" not in shown_words(pilot)

    sit(table, drive)


def test_alone_nobody_is_named(tmp_path: Path) -> None:
    """Where one plays alone a remark is about nobody else."""
    table = open_table(tmp_path, Setup(TACTIC, ("Anna",)))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("m", "space")
        cost, better = await keep_worst(pilot, table)
        await calm(pilot)
        assert f"That lost {WORDS.decimal(cost)}. Better: {better}." in shown_words(pilot)

    sit(table, drive)


@pytest.mark.parametrize("size", [(80, 24), (45, 30)])
def test_a_remark_and_what_a_computer_wrote(size: tuple[int, int], tmp_path: Path) -> None:
    """Both stand in the order in which they happened: below one's own entry, above what the computer wrote."""
    table = open_table(tmp_path, against("casual"))

    def order(pilot: Pilot[None], news: str) -> bool:
        lines = screen_text(pilot).splitlines()
        remark, last = (
            next(at for at, line in enumerate(lines) if said in line) for said in (", that lost", news)
        )
        return remark < last

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await pilot.press("m", "space")
        table_screen(pilot).query_one(DiceTray).settle()
        worst = weighed(table.game).boxes[-1]
        table_screen(pilot).move_cursor(TACTIC.tables.keys.index(worst.key), 0)
        await pilot.press("enter", "enter")
        await calm(pilot)
        assert (table.game.seat, len(table.game.turns)) == (1, 1)
        assert not order(pilot, "Anna: 0 in")
        pilot.app.animation_level = "none"
        await pilot.press("space")
        await calm(pilot)
        assert (table.game.seat, len(table.game.turns)) == (0, 2)
        assert order(pilot, "C1: ")
        await pilot.press("space")
        cost, _ = await keep_worst(pilot, table)
        await calm(pilot)
        assert cost > 0.5
        assert not order(pilot, "C1")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("yatzy.tui.bot_turns.PAUSES", LONG_PAUSES)
        sit(table, drive, size=size)


# Chances


def shares(pilot: Pilot[None]) -> list[int]:
    """Return the chances shown, in percent."""
    words = table_screen(pilot).chances.replace("%", "").split()
    return [int(word) for word in words if word.isdigit()]


def test_chances_to_win(tmp_path: Path) -> None:
    """W shows everyone's chance under the standing, anew after each throw; they come to one."""
    table = open_table(tmp_path, two())
    play_on(table, 26)
    table.roll()
    table.apply(Enter(0, "chance" if table.game.card.points[13] is None else "yatzy"))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        told = shown_words(pilot)
        assert "everyone plays for the most points from here; ties share the win" in told
        await calm(pilot)
        assert "To win: Anna" in screen_text(pilot)
        before = shares(pilot)
        assert len(before) == 2
        assert 99 <= sum(before) <= 101  # each is rounded
        await pilot.press("space")
        await calm(pilot)
        assert shares(pilot) != before
        await pilot.press("w")
        await calm(pilot)
        assert "To win" not in screen_text(pilot)

    sit(table, drive)


def test_the_first_count_takes_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the very first chances are there, the line says what is being done."""
    table, ready = open_table(tmp_path, two()), Event()
    play_on(table, 26)

    def later(sheet: RuleSheet, **_: object) -> Values:
        ready.wait()
        return solve(sheet)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        assert "Computing chances …" in screen_text(pilot)
        ready.set()
        await calm(pilot)
        assert "Computing" not in screen_text(pilot)
        assert "To win: Anna" in screen_text(pilot)

    monkeypatch.setattr("yatzy.solver.solve.solve", later)
    try:
        sit(table, drive)
    finally:
        ready.set()


def test_nobody_to_win_against(tmp_path: Path) -> None:
    """Alone at a table there are no chances to show."""
    table = open_table(tmp_path, Setup(TACTIC, ("Anna",)))

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("w")
        assert "nobody to beat" in shown_words(pilot)

    sit(table, drive)
    assert not load_preferences().chances


# What is remembered


def test_settings_are_remembered(tmp_path: Path) -> None:
    """Light, remarks and chances are the next time as they were left."""
    table = open_table(tmp_path, two())
    play_on(table, 26)  # late enough for exact chances, which take no variance of every state

    async def change(pilot: Pilot[None]) -> None:
        await pilot.press("t", "m", "m", "w")
        await calm(pilot)

    async def look(pilot: Pilot[None]) -> None:
        assert pilot.app.theme == LIGHT.name
        await calm(pilot)
        assert "To win" in screen_text(pilot)
        await pilot.press("t", "m")
        assert "more than 2 points" in shown_words(pilot)
        assert pilot.app.theme == DARK.name

    sit(table, change)
    assert load_preferences() == Preferences(light=True, remarks=1.0, chances=True)
    sit(LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id), look)
    assert load_preferences() == Preferences(light=False, remarks=2.0, chances=True)


@pytest.mark.parametrize("content", [b"{", b'{"version": 99}', b'{"version": 1, "remarks": "many"}'])
def test_a_broken_settings_file_is_passed_over(content: bytes, tmp_path: Path) -> None:
    """The form and the table open as if there were none."""
    preferences_file().parent.mkdir(parents=True)
    preferences_file().write_bytes(content)
    app = YatzyApp(WORDS, LocalStore(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        assert pilot.app.theme == DARK.name
        await pilot.press("ctrl+s")
        await pilot.pause()
        await pilot.press("space")
        assert table_screen(pilot).game.dice

    run(app, drive)


def test_every_threshold_comes_round(tmp_path: Path) -> None:
    """M goes from off over 0.5, 1, 2 and 5 points back to off; from one set by hand to the next above."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        told = []
        for _ in range(5):
            await pilot.press("m")
            told.append(load_preferences().remarks)
        assert told == [0.5, 1.0, 2.0, 5.0, None]
        assert "no longer points out mistakes" in shown_words(pilot)
        pilot.app.settings = Preferences(remarks=3.0)  # type: ignore[attr-defined]
        await pilot.press("m")
        assert load_preferences().remarks == 5.0

    sit(table, drive)
