"""Fair dice: every die is derived from a secret that is committed to before the first throw.

The seal is the SHA-256 of the secret. Die number ``n`` of a game, from 0, is the first byte below 252 of
``HMAC-SHA-256(secret, message)``, modulo 6 and plus 1, where the message is the game's id, the players' words,
``n`` and a block number, joined by line feeds. A block without such a byte is followed by the next, from 0.
Nobody can choose the dice: the table is bound by its seal before it knows the words, and at a server's table
every device commits to its word by :func:`commitment_of` before any is revealed.

Dice are numbered in the order they are rolled. In a duplicate match, where everyone plays the same dice alone,
the id is the match's, and the number of a die depends on its turn and throw: see :func:`first_die_number`.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Self

from yatzy.game.setup import Setup
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import Dice

SECRET_BYTES = 32
FAIR_BYTES = 252
"""The largest multiple of 6 in a byte. Bytes above it are rejected, so that all faces are equally likely."""


@dataclass(frozen=True)
class FairDice:
    """The dice of one game."""

    secret: bytes
    game_id: str
    words: Sequence[str] = ()

    @classmethod
    def from_setup(cls, setup: Setup, secret: bytes) -> Self:
        """Return the dice of a game: those of its match if it has one, else its own."""
        return cls(secret, setup.match or setup.game_id, setup.words)

    def throw(self, first: int, dice: int) -> Dice:
        """Return the faces of so many dice, from number ``first`` on."""
        return tuple([first_face(self.blocks(number)) for number in range(first, first + dice)])

    def blocks(self, number: int) -> Iterator[bytes]:
        """Yield the HMAC blocks of a die, endlessly."""
        for block in count():
            message = self._hmac_prefix.copy()
            message.update(b"%d\n%d" % (number, block))
            yield message.digest()

    @cached_property
    def _hmac_prefix(self) -> hmac.HMAC:
        """Return the HMAC of what all dice share: the id and the words. Cached, and copied for each die."""
        lines = "".join(f"{line}\n" for line in (self.game_id, *self.words))
        return hmac.new(self.secret, lines.encode(), "sha256")


def next_throw(game: Game) -> tuple[int, int]:
    """Return the number of the first die of the next throw, and how many dice are thrown."""
    first = first_die_number(game.setup, len(game.turns), len(game.turn.throws), game.dice_thrown)
    roll_off = game.phase is Phase.ROLL_OFF
    return first, game.setup.sheet.rules.dice if roll_off else game.to_throw


def first_die_number(setup: Setup, turn: int, throw: int, thrown: int) -> int:
    """Return the number of the first die of a throw; ``thrown`` is the number of dice rolled before it.

    In a duplicate match it depends only on the turn of the game and the throw of the turn, both from 0: every
    throw reserves numbers for all dice and uses the first of them. So players who keep different dice meet the
    same dice again at the next throw.
    """
    if not setup.match:
        return thrown
    rules = setup.sheet.rules
    return (turn * rules.rolls + throw) * rules.dice


def first_face(blocks: Iterable[bytes]) -> int:
    """Return the face of the first byte that is not rejected. Raises ``ValueError`` if there is none."""
    for block in blocks:
        for byte in block:
            if byte < FAIR_BYTES:
                return byte % 6 + 1
    raise ValueError(blocks)


def new_secret() -> bytes:
    """Return a random secret."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: str) -> bytes:
    """Return the secret of a reproducible game."""
    return hashlib.sha256(f"yatzy seed {seed}".encode()).digest()


def commitment_of(contribution: str, seal: str, game_id: str) -> str:
    """Return the commitment to a contribution: a SHA-256 in hexadecimal, bound to the game and its seal."""
    return hashlib.sha256(f"yatzy dice\n{seal}\n{game_id}\n{contribution}".encode()).hexdigest()


def seal_of(secret: bytes) -> str:
    """Return the seal of a secret: its SHA-256 in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()
