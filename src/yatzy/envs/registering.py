"""The names under which Gymnasium knows the sheets."""

import gymnasium

from yatzy.rules.shelf import sheet_ids

VERSION = 0
"""Goes up when the same seed and the same actions no longer give the same game."""


def env_id(sheet_id: str) -> str:
    """Return the name of a sheet's environment.

    >>> env_id("vinga"), env_id("mb-1973"), env_id("forced-order")
    ('yatzy/Vinga-v0', 'yatzy/Mb1973-v0', 'yatzy/ForcedOrder-v0')
    """
    name = "".join(word.capitalize() for word in sheet_id.split("-"))
    return f"yatzy/{name}-v{VERSION}"


def register() -> None:
    """Tell Gymnasium of every sheet on the shelf; twice does no harm.

    >>> register()
    >>> gymnasium.spec("yatzy/Maxi-v0").kwargs
    {'sheet': 'maxi'}
    """
    for sheet_id in sheet_ids():
        if env_id(sheet_id) not in gymnasium.registry:
            gymnasium.register(
                env_id(sheet_id),
                entry_point="yatzy.envs.solo:YatzyEnv",
                vector_entry_point="yatzy.envs.vector:YatzyVectorEnv",
                kwargs={"sheet": sheet_id},
            )
