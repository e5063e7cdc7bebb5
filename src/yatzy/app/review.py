"""Reviews: a game decision by decision, and one decision with every choice there was."""

from dataclasses import dataclass, field

from yatzy.app.advise import AdviceResult, advise_position
from yatzy.app.permission import check_may_review
from yatzy.app.solutions import ValuesSource
from yatzy.coach.explain import Reason
from yatzy.coach.review import Decision, Review, TurnReview, review, review_turn
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.game.turn import Throw
from yatzy.rules.errors import NotFound
from yatzy.solver.query.advice import Choice
from yatzy.solver.query.position_values import PositionValues

MOST_BETTER = 3
"""The most better choices named."""


@dataclass(frozen=True, slots=True)
class GameReview:
    """A reviewed game, and what would have been better."""

    game: Game
    review: Review
    values: PositionValues = field(repr=False)

    def reasons(self, decision: Decision) -> tuple[Reason, ...]:
        """Return why the best choice is better than the player's."""
        return explain_decision(self.values, self.game, decision).reasons

    def better_choices(self, decision: Decision) -> tuple[Choice, ...]:
        """Return a few choices that would have been better, the best first."""
        choices = self.values.advise(decision.card, decision.dice, decision.rolls_left).choices
        return tuple(choice for choice in choices if choice.cost < decision.cost)[:MOST_BETTER]


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """One decision of a finished turn; without dice, what is known of the turn."""

    turn: TurnReview
    throw: int
    """The roll of the turn it came after, from 1; 0 where that is not known."""
    card: Card
    """The card before the turn."""
    luck: float
    """What this roll changed the expected final total by; without dice, what the whole turn did."""
    decision: Decision | None = None
    lay: Throw | None = None
    """The dice, as they lay, and those kept from the roll before."""
    advice: AdviceResult | None = None
    """Every choice, the best first; the reasons compare it with the player's choice."""


def review_game(solutions: ValuesSource, game: Game) -> GameReview:
    """Return the review of a game over its finished turns.

    Raises :class:`~yatzy.rules.errors.NoCoach` if it may not be reviewed yet, before anything is solved.
    """
    check_may_review(game)
    values = solutions.load(game.setup.sheet)
    return GameReview(game, review(values, game), values)


def review_decision(
    solutions: ValuesSource, game: Game, turn: int, throw: int | None = None
) -> ReviewedDecision:
    """Return one decision of a game as its review counts it; without ``throw``, the turn's first.

    Raises :class:`NotFound`, and as :func:`review_game` does.
    """
    check_may_review(game)
    if turn >= len(game.turns):
        raise NotFound("review-no-step", turn=turn + 1, throw=throw or 0)
    values, card = solutions.load(game.setup.sheet), game.card_before(turn)
    reviewed = review_turn(game, turn, values.outlook(card), values.total(card.write(game.turns[turn].mark)))
    throws = [decision.throw for decision in reviewed.decisions] or [0]
    throw = throws[0] if throw is None else throw
    if throw not in throws:
        raise NotFound("review-no-step", turn=turn + 1, throw=throw)
    if not reviewed.decisions:
        return ReviewedDecision(reviewed, throw, card, reviewed.luck)
    place = throws.index(throw)
    decision = reviewed.decisions[place]
    return ReviewedDecision(
        turn=reviewed,
        throw=throw,
        card=card,
        luck=reviewed.lucks[place],
        decision=decision,
        lay=game.turns[turn].throws[place],
        advice=explain_decision(values, game, decision),
    )


def explain_decision(values: PositionValues, game: Game, decision: Decision) -> AdviceResult:
    """Return every choice there was; the reasons compare the best with the player's."""
    position = (decision.card, decision.dice, decision.rolls_left)
    return advise_position(values, game.setup.sheet, *position, chosen=decision.chosen)
