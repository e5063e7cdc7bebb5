"""Modules joined into few files: what each form becomes, which file has what, and what is refused."""

import re

import pytest

from yatzy.server.web.assets import web_files
from yatzy.server.web.modules import ModuleError, join_modules, parse_module, strip_comments
from yatzy.server.web.static_site import WORKER_MODULES

PAGE = {name: path.read_text("utf-8") for name, path in web_files().items() if name.endswith(".js")}
ALSO_ON_THE_PAGE = {"offline/numbers/styles.js", "offline/numbers/plausible-keeps.js"}
"""Modules of the Worker that the page imports too."""


@pytest.mark.parametrize(
    ("source", "bindings", "exports", "code"),
    [
        ('import { a, b as c } from "./x.js";', ("const { a, b: c } = x;",), (), ""),
        ('import {\n  a,\n  b,\n} from "./ui/x-y.js";', ("const { a, b } = ui$x$y;",), (), ""),
        ('import htm from "./x.js";', ("const htm = x.default;",), (), ""),
        ('import{a as n}from"./x.js";var t;', ("const { a: n } = x;",), (), "var t;"),
        ('export { a, b as c } from "./x.js";', (), ("a: x.a", "c: x.b"), ""),
        ("var a=1;export{a as b,c};", (), ("b: a", "c"), "var a=1;"),
        ("export const one = 1;", (), ("one",), "const one = 1;"),
        ("export async function load() {}", (), ("load",), "async function load() {}"),
        ("export class One {}", (), ("One",), "class One {}"),
        (
            "var n=1;export default function(){}",
            (),
            ("default: $default",),
            "var n=1;const $default = function(){}",
        ),
    ],
)
def test_a_form(source: str, bindings: tuple[str, ...], exports: tuple[str, ...], code: str) -> None:
    """Every form of import and export that the page and its libraries use."""
    found = parse_module("vendor.js", source)
    assert (found.bindings, found.exports, found.code) == (bindings, exports, code)


@pytest.mark.parametrize(
    "source",
    [
        'import "./x.js";',
        'import * as x from "./x.js";',
        'import x, { a } from "./x.js";',
        'export * from "./x.js";',
        "export let changing = 1;",
        "  export const indented = 1;",
    ],
)
def test_another_form_is_refused(source: str) -> None:
    """What would be joined wrongly is not joined: an export that may change, a namespace, an effect alone."""
    with pytest.raises(ModuleError, match=r"vendor\.js"):
        parse_module("vendor.js", source)


SMALL = {
    "main.js": (
        'import { a } from "./core/a.js";\nimport("./drill/d.js").then(show);\nimport("./rules/r.js");\n'
    ),
    "core/a.js": "export const a = import.meta.url;\n",
    "ui/u.js": 'import { a } from "../core/a.js";\nexport const u = a;\n',
    "drill/d.js": 'import { u } from "../ui/u.js";\nexport const d = () => import("./e.js");\n',
    "drill/e.js": "export const e = 1;\n",
    "rules/r.js": 'import { u } from "../ui/u.js";\nexport const r = u;\n',
    "alone.js": "unsupported export * everywhere",
}


def test_files_by_feature() -> None:
    """What the entry imports is one file; a screen's folder is another; what screens share is a third."""
    joined = join_modules(SMALL)
    assert joined.file_of == {
        "main.js": "main", "core/a.js": "main", "ui/u.js": "shared",
        "drill/d.js": "drill", "drill/e.js": "drill", "rules/r.js": "rules",
    }  # fmt: skip
    assert joined.needs["drill"] == ("drill", "shared", "main")
    main, drill = joined.files["main"], joined.files["drill"]
    assert 'Promise.all([import("./drill.js"), import("./shared.js")]).then(([file]) => file.drill$d)' in main
    assert 'new URL("../core/a.js", import.meta.url).href' in main
    assert main.index("const core$a =") < main.index("const main =")
    assert 'import { ui$u } from "./shared.js";' in drill
    assert "const d = () => Promise.resolve(drill$e);" in drill
    assert drill.endswith("export { drill$d, drill$e };\n")


def test_cycles_are_refused() -> None:
    """Modules that import one another have no order; neither have joined files."""
    with pytest.raises(ModuleError, match=r"cycle.*core/a\.js"):
        join_modules(
            SMALL | {"core/a.js": 'import { b } from "./b.js";', "core/b.js": 'import { a } from "./a.js";'}
        )
    with pytest.raises(ModuleError, match=r"cycle.*shared"):
        join_modules(SMALL | {"ui/u.js": 'import { e } from "../drill/e.js";\nexport const u = e;'})


def test_a_missing_module_is_named() -> None:
    with pytest.raises(ModuleError, match=r"no module core/a\.js"):
        join_modules({"main.js": 'import { a } from "./core/a.js";\n'})


def test_comments_are_taken_out_and_nothing_else() -> None:
    source = (
        "// A line.\nconst a = 1; // stays\n/** @type {Map<string, {}>} */\nlet b = /** @type {any} */ (a);\n"
        "  /**\n   * Many.\n   */\n  call(`\n  text`);\n/** @param {any} x */ (x) => x;\nconst c = 2;\n"
        "/** Last. */\n"
    )
    assert strip_comments(source) == (
        "const a = 1; // stays\nlet b = (a);\n  call(`\n  text`);\n"
        "/** @param {any} x */ (x) => x;\nconst c = 2;\n"
    )


@pytest.mark.parametrize("name", sorted(name for name in PAGE if not name.startswith("vendor/")))
def test_no_template_has_a_line_like_a_comment(name: str) -> None:
    """Comments are taken out line by line, wherever the line is."""
    for template in re.findall(r"`[^`]*`", re.sub(r"(?m)^\s*(//|/\*| \*).*$|(?<=\s)// .*$", "", PAGE[name])):
        assert not re.search(r"(?m)^\s*(//|/\*)", template)


def test_the_page_is_joined() -> None:
    """Every module of the page is in exactly one file; the variables of modules are used for nothing else."""
    joined = join_modules(PAGE)
    others = {
        "core/theme.js",
        "service-worker.js",
        "static-worker.js",
        "print.js",
        "host/host.js",
        "vendor/fluent/ast.js",
    }
    others |= {name for name in WORKER_MODULES if name.startswith("offline/numbers/")} - ALSO_ON_THE_PAGE
    assert set(joined.file_of) == set(PAGE) - others
    text = "".join(joined.files.values())
    declared = re.findall(r"^const ([\w$]+) = \(\(\) => \{$", text, re.MULTILINE)
    assert len(declared) == len(set(declared)) == len(joined.file_of)
    assert not {
        name
        for name in declared
        if "$" in name and re.search(rf"\b{re.escape(name)}\b", "".join(PAGE.values()))
    }
