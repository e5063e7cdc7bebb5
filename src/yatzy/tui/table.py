"""The table: dice, pad, and the keys that play."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from yatzy.game.moves import Enter, Keep
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.scorepad import scorepad
from yatzy.rules.errors import MoveError, StoreError, YatzyError
from yatzy.rules.patterns import Anything
from yatzy.table import Table
from yatzy.tui.dice import SLIM, WIDE, DiceTray, Lying
from yatzy.tui.ending import Ending
from yatzy.tui.hints import hints
from yatzy.tui.pad import Pad, PadFoot, PadHead, Page, cursor_rows
from yatzy.tui.reading import KeysScreen, RulesScreen
from yatzy.tui.telling import Telling
from yatzy.tui.writing import Writing

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp

LEAST_WIDTH, LEAST_HEIGHT = 34, 16
ABOVE_ROWS, BELOW_STACKED = 4, 15
"""Lines around the rows of the pad: top, names, line and total; and the dice, where they lie below."""
STACKED_BELOW = 60
"""Signs of width below which the dice lie under the pad, not beside it."""


class TableScreen(Screen[None]):
    """One game, played here."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        Binding("space", "roll", show=False),
        Binding("enter", "write", show=False),
        Binding("up,k", "walk(-1)", show=False),
        Binding("down,j", "walk(1)", show=False),
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        *(Binding(str(digit), f"digit('{digit}')", show=False) for digit in range(10)),
        Binding("plus", "digit('+')", show=False),
        Binding("equals_sign", "digit('=')", show=False),
        Binding("backspace", "erase", show=False),
        Binding("z", "take_back", show=False),
        Binding("c", "correct", show=False),
        Binding("e", "ending", show=False),
        Binding("r", "rules", show=False),
        Binding("a", "again", show=False),
        Binding("n", "app.lay", show=False),
        Binding("t", "app.light", show=False),
        Binding("question_mark,f1", "keys", show=False),
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
        self.shown_round = table.game.round
        self.asked: int | None = None
        """The box about which we asked whether to strike it."""
        self.writing = Writing(table)
        self.news = words.say("table-welcome-back") if table.seq > 1 else ""

    # Laying out

    def compose(self) -> ComposeResult:
        """Lay the table out."""
        pad = Pad()
        yield Static(id="top", markup=False)
        yield Static(id="small", markup=False)
        with Horizontal(id="body"):
            with Vertical(id="paper"):
                yield PadHead(pad)
                with VerticalScroll(id="rows", can_focus=False):
                    yield pad
                yield PadFoot(pad)
            with Vertical(id="side"):
                yield Static(id="who", markup=False)
                yield Static(id="throw", markup=False)
                with Vertical(id="tray"):
                    yield DiceTray(self.game.setup.sheet.rules.dice)
                for part in ("typed", "why", "news", "standing", "seal"):
                    yield Static(id=part, markup=False)
        yield Static(id="hints", classes="hints", markup=False)

    def on_mount(self) -> None:
        """Show the game as it is."""
        self.settle_cursor()
        self.show()

    def on_resize(self) -> None:
        """Fit the table into another size."""
        self.call_after_refresh(self.show)

    @property
    def game(self) -> Game:
        """Return the game as it is."""
        return self.table.game

    @property
    def real(self) -> bool:
        """Whether the dice are real ones."""
        return self.game.setup.dice is DiceFrom.REAL

    @property
    def key(self) -> str:
        """Return the box the cursor is at."""
        return self.game.setup.sheet.tables.keys[self.cursor[0]]

    def show(self) -> None:
        """Bring the whole screen up to date."""
        tumbling = self.query_one(DiceTray).tumbling
        telling = Telling(self.words, self.game)
        self.query_one(Pad).show(self._page(offers=not tumbling))
        self.query_one(DiceTray).show(self.lying)
        self._fit()
        self.query_one(PadHead).refresh()
        self.query_one(PadFoot).refresh()
        seen = self.query_one(Pad).layout_in(self.query_one(Pad).size.width or self.size.width).all_fit
        self._say("top", telling.top(self.shown_round))
        self._say("who", telling.who())
        self._say("throw", telling.throw())
        self._say(
            "typed", self.words.say("table-typed", typed=self.writing.typed) if self.writing.typed else ""
        )
        self._say("why", "" if tumbling else self._why(telling))
        self._say("news", "" if tumbling else self.news or telling.last())
        self._say("standing", telling.standing(everyone_seen=seen))
        self._say("seal", "" if self.has_class("-stacked") else telling.seal())
        self._say("hints", hints(self.words, self._keys()))

    def _page(self, *, offers: bool) -> Page:
        setup, now = self.game.setup, self.shown_round == self.game.round
        rows = scorepad(self.words, self.game, self.shown_round, offers=offers)
        names = tuple(tuple(setup.players[seat] for seat in seats) for seats in setup.columns)
        hidden = self.game.phase is Phase.ROLL_OFF or (not self.real and (self.game.over or not now))
        row = -1 if hidden else cursor_rows(rows)[self.cursor[0]]
        mover = self.game.column if now and not self.game.over else -1
        return Page(rows, names, mover, (row, self.cursor[1]))

    def _fit(self) -> None:
        """Give everything its room: everyone's column first, then whole labels, then wide dice."""
        width, height = self.size
        pad, tray = self.query_one(Pad), self.query_one(DiceTray)
        small = width < LEAST_WIDTH or height < LEAST_HEIGHT
        self._say("small", self.words.say("table-small", width=80, height=24) if small else "")
        self.query_one("#body").display = not small
        self.set_class(width < STACKED_BELOW, "-stacked")
        edge = 3  # the binding, and a blank on either side
        if width < STACKED_BELOW:
            die, room = WIDE if width > tray.width_of(WIDE) + 1 else SLIM, width - edge
        else:
            rooms = [(die, width - edge - tray.width_of(die) - 2) for die in (WIDE, SLIM)]
            laid = [(die, room, pad.layout_in(room)) for die, room in rooms]
            die, room, _ = next(
                (one for one in laid if one[2].all_fit and not one[2].label_cut),
                next((one for one in laid if one[2].all_fit), laid[-1]),
            )
        tray.fit(die)
        below = BELOW_STACKED if self.has_class("-stacked") else 0
        rows_room = max(3, height - ABOVE_ROWS - self._hint_lines() - below)
        scrolls = pad.lines > rows_room
        self.query_one("#paper").styles.width = edge + min(room, pad.layout_in(room).wanted + scrolls)
        self.query_one("#rows").styles.max_height = rows_room
        self.query_one("#tray").display = bool(self.lying.faces) or not self.real

    def _hint_lines(self) -> int:
        return 1 + len(hints(self.words, self._keys())) // max(1, self.size.width - 1)

    def _say(self, where: str, text: str) -> None:
        part = self.query_one(f"#{where}", Static)
        part.update(text)
        part.display = bool(text)

    def _why(self, telling: Telling) -> str:
        if self.asked is not None:
            name = self.words.name(self.game.setup.sheet, self.key)
            return self.words.say("table-strike", box=name)
        if self.writing.correcting is not None:
            return telling.correcting(self.writing.correcting)
        if self.shown_round != self.game.round:
            return self.words.say("table-looking-back", round=self.shown_round + 1)
        return telling.why(self.key, self.cursor[1], self.lying)

    def _keys(self) -> list[tuple[str, str]]:
        game, setup = self.game, self.game.setup
        back = [] if game.secret else [("Z", "back")]
        correct = [("C", "correct")] if self.real else []
        if game.over:
            return [
                ("A", "again"),
                ("N", "new"),
                *back,
                *correct,
                ("E", "result"),
                ("?", "keys"),
                ("Q", "quit"),
            ]
        if self.real:
            playing = [("↑↓←→", "walk"), ("⏎", "write"), *back, *correct]
        else:
            playing = [
                ("Space", "roll"),
                (f"1–{setup.sheet.rules.dice}", "keep"),
                ("↑↓", "walk"),
                ("⏎", "write"),
            ]
            playing += back
        return [*playing, ("N", "new"), ("?", "keys"), ("Q", "quit")]

    # Playing

    def attempt(self, action: Callable[[], None]) -> bool:
        """Do something; if it is refused, say why and change nothing."""
        try:
            action()
        except YatzyError as error:
            self.news = sentence(self.words, error, self.game.setup.sheet)
            if isinstance(error, StoreError) and error.code == "store-moved-on":
                self._catch_up()
            self.app.bell()
            self.show()
            return False
        self.news = ""
        self.asked = None
        return True

    def _catch_up(self) -> None:
        """Show the game as it went on elsewhere; what was begun here is about a game that is no more."""
        self.writing.leave()
        self.asked = None
        try:
            self.table.reload()
        except YatzyError as error:
            self.news = sentence(self.words, error, self.game.setup.sheet)
        self.lying = Lying.of(self.game.turn)
        self.shown_round = self.game.round
        self.settle_cursor()

    def after(self, before: Game) -> None:
        """Bring cursor and dice in line with a game that went on."""
        if self.lying.kept_faces != self.game.turn.kept or sorted(self.lying.faces) != sorted(self.game.dice):
            self.lying = Lying.of(self.game.turn)
        self.shown_round = self.game.round
        self.settle_cursor()
        self.show()
        if self.game.over and len(self.game.turns) > len(before.turns):
            self.action_ending()
        elif self.game.round > before.round:
            self.app.push_screen(Ending(self.words, self.table, before.round))

    def settle_cursor(self) -> None:
        """Put the cursor into the mover's column: after the first throw on what gives most, Chance last."""
        game, sheet = self.game, self.game.setup.sheet
        places = [place for place, points in enumerate(game.card.points) if points is None]
        offers = {sheet.tables.keys.index(entry.key): entry.points for entry in game.entries() if entry.allowed}
        if offers and (len(game.turn.throws) == 1 or self.cursor[0] not in offers):

            def worth(place: int) -> tuple[bool, int]:
                chance = isinstance(sheet.rules.boxes[place].pattern, Anything)
                return (offers[place] > 0 and not chance, offers[place])

            self.cursor = (max(offers, key=worth), game.column)
        elif self.cursor[0] in places or not places:
            self.cursor = (self.cursor[0], game.column)
        else:
            self.cursor = (places[0], game.column)

    def action_roll(self) -> None:
        """Throw the dice that are not kept."""
        tray, before = self.query_one(DiceTray), self.game
        if tray.tumbling:
            tray.settle()
            self.show()
            return
        if self.real or not self.attempt(self.table.roll):
            return
        self.shown_round = self.game.round
        if before.phase is Phase.ROLL_OFF:
            self.lying = Lying(self.game.roll_off[-1])
            self.news = Telling(self.words, self.game).rolled_off(before)
        else:
            self.lying = Lying(self.lying.faces, self.lying.kept if before.dice else frozenset())
            self.lying = self.lying.after(self.game.turn.throws[-1].thrown)
        self.settle_cursor()
        tray.show(self.lying)
        tray.tumble()
        self.show()

    def on_dice_tray_settled(self) -> None:
        """Show what the dice give, now that they lie."""
        self.show()

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
        if self.attempt(lambda: self.table.make(Keep(self.game.seat, wanted.kept_faces))):
            self.lying = wanted
            self.show()

    def action_write(self) -> None:
        """Write into the box the cursor is at."""
        self.query_one(DiceTray).settle()
        before = self.game
        if self.writing.pending:
            self._write_typed(before)
        elif before.over:
            self.action_ending()
        elif self.shown_round != before.round:
            self.action_page(1)
        elif self._should_ask():
            self.asked, self.news = self.cursor[0], ""
            self.show()
        elif self.attempt(self._enter):
            self.after(before)

    def _enter(self) -> None:
        self._own_column()
        self.table.make(Enter(self.game.seat, self.key))

    def _own_column(self) -> None:
        """Refuse to write into a column whose turn it is not."""
        if self.cursor[1] != self.game.column and self.game.phase is Phase.PLAY:
            names = {"other": self.game.setup.column_name(self.cursor[1])}
            names["player"] = self.game.setup.players[self.game.seat]
            self.settle_cursor()
            raise MoveError("move-not-yours", **names)

    def _write_typed(self, before: Game) -> None:
        correcting = self.writing.correcting is not None
        if not self.attempt(self._typed):
            return
        if correcting:
            self.news = self.words.say("table-unchanged" if self.game is before else "table-corrected")
        elif before.phase is Phase.ROLL_OFF:
            self.news = Telling(self.words, self.game).rolled_off(before)
        self.after(before)

    def _typed(self) -> None:
        if self.writing.correcting is None:
            self._own_column()
        self.writing.write(self.key)

    def _should_ask(self) -> bool:
        """Whether this would strike a box though another would score, or more throws may help."""
        entries = {entry.key: entry for entry in self.game.entries() if entry.allowed}
        entry = entries.get(self.key)
        if entry is None or entry.points or self.cursor == (self.asked, self.game.column):
            return False
        others = any(one.points for one in entries.values())
        return self.cursor[1] == self.game.column and (others or self.game.rolls_left > 0)

    def action_take_back(self) -> None:
        """Take back the last thing done."""
        before = self.game
        self.writing.leave()
        if self.attempt(self.table.take_back):
            self.news = self.words.say("table-taken-back")
            self.after(before)

    # Walking

    def action_walk(self, step: int) -> None:
        """Go to the next box: one that is open, unless what is filled could be corrected."""
        points = self.game.cards[self.shown_round][self.cursor[1]].points
        place = self.cursor[0]
        for _ in points:
            place = (place + step) % len(points)
            if self.real or points[place] is None:
                break
        self.move_cursor(place, self.cursor[1])

    def action_aside(self, step: int) -> None:
        """Go to the next column; a correction stays in its own."""
        if self.writing.correcting is None:
            columns = len(self.game.setup.columns)
            self.move_cursor(self.cursor[0], (self.cursor[1] + step) % columns)

    def action_page(self, step: int) -> None:
        """Look at an earlier round, or come back from there."""
        self.writing.leave()
        self.shown_round = min(max(0, self.shown_round + step), self.game.round)
        self.show()

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
        self.writing.leave()
        found = self.writing.correct(self.shown_round, self.key, self.cursor[1])
        self.news = "" if found else self.words.say("table-cannot-correct")
        self.show()

    def action_escape(self) -> None:
        """Leave what was begun: typing, correcting, asking, looking back."""
        self.writing.leave()
        self.asked, self.news = None, ""
        self.shown_round = self.game.round
        self.settle_cursor()
        self.show()

    # Other screens

    def action_ending(self) -> None:
        """Show how it came out, or how it stands."""
        self.app.push_screen(Ending(self.words, self.table, None))

    def action_again(self) -> None:
        """Play again, once it is over."""
        if self.game.over:
            self.yatzy.play_again(self.table)

    def action_rules(self) -> None:
        """Show the rules of the sheet."""
        self.app.push_screen(RulesScreen(self.words, self.game.setup.sheet))

    def action_keys(self) -> None:
        """Show all keys."""
        self.app.push_screen(KeysScreen(self.words, self.game))

    # With a mouse

    def on_dice_tray_touched(self, event: DiceTray.Touched) -> None:
        """Keep a die that was clicked."""
        if not self.real:
            self.keep(event.place)

    def on_pad_touched(self, event: Pad.Touched) -> None:
        """Go to a box that was clicked; write where the cursor was already."""
        rows, turn = cursor_rows(self.query_one(Pad).page.rows), self.writing.correcting
        if event.row not in rows or (turn is not None and event.column != self.game.column_of(turn)):
            return
        there = (rows.index(event.row), event.column)
        if there == self.cursor:
            self.action_write()
        else:
            self.move_cursor(*there)

    @property
    def yatzy(self) -> "YatzyApp":
        """Return the application."""
        return cast("YatzyApp", self.app)
