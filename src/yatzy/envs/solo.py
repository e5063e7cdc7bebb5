"""Gymnasium environment: one player at one table."""

import sys
from os import PathLike
from typing import Any, Literal, SupportsIndex, get_args, overload

import gymnasium
from gymnasium.core import ObsType
from gymnasium.error import ResetNeeded

from yatzy.envs.dice_stream import DiceStream, stream_start
from yatzy.envs.layout import (
    Actions,
    IllegalPolicy,
    Mask,
    NamedObservation,
    ObservationKind,
    Row,
    UnknownRenderMode,
    as_mask,
    as_sheet,
    check_options,
    layout_of,
)
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet


class YatzyEnv(gymnasium.Env[ObsType, int]):
    """One card, from the first throw to the last box.

    ``sheet`` is the id of a bundled sheet, the path of a sheet file, or the sheet. ``observation`` is
    ``"dict"`` or ``"flat"``: the same numbers by name, or in one row. The reward of an action is what it
    adds to the total, bonuses included, so the return of an episode is the final total.
    ``info["action_mask"]`` flags the legal actions, ``info["pays"]`` has the reward of each box, -1 where it
    is not legal. Any other action is *refused*: nothing changes, the reward is 0, and ``info["illegal"]`` is
    true; with ``illegal="raise"`` it raises the error of the game engine. With ``regret=True`` the sheet is
    solved, and ``info["regret"]`` is what the last action lost in expected final points, ``info["expected"]``
    the expected final total under best play.

    >>> env = YatzyEnv("vinga", regret=True)
    >>> observation, info = env.reset(seed=209)
    >>> observation["dice"].tolist()
    [0, 1, 1, 1, 1, 1]
    >>> observation, reward, terminated, truncated, info = env.step(env.actions.enter("large-straight"))
    >>> reward, round(info["regret"], 2), terminated
    (20.0, 0.0, False)
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012 # as Gymnasium has it

    @overload
    def __init__(
        self: "YatzyEnv[NamedObservation]",
        sheet: RuleSheet | str | PathLike[str],
        *,
        observation: Literal["dict"] = "dict",
        regret: bool = False,
        illegal: IllegalPolicy = "refuse",
        render_mode: str | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "YatzyEnv[Row]",
        sheet: RuleSheet | str | PathLike[str],
        *,
        observation: Literal["flat"],
        regret: bool = False,
        illegal: IllegalPolicy = "refuse",
        render_mode: str | None = None,
    ) -> None: ...
    def __init__(
        self,
        sheet: RuleSheet | str | PathLike[str],
        *,
        observation: ObservationKind = "dict",
        regret: bool = False,
        illegal: IllegalPolicy = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in get_args(IllegalPolicy):
            raise ValueError(f"illegal: 'refuse' or 'raise', not {illegal!r}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise UnknownRenderMode.of(self.metadata["render_modes"], render_mode)
        self.sheet = as_sheet(sheet)
        self._layout = layout_of(self.sheet.tables)
        self.observation_space = self._layout.observation_space(observation)
        self.action_space = self._layout.action_space()
        self.render_mode = render_mode
        self._flat, self._raises = observation == "flat", illegal == "raise"
        self._values = None
        if regret:
            from yatzy.solver.solve import solve  # noqa: PLC0415 # only regret needs a solution

            self._values = solve(self.sheet)
        self._card: Card | None = None
        self._roll, self._rolls_left, self._legal = -1, 0, bytes(len(self.actions))
        self._stream = DiceStream(0)
        self._stream_generator: Any = None

    @property
    def actions(self) -> Actions:
        """Return the meaning of the actions."""
        return self._layout.actions

    @property
    def card(self) -> Card:
        """Return the current card. Raises ``ResetNeeded`` before the first reset."""
        if self._card is None:
            raise ResetNeeded("reset the environment first")
        return self._card

    def action_masks(self) -> Mask:
        """Return the legal actions."""
        return as_mask(self._legal)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[ObsType, dict[str, Any]]:
        """Begin a game with its first throw. Without a seed the dice stream continues. There are no options."""
        check_options(options)
        super().reset(seed=seed)
        generator = self.np_random
        if seed is not None or generator is not self._stream_generator:
            self._stream, self._stream_generator = DiceStream(stream_start(generator)), generator
        self._card = Card.empty(self.sheet.tables)
        self._begin_turn()
        return self._observe(illegal=False, regret=0.0)

    def step(self, action: SupportsIndex) -> tuple[ObsType, float, bool, bool, dict[str, Any]]:
        """Keep some dice and roll the others, or enter the dice in a box and roll all for the next turn."""
        card, roll, left = self.card, self._roll, self._rolls_left
        chosen, cost = self._layout.check_action(action), 0.0
        if not self._legal[chosen]:
            return self._refuse(chosen)
        if self._values is not None:
            from yatzy.envs.regret import regret  # noqa: PLC0415 # as above

            cost = regret(self._values, chosen, card, roll, left)
        if chosen < self._layout.keeps:
            self._roll, self._rolls_left = self._stream.throw(card.tables.dice.count, chosen), left - 1
            reward = 0.0
        else:
            self._card = self._layout.enter(card, chosen - self._layout.keeps, roll)
            reward = float(self._card.total - card.total)
            self._begin_turn()
        observation, info = self._observe(illegal=False, regret=cost)
        return observation, reward, self._roll < 0, False, info

    def _refuse(self, action: int) -> tuple[ObsType, float, bool, bool, dict[str, Any]]:
        if self._raises or self._roll < 0:
            raise self._layout.refusal(action, self.card, self._roll, self._rolls_left)
        observation, info = self._observe(illegal=True, regret=0.0)
        return observation, 0.0, False, False, info

    def _begin_turn(self) -> None:
        tables = self.card.tables
        if self.card.open_boxes:
            self._roll, self._rolls_left = self._stream.throw(tables.dice.count, 0), tables.rolls - 1
        else:
            self._roll, self._rolls_left = -1, 0

    def _observe(self, *, illegal: bool, regret: float) -> tuple[ObsType, dict[str, Any]]:
        self._legal = self._layout.legal_actions(self.card, self._roll, self._rolls_left)
        info: dict[str, Any] = {
            "action_mask": as_mask(self._legal),
            "pays": self._layout.pays(self.card, self._roll),
            "illegal": illegal,
        }
        if self._values is not None:
            from yatzy.envs.regret import expected_totals  # noqa: PLC0415 # as above

            info |= {
                "regret": regret,
                "expected": expected_totals(self._values, self.card, self._roll, self._rolls_left),
            }
        if self.render_mode == "human":
            self.render()
        row = self._layout.observe(self.card, self._roll, self._rolls_left)
        observation: Any = row if self._flat else self._layout.name_parts(row, as_mask(self._legal))
        return observation, info

    def render(self) -> str | None:
        """Return the table as text, or print it in mode ``human``."""
        from yatzy.envs.render import render_table  # noqa: PLC0415 # only rendering needs the catalogue

        if self.render_mode is None:
            return None
        dice = self.sheet.tables.dice.rolls[self._roll] if self._roll >= 0 else ()
        text = render_table(self.sheet, [self.card], dice, self._rolls_left)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None
