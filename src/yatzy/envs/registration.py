"""The Gymnasium ids of the sheets, and their registration."""

import gymnasium

from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

VERSION = 0
"""Raised when the same seed and actions no longer give the same game."""


PATIENCE = 10
"""A game is cut off after this many times as many steps as it takes at most: whoever chooses illegal actions
again and again would never come to its end."""


def env_id(sheet_id: str) -> str:
    """Return the Gymnasium id of a sheet's environment.

    >>> env_id("vinga"), env_id("mb-1973"), env_id("forced-order")
    ('yatzy/Vinga-v0', 'yatzy/Mb1973-v0', 'yatzy/ForcedOrder-v0')
    """
    name = "".join(word.capitalize() for word in sheet_id.split("-"))
    return f"yatzy/{name}-v{VERSION}"


def register() -> None:
    """Register every bundled sheet with Gymnasium; idempotent.

    >>> register()
    >>> gymnasium.spec("yatzy/Maxi-v0").kwargs
    {'sheet': 'maxi'}
    """
    for sheet_id in sheet_ids():
        if env_id(sheet_id) not in gymnasium.registry:
            rules = bundled_sheet(sheet_id).rules
            gymnasium.register(
                env_id(sheet_id),
                entry_point="yatzy.envs.solo:YatzyEnv",
                vector_entry_point="yatzy.envs.vector:YatzyVectorEnv",
                kwargs={"sheet": sheet_id},
                max_episode_steps=PATIENCE * len(rules.boxes) * rules.rolls,
            )
