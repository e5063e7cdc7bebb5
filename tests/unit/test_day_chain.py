"""The chain of days: its seeds lead back to the anchor, and whatever is changed afterwards shows."""

from dataclasses import replace as with_fields

import msgspec
import pytest
from msgspec.structs import replace

from support.game.day_proofs import CHAIN, CHANGES, DAY, GAMES, OTHER, SHEET, game_of, right_proof
from support.game.second_day_chain import check_proof, code_of, mix_of, walk_to_anchor
from yatzy.chance.day_chain import DayFault, DayProof, day_table_id, seed_before, verify_day
from yatzy.chance.fair import seal_of
from yatzy.game.state import Game
from yatzy.rules.errors import RecordError


@pytest.fixture(scope="module")
def proof() -> DayProof:
    return right_proof()


@pytest.fixture(scope="module")
def game(proof: DayProof) -> Game:
    return game_of(proof)


def test_the_chain_by_a_second_implementation(proof: DayProof) -> None:
    """Every day leads to the anchor, over the end of a month; ids and mixes are the same."""
    for day in ("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05"):
        assert walk_to_anchor(CHAIN.seed(day).hex(), day, CHAIN.begins) == CHAIN.anchor
    assert CHAIN.seed(CHAIN.ends) == CHAIN.root
    assert seed_before(CHAIN.seed("2026-03-05"), 3) == CHAIN.seed(DAY)
    assert proof.table == code_of(proof.seed, DAY, SHEET.id, SHEET.digest)
    assert proof.mix == mix_of(proof.before_mix, proof.before, GAMES)
    check_proof(msgspec.to_builtins(proof))


def test_fingerprints_of_the_days_to_come() -> None:
    """They are published ahead as far as the chain goes, and none of them is a seed of the chain."""
    ahead = dict(CHAIN.seals("2026-03-03", 7))
    assert list(ahead) == ["2026-03-03", "2026-03-04", "2026-03-05"]
    seeds = {CHAIN.seed(day).hex() for day in ("2026-03-01", DAY, *ahead)}
    assert not seeds & {*ahead.values(), CHAIN.anchor}
    with pytest.raises(ValueError, match="2026-02-26"):
        CHAIN.seed("2026-02-26")


def test_a_right_day(proof: DayProof, game: Game) -> None:
    """Nothing is wrong with it, also beside the anchor that somebody noted."""
    assert verify_day(proof, game) == ()
    assert verify_day(proof, game, CHAIN.anchor) == ()


@pytest.mark.parametrize(("changes", "faults"), CHANGES)
def test_whatever_is_changed_shows(
    proof: DayProof, game: Game, changes: dict[str, object], faults: set[DayFault]
) -> None:
    assert set(verify_day(replace(proof, **changes), game)) == faults


def test_a_chain_made_afterwards(proof: DayProof, game: Game) -> None:
    """A whole new chain that fits itself does not fit the anchor somebody noted before."""
    seed = OTHER.seed(DAY)
    table = day_table_id(seed, DAY, SHEET.id, SHEET.digest)
    other = replace(proof, anchor=OTHER.anchor, seed=seed.hex(), seal=seal_of(seed), table=table)
    setup = with_fields(game.setup, match=table, seal=other.seal)
    played = replace(game, setup=setup, secret=other.seed)
    assert verify_day(other, played) == ()
    assert verify_day(other, played, CHAIN.anchor) == (DayFault.CHAIN,)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seed": ""}, "verify-day-open"),
        ({"seed": "xyz"}, "verify-day-file"),
        ({"begins": "yesterday"}, "verify-day-file"),
        ({"begins": "0001-01-01"}, "verify-day-file"),
        ({"begins": "2026-03-03"}, "verify-day-file"),
    ],
)
def test_what_is_no_proof(proof: DayProof, game: Game, changes: dict[str, object], code: str) -> None:
    with pytest.raises(RecordError) as refused:
        verify_day(replace(proof, **changes), game)
    assert refused.value.code == code
