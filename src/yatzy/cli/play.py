"""``yatzy play``: the table in the terminal, with dice on the screen."""

from typing import Literal

from yatzy.cli.sitting import Wish, sit

Counted = Literal["totals", "differences", "rounds-won"]
Begins = Literal["agreed", "roll-off"]


def play(
    game: str | None = None,
    /,
    *,
    new: bool = False,
    sheet: str | None = None,
    players: str | None = None,
    teams: int | None = None,
    rounds: int | None = None,
    counting: Counted | None = None,
    start: Begins | None = None,
    computers: str | None = None,
    no_coach: bool = False,
    lang: str | None = None,
) -> None:
    from yatzy.game.setup import DiceFrom  # noqa: PLC0415 # slow to load

    wish = Wish(game, new, sheet, players, teams, rounds, counting, start, computers, no_coach, lang)
    sit(wish, DiceFrom.SCREEN, "play")
