"""What is promised to whoever uses the program: its commands, and the public names of its packages.

The tests and the pages of the documentation site ask here alike.
"""

from collections.abc import Iterator

from cyclopts import App, Argument

NOUNS = {
    "yatzy": {
        "Advice": ["best", "choices", "dice", "entering", "keeping", "rolls_left"],
        "Card": [
            "bonuses", "boxes", "empty", "enter", "entries", "filled", "mark", "parse", "total", "upper",
            "upper_bonus", "write",
        ],
        "Choice": ["bonus", "cost", "keep", "key", "points", "value"],
        "Game": [
            "card", "cards", "dice", "enter", "entries", "keep", "new", "over", "player", "roll", "rolls_left",
            "to_throw", "totals", "winners",
        ],
        "Odds": [
            "at_least", "boxes", "chances", "deviation", "expected", "games", "mean", "percentile", "totals",
            "upper_bonus",
        ],
        "Review": ["columns", "skill", "worst"],
        "RuleSheet": [
            "as_data", "digest", "highest", "id", "printed_name", "publisher", "rules", "score", "title",
        ],
        "Values": ["advise", "expected", "outlooks", "total"],
    },
    "yatzy.data": {
        "Column": ["description", "name", "type"],
        "Table": ["about", "batches", "columns", "rows", "what", "write"],
    },
    "yatzy.envs": {
        "Actions": ["enter", "keep", "keeps"],
        "YatzyAECEnv": [
            "action_space", "actions", "cards", "close", "observation_space", "observe", "render", "reset",
            "step", "totals",
        ],
        "YatzyEnv": ["action_masks", "actions", "card", "render", "reset", "step"],
        "YatzyVectorEnv": ["actions", "card", "render", "reset", "sample_actions", "step"],
    },
}  # fmt: skip
"""The nouns of each public package, and what may be asked of them. The rest is for the program itself."""


def commands(app: App, path: str = "yatzy") -> Iterator[tuple[str, App]]:
    """Yield every command, with the words that lead to it."""
    yield path, app
    for name in (name for name in app if not name.startswith("-")):
        yield from commands(app[name], f"{path} {name}")


def options(command: App) -> list[Argument]:
    """Return what a command can be told."""
    return list(command.assemble_argument_collection()) if command.default_command else []
