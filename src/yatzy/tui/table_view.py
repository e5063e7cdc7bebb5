"""The table's widgets and layout: the scorecard, the dice beside or below it, and the texts about them."""

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.local_table import LocalTable
from yatzy.report.scorepad import scorepad_rows
from yatzy.tui.dice_tray import SLIM, WIDE, DiceLayout, DiceTray
from yatzy.tui.entry_input import EntryInput
from yatzy.tui.key_hints import format_hints
from yatzy.tui.pad_widget import Pad, PadContent, PadFoot, PadHead, cursor_rows
from yatzy.tui.side_texts import SPACED, count_lines, fit_texts
from yatzy.tui.texts import GameTexts

if TYPE_CHECKING:
    from yatzy.tui.coach_notes import CoachNote

MIN_WIDTH, MIN_HEIGHT = 34, 16
TITLE_LINES, PAD_FRAME_LINES, DICE_LINES, MIN_TEXT_LINES = 1, 3, 7, 6
"""Lines of the title, around the scorecard's rows (names, rule, total), of dice, and at least of texts."""
ALL_KEYS_WIDTH, ROOMY_HEIGHT = 90, 30
"""Least width in which all keys fit in one line, and least height in which every text fits."""
STACKED_BELOW, SHORT_BELOW = 60, 24
"""Width below which the dice lie under the scorecard, and height below which they have no blank lines above."""
TRAY_PADDING = 2


