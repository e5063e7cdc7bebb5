"""One decision of a game looked at again: the card and the dice as they lay, every choice and what it costs."""

from msgspec import Struct
from msgspec.structs import replace

from yatzy.coach.explain import explain
from yatzy.coach.review import Known, TurnReview, turn_review
from yatzy.game.state import Game
from yatzy.l10n.answers import AdviceAnswer, advice_answer
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import decision_line, place_of
from yatzy.rules.dice import Dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.tables import Entry
from yatzy.server.cards import CardView, card_view
from yatzy.solver.advice import advice_of
from yatzy.solver.outlook import Outlook
from yatzy.solver.values import Values


class Step(Struct, frozen=True, omit_defaults=True):
    """One decision of a turn that is over; of a turn whose dice nobody knows, what is known of it."""

    turn: int
    throw: int
    """Which throw of the turn it came after, from 1; 0 where that is not known."""
    round: int
    column: int
    seat: int
    known: Known
    """Whether the turn's throws are known, only its dice, or only its points."""
    key: str
    """The box the turn ended in."""
    points: int
    card: CardView
    """As it stood before the turn."""
    before: float
    """The final total expected before the turn."""
    after: float
    """The one expected after it."""
    bonus: int = 0
    dice: Dice = ()
    kept: Dice = ()
    """Those of them that had stayed from the throw before."""
    rolls_left: int = 0
    entries: tuple[Entry, ...] = ()
    """What every open box makes of the dice."""
    chosen: int | None = None
    """Which of the choices it was."""
    luck: float = 0.0
    """What this throw changed the expected final total by; without dice, what the whole turn did."""
    advice: AdviceAnswer | None = None
    """Every choice, the best first; the reasons compare that with the chosen one."""
    place: str = ""
    """Which turn and throw it was, in words."""
    left: str = ""
    """How many throws were left."""


def step_of(values: Values, game: Game, turn: int, throw: int | None, words: Catalogue) -> Step:
    """Return one decision of a game, the same that its review tells of; without a throw, a turn's first."""
    if turn >= len(game.turns):
        raise YatzyError("review-no-step", turn=turn + 1, throw=throw or 0)
    card, mark = game.card_before(turn), game.turns[turn].mark
    outlook = values.outlook(card)
    reviewed = turn_review(game, turn, outlook, values.total(card.write(mark)))
    decided = {decision.throw: decision for decision in reviewed.decisions}
    if throw is None:
        throw = min(decided, default=0)
    if throw not in (decided or {0}):
        raise YatzyError("review-no-step", turn=turn + 1, throw=throw)
    step = Step(
        turn=turn,
        throw=throw,
        round=game.round_of(turn),
        column=game.column_of(turn),
        seat=reviewed.seat,
        known=reviewed.known,
        key=mark.key,
        points=mark.points,
        bonus=mark.bonus,
        card=card_view(card),
        before=reviewed.before,
        after=reviewed.after,
        luck=reviewed.luck,
        place=place_of(words, game, turn, throw),
    )
    return _with_dice(step, game, outlook, reviewed, words) if decided else step


def _with_dice(step: Step, game: Game, outlook: Outlook, reviewed: TurnReview, words: Catalogue) -> Step:
    """Return a step with its dice, and every choice they left."""
    number, sheet = max(step.throw, 1) - 1, game.setup.sheet
    decision, lay = reviewed.decisions[number], game.turns[step.turn].throws[number]
    advice = advice_of(outlook, decision.dice, decision.rolls_left)
    found = explain(outlook, advice, decision.chosen if decision.cost else None)
    return replace(
        step,
        dice=lay.dice,
        kept=lay.kept,
        rolls_left=decision.rolls_left,
        entries=outlook.card.entries(lay.dice),
        chosen=advice.choices.index(decision.chosen),
        luck=reviewed.lucks[number],
        advice=advice_answer(sheet, advice, found, words=words),
        left=decision_line(words, game, decision).left,
    )
