"""Card faces: every card at every size, in English and in a language a third longer."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import words
from babel.messages.catalog import Catalog

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from valhalla.games.valhalla.cards import Card, Mission, Thor, Warrior, Wrath, decks
from valhalla.games.valhalla.table import Setup, Table, everything, table
from valhalla.games.valhalla.terms import UNKNOWN
from valhalla.kernel.paths import data_dir
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces
from valhalla.words import language

ROOT = Path(__file__).resolve().parents[3]
HEIGHTS = (96, 150, 240, 500, 700)
WORDY = (170, 240, 421, 700)
PORTRAITS = ("warriors", "jarls", "tactics")


@pytest.fixture(scope="module")
def screen() -> Iterator[Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((64, 64))
    pygame.font.quit()
    pygame.display.quit()


@pytest.fixture
def art(screen: Surface) -> Art:
    return Art(data_dir("assets") / "baked")


@pytest.fixture
def faces(art: Art) -> ValhallaFaces:
    return ValhallaFaces(art, Fonts(data_dir("assets") / "fonts"))


@pytest.fixture(scope="module")
def at() -> Table:
    """A table with every card and every jarl."""
    return table(Setup(players=3))


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a language that says everything in words a third longer."""
    longer = Catalog("de")
    for message in words.template(ROOT):
        if not message.id:
            continue
        if isinstance(message.id, str):
            longer.add(message.id, _longer(message.id), context=message.context)
        else:
            longer.add(message.id, [_longer(text) for text in message.id], context=message.context)
    folder = tmp_path_factory.mktemp("locale")
    path = folder / "de/LC_MESSAGES/valhalla.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(words.mo_bytes(longer))
    return folder


@pytest.fixture
def longer(catalogue: Path) -> Iterator[None]:
    language.use("de", catalogue)
    yield
    language.use("en")


def _longer(text: str) -> str:
    """Each word grows by 35 %; what stands in braces stays."""
    parts = re.split(r"(\{\w+\})", text)
    return "".join(p if p.startswith("{") else re.sub(r"[^\W\d]+", _stretched, p) for p in parts)


def _stretched(word: re.Match[str]) -> str:
    letters = word[0]
    return letters + ("en" * len(letters))[: round(len(letters) * 0.35)]


def _every(faces: ValhallaFaces, at: Table, height: int) -> Iterator[Surface]:
    for card in range(len(at.cards)):
        yield faces.card(at, card, height)
    for jarl in range(len(at.jarls)):
        yield faces.jarl(at, jarl, height)


def _real(trouble: list[str]) -> list[str]:
    """Trouble but for plates, which faces do not use, and portraits, for which something stands in."""
    apart = [f"{os.sep}{name}{os.sep}" for name in (*PORTRAITS, "plates")]
    return [line for line in trouble if not any(name in line for name in apart)]


