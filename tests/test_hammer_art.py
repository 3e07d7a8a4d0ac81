"""The pictures of the Hammer Throw: one a card, decks known without colour, places that fit the files."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest
from art import bake, vision
from art.hammer import token
from art.hammer.cards import SCENES
from art.hammer.decks import DECKS
from art.palette import TAR
from PIL import Image

from tests.pictured import pictured
from valhalla.games.hammer import terms
from valhalla.games.hammer.cards import kinds
from valhalla.games.hammer.properties import WORDS

FOLDER = bake.BAKED / "hammer"


def size_of(name: str) -> tuple[int, int]:
    with Image.open(FOLDER / f"{name}.webp") as picture:
        return picture.size


@cache
def told() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / "hammer.json").read_text(encoding="utf-8"))
    return found


# Cards


def test_every_kind_has_its_picture_and_no_picture_is_idle() -> None:
    assert pictured(SCENES, [card.id for card in kinds()])


def test_every_word_has_its_sign() -> None:
    assert all((bake.BAKED / f"icons/word-{word}.webp").exists() for word in WORDS)


def test_no_two_pictures_are_alike() -> None:
    """As unlike as two portraits must be."""
    seen = {}
    for card in SCENES:
        with Image.open(FOLDER / f"{card}.webp") as picture:
            seen[card] = vision.gist(picture)
    unlike = {pair: vision.unlike(*(seen[one] for one in pair)) for pair in combinations(seen, 2)}
    closest = min(unlike, key=lambda pair: unlike[pair])
    assert unlike[closest] > 10, closest


# Decks


def test_the_decks_are_those_of_the_rules() -> None:
    assert tuple(DECKS) == tuple(terms.DECKS)
    assert (
        len({deck.device for deck in DECKS.values()}) == len({deck.corners for deck in DECKS.values()}) == 3
    )


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("name", ["badge-{}", "points-{}", "cell-{}", "back-{}-small", "roundel-{}"])
def test_decks_are_told_apart_without_colour(name: str, eyes: str) -> None:
    """By shape and lightness alone, as small as they are shown."""
    seen = {}
    for deck in DECKS:
        with Image.open(FOLDER / f"{name.format(deck)}.webp") as picture:
            seen[deck] = vision.lightness(picture, TAR, eyes)
    assert min(vision.unlike(seen[one], seen[other]) for one, other in combinations(seen, 2)) > 4


@pytest.mark.parametrize("eyes", vision.EYES)
def test_colours_of_the_decks_stay_apart(eyes: str) -> None:
    pairs = combinations([deck.colour for deck in DECKS.values()], 2)
    assert min(vision.apart(*pair, eyes) for pair in pairs) > 12


@pytest.mark.parametrize("deck", DECKS)
def test_an_open_stone_is_not_a_whole_one(deck: str) -> None:
    seen = []
    for state in ("", "-open"):
        with Image.open(FOLDER / f"cell-{deck}{state}.webp") as picture:
            seen.append(vision.lightness(picture, TAR))
    assert vision.unlike(seen[0], seen[1]) > 4


# Places


@pytest.mark.parametrize("name", ["track-bed", "rack", "cell-small"])
def test_what_is_told_fits_its_picture(name: str) -> None:
    assert size_of(name) == tuple(told()[name]["size"])


def test_cells_and_backs_are_as_told() -> None:
    for deck in DECKS:
        assert size_of(f"cell-{deck}") == size_of(f"cell-{deck}-open") == tuple(told()["cell"]["size"])
        assert size_of(f"back-{deck}") == tuple(told()["back"]["size"])
        assert size_of(f"back-{deck}-small") == tuple(told()["back-small"]["size"])
        assert size_of(f"frame-{deck}") == (700, 980)


def test_the_hammer_turns_in_frames() -> None:
    frame = told()["token"]["frame"]
    assert size_of("token") == (frame * token.FRAMES, frame)
    assert size_of("token-rest") == (told()["token"]["rest"],) * 2


def test_eight_dice_lie_in_the_rack() -> None:
    places, side = told()["rack"]["places"], told()["rack"]["side"]
    assert len(places) == terms.DICE
    assert all(right[0] - left[0] > side for left, right in pairwise(places))
