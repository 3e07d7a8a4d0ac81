"""The way into the rulebook of every game, clause by clause.

The ids are those that the rules, events and refusals cite. Everything that is given back is in the current
language. A clause may have several paragraphs, divided by line breaks.
"""

import re
import textwrap
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from valhalla.games import GAMES
from valhalla.words.chapters import Clause, Section
from valhalla.words.language import _
from valhalla.words.record import words_of

WIDTH = 80
INDENT = 7
PLAIN = str.maketrans("’łøđ", "'lod")  # what Unicode does not take apart into a letter and its mark


class UnknownClause(LookupError):
    """The rulebook has no clause or section of this id."""

    def __init__(self, id: str) -> None:
        super().__init__(_("The rulebook has no clause or section “{id}”.").format(id=id))
        self.id = id


class _Index(NamedTuple):
    """Where everything stands, in the books of all games."""

    game: dict[str, str]  # of a section
    section: dict[str, Section]  # of a clause, or of its own id
    text: dict[str, str]  # of a clause, in English


def _index() -> _Index:
    return _indexed(*GAMES)


@cache
def _indexed(*games: str) -> _Index:
    index = _Index({}, {}, {})
    for game in games:
        for section in sections(game):
            index.game[section.id] = game
            index.section[section.id] = section
            for clause in section.clauses:
                index.section[clause.id] = section
                index.text[clause.id] = clause.text
    return index


def sections(game: str) -> tuple[Section, ...]:
    """The sections of a game's book: the English source."""
    return words_of(game).book.sections


def clause(id: str) -> str:
    """The text of a clause."""
    if id not in _index().text:
        raise UnknownClause(id)
    more = words_of(book_of(id)).book.tables.get(id, list)
    return "\n".join((_(_index().text[id]), *more()))


def book_of(id: str) -> str:
    """The game in whose book this clause or section is."""
    return _index().game[_home(id).id]


def section_of(id: str) -> Section:
    """The section that a clause belongs to, or the section of this id itself."""
    section = _home(id)
    return Section(section.id, _(section.title), tuple(Clause(c.id, clause(c.id)) for c in section.clauses))


def _home(id: str) -> Section:
    if id not in _index().section:
        raise UnknownClause(id)
    return _index().section[id]


def find(words: str, game: str = "valhalla") -> list[Clause]:
    """The clauses that have all these words, or words that begin so, in their text; an id finds its clause.

    Nothing to look for means the whole book, as in a search box that is still empty.
    """
    wanted = _fold(words).split()
    book = (Clause(c.id, clause(c.id)) for section in sections(game) for c in section.clauses)
    return [entry for entry in book if _has_all(entry, wanted)]


def marked(words: str, text: str) -> list[tuple[int, int]]:
    """Where in a text the words stand that `find` looks for: the first letter of each, and its end."""
    wanted = _fold(words).split()
    found = [match.span() for match in re.finditer(r"[\w’'-]+", text)]
    return [(start, end) for start, end in found if any(_fold(text[start:end]).startswith(w) for w in wanted)]


def page(ids: str | Iterable[str] | None = None, game: str = "valhalla") -> str:
    """The whole book, or the clauses and sections of these ids, as plain text for a terminal."""
    if ids is None:
        ids = [section.id for section in sections(game)]
    elif isinstance(ids, str):
        ids = (ids,)
    return "\n\n".join(_block(id.strip().upper()) for id in ids)


def _has_all(entry: Clause, wanted: list[str]) -> bool:
    id, text = _fold(entry.id), _fold(entry.text)
    return all(word == id or re.search(rf"(?<!\w){re.escape(word)}", text) for word in wanted)


def _fold(text: str) -> str:
    """Without case, accents and curly apostrophes: nobody should have to type “Hödr’s” to find Hödr’s."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(PLAIN))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _block(id: str) -> str:
    if id not in _index().game:
        return _wrapped(Clause(id, clause(id)))
    section = section_of(id)
    heading = f"{section.id:<{INDENT}}{section.title}"
    return "\n\n".join((f"{heading}\n{'=' * len(heading)}", *map(_wrapped, section.clauses)))


def _wrapped(entry: Clause) -> str:
    """The id in the margin, every paragraph of the text beside it."""
    first, *others = entry.text.split("\n")
    return "\n".join((_paragraph(first, entry.id), *(_paragraph(text) for text in others)))


def _paragraph(text: str, margin: str = "") -> str:
    return textwrap.fill(
        text,
        WIDTH,
        initial_indent=margin.ljust(INDENT),
        subsequent_indent=" " * INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
