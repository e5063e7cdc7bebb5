"""What tests of the environments share: the engine's game beside an environment's, and agents."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from support.game.random_games import Played
from yatzy.envs.layout import Actions
from yatzy.envs.solo import YatzyEnv
from yatzy.envs.vector import YatzyVectorEnv
from yatzy.game.engine import legal_moves
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.values import Values

Ints = NDArray[np.int64]


def faces(counts: Sequence[int]) -> Dice:
    """Return dice that were counted by face."""
    return tuple(face for face, count in zip(FACES, counts, strict=True) for _ in range(count))


class Beside:
    """A game of the engine, played by an environment's actions with its dice."""

    def __init__(self, sheet: RuleSheet, players: int = 1) -> None:
        self._actions = Actions(sheet.tables)
        self._played = Played(Setup(sheet, tuple(f"Player {seat}" for seat in range(players))))

    @property
    def game(self) -> Game:
        """Return the game as it is."""
        return self._played.game

    def throw(self, dice: Dice) -> None:
        """Let the dice lie as they do in the environment."""
        thrown = Counter(dice)
        thrown.subtract(self.game.turn.kept)
        self._played.make(Roll(self.game.seat, tuple(thrown.elements())))

    def act(self, action: int) -> None:
        """Do what an action says, but for the throw after it."""
        meant = self._actions[action]
        seat = self.game.seat
        self._played.make(Enter(seat, meant) if isinstance(meant, str) else Keep(seat, meant))

    def actions(self) -> list[int]:
        """Return what the engine allows now, as actions; to keep all dice is none."""
        found = []
        for move in legal_moves(self.game):
            if isinstance(move, Enter):
                found.append(self._actions.enter(move.key))
            elif isinstance(move, Keep) and len(move.dice) < len(self.game.dice):
                found.append(self._actions.keep(move.dice))
        return sorted(found)


class Perfect:
    """An agent that takes the best action at every table, by the values of the sheet's solution."""

    def __init__(self, values: Values, envs: YatzyVectorEnv) -> None:
        self._values, self._envs = values, envs
        self._outlooks: list[Any] = [None] * envs.num_envs

    def choose(self, observation: Any) -> Ints:
        """Return the best action at every table, any where the game is over."""
        envs, actions = self._envs, np.zeros(self._envs.num_envs, np.int64)
        cards = {table: envs.card(table) for table in np.flatnonzero(observation["open"].any(axis=1)).tolist()}
        new = [table for table, card in cards.items() if getattr(self._outlooks[table], "card", None) != card]
        for table, outlook in zip(new, self._values.outlooks([cards[table] for table in new]), strict=True):
            self._outlooks[table] = outlook
        for table in cards:
            actions[table] = self._best(table, {name: part[table] for name, part in observation.items()})
        return actions

    def _best(self, table: int, observation: Any) -> int:
        outlook, keeps, left = (
            self._outlooks[table],
            self._envs.actions.keeps,
            int(observation["rolls_left"][0]),
        )
        worth = np.full(len(self._envs.actions), -np.inf)
        roll = self._envs.sheet.tables.dice.roll_index(faces(observation["dice"].tolist()))
        worth[keeps:] = outlook.entries[:, roll]
        if left:
            worth[:keeps] = outlook.keeps[left - 1][:keeps]
        return int(np.where(observation["action_mask"] == 1, worth, -np.inf).argmax())


def random_agent(env: YatzyEnv, seed: int) -> Any:
    """Yield what comes of any action there is, until the game is over."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    terminated = False
    while not terminated:
        action = env.action_space.sample(info["action_mask"])
        before = observation
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        yield before, action, reward, observation, info


def check_allowed(games: Sequence[Beside], seen: Any) -> None:
    """Let the dice lie at every table as they are seen there; the engine allows the same with them."""
    for table, beside in enumerate(games):
        if not beside.game.over:
            beside.throw(faces(seen["dice"][table].tolist()))
            assert beside.actions() == np.flatnonzero(seen["action_mask"][table]).tolist()
