"""V1.4: what says when a tactic may be played is drawn on every face of it, and told in words."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from valhalla.games.valhalla.cards import WHEN, Card, Mission, Tactic, Thor, by_id
from valhalla.games.valhalla.modules import marks_of
from valhalla.kernel.paths import data_dir
from valhalla.ui.art import Art
from valhalla.ui.fonts import Fonts
from valhalla.ui.games.valhalla.faces import parts
from valhalla.ui.games.valhalla.faces.faces import ValhallaFaces, kind_of
from valhalla.ui.table.faces.parts import STRIPS
from valhalla.ui.table.faces.sheet import LARGE_ABOVE, SMALL_BELOW
from valhalla.words.valhalla import names

SIZES = (SMALL_BELOW - 1, SMALL_BELOW + 1, LARGE_ABOVE + 1)


@pytest.fixture(autouse=True, scope="module")
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.font.quit()
    pygame.display.quit()


@pytest.fixture
def faces() -> ValhallaFaces:
    return ValhallaFaces(Art(data_dir("assets") / "baked"), Fonts(data_dir("assets") / "fonts"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The marks that were drawn, one by one."""
    found: list[str] = []
    monkeypatch.setattr(parts, "pennant", lambda sheet, mark, *at: found.append(mark))
    return found


def playable() -> Iterator[Card]:
    return (card for card in by_id().values() if isinstance(card, Tactic | Thor | Mission))


def test_v1_4_the_rules_say_which_cards_have_which_marks() -> None:
    found = {
        (card.effect.word if isinstance(card, Tactic) else type(card).__name__, marks_of(card))
        for card in playable()
    }
    assert {entry for entry in found if entry[1]} == {
        ("surround", ("attack",)), ("road", ("defend",)), ("call_to_arms", ("before",)),
        ("Thor", ("before",)), ("Mission", ("won",)),
    }  # fmt: skip


@pytest.mark.parametrize("height", SIZES)
def test_v1_4_every_face_of_every_card_has_its_marks(
    faces: ValhallaFaces, drawn: list[str], height: int
) -> None:
    for card in playable():
        drawn.clear()
        faces.face(card, height)
        assert tuple(drawn) == marks_of(card), card.id


@pytest.mark.parametrize("strip", STRIPS)
def test_v1_4_a_crowded_hand_shows_them_too(faces: ValhallaFaces, drawn: list[str], strip: int) -> None:
    for card in playable():
        drawn.clear()
        held = kind_of(card).held
        assert held is not None
        held(faces.sheet(190), card, strip)
        assert tuple(drawn) == marks_of(card), card.id


def test_v1_4_every_mark_has_a_sign_of_its_own_shape() -> None:
    art = Art(data_dir("assets") / "baked")
    shapes = {
        pygame.image.tobytes(art.icon(parts.when_icon(mark), 20, (255, 255, 255)), "RGBA") for mark in WHEN
    }
    assert len(shapes) == len(WHEN)


def test_v1_4_the_words_of_a_card_say_when() -> None:
    for card in playable():
        for mark in marks_of(card):
            told = "win a battle" if isinstance(card, Mission) else names.when(mark)
            assert told in names.describe(card), card.id
