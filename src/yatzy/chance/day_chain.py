"""The chain of seeds behind the games of the day: published ahead, so that no day's dice can be chosen.

The last seed of a chain is drawn at random; each other one is the SHA-256 of the line ``yatzy day`` and the
seed of the day after, in hexadecimal. The seed before the first day is the *anchor*. It is published when the
chain is made: it gives nothing away, and binds every seed of the chain. A day's fingerprint is the SHA-256 of
its seed, as that of any game. It tells nothing about the seed of the day before, which is still in play: both
are hashes of the same seed, but of different texts.

Into a day's dice goes also its *mix*: the SHA-256 of the lines ``yatzy day games``, the mix of the last day
before that was played, its date, and the codes of its finished games in order. The players' devices make these
codes, so nobody knows a mix before that day is over.

``src/yatzy/web/fair/day-chain.js`` is the same for the page, and docs/fair-dice.md the
explanation.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from functools import cached_property

from msgspec import Struct

from yatzy.chance.fair import seal_of
from yatzy.game.state import Game
from yatzy.ids import derive_id
from yatzy.rules.errors import RecordError

CHAIN_DAYS = 3_653
"""Days of a new chain: ten years."""
MOST_DAYS = 36_600
"""Days of a chain that are recomputed: a hundred years."""


class DayProof(Struct, frozen=True):
    """What proves the dice of a day by a sheet, together with an anchor from before."""

    day: str
    sheet: str
    digest: str
    """Of the sheet's rules."""
    table: str
    """The code of the match."""
    begins: str
    """The first day of the chain."""
    anchor: str
    """The seed before that day."""
    seal: str
    """The fingerprint of the day's seed."""
    before: str
    """The last day before it that was played; "" for the first."""
    before_mix: str
    games: tuple[str, ...]
    """The codes of the finished games of that day which went into this one, in order."""
    mix: str
    seed: str
    """Shown once the day is closed, "" before."""


class DayFault(StrEnum):
    """What can be wrong with the dice of a day."""

    CHAIN = "chain"
    """The seed does not lead to the anchor."""
    SEAL = "seal"
    """The seed does not fit the fingerprint."""
    MIX = "mix"
    """The mix does not follow from the games of the day before."""
    TABLE = "table"
    """The match has another code than the one that follows from the seed."""
    RECORD = "record"
    """The game is not one of that match, or was not played with the day's seed and mix."""


@dataclass(frozen=True)
class DayChain:
    """A chain, known by its last seed: only whoever runs the server knows it."""

    begins: str
    """The first day."""
    ends: str
    """The last day."""
    root: bytes
    """The seed of the last day."""

    def seed(self, day: str) -> bytes:
        """Return the seed of a day; raise ``ValueError`` if the chain does not cover it."""
        if not self.begins <= day <= self.ends:
            raise ValueError(day)
        return self._seeds[count_days(self.begins, day) + 1]

    @property
    def anchor(self) -> str:
        """The seed before the first day, which is published, in hexadecimal."""
        return self._seeds[0].hex()

    @cached_property
    def _seeds(self) -> tuple[bytes, ...]:
        """All seeds, from the one before the first day on; computed once, in a few milliseconds."""
        seeds = [self.root]
        for _ in range(count_days(self.begins, self.ends) + 1):
            seeds.append(seed_before(seeds[-1]))
        return tuple(reversed(seeds))

    def seals(self, first: str, count: int) -> Iterator[tuple[str, str]]:
        """Yield days and their fingerprints, from a day on as far as the chain goes."""
        for number in range(count):
            day = shift_date(first, number)
            if day <= self.ends:
                yield day, seal_of(self.seed(day))


def seed_before(seed: bytes, days: int = 1) -> bytes:
    """Return the seed of the day before, or so many days before."""
    for _ in range(days):
        seed = hashlib.sha256(f"yatzy day\n{seed.hex()}".encode()).digest()
    return seed


def mix_games(mix: str, day: str, games: Iterable[str]) -> str:
    """Return the mix that follows from the last played day: its own mix, its date, its finished games."""
    lines = "\n".join(("yatzy day games", mix, day, *games))
    return hashlib.sha256(lines.encode()).hexdigest()


def day_table_id(seed: bytes, day: str, sheet: str, digest: str) -> str:
    """Return the code of a day's match by a sheet, whose rules have this digest."""
    return derive_id("day", day, sheet, digest, seed.hex())


def count_days(first: str, last: str) -> int:
    """Return how many days one day is after another."""
    return (date.fromisoformat(last) - date.fromisoformat(first)).days


def shift_date(day: str, days: int) -> str:
    """Return the day so many days later."""
    return f"{date.fromisoformat(day) + timedelta(days=days)}"


def verify_day(proof: DayProof, game: Game, anchor: str = "") -> tuple[DayFault, ...]:
    """Return what is wrong with the dice of a day, apart from the dice themselves; nothing if all is right.

    ``anchor`` is one that was noted earlier, instead of the one in the proof. Raises :class:`RecordError` if
    the proof has no seed yet, or is none.
    """
    try:
        seed, length = bytes.fromhex(proof.seed), count_days(proof.begins, proof.day) + 1
    except ValueError:
        raise RecordError("verify-day-file") from None
    if not seed:
        raise RecordError("verify-day-open", day=proof.day)
    if not 1 <= length <= MOST_DAYS:
        raise RecordError("verify-day-file")
    setup = game.setup
    checks = {
        DayFault.CHAIN: seed_before(seed, length).hex() == (anchor or proof.anchor),
        DayFault.SEAL: seal_of(seed) == proof.seal,
        DayFault.MIX: mix_games(proof.before_mix, proof.before, proof.games) == proof.mix,
        DayFault.TABLE: day_table_id(seed, proof.day, proof.sheet, proof.digest) == proof.table,
        DayFault.RECORD: (setup.match, setup.seal, setup.words, setup.sheet.digest, game.secret)
        == (proof.table, proof.seal, (proof.mix,), proof.digest, proof.seed),
    }
    return tuple(fault for fault, is_right in checks.items() if not is_right)
