"""Computer players at a table: what they are called, and how someone asks for them."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from yatzy.bots import BOTS
from yatzy.bots.players import check_name
from yatzy.game.setup import Setup, listed
from yatzy.l10n.catalogue import LANGUAGES, Catalogue

CALLED = re.compile(r"^bot-([a-z-]+) = (.+)$", re.MULTILINE)
"""What a computer player is called, as catalogues write it: in one line, and told nothing."""


def computer_name(words: Catalogue, computer: str) -> str:
    """Return what a computer player is called; one that is not known here goes by its own name."""
    message = f"bot-{computer}"
    return words.say(message) if words.has(message) else computer


def style_number(computer: str, name: str) -> int:
    """Return which of its style a computer player is whose name says no more than that, in whatever language.

    That is 1 for the style's name alone, and what follows it where it is numbered; 0 for a name of its own.
    """
    for told in _called().get(computer, ()):
        if name == told:
            return 1
        number = name.removeprefix(f"{told} ")
        if number != name and number.isdecimal() and number.isascii():
            return int(number)
    return 0


@cache
def _called() -> dict[str, frozenset[str]]:
    """Return what each computer player is called in every language, without reading whole catalogues."""
    called: dict[str, set[str]] = {computer: set() for computer in BOTS}
    for language in LANGUAGES:
        text = (files("yatzy.l10n") / language / "bots.ftl").read_text("utf-8")
        for computer, name in CALLED.findall(text):
            called.setdefault(computer, set()).add(name.strip())
    return {computer: frozenset(names) for computer, names in called.items()}


def read_computers(words: Catalogue, text: str) -> tuple[str, ...]:
    """Read the computer players someone asks for, by their names in any case or as they are shown."""
    known = {computer_name(words, computer).casefold(): computer for computer in BOTS}
    known |= {computer: computer for computer in BOTS}
    computers = tuple(known.get(name.casefold(), name) for name in listed(text))
    for computer in computers:
        check_name(computer)
    return computers


def people(setup: Setup) -> tuple[str, ...]:
    """Return the players at a table who are no computers."""
    return tuple(name for seat, name in enumerate(setup.players) if not setup.computer(seat))


def seated(
    words: Catalogue, people: Sequence[str], computers: Sequence[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Seat computers after the people: the names of all, and by seat which computer plays there, if any does.

    A name that is taken gets a number.
    """
    players = list(people)
    for computer in computers:
        name, number = computer_name(words, computer), 1
        taken = {player.casefold() for player in players}
        while (told := name if number == 1 else f"{name} {number}").casefold() in taken:
            number += 1
        players.append(told)
    return tuple(players), ("",) * len(people) + tuple(computers) if computers else ()
