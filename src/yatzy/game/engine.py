"""The game as a fold: which moves there are, what a move leads to, and what an event changes.

``decide`` judges and ``evolve`` follows. A refused move raises :class:`MoveError` and changes nothing. Dice
come in with the moves: nothing here throws, waits or stores.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from yatzy.game.card import Mark
from yatzy.game.events import (
    Corrected,
    Entered,
    Event,
    Kept,
    Laid,
    Revealed,
    Rolled,
    Started,
    TookBack,
)
from yatzy.game.moves import Correct, Enter, Keep, Lay, Move, Reveal, Roll, TakeBack
from yatzy.game.putting_right import cannot_take_back, corrected, judge, last_doer, taken_back, told
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game, Phase
from yatzy.game.turn import Throw, Turn
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.errors import MoveError, RecordError, YatzyError

KNOWN_FACES = frozenset(FACES)
MOST_TOLD = 999_999
"""The most points a record tells of; no sheet gives nearly as many."""

# What can be done


def legal_moves(game: Game) -> tuple[Move, ...]:
    """Return what the seat whose turn it is can do. A throw has no dice yet, nor have real dice to be told."""
    return () if game.over else tuple(_legal_moves(game))


def _legal_moves(game: Game) -> Iterator[Move]:
    seat, turn = game.seat, game.turn
    real = game.setup.dice is DiceFrom.REAL
    if game.phase is Phase.ROLL_OFF:
        yield Roll(seat)
        return
    if game.rolls_left and game.to_throw:
        yield Roll(seat)
    if real and not turn.throws:
        yield Lay(seat)
    if turn.throws and game.rolls_left:
        sizes = range(len(game.dice) + 1)
        keeps = {tuple(sorted(keep)) for size in sizes for keep in combinations(game.dice, size)}
        yield from (Keep(seat, keep) for keep in sorted(keeps))
    if turn.throws:
        yield from (Enter(seat, entry.key) for entry in game.entries() if entry.allowed)
    elif real:
        for key in game.setup.sheet.tables.keys:
            yield from (Enter(seat, mark.key, mark.points, mark.bonus) for mark in game.card.marks(key))


def may_take_back(game: Game) -> int | None:
    """Return the seat whose last doing could be taken back now, or ``None``."""
    return last_doer(game)


# What a move leads to


def decide(game: Game, move: Move) -> tuple[Event, ...]:
    """Return what a move leads to, or refuse it."""
    match move:
        case Roll() | Keep() | Enter() | Lay():
            return (_go_on(game, move),)
        case TakeBack(seat):
            return (_take_back(game, seat),)
        case Correct():
            return (_correct(game, move),)
        case Reveal(secret):
            return (_reveal(game, secret),)


def _go_on(game: Game, move: Roll | Keep | Enter | Lay) -> Event:
    """Return what a move of whoever's turn it is leads to."""
    if game.over:
        raise MoveError("move-game-over")
    _own(game, move.seat, game.seat)
    if game.phase is Phase.ROLL_OFF and not isinstance(move, Roll):
        raise MoveError("move-roll-off")
    match move:
        case Roll():
            return _roll(game, move.thrown)
        case Keep():
            return _keep(game, move.dice)
        case Enter():
            return _enter(game, move)
        case Lay():
            return _lay(game, move.dice)


def _own(game: Game, seat: int, owner: int) -> None:
    if seat != owner:
        raise MoveError("move-not-your-turn", player=game.setup.players[owner])


def _take_back(game: Game, seat: int) -> TookBack:
    owner = last_doer(game)
    if owner is None:
        raise cannot_take_back(game)
    _own(game, seat, owner)
    return TookBack()


def _roll(game: Game, thrown: Dice) -> Rolled:
    if game.phase is Phase.ROLL_OFF:
        _check_dice(thrown, game.setup.sheet.rules.dice)
        return Rolled(thrown)
    if not game.rolls_left:
        raise MoveError("move-no-roll-left", rolls=game.setup.sheet.rules.rolls)
    if not game.to_throw:
        raise MoveError("move-all-kept")
    _check_dice(thrown, game.to_throw)
    return Rolled(thrown)


def _lay(game: Game, dice: Dice) -> Laid:
    _only_real(game)
    if game.turn.throws:
        raise MoveError("move-dice-lie")
    _check_dice(dice, game.setup.sheet.rules.dice)
    return Laid(dice)


def _keep(game: Game, dice: Dice) -> Kept:
    if not game.turn.throws:
        raise MoveError("move-before-roll")
    if not game.rolls_left:
        raise MoveError("move-no-roll-left", rolls=game.setup.sheet.rules.rolls)
    lying = game.dice
    for face in set(dice):
        if dice.count(face) > lying.count(face):
            raise MoveError("move-not-there", face=face, there=lying.count(face))
    return Kept(tuple(sorted(dice)))


def _enter(game: Game, move: Enter) -> Entered:
    dice = game.dice
    if not dice and game.setup.dice is not DiceFrom.REAL:
        raise MoveError("move-before-roll")
    if not dice and move.points is None:
        raise MoveError("move-points-needed", box=move.key)
    claimed = Mark(move.key, move.points or 0, move.bonus)
    mark = judge(game.card, dice, claimed)
    _check_claim(move, claimed, mark)
    return Entered(mark.key, mark.points, mark.bonus)


