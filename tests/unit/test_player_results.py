"""What players have reached: results of rounds, and records by sheet and player."""

from support.game.random_games import Played
from yatzy.game.jsonl import StampedEvent
from yatzy.game.moves import Correct, Enter, Move, Roll, TakeBack
from yatzy.game.player_results import PlayerRecord, RoundResult, build_player_records, iter_results
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.parse import parse_sheet

CHANCE = parse_sheet(
    {"id": "only-chance", "title": "Only Chance", "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}]}
)


def stamp_game(*moves: Move, rounds: int = 2) -> list[StampedEvent]:
    """Return a game of Ann and Ben with a minute between any two events."""
    table = Played(Setup(CHANCE, ("Ann", "Ben"), rounds=rounds, dice=DiceFrom.REAL, game_id="q7"))
    for move in moves:
        table.make(move)
    return [StampedEvent(seq, f"2026-11-15T19:{seq:02}:00Z", event) for seq, event in enumerate(table.events)]


FIRST = (Enter(0, "chance", 20), Enter(1, "chance", 25))
SECOND = (Enter(1, "chance", 12), Enter(0, "chance", 30))


def result_rows(stamped: list[StampedEvent]) -> list[tuple[str, int, str]]:
    return [(one.player, one.total, one.at[11:16]) for one in iter_results(stamped)]


def test_every_column_of_a_round_that_is_over_is_a_result() -> None:
    """With the moment the round's last mark was made; a round that goes on is none."""
    assert result_rows(stamp_game(*FIRST)) == [("Ann", 20, "19:02"), ("Ben", 25, "19:02")]
    assert result_rows(stamp_game(*FIRST, SECOND[0])) == [("Ann", 20, "19:02"), ("Ben", 25, "19:02")]
    assert result_rows(stamp_game(*FIRST, *SECOND))[2:] == [("Ann", 30, "19:04"), ("Ben", 12, "19:04")]
    assert result_rows(stamp_game()) == []
    assert result_rows([]) == []
    assert next(iter_results(stamp_game(*FIRST))) == RoundResult(
        "only-chance", CHANCE.digest, "Ann", 20, "2026-11-15T19:02:00Z"
    )


def test_what_was_taken_back_is_no_result() -> None:
    """A round that is open again is not over, and ends when its last mark is made anew."""
    assert result_rows(stamp_game(*FIRST, TakeBack(1))) == []
    assert result_rows(stamp_game(*FIRST, TakeBack(1), FIRST[1])) == [
        ("Ann", 20, "19:04"),
        ("Ben", 25, "19:04"),
    ]


def test_a_correction_changes_the_total_and_not_the_moment() -> None:
    """The round ended when it ended."""
    corrected = stamp_game(*FIRST, Correct(0, 0, "chance", 22))
    assert result_rows(corrected) == [("Ann", 22, "19:02"), ("Ben", 25, "19:02")]


def result(player: str, total: int, at: str, digest: str = "a") -> RoundResult:
    return RoundResult("vinga", digest, player, total, at)


def test_computers_have_no_results() -> None:
    """A column that only computers play is nobody's; one that a person shares with a computer is theirs."""
    for teams, told_of in [((), ["Ann"]), (((0, 2), (1,)), ["Ann & Cas"]), (((0,), (1, 2)), ["Ann"])]:
        players, computers = ("Ann", "Bold", "Cas"), ("", "bold", "casual")
        table = Played(Setup(CHANCE, players, teams=teams, computers=computers))
        while not table.game.over:
            table.make(Roll(table.game.seat, (1, 2, 3, 4, 5)))
            table.make(Enter(table.game.seat, "chance"))
        stamped = [StampedEvent(seq, "2026-11-15T19:30:00Z", event) for seq, event in enumerate(table.events)]
        assert [one.player for one in iter_results(stamped)] == told_of


def test_a_record_is_a_players_best() -> None:
    """However the name is written; the first time counts; (200 + 250 + 250 + 220) / 4 = 230 on average."""
    found = [result("Ann", 200, "1"), result("ann", 250, "3"), result("Ann", 250, "2"), result("ANN", 220, "4")]
    assert build_player_records(found) == [PlayerRecord("vinga", "a", "Ann", 4, 250, "2", 230.0)]


def test_the_best_come_first_and_rules_stay_apart() -> None:
    """A sheet whose rules were changed is another sheet."""
    found = [result("Ann", 200, "1"), result("Ben", 300, "1"), result("Ann", 900, "1", digest="b")]
    assert [(one.digest, one.player) for one in build_player_records(found)] == [
        ("a", "Ben"),
        ("a", "Ann"),
        ("b", "Ann"),
    ]
    assert build_player_records([]) == []
