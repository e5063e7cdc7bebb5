"""The game engine: legal moves, the events a move leads to, and the state after an event.

``decide`` checks a move and returns events; ``evolve`` applies an event unchecked. An illegal move raises
:class:`MoveError` and changes nothing. Dice are part of the moves: nothing here rolls, waits or stores.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from yatzy.game.card import Mark
from yatzy.game.corrections import (
    check_mark,
    correct_turn,
    format_points,
    take_back_error,
    take_back_last,
)
from yatzy.game.corrections import who_may_take_back as who_may_take_back  # noqa: PLC0414 # re-export
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
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game, Phase
from yatzy.game.turn import Throw, Turn
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.errors import MoveError, RecordError, YatzyError

KNOWN_FACES = frozenset(FACES)
MAX_RECORDED_POINTS = 999_999
"""The most points accepted in the history of an entry; no sheet gives nearly as many."""

# Legal moves


def legal_moves(game: Game) -> tuple[Move, ...]:
    """Return the legal moves of the seat whose turn it is; ``Roll`` and ``Lay`` without their dice."""
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
            yield from (
                Enter(seat, mark.key, mark.points, mark.bonus) for mark in game.card.possible_marks(key)
            )


# From a move to events


def decide(game: Game, move: Move) -> tuple[Event, ...]:
    """Return the events a move leads to; raise :class:`MoveError` if it is illegal."""
    match move:
        case Roll() | Keep() | Enter() | Lay():
            return (_decide_turn_move(game, move),)
        case TakeBack(seat):
            return (_take_back(game, seat),)
        case Correct():
            return (_correct(game, move),)
        case Reveal(secret):
            return (_reveal(game, secret),)


def _decide_turn_move(game: Game, move: Roll | Keep | Enter | Lay) -> Event:
    """Decide a move that only the seat whose turn it is may make."""
    if game.over:
        raise MoveError("move-game-over")
    _check_seat(game, move.seat, game.seat)
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


def _check_seat(game: Game, seat: int, owner: int) -> None:
    if seat != owner:
        raise MoveError("move-not-your-turn", player=game.setup.players[owner])


def _take_back(game: Game, seat: int) -> TookBack:
    owner = who_may_take_back(game)
    if owner is None:
        raise take_back_error(game)
    _check_seat(game, seat, owner)
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
    _check_real_dice(game)
    if game.turn.throws:
        raise MoveError("move-dice-lie")
    _check_dice(dice, game.setup.sheet.rules.dice)
    return Laid(dice)


def _keep(game: Game, dice: Dice) -> Kept:
    if not game.turn.throws:
        raise MoveError("move-before-roll")
    if not game.rolls_left:
        raise MoveError("move-no-roll-left", rolls=game.setup.sheet.rules.rolls)
    on_table = game.dice
    for face in set(dice):
        if dice.count(face) > on_table.count(face):
            raise MoveError("move-not-there", face=face, there=on_table.count(face))
    return Kept(tuple(sorted(dice)))


def _enter(game: Game, move: Enter) -> Entered:
    dice = game.dice
    if not dice and game.setup.dice is not DiceFrom.REAL:
        raise MoveError("move-before-roll")
    if not dice and move.points is None:
        raise MoveError("move-points-needed", box=move.key)
    claimed = Mark(move.key, move.points or 0, move.bonus)
    mark = check_mark(game.card, dice, claimed)
    _check_claim(move, claimed, mark)
    return Entered(mark.key, mark.points, mark.bonus)


def _check_claim(move: Enter | Correct, claimed: Mark, mark: Mark) -> None:
    """Raise :class:`MoveError` if the move states points and the dice give others."""
    if move.points is not None and mark != claimed:
        right = format_points(mark)
        raise MoveError("move-points-differ", box=move.key, points=format_points(claimed), right=right)


def _reveal(game: Game, secret: str) -> Revealed:
    if not game.over:
        raise MoveError("move-not-over")
    if not game.setup.seal:
        raise MoveError("move-no-secret")
    if game.secret:
        raise MoveError("move-shown")
    return Revealed(secret)


def _correct(game: Game, move: Correct) -> Corrected:
    _check_real_dice(game)
    if game.secret:
        raise MoveError("move-shown")
    if not 0 <= move.turn < len(game.turns):
        raise MoveError("move-no-turn", turn=move.turn + 1)
    _check_seat(game, move.seat, game.seat_of(move.turn))
    if move.dice:
        _check_dice(move.dice, game.setup.sheet.rules.dice)
    elif move.points is None:
        raise MoveError("move-points-needed", box=move.key)
    claimed = Mark(move.key, move.points or 0, move.bonus)
    mark = correct_turn(game, move.turn, claimed, move.dice).turns[move.turn].mark
    _check_claim(move, claimed, mark)
    return Corrected(move.turn, mark.key, mark.points, mark.bonus, move.dice)


def _check_real_dice(game: Game) -> None:
    if game.setup.dice is not DiceFrom.REAL:
        raise MoveError("move-only-real-dice")


def _check_dice(dice: Dice, count: int) -> None:
    if len(dice) != count:
        raise MoveError("move-dice-count", got=len(dice), expected=count)
    if not KNOWN_FACES.issuperset(dice):
        raise MoveError("move-dice-face", face=next(face for face in dice if face not in KNOWN_FACES))


# From an event to the next state


def start_event(setup: Setup) -> Started:
    """Return the event that starts a game."""
    return Started.from_setup(setup)


def evolve(game: Game | None, event: Event) -> Game:
    """Return the game after an event, which is trusted. Only :class:`Started` comes without a game."""
    if isinstance(event, Started):
        if game is not None:
            raise RecordError("record-started-twice")
        return Game.from_setup(event.to_setup())
    if game is None:
        raise RecordError("record-no-start")
    if game.last_correction and not isinstance(event, TookBack):
        game = replace(game, last_correction=None)
    match event:
        case Rolled(thrown):
            if game.phase is Phase.ROLL_OFF:
                return game.add_roll_off_throw(thrown)
            return game.with_current_turn(game.turn.throw(thrown))
        case Laid(dice):
            return game.with_current_turn(Turn(throws=(Throw((), dice),), laid=True))
        case Kept(dice):
            return game.with_current_turn(game.turn.keep(dice))
        case Entered(key, points, bonus, was):
            before = tuple(Mark(*mark) for mark in was)
            return game.finish_turn(game.turn.end(Mark(key, points, bonus), before))
        case TookBack():
            return take_back_last(game)
        case Corrected(turn, key, points, bonus, dice):
            return correct_turn(game, turn, Mark(key, points, bonus), dice)
        case Revealed(secret):
            return replace(game, secret=secret)


def replay(events: Iterable[Event]) -> Game:
    """Return the game after some events, which are trusted. Raises :class:`RecordError` if there are none."""
    game: Game | None = None
    for event in events:
        game = evolve(game, event)
    if game is None:
        raise RecordError("record-no-start")
    return game


def replay_checked(events: Iterable[Event]) -> Game:
    """Return the game after some untrusted events, each checked as a move.

    Raises :class:`RecordError` or :class:`MoveError` with the number of the event as ``line``.
    """
    game: Game | None = None
    for step in iter_replay_checked(events):
        game = step
    if game is None:
        raise RecordError("record-no-start")
    return game


def iter_replay_checked(events: Iterable[Event]) -> Iterator[Game]:
    """Yield the game after each of some untrusted events; checks and errors as in :func:`replay_checked`."""
    game: Game | None = None
    for line, event in enumerate(events, 1):
        try:
            game = evolve_checked(game, event)
        except YatzyError as error:
            error.line = line
            raise
        yield game


def evolve_checked(game: Game | None, event: Event) -> Game:
    """Return the game after an untrusted event; raise :class:`RecordError` if no legal move leads to it."""
    if game is not None and not isinstance(event, Started):
        expected = replace(event, was=()) if isinstance(event, Entered) else event
        if decide(game, _move_of_event(game, event)) != (expected,) or not _has_valid_history(game, event):
            raise RecordError("record-event")
    return evolve(game, event)


def _has_valid_history(game: Game, event: Event) -> bool:
    """Whether the earlier values of a corrected entry could have stood on a card of this game."""
    if not isinstance(event, Entered) or not event.was:
        return True
    keys, most = game.setup.sheet.tables.keys, MAX_RECORDED_POINTS
    return game.setup.dice is DiceFrom.REAL and all(
        key in keys and 0 <= points <= most and 0 <= bonus <= most for key, points, bonus in event.was
    )


def _move_of_event(game: Game, event: Event) -> Move:
    """Return the move that would lead to an event."""
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
            seat = who_may_take_back(game)
            return TakeBack(game.seat if seat is None else seat)
        case Corrected(turn, key, points, bonus, dice):
            seat = game.seat_of(turn) if 0 <= turn < len(game.turns) else game.seat
            return Correct(seat, turn, key, points, bonus, dice)
        case Revealed(secret):
            return Reveal(secret)
        case Started():
            raise RecordError("record-started-twice")
