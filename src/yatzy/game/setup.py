"""What a table agrees on before the first throw: the sheet, who plays, and how it is counted."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from yatzy.rules.errors import SetupError
from yatzy.rules.sheet import Counting, RuleSheet, Start

LONGEST_NAME = 40
LONGEST_WORD = 100
MOST_PLAYERS = 100
"""Where a sheet sets no limit, somebody has to."""
MOST_ROUNDS = 6
TEAMS = (2, 3)
"""How many teams there may be, where a sheet does not say otherwise."""


GAME_ID = re.compile(r"[0-9A-Za-z-]{1,40}")

TAGS = {
    "game_id": GAME_ID,
    "match": GAME_ID,
    "date": re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"),
    "seal": re.compile(r"[0-9a-f]{64}"),
}
"""What these look like, unless they are left out."""

JOINERS = "\u200c\u200d"
"""What makes one sign of two, or keeps letters apart: in Persian or Hindi names, in a picture of a family."""
JOINED = re.compile(rf"(?<=[^\s{JOINERS}])[{JOINERS}](?=[^\s{JOINERS}])")
"""One of them where it belongs: between two signs."""

COMPUTER = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""What the name of a kind of computer player looks like. Which there are, others know."""


class DiceFrom(StrEnum):
    """Whose dice are thrown."""

    SCREEN = "screen"
    REAL = "real"


@dataclass(frozen=True)
class Setup:
    """A table laid for a game. Whatever it says can be played: the rest is refused."""

    sheet: RuleSheet
    players: tuple[str, ...]
    """By seat, clockwise."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team; none where everyone plays for themselves."""
    rounds: int = 1
    counting: Counting = Counting.TOTALS
    start: Start = Start.AGREED
    """Whether the first column begins, or whoever wins a roll-off."""
    dice: DiceFrom = DiceFrom.SCREEN
    game_id: str = ""
    date: str = ""
    """The day it began, as in 2026-11-15."""
    seal: str = ""
    """The SHA-256 of the secret behind the dice, in hexadecimal."""
    words: tuple[str, ...] = ()
    """What each player adds to the dice."""
    computers: tuple[str, ...] = ()
    """By seat, which computer player plays there, "" for a person; empty where people play among themselves."""
    coach: bool = True
    """Whether the coach may be asked at this table."""
    match: str = ""
    """The duplicate match it belongs to: everyone in it plays the same dice, alone; "" where it is of none."""

    def __post_init__(self) -> None:
        for name, form in TAGS.items():
            if (text := getattr(self, name)) and not form.fullmatch(text):
                raise SetupError("setup-tag", tag=name, text=text[:LONGEST_NAME])
        self._check_players()
        self._check_teams()
        self._check_computers()
        most = self.sheet.customs.rounds or MOST_ROUNDS
        if not 1 <= self.rounds <= most:
            raise SetupError("setup-rounds", got=self.rounds, most=most)
        if self.words and len(self.words) != len(self.players):
            raise SetupError("setup-words", got=len(self.words), players=len(self.players))
        for word in self.words:
            if not is_line(word, LONGEST_WORD):
                raise SetupError("setup-word", word=_cut(word), longest=LONGEST_WORD)
        self._check_match()

    @cached_property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that share each column of the pad."""
        return self.teams or tuple((seat,) for seat in range(len(self.players)))

    def computer(self, seat: int) -> str:
        """Return which computer player plays at a seat, "" where a person does."""
        return self.computers[seat] if self.computers else ""

    @cached_property
    def turns_a_round(self) -> int:
        """Return how many turns it takes until every column is full."""
        return len(self.sheet.rules.boxes) * len(self.columns)

    @cached_property
    def turns(self) -> int:
        """Return how many turns it takes until the game is over."""
        return self.rounds * self.turns_a_round

    def column_name(self, column: int) -> str:
        """Return the name over a column: the player's, or those of the partners."""
        return " & ".join(self.players[seat] for seat in self.columns[column])

    def _check_players(self) -> None:
        least, most = self.sheet.players.least, self.sheet.players.most or MOST_PLAYERS
        if len(self.players) != 1 and not max(1, least) <= len(self.players) <= most:
            raise SetupError("setup-players", got=len(self.players), least=least, most=most)
        for seat, name in enumerate(self.players):
            if not name or not is_line(name, LONGEST_NAME):
                raise SetupError("setup-name", name=_cut(name), longest=LONGEST_NAME)
            if folded(name) in map(folded, self.players[:seat]):
                raise SetupError("setup-name-twice", name=name)

    def _check_teams(self) -> None:
        if not self.teams:
            return
        _check_number_of_teams(self.sheet, len(self.teams))
        seats = sorted(seat for team in self.teams for seat in team)
        if seats != list(range(len(self.players))) or not all(self.teams):
            raise SetupError("setup-team-seats")

    def _check_computers(self) -> None:
        if not self.computers:
            return
        if len(self.computers) != len(self.players) or not any(self.computers):
            raise SetupError("setup-computers", got=len(self.computers), players=len(self.players))
        for computer in self.computers:
            if computer and not COMPUTER.fullmatch(computer):
                raise SetupError("setup-computer", computer=_cut(computer))
        if self.dice is DiceFrom.REAL:
            raise SetupError("setup-computer-dice")

    def _check_match(self) -> None:
        alone = len(self.players) == 1 and self.start is Start.AGREED
        if self.match and not (alone and self.dice is DiceFrom.SCREEN):
            raise SetupError("setup-match")


