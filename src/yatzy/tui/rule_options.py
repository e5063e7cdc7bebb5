"""The options of a sheet in the form for a new game: folded away until somebody wants them."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Checkbox, Collapsible, Static

from yatzy.l10n.catalogue import Catalogue
from yatzy.report.options import OptionRule, explain_options
from yatzy.rules.options import SEPARATOR
from yatzy.rules.sheet import RuleSheet


class OptionTick(Checkbox):
    """A tick whose text wraps, and whose mark does not depend on colours."""

    def render(self) -> Content:
        """Return the mark and the text."""
        return Content(f"[{'x' if self.value else ' '}] ") + Content(str(self.label))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the lines that the text needs; a checkbox takes one."""
        return Widget.get_content_height(self, container, viewport, width)


class RuleOptions(Vertical):
    """A tick for each option of a sheet. Ticking one drops those that it excludes."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__(id="options")
        self._words = words
        self._rules: tuple[OptionRule, ...] = ()
        self.chosen: frozenset[str] = frozenset()
        """Keys of the options that are ticked."""

    def compose(self) -> ComposeResult:
        """Compose the fold."""
        yield Collapsible(title=self._words.say("new-options"))

    async def show_options(self, sheet: RuleSheet, chosen: frozenset[str] = frozenset()) -> None:
        """Offer the options of a sheet, with some of them ticked; a sheet without options shows nothing."""
        self._rules, self.chosen = explain_options(self._words, sheet), chosen
        self.display = bool(self._rules)
        contents = self.query_one(Collapsible.Contents)
        await contents.remove_children()
        for rule in self._rules:
            tick = OptionTick(Content(rule.text), rule.key in chosen, name=rule.key, compact=True)
            await contents.mount(tick, Static(rule.source, classes="source", markup=False))
        self._update_title()

    @on(Checkbox.Changed)
    def toggle_option(self, event: Checkbox.Changed) -> None:
        """Choose or drop an option."""
        event.stop()
        rule = next((rule for rule in self._rules if rule.key == event.checkbox.name), None)
        if rule is None:  # a tick of the sheet before
            return
        excluded = {rule.key, *rule.excludes}
        self.chosen = self.chosen - excluded | ({rule.key} if event.value else set())
        with self.prevent(Checkbox.Changed):
            for tick in self.query(Checkbox):
                tick.value = tick.name in self.chosen
        self._update_title()

    def _update_title(self) -> None:
        title, count = self._words.say("new-options"), len(self.chosen)
        fold = self.query_one(Collapsible)
        fold.title = self._words.with_label(title, str(count)) if count else title


def chosen_options(sheet: RuleSheet) -> frozenset[str]:
    """Return the keys of the options that a sheet was chosen with."""
    return frozenset(sheet.id.split(SEPARATOR)[1:])
