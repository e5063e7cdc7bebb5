"""The setup of a game: the sheet, who plays, and how it is counted."""

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
"""The limit where a sheet sets none."""
MOST_ROUNDS = 6
"""The limit where a sheet says nothing about rounds."""
MOST_CHOSEN_ROUNDS = 100
"""The limit where a sheet leaves the number of rounds to the players: far more than anyone plays."""
TEAMS = (2, 3)
"""The allowed numbers of teams where a sheet sets none."""


GAME_ID = re.compile(r"[0-9A-Za-z-]{1,40}")

TAG_FORMATS = {
    "game_id": GAME_ID,
    "match": GAME_ID,
    "date": re.compile(r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"),
    "seal": re.compile(r"[0-9a-f]{64}"),
}
"""The formats of optional tags."""

JOINERS = "\u200c\u200d"
"""Zero-width joiner and non-joiner, needed in Persian or Hindi names and in composed emoji."""
JOINER_INSIDE = re.compile(rf"(?<=[^\s{JOINERS}])[{JOINERS}](?=[^\s{JOINERS}])")
"""A joiner in a valid position: between two characters."""

COMPUTER = re.compile(r"[a-z][a-z0-9-]{0,39}")
"""Format of the name of a computer player. The package ``bots`` knows which names exist."""


class DiceFrom(StrEnum):
    """Where the dice come from: rolled by the program, or real dice entered by the players."""

    SCREEN = "screen"
    REAL = "real"


@dataclass(frozen=True)
class Setup:
    """The setup of a game. Raises :class:`SetupError` when made with invalid values."""

    sheet: RuleSheet
    players: tuple[str, ...]
    """By seat, clockwise."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team; empty without teams."""
    rounds: int = 1
    counting: Counting = Counting.TOTALS
    start: Start = Start.AGREED
    """Whether the first column begins, or the winner of a roll-off."""
    dice: DiceFrom = DiceFrom.SCREEN
    game_id: str = ""
    date: str = ""
    """The day the game began, as in 2026-11-15."""
    seal: str = ""
    """The SHA-256 of the secret behind the dice, in hexadecimal."""
    words: tuple[str, ...] = ()
    """By seat, a word that goes into the dice, so that nobody can prepare them; or empty."""
    computers: tuple[str, ...] = ()
    """By seat, the name of the computer player, "" for a person; empty without computer players."""
    coach: bool = True
    """Whether the coach may be consulted in this game."""
    match: str = ""
    """Id of the duplicate match, in which everyone plays the same dice alone; "" if none."""

    def __post_init__(self) -> None:
        for name, form in TAG_FORMATS.items():
            if (text := getattr(self, name)) and not form.fullmatch(text):
                raise SetupError("setup-tag", tag=name, text=text[:LONGEST_NAME])
        self._check_players()
        self._check_teams()
        self._check_computers()
        most = most_rounds(self.sheet)
        if not 1 <= self.rounds <= most:
            raise SetupError("setup-rounds", got=self.rounds, most=most)
        if self.words and len(self.words) != len(self.players):
            raise SetupError("setup-words", got=len(self.words), players=len(self.players))
        for word in self.words:
            if not is_single_line(word, LONGEST_WORD):
                raise SetupError("setup-word", word=_truncate(word), longest=LONGEST_WORD)
        self._check_match()

    @cached_property
    def columns(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that share each column of the pad."""
        return self.teams or tuple((seat,) for seat in range(len(self.players)))

    def computer_at(self, seat: int) -> str:
        """Return the name of the computer player at a seat, "" for a person."""
        return self.computers[seat] if self.computers else ""

    @cached_property
    def turns_per_round(self) -> int:
        """Return the number of turns until every column is full."""
        return len(self.sheet.rules.boxes) * len(self.columns)

    @cached_property
    def turns(self) -> int:
        """Return the number of turns of the whole game."""
        return self.rounds * self.turns_per_round

    def column_name(self, column: int) -> str:
        """Return the name of a column: the player's, or those of the partners joined."""
        return " & ".join(self.players[seat] for seat in self.columns[column])

    def _check_players(self) -> None:
        least, most = self.sheet.players.least, self.sheet.players.most or MOST_PLAYERS
        if len(self.players) != 1 and not max(1, least) <= len(self.players) <= most:
            raise SetupError("setup-players", got=len(self.players), least=least, most=most)
        for seat, name in enumerate(self.players):
            if not name or not is_single_line(name, LONGEST_NAME):
                raise SetupError("setup-name", name=_truncate(name), longest=LONGEST_NAME)
            if fold_name(name) in map(fold_name, self.players[:seat]):
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
                raise SetupError("setup-computer", computer=_truncate(computer))
        if self.dice is DiceFrom.REAL:
            raise SetupError("setup-computer-dice")

    def _check_match(self) -> None:
        alone = len(self.players) == 1 and self.start is Start.AGREED
        if self.match and not (alone and self.dice is DiceFrom.SCREEN):
            raise SetupError("setup-match")


def most_rounds(sheet: RuleSheet) -> int:
    """Return the most rounds a series by a sheet can have."""
    customs = sheet.customs
    return customs.rounds or (MOST_CHOSEN_ROUNDS if customs.players_choose_rounds else MOST_ROUNDS)


def _check_number_of_teams(sheet: RuleSheet, teams: int) -> None:
    allowed = sheet.customs.teams or TEAMS
    if teams not in allowed:
        raise SetupError("setup-teams", got=teams, allowed=", ".join(map(str, allowed)))


def _truncate(text: str) -> str:
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def is_single_line(text: str, longest: int) -> bool:
    """Whether a text is one trimmed line of printable characters; joiners inside words are allowed."""
    visible = JOINER_INSIDE.sub("", text)
    return len(text) <= longest and visible.isprintable() and text == text.strip()


def fold_name(name: str) -> str:
    """Return a key under which names that look the same compare equal: no joiners, case folded."""
    return name.translate(dict.fromkeys(map(ord, JOINERS))).casefold()


def split_list(text: str) -> tuple[str, ...]:
    """Split comma-separated names or words, dropping empty ones."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def make_setup(
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
    """Return a setup with the sheet's customs as defaults. Raises :class:`SetupError`.

    With real dice the first player begins by default: people settle that before they open the pad.
    """
    if teams:
        _check_number_of_teams(sheet, teams)
    default_start = sheet.customs.start if dice is DiceFrom.SCREEN else None
    default_counting = next(iter(sheet.customs.counting), Counting.TOTALS)
    return Setup(
        sheet=sheet,
        players=tuple(players),
        teams=assign_teams(players, teams) if teams else (),
        rounds=1 if rounds is None else rounds,
        counting=counting or default_counting,
        start=start or default_start or Start.AGREED,
        dice=dice,
        words=tuple(words),
        game_id=game_id,
        computers=tuple(computers),
        coach=coach,
    )


def least_players(teams: int) -> int:
    """Return with how many players so many teams make sense: two people each alone need none."""
    return max(teams, 3)


def assign_teams(players: Sequence[str], teams: int) -> tuple[tuple[int, ...], ...]:
    """Assign seats to teams alternately, so that partners do not sit next to each other."""
    if teams > len(players):
        raise SetupError("setup-team-seats")
    return tuple(tuple(range(team, len(players), teams)) for team in range(teams))
