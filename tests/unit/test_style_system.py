"""The page's styles keep to a system: layers, six sizes of letters, spaces, four corners, few conditions."""

import re

import pytest

from yatzy.server.web.assets import WEB, web_files

DRAWINGS = {"ui/figures.css"}
"""Styles of drawings, which printed pages share: their units are those of the drawing."""
TOKENS = "ui/tokens.css"
COLOURS = WEB / "storage" / "player-colours.js"
STYLES = {
    name: re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    for name, path in web_files().items()
    if name.endswith(".css") and name not in DRAWINGS
}
IN_EACH = pytest.mark.parametrize("name", [name for name in STYLES if name != TOKENS])
LAYERS = ("base", "parts", "screens", "overrides")

RADIUS = re.compile(r"border(?:-[a-z]+)*-radius:\s*([^;}]+)")
CORNER = re.compile(r"var\(--radius(?:-fine|-small|-large)?\)|0|\d+%")
FONT = re.compile(r"(?<![\w-])font(?:-size)?:\s*([^;}]+)")
LENGTH = re.compile(r"\d*\.?\d+(?:rem|px|vw|vh)\b")
UNLIKE_TEXT = {"3.7px var(--sans)", "11.5px"}
"""Letters of the small pads, in units of their drawing, and the printed rules, which are smaller as a whole."""
SPACE = re.compile(r"(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z]+)*:\s*([^;}]+)")
SMALLEST, LARGEST = 4, 36
"""Pixels: below, a distance is part of a drawing; above, it is the size of something."""
CONDITIONS = {
    "(width < 480px)", "(width < 700px)", "(width >= 480px)", "(width >= 700px)", "(width >= 900px)",
    "(height < 560px)", "(height < 700px)", "(height < 860px)", "(height < 560px) and (width >= 480px)",
    "print", "(forced-colors: active)", "(hover: hover) and (pointer: fine)",
}  # fmt: skip
"""The only conditions beside those of the layouts, which the tokens choose."""


@IN_EACH
def test_every_rule_is_in_a_layer(name: str) -> None:
    """So that what wins depends neither on the order of files nor on how long a selector is."""
    depth, outside = 0, []
    for part in re.split(r"([{}])", STYLES[name]):
        depth += {"{": 1, "}": -1}.get(part, 0)
        if not depth and part.strip("} \n"):
            outside.append(part.strip())
    assert {one.removeprefix("@layer ") for one in outside} <= set(LAYERS)


def test_the_layers_have_an_order() -> None:
    """It is the first thing that a browser reads of any style."""
    assert STYLES[TOKENS].strip().startswith(f"@layer {', '.join(LAYERS)};")
    assert re.findall(r'href="/web/([^"]+\.css)"', (WEB / "index.html").read_text("utf-8"))[0] == TOKENS


@IN_EACH
def test_corners_are_one_of_four(name: str) -> None:
    """Or round, in percent."""
    for found in RADIUS.findall(STYLES[name]):
        assert all(CORNER.fullmatch(one) for one in found.split()), found


@IN_EACH
def test_letters_have_one_of_six_sizes(name: str) -> None:
    """Or one between two of them."""
    sizes = [one.strip() for one in FONT.findall(STYLES[name])]
    assert not [one for one in sizes if LENGTH.search(one) and one not in UNLIKE_TEXT]


@IN_EACH
def test_spaces_are_tokens(name: str) -> None:
    lengths = [float(px) for value in SPACE.findall(STYLES[name]) for px in re.findall(r"(\d*\.?\d+)px", value)]
    assert not [one for one in lengths if SMALLEST <= one <= LARGEST]


@pytest.mark.parametrize(("token", "steps"), [("text", 6), ("radius", 4), ("space", 7)])
def test_there_are_so_many_steps(token: str, steps: int) -> None:
    assert len(re.findall(rf"^  --{token}(?:-\w+)?:", STYLES[TOKENS], re.MULTILINE)) == steps


@IN_EACH
def test_conditions_are_few(name: str) -> None:
    assert {one.strip() for one in re.findall(r"@media([^{]+)", STYLES[name])} <= CONDITIONS


@IN_EACH
def test_nothing_subtracts_the_guessed_height_of_something_else(name: str) -> None:
    """What has the height that is left is a container, or subtracts a token."""
    assert not re.findall(r"\b100[sld]?vh\s*-\s*\d", STYLES[name])


def test_scripts_ask_for_no_sizes() -> None:
    """They read the layout that the styles chose: two lists of the same numbers would part."""
    asked = {
        question
        for name, path in web_files().items()
        if name.endswith(".js") and not name.startswith("vendor/")
        for question in re.findall(r"matchMedia\(([^)]*\)?)", path.read_text("utf-8"))
    }
    assert asked
    assert not [one for one in asked if re.search(r"width|height", one)]


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG 2.2 defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_of_players_can_be_read() -> None:
    """As text on paper, on tinted paper and on the table, by light and by dark: 4.5 to 1, WCAG 2.2 AA."""
    names = re.findall(r'"(\w+)"', re.search(r"PLAYER_COLOURS = \[(.*)\]", COLOURS.read_text("utf-8"))[1])  # type: ignore[index]
    light, dark = STYLES[TOKENS].split('[data-theme="dark"]')
    for theme in (light, dark.split("@media print")[0]):
        values = dict(re.findall(r"--([\w-]+): (#\w{6});", theme))
        for name in names:
            for ground in ("paper", "paper-tint", "table"):
                low, high = sorted((luminance(values[f"player-{name}"]), luminance(values[ground])))
                assert (high + 0.05) / (low + 0.05) >= 4.5, (name, ground)
        assert len({values[f"player-{name}"] for name in names}) == len(names)
