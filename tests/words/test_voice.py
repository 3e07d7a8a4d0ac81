"""How the game speaks: names stand alone, one word for one thing, every name has forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter
from typing import Final

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from valhalla.words.language import LOCALE
from valhalla.words.sentence import CASES, FORMS, GENDERS, PLAIN, WAYS

TONGUES: Final = ("en", "ru", "pl")
BENDING: Final = ("ru", "pl")  # languages with cases
NUMBERS: Final = ("at", "cards", "count", "number", "points", "shields", "warriors")

# A word for what a name is of, before the name: «игрок {player}».
TITLED: Final = {
    "en": r"\b(?:player|players|warrior|warriors|card|jarl|monster) \{(\w+)",
    "ru": r"\b(?:игрок|воин|ярл|карт|чудовищ)\w* \{(\w+)",
    "pl": r"\b(?:gracz\w{0,3}|wojowni\w+|jarl\w*|kart\w*|potw[oó]r\w*) \{(\w+)",
}
CLAUSE: Final = re.compile(r"\[?\b[VHW]\d+(?:\.\d+)+\b\]?")
CITING: Final = (
    "rulebook",
    "expansions",
    "cli/",
    "lesson",
)  # where the book is written, and what the command line says

# What must not come back, and what is said instead (docs/glossary.md).
FORBIDDEN: Final = {
    "en": {
        r"\bactivat\w+": "arm",
        r"(?i)\btake back\b": "undo",
        r"\bsame luck\b|\bnew luck\b": "the same results, new ones",
        r"\ba jarl’s advice\b|\bwould a jarl do\b": "hint",
        r"\b[Tt]hralls? and karls?\b|\bA karl\b|\ba karl\b": "the levels’ own names",
    },
    "ru": {
        r"(?i)\bдружин": "отряд",
        r"(?i)\bумени[еяюй]": "способность",
        r"(?i)\bмисси[яиюей]": "поручение",
        r"(?i)\bковарств": "Хитрость Локи",
        r"(?i)\bцверг": "дверг",
        r"(?i)\bзапасн\w+ кубик": "дополнительный кубик",
        r"(?i)\bсрыв(?!а[ею])": "провал",
        r"(?i)\bмилост": "благосклонность",
        r"(?i)\bвепр(?!ь\b)": "кабан",
        r"Аслауг|Стюр\b|Вилльсвин|Бриньяр": "имена по словарю",
        r"Контрудар|Смен[аыу] оружия|Окружени[еяю] ярла|Геройск": "названия тактик по словарю",
        r"(?i)\bактивирова": "вооружить",
        r"(?i)\bтрэл": "Трелл",
    },
    "pl": {
        r"\bSzał": "Furia",
        r"\bKontrcios": "Odepchnięcie wroga",
        r"\bOkrążeni\w+ wodza": "Odcięcie drużyny od dowódcy",
        r"(?i)\bkrasnolud": "karzeł",
        r"\bOstatni\w* Wiking": "Król Góry",
        r"\bHöda?\b": "Hödr",
        r"(?i)\baktyw(?:uj|owa)\w*": "uzbroić",
    },
}  # fmt: skip


@cache
def catalogue(tongue: str) -> Catalog:
    with (LOCALE / tongue / "LC_MESSAGES" / "valhalla.po").open("rb") as file:
        return read_po(file, locale=tongue)


def said(message: Message) -> list[str]:
    """What is shown: the catalogue's sentences; where it has none, the ids."""
    told = message.string if isinstance(message.string, tuple | list) else [message.string]
    ids = message.id if isinstance(message.id, tuple | list) else [message.id]
    return [str(text) for text in (told if any(told) else ids)]


def sentences(tongue: str) -> Iterator[tuple[Message, str]]:
    for message in catalogue(tongue):
        if message.id and message.context != FORMS:
            yield from ((message, text) for text in said(message))


def fields(text: str) -> Iterator[tuple[str, str]]:
    """The places of all ways to say a sentence, and how each is to bend."""
    for way in text.split(WAYS):
        for _literal, field, spec, _conversion in Formatter().parse(way):
            if field is not None:
                yield field, spec or ""


@pytest.mark.parametrize("tongue", TONGUES)
def test_names_stand_alone(tongue: str) -> None:
    found = [
        text
        for _, text in sentences(tongue)
        for place in re.findall(TITLED[tongue], text, re.IGNORECASE)
        if place not in NUMBERS
    ]
    assert not found


@pytest.mark.parametrize("tongue", TONGUES)
def test_clauses_are_for_f1(tongue: str) -> None:
    """And for the rulebook, which they number."""
    found = [
        text
        for message, text in sentences(tongue)
        if CLAUSE.search(text) and not any(part in place for place, _ in message.locations for part in CITING)
    ]
    assert not found


@pytest.mark.parametrize("tongue", TONGUES)
def test_one_word_for_one_thing(tongue: str) -> None:
    found = [
        (word, text) for _, text in sentences(tongue) for word in FORBIDDEN[tongue] if re.search(word, text)
    ]
    assert not found


@pytest.mark.parametrize("tongue", BENDING)
def test_what_the_game_names_has_forms(tongue: str) -> None:
    lacking = []
    for message in catalogue(tongue):
        if message.context == FORMS:
            *cases, gender = str(message.string).split("|")
            if len(cases) not in (len(CASES), len(CASES) + 1) or not all(cases) or gender not in GENDERS:
                lacking.append(message.id)
    assert not lacking


@pytest.mark.parametrize("tongue", TONGUES)
def test_places_bend_in_ways_there_are(tongue: str) -> None:
    """A case where the language has cases, two to four words, or a number's format."""
    cases = CASES if tongue in BENDING else ()
    wrong = []
    for _, text in sentences(tongue):
        for _field, spec in fields(text):
            words = spec.count("|") + 1 if "|" in spec else 0
            known = words in (2, 3, 4) if words else not spec or spec in (*cases, PLAIN) or not spec.isalpha()
            if not known:
                wrong.append((text, spec))
    assert not wrong
