"""``yatzy verify``: recomputes the dice of a game, and the chain behind a game of the day."""

from typing import TYPE_CHECKING

from yatzy.cli.commands.games import load_revealed_events
from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.user_store import read_record, with_file
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.dice import format_dice
from yatzy.rules.errors import RecordError, YatzyError

if TYPE_CHECKING:
    from yatzy.chance.day_chain import DayFault, DayProof
    from yatzy.chance.verify import Mismatch
    from yatzy.game.state import Game

MISMATCH = 1


def verify(
    file: str | None = None,
    /,
    *,
    day: str | None = None,
    anchor: str = "",
    json: bool = False,
    lang: str | None = None,
) -> int:
    from yatzy.chance.verify import verify_dice as recompute  # noqa: PLC0415 # slow to load
    from yatzy.cli.support.find_game import find_game  # noqa: PLC0415 # as above

    words = catalogue(pick_language(lang))
    game, wrong = find_game(file, load_revealed_events)
    if game is None:
        raise with_file(file, wrong or RecordError("record-empty"))
    try:
        verdict = recompute(game)
    except YatzyError as error:
        raise with_file(file, wrong or error) from None
    proven = None if day is None or wrong else _verify_day(game, day, anchor)
    is_valid = verdict.is_valid and not (proven and proven[1])
    if json and not wrong:
        from yatzy.report.listing_schema import verification_answer  # noqa: PLC0415 # seldom needed

        print_json(verification_answer(game, verdict, *(proven or ())))
        return 0 if is_valid else MISMATCH
    if not verdict.seal_fits:
        print(words.say("verify-seal-wrong"))
    else:
        for mismatch in verdict.mismatches:
            print(_describe_mismatch(words, game, mismatch))
    if wrong:
        raise with_file(file, wrong)
    if verdict.is_valid:
        print(words.say("verify-good", throws=verdict.throws, dice=verdict.dice))
    if proven:
        _print_day(words, *proven)
    return 0 if is_valid else MISMATCH


def _verify_day(game: "Game", file: str, anchor: str) -> "tuple[DayProof, tuple[DayFault, ...]]":
    """Return the proof of a day, and what is wrong with it: whether the dice follow from its seed and mix."""
    import msgspec  # noqa: PLC0415 # slow to load

    from yatzy.chance.day_chain import DayProof, verify_day  # noqa: PLC0415 # as above

    try:
        proof = msgspec.json.decode(read_record(file), type=DayProof)
        return proof, verify_day(proof, game, anchor.strip().lower())
    except msgspec.MsgspecError:
        raise with_file(file, RecordError("verify-day-file")) from None
    except RecordError as error:
        raise with_file(file, error) from None


def _print_day(words: Catalogue, proof: "DayProof", faults: "tuple[DayFault, ...]") -> None:
    for fault in faults:
        print(words.say("verify-day-wrong", fault=fault.value))
    if not faults:
        print(words.say("verify-day-good", day=proof.day))


def _describe_mismatch(words: Catalogue, game: "Game", mismatch: "Mismatch") -> str:
    recorded = mismatch.recorded
    where: dict[str, str | int] = {"player": game.setup.players[recorded.seat], "roll": recorded.roll}
    if recorded.turn is None:
        place = words.say("verify-in-roll-off", **where)
    else:
        number = recorded.turn % game.setup.turns_per_round // len(game.setup.columns) + 1
        place = words.say("verify-in-turn", round=game.round_of(recorded.turn) + 1, turn=number, **where)
    dice = {"recorded": format_dice(recorded.thrown), "right": format_dice(mismatch.right)}
    return words.say("verify-mismatch", number=recorded.number, place=place, **dice)
