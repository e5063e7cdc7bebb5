"""What bots are called, and the names somebody may type to ask for them."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from yatzy.bots.names import BOTS, check_name
from yatzy.game.setup import Setup, split_list
from yatzy.l10n.catalogue import LANGUAGES, Catalogue

BOT_NAME_LINE = re.compile(r"^bot-([a-z-]+) = (.+)$", re.MULTILINE)
"""The message that names a bot: a single line without arguments in every catalogue."""


def bot_name(words: Catalogue, bot: str) -> str:
    """Return what a bot is called; an unknown bot is called by its id."""
    message = f"bot-{bot}"
    return words.say(message) if words.has(message) else bot


def default_name_number(bot: str, name: str) -> int:
    """Return the number in a bot's default name, in any language: 1 for "Careful", 2 for "Careful 2".

    Return 0 for a name that somebody chose.
    """
    for default in _bot_names().get(bot, ()):
        if name == default:
            return 1
        number = name.removeprefix(f"{default} ")
        if number != name and number.isdecimal() and number.isascii():
            return int(number)
    return 0


@cache
def _bot_names() -> dict[str, frozenset[str]]:
    """Return the names of each bot in all languages, without loading whole catalogues."""
    names_by_bot: dict[str, set[str]] = {bot: set() for bot in BOTS}
    for language in LANGUAGES:
        text = (files("yatzy.l10n") / language / "bots.ftl").read_text("utf-8")
        for bot, name in BOT_NAME_LINE.findall(text):
            names_by_bot.setdefault(bot, set()).add(name.strip())
    return {bot: frozenset(names) for bot, names in names_by_bot.items()}


def parse_bots(words: Catalogue, text: str) -> tuple[str, ...]:
    """Parse a list of bots, each by id or by its name in this language, in any case.

    Raises :class:`YatzyError` for an unknown one.
    """
    ids_by_name = {bot_name(words, bot).casefold(): bot for bot in BOTS}
    ids_by_name |= {bot: bot for bot in BOTS}
    bots = tuple(ids_by_name.get(name.casefold(), name) for name in split_list(text))
    for bot in bots:
        check_name(bot)
    return bots


def human_players(setup: Setup) -> tuple[str, ...]:
    """Return the names of the players who are not bots."""
    return tuple(name for seat, name in enumerate(setup.players) if not setup.computer_at(seat))


def seat_bots(
    words: Catalogue, people: Sequence[str], bots: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Seat bots after the people: return everybody's name, and for each seat its bot ("" for a person).

    A bot whose name is taken gets a number. Without bots the second tuple is empty.
    """
    players = list(people)
    for bot in bots:
        name, number = bot_name(words, bot), 1
        taken = {player.casefold() for player in players}
        while (numbered := name if number == 1 else f"{name} {number}").casefold() in taken:
            number += 1
        players.append(numbered)
    return tuple(players), ("",) * len(people) + tuple(bots) if bots else ()