class TableView(Screen[None]):
    """Shows a game; the actions that change it are in ``TableScreen``."""

    def __init__(self, words: Catalogue, table: LocalTable) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self.dice_layout = DiceLayout.from_turn(table.game.turn)
        self.cursor = (0, table.game.column)
        """The box, by its index on the sheet, and the column."""
        self.shown_round = table.game.round
        self.zero_to_confirm: int | None = None
        """The box, by index, for which scoring 0 waits to be confirmed."""
        self.entry_input = EntryInput(table)
        self.solved_percent: int | None = None
        """Percent of the sheet that is solved, while it is being solved."""
        self.bot_note = ""
        """What a bot is doing."""
        self.coach_note: CoachNote | None = None
        """The advice on display."""
        self.remark = ""
        """The coach's remark on the last choice of a person."""
        self.remark_first = False
        """Whether someone else has filled a box since that choice."""
        self.chances = ""
        """Everyone's chance to win."""
        self._texts_at_rest: dict[str, str] = {}
        """Texts below the dice, as of when they last lay still."""
        self.news = words.say("table-welcome-back") if table.seq > 1 else ""

    def compose(self) -> ComposeResult:
        """Compose the table."""
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
                for part in SPACED:
                    yield Static(id=part, markup=False)
                with Vertical(id="foot"):
                    for part in ("standing", "chances", "seal"):
                        yield Static(id=part, markup=False)
        yield Static(id="hints", classes="hints", markup=False)

    def on_resize(self) -> None:
        """Lay the table out for the new size."""
        self.call_after_refresh(self.show)

    @property
    def game(self) -> Game:
        """The current game."""
        return self.table.game

    @property
    def has_real_dice(self) -> bool:
        """Whether people roll real dice."""
        return self.game.setup.dice is DiceFrom.REAL

    @property
    def box_key(self) -> str:
        """The key of the box at the cursor."""
        return self.game.setup.sheet.tables.keys[self.cursor[0]]

    def show(self) -> None:
        """Refresh the whole screen."""
        tumbling = self.query_one(DiceTray).is_tumbling
        texts = GameTexts(self.words, self.game)
        self.query_one(Pad).show(self._pad_content(offers=not tumbling))
        keep, dice_layout = self.coach_note.keep if self.coach_note else None, self._shown_dice
        self.query_one(DiceTray).show(dice_layout, dice_layout.places_of(keep or ()))
        self._set_text("top", texts.title_line(self.shown_round, self.solved_percent, self.size.width - 2))
        self._set_text("who", texts.turn_line())
        self._set_text("throw", texts.throw_line())
        self.query_one("#hints", Static).update(self._hints())
        for where, text in self._fit_sizes(self._side_texts(texts, tumbling=tumbling)).items():
            self._set_text(where, text)
        self._order_news()
        self.query_one(PadHead).refresh()
        self.query_one(PadFoot).refresh()
        self._repaint_moved_texts()

    def _repaint_moved_texts(self) -> None:
        """Repaint all of the table: where a text has moved, Textual may leave its old place as it was.

        It compares the layout with the last one it computed, and computes one too early when something asks
        where a widget is while a hidden text has changed.
        """
        self.query_one("#body").refresh()

    def _side_texts(self, texts: GameTexts, *, tumbling: bool) -> dict[str, str]:
        """Return what stands below the dice, by its place: nothing new while they tumble."""
        pad = self.query_one(Pad)
        seen = pad.layout_for(pad.size.width or self.size.width).all_fit
        if not tumbling:
            self._texts_at_rest = self._texts_about_dice(texts)
        self.set_class(tumbling and not self.bot_note, "-tumbling")
        crowded = self.size.width < STACKED_BELOW or (
            self.size.height < ROOMY_HEIGHT and (self.coach_note or self.chances)
        )
        return self._texts_at_rest | {
            "standing": texts.standings(everyone_seen=seen),
            "chances": self.chances,
            "seal": "" if crowded else texts.seal_line(),
        }

    def _texts_about_dice(self, texts: GameTexts) -> dict[str, str]:
        unlaid, typed = bool(self.entry_input.unlaid_dice), self.entry_input.typed
        question = self._pending_question(texts) or self.bot_note or (self.coach_note and self.coach_note.text)
        explain = not question and not unlaid
        return {
            "typed": texts.typed_line(typed, whole=unlaid and not self.coach_note) if typed else "",
            "why": question or "",
            "next": "",
            **(texts.explanation(self.box_key, self.cursor[1], self.dice_layout) if explain else {}),
            "news": self.news,
            "last": "" if self.coach_note or self.news else texts.last_entry(),
            "remark": "" if self.coach_note else self.remark,
        }

    @property
    def _shown_dice(self) -> DiceLayout:
        """The dice to show: typed ones once the coach was asked about them, else those on the table."""
        typed = self.entry_input.unlaid_dice if self.coach_note else ()
        return DiceLayout(typed) if typed else self.dice_layout

    def _order_news(self) -> None:
        """Order the last entry and the coach's remark as they happened."""
        side, news, last, remark = (self.query_one(f"#{part}") for part in ("side", "news", "last", "remark"))
        if self.remark_first is (side.children.index(remark) < side.children.index(news)):
            return
        if self.remark_first:
            side.move_child(remark, before=news)
        else:
            side.move_child(remark, after=last)

    def _pad_content(self, *, offers: bool) -> PadContent:
        setup, now = self.game.setup, self.shown_round == self.game.round
        rows = scorepad_rows(self.words, self.game, self.shown_round, offers=offers)
        names = tuple(tuple(setup.players[seat] for seat in seats) for seats in setup.columns)
        hidden = self.game.phase is Phase.ROLL_OFF or (not self.has_real_dice and (self.game.over or not now))
        row = -1 if hidden else cursor_rows(rows)[self.cursor[0]]
        mover = self.game.column if now and not self.game.over else -1
        starred = [number for number, one in enumerate(rows) if self._is_starred(one.key)]
        star = (starred[0] if starred and now else -1, self.game.column)
        return PadContent(rows, names, mover, (row, self.cursor[1]), star)

    def _is_starred(self, key: str) -> bool:
        return bool(key) and self.coach_note is not None and key == self.coach_note.key

    def _fit_sizes(self, side_texts: dict[str, str]) -> dict[str, str]:
        """Set widths and heights, and return the texts that fit.

        All columns come first, then whole labels, then wide dice.
        """
        width, height = self.size
        stacked = width < STACKED_BELOW
        pad, tray = self.query_one(Pad), self.query_one(DiceTray)
        small = width < MIN_WIDTH or height < MIN_HEIGHT
        self._set_text("small", self.words.say("table-small", width=80, height=24) if small else "")
        self.query_one("#body").display = not small
        edge = 3  # the binding, and a blank on either side
        die, room = self._fit_dice(width, width - edge)
        tray.set_die_width(die)
        has_tray = bool(self._shown_dice.faces) or not self.has_real_dice
        self.query_one("#tray").display = has_tray
        heads = sum(self.query_one(f"#{part}").display for part in ("who", "throw")) + DICE_LINES * has_tray
        body = height - TITLE_LINES - 1 - self._hints().plain.count("\n")
        below = heads + max(MIN_TEXT_LINES, count_lines(side_texts, width - 2)) if stacked else 0
        rows_room = max(3, body - PAD_FRAME_LINES - below)
        paper_width = edge + min(room, pad.layout_for(room).wanted + (pad.line_count > rows_room))
        self.query_one("#paper").styles.width = paper_width
        self.query_one("#rows").styles.max_height = rows_room
        if stacked:
            body -= PAD_FRAME_LINES + min(rows_room, pad.line_count)
        short = stacked or height < SHORT_BELOW
        side_room = body - heads - TRAY_PADDING * (has_tray and not short)
        shown, tight = fit_texts(side_texts, width - 2 - (0 if stacked else paper_width), side_room)
        self.set_class(stacked, "-stacked")
        self.set_class(short, "-short")
        self.set_class(stacked or tight, "-tight")
        return shown

    def _fit_dice(self, width: int, paper: int) -> tuple[int, int]:
        """Return the width of a die, and that of the scorecard beside or above the dice."""
        pad, tray = self.query_one(Pad), self.query_one(DiceTray)
        if width < STACKED_BELOW:
            return WIDE if width > tray.width_of(WIDE) + 1 else SLIM, paper
        rooms = [(die, paper - tray.width_of(die) - 2) for die in (WIDE, SLIM)]
        options = [(die, room, pad.layout_for(room)) for die, room in rooms]
        die, room, _ = next(
            (one for one in options if one[2].all_fit and not one[2].label_cut),
            next((one for one in options if one[2].all_fit), options[-1]),
        )
        return die, room

    def _hints(self) -> Content:
        return format_hints(self.words, self._keys(), self.size.width - 2)

    def _set_text(self, where: str, text: str) -> None:
        part = self.query_one(f"#{where}", Static)
        part.update(text)
        part.display = bool(text)

    def _pending_question(self, texts: GameTexts) -> str:
        """Return the question or correction that waits for a key, or an empty string."""
        if self.zero_to_confirm is not None:
            name = self.words.name(self.game.setup.sheet, self.box_key)
            return self.words.say("table-strike", box=name)
        if self.entry_input.correcting is not None:
            return texts.correction_line(self.entry_input.correcting)
        if self.shown_round != self.game.round:
            return self.words.say("table-looking-back", round=self.shown_round + 1)
        return texts.already_laid() if self.entry_input.is_typed_over_dice else ""

    def _keys(self) -> list[tuple[str, str]]:
        game, setup = self.game, self.game.setup
        back = [] if game.secret else [("Z", "back")]
        coach = [("H", "coach")] if setup.coach else []
        correct = [("C", "correct")] if self.has_real_dice else []
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
        if self.has_real_dice:
            playing = [("↑↓←→", "walk"), ("⏎", "write"), *back, *correct, *coach, ("N", "new")]
        elif setup.computer_at(game.seat):
            playing = [("Space", "hurry"), *back, ("N", "new")]
        else:
            playing = [
                ("Space", "roll"),
                (f"1–{setup.sheet.rules.dice}", "keep"),
                ("↑↓", "walk"),
                ("⏎", "write"),
            ]
            new = [("N", "new")] if not coach or self.size.width >= ALL_KEYS_WIDTH else []
            playing += [*back, *coach, *new]
        return [*playing, ("?", "keys"), ("Q", "quit")]
