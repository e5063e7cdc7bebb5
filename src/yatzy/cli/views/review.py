"""A game review as terminal output of any width."""

from functools import cached_property

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from yatzy.app.review import GameReview
from yatzy.cli.support.terminal import NARROW, fact_table, make_console, ruled_table, space_dice
from yatzy.cli.views.sparkline import Scale, draw_sparkline, find_scale_ends, pick_signs
from yatzy.coach.review import ColumnReview
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.deciding_factors import deciding_factors
from yatzy.report.review import (
    TENTHS,
    ColumnReport,
    DecisionLine,
    column_reports,
    comparison_rows,
    costliest_decisions,
    costliest_heading,
    format_signed,
    format_tenths,
    mistake_reason_sentences,
    partner_rows,
    turn_lines,
)
from yatzy.report.scorepad import STRUCK
from yatzy.rules.sheet import full_title

MIN_SPARKLINE, MAX_SPARKLINE = 14, 30
"""Width limits of a sparkline; with less room it is left out."""

GAP = 3
"""Characters between two columns of a table."""

MAX_HEAD_WIDTH = 8
"""Width of a header over numbers before it wraps, unless a word is longer."""

HEADS = ("column-points", "review-luck", "review-given-away", "review-expected")
"""Message ids of the headers over the numbers of a turn."""

TIGHT = (0, 1, 0, 0)
"""Cell padding of tables with many columns."""


