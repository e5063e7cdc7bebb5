"""Fair dice: every die follows from a secret that was sealed before the first throw.

The seal is the SHA-256 of the secret. Die number ``n`` of a game, from 0, is the first byte below 252 of
``HMAC-SHA-256(secret, message)``, modulo 6 and plus 1, where the message is the game's id, the players' words,
``n`` and a block number, joined by line feeds. A block without such a byte is followed by the next, from 0.
Nobody can choose the dice: the table is bound by its seal, and cannot know the words when it seals.

Dice are numbered as they are thrown. In a duplicate match, where everyone plays the same dice alone, the id is
the match's, and a die's number follows from its place: see :func:`first_number`.
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
"""The largest multiple of 6 in a byte; what is not below it is passed over, so that every face is as likely."""


@dataclass(frozen=True)
class FairDice:
    """The dice of one game."""

    secret: bytes
    game_id: str
    words: Sequence[str] = ()

    @classmethod
    def of(cls, setup: Setup, secret: bytes) -> Self:
        """Return the dice of a table: of its match where it plays one, else its own."""
        return cls(secret, setup.match or setup.game_id, setup.words)

    def throw(self, first: int, dice: int) -> Dice:
        """Return what these dice show."""
        return tuple([first_face(self.blocks(number)) for number in range(first, first + dice)])

    def blocks(self, number: int) -> Iterator[bytes]:
        """Yield the bytes that decide a die, without end."""
        for block in count():
            message = self._opening.copy()
            message.update(b"%d\n%d" % (number, block))
            yield message.digest()

    @cached_property
    def _opening(self) -> hmac.HMAC:
        """Return the HMAC as far as it is the same for every die: the id and the words."""
        lines = "".join(f"{line}\n" for line in (self.game_id, *self.words))
        return hmac.new(self.secret, lines.encode(), "sha256")


def next_throw(game: Game) -> tuple[int, int]:
    """Return the number of the first die of the next throw, and how many dice are thrown."""
    first = first_number(game.setup, len(game.turns), len(game.turn.throws), game.thrown)
    roll_off = game.phase is Phase.ROLL_OFF
    return first, game.setup.sheet.rules.dice if roll_off else game.to_throw


def first_number(setup: Setup, turn: int, throw: int, thrown: int) -> int:
    """Return the number of the first die of a throw: so many dice were thrown before it.

    In a duplicate match it is the place that counts, the turn of the game and the throw of the turn, both from
    0: every throw has numbers for all the dice, and takes the first of them. So those who keep differently meet
    the same dice again at the next throw.
    """
    if not setup.match:
        return thrown
    rules = setup.sheet.rules
    return (turn * rules.rolls + throw) * rules.dice


def first_face(blocks: Iterable[bytes]) -> int:
    """Return the face of the first byte that stands for one."""
    for block in blocks:
        for byte in block:
            if byte < FAIR_BYTES:
                return byte % 6 + 1
    raise ValueError(blocks)


def new_secret() -> bytes:
    """Return a secret nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: str) -> bytes:
    """Return a secret for a game that is to be the same each time."""
    return hashlib.sha256(f"yatzy seed {seed}".encode()).digest()


def seal_of(secret: bytes) -> str:
    """Return the seal of a secret."""
    return hashlib.sha256(secret).hexdigest()
