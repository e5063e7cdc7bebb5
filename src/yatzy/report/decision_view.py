"""One decision of a reviewed game: card, dice, and every choice with what it costs."""

from msgspec import Struct
from msgspec.structs import replace

from yatzy.app.review import ReviewedDecision
from yatzy.coach.review import TurnDetail
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.card_view import CardView, card_view
from yatzy.report.review import decision_line, decision_place
from yatzy.report.schemas import AdviceAnswer, advice_answer
from yatzy.rules.dice import Dice
from yatzy.rules.rule_tables import Entry


class Step(Struct, frozen=True, omit_defaults=True):
    """One decision of a finished turn; without dice, what is known of the turn."""

    turn: int
    throw: int
    """The roll of the turn it came after, from 1; 0 where that is not known."""
    round: int
    column: int
    seat: int
    known: TurnDetail
    """Whether the turn's rolls are known, only its dice, or only its points."""
    key: str
    """The box the turn ended in."""
    points: int
    card: CardView
    """The card before the turn."""
    before: float
    """The expected final total before the turn."""
    after: float
    """The expected final total after it."""
    bonus: int = 0
    dice: Dice = ()
    kept: Dice = ()
    """The dice kept from the roll before."""
    rolls_left: int = 0
    entries: tuple[Entry, ...] = ()
    """What every open box scores for the dice."""
    chosen: int | None = None
    """The index of the player's choice in `advice`."""
    luck: float = 0.0
    """What this roll changed the expected final total by; without dice, what the whole turn did."""
    advice: AdviceAnswer | None = None
    """Every choice, the best first; the reasons compare it with the player's choice."""
    place: str = ""
    """Turn and roll, in words."""
    left: str = ""
    """How many rolls were left, in words."""


def step_of(game: Game, found: ReviewedDecision, words: Catalogue) -> Step:
    """Return a reviewed decision with its card, and in words."""
    turn, mark = found.turn, game.turns[found.turn.turn].mark
    step = Step(
        turn=turn.turn,
        throw=found.throw,
        round=game.round_of(turn.turn),
        column=game.column_of(turn.turn),
        seat=turn.seat,
        known=turn.known,
        key=mark.key,
        points=mark.points,
        bonus=mark.bonus,
        card=card_view(found.card),
        before=turn.before,
        after=turn.after,
        luck=found.luck,
        place=decision_place(words, game, turn.turn, found.throw),
    )
    decision, lay, advice = found.decision, found.lay, found.advice
    if decision is None or lay is None or advice is None:
        return step
    return replace(
        step,
        dice=lay.dice,
        kept=lay.kept,
        rolls_left=decision.rolls_left,
        entries=found.card.entries(lay.dice),
        chosen=advice.choices.index(decision.chosen),
        advice=advice_answer(words, game.setup.sheet, advice),
        left=decision_line(words, game, decision).left,
    )