@pytest.mark.parametrize("height", HEIGHTS)
def test_every_face_is_drawn(faces: ValhallaFaces, art: Art, at: Table, height: int) -> None:
    for face in _every(faces, at, height):
        assert face.get_size() == (round(height * 5 / 7), height)
        assert face.get_flags() & pygame.SRCALPHA
        assert face.get_at((0, 0)).a == 0, "corners are round"
        assert face.get_at((face.get_width() // 2, height // 2)).a == 255
    assert _real(art.trouble) == []
    assert faces.crowded == []


@pytest.fixture(scope="module")
def expanded() -> list[Card]:
    """Every card that expansions bring, those beside the deck included."""
    return [card for name, deck in decks().items() if name not in ("base", "jarls") for card in deck]


@pytest.mark.parametrize("height", [96, 200, 500])
def test_every_face_of_an_expansion_is_drawn(
    faces: ValhallaFaces, art: Art, expanded: list[Card], height: int
) -> None:
    assert len(expanded) == 152
    for card in expanded:
        face = faces.face(card, height)
        assert face.get_size() == (round(height * 5 / 7), height)
        assert face.get_at((face.get_width() // 2, height // 2)).a > 250
    assert _real(art.trouble) == [] and faces.crowded == []


def test_their_words_find_room_if_they_are_longer(
    faces: ValhallaFaces, expanded: list[Card], longer: None
) -> None:
    for card in expanded:
        faces.face(card, 440)
    assert sorted(set(faces.crowded)) == []


@pytest.mark.parametrize("strip", [250, 130, 100])
def test_a_crowded_hand_shows_their_signs(faces: ValhallaFaces, art: Art, strip: int) -> None:
    whole = table(Setup(3, everything(3)))
    looks: dict[bytes, str] = {}
    for number, card in enumerate(whole.cards):
        if isinstance(card, Thor | Wrath | Mission):
            face = faces.held(whole, number, 150, strip)
            assert face.get_height() == 150
            looks[pygame.image.tobytes(face, "RGBA")] = card.id
    assert len(looks) == 37 and _real(art.trouble) == []


def test_the_foot_of_a_wrath_card_tells_what_it_does(faces: ValhallaFaces, art: Art) -> None:
    whole = table(Setup(3, ("tyr",)))
    feet: dict[tuple[object, ...], set[bytes]] = {}
    for number, card in enumerate(whole.cards):
        if isinstance(card, Wrath):
            foot = faces.foot(whole, number, (60, 14))
            feet.setdefault((card.clan, card.weapon), set()).add(pygame.image.tobytes(foot, "RGBA"))
    assert len(feet) == 11 and all(len(looks) == 1 for looks in feet.values())
    assert len({next(iter(looks)) for looks in feet.values()}) == 11 and art.trouble == []


@pytest.mark.parametrize("height", WORDY)
def test_texts_a_third_longer_find_room(faces: ValhallaFaces, at: Table, height: int, longer: None) -> None:
    for _ in _every(faces, at, height):
        pass
    assert faces.crowded == []


def test_a_face_is_made_once(faces: ValhallaFaces, at: Table) -> None:
    assert faces.card(at, 0, 240) is faces.card(at, 0, 240)
    assert faces.jarl(at, 0, 240) is faces.jarl(at, 0, 240)
    assert faces.back(240) is faces.back(240)
    assert faces.card(at, 0, 240) is not faces.card(at, 0, 241)


@pytest.mark.parametrize("height", [120, 300, 600])
def test_v15_5_frost_giants_have_another_face_against_a_monster(
    faces: ValhallaFaces, at: Table, height: int
) -> None:
    hunt = table(Setup(1, monster="hel", level=1))
    giant = next(i for i, card in enumerate(at.cards) if isinstance(card, Warrior) and card.clan == "giant")
    bear = next(i for i, card in enumerate(at.cards) if isinstance(card, Warrior) and card.clan == "bear")
    assert at.cards[giant] == hunt.cards[giant] and at.cards[bear] == hunt.cards[bear]

    def same(card: int) -> bool:
        one, other = faces.card(at, card, height), faces.card(hunt, card, height)
        return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")

    assert not same(giant) and same(bear)


def test_hidden_cards_show_their_backs(faces: ValhallaFaces, at: Table) -> None:
    assert faces.card(at, UNKNOWN, 240) is faces.back(240)
    assert faces.jarl(at, UNKNOWN, 240) is faces.back(240, "jarl")


def test_another_language_is_another_face(faces: ValhallaFaces, at: Table, longer: None) -> None:
    foreign = faces.card(at, 0, 240)
    language.use("en")
    assert faces.card(at, 0, 240) is not foreign


@pytest.mark.parametrize("deck", ["base", "jarl", "valhalla"])
def test_backs(faces: ValhallaFaces, art: Art, deck: str) -> None:
    assert faces.back(140, deck).get_size() == (100, 140)
    assert _real(art.trouble) == []


def test_small_faces_are_told_apart(faces: ValhallaFaces, at: Table) -> None:
    """Warriors with other clans, numbers, weapons or abilities look different."""
    seen: dict[bytes, tuple[object, ...]] = {}
    for number, card in enumerate(at.cards):
        if isinstance(card, Warrior):
            looks = pygame.image.tobytes(faces.card(at, number, 96), "RGBA")
            meaning = (card.clan, card.strength, card.valour, card.weapons, card.needs, card.ability)
            assert seen.setdefault(looks, meaning) == meaning


def test_nothing_baked_is_trouble_but_no_crash(screen: Surface, tmp_path: Path, at: Table) -> None:
    art = Art(tmp_path)
    faces = ValhallaFaces(art, Fonts(data_dir("assets") / "fonts"))
    for height in HEIGHTS:
        assert faces.card(at, 0, height).get_height() == height
        assert faces.card(at, len(at.cards) - 1, height).get_height() == height
        assert faces.jarl(at, 0, height).get_height() == height
    assert art.trouble
