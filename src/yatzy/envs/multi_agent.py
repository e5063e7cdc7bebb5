"""PettingZoo environment: several players at one table, turn by turn."""

import sys
from collections.abc import Sequence
from os import PathLike
from typing import Any, ClassVar, Literal, SupportsIndex, get_args

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from yatzy.envs.dice_stream import DiceStream, stream_start_of_seed
from yatzy.envs.layout import (
    Actions,
    IllegalPolicy,
    NamedObservation,
    UnknownRenderMode,
    as_sheet,
    layout_of,
)
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import DEFAULT_SHEET

Reward = Literal["points", "win"]


class YatzyAECEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc] # PettingZoo is untyped
    """Several players at one table, ``player_0`` first, each with a card; a turn lasts until a box is filled.

    An observation is ``{"observation": ..., "action_mask": ...}``. The first is the row of
    :class:`~yatzy.envs.solo.YatzyEnv` (the player's own card and the dice on the table), followed by the cards
    of the others, the next to play first. The mask is empty for players who wait. With ``reward="points"`` the
    reward is the increase of the player's total. With ``reward="win"`` it is 0 until the end: then the best
    share 1 and the others share -1, unless all are equal. ``regret`` and ``illegal`` are as for one player, and
    reported in the ``infos`` of the player who acted; ``pays`` is in those of the player to act.

    >>> env = YatzyAECEnv("vinga", players=2)
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, terminated, truncated, info = env.last()
    ...     lowest = int(observation["action_mask"].nonzero()[0].max(initial=0))
    ...     env.step(None if terminated else lowest)  # always the lowest box that may be filled
    >>> env.totals
    {'player_0': 47, 'player_1': 65}
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "yatzy_v0",
        "render_modes": ["ansi", "human"],
        "render_fps": 4,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        sheet: RuleSheet | str | PathLike[str] = DEFAULT_SHEET,
        *,
        players: int = 2,
        reward: Reward = "points",
        regret: bool = False,
        illegal: IllegalPolicy = "refuse",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if players < 1:
            raise ValueError(f"players: 1 or more, not {players}")
        for name, value, known in (
            ("reward", reward, get_args(Reward)),
            ("illegal", illegal, get_args(IllegalPolicy)),
        ):
            if value not in known:
                raise ValueError(f"{name}: one of {known}, not {value!r}")
        if render_mode not in {None, *self.metadata["render_modes"]}:
            raise UnknownRenderMode.of(self.metadata["render_modes"], render_mode)
        self.sheet, self.render_mode = as_sheet(sheet), render_mode
        self._layout = layout_of(self.sheet.tables)
        self._for_points, self._raises = reward == "points", illegal == "raise"
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._layout.action_space() for agent in self.possible_agents}
        self._values = None
        if regret:
            from yatzy.solver.solve import solve  # noqa: PLC0415 # only regret needs a solution

            self._values = solve(self.sheet)
        self._cards: list[Card] = []
        self._roll, self._rolls_left = -1, 0
        self._stream: DiceStream | None = None

    def _observation_space(self) -> spaces.Dict:
        others = np.tile(self._layout.high[: self._layout.card_size], len(self.possible_agents) - 1)
        high = np.concatenate([self._layout.high, others])
        row = spaces.Box(np.zeros_like(high), high, dtype=np.int32)
        return spaces.Dict({"observation": row, "action_mask": self._layout.mask_space()})

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the observation space of a player, the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of a player, the same for all."""
        return self.action_spaces[agent]

    @property
    def actions(self) -> Actions:
        """Return the meaning of the actions."""
        return self._layout.actions

    @property
    def cards(self) -> dict[str, Card]:
        """Return the card of each player."""
        if not self._cards:
            raise ResetNeeded("reset the environment first")
        return dict(zip(self.possible_agents, self._cards, strict=True))

    @property
    def totals(self) -> dict[str, int]:
        """Return the total of each player."""
        return {agent: card.total for agent, card in self.cards.items()}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game with the first throw of the first player. Without a seed the dice stream continues.

        There are no options. Unlike in Gymnasium's environments, unknown ones are ignored: PettingZoo's own
        checker passes some.
        """
        if seed is not None or self._stream is None:
            self._stream = DiceStream(stream_start_of_seed(seed))
        self.agents = list(self.possible_agents)
        self._cards = [Card.empty(self.sheet.tables) for _ in self.agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(illegal=False, regret=0.0) for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._begin_turn()
        self._show_pays()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> NamedObservation:
        """Return what a player sees: own card, dice, cards of the others; and the action mask."""
        layout, seat = self._layout, self.possible_agents.index(agent)
        own, others = self._cards[seat], (*self._cards[seat + 1 :], *self._cards[:seat])
        rows = [
            layout.observe(own, self._roll, self._rolls_left),
            *(layout.observe(other, -1, 0)[: layout.card_size] for other in others),
        ]
        roll = self._roll if agent == self.agent_selection else -1
        mask = layout.action_mask(own, roll, self._rolls_left)
        return {"observation": np.concatenate(rows), "action_mask": mask}

    def step(self, action: SupportsIndex | None) -> None:
        """Take an action of the player whose turn it is: keep dice and roll the others, or fill a box."""
        if not self._cards:
            raise ResetNeeded("reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen, seat = self._layout.check_action(action), self.possible_agents.index(agent)
        card, roll, left = self._cards[seat], self._roll, self._rolls_left
        legal = self._layout.legal_actions(card, roll, left)[chosen]
        if self._raises and not legal:
            raise self._layout.refusal(chosen, card, roll, left)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = self._info(illegal=not legal, regret=self._regret(chosen, card) if legal else 0.0)
        if legal:
            self._act(chosen, seat)
        self._show_pays()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _act(self, action: int, seat: int) -> None:
        agent, card = self.possible_agents[seat], self._cards[seat]
        if action < self._layout.keeps:
            self._roll, self._rolls_left = self._throw(action), self._rolls_left - 1
            return
        self._cards[seat] = self._layout.enter(card, action - self._layout.keeps, self._roll)
        if self._for_points:
            self.rewards[agent] = float(self._cards[seat].total - card.total)
        self.agent_selection = self.possible_agents[(seat + 1) % len(self.possible_agents)]
        self._begin_turn()

    def _begin_turn(self) -> None:
        seat = self.possible_agents.index(self.agent_selection)
        if self._cards[seat].open_boxes:
            self._roll, self._rolls_left = self._throw(0), self.sheet.tables.rolls - 1
            return
        self._roll, self._rolls_left = -1, 0
        self.terminations = dict.fromkeys(self.agents, True)
        if not self._for_points:
            self.rewards = dict(
                zip(self.agents, _win_rewards([card.total for card in self._cards]), strict=True)
            )

    def _throw(self, keep: int) -> int:
        assert self._stream is not None  # noqa: S101 # set by reset, like the cards
        return self._stream.throw(self.sheet.tables.dice.count, keep)

    def _regret(self, action: int, card: Card) -> float:
        if self._values is None:
            return 0.0
        from yatzy.envs.regret import regret  # noqa: PLC0415 # as above

        return regret(self._values, action, card, self._roll, self._rolls_left)

    def _info(self, *, illegal: bool, regret: float) -> dict[str, Any]:
        info: dict[str, Any] = {"illegal": illegal, "pays": self._layout.pays(self._cards[0], -1)}
        return info if self._values is None else info | {"regret": regret}

    def _show_pays(self) -> None:
        """Put what each box would pay into the info of the player to act; nothing for players who wait."""
        seat = self.possible_agents.index(self.agent_selection)
        self.infos[self.agent_selection]["pays"] = self._layout.pays(self._cards[seat], self._roll)

    def render(self) -> str | None:
        """Return the table as text, or print it in mode ``human``."""
        from yatzy.envs.render import render_table  # noqa: PLC0415 # only rendering needs the catalogue

        if self.render_mode is None:
            return None
        dice = self.sheet.tables.dice.rolls[self._roll] if self._roll >= 0 else ()
        text = render_table(self.sheet, self._cards, dice, self._rolls_left, self.possible_agents)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


def _win_rewards(totals: Sequence[int]) -> list[float]:
    """Return the win rewards of all players, which sum to 0."""
    best = [total == max(totals) for total in totals]
    if all(best):
        return [0.0] * len(totals)
    return [1 / sum(best) if is_best else -1 / (len(best) - sum(best)) for is_best in best]


raw_env = YatzyAECEnv


def env(
    sheet: RuleSheet | str | PathLike[str] = DEFAULT_SHEET, **options: Any
) -> AECEnv[str, dict[str, Any], int]:
    """Return the environment in PettingZoo's usual wrappers, which check the order of calls and the actions.

    >>> table = env("philos", players=3)
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.num_agents
    ('player_0', 3)
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(YatzyAECEnv(sheet, **options)))
