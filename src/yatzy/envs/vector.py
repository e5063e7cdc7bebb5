"""Gymnasium, thousands of tables in one compiled call."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, Literal, get_args, overload

import numpy as np
from gymnasium.core import ObsType
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from yatzy.envs.arrays import ruling_of, tables_for
from yatzy.envs.kernel import begin_games, choose_any, find_illegal, step_tables
from yatzy.envs.layout import Actions, Illegal, Named, Observing, Row, layout_of, sheet_of
from yatzy.envs.throwing import first_of_seed
from yatzy.game.card import Card
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet import RuleSheet

Chosen = NDArray[np.int64]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class YatzyVectorEnv(VectorEnv[ObsType, NDArray[np.int64], NDArray[Any]]):
    """Many tables of one sheet, one player at each, all a step further with each call.

    What goes on at a table is what goes on in :class:`~yatzy.envs.solo.YatzyEnv`: with ``seed=7``, the first
    table plays as that does with seed 7, the second as with seed 8, and so on. Where a game is over, the next
    step begins another, whatever the action (``AutoresetMode.NEXT_STEP``). ``info["action_mask"]`` has a row
    for each table. An action that is not there is refused, and changes nothing at its table; with
    ``illegal="raise"`` it raises the game's own error, and nothing changes at any table. What is returned is
    the caller's to keep, unless ``copy=False``: then observations and masks are written over by the next step.

    >>> envs = YatzyVectorEnv("vinga", 4096, observation="flat")
    >>> observations, info = envs.reset(seed=7)
    >>> observations.shape, info["action_mask"].shape
    ((4096, 42), (4096, 225))
    >>> observations, rewards, terminated, truncated, info = envs.step(envs.sample_actions())
    >>> rewards.shape, terminated.any(), info["illegal"].any()
    ((4096,), np.False_, np.False_)
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 # as Gymnasium has it

    @overload
    def __init__(
        self: "YatzyVectorEnv[Named]",
        sheet: RuleSheet | str | PathLike[str],
        num_envs: int,
        *,
        observation: Literal["dict"] = "dict",
        regret: bool = False,
        illegal: Illegal = "refuse",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "YatzyVectorEnv[Row]",
        sheet: RuleSheet | str | PathLike[str],
        num_envs: int,
        *,
        observation: Literal["flat"],
        regret: bool = False,
        illegal: Illegal = "refuse",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None: ...
    def __init__(
        self,
        sheet: RuleSheet | str | PathLike[str],
        num_envs: int,
        *,
        observation: Observing = "dict",
        regret: bool = False,
        illegal: Illegal = "refuse",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise ValueError(f"num_envs: 1 or more, not {num_envs}")
        if illegal not in get_args(Illegal):
            raise ValueError(f"illegal: 'refuse' or 'raise', not {illegal!r}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render_mode: 'ansi', not {render_mode!r}")
        self.num_envs, self.sheet, self.render_mode = num_envs, sheet_of(sheet), render_mode
        self._layout = layout_of(self.sheet.tables)
        self.single_observation_space = self._layout.observation_space(observation)
        self.single_action_space = self._layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._flat, self._raises, self._copy = observation == "flat", illegal == "raise", copy
        self._ruling, self._tables = ruling_of(self.sheet.tables), tables_for(num_envs)
        self._rows = np.zeros((num_envs, self._layout.size), np.int32)
        self._masks = np.zeros((num_envs, len(self.actions)), np.int8)
        self._choices = self._tables.streams.copy()
        self._begun = False
        self._regrets = None
        if regret:
            from yatzy.envs.regret import Regrets  # noqa: PLC0415 # whoever only plays needs no solution

            self._regrets = Regrets(self.sheet, self._tables, self._rows)

    @property
    def actions(self) -> Actions:
        """Return what each action is."""
        return self._layout.actions

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObsType, dict[str, Any]]:
        """Begin a game at every table, or at those of ``options["reset_mask"]``.

        A seed is for the first table, the next number for the next, or one for each. Without one, the dice go
        on from where they were.
        """
        which = np.ones(self.num_envs, np.bool_)
        if options and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.bool_)
            if which.shape != (self.num_envs,) or not which.any():
                raise ValueError(f"reset_mask: a flag for each of {self.num_envs} tables, and not all false")
        self._seed(seed, which)
        if seed is not None or not self._begun:
            self._choices = ~self._tables.streams
        self._begun = True
        if self._copy:
            self._masks = self._masks.copy()
        begin_games(self._ruling, self._tables, self._rows, self._masks, which)
        return self._answer(
            np.zeros(self.num_envs, np.bool_), self._regrets.begun(which) if self._regrets else {}
        )

    def _seed(self, seed: int | Sequence[int | None] | None, which: Flags) -> None:
        if isinstance(seed, (int, np.integer)):
            super().reset(seed=int(seed))
            seed = range(int(seed), int(seed) + self.num_envs)
        elif seed is None:
            if not self._begun:
                self._tables.streams[:] = self.np_random.integers(1 << 64, size=self.num_envs, dtype=np.uint64)
            return
        if len(seed) != self.num_envs:
            raise ValueError(f"seed: one for each of {self.num_envs} tables, not {len(seed)}")
        for table in np.flatnonzero(which | (not self._begun)).tolist():
            if (one := seed[table]) is not None or not self._begun:
                self._tables.streams[table] = first_of_seed(one)

    def step(self, actions: ArrayLike) -> tuple[ObsType, Rewards, Flags, Flags, dict[str, Any]]:
        """Take an action at every table; where the game was over, begin another."""
        actions = self._checked(actions)
        if self._copy:
            self._masks = np.empty_like(self._masks)
        rewards, refused = np.empty(self.num_envs), np.empty(self.num_envs, np.bool_)
        if self._regrets:
            self._regrets.before(actions)
        step_tables(actions, self._ruling, self._tables, self._rows, self._masks, rewards, refused)
        costs = self._regrets.after(rewards, refused) if self._regrets else {}
        observation, info = self._answer(refused, costs)
        return observation, rewards, self._tables.over.copy(), np.zeros(self.num_envs, np.bool_), info

    def sample_actions(self) -> Chosen:
        """Return an action for every table, any of those there are: a random agent, as fast as the tables.

        It has random numbers of its own, so the dice fall as they would without it.
        """
        self._check_begun()
        actions = np.empty(self.num_envs, np.int64)
        choose_any(self._choices, self._ruling, self._tables, self._rows, actions)
        return actions

    def _check_begun(self) -> None:
        if not self._begun:
            raise ResetNeeded("reset the environment first")

    def _checked(self, actions: ArrayLike) -> Chosen:
        self._check_begun()
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise InvalidAction(
                f"a whole number for each of {self.num_envs} tables, not {found.shape} of {found.dtype}"
            )
        checked = np.ascontiguousarray(found, np.int64)
        if checked.min() < 0 or checked.max() >= len(self.actions):
            table = int(np.flatnonzero((checked < 0) | (checked >= len(self.actions)))[0])
            given = f"not {checked[table]} (table {table})"
            raise InvalidAction(f"an action is a whole number from 0 to {len(self.actions) - 1}, {given}")
        if self._raises:
            table = find_illegal(checked, self._ruling, self._tables, self._rows)
            if table >= 0:
                raise self._refusal(table, int(checked[table]))
        return checked

    def _refusal(self, table: int, action: int) -> MoveError:
        roll, left = int(self._tables.rolls[table]), int(self._rows[table, -1])
        return self._layout.refusal(action, self.card(table), roll, left)

    def card(self, table: int) -> Card:
        """Return the card of a table."""
        self._check_begun()
        row, parts = self._rows[table], self._layout.parts
        points = zip(row[parts["open"]].tolist(), row[parts["points"]].tolist(), strict=True)
        bonuses = int(row[parts["bonuses"]][1])
        return Card(self.sheet.tables, tuple(None if is_open else one for is_open, one in points), bonuses)

    def _answer(self, refused: Flags, costs: dict[str, Any]) -> tuple[ObsType, dict[str, Any]]:
        rows = self._rows.copy() if self._copy else self._rows
        info: dict[str, Any] = {"action_mask": self._masks, "illegal": refused, **costs}
        info |= {f"_{name}": np.ones(self.num_envs, np.bool_) for name in tuple(info)}
        observation: Any = rows if self._flat else self._layout.named(rows, self._masks)
        return observation, info

    def render(self) -> tuple[str, ...] | None:
        """Return every table as text."""
        if self.render_mode is None:
            return None
        return tuple(self._drawn(table) for table in range(self.num_envs))

    def _drawn(self, table: int) -> str:
        from yatzy.envs.drawing import draw  # noqa: PLC0415 # whoever only plays needs no words

        roll = int(self._tables.rolls[table])
        dice = self.sheet.tables.dice.rolls[roll] if roll >= 0 else ()
        return draw(self.sheet, [self.card(table)], dice, int(self._rows[table, -1]))
