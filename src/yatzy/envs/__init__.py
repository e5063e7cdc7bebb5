"""Reinforcement-learning environments: one table, thousands at once, and several players at one table.

    layout        the meaning of actions and observations on a sheet, and their spaces
    dice_stream   seeded dice, the same for one table as for thousands
    solo          Gymnasium environment of one table
    vector        Gymnasium vector environment: thousands of tables in one compiled call
    arrays        a sheet and the state of many tables as arrays
    kernel        the compiled functions
    multi_agent   PettingZoo environment: several players at one table
    regret        the exact cost of an action
    render        a table as text
    registration  the ids of the environments: ``yatzy/Vinga-v0`` and so on

May import everything but the command line, the terminal and the server; nothing imports this package. Compiled
code and PettingZoo are loaded on first use. Importing the package registers every bundled sheet:

>>> import gymnasium, yatzy.envs
>>> env = gymnasium.make("yatzy/Vinga-v0")
>>> observation, info = env.reset(seed=209)
>>> observation["dice"].tolist(), int(info["action_mask"].sum())
([0, 1, 1, 1, 1, 1], 46)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from yatzy.extras import require_extra

require_extra("envs")

from yatzy.envs.registration import env_id, register  # noqa: E402 # needs the extra

if TYPE_CHECKING:
    from yatzy.envs.layout import Actions
    from yatzy.envs.multi_agent import YatzyAECEnv
    from yatzy.envs.solo import YatzyEnv
    from yatzy.envs.vector import YatzyVectorEnv

__all__ = ["Actions", "YatzyAECEnv", "YatzyEnv", "YatzyVectorEnv", "env_id", "register"]


_LAZY_MODULES = {
    "Actions": "layout",
    "YatzyAECEnv": "multi_agent",
    "YatzyEnv": "solo",
    "YatzyVectorEnv": "vector",
}
"""By public name: the module it is loaded from on first use."""


if not TYPE_CHECKING:  # a type checker would accept any attribute

    def __getattr__(name: str) -> Any:
        if name not in _LAZY_MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"yatzy.envs.{_LAZY_MODULES[name]}"), name)


register()
