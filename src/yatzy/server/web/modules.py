"""Joins the page's ES modules into few files, so that a browser needs few requests.

``main.js`` and whatever it imports statically become one file; the rest becomes one file for each folder from
which a module at the root loads something later, and one for what those share. A module keeps its code and its
scope: it becomes a function that is called once and returns its exports.

This is no parser. It knows the forms of ``import`` and ``export`` that the page and its libraries use, each at
the beginning of a statement, and refuses modules with any other. Exports must not change after their module has
run, and imports must form no cycle.
"""

import posixpath
import re
from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import NamedTuple

ENTRY = "main.js"
FOLDER = "joined"
"""The folder of joined files, beside those of the modules."""
SHARED = "shared"
"""The joined file of what several screens load later."""

_START = r"(?:(?<=;)|^)"
_FROM = r"""\s*from\s*["'](?P<path>[^"']+)["'];?"""
_IMPORT = re.compile(rf"{_START}import\s*(?P<names>\{{[^}}]*\}}|\w+){_FROM}", re.MULTILINE)
_EXPORT_FROM = re.compile(rf"{_START}export\s*(?P<names>\{{[^}}]*\}}){_FROM}", re.MULTILINE)
_EXPORT_LIST = re.compile(r"(?:(?<=[;}])|^)export\s*(?P<names>\{[^}]*\});?", re.MULTILINE)
_EXPORT_DEFAULT = re.compile(rf"{_START}export default\b", re.MULTILINE)
_EXPORT_DECLARED = re.compile(
    r"^export (?P<code>(?:(?:async )?function\*?|class|const) (?P<name>\w+))", re.MULTILINE
)
_UNKNOWN = re.compile(r"^\s*(?:import(?!\s*[(.])|export)\b.*$", re.MULTILINE)
_DYNAMIC = re.compile(r"""\bimport\(\s*["'](?P<path>[^"']+)["']\s*\)""")
_COMMENT_LINES = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)
_JSDOC_INLINE = re.compile(r"/\*\* @(?:type|template|import) \{[^\n]*?\} \*/ ?")
_META_URL = "import.meta.url"


class Module(NamedTuple):
    """A module as a function: its code, and what it needs."""

    name: str
    code: str
    """Its statements without imports; ``export`` is taken off declarations."""
    bindings: tuple[str, ...]
    """Declarations of the names it imports."""
    exports: tuple[str, ...]
    """Properties of the object it returns."""
    imports: frozenset[str]
    """Modules it imports statically."""
    dynamic: frozenset[str]
    """Modules it loads later."""


class ModuleError(ValueError):
    """A module that cannot be joined."""


def parse_module(name: str, source: str) -> Module:
    """Split a module into its code, its imports and its exports.

    Raises :exc:`ModuleError` for a form of import or export that is not supported.
    """
    imports: set[str] = set()
    bindings: list[str] = []
    exports: list[str] = []

    def identify(path: str) -> str:
        found = _resolve(name, path)
        imports.add(found)
        return identifier(found)

    def take_import(found: re.Match[str]) -> str:
        module = identify(found["path"])
        if not found["names"].startswith("{"):
            bindings.append(f"const {found['names']} = {module}.default;")
        elif pairs := _name_pairs(found["names"]):
            listed = ", ".join(theirs if theirs == ours else f"{theirs}: {ours}" for theirs, ours in pairs)
            bindings.append(f"const {{ {listed} }} = {module};")
        return ""

    def take_export_from(found: re.Match[str]) -> str:
        module = identify(found["path"])
        exports.extend(f"{ours}: {module}.{theirs}" for theirs, ours in _name_pairs(found["names"]))
        return ""

    def take_export_list(found: re.Match[str]) -> str:
        pairs = _name_pairs(found["names"])
        exports.extend(theirs if theirs == ours else f"{ours}: {theirs}" for theirs, ours in pairs)
        return ""

    def take_default(_: re.Match[str]) -> str:
        exports.append("default: $default")
        return "const $default ="

    def take_declared(found: re.Match[str]) -> str:
        exports.append(found["name"])
        return found["code"]

    code = source if name.startswith("vendor/") else strip_comments(source)
    code = _IMPORT.sub(take_import, code)
    code = _EXPORT_FROM.sub(take_export_from, code)
    code = _EXPORT_LIST.sub(take_export_list, code)
    code = _EXPORT_DEFAULT.sub(take_default, code)
    code = _EXPORT_DECLARED.sub(take_declared, code)
    if unknown := _UNKNOWN.search(code):
        raise ModuleError(f"{name}: cannot join {unknown[0].strip()!r}")
    dynamic = {_resolve(name, found["path"]) for found in _DYNAMIC.finditer(code)}
    return Module(
        name, code.strip("\n"), tuple(bindings), tuple(exports), frozenset(imports), frozenset(dynamic)
    )


def strip_comments(source: str) -> str:
    """Remove comments on lines of their own, and types; no line of a template may look like a comment."""
    return _JSDOC_INLINE.sub("", _COMMENT_LINES.sub("", source))


def identifier(name: str) -> str:
    """Return the variable that has the exports of a module."""
    return re.sub(r"\W", "$", name.removesuffix(".js"))


