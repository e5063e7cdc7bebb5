"""The computers at a table: they play by themselves, one step after another, so that people can follow."""

import random
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from yatzy.game.moves import Enter, Keep, Move, Roll
from yatzy.game.state import Game
from yatzy.l10n.faults import sentence
from yatzy.rules.errors import YatzyError
from yatzy.tui.dice import DiceTray

if TYPE_CHECKING:
    from textual.timer import Timer

    from yatzy.bots import Bot
    from yatzy.solver.values import Values
    from yatzy.tui.table import TableScreen
    from yatzy.tui.thinking import Solution


class Pauses(NamedTuple):
    """Seconds before a step of a computer: long enough to see each, short enough not to wait for it."""

    first: float
    """Before its first throw: what a person wrote can still be taken back."""
    step: float
    last: float
    """Before it writes, with its last dice on the table."""


PAUSES = Pauses(first=1.0, step=0.7, last=1.2)


class Computers:
    """Plays the seats that are computers'. Whoever does not want to watch hurries them on."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._bots: dict[str, Bot] = {}
        self._game: Game | None = None
        """The game as it was when the step under way began; none when there is none."""
        self._moves: deque[Move] = deque()
        """What was chosen and is still to be shown."""
        self._timer: Timer | None = None
        self._stuck_at: Game | None = None
        """Where something went wrong: there it is not tried again by itself."""

    @property
    def to_move(self) -> bool:
        """Whether it is the turn of a computer."""
        game = self._screen.game
        return not game.over and bool(game.setup.computer(game.seat))

    def prepare(self) -> None:
        """Have ready what computers here need while others still play; what fails is told in their turn."""
        if names := set(self._screen.game.setup.computers) - {""}:
            self._screen.thinking.ask(partial(_ready, names), lambda _: None, lambda _: None)

    def go_on(self) -> None:
        """Begin the next step, if it is a computer's and none is under way."""
        screen, game = self._screen, self._screen.game
        if not self.to_move:
            screen.note = ""
        if not self.to_move or not screen.is_active or screen.query_one(DiceTray).tumbling:
            return
        if self._game is game or self._stuck_at is game:
            self._pause()
            return
        self._game = game
        self._moves.clear()
        self._say("table-thinking")
        question = partial(self._choice, game, screen.table.seq)
        screen.thinking.ask(question, partial(self._show, game), partial(self._fail, game))

    def hurry(self) -> bool:
        """Do the next step at once, and tell whether it is the turn of a computer at all."""
        tray = self._screen.query_one(DiceTray)
        if not self.to_move:
            return False
        self._stuck_at = None
        if tray.tumbling:
            tray.settle()
            self._screen.show()
        elif self._moves:
            self._play()
        else:
            self._screen.show()
        return True

    def stop(self) -> None:
        """Forget a step that was begun: the game is another now."""
        self._game, self._stuck_at = None, None
        self._moves.clear()
        self._wait_no_more()

    def _choice(self, game: Game, seq: int, solution: "Solution") -> tuple[Move, ...]:
        """Let a computer choose. Who leaves and comes back finds that it chooses the same."""
        from yatzy.bots import bot  # noqa: PLC0415 # slow to load, and not at every table

        name = game.setup.computer(game.seat)
        if name not in self._bots:
            self._bots[name] = bot(name, _ready({name}, solution))
        chance = random.Random(f"{game.setup.game_id} {seq}")  # noqa: S311 # no dice
        return self._bots[name].choose(game, chance)

    def _show(self, game: Game, moves: tuple[Move, ...]) -> None:
        if self._game is not game or self._screen.game is not game:
            return  # it was chosen for a game that is no more
        self._moves.extend(moves)
        self._announce(moves[0])
        self._screen.show()

    def _fail(self, game: Game, error: YatzyError) -> None:
        if self._game is game:
            self._screen.news = sentence(self._screen.words, error, game.setup.sheet)
            self._refused(game)

    def _pause(self) -> None:
        """Let people see what was chosen, then do it."""
        if not self._moves or self._timer:
            return
        if self._screen.app.animation_level == "none":
            self._play()
        else:
            self._timer = self._screen.set_timer(self._seconds(self._moves[0]), self._play)

    def _seconds(self, move: Move) -> float:
        if isinstance(move, Enter):
            return PAUSES.last
        return PAUSES.step if self._screen.game.dice else PAUSES.first

    def _wait_no_more(self) -> None:
        if self._timer:
            self._timer.stop()
        self._timer = None

    def _play(self) -> None:
        """Make the next of the moves chosen."""
        self._wait_no_more()
        screen = self._screen
        if not self._moves or not screen.is_active:
            return
        if screen.game is not self._game:
            self.stop()
            screen.show()
            return
        before, (move, *rest) = screen.game, tuple(self._moves)
        self._moves.clear()
        if not screen.follow(move):
            self._refused(before)
            return
        if rest:
            self._game = screen.game
            self._moves.extend(rest)
            self._announce(rest[0])
        screen.show()

    def _refused(self, before: Game) -> None:
        """Wait for someone to hurry, unless the game went on elsewhere."""
        if self._screen.game is before:
            self.stop()
            self._stuck_at, self._screen.note = before, ""
            self._screen.show()

    # What is said about it

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
        self._screen.note = self._screen.words.say(message, player=game.setup.players[game.seat], **about)


def _ready(names: set[str], solution: "Solution") -> "Values":
    """Return the values that computers play by, with the variances beside them for those who weigh risk."""
    from yatzy.bots.styled import RISKS  # noqa: PLC0415 # slow to load, and not at every table

    if not names.isdisjoint(RISKS):
        solution.need_spread()
    return solution.values
