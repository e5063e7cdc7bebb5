"""The form for a new game."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar, cast

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.screen import Screen
from textual.widgets import Button, Input, Select, Static

from yatzy.bots import BOTS
from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.setup import MOST_ROUNDS, TEAMS, DiceFrom, Setup, agreed, deal, listed
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.players import people, read_computers, seated
from yatzy.l10n.rulebook import full_title, players_wanted
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import USUAL, sheet_ids, shelf_sheet
from yatzy.store.sql import Store
from yatzy.table import Table, new_id
from yatzy.tui.hints import hints
from yatzy.tui.keys import bound

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp

T = TypeVar("T", str, int)


class Laying(Screen[None]):
    """Asks what is played, and by whom. The dice are sealed before anyone has said a word."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        bound("ctrl+s", "start"),
        bound("escape", "leave"),
        bound("ctrl+t", "app.light"),
        bound("ctrl+q", "app.quit"),
    ]

    def __init__(self, words: Catalogue, store: Store, dice: DiceFrom, suggestion: Setup | None) -> None:
        super().__init__()
        self.words = words
        self._store = store
        self._real = dice is DiceFrom.REAL
        self._dice = dice
        self._sheets = {sheet_id: shelf_sheet(sheet_id) for sheet_id in sheet_ids()}
        self._suggestion = suggestion or agreed(self._sheets[USUAL], ["?"], dice)
        self._sheets.setdefault(self._suggestion.sheet.id, self._suggestion.sheet)
        names = people(suggestion) if suggestion else ()
        self._names = "" if any("," in name for name in names) else ", ".join(names)
        self._secret, self._game_id = new_secret(), new_id()

    def compose(self) -> ComposeResult:
        """Lay the form out."""
        say, setup = self.words.say, self._suggestion
        with VerticalScroll(id="form"):
            yield Static(say("new-title-pad" if self._real else "new-title"), classes="title", markup=False)
            yield Static(id="problem", markup=False)
            sheets = [(full_title(sheet), sheet_id) for sheet_id, sheet in self._sheets.items()]
            yield from self._field("sheet", _select(sheets, setup.sheet.id, "sheet"))
            hint = say("new-players-hint")
            yield from self._field("players", Input(self._names, hint, id="players"))
            yield Static(id="about", classes="about", markup=False)
            if not self._real:
                yield from self._field("computers", self._computers())
                yield Static(id="about-computers", classes="about", markup=False)
            numbers = sorted({*TEAMS, *setup.sheet.customs.teams, len(setup.teams)} - {0})
            teams = [(say("new-teams-none"), 0), *((say("new-teams-some", teams=n), n) for n in numbers)]
            yield from self._field("teams", _select(teams, len(setup.teams), "teams"))
            most = max(MOST_ROUNDS, setup.rounds)
            rounds = [(str(number), number) for number in range(1, most + 1)]
            yield from self._field("rounds", _select(rounds, setup.rounds, "rounds"))
            counting = [(say(f"new-counting-{one}"), one) for one in Counting]
            yield from self._field("counting", _select(counting, setup.counting, "counting"))
            starts = [(say(f"new-start-{one}"), one) for one in (Start.AGREED, Start.ROLL_OFF)]
            yield from self._field("start", _select(starts, setup.start, "start"))
            coach = [(say("new-coach-on"), 1), (say("new-coach-off"), 0)]
            yield from self._field("coach", _select(coach, int(setup.coach), "coach"))
            if not self._real:
                lucky = Input(placeholder=say("new-words-hint"), id="words")
                yield from self._field("words", lucky)
                sealed = say("new-seal", game=self._game_id, seal=seal_of(self._secret))
                yield Static(sealed, id="sealed", markup=False)
            yield Button(say("new-start-game"), id="go")
        keys = [("⏎", "start"), ("Tab", "field"), ("Ctrl+T", "light"), ("Esc", "quit")]
        yield Static(hints(self.words, keys), classes="hints", markup=False)

    def _computers(self) -> Input:
        """Ask which computers play, suggesting those of last time that are known here."""
        asked = [one for one in self._suggestion.computers if one in BOTS]
        hint = self.words.say("new-computers-hint")
        return Input(", ".join(asked), hint, id="computers")

    def _field(self, name: str, field: Input | Select[str] | Select[int]) -> Iterator[Horizontal]:
        label = Static(self.words.say(f"new-{name}"), classes="label", markup=False)
        yield Horizontal(label, field, classes="field", id=f"field-{name}")

    def on_mount(self) -> None:
        """Begin with the names."""
        self.query_one("#players").focus()
        self._show_what_fits()

    @on(Select.Changed, "#sheet")
    def follow_sheet(self, event: Select.Changed) -> None:
        """Take up how the sheet itself is played, or how it was played last."""
        sheet = self._sheets.get(str(event.value))
        if sheet is not None:
            same = sheet.id == self._suggestion.sheet.id
            usual = self._suggestion if same else agreed(sheet, ["?"], self._dice)
            self.query_one("#counting", Select).value = usual.counting
            self.query_one("#start", Select).value = usual.start
        self._show_what_fits()

    @on(Select.Changed)
    @on(Input.Changed)
    @on(DescendantFocus)
    def _show_what_fits(self) -> None:
        """Say what the sheet is like and who plays with whom; hide what is of no use."""
        names, teams = self._seated(), self._number("teams")
        lines = [self._about_sheet()]
        if teams and teams <= len(names):
            dealt = [" & ".join(names[seat] for seat in team) for team in deal(names, teams)]
            lines.append(self.words.say("new-about-teams", teams=" – ".join(dealt)))
        self.query_one("#about", Static).update("\n".join(lines))
        for about in self.query("#about-computers").results(Static):
            about.update(self._about_computers())
            about.display = isinstance(self.focused, Input) and self.focused.id == "computers"
        several = len(names) > 1
        self.query_one("#field-counting").display = several and self._number("rounds") > 1
        self.query_one("#field-start").display = several
        self.query_one("#field-teams").display = len(names) > min(TEAMS)

    def _about_sheet(self) -> str:
        sheet = self._sheet()
        bonus = sheet.rules.upper_bonus
        return self.words.say(
            "new-about",
            boxes=len(sheet.rules.boxes),
            dice=sheet.rules.dice,
            bonus=bonus.points if bonus else 0,
            at=bonus.at if bonus else 0,
            players=players_wanted(self.words, sheet),
        )

    def _about_computers(self) -> str:
        """Say which computers there are, or what the one named last is like."""
        say, named = self.words.say, self._computers_named()
        if not named:
            return say("new-computers-known", known=self.words.both(say(f"bot-{one}") for one in BOTS))
        return say("new-computers-about", name=say(f"bot-{named[-1]}"), about=say(f"bot-{named[-1]}.about"))

    @on(Button.Pressed, "#go")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Start the game, or tell what is wrong."""
        try:
            table = Table.lay(self._store, self._setup(), None if self._real else self._secret)
        except YatzyError as error:
            self.query_one("#problem", Static).update(sentence(self.words, error))
            self.query_one("#form").scroll_home(animate=False)
            return
        self._app.sit_down(table)

    def _setup(self) -> Setup:
        computers = () if self._real else read_computers(self.words, self._text("computers"))
        lucky = () if self._real else listed(self._text("words"))
        named = self._people()
        names, seats = seated(self.words, named, computers)
        if lucky and len(lucky) == len(named):
            lucky += ("",) * len(computers)  # computers believe in no luck
        return agreed(
            self._sheet(),
            names,
            self._dice,
            teams=self._number("teams") if len(names) > min(TEAMS) else None,
            rounds=self._number("rounds"),
            counting=Counting(str(self.query_one("#counting", Select).value)),
            start=Start(str(self.query_one("#start", Select).value)),
            words=lucky,
            game_id="" if self._real else self._game_id,
            computers=seats,
            coach=bool(self._number("coach")),
        )

    def _people(self) -> tuple[str, ...]:
        return listed(self._text("players")) or (self.words.say("new-default-player"),)

    def _seated(self) -> tuple[str, ...]:
        """Return who would sit at the table, as far as it can be read."""
        return seated(self.words, self._people(), self._computers_named())[0]

    def _computers_named(self) -> tuple[str, ...]:
        """Return the computers that are to play; none while they cannot be read, which is told at the start."""
        with suppress(YatzyError):
            return () if self._real else read_computers(self.words, self._text("computers"))
        return ()

    def _sheet(self) -> RuleSheet:
        return self._sheets[str(self.query_one("#sheet", Select).value)]

    def _number(self, name: str) -> int:
        return int(str(self.query_one(f"#{name}", Select).value))

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


def _select(options: Sequence[tuple[str, T]], value: T, name: str) -> Select[T]:
    plain = [(Content(text), option) for text, option in options]  # nothing is read as markup
    return Select(plain, value=value, allow_blank=False, id=name)