class ReviewPrinter:
    """Prints the review of one game."""

    def __init__(self, words: Catalogue, found: GameReview) -> None:
        self.words, self.found, self.game, self.reviewed = words, found, found.game, found.review
        self.console = make_console()
        self.rounds = self.game.setup.rounds > 1
        self.signs = pick_signs()

    def print(self) -> None:
        """Print the verdict, then every column."""
        words, game, console = self.words, self.game, self.console
        self.print_line(words.say("review-heading", sheet=full_title(game.setup.sheet)), "bold")
        if named := " · ".join(part for part in (words.date(game.setup.date), game.setup.game_id) if part):
            self.print_line(named, "dim")
        console.print()
        if not game.turns:
            self.print_line(words.say("review-nothing"))
            return
        for sentence in deciding_factors(words, game, self.reviewed):
            self.print_line(sentence)
        columns = column_reports(game, self.reviewed)
        if len(columns) > 1:
            self.print_comparison()
        console.print()
        self.print_line(words.say("review-adds-up" if game.over else "review-adds-up-now"), "dim")
        for place, column in enumerate(columns):
            console.print()
            self.print_column(place, column)

    def print_comparison(self) -> None:
        """Print luck and skill of the columns side by side, over all rounds and in each."""
        words, game = self.words, self.game
        self.console.print()
        self.print_rows(comparison_rows(words, column_reports(game, self.reviewed)))
        if rows := partner_rows(words, game, self.reviewed):
            self.console.print()
            self.print_line(words.say("review-partners"), "bold")
            self.print_rows(rows)
        for one in range(len(game.cards)) if self.rounds else ():
            self.console.print()
            self.print_line(words.say("end-round", round=one + 1), "bold")
            self.print_rows(comparison_rows(words, column_reports(game, self.reviewed, one)))

    def print_rows(self, rows: list[tuple[str, ...]]) -> None:
        """Print names with numbers, as a table or in a narrow terminal as lines."""
        head, *lines = rows
        if self.console.width < NARROW:
            for line in lines:
                self.print_line(line[0], "bold")
                figures = dict(zip(head[1:], line[1:], strict=True))
                self.console.print(Padding(fact_table(figures, figures=True), (0, 0, 0, 2)))
            return
        table = ruled_table(*head)
        for column in table.columns[1:]:
            column.justify = "right"
        for line in lines:
            table.add_row(*map(Text, line))
        self.console.print(table)

    def print_column(self, place: int, column: ColumnReport) -> None:
        """Print a column: its summary, its costliest decisions, and every turn."""
        words, console = self.words, self.console
        self.print_line(column.name, "bold underline")
        self.print_line(column.sum_line(words))
        if column.skill.decisions:
            if len(self.game.setup.columns) == 1:
                self.print_line(words.say("review-accuracy", best=column.accuracy_text(words)))
            console.print()
            self.print_line(costliest_heading(words, column), "bold")
            for rank, line in enumerate(costliest_decisions(words, self.game, self.reviewed, place), 1):
                self.print_decision(rank, line)
        for part in column.parts:
            if part.turns:
                console.print()
                title = (
                    words.say("end-round", round=part.round + 1) if self.rounds else words.say("review-turns")
                )
                self.print_line(title, "bold")
                self.print_turns(part)

    def print_decision(self, rank: int, line: DecisionLine) -> None:
        """Print a decision, the better choice, and why it is better."""
        words, why = self.words, mistake_reason_sentences(self.words, self.found, line.decision)
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", style="dim")
        grid.add_column(overflow="fold")
        about = Text(f"{space_dice(line.dice)}  ", "bold")
        about.append(f"{line.place}, {line.left}", "not bold")
        grid.add_row(f"{rank}.", about)
        chosen = {words.say("review-chosen"): line.chosen, words.say("review-better"): line.best}
        for name, choice in chosen.items():
            grid.add_row("", Text.assemble((f"{name}  ", "dim"), choice))
        grid.add_row("", Text(words.say("review-cost", cost=line.cost), "red"))
        if why:
            grid.add_row("", Text(" ".join(why), "dim"))
        self.console.print(grid)

    def print_turns(self, part: ColumnReview) -> None:
        """Print the turns of a round, with sparklines if there is room."""
        if self.console.width < NARROW:
            self.print_turn_lines(part)
            return
        table = self.turn_table(part, 0)
        room = self.console.width - self.console.measure(table).maximum - GAP
        self.console.print(self.turn_table(part, min(room, MAX_SPARKLINE)) if room >= MIN_SPARKLINE else table)

    def turn_table(self, part: ColumnReview, room: int) -> Table:
        """Return a table of a round's turns, with sparklines ``room`` characters wide."""
        words, shared = self.words, self.has_partners(part)
        table = ruled_table(
            *map(words.say, ["review-turn", *(["column-player"] if shared else []), "column-box"])
        )
        table.padding, table.columns[0].justify = TIGHT, "right"
        heads = [words.say(name) for name in HEADS]
        widest = max(MAX_HEAD_WIDTH, *(len(word) for head in heads for word in head.split()))
        for head in heads:
            table.add_column(head, justify="right", max_width=widest)
        scale = Scale(*self.total_range, room)
        if room:
            table.add_column(self.scale_header(scale), no_wrap=True)
        for line in turn_lines(words, self.game, part):
            figures = (
                format_signed(words, line.balance.luck),
                line.cost_text,
                format_tenths(words, line.balance.total),
            )
            cells = [str(line.number), *([line.player] if shared else []), line.box, line.points, *figures]
            drawn = [draw_sparkline(line.balance, scale, self.signs)] if room else []
            table.add_row(*map(Text, cells), *drawn)
        return table

    def print_turn_lines(self, part: ColumnReview) -> None:
        """Print the turns of a round as lines, for narrow terminals."""
        words = self.words
        for line in turn_lines(words, self.game, part):
            player = f"{line.player} · " if self.has_partners(part) else ""
            self.print_line(f"{line.number}. {player}{line.box} {line.points}")
            text = words.say(
                "review-turn-line",
                luck=format_signed(words, line.balance.luck),
                given="some" if line.cost_text not in ("", STRUCK) else "none",
                cost=line.cost_text,
                expected=format_tenths(words, line.balance.total),
            )
            self.console.print(Padding(Text(text, "dim"), (0, 0, 0, 3)))

    def has_partners(self, part: ColumnReview) -> bool:
        """Whether partners share a column."""
        return len(self.game.setup.columns[part.column]) > 1

    @cached_property
    def total_range(self) -> tuple[int, int, int]:
        """The lowest and the highest expected total of all turns, and that before the first roll, in tenths."""
        balances = [
            line.balance for part in self.reviewed.columns for line in turn_lines(self.words, self.game, part)
        ]
        return find_scale_ends(balances, round(TENTHS * self.found.values.expected))

    def scale_header(self, scale: Scale) -> str:
        """Return the header of the sparklines: the totals at their ends."""
        low, high = (self.words.decimal(end / TENTHS, 0) for end in (scale.low, scale.high))
        return low + high.rjust(scale.width - len(low))

    def print_line(self, text: str, style: str = "") -> None:
        """Print text, wrapped."""
        self.console.print(Text(text, style))
