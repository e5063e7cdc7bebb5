"""Computer players at a table: what they are called, and how someone asks for them."""

from collections.abc import Sequence

from yatzy.bots import BOTS
from yatzy.bots.players import check_name
from yatzy.game.setup import Setup, listed
from yatzy.l10n.catalogue import Catalogue


def computer_name(words: Catalogue, computer: str) -> str:
    """Return what a computer player is called; one that is not known here goes by its own name."""
    message = f"bot-{computer}"
    return words.say(message) if words.has(message) else computer


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
