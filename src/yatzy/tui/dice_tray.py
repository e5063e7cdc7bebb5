"""The dice widget, and which die lies where."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.message import Message
from textual.timer import Timer  # noqa: TC002 # Textual reads annotations
from textual.widget import Widget

from yatzy.game.turn import Turn
from yatzy.rules.dice import Dice, pip_lines

WIDE, SLIM, GAP = 7, 5, 1
"""Widths of a die, with and without room to spare, and the gap between dice."""
HEIGHT = 7
TUMBLES, TUMBLE_SECONDS = 7, 0.06
STAR = "★"
"""Marks the coach's choice, on dice and on the scorecard."""


@dataclass(frozen=True, slots=True)
class DiceLayout:
    """Dice by place. A kept die stays in its place, so that its number key stays the same."""

    faces: Dice = ()
    kept: frozenset[int] = frozenset()
    """Places, from 0."""

    @classmethod
    def from_turn(cls, turn: Turn) -> "DiceLayout":
        """Return the layout after all rolls of a turn, as when a game is resumed."""
        layout = cls()
        for throw in turn.throws:
            layout = cls(layout.faces, _places_of(layout.faces, throw.kept)).after_throw(throw.thrown)
        return cls(layout.faces, _places_of(layout.faces, turn.kept))

    def toggle(self, place: int) -> "DiceLayout":
        """Return the layout with one die more or one fewer kept."""
        return DiceLayout(self.faces, self.kept ^ {place})

    def after_throw(self, thrown: Dice) -> "DiceLayout":
        """Return the layout after the dice that are not kept were rolled."""
        if not self.faces:
            return DiceLayout(thrown)
        falling = iter(thrown)
        faces = tuple(face if place in self.kept else next(falling) for place, face in enumerate(self.faces))
        return DiceLayout(faces, self.kept)

    def places_of(self, dice: Dice) -> frozenset[int]:
        """Return places of dice with these faces, kept dice first."""
        order = sorted(range(len(self.faces)), key=lambda place: place not in self.kept)
        places: set[int] = set()
        for face in dice:
            places.add(next(place for place in order if self.faces[place] == face and place not in places))
        return frozenset(places)

    @property
    def kept_faces(self) -> Dice:
        """The sorted faces of the kept dice."""
        return tuple(sorted(self.faces[place] for place in self.kept))


def _places_of(faces: Dice, kept: Iterable[int]) -> frozenset[int]:
    places: set[int] = set()
    for face in kept:
        places.add(next(place for place, shown in enumerate(faces) if shown == face and place not in places))
    return frozenset(places)


class DiceTray(Widget):
    """Dice side by side. A kept die lies higher, with a bar below it."""

    COMPONENT_CLASSES = {  # noqa: RUF012 # Textual's way
        "dice--die", "dice--die-edge", "dice--kept", "dice--kept-edge", "dice--bar", "dice--key", "dice--star",
        "dice--empty",
    }  # fmt: skip

    @dataclass
    class DieClicked(Message):
        """A die was clicked."""

        place: int

    class Settled(Message):
        """The animation has ended by itself."""

    def __init__(self, dice: int) -> None:
        super().__init__()
        self._dice = dice
        self._die_width = WIDE
        self._dice_layout = DiceLayout()
        self._starred: frozenset[int] = frozenset()
        self._tumbling: frozenset[int] = frozenset()
        self._tumble = 0
        self._timer: Timer | None = None
        self.styles.height = HEIGHT

    def width_of(self, die_width: int) -> int:
        """Return the width of the tray with dice of this width."""
        return self._dice * (die_width + GAP) - GAP

    def set_die_width(self, die_width: int) -> None:
        """Set how wide a die is drawn."""
        self._die_width = die_width
        self.styles.width = self.width_of(die_width)

    def show(self, dice_layout: DiceLayout, starred: frozenset[int] = frozenset()) -> None:
        """Show a layout, with stars at the places the coach would keep."""
        self._dice_layout, self._starred = dice_layout, starred
        self.refresh()

    def tumble(self) -> None:
        """Animate the dice that are not kept, where animation is on."""
        if self.app.animation_level == "full":
            self._tumbling = frozenset(range(len(self._dice_layout.faces))) - self._dice_layout.kept
            self._tumble = 0
            self._timer = self.set_interval(TUMBLE_SECONDS, self._step)

    @property
    def is_tumbling(self) -> bool:
        """Whether the animation is running."""
        return bool(self._tumbling)

    def settle(self) -> None:
        """End the animation at once."""
        if self._timer:
            self._timer.stop()
            self._timer = None
        self._tumbling = frozenset()
        self.refresh()

    def _step(self) -> None:
        self._tumble += 1
        if self._tumble >= TUMBLES:
            self.settle()
            self.post_message(self.Settled())
        self.refresh()

    def render(self) -> Text:
        """Draw the dice."""
        tray = [Text() for _ in range(HEIGHT)]
        for place in range(self._dice):
            for line, (text, style) in zip(tray, self._draw_die(place), strict=True):
                line.append(" " * GAP if place else "")
                line.append(text, self.get_component_rich_style(f"dice--{style}") if style else "")
        return Text("\n").join(tray)

    def _draw_die(self, place: int) -> list[tuple[str, str]]:
        width = self._die_width
        label = (f"{place + 1}".center(width), "key")
        if place in self._starred:
            label = (f"{STAR}{place + 1}{STAR}".center(width), "star")
        nothing = (" " * width, "")
        if place >= len(self._dice_layout.faces):
            top, side, end = (
                f"{left}{middle * (width - 2)}{right}" for left, middle, right in ("╭┄╮", "┆ ┆", "╰┄╯")
            )
            return [nothing, *((line, "empty") for line in (top, side, side, side, end)), label]
        kept = place in self._dice_layout.kept
        face = self._dice_layout.faces[place]
        if place in self._tumbling:
            face = (face + self._tumble * 2 + place) % 6 + 1
        style = "kept" if kept else "die"
        pips = [(" ".join(line).center(width), style) for line in pip_lines(face, "●")]
        die = [("▄" * width, f"{style}-edge"), *pips, ("▀" * width, f"{style}-edge")]
        return [*die, ("━" * width, "bar"), label] if kept else [nothing, *die, label]

    def on_click(self, event: events.Click) -> None:
        """Post which die was clicked."""
        place = event.x // (self._die_width + GAP)
        if place < len(self._dice_layout.faces):
            self.post_message(self.DieClicked(place))
