"""The table: dice, pad, and the keys that play."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from yatzy.game.moves import Enter, Keep
from yatzy.game.series import winners
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.scorepad import Row, scorepad
from yatzy.rules.errors import StoreError, YatzyError
from yatzy.table import Table
from yatzy.tui.dice import DiceTray, Lying
from yatzy.tui.ending import Ending
from yatzy.tui.hints import hints
from yatzy.tui.pad import Pad, PadHead, Page, cursor_rows
from yatzy.tui.reading import Reading
from yatzy.tui.telling import Telling
from yatzy.tui.writing import Writing

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp


class TableScreen(Screen[None]):
    """One game, played here."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        Binding("space", "roll", show=False),
        Binding("enter", "write", show=False),
        Binding("up,k", "walk(-1)", show=False),
        Binding("down,j", "walk(1)", show=False),
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
        *(Binding(str(digit), f"digit('{digit}')", show=False) for digit in range(10)),
        Binding("plus", "digit('+')", show=False),
        Binding("equals_sign", "digit('=')", show=False),
        Binding("backspace", "erase", show=False),
        Binding("z", "take_back", show=False),
        Binding("c", "correct", show=False),
        Binding("e", "ending", show=False),
        Binding("r", "rules", show=False),
        Binding("n", "app.lay", show=False),
        Binding("t", "app.light", show=False),
        Binding("escape", "escape", show=False),
        Binding("q,ctrl+q", "app.quit", show=False),
    ]

    def __init__(self, words: Catalogue, table: Table) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self.lying = Lying.of(table.game.turn)
        self.cursor = (0, table.game.column)
        """The box, by its place on the sheet, and the column."""
        self.asked: int | None = None
        """The box about which we asked whether to strike it."""
        self.writing = Writing(table)
        self.news = words.say("table-welcome-back") if table.seq > 1 else ""

    # Laying out

    def compose(self) -> ComposeResult:
        """Lay the table out."""
        yield Static(id="top", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="paper"):
                pad = Pad()
                yield PadHead(pad)
                with VerticalScroll(id="rows", can_focus=False):
                    yield pad
            with Vertical(id="side"):
                yield Static(id="who", markup=False)
                yield Static(id="throw", markup=False)
                with Vertical(id="tray"):
                    yield DiceTray(self.table.game.setup.sheet.rules.dice)
                yield Static(id="typed", markup=False)
                yield Static(id="why", markup=False)
                yield Static(id="news", markup=False)
                yield Static(id="seal", markup=False)
        yield Static(id="hints", classes="hints", markup=False)

    def on_mount(self) -> None:
        """Show the game as it is."""
        self.settle_cursor()
        self.show()

    @property
    def real(self) -> bool:
        """Whether the dice are real ones."""
        return self.table.game.setup.dice is DiceFrom.REAL

    @property
    def key(self) -> str:
        """Return the box the cursor is at."""
        return self.table.game.setup.sheet.tables.keys[self.cursor[0]]

    def show(self, *, tumble: bool = False) -> None:
        """Bring the whole screen up to date."""
        game, telling = self.table.game, Telling(self.words, self.table.game)
        rows = scorepad(self.words, game)
        names = tuple(game.setup.column_name(column) for column in range(len(game.setup.columns)))
        row = cursor_rows(rows)[self.cursor[0]] if game.phase is not Phase.ROLL_OFF else -1
        mover = -1 if game.over else game.column
        self.query_one(Pad).show(Page(rows, names, mover, (row, self.cursor[1])))
        self.query_one(PadHead).refresh()
        self.query_one(DiceTray).show(self.lying, tumble=tumble)
        self._fit_paper()
        self._say("top", telling.top())
        self.query_one("#seal", Static).update(telling.seal())
        self._say("who", telling.who())
        self._say("throw", telling.throw())
        self._say("why", self._why(telling))
        self._say("news", self.news or telling.last())
        self._say(
            "typed", self.words.say("table-typed", typed=self.writing.typed) if self.writing.typed else ""
        )
        self._say("hints", hints(self.words, self._keys()))

    def _fit_paper(self) -> None:
        """Give the pad the width it wants, as long as the dice have room beside it."""
        beside = self.query_one(DiceTray).wanted_width + 2
        wanted = self.query_one(Pad).wanted_width() + 3 + self.query_one("#rows").show_vertical_scrollbar
        room = self.size.width - (0 if self.has_class("-narrow") else beside)
        self.query_one("#paper").styles.width = min(wanted, room)
        self.query_one("#tray").display = bool(self.lying.faces) or not self.real

    def on_resize(self) -> None:
        """Fit the pad into another size."""
        self.call_after_refresh(self.show)

    def _say(self, where: str, text: str) -> None:
        part = self.query_one(f"#{where}", Static)
        part.update(text)
        part.display = bool(text)

    def _why(self, telling: Telling) -> str:
        if self.asked is not None:
            name = self.words.name(self.table.game.setup.sheet, self.key)
            return self.words.say("table-strike", box=name)
        if self.writing.correcting is not None:
            return telling.correcting(self.writing.correcting)
        return telling.why(self.key, self.cursor[1], self.lying)

    def _keys(self) -> list[tuple[str, str]]:
        game = self.table.game
        if game.over:
            return [("A", "again"), ("N", "new"), ("Z", "back"), ("E", "result"), ("Q", "quit")]
        if self.real:
            playing = [("↑↓←→", "walk"), ("⏎", "write"), ("Z", "back"), ("C", "correct")]
        else:
            dice = game.setup.sheet.rules.dice
            playing = [("Space", "roll"), (f"1–{dice}", "keep"), ("↑↓", "walk"), ("⏎", "write"), ("Z", "back")]
        return [*playing, ("R", "rules"), ("N", "new"), ("Q", "quit")]

    # Playing

    def attempt(self, action: Callable[[], None]) -> bool:
        """Do something; if it is refused, say why and change nothing."""
        before = self.table.game
        try:
            action()
        except YatzyError as error:
            self.news = sentence(self.words, error, before.setup.sheet)
            if isinstance(error, StoreError) and error.code == "store-moved-on":
                self.table.reload()
                self.after(before.round)
            self.app.bell()
            self.show()
            return False
        self.news = ""
        self.asked = None
        return True

    def after(self, round_before: int) -> None:
        """Bring cursor and dice in line with a game that went on."""
        game = self.table.game
        if self.lying.kept_faces != game.turn.kept or sorted(self.lying.faces) != sorted(game.dice):
            self.lying = Lying.of(game.turn)
        self.settle_cursor()
        self.show()
        if game.over:
            self.action_ending()
        elif game.round > round_before:
            self.app.push_screen(Ending(self.words, self.table, game.round - 1))

    def settle_cursor(self) -> None:
        """Put the cursor into the mover's column, on a box that can be taken."""
        game = self.table.game
        places = [place for place, points in enumerate(game.card.points) if points is None]
        offers = {entry.key: entry for entry in game.entries() if entry.allowed}
        keys = game.setup.sheet.tables.keys
        allowed = [place for place in places if keys[place] in offers] or places
        first = len(game.turn.throws) == 1
        if first or self.cursor[0] not in allowed or self.cursor[1] != game.column:
            best = max(allowed, key=lambda place: offers[keys[place]].points if offers else -place, default=0)
            self.cursor = (best, game.column)

    def action_roll(self) -> None:
        """Throw the dice that are not kept."""
        tray = self.query_one(DiceTray)
        if tray.tumbling:
            tray.settle()
            return
        if self.real:
            return
        before = self.table.game
        if not self.attempt(self.table.roll):
            return
        game = self.table.game
        if before.phase is Phase.ROLL_OFF:
            self.lying = Lying(game.roll_off[-1]) if game.phase is Phase.ROLL_OFF else Lying()
            self.news = Telling(self.words, game).rolled_off(before)
        else:
            self.lying = self.lying.after(game.turn.throws[-1].thrown)
        self.settle_cursor()
        self.show(tumble=True)

    def action_digit(self, sign: str) -> None:
        """Keep a die, or with real dice type it."""
        if self.real:
            self.writing.type(sign)
            self.asked = None
            self.show()
        elif sign.isdigit() and 0 < int(sign) <= len(self.lying.faces):
            self.keep(int(sign) - 1)

    def keep(self, place: int) -> None:
        """Keep a die, or no longer."""
        self.query_one(DiceTray).settle()
        wanted = self.lying.toggled(place)
        if self.attempt(lambda: self.table.make(Keep(self.table.game.seat, wanted.kept_faces))):
            self.lying = wanted
            self.show()

    def action_write(self) -> None:
        """Write into the box the cursor is at."""
        self.query_one(DiceTray).settle()
        game = self.table.game
        if game.over:
            self.action_ending()
            return
        if self.writing.pending:
            done = self.attempt(lambda: self.writing.write(self.key))
        else:
            if self._should_ask():
                self.asked = self.cursor[0]
                self.news = ""
                self.show()
                return
            done = self.attempt(lambda: self.table.make(Enter(game.seat, self.key)))
        if done:
            self.after(game.round)

    def _should_ask(self) -> bool:
        """Whether this would strike a box while another would score."""
        entries = {entry.key: entry for entry in self.table.game.entries() if entry.allowed}
        entry = entries.get(self.key)
        struck = entry is not None and entry.points == 0 and self.cursor[0] != self.asked
        return struck and any(one.points for one in entries.values())

    def action_take_back(self) -> None:
        """Take back the last thing done."""
        before = self.table.game
        self.writing.leave()
        if self.attempt(self.table.take_back):
            self.news = self.words.say("table-taken-back")
            self.after(before.round)

    # Walking

    def action_walk(self, step: int) -> None:
        """Go to the next box: one that is open, unless what is filled could be corrected."""
        points = self.table.game.cards[-1][self.cursor[1]].points
        place = self.cursor[0]
        for _ in points:
            place = (place + step) % len(points)
            if self.real or points[place] is None:
                break
        self.move_cursor(place, self.cursor[1])

    def action_aside(self, step: int) -> None:
        """Go to the next column."""
        columns = len(self.table.game.setup.columns)
        self.move_cursor(self.cursor[0], (self.cursor[1] + step) % columns)

    def move_cursor(self, place: int, column: int) -> None:
        """Put the cursor somewhere else."""
        self.cursor = (place, column)
        self.asked = None
        self.news = ""
        self.show()

    # With real dice

    def action_erase(self) -> None:
        """Erase the last sign typed."""
        self.writing.erase()
        self.show()

    def action_correct(self) -> None:
        """Begin to correct what stands in the box the cursor is at."""
        if not self.real:
            return
        if self.writing.correct(self.key, self.cursor[1]):
            self.news = ""
        else:
            self.news = self.words.say("table-cannot-correct")
        self.show()

    def action_escape(self) -> None:
        """Leave what was begun: typing, correcting, asking."""
        self.writing.leave()
        self.asked = None
        self.settle_cursor()
        self.show()

    # Other screens

    def action_ending(self) -> None:
        """Show how it came out."""
        if self.table.game.over and winners(self.table.game):
            self.app.push_screen(Ending(self.words, self.table, None))

    def action_rules(self) -> None:
        """Show the rules of the sheet."""
        self.app.push_screen(Reading(self.words, self.table.game.setup.sheet))

    # With a mouse

    def on_dice_tray_touched(self, event: DiceTray.Touched) -> None:
        """Keep a die that was clicked."""
        if not self.real:
            self.keep(event.place)

    def on_pad_touched(self, event: Pad.Touched) -> None:
        """Go to a box that was clicked; write where the cursor was already."""
        rows: tuple[Row, ...] = scorepad(self.words, self.table.game)
        if event.row not in cursor_rows(rows):
            return
        place = cursor_rows(rows).index(event.row)
        if (place, event.column) == self.cursor:
            self.action_write()
        else:
            self.move_cursor(place, event.column)

    @property
    def yatzy(self) -> "YatzyApp":
        """Return the application."""
        return cast("YatzyApp", self.app)
