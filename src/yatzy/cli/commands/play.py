"""``yatzy play``: the table in the terminal, with dice on the screen."""

from typing import Literal

from yatzy.cli.support.start_table import TableOptions, open_table

CountingOption = Literal["totals", "differences", "rounds-won"]
StartOption = Literal["agreed", "roll-off"]


def play(
    game: str | None = None,
    /,
    *,
    new: bool = False,
    sheet: str | None = None,
    players: str | None = None,
    teams: int | None = None,
    rounds: int | None = None,
    counting: CountingOption | None = None,
    start: StartOption | None = None,
    computers: str | None = None,
    no_coach: bool = False,
    lang: str | None = None,
) -> None:
    from yatzy.game.setup import DiceFrom  # noqa: PLC0415 # slow to load

    options = TableOptions(game, new, sheet, players, teams, rounds, counting, start, computers, no_coach, lang)
    open_table(options, DiceFrom.SCREEN, "play")