def _resolve(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))


def _name_pairs(names: str) -> list[tuple[str, str]]:
    """Return the names in braces, each as it is called there and here."""
    listed = (one.split() for one in names.strip("{}").split(",") if one.strip())
    return [(words[0], words[-1]) for words in listed]


class Joined(NamedTuple):
    """The page's modules, joined."""

    files: dict[str, str]
    """The text of each joined file, by name without ``.js``."""
    file_of: dict[str, str]
    """The joined file that has a module."""
    needs: dict[str, tuple[str, ...]]
    """For each joined file, itself and all those it imports."""


def join_modules(sources: Mapping[str, str]) -> Joined:
    """Join all modules that the entry reaches.

    Raises :exc:`ModuleError` if one cannot be joined, and for a cycle of modules or of joined files.
    """
    modules: dict[str, Module] = {}
    ahead = [ENTRY]
    while ahead:
        name = ahead.pop()
        if name not in modules:
            if name not in sources:
                raise ModuleError(f"no module {name}")
            modules[name] = parse_module(name, sources[name])
            ahead += sorted(modules[name].imports | modules[name].dynamic)
    order = _order({name: module.imports for name, module in modules.items()})
    file_of = _assign_files(modules)
    members: dict[str, list[Module]] = {}
    for name in order:
        members.setdefault(file_of[name], []).append(modules[name])
    graph = {
        file: {file_of[one] for module in found for one in module.imports} - {file}
        for file, found in members.items()
    }
    ranks = {file: rank for rank, file in enumerate(_order(graph))}
    needs = {
        file: tuple(sorted(_reach(graph, [file]), key=ranks.__getitem__, reverse=True)) for file in members
    }
    exported = {
        one
        for module in modules.values()
        for one in (
            *(one for one in module.imports if file_of[one] != file_of[module.name]),
            *module.dynamic,
        )
    }
    files = {file: _write_file(file, found, file_of, needs, exported) for file, found in members.items()}
    return Joined(files, file_of, needs)


def static_closure(modules: Mapping[str, Module], name: str) -> set[str]:
    """Return a module and all that it imports statically, transitively."""
    return _reach({one: module.imports for one, module in modules.items()}, [name])


def _assign_files(modules: Mapping[str, Module]) -> dict[str, str]:
    """Return which joined file has each module."""
    first = static_closure(modules, ENTRY)
    screens = {_folder(one) for name, module in modules.items() if "/" not in name for one in module.dynamic}
    return {
        name: "main" if name in first else _folder(name) if _folder(name) in screens else SHARED
        for name in modules
    }


def _folder(name: str) -> str:
    """Return the folder of a module; a module without one stands for itself."""
    folder, _, rest = name.partition("/")
    return folder if rest else folder.removesuffix(".js")


def _reach(graph: Mapping[str, Iterable[str]], start: Iterable[str]) -> set[str]:
    found, ahead = set(start), list(start)
    while ahead:
        more = set(graph[ahead.pop()]) - found
        found |= more
        ahead += more
    return found


def _order(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """Return names so that each comes after those it needs."""
    try:
        return list(
            TopologicalSorter({name: sorted(needed) for name, needed in sorted(graph.items())}).static_order()
        )
    except CycleError as error:
        raise ModuleError(f"a cycle of imports: {' → '.join(error.args[1])}") from None


def _write_file(
    file: str,
    modules: list[Module],
    file_of: Mapping[str, str],
    needs: Mapping[str, tuple[str, ...]],
    exported: set[str],
) -> str:
    imported: dict[str, set[str]] = {}
    for module in modules:
        for one in module.imports:
            if file_of[one] != file:
                imported.setdefault(file_of[one], set()).add(identifier(one))
    head = [
        f'import {{ {", ".join(sorted(names))} }} from "./{other}.js";'
        for other, names in sorted(imported.items())
    ]
    tail = sorted(identifier(module.name) for module in modules if module.name in exported)
    body = [_write_module(module, file, file_of, needs) for module in modules]
    return "\n".join([*head, *body, *([f"export {{ {', '.join(tail)} }};"] if tail else []), ""])


def _write_module(
    module: Module, file: str, file_of: Mapping[str, str], needs: Mapping[str, tuple[str, ...]]
) -> str:
    def load_later(found: re.Match[str]) -> str:
        wanted = _resolve(module.name, found["path"])
        if file_of[wanted] == file:
            return f"Promise.resolve({identifier(wanted)})"
        # Files that the wanted one imports are requested with it, not after it.
        files = [one for one in needs[file_of[wanted]] if one == file_of[wanted] or one not in needs[file]]
        listed = ", ".join(f'import("./{one}.js")' for one in files)
        return f"Promise.all([{listed}]).then(([file]) => file.{identifier(wanted)})"

    code = _DYNAMIC.sub(load_later, module.code)
    code = code.replace(_META_URL, f'new URL("../{module.name}", {_META_URL}).href')
    lines = [f"// {module.name}", f"const {identifier(module.name)} = (() => {{", *module.bindings, code]
    return "\n".join([*lines, f"return {{ {', '.join(module.exports)} }};", "})();"])
