"""Which code decides a picture: the definitions that what draws it reaches, each by itself.

Read from the source files alone. A definition is a statement at the top of a module (a function, a class, a
table); it reaches the definitions that it names. A module's other statements go with all of its definitions.
"""

import ast
import functools
import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import FunctionType
from typing import NamedTuple, TypeAlias

import baking

Place: TypeAlias = tuple[str, str]  # a module and a name in it; "" is the whole module


class Statement(NamedTuple):
    first: int
    last: int
    text: str
    binds: frozenset[str]
    names: frozenset[str]  # with a dot where a part of something is named
    said: frozenset[str]  # texts; `*` for what is filled in


class Module(NamedTuple):
    statements: tuple[Statement, ...]
    imports: Mapping[str, Place]


@cache
def module(name: str) -> Module:
    text = baking.source(name).read_text(encoding="utf-8")
    lines, imports, statements = text.splitlines(), dict[str, Place](), list[Statement]()
    for node in ast.parse(text).body:
        imports |= {bound: place for one in ast.walk(node) for bound, place in _imported(one)}
        if not _idle(node):
            statements.append(_statement(node, lines))
    return Module(tuple(statements), imports)


def _idle(node: ast.stmt) -> bool:
    """Imports, texts and types alone decide nothing."""
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return text or isinstance(node, ast.Import | ast.ImportFrom)


def _imported(node: ast.AST) -> Iterator[tuple[str, Place]]:
    if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "art":
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            place = (whole, "") if baking.source(whole).exists() else (str(node.module), alias.name)
            yield alias.asname or alias.name, place


def _statement(node: ast.stmt, lines: list[str]) -> Statement:
    first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", ()))])
    last = node.end_lineno or first
    walked = list(ast.walk(node))
    text = _plain("\n".join(lines[first - 1 : last]))
    return Statement(first, last, text, frozenset(_bound(node)), _names(walked), _said(walked))


def _plain(text: str) -> str:
    """Code however it is broken into lines: to lay it out anew decides nothing."""
    text = re.sub(r"([(\[{]) ", r"\1", re.sub(r"\s+", " ", text))
    return re.sub(r",? ([)\]}])", r"\1", text)


def _bound(node: ast.stmt) -> Iterator[str]:
    """The names that a definition gives."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        named = (one for target in targets for one in ast.walk(target))
        yield from (one.id for one in named if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store))


def _names(walked: Iterable[ast.AST]) -> frozenset[str]:
    parts = {
        id(one.value): f"{one.value.id}.{one.attr}"
        for one in walked
        if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name)
    }
    return frozenset(parts.get(id(one), one.id) for one in walked if isinstance(one, ast.Name))


def _said(walked: Iterable[ast.AST]) -> frozenset[str]:
    said = {one.value for one in walked if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    for one in walked:
        if isinstance(one, ast.JoinedStr):
            parts = (part.value if isinstance(part, ast.Constant) else "*" for part in one.values)
            said.add("".join(map(str, parts)))
    return frozenset(said)


def _named(name: str, said: str) -> Place | None:
    """What a module means by a name, if it is one of ours."""
    base, _, part = said.partition(".")
    found = module(name)
    if base in found.imports:
        place = found.imports[base]
        return (place[0], part) if not place[1] else place
    return (name, base) if any(base in one.binds for one in found.statements) else None


@cache
def statements(place: Place) -> frozenset[tuple[str, Statement]]:
    """The statements that decide a name, each with its module."""
    name, bound = place
    if bound in module(name).imports:
        return statements(_named(name, bound) or place)
    own = module(name).statements
    found = [one for one in own if not bound or bound in one.binds or not one.binds]
    return frozenset((name, one) for one in found)


@cache
def _next(name: str, statement: Statement) -> frozenset[tuple[str, Statement]]:
    places = (_named(name, said) for said in statement.names)
    return frozenset(one for place in places if place for one in statements(place))


def below(places: Iterable[Place]) -> set[tuple[str, Statement]]:
    """All statements that these places reach."""
    known = {one for place in places for one in statements(place)}
    open_ = list(known)
    while open_:
        new = _next(*open_.pop()) - known
        known |= new
        open_ += new
    return known


# What draws


def _function(value: object) -> FunctionType | None:
    found = inspect.unwrap(value) if callable(value) else None
    return found if isinstance(found, FunctionType) else None


def _home(function: FunctionType) -> Place:
    """The definition that a function stands in; one without a name of its own stands in another."""
    line = function.__code__.co_firstlineno
    found = module(function.__module__)
    within = next(one for one in found.statements if one.first <= line <= one.last)
    return function.__module__, min(within.binds, default="")


def roots(value: object) -> set[Place]:
    """The definitions that a value brings with it: functions, and what is bound to them."""
    found = (_function(one) for one in _whole(value))
    return {_home(one) for one in found if one and one.__module__.startswith("art.")}


def texts(value: object) -> list[str]:
    """The texts that a value holds."""
    return [one for one in _whole(value) if isinstance(one, str)]


def _whole(value: object) -> Iterator[object]:
    yield value
    for part in _parts(value):
        yield from _whole(part)


def _parts(value: object) -> list[object]:
    if isinstance(value, functools.partial):
        return [value.func, *value.args, *value.keywords.items()]
    if isinstance(value, Mapping):
        return [*value, *value.values()]
    if isinstance(value, tuple | list):
        return list(value)
    if is_dataclass(value) and not isinstance(value, type):
        return [getattr(value, field.name) for field in fields(value)]
    function = _function(value)
    return [cell.cell_contents for cell in (function.__closure__ if function else None) or ()]


def told(value: object) -> str:
    """A value as text that is the same in every run: a function by its name, with what is bound to it."""
    function = _function(value)
    parts = [told(part) for part in _parts(value)]
    if function:
        return f"{function.__qualname__}({', '.join(parts)})" if parts else function.__qualname__
    if isinstance(value, functools.partial | Mapping | tuple | list) or is_dataclass(value):
        return f"{type(value).__name__}({', '.join(parts)})"
    if not isinstance(value, str | bytes | int | float | None):
        raise TypeError(f"a picture cannot be known by {value!r}")
    return repr(value)
