"""A language for tests: every message in brackets and longer, so that what was never translated is seen."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from valhalla.words.language import DOMAIN, LOCALE, SOURCE
from valhalla.words.sentence import WAYS

CODE: Final = "eo"  # no language of ours; its plurals are those of English
OPEN, CLOSE = "‹", "›"
LONGER: Final = {letter: letter * 2 for letter in "aeiouyAEIOUY"}  # a word in three or so
TOLD: Final = re.compile(rf"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
WORDS: Final = re.compile(r"\b(?![IVX]+\b)[^\W\d_]{2,}")  # and no Roman numbers
DATES: Final = ("date format", "decimal mark", "forms")  # contexts of what is no text


def said(message: str) -> str:
    """Every way to say the message in brackets, some vowels doubled; its places stay."""
    return WAYS.join(map(_way, message.split(WAYS)))


def _way(message: str) -> str:
    parts, letters = [], 0
    for literal, place, spec, _conversion in Formatter().parse(message):
        for letter in literal.replace("{", "{{").replace("}", "}}"):
            letters += letter in LONGER
            parts.append(LONGER[letter] if letter in LONGER and letters % 3 == 0 else letter)
        if place is not None:
            parts.append("{" + place + (f":{spec}" if spec else "") + "}")
    return f"{OPEN}{''.join(parts)}{CLOSE}"


@cache
def _english() -> Catalog:
    with (LOCALE / SOURCE / "LC_MESSAGES" / f"{DOMAIN}.po").open("rb") as file:
        return read_po(file)


def _shown(message: Message) -> tuple[str, ...]:
    """What is said of a message: by the catalogue, or where it has nothing, the ids."""
    text = message.string if any(message.string or ()) else message.id
    return (text,) if isinstance(text, str) else tuple(text or ())


@cache
def _everything() -> str:
    """All that this language says."""
    return " ".join(said(text) for message in _english() if message.id for text in _shown(message))


@cache
def write(folder: Path) -> Path:
    """The catalogue of this language, in a folder of catalogues."""
    catalogue = Catalog(CODE)
    for message in _english():
        if message.id and message.context not in DATES:
            told = tuple(map(said, _shown(message)))
            one = isinstance(message.id, str)
            catalogue.add(message.id, told[0] if one else told, context=message.context)
    path = folder / CODE / "LC_MESSAGES" / f"{DOMAIN}.mo"
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_mo(file, catalogue)
    return folder


def untold(texts: Iterable[str], known: Iterable[str]) -> list[str]:
    """What is left of texts without messages, and without these names: whatever has words.

    A message may be set in several lines, each a text of its own: they are looked at together. Of one that
    was cut short or lies partly outside the window, a part is seen; of a name, too.
    """
    left = "\n".join(texts)
    while TOLD.search(left):
        left = TOLD.sub("", left)
    names = sorted(known, key=len, reverse=True)
    for name in names:
        left = left.replace(name, "")
    lines = [line.strip(" ·,–…+:") for line in left.splitlines()]
    lines = [line for line in lines if WORDS.search(line) and OPEN not in line and CLOSE not in line]
    cut = [line for line in lines if any(name.startswith(line) for name in names)]
    return [line for line in lines if line not in cut and " ".join(line.split()) not in _everything()]
