"""Seats are capabilities: tokens, their fingerprints, and the codes of tables."""

import base64
import hashlib
import hmac
import os
import re

import pytest

from support.server.tokens import new_token
from yatzy.ids import derive_id, normalize_code
from yatzy.rules.errors import TableError
from yatzy.tables.tokens import fingerprint, is_held_by

TOKEN = "AZaz09_-AZaz09_-AZaz09"  # noqa: S105 # nobody's


def test_a_token_is_128_random_bits_in_22_letters() -> None:
    """RFC 4648: 16 bytes in the alphabet for addresses are 22 letters and two signs of padding, left out."""
    made = [base64.urlsafe_b64encode(os.urandom(128 // 8)).decode() for _ in range(200)]
    assert all(token.endswith("==") for token in made)
    assert len({fingerprint(token.removesuffix("==")) for token in made}) == 200


def test_a_fingerprint_is_a_hash_that_only_seats_have() -> None:
    """The words before it keep it apart from the token's hash anywhere else."""
    right = hashlib.sha256(b"yatzy seat AZaz09_-AZaz09_-AZaz09").hexdigest()
    assert fingerprint(TOKEN) == right
    assert fingerprint(TOKEN) != hashlib.sha256(TOKEN.encode()).hexdigest()
    assert TOKEN not in fingerprint(TOKEN)


@pytest.mark.parametrize(
    "token",
    [
        "", TOKEN[1:], f"{TOKEN}A", f"{TOKEN}\n", f"{TOKEN} ", f" {TOKEN}", f"{TOKEN[:-1]}=", f"{TOKEN[:-1]}+",
        f"{TOKEN[:-1]}/", f"{TOKEN[:-1]}é", f"{TOKEN[:-1]}٣", "\0" * 22,
    ],
)  # fmt: skip
def test_what_is_no_token(token: str) -> None:
    with pytest.raises(TableError) as refused:
        fingerprint(token)
    assert refused.value.code == "table-token"
    assert refused.value.details == {}  # it may be somebody's, but for a slip of the pen


def test_who_holds_a_seat() -> None:
    anna, bo, eve = (fingerprint(new_token()) for _ in range(3))
    assert is_held_by((anna, bo), anna)
    assert is_held_by((anna, bo), bo)
    assert not is_held_by((anna, bo), eve)
    assert not is_held_by((anna, bo), "")
    assert not is_held_by((anna, bo), anna[:-1])
    assert not is_held_by((), anna)


def test_comparing_takes_as_long_whoever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every one kept is compared, each in constant time, also after the right one was found."""
    compared: list[tuple[str, str]] = []
    real = hmac.compare_digest

    def counted(one: str, other: str) -> bool:
        compared.append((one, other))
        return real(one, other)

    monkeypatch.setattr(hmac, "compare_digest", counted)
    kept = tuple(fingerprint(new_token()) for _ in range(4))
    for given in (kept[0], kept[3], fingerprint(new_token()), ""):
        compared.clear()
        is_held_by(kept, given)
        assert compared == [(one, given) for one in kept]


def test_the_id_of_a_table_follows_from_what_it_is_laid_for() -> None:
    """Ten letters that nobody mistakes for others, and the same for whoever asks twice, in any version."""
    found = derive_id("new", "anna", "k1")
    assert re.fullmatch("[23456789abcdefghjkmnpqrstvwxyz]{10}", found)
    assert found == derive_id("new", "anna", "k1")
    number = int(hashlib.sha256(b"yatzy table\nnew\nanna\nk1").hexdigest(), 16)
    letters = "23456789abcdefghjkmnpqrstvwxyz"
    assert found == "".join(letters[number // 30**place % 30] for place in range(10))
    others = [("new", "anna", "k2"), ("new", "bo", "k1"), ("match", "anna", "k1"), ("new", "anna"), ()]
    assert len({derive_id(*parts) for parts in [("new", "anna", "k1"), *others]}) == 6


@pytest.mark.parametrize(
    "typed", ["ab3de-fg7hj", "AB3DE-FG7HJ", "ab3defg7hj", " ab3 de fg7-hj\n", "Ab3DefG7hJ"]
)
def test_a_code_as_people_type_it(typed: str) -> None:
    assert normalize_code(typed) == "ab3defg7hj"
