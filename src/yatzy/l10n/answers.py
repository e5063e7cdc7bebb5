"""What programs are told, on the command line and by a server: advice, contests and solutions as data.

Numbers as they are, reasons as codes; rounds, columns, seats and turns count from 0. Where somebody is to read
it, the sentences come along in one language; a program does without them.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from yatzy.bots.contest import Results
from yatzy.coach.explain import Reason
from yatzy.coach.winning import WinAdvice, WinChances, WinChoice
from yatzy.game.card import Card
from yatzy.l10n.advice import choice_name, note_to_win, why
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.advice import Advice, Choice
from yatzy.solver.odds import PERCENTILES, BoxOdds, Odds

# Advice


class ToWin(Struct, frozen=True, omit_defaults=True):
    """What wins most often; while it is early for that, about how often best play for points does."""

    choices: tuple[WinChoice, ...] = ()
    """Every choice, the one that wins most often first."""
    for_points: WinChoice | None = None
    """The best choice for points."""
    about: float | None = None
    """A chance, estimated from mean and variance."""

    @classmethod
    def of(cls, found: WinAdvice | float) -> "ToWin":
        """Return what was found, exactly or about."""
        return cls(about=found) if isinstance(found, float) else cls(found.choices, found.for_points)


class AdviceAnswer(Struct, frozen=True, omit_defaults=True):
    """Every choice for the dice on a table, the best first, and why that is the best."""

    sheet: str
    digest: str
    dice: Dice
    rolls_left: int
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    to_win: ToWin | None = None
    """Where there is someone to win against and it is late enough to tell, or totals to beat were named."""
    chances: WinChances | None = None
    """How likely each column wins, at a table of several."""
    chances_later: bool = False
    """Whether they are left out only for now: what they are estimated from is still being computed."""
    language: str = ""
    names: tuple[str, ...] = ()
    """What each choice is called."""
    why: tuple[str, ...] = ()
    """The reasons as sentences."""
    note: str = ""
    """What wins most often, as a sentence, where that is another choice or totals to beat were named."""


def advice_answer(
    sheet: RuleSheet,
    advice: Advice,
    found: Sequence[Reason],
    race: WinAdvice | float | None = None,
    *,
    words: Catalogue | None = None,
    note: bool = False,
    chances: WinChances | None = None,
    chances_later: bool = False,
) -> AdviceAnswer:
    """Return advice for programs, with sentences if there is a catalogue to take them from.

    ``note`` asks for one about winning.
    """
    return AdviceAnswer(
        sheet=sheet.id,
        digest=sheet.digest,
        dice=advice.dice,
        rolls_left=advice.rolls_left,
        choices=advice.choices,
        reasons=tuple(found),
        to_win=None if race is None else ToWin.of(race),
        chances=chances,
        chances_later=chances_later,
        language=words.language if words else "",
        names=tuple(choice_name(words, sheet, choice) for choice in advice.choices) if words else (),
        why=tuple(why(words, sheet, found)) if words else (),
        note=note_to_win(words, sheet, race) if words and note and race is not None else "",
    )


# Contests


class ResultPart(Struct, frozen=True):
    """How one computer player came out of many games."""

    name: str
    mean: float
    deviation: float
    """The standard deviation of the totals."""
    error: float
    """The standard error of the mean."""
    mean_range: tuple[float, float]
    """Where the true mean lies, with 95 % confidence."""
    wins: float
    """The share of the games won; those who tie share a win."""
    wins_range: tuple[float, float]
    best: int
    worst: int


class ContestAnswer(Struct, frozen=True):
    """Computer players in many games against each other, in the order they were named."""

    sheet: str
    digest: str
    games: int
    seed: int
    players: tuple[ResultPart, ...]


def contest_answer(sheet: RuleSheet, results: Results, seed: int) -> ContestAnswer:
    """Return for programs how a contest came out."""
    players = tuple(
        ResultPart(
            name=one.name,
            mean=one.mean,
            deviation=one.deviation,
            error=one.error,
            mean_range=one.mean_range,
            wins=one.wins,
            wins_range=one.wins_range,
            best=one.best,
            worst=one.worst,
        )
        for one in results.players
    )
    return ContestAnswer(sheet.id, sheet.digest, results.games, seed, players)


# Solutions


class SolutionAnswer(Struct, frozen=True, omit_defaults=True):
    """What best play makes by a sheet."""

    sheet: str
    digest: str
    expected: float
    """The expected total of a game."""
    states: int
    deviation: float | None = None
    """The standard deviation of the totals, where it is known already."""


# How games end


class BoxPart(Struct, frozen=True):
    """What becomes of one box under best play."""

    key: str
    mean: float
    """Its mean points; of a filled box, those that stand there."""
    struck: float
    """The chance of a zero in it."""
    filled: bool = False


class OddsAnswer(Struct, frozen=True):
    """How games by a sheet end under best play."""

    sheet: str
    digest: str
    mean: float
    deviation: float
    """The standard deviation of the totals."""
    percentiles: dict[str, int]
    """By percent of all games, the total they do not exceed."""
    upper_bonus: float | None
    """The chance of it; none where the sheet has no such bonus."""
    further: float
    """Mean points of the bonuses for a further five alike."""
    boxes: tuple[BoxPart, ...]
    games: int | None
    """How many games it was found by; none where it is exact."""
    exact_mean: float | None
    """The mean as the solution knows it, where that of the games played is another."""
    first: int
    chances: tuple[float, ...]
    """Of each total, from the first on."""

    @property
    def odds(self) -> Odds:
        """Return what there is to reckon and draw with."""
        boxes = tuple(BoxOdds(box.key, box.mean, box.struck) for box in self.boxes)
        chances = np.array(self.chances)
        return Odds(self.first, chances, boxes, self.upper_bonus, self.further, self.games, self.exact_mean)


def odds_answer(sheet: RuleSheet, found: Odds, card: Card | None = None) -> OddsAnswer:
    """Return for programs how games end, from a card on or from the first turn."""
    points = card.points if card else (None,) * len(found.boxes)
    return OddsAnswer(
        sheet=sheet.id,
        digest=sheet.digest,
        mean=found.mean,
        deviation=found.deviation,
        percentiles={str(percent): found.percentile(percent) for percent in PERCENTILES},
        upper_bonus=found.upper_bonus,
        further=found.further,
        boxes=tuple(
            BoxPart(box.key, box.mean, box.struck, stands is not None)
            for box, stands in zip(found.boxes, points, strict=True)
        ),
        games=found.games,
        exact_mean=found.exact_mean,
        first=found.first,
        chances=tuple(found.chances.tolist()),
    )
