"""Where things are in the checkout."""

from pathlib import Path

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
WEB = ROOT / "src" / "yatzy" / "web"
SITE = ROOT / "tools" / "site"
