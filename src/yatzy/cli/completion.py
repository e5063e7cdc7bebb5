"""Shell completion: what can follow what was typed, and the scripts that ask for it.

yatzy --install-completion [SHELL]   writes the script where the shell finds it
yatzy --show-completion [SHELL]      prints it
yatzy --complete WORD …              what the scripts call: prints what the last word can become
"""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from yatzy.cli.app import (
    COMMANDS,
    COMPLETION_FLAGS,
    HELP_FLAGS,
    LANG,
    SUBCOMMANDS,
    find_command,
    load_command,
)
from yatzy.cli.arguments import Argument, UsageError, arguments_of
from yatzy.l10n.catalogue import LANGUAGES, Catalogue

INSTALL, SHOW, COMPLETE = COMPLETION_FLAGS
GENERAL_OPTIONS = (LANG, HELP_FLAGS[0], "--version", INSTALL, SHOW)

BASH = """\
_yatzy() {
    local IFS=$'\\n'
    COMPREPLY=($(yatzy --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -o nosort -F _yatzy yatzy
"""
ZSH = """\
#compdef yatzy
_yatzy() {
    local -a found
    found=("${(@f)$(yatzy --complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "${found[1]}" ]]; then compadd -Q -- "${found[@]}"; else _files; fi
}
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -u }
compdef _yatzy yatzy
"""
FISH = """\
complete -c yatzy -a '(yatzy --complete (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'
"""
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def run_completion(words: Catalogue, arguments: Sequence[str]) -> int:
    """Run one of the completion flags; raise :class:`UsageError` for an unknown shell."""
    flag, *rest = arguments
    if flag == COMPLETE:
        print("\n".join(complete(rest)))
        return 0
    shell = rest[0] if rest else Path(os.environ.get("SHELL", "")).name
    if shell not in SCRIPTS:
        raise UsageError("usage-bad-value", flag, shell, tuple(SCRIPTS))
    if flag == SHOW:
        print(SCRIPTS[shell], end="")
    else:
        print(words.say("completion-installed", shell=shell, file=str(install_script(shell))))
    return 0


def install_script(shell: str) -> Path:
    """Write the script of a shell where it is found, and return that file."""
    home = Path.home()
    data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    config = Path(os.environ.get("XDG_CONFIG_HOME") or home / ".config")
    file = {
        "bash": data / "bash-completion" / "completions" / "yatzy",
        "zsh": data / "yatzy" / "completion.zsh",
        "fish": config / "fish" / "completions" / "yatzy.fish",
    }[shell]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(SCRIPTS[shell], "utf-8")
    if shell == "zsh":  # which has no folder of its own that it always looks into
        start = Path(os.environ.get("ZDOTDIR") or home) / ".zshrc"
        line = f'source "{file}"\n'
        if line not in (start.read_text("utf-8") if start.exists() else ""):
            with start.open("a", encoding="utf-8") as opened:
                opened.write(line)
    return file


def complete(typed: Sequence[str]) -> list[str]:
    """Return what the last word can become; nothing where any text or file is possible."""
    *before, last = typed or [""]
    return [one for one in _candidates(list(before), last) if one.startswith(last)]


def _candidates(before: list[str], last: str) -> Iterable[str]:
    if before[-1:] == [LANG]:
        return LANGUAGES
    if before[:1] == [LANG]:
        before = before[2:]
    if not before:
        return GENERAL_OPTIONS if last.startswith("-") else COMMANDS
    try:
        path, rest = find_command(before)
    except UsageError:
        return ()
    return _candidates_after(path, rest, last) if path else ()


def _candidates_after(path: str, rest: list[str], last: str) -> Iterable[str]:
    function = load_command(path)
    arguments = () if function is None else arguments_of(function)
    options = {one.label: one for one in arguments if one.is_option}
    if rest and (option := options.get(rest[-1])) and option.kind is not bool:
        return _values(option)
    if last.startswith("-"):
        return [label for label in (*options, HELP_FLAGS[0]) if label not in rest]
    if path in SUBCOMMANDS and not rest:
        return [name for name in SUBCOMMANDS[path] if name]
    return [value for one in arguments if not one.is_option for value in _values(one)]


def _values(argument: Argument) -> Iterable[str]:
    if argument.choices:
        return argument.choices
    if argument.name in ("sheet", "sheets"):
        from yatzy.rules.sheet_files import sheet_ids  # noqa: PLC0415 # seldom needed

        return sheet_ids()
    return LANGUAGES if argument.name == "lang" else ()
