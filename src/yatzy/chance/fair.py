"""Fair dice: every die follows from a secret that was sealed before the first throw.

The seal is the SHA-256 of the secret. Die number ``n`` of a game, from 0, is the first byte below 252 of
``HMAC-SHA-256(secret, message)``, modulo 6 and plus 1, where the message is the game's id, the players' words,
``n`` and a block number, joined by line feeds. A block without such a byte is followed by the next, from 0.
Nobody can choose the dice: the table is bound by its seal, and cannot know the words when it seals.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from yatzy.rules.dice import Dice

SECRET_BYTES = 32
FAIR_BYTES = 252
"""The largest multiple of 6 in a byte; what is not below it is passed over, so that every face is as likely."""


@dataclass(frozen=True, slots=True)
class FairDice:
    """The dice of one game."""

    secret: bytes
    game_id: str
    words: Sequence[str] = ()

    def throw(self, first: int, dice: int) -> Dice:
        """Return what these dice show."""
        return tuple(first_face(self.blocks(number)) for number in range(first, first + dice))

    def blocks(self, number: int) -> Iterator[bytes]:
        """Yield the bytes that decide a die, without end."""
        for block in count():
            message = "\n".join((self.game_id, *self.words, str(number), str(block)))
            yield hmac.digest(self.secret, message.encode(), hashlib.sha256)


def first_face(blocks: Iterable[bytes]) -> int:
    """Return the face of the first byte that stands for one."""
    return next(face for block in blocks for byte in block if (face := face_of(byte)) is not None)


def face_of(byte: int) -> int | None:
    """Return the face a byte stands for, if any."""
    return byte % 6 + 1 if byte < FAIR_BYTES else None


def new_secret() -> bytes:
    """Return a secret nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def seeded_secret(seed: str) -> bytes:
    """Return a secret for a game that is to be the same each time."""
    return hashlib.sha256(f"yatzy seed {seed}".encode()).digest()


def seal_of(secret: bytes) -> str:
    """Return the seal of a secret."""
    return hashlib.sha256(secret).hexdigest()
