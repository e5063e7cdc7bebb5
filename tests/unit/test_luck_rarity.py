"""Luck that comes to those who know the dice, and how seldom it comes to others."""

from collections.abc import Callable, Iterator
from math import exp
from random import Random

import numpy as np
import pytest

from support.dose import CAMPAIGN, dose
from support.game.scouts import Places, drawn_dice, match_game, next_dice, plan_total, play_moves, play_plan
from yatzy.bots import make_bot
from yatzy.coach.luck_rarity import SUSPICIOUS, UNITS, log_factors, luck_rarity
from yatzy.coach.review import cards_before
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.game.state import Game
from yatzy.rules.dice import FACES
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

TINY = parse_sheet(
    {
        "id": "tiny",
        "title": "Tiny",
        "dice": 1,
        "rolls": 2,
        "boxes": [
            {"key": "chance", "pattern": "any", "pays": "all"},
            {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
        ],
    }
)
"""One die, thrown once again or not, and two boxes."""
Decide = Callable[[Game, int], bool]


def every_game(again: Decide) -> Iterator[tuple[float, Game]]:
    """Yield every game of somebody who decides like this, with its probability."""

    def go_on(game: Game, chance: float) -> Iterator[tuple[float, Game]]:
        if game.over:
            yield chance, game
            return
        for face in FACES:
            rolled = play_moves(game, [Roll(0, (face,))])
            if len(rolled.turn.throws) == 1 and again(rolled, face):
                kept = play_moves(rolled, [Keep(0, ())])
                for other in FACES:
                    yield from finish(play_moves(kept, [Roll(0, (other,))]), chance / 36)
            else:
                yield from finish(rolled, chance / 6)

    def finish(game: Game, chance: float) -> Iterator[tuple[float, Game]]:
        key = "sixes" if game.card.points[1] is None and game.dice == (6,) else "chance"
        left = [
            one for one, points in zip(("chance", "sixes"), game.card.points, strict=True) if points is None
        ]
        yield from go_on(play_moves(game, [Enter(0, key if key in left else left[0])]), chance)

    yield from go_on(match_game(TINY), 1.0)


@pytest.mark.parametrize(
    "again",
    [
        lambda _game, _face: True,
        lambda _game, face: face < 4,
        lambda game, face: face == 6 or (bool(game.turns) and game.turns[0].dice == (1,)),  # as badly as can be
    ],
)
def test_of_everybody_who_does_not_know_the_dice(again: Decide) -> None:
    """Over every game there is, the product averages 1 exactly, and no rarity comes more often than it says."""
    values = solve(TINY)
    mean, rarities = np.zeros(3), []
    for chance, game in every_game(again):
        outlooks = values.outlooks(cards_before(game))
        unit = values.expected / UNITS
        logs = [one for played, outlook in zip(game.turns, outlooks, strict=True)
                for one in log_factors(played, outlook, unit)]  # fmt: skip
        mean += chance * np.exp(np.sum(logs, axis=0) if logs else np.zeros(3))
        rarities.append((luck_rarity(values, game), chance))
    assert sum(chance for _, chance in rarities) == pytest.approx(1)
    assert mean == pytest.approx(np.ones(3), abs=1e-12)
    for rarity, _ in rarities:
        assert sum(chance for one, chance in rarities if one >= rarity) <= 1 / rarity + 1e-12
    assert max(rarities)[0] > 1.2  # there is luck in it


def played_honestly(sheet_id: str, bot: str, places: Places) -> Game:
    """Let a bot play the dice of a match, of which it knows nothing."""
    sheet = bundled_sheet(sheet_id)
    game, player = match_game(sheet), make_bot(bot, solve(sheet))
    while not game.over:
        for move in player.choose(game, Random(len(game.turns))):  # noqa: S311 # a test
            game = play_moves(game, [next_dice(game, places) if isinstance(move, Roll) else move])
    return game


def drawn(sheet_id: str, seed: int) -> Places:
    return drawn_dice(bundled_sheet(sheet_id), Random(f"{sheet_id} {seed}"))  # noqa: S311 # a test


def likely_count(mean: float) -> int:
    """Return how many there are in 999 of 1,000 draws at most, where so many are expected (Poisson)."""
    count, chance, total = 0, exp(-mean), exp(-mean)
    while total < 0.999:
        count += 1
        chance *= mean / count
        total += chance
    return count


@pytest.mark.parametrize("bot", dose(["perfect", "casual", "beginner", "bold"], ["casual"]))
@pytest.mark.parametrize("sheet_id", dose(["vinga", "printworks", "hasbro"], ["printworks"]))
def test_false_alarms(sheet_id: str, bot: str) -> None:
    """Of honest games, with fixed dice, no more look rare than the bound allows, within chance."""
    count = 500 if CAMPAIGN else 40
    values = solve(bundled_sheet(sheet_id))
    found = [
        luck_rarity(values, played_honestly(sheet_id, bot, drawn(sheet_id, seed))) for seed in range(count)
    ]
    for least in (2, 5, 20, 100, SUSPICIOUS):
        assert sum(one >= least for one in found) <= likely_count(count / least), least
    accused = sum(one >= SUSPICIOUS for one in found)
    print(f"{sheet_id} {bot}: {accused} of {count} accused, highest {max(found):.0f}")  # noqa: T201 # for docs


@pytest.mark.parametrize("sheet_id", dose(["vinga", "printworks", "hasbro"], ["vinga"]))
def test_who_knew_the_dice(sheet_id: str) -> None:
    """Who plans with the dice in hand is found out; who plays the same dice honestly is not."""
    count, values = (100 if CAMPAIGN else 3), solve(bundled_sheet(sheet_id))
    found, honest = [], []
    for seed in range(count):
        places, sheet = drawn(sheet_id, seed), bundled_sheet(sheet_id)
        found.append(luck_rarity(values, play_plan(match_game(sheet), places, plan_total(sheet, places))))
        honest.append(luck_rarity(values, played_honestly(sheet_id, "perfect", places)))
    assert sum(one >= SUSPICIOUS for one in honest) <= likely_count(count / SUSPICIOUS)
    caught = sum(one >= SUSPICIOUS for one in found)
    print(f"{sheet_id}: {caught} of {count} found out, median {sorted(found)[count // 2]:.0f}")  # noqa: T201 # as above
    assert caught > count / 2
