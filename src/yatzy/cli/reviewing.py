"""A game looked at again, on a terminal of any width."""

from functools import cached_property

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from yatzy.cli.output import NARROW, faces, pairs, ruled, terminal
from yatzy.cli.track import Scale, known_signs, scale_ends, track
from yatzy.coach.review import ColumnReview, Review
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import (
    TENTHS,
    DecisionLine,
    Summary,
    comparison,
    number,
    partners,
    signed,
    summaries,
    turn_lines,
    why_better,
    worst,
    worst_heading,
)
from yatzy.l10n.rulebook import full_title
from yatzy.l10n.scorepad import STRUCK
from yatzy.l10n.verdict import verdict
from yatzy.solver.values import Values

LEAST_TRACK, MOST_TRACK = 14, 30
"""Signs a track has; with room for fewer it is left out."""

GAP = 3
"""Signs between two columns of a table."""

MOST_HEAD = 8
"""Signs after which the head over numbers goes on below, where its words are no longer."""

HEADS = ("column-points", "review-luck", "review-given-away", "review-expected")
"""Over the numbers of a turn."""

TIGHT = (0, 1, 0, 0)
"""Room around the cells of a table that has many."""


class Told:
    """Prints one game."""

    def __init__(self, words: Catalogue, values: Values, game: Game, reviewed: Review) -> None:
        self.words, self.values, self.game, self.reviewed = words, values, game, reviewed
        self.console = terminal()
        self.rounds = game.setup.rounds > 1
        self.signs = known_signs()

    def print(self) -> None:
        """Print the verdict, then every column."""
        words, game, console = self.words, self.game, self.console
        self.line(words.say("review-heading", sheet=full_title(game.setup.sheet)), "bold")
        if named := " · ".join(part for part in (words.date(game.setup.date), game.setup.game_id) if part):
            self.line(named, "dim")
        console.print()
        if not game.turns:
            self.line(words.say("review-nothing"))
            return
        for sentence in verdict(words, game, self.reviewed):
            self.line(sentence)
        columns = summaries(game, self.reviewed)
        if len(columns) > 1:
            self.compared()
        console.print()
        self.line(words.say("review-adds-up" if game.over else "review-adds-up-now"), "dim")
        for place, column in enumerate(columns):
            console.print()
            self.column(place, column)

    def compared(self) -> None:
        """Print who had the dice and who chose well: through all rounds, and in each."""
        words, game = self.words, self.game
        self.console.print()
        self.rows(comparison(words, summaries(game, self.reviewed)))
        if rows := partners(words, game, self.reviewed):
            self.console.print()
            self.line(words.say("review-partners"), "bold")
            self.rows(rows)
        for one in range(len(game.cards)) if self.rounds else ():
            self.console.print()
            self.line(words.say("end-round", round=one + 1), "bold")
            self.rows(comparison(words, summaries(game, self.reviewed, one)))

    def rows(self, rows: list[tuple[str, ...]]) -> None:
        """Print names with numbers: as a table, or one below the other where there is no room for one."""
        head, *lines = rows
        if self.console.width < NARROW:
            for line in lines:
                self.line(line[0], "bold")
                figures = dict(zip(head[1:], line[1:], strict=True))
                self.console.print(Padding(pairs(figures, figures=True), (0, 0, 0, 2)))
            return
        table = ruled(*head)
        for column in table.columns[1:]:
            column.justify = "right"
        for line in lines:
            table.add_row(*map(Text, line))
        self.console.print(table)

    def column(self, place: int, column: Summary) -> None:
        """Print a column: how it came about, what cost most, and every turn."""
        words, console = self.words, self.console
        self.line(column.name, "bold underline")
        self.line(column.line(words))
        if column.skill.decisions:
            if len(self.game.setup.columns) == 1:
                self.line(words.say("review-accuracy", best=column.accuracy(words)))
            console.print()
            self.line(worst_heading(words, column), "bold")
            for rank, line in enumerate(worst(words, self.game, self.reviewed, place), 1):
                self.decision(rank, line)
        for part in column.parts:
            if part.turns:
                console.print()
                title = (
                    words.say("end-round", round=part.round + 1) if self.rounds else words.say("review-turns")
                )
                self.line(title, "bold")
                self.turns(part)

    def decision(self, rank: int, line: DecisionLine) -> None:
        """Print a decision, what would have been better, and why."""
        words, why = self.words, why_better(self.words, self.values, self.game, line.decision)
        told = Table.grid(padding=(0, 1, 0, 0))
        told.add_column(justify="right", style="dim")
        told.add_column(overflow="fold")
        about = Text(f"{faces(line.dice)}  ", "bold")
        about.append(f"{line.place}, {line.left}", "not bold")
        told.add_row(f"{rank}.", about)
        chosen = {words.say("review-chosen"): line.chosen, words.say("review-better"): line.best}
        for name, choice in chosen.items():
            told.add_row("", Text.assemble((f"{name}  ", "dim"), choice))
        told.add_row("", Text(words.say("review-cost", cost=line.cost), "red"))
        if why:
            told.add_row("", Text(" ".join(why), "dim"))
        self.console.print(told)

    def turns(self, part: ColumnReview) -> None:
        """Print a round's turns, with its course beside them where there is room."""
        if self.console.width < NARROW:
            self.turns_below_each_other(part)
            return
        table = self.turn_table(part, 0)
        room = self.console.width - self.console.measure(table).maximum - GAP
        self.console.print(self.turn_table(part, min(room, MOST_TRACK)) if room >= LEAST_TRACK else table)

    def turn_table(self, part: ColumnReview, room: int) -> Table:
        """Return a table of a round's turns, with a track of so many signs."""
        words, shared = self.words, self.shared(part)
        table = ruled(*map(words.say, ["review-turn", *(["column-player"] if shared else []), "column-box"]))
        table.padding, table.columns[0].justify = TIGHT, "right"
        heads = [words.say(name) for name in HEADS]
        widest = max(MOST_HEAD, *(len(word) for head in heads for word in head.split()))
        for head in heads:
            table.add_column(head, justify="right", max_width=widest)
        scale = Scale(*self.ends, room)
        if room:
            table.add_column(self.over_track(scale), no_wrap=True)
        for line in turn_lines(words, self.game, part):
            figures = (signed(words, line.balance.luck), line.given_away, number(words, line.balance.total))
            cells = [str(line.number), *([line.player] if shared else []), line.box, line.points, *figures]
            drawn = [track(line.balance, scale, self.signs)] if room else []
            table.add_row(*map(Text, cells), *drawn)
        return table

    def turns_below_each_other(self, part: ColumnReview) -> None:
        """Print a round's turns where there is no room for a table."""
        words = self.words
        for line in turn_lines(words, self.game, part):
            player = f"{line.player} · " if self.shared(part) else ""
            self.line(f"{line.number}. {player}{line.box} {line.points}")
            told = words.say(
                "review-turn-line",
                luck=signed(words, line.balance.luck),
                given="some" if line.given_away not in ("", STRUCK) else "none",
                cost=line.given_away,
                expected=number(words, line.balance.total),
            )
            self.console.print(Padding(Text(told, "dim"), (0, 0, 0, 3)))

    def shared(self, part: ColumnReview) -> bool:
        """Whether partners share a column."""
        return len(self.game.setup.columns[part.column]) > 1

    @cached_property
    def ends(self) -> tuple[int, int, int]:
        """Return the lowest and the highest that was ever expected, and what was before the first throw."""
        balances = [
            line.balance for part in self.reviewed.columns for line in turn_lines(self.words, self.game, part)
        ]
        return scale_ends(balances, round(TENTHS * self.values.expected))

    def over_track(self, scale: Scale) -> str:
        """Write over a track what its ends are."""
        low, high = (self.words.decimal(end / TENTHS, 0) for end in (scale.low, scale.high))
        return low + high.rjust(scale.width - len(low))

    def line(self, text: str, style: str = "") -> None:
        """Print a line, or as many as it takes."""
        self.console.print(Text(text, style))
