"""The largest sheet of the shelf, solved once: what the other tests hold of every sheet holds of it too."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from support.dose import campaign
from support.game.reference_solver import Reference
from yatzy.bots.factory import make_bot
from yatzy.bots.play_out import play_out
from yatzy.coach.review import review
from yatzy.game.engine import evolve
from yatzy.game.events import Kept, Rolled
from yatzy.game.setup import Setup
from yatzy.game.state import NEW_TURN, Game
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.opponents import race_of
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve

CLOSE = 1e-9
MAXI = bundled_sheet("maxi")


@campaign
def test_every_claim_about_every_sheet() -> None:
    """Advice, review and race, with one solution for all: it takes half a minute of CPU."""
    values = solve(MAXI)
    seats = [make_bot("casual", values), make_bot("perfect", values)]
    played = play_out(Game.from_setup(Setup(MAXI, ("Anna", "Bo"))), seats, Random(6))  # noqa: S311 # the same each time
    check_advice(values, played)
    check_review(values, played)
    check_race(values, played)


def late(played: Game, boxes: int) -> Iterator[Game]:
    """Yield the game as it was at each throw with so many boxes open in both columns."""
    turns = 2 * (len(MAXI.rules.boxes) - boxes)
    game = played
    while len(game.turns) > turns:
        game = game.reopen_last_turn()
    game = replace(game, turn=NEW_TURN)
    for throw in played.turns[turns].throws:
        if game.dice:
            game = evolve(game, Kept(throw.kept))
        game = evolve(game, Rolled(throw.thrown))
        yield game


def check_advice(values: Values, played: Game) -> None:
    """Late in the game every choice is worth what the reference says."""
    reference = Reference(MAXI.tables)
    for boxes in (1, 2, 3):
        for game in late(played, boxes):
            advice = values.advise(game.card, game.dice, game.rolls_left)
            expected = reference.turn(game.card, game.dice, game.rolls_left)
            best = max((expected.keeps or expected.boxes).values())
            for choice in advice.choices:
                value = expected.boxes[choice.key] if choice.key else expected.keeps[choice.keep or ()]
                assert abs(choice.value - value) < CLOSE
                assert abs(choice.cost - (best - value)) < CLOSE


def check_review(values: Values, played: Game) -> None:
    """Luck and cost make the total; who plays perfectly gives nothing away, and the other does."""
    found = review(values, played)
    for column in found.columns:
        card = played.cards[0][column.column]
        assert abs(card.total - values.expected - (column.luck - column.cost)) < CLOSE
    casual, perfect = found.columns
    assert perfect.cost == 0
    assert perfect.skill.accuracy == 1
    assert casual.cost > 1


def check_race(values: Values, played: Game) -> None:
    """The best choice to win is never worse at it than the best for points."""
    for boxes in (6, 4, 2):
        for game in late(played, boxes):
            chances = race_of(values, game).turn(game.dice, game.rolls_left)
            points = values.advise(game.card, game.dice, game.rolls_left).best
            of_box = {one.key: one.value for one in chances.boxes}
            of_keep = {one.keep: one.value for one in chances.keeps}
            for_points = of_box[points.key] if points.key else of_keep[points.keep or ()]
            assert chances.value >= for_points - CLOSE
