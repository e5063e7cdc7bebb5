"""The turns of bots: played one step at a time, with pauses so that people can follow."""

import random
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.state import Game
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import YatzyError
from yatzy.tui.dice_tray import DiceTray

if TYPE_CHECKING:
    from textual.timer import Timer

    from yatzy.bots import Bot
    from yatzy.solver.query.values import Values
    from yatzy.tui.background import LazySolution
    from yatzy.tui.table_screen import TableScreen


class Pauses(NamedTuple):
    """Seconds before a bot's step: long enough to see each, short enough not to annoy."""

    first: float
    """Before its first roll: time to undo one's own entry."""
    step: float
    last: float
    """Before it fills a box, with its last dice on the table."""


PAUSES = Pauses(first=1.0, step=0.7, last=1.2)


class BotTurns:
    """Plays the bots' seats at one table; ``hurry`` skips the pauses."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._bots: dict[str, Bot] = {}
        self._active_game: Game | None = None
        """The game that the current step was computed for; ``None`` without one."""
        self._moves: deque[Move] = deque()
        """Moves chosen but not yet played."""
        self._timer: Timer | None = None
        self._halted_at: Game | None = None
        """The game in which a step failed: it is retried only by ``hurry``."""

    @property
    def is_bot_turn(self) -> bool:
        """Whether it is a bot's turn."""
        game = self._screen.game
        return not game.over and bool(game.setup.computer_at(game.seat))

    def preload_values(self) -> None:
        """Load what this table's bots need while people play; errors are shown in the bot's turn."""
        if names := set(self._screen.game.setup.computers) - {""}:
            self._screen.solver.submit(partial(_load_values, names), lambda _: None, lambda _: None)

    def advance(self) -> None:
        """Begin the next step if it is a bot's turn and no step is under way."""
        screen, game = self._screen, self._screen.game
        if not self.is_bot_turn:
            screen.bot_note = ""
        if not self.is_bot_turn or not screen.is_active or screen.query_one(DiceTray).is_tumbling:
            return
        if self._active_game is game or self._halted_at is game:
            self._schedule_move()
            return
        self._active_game = game
        self._moves.clear()
        self._say("table-thinking")
        question = partial(self._choose_moves, game, screen.table.seq)
        screen.solver.submit(question, partial(self._queue_moves, game), partial(self._fail, game))

    def hurry(self) -> bool:
        """Do the next step without a pause; return whether it is a bot's turn at all."""
        tray = self._screen.query_one(DiceTray)
        if not self.is_bot_turn:
            return False
        self._halted_at = None
        if tray.is_tumbling:
            tray.settle()
            self._screen.show()
        elif self._moves:
            self._play_next()
        else:
            self._screen.show()
        return True

    def cancel(self) -> None:
        """Drop the current step: the game has changed."""
        self._active_game, self._halted_at = None, None
        self._moves.clear()
        self._cancel_timer()

    def _choose_moves(self, game: Game, seq: int, solution: "LazySolution") -> tuple[Move, ...]:
        """Return the bot's moves; the seed makes it choose the same when the game is resumed."""
        from yatzy.bots import make_bot  # noqa: PLC0415 # slow to load, not needed at every table

        name = game.setup.computer_at(game.seat)
        if name not in self._bots:
            self._bots[name] = make_bot(name, _load_values({name}, solution))
        chance = random.Random(f"{game.setup.game_id} {seq}")  # noqa: S311 # no dice
        return self._bots[name].choose(game, chance)

    def _queue_moves(self, game: Game, moves: tuple[Move, ...]) -> None:
        if self._active_game is not game or self._screen.game is not game:
            return  # computed for a game that has changed since
        self._moves.extend(moves)
        self._announce(moves[0])
        self._screen.show()

    def _fail(self, game: Game, error: YatzyError) -> None:
        if self._active_game is game:
            self._screen.news = error_sentence(self._screen.words, error, game.setup.sheet)
            self._halt(game)

    def _schedule_move(self) -> None:
        """Play the next move after a pause, or at once where animation is off."""
        if not self._moves or self._timer:
            return
        if self._screen.app.animation_level == "none":
            self._play_next()
        else:
            self._timer = self._screen.set_timer(self._pause_before(self._moves[0]), self._play_next)

    def _pause_before(self, move: Move) -> float:
        if isinstance(move, Enter):
            return PAUSES.last
        return PAUSES.step if self._screen.game.dice else PAUSES.first

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.stop()
        self._timer = None

    def _play_next(self) -> None:
        """Play the next queued move."""
        self._cancel_timer()
        screen = self._screen
        if not self._moves or not screen.is_active:
            return
        if screen.game is not self._active_game:
            self.cancel()
            screen.show()
            return
        before, (move, *rest) = screen.game, tuple(self._moves)
        self._moves.clear()
        if not screen.play_bot_move(move):
            self._halt(before)
            return
        if rest:
            self._active_game = screen.game
            self._moves.extend(rest)
            self._announce(rest[0])
        screen.show()

    def _halt(self, before: Game) -> None:
        """Stop until ``hurry`` is called, unless the game went on elsewhere."""
        if self._screen.game is before:
            self.cancel()
            self._halted_at, self._screen.bot_note = before, ""
            self._screen.show()

    # Announcements

    def _announce(self, move: Move) -> None:
        screen = self._screen
        match move:
            case Keep(_, dice) if dice:
                self._say("table-computer-keeps", dice=" ".join(map(str, dice)))
            case Keep() | Roll():
                kept, thrown = screen.game.turn.kept, screen.game.turn.throws
                if not (kept and isinstance(move, Roll)):
                    self._say("table-computer-throws", again="yes" if thrown else "no")
            case Enter(_, key):
                box = screen.words.name(screen.game.setup.sheet, key)
                screen.cursor = (screen.game.setup.sheet.tables.keys.index(key), screen.game.column)
                self._say("table-computer-takes", box=box)

    def _say(self, message: str, **about: str) -> None:
        game = self._screen.game
        self._screen.bot_note = self._screen.words.say(message, player=game.setup.players[game.seat], **about)


def _load_values(names: set[str], solution: "LazySolution") -> "Values":
    """Return the values that bots play by, with variances computed if one of them weighs risk."""
    from yatzy.bots.styled import RISK_BOLDNESS  # noqa: PLC0415 # as above

    values = solution.values
    if not names.isdisjoint(RISK_BOLDNESS):
        solution.ensure_variances(values)
    return values
