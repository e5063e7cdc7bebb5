"""Gymnasium, one player at one table."""

import sys
from os import PathLike
from typing import Any, Literal, SupportsIndex, get_args, overload

import gymnasium
from gymnasium.core import ObsType
from gymnasium.error import ResetNeeded

from yatzy.envs.layout import Actions, Illegal, Mask, Named, Observing, Row, as_mask, layout_of, sheet_of
from yatzy.envs.throwing import Stream, first_of
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet


class YatzyEnv(gymnasium.Env[ObsType, int]):
    """One column, from the first throw to the last box.

    ``sheet`` is the id of a sheet on the shelf, the path of its file, or the sheet. ``observation`` is
    ``"dict"`` or ``"flat"``: the same numbers by name, or in one row. The reward of an action is what it
    adds to the total, bonuses included, so the return of an episode is the final total.
    ``info["action_mask"]`` tells the actions there are. Any other is *refused*: nothing changes, the reward
    is 0, and ``info["illegal"]`` is true; with ``illegal="raise"`` it raises the game's own error. With
    ``regret=True`` the sheet is solved, and ``info["regret"]`` is what the last action cost in expected
    final points, ``info["expected"]`` the final total that best play makes from here on average.

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
        self: "YatzyEnv[Named]",
        sheet: RuleSheet | str | PathLike[str],
        *,
        observation: Literal["dict"] = "dict",
        regret: bool = False,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: "YatzyEnv[Row]",
        sheet: RuleSheet | str | PathLike[str],
        *,
        observation: Literal["flat"],
        regret: bool = False,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None: ...
    def __init__(
        self,
        sheet: RuleSheet | str | PathLike[str],
        *,
        observation: Observing = "dict",
        regret: bool = False,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in get_args(Illegal):
            raise ValueError(f"illegal: 'refuse' or 'raise', not {illegal!r}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise ValueError(f"render_mode: 'ansi' or 'human', not {render_mode!r}")
        self.sheet = sheet_of(sheet)
        self._layout = layout_of(self.sheet.tables)
        self.observation_space = self._layout.observation_space(observation)
        self.action_space = self._layout.action_space()
        self.render_mode = render_mode
        self._flat, self._raises = observation == "flat", illegal == "raise"
        self._values = None
        if regret:
            from yatzy.envs.regret import values_of  # noqa: PLC0415 # whoever only plays needs no solution

            self._values = values_of(self.sheet)
        self._card: Card | None = None
        self._roll, self._rolls_left, self._legal = -1, 0, bytes(len(self.actions))
        self._stream = Stream(0)
        self._seeded_by: Any = None

    @property
    def actions(self) -> Actions:
        """Return what each action is."""
        return self._layout.actions

    @property
    def card(self) -> Card:
        """Return the card as it is."""
        if self._card is None:
            raise ResetNeeded("reset the environment first")
        return self._card

    def action_masks(self) -> Mask:
        """Return which actions there are now."""
        return as_mask(self._legal)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 # Gymnasium's, and there are none
    ) -> tuple[ObsType, dict[str, Any]]:
        """Begin a game with its first throw. Without a seed, the dice go on from where they were."""
        super().reset(seed=seed)
        generator = self.np_random
        if seed is not None or generator is not self._seeded_by:
            self._stream, self._seeded_by = Stream(first_of(generator)), generator
        self._card = Card.empty(self.sheet.tables)
        self._begin_turn()
        return self._answer(illegal=False, regret=0.0)

    def step(self, action: SupportsIndex) -> tuple[ObsType, float, bool, bool, dict[str, Any]]:
        """Keep some dice and throw the others, or enter the dice in a box and throw all for the next turn."""
        card, roll, left = self.card, self._roll, self._rolls_left
        chosen, cost = self._layout.checked(action), 0.0
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
        observation, info = self._answer(illegal=False, regret=cost)
        return observation, reward, self._roll < 0, False, info

    def _refuse(self, action: int) -> tuple[ObsType, float, bool, bool, dict[str, Any]]:
        if self._raises or self._roll < 0:
            raise self._layout.refusal(action, self.card, self._roll, self._rolls_left)
        observation, info = self._answer(illegal=True, regret=0.0)
        return observation, 0.0, False, False, info

    def _begin_turn(self) -> None:
        tables = self.card.tables
        if self.card.open_boxes:
            self._roll, self._rolls_left = self._stream.throw(tables.dice.count, 0), tables.rolls - 1
        else:
            self._roll, self._rolls_left = -1, 0

    def _answer(self, *, illegal: bool, regret: float) -> tuple[ObsType, dict[str, Any]]:
        self._legal = self._layout.legal(self.card, self._roll, self._rolls_left)
        mask = as_mask(self._legal)
        info: dict[str, Any] = {"action_mask": mask, "illegal": illegal}
        if self._values is not None:
            from yatzy.envs.regret import expected  # noqa: PLC0415 # as above

            info |= {
                "regret": regret,
                "expected": expected(self._values, self.card, self._roll, self._rolls_left),
            }
        if self.render_mode == "human":
            self.render()
        row = self._layout.observe(self.card, self._roll, self._rolls_left)
        observation: Any = row if self._flat else self._layout.named(row, mask)
        return observation, info

    def render(self) -> str | None:
        """Return the table as text, or print it."""
        from yatzy.envs.drawing import draw  # noqa: PLC0415 # whoever only plays needs no words

        if self.render_mode is None:
            return None
        dice = self.sheet.tables.dice.rolls[self._roll] if self._roll >= 0 else ()
        drawn = draw(self.sheet, [self.card], dice, self._rolls_left)
        if self.render_mode == "ansi":
            return drawn
        sys.stdout.write(drawn)
        return None
