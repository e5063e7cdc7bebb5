"""What a mark may be, and how marks are put right: taken back, or corrected later."""

from collections.abc import Sequence

from msgspec.structs import replace

from yatzy.game.card import Card, Mark
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Correction, Game, count_dice
from yatzy.game.turn import Played, Throw, Turn
from yatzy.rules.dice import Dice
from yatzy.rules.errors import MoveError


def judge(card: Card, dice: Dice, claimed: Mark) -> Mark:
    """Return the mark a turn may leave on a card: what its dice give, or without dice what is claimed."""
    key = claimed.key
    if dice:
        return card.mark(key, dice)
    card.open_box(key)
    possible = card.marks(key)
    if not possible:
        raise MoveError("move-box-forbidden", box=key, reason="not-next")
    if claimed not in possible:
        raise MoveError("move-points", box=key, points=told(claimed), possible=told_all(possible))
    return claimed


def told(mark: Mark) -> str:
    """Write the points of a mark: ``25``, or ``25+100`` with a bonus."""
    return f"{mark.points}+{mark.bonus}" if mark.bonus else str(mark.points)


def told_all(marks: Sequence[Mark]) -> str:
    """Write the points of several marks of a box, in order: ``0, 5–30``."""
    runs: list[list[int]] = []
    for points in [mark.points for mark in marks if not mark.bonus]:
        if runs and points == runs[-1][-1] + 1:
            runs[-1].append(points)
        else:
            runs.append([points])
    short = [f"{run[0]}–{run[-1]}" if run[2:] else ", ".join(map(str, run)) for run in runs]
    return ", ".join([*short, *(told(mark) for mark in marks if mark.bonus)])


def last_doer(game: Game) -> int | None:
    """Return the seat whose doing was the last and can still be taken back, or ``None``.

    That is the last mark, with real dice also the last throw or correction. Dice a screen has thrown stay so,
    and everything stays once the secret behind them was shown.
    """
    if game.secret:
        return None
    if game.corrected:
        return game.seat_of(game.corrected.turn)
    real = game.setup.dice is DiceFrom.REAL
    if game.turn.throws:
        return game.seat if real else None
    if game.turns:
        return game.seat_of(len(game.turns) - 1)
    return replace(game, roll_off=game.roll_off[:-1]).seat if game.roll_off and real else None


def cannot_take_back(game: Game) -> MoveError:
    """Return why nothing can be taken back."""
    if game.secret:
        return MoveError("move-shown")
    return MoveError("move-across-dice" if game.thrown else "move-nothing-done")


def taken_back(game: Game) -> Game:
    """Return the game with the last thing done taken back, or refuse that."""
    if last_doer(game) is None:
        raise cannot_take_back(game)
    if game.corrected:
        return game.corrected.before
    if game.turn.throws:
        *before, last = game.turn.throws
        return replace(game, turn=Turn(tuple(before), kept=last.kept))
    return game.reopened() if game.turns else replace(game, roll_off=game.roll_off[:-1])


def corrected(game: Game, number: int, mark: Mark, dice: Dice) -> Game:
    """Return the game with one turn put right, and those after it on its card scored anew.

    What cannot stand is refused.
    """
    old = game.turns[number]
    if dice and sorted(dice) == sorted(old.dice):
        played = replace(old, was=(*old.was, old.mark))
    else:
        throws = (Throw((), dice),) if dice else ()
        played = Played(mark, throws, laid=bool(dice), was=(*old.was, old.mark))
    turns, card = list(game.turns), Card.empty(game.setup.sheet.tables)
    for turn in game.beside(number):
        if turn == number:
            turns[turn] = replace(played, mark=judge(card, dice, mark))
        elif turn > number:
            turns[turn] = replace(turns[turn], mark=_rescored(game, turn, card))
        card = card.write(turns[turn].mark)
    return replace(
        game,
        cards=game.cards_with(game.round_of(number), game.column_of(number), card),
        turns=tuple(turns),
        fallen=game.fallen + count_dice(played.throws) - count_dice(old.throws),
        corrected=Correction(number, game),
    )


def _rescored(game: Game, turn: int, card: Card) -> Mark:
    """Return what a turn is worth on its card, now that an earlier one was corrected."""
    played = game.turns[turn]
    mark = played.mark
    if not played.dice and mark not in card.marks(mark.key):
        same_points = [one for one in card.marks(mark.key) if one.points == mark.points]
        mark = next(iter(same_points), mark)
    try:
        return judge(card, played.dice, mark)
    except MoveError as error:
        player = game.setup.players[game.seat_of(turn)]
        raise MoveError("move-conflict", player=player, box=mark.key, points=told(mark)) from error
