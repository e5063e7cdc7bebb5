"""The arguments of a command, from the signature of its function.

A command is a plain function. Its positional parameters are typed without a name, its keyword-only ones as
``--options``; ``bool`` makes a flag, a ``Literal`` a choice. Imports little: every command starts here
(decision 30).
"""

from collections.abc import Callable, Iterator, Sequence
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

Command = Callable[..., object]

MAX_NUMBER = 10**15
"""No command counts that far, and Python refuses to print numbers of too many digits."""

STDIO = "-"
"""Stands for standard input or output in place of a file; not an option."""


class UsageError(Exception):
    """Arguments that cannot be parsed: the message to say, and what it is about."""

    def __init__(self, message: str, name: str = "", value: str = "", choices: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.message, self.name, self.value = message, name, value
        self.choices = tuple(choices)
        """What could have been meant: all values of a choice, or all names for an unknown name."""


class Argument(NamedTuple):
    """One parameter of a command."""

    name: str
    """As in Python."""
    label: str
    """As it is typed: ``--rolls-left``, or in capitals where it has no name."""
    kind: type
    """``str``, ``int``, ``Path``, or ``bool`` for a flag."""
    choices: tuple[str, ...]
    """All values there are; empty if any is possible."""
    default: object
    is_option: bool
    is_rest: bool
    """Whether it takes all remaining positional arguments."""

    @property
    def required(self) -> bool:
        """Whether the command cannot run without it."""
        return self.default is Parameter.empty and not self.is_rest

    def convert(self, text: str) -> object:
        """Return a typed value; raise :class:`UsageError` if it does not fit."""
        if self.choices and text not in self.choices:
            raise UsageError("usage-bad-value", self.label, text, self.choices)
        if self.kind is int:
            return self._convert_number(text)
        return Path(text) if self.kind is Path else text

    def _convert_number(self, text: str) -> int:
        try:
            number = int(text) if text.isascii() else None
        except ValueError:  # also for too many digits
            digits = text.lstrip("+-")
            number = MAX_NUMBER + 1 if digits.isascii() and digits.isdigit() else None
        if number is None:
            raise UsageError("usage-bad-value", self.label, text)
        if abs(number) > MAX_NUMBER:
            raise UsageError("usage-too-large", self.label)
        return number


def arguments_of(function: Command) -> tuple[Argument, ...]:
    """Return the parameters of a command, in order."""
    return tuple(_read_parameter(one) for one in signature(function).parameters.values())


def _read_parameter(parameter: Parameter) -> Argument:
    is_option = parameter.kind is Parameter.KEYWORD_ONLY
    dashed = parameter.name.replace("_", "-")
    choices = _literal_choices(parameter.annotation)
    kinds = [one for one in (*get_args(parameter.annotation), parameter.annotation) if one in (bool, int, Path)]
    return Argument(
        name=parameter.name,
        label=f"--{dashed}" if is_option else parameter.name.upper(),
        kind=kinds[0] if kinds else str,
        choices=tuple(map(str, choices)),
        default=parameter.default,
        is_option=is_option,
        is_rest=parameter.kind is Parameter.VAR_POSITIONAL,
    )


def _literal_choices(hint: object) -> tuple[object, ...]:
    """Return the values of a ``Literal`` type, also inside a union; none for other types."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    return tuple(choice for part in get_args(hint) for choice in _literal_choices(part))


def parse_arguments(function: Command, tokens: Sequence[str]) -> Callable[[], object]:
    """Return the call of a command with these arguments; raise :class:`UsageError` if they do not fit.

    Options stand anywhere, as ``--name value`` or ``--name=value``; after ``--`` nothing is an option.
    """
    arguments = arguments_of(function)
    options = {one.label: one for one in arguments if one.is_option}
    named: dict[str, Any] = {}
    typed: list[str] = []
    remaining = iter(tokens)
    for token in remaining:
        if token == "--":  # noqa: S105 # not a secret
            typed += remaining
        elif _is_option(token):
            option, value = _read_option(token, remaining, options)
            if option.name in named:
                raise UsageError("usage-repeated", option.label)
            named[option.name] = value
        else:
            typed.append(token)
    positional = list(_convert_positional([one for one in arguments if not one.is_option], typed))
    return lambda: function(*positional, **named)


def _is_option(token: str) -> bool:
    """Whether a token names an option: a hyphen with more behind it than a number."""
    return token.startswith("-") and token != STDIO and not token[1:].replace(".", "", 1).isdigit()


def _read_option(token: str, remaining: Iterator[str], options: dict[str, Argument]) -> tuple[Argument, object]:
    label, equals, value = token.partition("=")
    option = options.get(label.replace("_", "-"))
    if option is None:
        raise UsageError("usage-unknown-option", label, choices=(*options, "--help"))
    if option.kind is bool:
        if equals:
            raise UsageError("usage-bad-value", option.label, value)
        return option, True
    if not equals:
        following = next(remaining, None)
        if following is None or _is_option(following):
            raise UsageError("usage-missing", option.label)
        value = following
    return option, option.convert(value)


def _convert_positional(arguments: Sequence[Argument], typed: Sequence[str]) -> Iterator[object]:
    left = list(typed)
    for argument in arguments:
        if argument.is_rest:
            yield from map(argument.convert, left)
            return
        if left:
            yield argument.convert(left.pop(0))
        elif argument.required:
            raise UsageError("usage-missing", argument.label)
    if left:
        raise UsageError("usage-too-many", left[0])
