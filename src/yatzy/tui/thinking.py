"""What takes long is computed beside the screen, which never waits for it."""

from collections.abc import Callable
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from textual.message import Message
from textual.screen import Screen
from textual.worker import Worker, get_current_worker

from yatzy.rules.errors import SolverError, YatzyError
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from yatzy.solver.values import Values

Answer = TypeVar("Answer")


class Left(Exception):
    """The screen was left while something was being computed for it."""


class Thought(Message):
    """Something was computed: what is to be done with it, on the screen."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__()
        self.tell = tell


class Solving(Message):
    """The sheet is being solved: how much of that is done, in percent; nothing when it is over."""

    def __init__(self, percent: int | None) -> None:
        super().__init__()
        self.percent = percent


class Thinking:
    """Answers what takes the solution of a sheet, which is loaded, or solved, when it is first needed."""

    def __init__(self, screen: Screen[None], sheet: RuleSheet) -> None:
        self.screen = screen
        self._sheet = sheet
        self._values: Values | None = None
        self._has_spread = False
        self._loading, self._spreading = Lock(), Lock()

    def ask(
        self,
        question: "Callable[[Solution], Answer]",
        tell: Callable[[Answer], None],
        refuse: Callable[[YatzyError], None],
    ) -> None:
        """Answer a question in another thread; then tell the answer on the screen, or why there is none.

        Whoever leaves meanwhile is told nothing.
        """

        def think() -> None:
            try:
                answer = question(Solution(self, get_current_worker()))
            except Left:
                return
            except YatzyError as error:
                self.screen.post_message(Thought(partial(refuse, error)))
            except MemoryError:
                self.screen.post_message(Thought(partial(refuse, SolverError("solver-no-memory"))))
            else:
                self.screen.post_message(Thought(partial(tell, answer)))

        self.screen.run_worker(think, group="thinking", thread=True)

    def values(self, progress: "Progress") -> "Values":
        """Return the sheet's values: loaded or solved by whoever asks first, while others wait."""
        from yatzy.solver.solve import solve  # noqa: PLC0415 # slow to load, and not everyone asks

        with self._loading, progress:
            if self._values is None:
                self._values = solve(self._sheet, progress=progress)
            return self._values

    def spread(self, values: "Values", progress: "Progress") -> None:
        """See to it that the variances of the values are there."""
        from yatzy.solver.spread import spread  # noqa: PLC0415 # as above

        with self._spreading, progress:
            if not self._has_spread:
                spread(values, progress=progress)
            self._has_spread = True


class Progress:
    """Shows how far something is, and stops it as soon as the screen is left."""

    def __init__(self, screen: Screen[None], worker: Worker[None]) -> None:
        self._screen = screen
        self._worker = worker
        self._percent: int | None = None

    def __call__(self, share: float) -> None:
        """Show what is done."""
        if self._worker.is_cancelled:
            raise Left
        if (percent := int(100 * share)) != self._percent:
            self._percent = percent
            self._screen.post_message(Solving(percent))

    def __enter__(self) -> None:
        if self._worker.is_cancelled:
            raise Left

    def __exit__(self, *_: object) -> None:
        if self._percent is not None:
            self._screen.post_message(Solving(None))
        self._percent = None


class Solution:
    """The solution of a sheet as one question sees it, computed no further than it asks."""

    def __init__(self, thinking: Thinking, worker: Worker[None]) -> None:
        self._thinking = thinking
        self._progress = Progress(thinking.screen, worker)

    @property
    def values(self) -> "Values":
        """Return the values of every state."""
        return self._thinking.values(self._progress)

    def need_spread(self) -> None:
        """See to it that the variances are there before someone asks for them who could not be stopped."""
        self._thinking.spread(self.values, self._progress)
