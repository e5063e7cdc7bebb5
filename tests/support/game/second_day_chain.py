"""The chain of days a second time, from the words of docs/fair-dice.md and with nothing of ours."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


def line_hash(*lines: str) -> str:
    """Return the SHA-256 of some lines, without a line feed at the end."""
    return sha256("\n".join(lines).encode()).hexdigest()


def walk_to_anchor(seed: str, day: str, begins: str) -> str:
    """Go back day by day, to the day before the chain begins."""
    at = date.fromisoformat(day)
    while at >= date.fromisoformat(begins):
        seed = line_hash("yatzy day", seed)
        at -= timedelta(days=1)
    return seed


def mix_of(before_mix: str, before: str, games: Sequence[str]) -> str:
    """Return what the finished games of the day before make of its mix."""
    return line_hash("yatzy day games", before_mix, before, *games)


def code_of(seed: str, day: str, sheet: str, digest: str) -> str:
    """Return the code of a day's match: the hash as a number in base thirty, its ten lowest digits first."""
    number = int(line_hash("yatzy table", "day", day, sheet, digest, seed), 16)
    return "".join(LETTERS[number // 30**place % 30] for place in range(10))


def check_proof(proof: Mapping[str, Any]) -> None:
    """Check all that a proof says about itself, once its seed is shown."""
    seed = proof["seed"]
    assert walk_to_anchor(seed, proof["day"], proof["begins"]) == proof["anchor"]
    assert sha256(bytes.fromhex(seed)).hexdigest() == proof["seal"]
    assert mix_of(proof["before_mix"], proof["before"], proof["games"]) == proof["mix"]
    assert code_of(seed, proof["day"], proof["sheet"], proof["digest"]) == proof["table"]
