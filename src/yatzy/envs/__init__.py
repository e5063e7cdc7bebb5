"""Environments for agents that learn: a table of one, thousands of tables at once, and several at one table.

They may import everything but the command line, the screen and the server, and nobody imports them. What is
compiled, and what needs PettingZoo, is loaded only by whoever asks for it.

    layout       what actions and observations mean on a sheet, and their spaces
    throwing     dice from a seed, the same for one table as for thousands
    solo         Gymnasium, one table
    vector       Gymnasium, thousands of tables in one compiled call
    arrays       a sheet and what goes on at many tables, as arrays
    kernel       the compiled call
    several      PettingZoo, several players at one table
    regret       what an action costs, exactly
    drawing      a table as text
    registering  the ids: ``yatzy/Vinga-v0`` and so on

Importing this package registers every sheet on the shelf:

>>> import gymnasium, yatzy.envs
>>> env = gymnasium.make("yatzy/Vinga-v0")
>>> observation, info = env.reset(seed=209)
>>> observation["dice"].tolist(), int(info["action_mask"].sum())
([0, 1, 1, 1, 1, 1], 46)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from yatzy.extras import needs

needs("envs")

from yatzy.envs.registering import env_id, register  # noqa: E402 # which needs them

if TYPE_CHECKING:
    from yatzy.envs.layout import Actions
    from yatzy.envs.several import YatzyAECEnv
    from yatzy.envs.solo import YatzyEnv
    from yatzy.envs.vector import YatzyVectorEnv

__all__ = ["Actions", "YatzyAECEnv", "YatzyEnv", "YatzyVectorEnv", "env_id", "register"]


WHERE = {"Actions": "layout", "YatzyAECEnv": "several", "YatzyEnv": "solo", "YatzyVectorEnv": "vector"}
"""Which module has a name that is loaded only when it is asked for."""


if not TYPE_CHECKING:  # to checkers a module with this has any name at all

    def __getattr__(name: str) -> Any:
        if name not in WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"yatzy.envs.{WHERE[name]}"), name)


register()
