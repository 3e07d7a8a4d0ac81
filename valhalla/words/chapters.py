"""What a rulebook is made of: sections of clauses, which cite and are cited by their ids."""

from __future__ import annotations

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
