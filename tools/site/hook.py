"""What mkdocs does not know by itself: pages from the program, the order of pages, links to other files."""

import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from pages import answers, api, commands, decisions, errors, library, links, look, settings, sheets
from pages.nav import nav

PICTURE = re.compile(r'<img src="([^"]+)-light\.webp"([^>]*)>')
BOTH = "".join(rf'<img class="only-{one}" src="\1-{one}.webp" loading="lazy"\2>' for one in ("light", "dark"))
"""A picture of the page, in the theme that is read in."""
SEARCH = 'data-md-component="search" role="dialog"'


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages and files that are not in ``docs/``."""
    made: dict[str, str | bytes] = {**look.assets(), **links.outside()}
    for one in (answers, api, commands, decisions, errors, library, settings, sheets):
        made |= one.pages()
    for address, content in made.items():
        if there := files.get_file_from_path(address):
            files.remove(there)
        files.append(File.generated(config, address, content=content))
    documents = [file.src_uri for file in files.documentation_pages()]
    config.nav = nav(address for address in documents if not address.startswith("files/"))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Lead links to the site's own pages, and give the first page its own frame."""
    if page.file.src_uri == "index.md":
        heading, lead, markdown = markdown.split("\n\n", 2)
        page.meta.update(template="home.html", hide=["navigation", "toc"], lead=_plain(lead))
        page.meta["title"] = heading.removeprefix("# ")
    return links.led(PICTURE.sub(BOTH, markdown), page.file.src_uri)


def _plain(text: str) -> str:
    return text.replace("\n", " ").replace("**", "")


def on_post_page(output: str, **_: Any) -> str:
    """Give the theme's search its name, which it lacks for who does not see it."""
    return output.replace(SEARCH, f'{SEARCH} aria-label="Search"')
