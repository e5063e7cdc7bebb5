"""The table screen: key actions and mouse events."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.rules.errors import MoveError, StaleAppend, YatzyError
from yatzy.rules.patterns import Anything
from yatzy.tui.background import AnswerReady, BackgroundSolver, SolveProgress
from yatzy.tui.bot_turns import BotTurns
from yatzy.tui.coaching import TableCoach
from yatzy.tui.dice_tray import DiceLayout, DiceTray
from yatzy.tui.help_screens import KeysScreen, RulesScreen
from yatzy.tui.key_bindings import TABLE_KEYS
from yatzy.tui.pad_widget import Pad, cursor_rows
from yatzy.tui.results_screen import ResultsScreen
from yatzy.tui.roll_guard import RollGuard
from yatzy.tui.table_view import TableView
from yatzy.tui.texts import GameTexts

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp


class TableScreen(TableView):
    """Plays one game."""

    BINDINGS = TABLE_KEYS  # type: ignore[assignment] # Textual's type also allows tuples

    def __init__(self, words: Catalogue, table: LocalTable) -> None:
        super().__init__(words, table)
        self.solver = BackgroundSolver(self, table.game.setup.sheet)
        self.bot_turns = BotTurns(self)
        self.roll_guard = RollGuard()
        self.coach = TableCoach(self)

    def on_mount(self) -> None:
        """Show the game as it is."""
        self.place_cursor()
        self.bot_turns.preload_values()
        self.show()

    def show(self) -> None:
        """Refresh the whole screen, and let coach and bots continue."""
        self.coach.update()
        self.bot_turns.advance()
        super().show()

    def on_screen_resume(self) -> None:
        """Continue when this screen is on top again."""
        self.show()

    def on_answer_ready(self, message: AnswerReady) -> None:
        """Deliver the answer of a worker."""
        message.deliver()

    def on_solve_progress(self, message: SolveProgress) -> None:
        """Show how much of the sheet is solved."""
        self.solved_percent = message.percent
        super().show()

    def show_news(self, news: str) -> None:
        """Show a line of news."""
        self.news = news
        self.show()

    # Playing

    def attempt(self, action: Callable[[], None]) -> bool:
        """Run an action; if it is refused, show why and return ``False``."""
        try:
            action()
        except YatzyError as error:
            self.news = error_sentence(self.words, error, self.game.setup.sheet)
            if isinstance(error, StaleAppend):
                self._reload_table()
            self.app.bell()
            self.show()
            return False
        self.news = ""
        self.zero_to_confirm = None
        return True

    def _reload_table(self) -> None:
        """Reload a game that went on elsewhere, and drop everything begun for its old state."""
        self.entry_input.clear()
        self.bot_turns.cancel()
        self.coach.clear_remark()
        self.zero_to_confirm = None
        try:
            self.table.reload()
        except YatzyError as error:
            self.news = error_sentence(self.words, error, self.game.setup.sheet)
        self.dice_layout = DiceLayout.from_turn(self.game.turn)
        self.shown_round = self.game.round
        self.place_cursor()

    def update_after_move(self, before: Game) -> None:
        """Update dice and cursor after a move, and show results where a round or the game has ended."""
        if self.dice_layout.kept_faces != self.game.turn.kept or sorted(self.dice_layout.faces) != sorted(
            self.game.dice
        ):
            self.dice_layout = DiceLayout.from_turn(self.game.turn)
        self.shown_round = self.game.round
        self.place_cursor()
        self.show()
        if self.game.over and len(self.game.turns) > len(before.turns):
            self.action_results()
        elif self.game.round > before.round:
            self.app.push_screen(ResultsScreen(self.words, self.table, before.round))

    def place_cursor(self) -> None:
        """Put the cursor into the column of the player to move.

        It goes to the box the coach has named, else after the first roll to the box with the most points
        (Chance last), else to an open box.
        """
        game, sheet = self.game, self.game.setup.sheet
        places = [place for place, points in enumerate(game.card.points) if points is None]
        offers = {sheet.tables.keys.index(entry.key): entry.points for entry in game.entries() if entry.allowed}
        if self.coach_note and self.coach_note.key and self.coach.is_current(self.coach_note.position):
            self.cursor = (sheet.tables.keys.index(self.coach_note.key), game.column)
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
        """Roll the dice that are not kept."""
        tray, before = self.query_one(DiceTray), self.game
        if self.bot_turns.hurry():
            self.roll_guard.begin()
        elif tray.is_tumbling:
            tray.settle()
            self.roll_guard.begin()
            self.show()
        elif self.roll_guard.is_early():
            return
        elif not self.has_real_dice and self.roll_dice() and before.dice:
            self.coach.review_choice(before, lambda advice: advice.keeping(before.turn.kept))

    def roll_dice(self) -> bool:
        """Roll the dice that are not kept, for a person or a bot; return whether that was allowed."""
        tray, before = self.query_one(DiceTray), self.game
        if not self.attempt(self.table.roll):
            return False
        self.shown_round = self.game.round
        if before.phase is Phase.ROLL_OFF:
            self.dice_layout = DiceLayout(self.game.roll_off[-1])
            self.news = GameTexts(self.words, self.game).roll_off_result(before)
        else:
            self.dice_layout = DiceLayout(
                self.dice_layout.faces, self.dice_layout.kept if before.dice else frozenset()
            )
            self.dice_layout = self.dice_layout.after_throw(self.game.turn.throws[-1].thrown)
        self.place_cursor()
        tray.show(self.dice_layout)
        tray.tumble()
        if not tray.is_tumbling:  # without animations they lie still at once
            self.roll_guard.begin()
        self.show()
        return True

    def play_bot_move(self, move: Move) -> bool:
        """Make a bot's move; return whether that was allowed."""
        before = self.game
        if isinstance(move, Roll):
            return self.roll_dice()
        if not self.attempt(lambda: self.table.apply(move)):
            return False
        self.dice_layout = DiceLayout.from_turn(self.game.turn)
        if isinstance(move, Enter):
            self.update_after_move(before)
        return True

    def on_dice_tray_settled(self) -> None:
        """Show what the dice give, once they lie still."""
        self.roll_guard.begin()
        self.show()

    def action_digit(self, sign: str) -> None:
        """Keep or release a die; with real dice, type a character."""
        if self.has_real_dice:
            self.entry_input.type_sign(sign)
            self.zero_to_confirm = None
            self.show()
        elif sign.isdigit() and 0 < int(sign) <= len(self.dice_layout.faces):
            self.toggle_keep(int(sign) - 1)

    def toggle_keep(self, place: int) -> None:
        """Keep or release a die."""
        if self.bot_turns.hurry():
            return
        self.roll_guard.lift()
        self.query_one(DiceTray).settle()
        layout = self.dice_layout.toggle(place)
        if self.attempt(lambda: self.table.apply(Keep(self.game.seat, layout.kept_faces))):
            self.dice_layout = layout
            self.show()

    def action_write(self) -> None:
        """Fill the box at the cursor, or submit what was typed."""
        if self.bot_turns.hurry():
            return
        self.roll_guard.lift()
        self.query_one(DiceTray).settle()
        before = self.game
        if self.entry_input.has_input:
            self._write_typed(before)
        elif before.over:
            self.action_results()
        elif self.shown_round != before.round:
            self.action_page(1)
        elif self._should_confirm_zero():
            self.zero_to_confirm, self.news = self.cursor[0], ""
            self.show()
        elif self.attempt(self._enter):
            key = self.game.turns[-1].mark.key
            self.coach.review_choice(before, lambda advice: advice.entering(key))
            self.update_after_move(before)

    def _enter(self) -> None:
        self._check_own_column()
        self.table.apply(Enter(self.game.seat, self.box_key))

    def _check_own_column(self) -> None:
        """Raise ``MoveError`` if the cursor is in a column whose turn it is not."""
        if self.cursor[1] != self.game.column and self.game.phase is Phase.PLAY:
            names = {"other": self.game.setup.column_name(self.cursor[1])}
            names["player"] = self.game.setup.players[self.game.seat]
            self.place_cursor()
            raise MoveError("move-not-yours", **names)

    def _write_typed(self, before: Game) -> None:
        correcting = self.entry_input.correcting is not None
        if not self.attempt(self._submit_typed):
            return
        self.coach.clear_remark()
        if correcting:
            self.news = self.words.say("table-unchanged" if self.game is before else "table-corrected")
        elif before.phase is Phase.ROLL_OFF:
            self.news = GameTexts(self.words, self.game).roll_off_result(before)
        self.update_after_move(before)

    def _submit_typed(self) -> None:
        if self.entry_input.correcting is None:
            self._check_own_column()
        self.entry_input.submit(self.box_key)

    def _should_confirm_zero(self) -> bool:
        """Whether the entry would score 0 though another box would score, or rolls are left."""
        entries = {entry.key: entry for entry in self.game.entries() if entry.allowed}
        entry = entries.get(self.box_key)
        if entry is None or entry.points or self.cursor == (self.zero_to_confirm, self.game.column):
            return False
        others = any(one.points for one in entries.values())
        return self.cursor[1] == self.game.column and (others or self.game.rolls_left > 0)

    def action_take_back(self) -> None:
        """Undo the last move."""
        before = self.game
        self.entry_input.clear()
        if self.attempt(self.table.take_back):
            self.bot_turns.cancel()
            self.coach.clear_remark()
            self.news = self.words.say("table-taken-back")
            self.update_after_move(before)

    # Moving the cursor

    def action_walk(self, step: int) -> None:
        """Go to the next open box; with real dice, to the next box, since it may be corrected."""
        points = self.game.cards[self.shown_round][self.cursor[1]].points
        place = self.cursor[0]
        for _ in points:
            place = (place + step) % len(points)
            if self.has_real_dice or points[place] is None:
                break
        self.move_cursor(place, self.cursor[1])

    def action_aside(self, step: int) -> None:
        """Go to the next column, unless an entry is being corrected."""
        if self.entry_input.correcting is None:
            columns = len(self.game.setup.columns)
            self.move_cursor(self.cursor[0], (self.cursor[1] + step) % columns)

    def action_page(self, step: int) -> None:
        """Show an earlier or a later round."""
        self.entry_input.clear()
        self.shown_round = min(max(0, self.shown_round + step), self.game.round)
        self.show()

    def move_cursor(self, place: int, column: int) -> None:
        """Put the cursor on a box."""
        self.cursor = (place, column)
        self.zero_to_confirm = None
        self.news = ""
        self.show()

    # With real dice

    def action_erase(self) -> None:
        """Erase the last character typed."""
        self.entry_input.erase_sign()
        self.show()

    def action_correct(self) -> None:
        """Begin to correct the entry in the box at the cursor."""
        if not self.has_real_dice:
            return
        self.entry_input.clear()
        found = self.entry_input.begin_correction(self.shown_round, self.box_key, self.cursor[1])
        self.news = "" if found else self.words.say("table-cannot-correct")
        self.show()

    def action_escape(self) -> None:
        """Cancel typing, correcting, confirming or showing an earlier round."""
        self.entry_input.clear()
        self.zero_to_confirm, self.news = None, ""
        self.shown_round = self.game.round
        self.place_cursor()
        self.show()

    # The coach

    def action_coach(self) -> None:
        """Show the coach's advice, or hide it."""
        self.coach.advise()

    def action_remarks(self) -> None:
        """Switch to the next remark threshold."""
        self.coach.cycle_remarks()

    def action_chances(self) -> None:
        """Show or hide everyone's chance to win."""
        self.coach.toggle_chances()

    # Other screens

    def action_results(self) -> None:
        """Show the results, or the standings during a game."""
        self.app.push_screen(ResultsScreen(self.words, self.table, None))

    def action_again(self) -> None:
        """Start a game with the same setup, once this one is over."""
        if self.game.over:
            self.yatzy_app.play_again(self.table)

    def action_rules(self) -> None:
        """Show the rules of the sheet."""
        self.app.push_screen(RulesScreen(self.words, self.game.setup.sheet))

    def action_keys(self) -> None:
        """Explain the box at the cursor, the signs and the keys."""
        self.app.push_screen(KeysScreen(self.words, self.game, self.box_key))

    # With a mouse

    def on_dice_tray_die_clicked(self, event: DiceTray.DieClicked) -> None:
        """Keep or release the die that was clicked."""
        if not self.has_real_dice:
            self.toggle_keep(event.place)

    def on_pad_cell_clicked(self, event: Pad.CellClicked) -> None:
        """Go to the box that was clicked; fill it if the cursor was already there."""
        rows, turn = cursor_rows(self.query_one(Pad).page.rows), self.entry_input.correcting
        if event.row not in rows or (turn is not None and event.column != self.game.column_of(turn)):
            return
        there = (rows.index(event.row), event.column)
        if there == self.cursor:
            self.action_write()
        else:
            self.move_cursor(*there)

    @property
    def yatzy_app(self) -> "YatzyApp":
        """The application."""
        return cast("YatzyApp", self.app)
