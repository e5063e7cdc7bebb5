"""Pages of the documentation site that follow from the program, so that they are never behind it.

Each module writes Markdown: ``pages() -> dict`` of addresses in the site and their text. ``nav`` puts every
page, written by hand or here, into its place, ``links`` leads links to files outside ``docs/`` to something
that is in the site, and ``look`` takes colours and faces from the page that a server shows.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "tests"))  # where it stands what is promised to users