def _check_number_of_teams(sheet: RuleSheet, teams: int) -> None:
    allowed = sheet.customs.teams or TEAMS
    if teams not in allowed:
        told = ", ".join(str(number) for number in allowed)
        raise SetupError("setup-teams", got=teams, allowed=told)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def is_line(text: str, longest: int) -> bool:
    """Whether a text stands in one line of a record as it is: all is seen of it, but what joins two signs."""
    seen = JOINED.sub("", text)
    return len(text) <= longest and seen.isprintable() and text == text.strip()


def folded(name: str) -> str:
    """Return what two names have in common that are the same to a reader, in large letters or small."""
    return name.translate(dict.fromkeys(map(ord, JOINERS))).casefold()


def listed(text: str) -> tuple[str, ...]:
    """Read names or words as a person types them, with commas between them."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def agreed(
    sheet: RuleSheet,
    players: Sequence[str],
    dice: DiceFrom,
    *,
    teams: int | None = None,
    rounds: int | None = None,
    counting: Counting | None = None,
    start: Start | None = None,
    words: Sequence[str] = (),
    game_id: str = "",
    computers: Sequence[str] = (),
    coach: bool = True,
) -> Setup:
    """Return a table as people agree on it; what they leave open is as the sheet has it.

    Who plays with real dice has settled who begins before the pad comes out, and names that one first.
    """
    if teams:
        _check_number_of_teams(sheet, teams)
    usual_start = sheet.customs.start if dice is DiceFrom.SCREEN else None
    usual_counting = next(iter(sheet.customs.counting), Counting.TOTALS)
    return Setup(
        sheet=sheet,
        players=tuple(players),
        teams=deal(players, teams) if teams else (),
        rounds=1 if rounds is None else rounds,
        counting=counting or usual_counting,
        start=start or usual_start or Start.AGREED,
        dice=dice,
        words=tuple(words),
        game_id=game_id,
        computers=tuple(computers),
        coach=coach,
    )


def deal(players: Sequence[str], teams: int) -> tuple[tuple[int, ...], ...]:
    """Deal seats to teams in turn, so that partners sit apart: first, second, first, second."""
    if teams > len(players):
        raise SetupError("setup-team-seats")
    return tuple(tuple(range(team, len(players), teams)) for team in range(teams))
