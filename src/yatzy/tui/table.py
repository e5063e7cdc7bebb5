"""The table: the keys that play."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.rules.errors import MoveError, StoreError, YatzyError
from yatzy.rules.patterns import Anything
from yatzy.table import Table
from yatzy.tui.coaching import Coaching
from yatzy.tui.computers import Computers
from yatzy.tui.dice import DiceTray, Lying
from yatzy.tui.ending import Ending
from yatzy.tui.keys import TABLE_KEYS
from yatzy.tui.pad import Pad, cursor_rows
from yatzy.tui.reading import KeysScreen, RulesScreen
from yatzy.tui.telling import Telling
from yatzy.tui.thinking import Solving, Thinking, Thought
from yatzy.tui.view import TableView

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp


class TableScreen(TableView):
    """One game, played here."""

    BINDINGS = TABLE_KEYS  # type: ignore[assignment] # Textual's type also allows tuples

    def __init__(self, words: Catalogue, table: Table) -> None:
        super().__init__(words, table)
        self.thinking = Thinking(self, table.game.setup.sheet)
        self.computers = Computers(self)
        self.coaching = Coaching(self)

    def on_mount(self) -> None:
        """Show the game as it is."""
        self.settle_cursor()
        self.computers.prepare()
        self.show()

    def show(self) -> None:
        """Bring the whole screen up to date, and let whoever plays by itself go on."""
        self.coaching.follow()
        self.computers.go_on()
        super().show()

    def on_screen_resume(self) -> None:
        """Go on, when this is seen again."""
        self.show()

    def on_thought(self, thought: Thought) -> None:
        """Tell what was computed beside the screen."""
        thought.tell()

    def on_solving(self, solving: Solving) -> None:
        """Tell how far the solution of the sheet is."""
        self.solved = solving.percent
        super().show()

    def tell(self, news: str) -> None:
        """Say something."""
        self.news = news
        self.show()

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
        self.computers.stop()
        self.coaching.forget()
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
        """Put the cursor into the mover's column: after the first throw on what gives most, Chance last.

        Where the coach has named a box, the cursor goes there.
        """
        game, sheet = self.game, self.game.setup.sheet
        places = [place for place, points in enumerate(game.card.points) if points is None]
        offers = {sheet.tables.keys.index(entry.key): entry.points for entry in game.entries() if entry.allowed}
        if self.counsel and self.counsel.key and self.coaching.holds(self.counsel.position):
            self.cursor = (sheet.tables.keys.index(self.counsel.key), game.column)
        elif offers and (len(game.turn.throws) == 1 or self.cursor[0] not in offers):

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
        if self.computers.hurry():
            return
        if tray.tumbling:
            tray.settle()
            self.show()
        elif not self.real and self.throw() and before.dice:
            self.coaching.decided(before, lambda advice: advice.keeping(before.turn.kept))

    def throw(self) -> bool:
        """Throw the dice that are not kept, whoever does, and let them tumble."""
        tray, before = self.query_one(DiceTray), self.game
        if not self.attempt(self.table.roll):
            return False
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
        return True

    def follow(self, move: Move) -> bool:
        """Do what a computer has chosen."""
        before = self.game
        if isinstance(move, Roll):
            return self.throw()
        if not self.attempt(lambda: self.table.make(move)):
            return False
        self.lying = Lying.of(self.game.turn)
        if isinstance(move, Enter):
            self.after(before)
        return True

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
        if self.computers.hurry():
            return
        self.query_one(DiceTray).settle()
        wanted = self.lying.toggled(place)
        if self.attempt(lambda: self.table.make(Keep(self.game.seat, wanted.kept_faces))):
            self.lying = wanted
            self.show()

    def action_write(self) -> None:
        """Write into the box the cursor is at."""
        if self.computers.hurry():
            return
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
            key = self.game.turns[-1].mark.key
            self.coaching.decided(before, lambda advice: advice.entering(key))
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
        self.coaching.forget()
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
            self.computers.stop()
            self.coaching.forget()
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

    # The coach

    def action_coach(self) -> None:
        """Ask the coach, or have heard enough."""
        self.coaching.advise()

    def action_remarks(self) -> None:
        """Let the coach remark on other choices."""
        self.coaching.cycle_remarks()

    def action_chances(self) -> None:
        """Show everyone's chance to win, or no longer."""
        self.coaching.toggle_chances()

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
