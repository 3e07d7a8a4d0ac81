"""Every language is complete: each message with the same places and as many forms as it needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tests.ui.tables import GAME, lay, play
from valhalla.games import valhalla as game
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.expansions.dwarves import WarriorBlocked
from valhalla.games.valhalla.expansions.last_viking import TitleTaken
from valhalla.games.valhalla.expansions.loki import LokiRowTaken
from valhalla.games.valhalla.expansions.thor import ThorPlayed
from valhalla.games.valhalla.expansions.tyr import WrathLaid
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import everything
from valhalla.kernel.chance import Chance
from valhalla.words import language, rulebook
from valhalla.words.language import LOCALE
from valhalla.words.prompts import LABELS, STEP_LABELS, label
from valhalla.words.saga import Saga
from valhalla.words.valhalla import names

TONGUES = ("pl", "ru")
FORMS = 3  # one, few, many: Polish and Russian alike


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
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_message_is_translated(tongue: str) -> None:
    found = catalogue(tongue)
    lacking = []
    for message in messages():
        told = texts(found.get(message.id, message.context))
        if not all(text.strip() for text in told) or (message.pluralizable and len(told) != FORMS):
            lacking.append(message.id)
    assert not lacking and len(messages()) > 1000


@pytest.mark.parametrize("tongue", TONGUES)
def test_places_are_kept(tongue: str) -> None:
    """A form for one may leave the number out; nothing else may be lost, and nothing invented."""
    found = catalogue(tongue)
    wrong = []
    for message in messages():
        wanted = set().union(*(places(text) for text in ids(message)))
        optional = {"count", "extra", "rerolls"} if message.pluralizable else set()
        wrong += [
            (message.id, text)
            for text in texts(found.get(message.id, message.context))
            if places(text) - wanted or wanted - places(text) - optional
        ]
    assert not wrong


@pytest.mark.parametrize("tongue", TONGUES)
def test_quotes_and_dashes_are_those_of_the_language(tongue: str) -> None:
    wrong = {"pl": ('"', "“", "—"), "ru": ('"', "’", "”")}[tongue]
    found = []
    for message in catalogue(tongue):
        if message.id and '"' not in "".join(ids(message)):
            found += [text for text in texts(message) if any(mark in text for mark in wrong)]
    assert not found


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_played_game_is_told_in_the_language(tongue: str) -> None:
    """The saga of a whole game: no line that is the same in English."""
    session = play(lay("thrall thrall thrall", 4), lambda s: False)
    names = ["А", "Б", "В"]
    told = {}
    for code in ("en", tongue):
        language.use(code)
        view = GAME.view(session.state_before(0), None)
        lines = []
        for entry in session.log:
            for event in entry.events:
                GAME.apply(view, event)
                lines.append(Saga(names, "full").tell(view, event))
        told[code] = lines
    language.use(language.SOURCE)
    pairs = [(one, other) for one, other in zip(told["en"], told[tongue], strict=True) if one]
    assert len(pairs) > 100
    assert [one for one, other in pairs if one == other] == []
    english = re.compile(r"\b(player|warrior|rolls|the|with|card)\b", re.IGNORECASE)
    assert [other for _, other in pairs if english.search(str(other))] == []


def random_games() -> Iterator[tuple[State, ev.Event]]:
    """What a spectator sees of games with all expansions, played at random."""
    for players, pairs in ((3, ()), (4, ("alliance",)), (6, ("partnership",))):
        setup = game.Setup(players, (*everything(players), *pairs))
        for seed in range(8):
            state, events = game.new(setup, Chance(seed))
            seen, whim, n = game.view(game.blank(setup), None), Chance(seed).stream(1), 0
            while True:
                for event in events:
                    shown = game.seen_by(event, None)
                    game.apply(seen, shown)
                    yield seen, shown
                due = game.to_act(state)
                if not due:
                    break
                n += 1
                command = whim.pick(whim.pick(game.groups(state, due[0])))
                events = game.decide(state, due[0], command, Chance(seed, 0, n))


@pytest.mark.parametrize("tongue", TONGUES)
def test_expansions_are_told_in_the_language(tongue: str) -> None:
    """One sentence for each kind of event of whole games, none of them the same in English."""
    saga = Saga([*"АБВГДЕ"], "full")
    told: dict[type[ev.Event], tuple[str | None, str | None]] = {}
    for seen, event in random_games():
        if type(event) not in told:
            english = saga.tell(seen, event)
            language.use(tongue)
            told[type(event)] = english, saga.tell(seen, event)
            language.use(language.SOURCE)
    assert {LokiRowTaken, ThorPlayed, WarriorBlocked, WrathLaid, TitleTaken} <= set(told)
    assert [one for one, other in told.values() if one == other] == []


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


@pytest.mark.parametrize("tongue", TONGUES)
def test_buttons_have_little_room(tongue: str) -> None:
    language.use(tongue)
    labels = [*(label(kind) for kind in LABELS), *(label(kind, step=step) for kind, step in STEP_LABELS)]
    language.use(language.SOURCE)
    assert [text for text in labels if len(text) > 24] == []


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_rulebook_is_told_in_the_language(tongue: str) -> None:
    every = [clause.id for section in rulebook.SECTIONS for clause in section.clauses]
    english = {id: rulebook.clause(id) for id in every}
    language.use(tongue)
    other = {id: rulebook.clause(id) for id in every}
    language.use(language.SOURCE)
    assert len(english) > 60 and [id for id, text in english.items() if other[id] == text] == []
