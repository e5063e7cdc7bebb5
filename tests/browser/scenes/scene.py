"""What a scene is, and who is in it."""

from collections.abc import Callable

from browser.visitors import Visitor

ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}
LONG: dict[str, object] = {"name": "Kustaa-Aadolf Hyväntuulinen", "here": True}
TEN: list[dict[str, object]] = [
    {"name": name, "here": True}
    for name in (
        "Anna", "Kustaa-Aadolf Hyväntuulinen", "Bo", "Cecilia", "Maximiliana-Alexandra", "Dag", "Cia", "Dan",
        "Pirkko-Liisa", "Eva",
    )
]  # fmt: skip

Come = Callable[..., Visitor]
SCENES: dict[str, Callable[[Come], Visitor]] = {}
"""What has somebody come, and brings them to a screen with something on it."""


def scene(show: Callable[[Come], Visitor]) -> Callable[[Come], Visitor]:
    """Have a screen among the scenes, by the name of what shows it."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show
