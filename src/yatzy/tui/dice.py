"""The dice as a widget, and which lies where."""

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
"""How wide a die is, where there is room and where there is not."""
HEIGHT = 7
TUMBLES, TUMBLE_SECONDS = 7, 0.06
STAR = "★"
"""Marks what the coach would do, on dice and on the pad."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Dice in their places. A kept die stays in its place, so that the keys 1 to 5 mean the same die."""

    faces: Dice = ()
    kept: frozenset[int] = frozenset()
    """Places, from 0."""

    @classmethod
    def of(cls, turn: Turn) -> "Lying":
        """Return where the dice of a turn lie, for one who comes in later."""
        lying = cls()
        for throw in turn.throws:
            lying = cls(lying.faces, _places(lying.faces, throw.kept)).after(throw.thrown)
        return cls(lying.faces, _places(lying.faces, turn.kept))

    def toggled(self, place: int) -> "Lying":
        """Return them with one more kept, or one fewer."""
        return Lying(self.faces, self.kept ^ {place})

    def after(self, thrown: Dice) -> "Lying":
        """Return them after the others were thrown."""
        if not self.faces:
            return Lying(thrown)
        falling = iter(thrown)
        faces = tuple(face if place in self.kept else next(falling) for place, face in enumerate(self.faces))
        return Lying(faces, self.kept)

    def places_of(self, dice: Dice) -> frozenset[int]:
        """Return where such dice lie, those that are kept before others that show the same."""
        order = sorted(range(len(self.faces)), key=lambda place: place not in self.kept)
        places: set[int] = set()
        for face in dice:
            places.add(next(place for place in order if self.faces[place] == face and place not in places))
        return frozenset(places)

    @property
    def kept_faces(self) -> Dice:
        """Return what the kept dice show."""
        return tuple(sorted(self.faces[place] for place in self.kept))


def _places(faces: Dice, kept: Iterable[int]) -> frozenset[int]:
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
    class Touched(Message):
        """A die was clicked."""

        place: int

    class Settled(Message):
        """The dice have come to rest by themselves."""

    def __init__(self, dice: int) -> None:
        super().__init__()
        self._dice = dice
        self._die_width = WIDE
        self._lying = Lying()
        self._starred: frozenset[int] = frozenset()
        self._tumbling: frozenset[int] = frozenset()
        self._tumble = 0
        self._timer: Timer | None = None
        self.styles.height = HEIGHT

    def width_of(self, die_width: int) -> int:
        """Return how wide all dice lie, with dice of this width."""
        return self._dice * (die_width + GAP) - GAP

    def fit(self, die_width: int) -> None:
        """Draw dice of this width."""
        self._die_width = die_width
        self.styles.width = self.width_of(die_width)

    def show(self, lying: Lying, starred: frozenset[int] = frozenset()) -> None:
        """Show where dice lie, and which the coach would keep."""
        self._lying, self._starred = lying, starred
        self.refresh()

    def tumble(self) -> None:
        """Let the dice that are not kept tumble, unless nothing is to move."""
        if self.app.animation_level == "full":
            self._tumbling = frozenset(range(len(self._lying.faces))) - self._lying.kept
            self._tumble = 0
            self._timer = self.set_interval(TUMBLE_SECONDS, self._step)

    @property
    def tumbling(self) -> bool:
        """Whether dice are still on their way."""
        return bool(self._tumbling)

    def settle(self) -> None:
        """Let tumbling dice come to rest at once."""
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
            for line, (text, style) in zip(tray, self._drawn(place), strict=True):
                line.append(" " * GAP if place else "")
                line.append(text, self.get_component_rich_style(f"dice--{style}") if style else "")
        return Text("\n").join(tray)

    def _drawn(self, place: int) -> list[tuple[str, str]]:
        width = self._die_width
        label = (f"{place + 1}".center(width), "key")
        if place in self._starred:
            label = (f"{STAR}{place + 1}{STAR}".center(width), "star")
        nothing = (" " * width, "")
        if place >= len(self._lying.faces):
            top, side, end = (
                f"{left}{middle * (width - 2)}{right}" for left, middle, right in ("╭┄╮", "┆ ┆", "╰┄╯")
            )
            return [nothing, *((line, "empty") for line in (top, side, side, side, end)), label]
        kept = place in self._lying.kept
        face = self._lying.faces[place]
        if place in self._tumbling:
            face = (face + self._tumble * 2 + place) % 6 + 1
        style = "kept" if kept else "die"
        pips = [(" ".join(line).center(width), style) for line in pip_lines(face, "●")]
        die = [("▄" * width, f"{style}-edge"), *pips, ("▀" * width, f"{style}-edge")]
        return [*die, ("━" * width, "bar"), label] if kept else [nothing, *die, label]

    def on_click(self, event: events.Click) -> None:
        """Tell which die was clicked."""
        place = event.x // (self._die_width + GAP)
        if place < len(self._lying.faces):
            self.post_message(self.Touched(place))
