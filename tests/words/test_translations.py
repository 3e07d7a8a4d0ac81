"""Every language is complete: each message with the same places and as many forms as it needs."""

from __future__ import annotations

from functools import cache
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tests.words.samples import TONGUES
from valhalla.games import valhalla as game
from valhalla.games.valhalla.cards import by_id
from valhalla.words import language
from valhalla.words.language import LOCALE
from valhalla.words.sentence import THINGS, WAYS
from valhalla.words.valhalla import names

FORMS = 3  # one, few, many: Polish and Russian alike
UNSAID = {"player", "host", "card"}


@cache
def catalogue(tongue: str) -> Catalog:
    with (LOCALE / tongue / "LC_MESSAGES" / "valhalla.po").open("rb") as file:
        return read_po(file, locale=tongue)


@cache
def template() -> Catalog:
    with (LOCALE / "valhalla.pot").open("rb") as file:
        return read_po(file)


def messages() -> list[Message]:
    return [message for message in template() if message.id]


def ids(message: Message) -> tuple[str, ...]:
    return tuple(map(str, message.id)) if isinstance(message.id, tuple) else (str(message.id),)


def texts(message: Message | None) -> list[str]:
    """The translation: one text, or one for each form."""
    told = message.string if message is not None else ""
    return [str(text) for text in told] if isinstance(told, tuple | list) else [str(told or "")]


def places(text: str) -> set[str]:
    return {name for way in text.split(WAYS) for _, name, _, _ in Formatter().parse(way) if name is not None}


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_message_is_translated(tongue: str) -> None:
    found = catalogue(tongue)
    lacking = []
    for message in messages():
        told = texts(found.get(message.id, message.context))
        if not all(text.strip() for text in told) or (message.pluralizable and len(told) != FORMS):
            lacking.append(message.id)
    assert not lacking and len(messages()) > 1000


@pytest.mark.parametrize("tongue", ["en", *TONGUES])
def test_places_are_kept(tongue: str) -> None:
    """A form for one may leave the number out, and a sentence do without who it is about; nothing else may be
    lost, and nothing invented."""
    found = catalogue(tongue)
    wrong = []
    for message in messages():
        wanted = set().union(*(places(text) for text in ids(message)))
        optional = UNSAID | ({"count", "extra", "rerolls"} if message.pluralizable else set())
        wrong += [
            (message.id, text)
            for text in texts(found.get(message.id, message.context))
            if text  # where English says nothing of its own, the id serves
            if places(text) - wanted - {THINGS} or wanted - places(text) - optional
        ]
    assert not wrong


@pytest.mark.parametrize("tongue", ["en", *TONGUES])
def test_what_lists_things_can_do_without(tongue: str) -> None:
    """They may be hidden: then the last way is said, and they come after a colon where they are known."""
    found = [text for message in catalogue(tongue) for text in texts(message) if f"{{{THINGS}" in text]
    assert found and not [text for text in found if f"{{{THINGS}" in text.rpartition(WAYS)[2]]


@pytest.mark.parametrize("tongue", TONGUES)
def test_quotes_and_dashes_are_those_of_the_language(tongue: str) -> None:
    wrong = {"pl": ('"', "“", "—"), "ru": ('"', "’", "”")}[tongue]
    found = []
    for message in catalogue(tongue):
        if message.id and '"' not in "".join(ids(message)):
            found += [text for text in texts(message) if any(mark in text for mark in wrong)]
    assert not found


@pytest.mark.parametrize("tongue", TONGUES)
def test_expansions_and_their_cards_are_named_in_the_language(tongue: str) -> None:
    def every() -> list[str]:
        lines = [line for name in game.EXPANSIONS for line in names.expansion_changes(name)]
        titles = [text for name in game.EXPANSIONS for text in names.expansion(name)]
        return [*lines, *titles, *(names.describe(card) for card in by_id().values())]

    english = every()
    language.use(tongue)
    other = every()
    language.use(language.SOURCE)
    assert [one for one, two in zip(english, other, strict=True) if one == two] == []
