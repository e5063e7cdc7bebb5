"""``yatzy verify``: recomputes the dice of a game from the secret that was sealed."""

from typing import TYPE_CHECKING

from yatzy.cli.games import closed
from yatzy.cli.kept import about
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.dice import format_dice
from yatzy.rules.errors import RecordError, YatzyError

if TYPE_CHECKING:
    from yatzy.chance.verify import Mismatch
    from yatzy.game.state import Game

MISMATCH = 1


def verify(file: str | None = None, /, *, lang: str | None = None) -> int:
    from yatzy.chance.verify import verify as recompute  # noqa: PLC0415 # slow to load
    from yatzy.cli.reading import find_game  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    game, wrong = find_game(file, closed)
    if game is None:
        raise about(file, wrong or RecordError("record-empty"))
    try:
        verdict = recompute(game)
    except YatzyError as error:
        raise about(file, wrong or error) from None
    if not verdict.seal_fits:
        print(words.say("verify-seal-wrong"))
    else:
        for mismatch in verdict.mismatches:
            print(_told(words, game, mismatch))
    if wrong:
        raise about(file, wrong)
    if verdict.good:
        print(words.say("verify-good", throws=verdict.throws, dice=verdict.dice))
    return 0 if verdict.good else MISMATCH


def _told(words: Catalogue, game: "Game", mismatch: "Mismatch") -> str:
    recorded = mismatch.recorded
    where: dict[str, str | int] = {"player": game.setup.players[recorded.seat], "roll": recorded.roll}
    if recorded.turn is None:
        place = words.say("verify-in-roll-off", **where)
    else:
        number = recorded.turn % game.setup.turns_a_round // len(game.setup.columns) + 1
        place = words.say("verify-in-turn", round=game.round_of(recorded.turn) + 1, turn=number, **where)
    dice = {"recorded": format_dice(recorded.thrown), "right": format_dice(mismatch.right)}
    return words.say("verify-mismatch", number=recorded.number, place=place, **dice)
