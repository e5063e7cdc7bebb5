"""Dice as SVG."""

from collections import Counter

from yatzy.rules.dice import FACES, PIPS, Dice

SIZE = 40
"""How large a die of wood is, in units of the picture."""

PITCH = 46
RAISED = 10
"""How far a kept die is raised above the others."""

EDGE = 3
"""How much of a die's lower edge is seen."""

HEIGHT = RAISED + SIZE + EDGE + 10


def pips(face: int, size: float) -> str:
    """Draw the pips of a face on a square of a size."""
    places = (divmod(place, 3) for place in PIPS[face])
    return "".join(
        f'<circle cx="{size * (1 + across) / 4:g}" cy="{size * (1 + down) / 4:g}" r="{size * 3 / 32:g}"/>'
        for down, across in places
    )


def wooden_dice() -> str:
    """Return the six faces of a die, to be put into a page once; whoever shows dice refers to them."""
    stops = '<stop offset="0" class="wood-light"/><stop offset="1" class="wood-dark"/>'
    wood = f'<linearGradient id="wood" x1="0" y1="0" x2=".35" y2="1">{stops}</linearGradient>'
    corner = f'width="{SIZE}" height="{SIZE}" rx="9"'
    faces = "".join(
        f'<symbol id="die-{face}" viewBox="0 0 {SIZE} {SIZE + EDGE}">'
        f'<rect class="wood-edge" y="{EDGE}" {corner}/><rect fill="url(#wood)" {corner}/>'
        f'<g class="pips">{pips(face, SIZE)}</g></symbol>'
        for face in FACES
    )
    return f'<svg class="stock" width="0" height="0" aria-hidden="true"><defs>{wood}</defs>{faces}</svg>'


def shown_dice(dice: Dice, keep: Dice | None) -> str:
    """Draw dice side by side; those kept are raised and have a bar below them, the others are paler.

    Whoever shows them says beside them what they are.
    """
    kept, drawn = Counter(keep or ()), []
    for place, face in enumerate(dice):
        stays = kept[face] > 0
        kept[face] -= stays
        across, down = place * PITCH + (PITCH - SIZE) // 2, 0 if stays else RAISED
        kind = ' class="thrown"' if keep is not None and not stays else ""
        spot = f'x="{across}" y="{down}" width="{SIZE}" height="{SIZE + EDGE}"'
        drawn.append(f'<use href="#die-{face}"{kind} {spot}/>')
        if stays:
            below = RAISED + SIZE + EDGE + 3
            drawn.append(
                f'<rect class="kept" x="{across + 6}" y="{below}" width="{SIZE - 12}" height="5" rx="2.5"/>'
            )
    size = f'viewBox="0 0 {len(dice) * PITCH} {HEIGHT}" style="--dice: {len(dice)}"'
    return f'<svg class="dice" {size} aria-hidden="true">{"".join(drawn)}</svg>'
