"""``yatzy static``: the page as files for any web host."""

from pathlib import Path

from yatzy.cli.support.terminal import make_console
from yatzy.extras import require_extra
from yatzy.l10n.catalogue import LANGUAGES, catalogue, pick_language

MEGABYTE = 1_000_000


def static(folder: str, /, *, languages: str | None = None, lang: str | None = None) -> None:
    require_extra("server")
    from yatzy.server.web.static_site import write_site  # noqa: PLC0415 # slow to load

    words = catalogue(pick_language(lang))
    chosen = [pick_language(tag.strip(), {}) for tag in languages.split(",")] if languages else LANGUAGES
    site = write_site(Path(folder), tuple(dict.fromkeys(chosen)))
    size = words.decimal(sum(site.sizes.values()) / MEGABYTE, 1)
    make_console().print(words.say("static-written", files=len(site.sizes), size=size, folder=folder))
