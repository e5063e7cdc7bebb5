"""The page's own step of a turn and the engine give equal events, views, sentences and refusals."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from playwright.sync_api import Browser

from support.dose import dose
from support.game.random_games import Played, any_table, put_right, random_move, wrong_moves
from yatzy.game.engine import decide
from yatzy.game.moves import Move, Reveal
from yatzy.game.setup import DiceFrom, Setup, assign_teams
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.reasons import bonus_reason, entry_reason
from yatzy.offline.sheet_file import KNOWN_RULES, export_sheet, is_known, playable_sheets
from yatzy.offline.sheet_texts import export_texts
from yatzy.rules.errors import MoveError, SheetError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.tables.messages import encode_moved
from yatzy.tables.views import state_view

SHEETS = [sheet.id for sheet in playable_sheets()]
FOLLOW = """async (script) => (await import("/tests/follow-game.js")).followGame(JSON.parse(script))"""

WORDS = catalogue("en")

Follow = Callable[[Setup, int], str]


@pytest.fixture
def follow(browser: Browser, address: str) -> Iterator[Follow]:
    """Play a random game and have the page follow it: return the first difference, or nothing."""
    page = browser.new_page(base_url=address, service_workers="block")
    page.goto("/")
    yield lambda setup, seed: page.evaluate(FOLLOW, json.dumps(play_script(setup, seed)))
    page.close()


def play_script(setup: Setup, seed: int) -> dict[str, Any]:
    """Play at random, with undoing, corrections and moves nobody may make; record what follows from each."""
    rng, table = Random(seed), Recorded(setup)  # noqa: S311 # a test
    while not table.game.over:
        if rng.random() < 0.2:
            put_right(rng, table)
        if rng.random() < 0.1:
            for move in wrong_moves(rng, table.game):
                table.refuse(move)
        if not table.game.over:
            table.make(random_move(rng, table.game))
    for move in wrong_moves(rng, table.game):
        table.refuse(move)
    if setup.seal:
        table.make(Reveal("00"))
        for move in wrong_moves(rng, table.game):
            table.refuse(move)
    file = export_sheet(setup.sheet)
    return {
        "tables": msgspec.to_builtins(file.tables),
        "matched": file.matched,
        "texts": msgspec.to_builtins(export_texts(WORDS, setup.sheet)),
        "started": msgspec.to_builtins(table.events[0]),
        "message": table.first,
        "steps": table.steps,
    }


class Recorded(Played):
    """A game being played, and everything a client sees of it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.first = json.loads(encode_moved(self.game, 1, self.events[0], "then"))
        self.steps: list[dict[str, Any]] = []

    def make(self, move: Move) -> None:
        """Make a move, and record its event and the views after it."""
        super().make(move)
        seq = len(self.events)
        self.steps.append(
            {
                "move": msgspec.to_builtins(move),
                "event": msgspec.to_builtins(self.events[-1]),
                "message": json.loads(encode_moved(self.game, seq, self.events[-1], "then")),
                "state": msgspec.to_builtins(state_view(self.game, seq)),
                "reasons": sentences(self.game),
            }
        )

    def refuse(self, move: Move) -> None:
        """Record why a move is refused."""
        with pytest.raises(MoveError) as refused:
            decide(self.game, move)
        error = {"code": refused.value.code, "details": refused.value.details}
        self.steps.append({"move": msgspec.to_builtins(move), "error": error})


def sentences(game: Game) -> dict[str, Any]:
    """Return why each open box gives what it gives, as a server answers it."""
    sheet, dice = game.setup.sheet, game.dice
    return {
        "reasons": {entry.key: entry_reason(WORDS, sheet, dice, entry) for entry in game.entries()},
        "bonus": (bonus_reason(WORDS, sheet, game.card, dice) or "") if dice else "",
    }


def setup_for(sheet: RuleSheet, place: int) -> Setup:
    """Return a setup that differs from sheet to sheet: dice, teams, rounds, counting, who begins."""
    players = ("Ann", "Bo", "Cay")[: max(1 + place % 3, sheet.players.least)]
    return Setup(
        sheet=sheet,
        players=players,
        teams=assign_teams(players, 2) if len(players) > 2 and place % 2 else (),
        rounds=1 + (place % 4 == 0 and sheet.customs.rounds != 1),
        counting=tuple(Counting)[place % 3],
        start=tuple(Start)[place // 2 % 2] if len(players) > 1 else Start.AGREED,
        dice=tuple(DiceFrom)[place % 2],
        seal="ab" * 32,
    )


def test_every_bundled_sheet_is_played_alike(follow: Follow) -> None:
    """With every choice of options in a campaign, in a usual run with a few of them."""
    for sheet_id in dose(SHEETS, [*sheet_ids(), "tactic+chance-last+yatzy-plus", "vinga+in-order"]):
        place = SHEETS.index(sheet_id)
        found = follow(setup_for(bundled_sheet(sheet_id), place), place)
        assert not found, f"{sheet_id}: {found}"


def test_any_table_is_played_alike(follow: Follow) -> None:
    """Random sheets, players, teams, series, real dice and dice of the program."""

    @given(any_table, st.integers(0, 2**32))
    def check(setup: Setup, seed: int) -> None:
        found = follow(setup, seed)
        assert not found, found

    check()


def test_every_bundled_sheet_can_be_played_offline() -> None:
    """A new concept has to be taught to the page, or left out of its shelf on purpose."""
    assert [one for one in sheet_ids() if not is_known(bundled_sheet(one))] == []


def test_a_sheet_with_an_unknown_concept_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("yatzy.offline.sheet_file.KNOWN_RULES", KNOWN_RULES - {"five_alike"})
    with pytest.raises(SheetError, match="sheet-not-offline"):
        export_sheet(bundled_sheet("hasbro"))
    assert export_sheet(bundled_sheet("forced-order")).digest == bundled_sheet("forced-order").digest
    assert "hasbro" not in [sheet.id for sheet in playable_sheets()]
