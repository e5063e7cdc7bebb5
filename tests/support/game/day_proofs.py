"""The proof of a day that is right, and of days where something was changed afterwards."""

from dataclasses import replace as with_fields
from random import Random

from msgspec.structs import replace

from support.game.scouts import drawn_dice, match_game, plan_total, play_plan
from yatzy.chance.day_chain import DayChain, DayFault, DayProof, day_table_id, mix_games
from yatzy.chance.fair import seal_of
from yatzy.game.state import Game
from yatzy.rules.sheet_files import bundled_sheet

CHAIN = DayChain("2026-02-27", "2026-03-05", bytes(range(32)))
OTHER = DayChain(CHAIN.begins, CHAIN.ends, bytes(32))
DAY = "2026-03-02"
SHEET = bundled_sheet("vinga")
GAMES = ("aaaaaaaaaa", "bbbbbbbbbb")

CHANGES: list[tuple[dict[str, object], set[DayFault]]] = [
    ({}, set()),
    ({"games": GAMES[:1]}, {DayFault.MIX}),
    ({"games": (*GAMES, "cccccccccc")}, {DayFault.MIX}),
    ({"mix": mix_games("", "", GAMES)}, {DayFault.MIX, DayFault.RECORD}),
    ({"anchor": OTHER.anchor}, {DayFault.CHAIN}),
    ({"day": "2026-03-03"}, {DayFault.CHAIN, DayFault.TABLE}),
    ({"table": "dddddddddd"}, {DayFault.TABLE, DayFault.RECORD}),
    (
        {"seed": OTHER.seed(DAY).hex(), "seal": seal_of(OTHER.seed(DAY))},
        {DayFault.CHAIN, DayFault.TABLE, DayFault.RECORD},
    ),
    ({"seal": "0" * 64}, {DayFault.SEAL, DayFault.RECORD}),
]
"""What is changed in a right proof, and what is wrong then."""


def right_proof() -> DayProof:
    """Return what a server tells of a closed day."""
    seed, before_mix = CHAIN.seed(DAY), mix_games("", "", ())
    return DayProof(
        day=DAY,
        sheet=SHEET.id,
        digest=SHEET.digest,
        table=day_table_id(seed, DAY, SHEET.id, SHEET.digest),
        begins=CHAIN.begins,
        anchor=CHAIN.anchor,
        seal=seal_of(seed),
        before="2026-03-01",
        before_mix=before_mix,
        games=GAMES,
        mix=mix_games(before_mix, "2026-03-01", GAMES),
        seed=seed.hex(),
    )


def game_of(proof: DayProof) -> Game:
    """Return a game of that day, whose own dice are another's business."""
    places = drawn_dice(SHEET, Random(1))  # noqa: S311 # a test
    played = play_plan(match_game(SHEET), places, plan_total(SHEET, places))
    setup = with_fields(played.setup, match=proof.table, seal=proof.seal, words=(proof.mix,))
    return replace(played, setup=setup, secret=proof.seed)
