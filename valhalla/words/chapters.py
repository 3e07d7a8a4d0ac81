"""What a rulebook is made of: sections of clauses, which cite and are cited by their ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Clause(NamedTuple):
    """One rule: an id such as V4.10 and its text."""

    id: str
    text: str


class Section(NamedTuple):
    """The clauses on one subject, such as V4, Battle."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


class Book(NamedTuple):
    """The rulebook of one game in English, and what cards and numbers add to some of its clauses."""

    sections: tuple[Section, ...]
    tables: Mapping[str, Callable[[], list[str]]]
