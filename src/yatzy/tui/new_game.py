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
from yatzy.game.setup import TEAMS, DiceFrom, Setup, assign_teams, make_setup, most_rounds, split_list
from yatzy.ids import new_id
from yatzy.l10n.bot_names import human_players, parse_bots, seat_bots
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.report.rulebook import own_text_sentence, player_count_sentence
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import Counting, RuleSheet, Start, full_title
from yatzy.rules.sheet_files import base_id, bundled_sheet, default_sheet_id, sheet_ids
from yatzy.store.local_store import LocalStore
from yatzy.tui.key_bindings import bind_keys
from yatzy.tui.key_hints import format_hints
from yatzy.tui.rule_options import RuleOptions, chosen_options

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp

T = TypeVar("T", str, int)


class NewGameScreen(Screen[None]):
    """The new-game form. The secret is drawn when it opens, so the fingerprint precedes all lucky words."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        bind_keys("ctrl+s", "start"),
        bind_keys("escape", "leave"),
        bind_keys("ctrl+t", "app.light"),
        bind_keys("ctrl+q", "app.quit"),
    ]

    def __init__(self, words: Catalogue, store: LocalStore, dice: DiceFrom, suggestion: Setup | None) -> None:
        super().__init__()
        self.words = words
        self._store = store
        self._has_real_dice = dice is DiceFrom.REAL
        self._dice = dice
        self._sheets = {sheet_id: bundled_sheet(sheet_id) for sheet_id in sheet_ids()}
        self._suggestion = suggestion or make_setup(self._sheets[default_sheet_id(words.language)], ["?"], dice)
        suggested = self._suggestion.sheet
        self._suggested_id = base_id(suggested.id) if base_id(suggested.id) in self._sheets else suggested.id
        self._sheets.setdefault(self._suggested_id, suggested)
        names = human_players(suggestion) if suggestion else ()
        self._names = "" if any("," in name for name in names) else ", ".join(names)
        self._secret, self._game_id = new_secret(), new_id()

    def compose(self) -> ComposeResult:
        """Compose the form."""
        say, setup = self.words.say, self._suggestion
        with VerticalScroll(id="form"):
            yield Static(
                say("new-title-pad" if self._has_real_dice else "new-title"), classes="title", markup=False
            )
            yield Static(id="problem", markup=False)
            sheets = [(full_title(sheet), sheet_id) for sheet_id, sheet in self._sheets.items()]
            yield from self._field("sheet", _select(sheets, self._suggested_id, "sheet"))
            yield RuleOptions(self.words)
            hint = say("new-players-hint")
            yield from self._field("players", Input(self._names, hint, id="players"))
            yield Static(id="about", classes="about", markup=False)
            if not self._has_real_dice:
                yield from self._field("computers", self._computers_input())
                yield Static(id="about-computers", classes="about", markup=False)
            numbers = sorted({*TEAMS, *setup.sheet.customs.teams, len(setup.teams)} - {0})
            teams = [(say("new-teams-none"), 0), *((say("new-teams-some", teams=n), n) for n in numbers)]
            yield from self._field("teams", _select(teams, len(setup.teams), "teams"))
            rounds = _select(_round_numbers(setup.sheet), setup.rounds, "rounds")
            yield from self._field("rounds", rounds)
            counting = [(say(f"new-counting-{one}"), one) for one in Counting]
            yield from self._field("counting", _select(counting, setup.counting, "counting"))
            starts = [(say(f"new-start-{one}"), one) for one in (Start.AGREED, Start.ROLL_OFF)]
            yield from self._field("start", _select(starts, setup.start, "start"))
            coach = [(say("new-coach-on"), 1), (say("new-coach-off"), 0)]
            yield from self._field("coach", _select(coach, int(setup.coach), "coach"))
            if not self._has_real_dice:
                lucky = Input(placeholder=say("new-words-hint"), id="words")
                yield from self._field("words", lucky)
                sealed = say("new-seal", game=self._game_id, seal=seal_of(self._secret))
                yield Static(sealed, id="sealed", markup=False)
            yield Button(say("new-start-game"), id="go")
        keys = [("⏎", "start"), ("Tab", "field"), ("Ctrl+T", "light"), ("Esc", "quit")]
        yield Static(format_hints(self.words, keys), classes="hints", markup=False)

    def _computers_input(self) -> Input:
        """Return the field for bots, prefilled with those of the suggestion that exist."""
        suggested = [one for one in self._suggestion.computers if one in BOTS]
        hint = self.words.say("new-computers-hint")
        return Input(", ".join(suggested), hint, id="computers")

    def _field(self, name: str, field: Input | Select[str] | Select[int]) -> Iterator[Horizontal]:
        label = Static(self.words.say(f"new-{name}"), classes="label", markup=False)
        yield Horizontal(label, field, classes="field", id=f"field-{name}")

    def on_mount(self) -> None:
        """Focus the names."""
        self.query_one("#players").focus()
        self._update_form()

    @on(Select.Changed, "#sheet")
    async def apply_sheet_defaults(self, event: Select.Changed) -> None:
        """Select the sheet's own options, or those of the suggestion for its sheet."""
        sheet = self._sheets.get(str(event.value))
        if sheet is not None:
            same = sheet.id == self._suggested_id
            usual = self._suggestion if same else make_setup(sheet, ["?"], self._dice)
            self.query_one("#counting", Select).value = usual.counting
            self.query_one("#start", Select).value = usual.start
            rounds = self.query_one("#rounds", Select)
            chosen = min(self._number("rounds"), most_rounds(sheet))
            rounds.set_options(_round_numbers(sheet))
            rounds.value = chosen
            options = chosen_options(self._suggestion.sheet) if same and sheet.options else frozenset()
            await self.query_one(RuleOptions).show_options(sheet, options)
        self._update_form()

    @on(Select.Changed)
    @on(Input.Changed)
    @on(DescendantFocus)
    def _update_form(self) -> None:
        """Describe the sheet and the teams, and hide fields that do not apply."""
        names, teams = self._seated_names(), self._number("teams")
        lines = [self._about_sheet(), *filter(None, [own_text_sentence(self.words, self._sheet())])]
        if teams and teams <= len(names):
            dealt = [" & ".join(names[seat] for seat in team) for team in assign_teams(names, teams)]
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
            players=player_count_sentence(self.words, sheet),
        )

    def _about_computers(self) -> str:
        """List the bots, or describe the one named last."""
        say, named = self.words.say, self._read_computers()
        if not named:
            return say("new-computers-known", known=self.words.join_and(say(f"bot-{one}") for one in BOTS))
        return say("new-computers-about", name=say(f"bot-{named[-1]}"), about=say(f"bot-{named[-1]}.about"))

    @on(Button.Pressed, "#go")
    @on(Input.Submitted)
    def action_start(self) -> None:
        """Start the game, or show what is wrong."""
        try:
            table = LocalTable.create(self._store, self._setup(), None if self._has_real_dice else self._secret)
        except YatzyError as error:
            self.query_one("#problem", Static).update(error_sentence(self.words, error))
            self.query_one("#form").scroll_home(animate=False)
            return
        self._yatzy_app.show_table(table)

    def _setup(self) -> Setup:
        computers = () if self._has_real_dice else parse_bots(self.words, self._text("computers"))
        lucky = () if self._has_real_dice else split_list(self._text("words"))
        named = self._people()
        names, seats = seat_bots(self.words, named, computers)
        if lucky and len(lucky) == len(named):
            lucky += ("",) * len(computers)  # bots give no lucky words
        return make_setup(
            self._sheet().with_options(*self.query_one(RuleOptions).chosen),
            names,
            self._dice,
            teams=self._number("teams") if len(names) > min(TEAMS) else None,
            rounds=self._number("rounds"),
            counting=Counting(str(self.query_one("#counting", Select).value)),
            start=Start(str(self.query_one("#start", Select).value)),
            words=lucky,
            game_id="" if self._has_real_dice else self._game_id,
            computers=seats,
            coach=bool(self._number("coach")),
        )

    def _people(self) -> tuple[str, ...]:
        return split_list(self._text("players")) or (self.words.say("new-default-player"),)

    def _seated_names(self) -> tuple[str, ...]:
        """Return the names of all seats, without bots while those cannot be parsed."""
        return seat_bots(self.words, self._people(), self._read_computers())[0]

    def _read_computers(self) -> tuple[str, ...]:
        """Return the bots named in the form, none while they cannot be parsed (``action_start`` says so)."""
        with suppress(YatzyError):
            return () if self._has_real_dice else parse_bots(self.words, self._text("computers"))
        return ()

    def _sheet(self) -> RuleSheet:
        """Return the chosen sheet, without its options."""
        return self._sheets[str(self.query_one("#sheet", Select).value)]

    def _number(self, name: str) -> int:
        return int(str(self.query_one(f"#{name}", Select).value))

    def _text(self, name: str) -> str:
        return self.query_one(f"#{name}", Input).value

    def action_leave(self) -> None:
        """Go back to the table, or exit without one."""
        if len(self.app.screen_stack) > 2:  # noqa: PLR2004 # the default screen and this one
            self.app.pop_screen()
        else:
            self.app.exit()

    @property
    def _yatzy_app(self) -> "YatzyApp":
        return cast("YatzyApp", self.app)


def _round_numbers(sheet: RuleSheet) -> list[tuple[str, int]]:
    return [(str(number), number) for number in range(1, most_rounds(sheet) + 1)]


def _select(options: Sequence[tuple[str, T]], value: T, name: str) -> Select[T]:
    plain = [(Content(text), option) for text, option in options]  # not parsed as markup
    return Select(plain, value=value, allow_blank=False, id=name)
