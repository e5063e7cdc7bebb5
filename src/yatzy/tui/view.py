"""What the table looks like: the pad, the dice beside or below it, and the words about them."""

from textwrap import wrap
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.scorepad import scorepad
from yatzy.table import Table
from yatzy.tui.dice import SLIM, WIDE, DiceTray, Lying
from yatzy.tui.hints import hints
from yatzy.tui.pad import Pad, PadFoot, PadHead, Page, cursor_rows
from yatzy.tui.telling import Telling
from yatzy.tui.writing import Writing

if TYPE_CHECKING:
    from yatzy.tui.counsel import Counsel

LEAST_WIDTH, LEAST_HEIGHT = 34, 16
ABOVE_ROWS, DICE_BELOW, LEAST_SAID = 4, 9, 6
"""Lines around the rows of the pad: top, names, line and total; and the dice and words that may lie below."""
ALL_KEYS, ROOMY = 90, 30
"""Signs of width from which on every key is named in one line, and lines of height that are enough for all."""
STACKED_BELOW = 60
"""Signs of width below which the dice lie under the pad, not beside it."""


class TableView(Screen[None]):
    """A game on the screen. It changes nothing: that is for the keys."""

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
        self.solved: int | None = None
        """How much of the sheet's solution is there, in percent, while it is being made."""
        self.note = ""
        """What a computer is doing."""
        self.counsel: Counsel | None = None
        """What the coach was asked."""
        self.remark = ""
        """What the coach has to say about the last choice of a person."""
        self.remark_first = False
        """Whether someone else has written since that choice."""
        self.chances = ""
        """Everyone's chance to win."""
        self._rested: dict[str, str] = {}
        """What stood below the dice when they last lay."""
        self.news = words.say("table-welcome-back") if table.seq > 1 else ""

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
                for part in ("typed", "why", "news", "remark"):
                    yield Static(id=part, markup=False)
                with Vertical(id="foot"):
                    for part in ("standing", "chances", "seal"):
                        yield Static(id=part, markup=False)
        yield Static(id="hints", classes="hints", markup=False)

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
        keep, lying = self.counsel.keep if self.counsel else None, self._lying_here
        self.query_one(DiceTray).show(lying, lying.places_of(keep or ()))
        said = self._said(telling, tumbling=tumbling)
        self._fit(said)
        self.query_one(PadHead).refresh()
        self.query_one(PadFoot).refresh()
        self._say("top", telling.top(self.shown_round, self.solved))
        self._say("who", telling.who())
        self._say("throw", telling.throw())
        for where, text in said.items():
            self._say(where, text)
        self._put_in_order()
        crowded = self.has_class("-stacked") or (self.size.height < ROOMY and (self.counsel or self.chances))
        self._say("seal", "" if crowded else telling.seal())
        self._say("hints", hints(self.words, self._keys(), self.size.width - 2))

    def _said(self, telling: Telling, *, tumbling: bool) -> dict[str, str]:
        """Return what stands below the dice, by its place: nothing new while they tumble."""
        pad, typed = self.query_one(Pad), self.writing.typed
        seen = pad.layout_in(pad.size.width or self.size.width).all_fit
        last = "" if self.counsel else telling.last()
        if not tumbling:
            self._rested = {
                "typed": telling.typed(typed, whole=bool(self.writing.to_lay) and not self.counsel)
                if typed
                else "",
                "why": self._why(telling),
                "news": self.news or last,
                "remark": "" if self.counsel else self.remark,
            }
        self.set_class(tumbling and not self.note, "-tumbling")
        return self._rested | {"standing": telling.standing(everyone_seen=seen), "chances": self.chances}

    @property
    def _lying_here(self) -> Lying:
        """Return the dice to show: typed ones, too, once the coach was asked about them."""
        typed = self.writing.to_lay if self.counsel else ()
        return Lying(typed) if typed else self.lying

    def _put_in_order(self) -> None:
        """Tell the last entry and the remark on someone's choice in the order in which they happened."""
        side, news, remark = (self.query_one(f"#{part}") for part in ("side", "news", "remark"))
        if self.remark_first is (side.children.index(remark) < side.children.index(news)):
            return
        if self.remark_first:
            side.move_child(remark, before=news)
        else:
            side.move_child(remark, after=news)

    def _page(self, *, offers: bool) -> Page:
        setup, now = self.game.setup, self.shown_round == self.game.round
        rows = scorepad(self.words, self.game, self.shown_round, offers=offers)
        names = tuple(tuple(setup.players[seat] for seat in seats) for seats in setup.columns)
        hidden = self.game.phase is Phase.ROLL_OFF or (not self.real and (self.game.over or not now))
        row = -1 if hidden else cursor_rows(rows)[self.cursor[0]]
        mover = self.game.column if now and not self.game.over else -1
        starred = [number for number, one in enumerate(rows) if self._starred(one.key)]
        star = (starred[0] if starred and now else -1, self.game.column)
        return Page(rows, names, mover, (row, self.cursor[1]), star)

    def _starred(self, key: str) -> bool:
        return bool(key) and self.counsel is not None and key == self.counsel.key

    def _fit(self, said: dict[str, str]) -> None:
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
        below = 0
        if self.has_class("-stacked"):
            lines = "\n".join(text for text in said.values() if text).splitlines()
            below = DICE_BELOW + max(LEAST_SAID, sum(len(wrap(line, max(1, width - 2))) or 1 for line in lines))
        rows_room = max(3, height - ABOVE_ROWS - self._hint_lines() - below)
        scrolls = pad.lines > rows_room
        self.query_one("#paper").styles.width = edge + min(room, pad.layout_in(room).wanted + scrolls)
        self.query_one("#rows").styles.max_height = rows_room
        self.query_one("#tray").display = bool(self._lying_here.faces) or not self.real

    def _hint_lines(self) -> int:
        return 1 + len(hints(self.words, self._keys())) // max(1, self.size.width - 1)

    def _say(self, where: str, text: str) -> None:
        part = self.query_one(f"#{where}", Static)
        part.update(text)
        part.display = bool(text)

    def _why(self, telling: Telling) -> str:
        if begun := self._begun(telling):
            return begun
        if self.note:
            return self.note
        if self.counsel:
            return self.counsel.text
        return "" if self.writing.to_lay else telling.why(self.key, self.cursor[1], self.lying)

    def _begun(self, telling: Telling) -> str:
        """Say what was begun and waits for an answer, if anything."""
        if self.asked is not None:
            name = self.words.name(self.game.setup.sheet, self.key)
            return self.words.say("table-strike", box=name)
        if self.writing.correcting is not None:
            return telling.correcting(self.writing.correcting)
        if self.shown_round != self.game.round:
            return self.words.say("table-looking-back", round=self.shown_round + 1)
        return telling.laid() if self.writing.over_laid else ""

    def _keys(self) -> list[tuple[str, str]]:
        game, setup = self.game, self.game.setup
        back = [] if game.secret else [("Z", "back")]
        coach = [("H", "coach")] if setup.coach else []
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
            playing = [("↑↓←→", "walk"), ("⏎", "write"), *back, *correct, *coach, ("N", "new")]
        elif setup.computer(game.seat):
            playing = [("Space", "hurry"), *back, ("N", "new")]
        else:
            playing = [
                ("Space", "roll"),
                (f"1–{setup.sheet.rules.dice}", "keep"),
                ("↑↓", "walk"),
                ("⏎", "write"),
            ]
            new = [("N", "new")] if not coach or self.size.width >= ALL_KEYS else []
            playing += [*back, *coach, *new]
        return [*playing, ("?", "keys"), ("Q", "quit")]
