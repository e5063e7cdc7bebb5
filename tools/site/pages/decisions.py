"""The decisions, listed."""

from pages.markdown import page
from pages.places import DOCS

HEAD = """\
# Decisions

Architecture decisions: context, decision, consequences and alternatives, in chronological order.
"""


def pages() -> dict[str, str]:
    """Return the list of decisions."""
    listed = []
    for file in sorted((DOCS / "decisions").glob("[0-9]*.md")):
        title = file.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        number, _, told = title.partition(". ")
        listed.append(f"{number}. [{told}]({file.name})")
    return {"decisions/index.md": page(HEAD, "\n".join(listed))}