def _check_claim(move: Enter | Correct, claimed: Mark, mark: Mark) -> None:
    """Refuse points that were told and are not what the dice give."""
    if move.points is not None and mark != claimed:
        raise MoveError("move-points-differ", box=move.key, points=told(claimed), right=told(mark))


def _reveal(game: Game, secret: str) -> Revealed:
    if not game.over:
        raise MoveError("move-not-over")
    if not game.setup.seal:
        raise MoveError("move-no-secret")
    if game.secret:
        raise MoveError("move-shown")
    return Revealed(secret)


def _correct(game: Game, move: Correct) -> Corrected:
    _only_real(game)
    if game.secret:
        raise MoveError("move-shown")
    if not 0 <= move.turn < len(game.turns):
        raise MoveError("move-no-turn", turn=move.turn + 1)
    _own(game, move.seat, game.seat_of(move.turn))
    if move.dice:
        _check_dice(move.dice, game.setup.sheet.rules.dice)
    elif move.points is None:
        raise MoveError("move-points-needed", box=move.key)
    claimed = Mark(move.key, move.points or 0, move.bonus)
    mark = corrected(game, move.turn, claimed, move.dice).turns[move.turn].mark
    _check_claim(move, claimed, mark)
    return Corrected(move.turn, mark.key, mark.points, mark.bonus, move.dice)


def _only_real(game: Game) -> None:
    if game.setup.dice is not DiceFrom.REAL:
        raise MoveError("move-only-real-dice")


def _check_dice(dice: Dice, count: int) -> None:
    if len(dice) != count:
        raise MoveError("move-dice-count", got=len(dice), expected=count)
    if not KNOWN_FACES.issuperset(dice):
        raise MoveError("move-dice-face", face=next(face for face in dice if face not in KNOWN_FACES))


# What an event changes


def begin(setup: Setup) -> Started:
    """Return the event that starts a game."""
    return Started.of(setup)


def evolve(game: Game | None, event: Event) -> Game:
    """Return the game after an event. Only :class:`Started` comes before there is a game."""
    if isinstance(event, Started):
        if game is not None:
            raise RecordError("record-started-twice")
        return Game.of(event.setup())
    if game is None:
        raise RecordError("record-no-start")
    if game.corrected and not isinstance(event, TookBack):
        game = replace(game, corrected=None)
    match event:
        case Rolled(thrown):
            if game.phase is Phase.ROLL_OFF:
                return game.rolled_off(thrown)
            return game.playing(game.turn.throw(thrown))
        case Laid(dice):
            return game.playing(Turn(throws=(Throw((), dice),), laid=True))
        case Kept(dice):
            return game.playing(game.turn.keep(dice))
        case Entered(key, points, bonus, was):
            before = tuple(Mark(*mark) for mark in was)
            return game.written(game.turn.end(Mark(key, points, bonus), before))
        case TookBack():
            return taken_back(game)
        case Corrected(turn, key, points, bonus, dice):
            return corrected(game, turn, Mark(key, points, bonus), dice)
        case Revealed(secret):
            return replace(game, secret=secret)


def replay(events: Iterable[Event]) -> Game:
    """Return the game that events tell of, trusting them."""
    game: Game | None = None
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise RecordError("record-no-start")
    return game


def retrace(events: Iterable[Event]) -> Game:
    """Return the game that events tell of, judging each as if it were a move: what cannot be is refused."""
    game: Game | None = None
    for step in retraced(events):
        game = step
    if game is None:
        raise RecordError("record-no-start")
    return game


def retraced(events: Iterable[Event]) -> Iterator[Game]:
    """Yield the game after each event, judging each; what is refused is refused with its line."""
    game: Game | None = None
    for line, event in enumerate(events, 1):
        try:
            game = evolve_judged(game, event)
        except YatzyError as error:
            error.line = line
            raise
        yield game


def evolve_judged(game: Game | None, event: Event) -> Game:
    """Return the game after an event from anywhere: only what a move could lead to is followed."""
    if game is not None and not isinstance(event, Started):
        plain = replace(event, was=()) if isinstance(event, Entered) else event
        if decide(game, _move_behind(game, event)) != (plain,) or not _could_be_corrected(game, event):
            raise RecordError("record-event")
    return evolve(game, event)


def _could_be_corrected(game: Game, event: Event) -> bool:
    """Whether what an entry is said to have been before could have stood on some card of this game."""
    if not isinstance(event, Entered) or not event.was:
        return True
    keys, most = game.setup.sheet.tables.keys, MOST_TOLD
    return game.setup.dice is DiceFrom.REAL and all(
        key in keys and 0 <= points <= most and 0 <= bonus <= most for key, points, bonus in event.was
    )


def _move_behind(game: Game, event: Event) -> Move:
    """Return the move that leads to an event."""
    match event:
        case Rolled(thrown):
            return Roll(game.seat, thrown)
        case Laid(dice):
            return Lay(game.seat, dice)
        case Kept(dice):
            return Keep(game.seat, dice)
        case Entered(key, points, bonus):
            return Enter(game.seat, key, points, bonus)
        case TookBack():
            seat = may_take_back(game)
            return TakeBack(game.seat if seat is None else seat)
        case Corrected(turn, key, points, bonus, dice):
            seat = game.seat_of(turn) if 0 <= turn < len(game.turns) else game.seat
            return Correct(seat, turn, key, points, bonus, dice)
        case Revealed(secret):
            return Reveal(secret)
        case Started():
            raise RecordError("record-started-twice")
