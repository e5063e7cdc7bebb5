"""Gymnasium vector environment: thousands of tables in one compiled call."""

from collections.abc import Sequence
from os import PathLike
from typing import Any, Literal, get_args, overload

import numpy as np
from gymnasium.core import ObsType
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from yatzy.envs.arrays import empty_table_arrays, rule_arrays_of
from yatzy.envs.dice_stream import stream_start_of_seed
from yatzy.envs.kernel import begin_games, find_illegal, find_pays, sample_legal_actions, step_tables
from yatzy.envs.layout import (
    Actions,
    IllegalPolicy,
    NamedObservation,
    ObservationKind,
    Row,
    UnknownRenderMode,
    as_sheet,
    check_options,
    layout_of,
)
from yatzy.game.card import Card
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet import RuleSheet

ActionArray = NDArray[np.int64]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class YatzyVectorEnv(VectorEnv[ObsType, NDArray[np.int64], NDArray[Any]]):
    """Many tables of one sheet, one player at each, which all advance one step per call.

    A table behaves like :class:`~yatzy.envs.solo.YatzyEnv`: with ``seed=7`` the first table plays as that with
    seed 7, the second as with seed 8, and so on. After the end of a game the next step begins another, whatever
    the action (``AutoresetMode.NEXT_STEP``). ``info["action_mask"]`` has a row for each table. An illegal
    action is refused and changes nothing at its table; with ``illegal="raise"`` it raises the error of the game
    engine, and no table changes. Returned arrays belong to the caller, unless ``copy=False``: then the next
    step overwrites observations and masks.

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
        self: "YatzyVectorEnv[NamedObservation]",
        sheet: RuleSheet | str | PathLike[str],
        num_envs: int,
        *,
        observation: Literal["dict"] = "dict",
        regret: bool = False,
        illegal: IllegalPolicy = "refuse",
        copy: bool = True,
        max_episode_steps: int | None = None,
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
        illegal: IllegalPolicy = "refuse",
        copy: bool = True,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None: ...
    def __init__(
        self,
        sheet: RuleSheet | str | PathLike[str],
        num_envs: int,
        *,
        observation: ObservationKind = "dict",
        regret: bool = False,
        illegal: IllegalPolicy = "refuse",
        copy: bool = True,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise ValueError(f"num_envs: 1 or more, not {num_envs}")
        if illegal not in get_args(IllegalPolicy):
            raise ValueError(f"illegal: 'refuse' or 'raise', not {illegal!r}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise UnknownRenderMode.of(self.metadata["render_modes"], render_mode)
        self.num_envs, self.sheet, self.render_mode = num_envs, as_sheet(sheet), render_mode
        self._layout = layout_of(self.sheet.tables)
        self.single_observation_space = self._layout.observation_space(observation)
        self.single_action_space = self._layout.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._flat, self._raises, self._copy = observation == "flat", illegal == "raise", copy
        self._rules, self._tables = rule_arrays_of(self.sheet.tables), empty_table_arrays(num_envs)
        self._rows = np.zeros((num_envs, self._layout.size), np.int32)
        self._masks = np.zeros((num_envs, len(self.actions)), np.int8)
        self._pays = np.full((num_envs, self._layout.boxes), -1, np.int32)
        self._action_streams = self._tables.streams.copy()
        self._steps, self._max_steps = np.zeros(num_envs, np.int64), max_episode_steps
        self._was_reset = False
        self._regret_tracker = None
        if regret:
            from yatzy.envs.regret import RegretTracker  # noqa: PLC0415 # only regret needs a solution

            self._regret_tracker = RegretTracker(self.sheet, self._tables, self._rows)

    @property
    def actions(self) -> Actions:
        """Return the meaning of the actions."""
        return self._layout.actions

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObsType, dict[str, Any]]:
        """Begin a game at every table, or at those of ``options["reset_mask"]``.

        An integer seeds the first table, the next integer the next, and so on; a sequence has one seed for each
        table. Without a seed the dice streams continue.
        """
        which = np.ones(self.num_envs, np.bool_)
        check_options(options, "reset_mask")
        if options and "reset_mask" in options:
            which = np.asarray(options["reset_mask"], np.bool_)
            if which.shape != (self.num_envs,) or not which.any():
                raise ValueError(f"reset_mask: a flag for each of {self.num_envs} tables, and not all false")
        self._seed(seed, which)
        if seed is not None or not self._was_reset:
            self._action_streams = ~self._tables.streams
        self._was_reset = True
        self._steps[which] = 0
        begin_games(self._rules, self._tables, self._rows, self._masks, which)
        return self._observe(
            np.zeros(self.num_envs, np.bool_),
            self._regret_tracker.begin_games(which) if self._regret_tracker else {},
        )

    def _seed(self, seed: int | Sequence[int | None] | None, which: Flags) -> None:
        if isinstance(seed, (int, np.integer)):
            super().reset(seed=int(seed))
            seed = range(int(seed), int(seed) + self.num_envs)
        elif seed is None:
            if not self._was_reset:
                self._tables.streams[:] = self.np_random.integers(1 << 64, size=self.num_envs, dtype=np.uint64)
            return
        if len(seed) != self.num_envs:
            raise ValueError(f"seed: one for each of {self.num_envs} tables, not {len(seed)}")
        for table in np.flatnonzero(which | (not self._was_reset)).tolist():
            if (table_seed := seed[table]) is not None or not self._was_reset:
                self._tables.streams[table] = stream_start_of_seed(table_seed)

    def step(self, actions: ArrayLike) -> tuple[ObsType, Rewards, Flags, Flags, dict[str, Any]]:
        """Take an action at every table; where the game is over, begin another."""
        actions = self._check_actions(actions)
        begins = self._tables.over.copy()
        rewards, refused = np.empty(self.num_envs), np.empty(self.num_envs, np.bool_)
        if self._regret_tracker:
            self._regret_tracker.record_actions(actions)
        step_tables(actions, self._rules, self._tables, self._rows, self._masks, rewards, refused)
        costs = self._regret_tracker.measure_step(rewards, refused) if self._regret_tracker else {}
        observation, info = self._observe(refused, costs)
        terminated = self._tables.over.copy()
        return observation, rewards, terminated, self._truncate(begins, terminated), info

    def _truncate(self, begins: Flags, terminated: Flags) -> Flags:
        """Return the games that took too many steps; the next step begins others."""
        self._steps += 1
        self._steps[begins] = 0
        if self._max_steps is None:
            return np.zeros(self.num_envs, np.bool_)
        truncated: Flags = (self._steps >= self._max_steps) & ~terminated
        self._tables.over[truncated] = True
        return truncated

    def sample_actions(self) -> ActionArray:
        """Return a random legal action for every table: a random agent, as fast as the tables.

        It has its own random stream, so the dice are not affected.
        """
        self._check_was_reset()
        actions = np.empty(self.num_envs, np.int64)
        sample_legal_actions(self._action_streams, self._rules, self._tables, self._rows, actions)
        return actions

    def _check_was_reset(self) -> None:
        if not self._was_reset:
            raise ResetNeeded("reset the environment first")

    def _check_actions(self, actions: ArrayLike) -> ActionArray:
        self._check_was_reset()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidAction(
                f"a whole number for each of {self.num_envs} tables, not {given.shape} of {given.dtype}"
            )
        checked = np.ascontiguousarray(given, np.int64)
        if checked.min() < 0 or checked.max() >= len(self.actions):
            table = int(np.flatnonzero((checked < 0) | (checked >= len(self.actions)))[0])
            problem = f"not {checked[table]} (table {table})"
            raise InvalidAction(f"an action is a whole number from 0 to {len(self.actions) - 1}, {problem}")
        if self._raises:
            table = find_illegal(checked, self._rules, self._tables, self._rows)
            if table >= 0:
                raise self._refusal(table, int(checked[table]))
        return checked

    def _refusal(self, table: int, action: int) -> MoveError:
        roll, left = int(self._tables.rolls[table]), int(self._rows[table, -1])
        return self._layout.refusal(action, self.card(table), roll, left)

    def card(self, table: int) -> Card:
        """Return the card of a table. Raises ``ResetNeeded`` before the first reset."""
        self._check_was_reset()
        row, parts = self._rows[table], self._layout.parts
        points = zip(row[parts["open"]].tolist(), row[parts["points"]].tolist(), strict=True)
        bonuses = int(row[parts["bonuses"]][1])
        return Card(self.sheet.tables, tuple(None if is_open else value for is_open, value in points), bonuses)

    def _observe(self, refused: Flags, costs: dict[str, Any]) -> tuple[ObsType, dict[str, Any]]:
        rows = self._rows.copy() if self._copy else self._rows
        # Copies: whoever changes a mask must not change what is legal.
        mask = self._masks.copy() if self._copy else self._masks
        pays = np.empty_like(self._pays) if self._copy else self._pays
        find_pays(self._rules, self._tables, self._rows, pays)
        info: dict[str, Any] = {"action_mask": mask, "pays": pays, "illegal": refused, **costs}
        info |= {f"_{name}": np.ones(self.num_envs, np.bool_) for name in tuple(info)}
        observation: Any = (
            rows
            if self._flat
            else self._layout.name_parts(rows, self._masks.copy() if self._copy else self._masks)
        )
        return observation, info

    def render(self) -> tuple[str, ...] | None:
        """Return every table as text."""
        if self.render_mode is None:
            return None
        return tuple(self._render_table(table) for table in range(self.num_envs))

    def _render_table(self, table: int) -> str:
        from yatzy.envs.render import render_table  # noqa: PLC0415 # only rendering needs the catalogue

        roll = int(self._tables.rolls[table])
        dice = self.sheet.tables.dice.rolls[roll] if roll >= 0 else ()
        return render_table(self.sheet, [self.card(table)], dice, int(self._rows[table, -1]))
