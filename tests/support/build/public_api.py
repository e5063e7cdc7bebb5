"""What is promised to whoever uses the program: its commands, and the public names of its packages.

The tests and the pages of the documentation site ask here alike.
"""

from collections.abc import Iterator

from yatzy.cli.app import command_paths, load_command
from yatzy.cli.arguments import Command, arguments_of

NOUNS = {
    "yatzy": {
        "Advice": ["best", "choices", "dice", "entering", "keeping", "rolls_left"],
        "BoxChoice": ["bonus", "cost", "keep", "key", "points", "value"],
        "Card": [
            "bonuses", "boxes", "empty", "enter", "entries", "filled", "mark", "parse", "total", "upper",
            "upper_bonus", "write",
        ],
        "Game": [
            "card", "cards", "dice", "enter", "entries", "keep", "new", "over", "player", "roll", "rolls_left",
            "to_throw", "totals", "winners",
        ],
        "KeepChoice": ["bonus", "cost", "keep", "key", "points", "value"],
        "Odds": [
            "at_least", "boxes", "chances", "deviation", "expected", "games", "mean", "percentile", "totals",
            "upper_bonus",
        ],
        "Review": ["columns", "skill", "worst"],
        "RuleSheet": [
            "as_data", "digest", "highest", "id", "printed_name", "publisher", "rules", "score", "title",
            "with_options",
        ],
        "Values": ["advise", "expected", "outlooks", "total"],
    },
    "yatzy.bots": {
        "BotStrategy": ["name"],
        "Positions": [
            "bonuses", "card", "counts", "dice", "enter", "keep", "keys", "open", "pays", "points",
            "rolls_left", "upper",
        ],
        "Strategy": [],
        "VectorStrategy": [],
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

RESULTS = ["BoxOdds", "Choice", "ColumnReview", "Decision", "Entry", "Skill", "TurnReview"]
"""What else appears in the signatures of the library: plain results, shown by those that give them."""


def commands() -> Iterator[tuple[str, Command | None]]:
    """Yield every command with its function, by the words that lead to it; first ``yatzy`` itself."""
    yield "yatzy", None
    for path in command_paths():
        yield f"yatzy {path}", load_command(path)


def options(command: Command | None) -> list[str]:
    """Return what a command can be told, as it is typed."""
    return [] if command is None else [one.label for one in arguments_of(command)]
