"""The form for a new game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Select, Static

from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.setup import MOST_ROUNDS, TEAMS, DiceFrom, Setup, deal
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import sheet_ids, shelf_sheet
from yatzy.store.sql import Store
from yatzy.table import Table
from yatzy.tui.hints import hints

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp

SHOWN_SEAL = 16
T = TypeVar("T", str, int)


class Laying(Screen[None]):
    """Asks what is played, and by whom."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        Binding("ctrl+s", "start", show=False),
        Binding("escape", "leave", show=False),
        Binding("ctrl+t", "app.light", show=False),
        Binding("ctrl+q", "app.quit", show=False),
    ]

    def __init__(self, words: Catalogue, store: Store, dice: DiceFrom, suggestion: Setup | None) -> None:
        super().__init__()
        self.words = words
        self._store = store
        self._dice = dice
        self._suggestion = suggestion
        self._secret = new_secret()
        self._sheets = {sheet_id: shelf_sheet(sheet_id) for sheet_id in sheet_ids()}
        if suggestion:
            self._sheets.setdefault(suggestion.sheet.id, suggestion.sheet)

    def compose(self) -> ComposeResult:
        """Lay the form out."""
        say, setup = self.words.say, self._suggestion
        real = self._dice is DiceFrom.REAL
        with VerticalScroll(id="form"):
            yield Static(say("new-title-pad" if real else "new-title"), classes="title", markup=False)
            sheets = [(full_title(sheet), sheet_id) for sheet_id, sheet in self._sheets.items()]
            yield from self._field("sheet", _select(sheets, setup.sheet.id if setup else "tactic", "sheet"))
            names = ", ".join(setup.players) if setup else ""
            yield from self._field("players", Input(names, placeholder=say("new-players-hint"), id="players"))
            teams = [(say("new-teams-none"), 0), *((say("new-teams-some", teams=n), n) for n in TEAMS)]
            yield from self._field("teams", _select(teams, len(setup.teams) if setup else 0, "teams"))
            rounds = [(str(number), number) for number in range(1, MOST_ROUNDS + 1)]
            yield from self._field("rounds", _select(rounds, setup.rounds if setup else 1, "rounds"))
            counting = [(say(f"new-counting-{one}"), one) for one in Counting]
            chosen = setup.counting if setup else self._usual_counting(shelf_sheet("tactic"))
            yield from self._field("counting", _select(counting, chosen, "counting"))
            starts = [(say(f"new-start-{one}"), one) for one in (Start.AGREED, Start.ROLL_OFF)]
            yield from self._field("start", _select(starts, setup.start if setup else Start.AGREED, "start"))
            if not real:
                yield from self._field("words", Input(placeholder=say("new-words-hint"), id="words"))
                seal = seal_of(self._secret)[:SHOWN_SEAL]
                yield Static(say("new-seal", seal=seal), id="sealed", markup=False)
            yield Static("", id="problem", markup=False)
            yield Button(say("new-start-game"), id="go")
        keys = [("Tab", "field"), ("Ctrl+S", "start"), ("Ctrl+T", "light"), ("Esc", "quit")]
        yield Static(hints(self.words, keys), classes="hints", markup=False)

    def _field(self, name: str, field: Input | Select[str] | Select[int]) -> Iterator[Horizontal]:
        label = Static(self.words.say(f"new-{name}"), classes="label", markup=False)
        yield Horizontal(label, field, classes="field")

    def on_mount(self) -> None:
        """Begin with the names."""
        self.query_one("#players").focus()

    @on(Select.Changed, "#sheet")
    def follow_sheet(self, event: Select.Changed) -> None:
        """Take up how the sheet itself is played."""
        sheet = self._sheets.get(str(event.value))
        if sheet is None or (self._suggestion and sheet.id == self._suggestion.sheet.id):
            return
        self.query_one("#counting", Select).value = self._usual_counting(sheet)
        self.query_one("#start", Select).value = sheet.customs.start or Start.AGREED

    @staticmethod
    def _usual_counting(sheet: RuleSheet) -> Counting:
        return sheet.customs.counting[0] if sheet.customs.counting else Counting.TOTALS

    @on(Button.Pressed, "#go")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Start the game, or tell what is wrong."""
        try:
            setup = self._setup()
            table = Table.lay(self._store, setup, None if self._dice is DiceFrom.REAL else self._secret)
        except YatzyError as error:
            self.query_one("#problem", Static).update(sentence(self.words, error))
            return
        self._app.sit_down(table)

    def _setup(self) -> Setup:
        names = _listed(self._text("players")) or (self.words.say("new-default-player"),)
        lucky = _listed(self._text("words")) if self._dice is DiceFrom.SCREEN else ()
        teams = int(str(self.query_one("#teams", Select).value))
        setup = Setup(
            sheet=self._sheets[str(self.query_one("#sheet", Select).value)],
            players=names,
            rounds=int(str(self.query_one("#rounds", Select).value)),
            counting=Counting(str(self.query_one("#counting", Select).value)),
            start=Start(str(self.query_one("#start", Select).value)),
            dice=self._dice,
            words=lucky,
        )
        return replace(setup, teams=deal(names, teams)) if teams else setup

    def _text(self, name: str) -> str:
        return self.query_one(f"#{name}", Input).value

    def action_leave(self) -> None:
        """Go back to the table, or leave."""
        if len(self.app.screen_stack) > 2:  # noqa: PLR2004 # the default screen and this one
            self.app.pop_screen()
        else:
            self.app.exit()

    @property
    def _app(self) -> "YatzyApp":
        return cast("YatzyApp", self.app)


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _select(options: Sequence[tuple[str, T]], value: T, name: str) -> Select[T]:
    return Select(options, value=value, allow_blank=False, id=name)
