"""The pictures of Wolves of Odin: one a card, runes and colours known without colour, places that fit."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from art import bake, icons, vision
from art.palette import TAR
from art.wolves import cards
from art.wolves.backs import BACKS
from art.wolves.bosses import BOSSES, ON_FRAMES
from art.wolves.looks import CARDS, DEITIES, UNITS
from PIL import Image

from tests.pictured import pictured
from valhalla.games.wolves import terms
from valhalla.games.wolves.cards import kinds

FOLDER = bake.BAKED / "wolves"
SCENES = (cards.PEOPLE, cards.DEITIES, cards.VICTORIES)
SIGNS = (
    "rune-tyr", "rune-yew", "wolf-head", "sacrifice", "glory", "pass", "summon", "deity-hall", "deity-use",
    "destroyed", "taken", "discarded", "row",
)  # fmt: skip
BOARDS = ("row-bed", "hall-board", "victory-stand")


def opened(name: str) -> Image.Image:
    with Image.open(FOLDER / f"{name}.webp") as picture:
        picture.load()
        return picture


@cache
def told() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / "wolves.json").read_text(encoding="utf-8"))
    return found


def drawn() -> list[str]:
    return [card for scenes in SCENES for card in scenes]


# Cards


def test_every_kind_has_its_picture_and_no_picture_is_idle() -> None:
    assert pictured(drawn(), [card.id for card in kinds()])
    assert len(set(drawn())) == len(drawn())


@pytest.mark.parametrize("card", drawn())
def test_a_picture_is_a_woodcut(card: str) -> None:
    assert opened(card).size == (640, 608)


def test_no_two_pictures_are_alike() -> None:
    """As unlike as two portraits must be."""
    seen = {card: vision.gist(opened(card)) for card in drawn()}
    unlike = {pair: vision.unlike(*(seen[one] for one in pair)) for pair in combinations(seen, 2)}
    closest = min(unlike, key=lambda pair: unlike[pair])
    assert unlike[closest] > 10, closest


# What tells them apart


def test_runes_and_colours_are_those_of_the_rules() -> None:
    assert terms.RUNES == UNITS
    assert set(terms.COLOURS) == set(DEITIES)
    assert len({CARDS[name].arch for name in DEITIES}) == 3


APART = {
    "strength": ["boss-strength-tyr", "boss-strength-yew"],
    "rune": ["boss-rune-tyr", "boss-rune-yew"],
    "use": ["boss-once", "mark-used"],
    "seat": ["mark-passed", "mark-first", "mark-lead"],
    "offering": ["sacrifice", "sacrifice-2"],
    "line": ["arrow-plus", "arrow-minus"],
    "back": [f"back-{deck}-small" for deck in BACKS],
    "unit": ["frame-tyr-small", "frame-yew-small", "frame-manoeuvre-small"],
    "deity": ["frame-blue-small", "frame-red-small", "frame-black-small"],
    "end": ["drop-left-lit", "drop-right-lit"],  # unlit they are quiet, and known by where they lie
    "left": ["drop-left", "drop-left-lit"],
    "right": ["drop-right", "drop-right-lit"],
}


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("kind", APART)
def test_they_are_told_apart_without_colour(kind: str, eyes: str) -> None:
    """By shape and lightness alone, as small as they are shown."""
    seen = {name: vision.lightness(opened(name), TAR, eyes) for name in APART[kind]}
    unlike = {pair: vision.unlike(*(seen[one] for one in pair)) for pair in combinations(seen, 2)}
    closest = min(unlike, key=lambda pair: unlike[pair])
    assert unlike[closest] > 4, (closest, unlike[closest])


def test_signs_are_there_and_unlike() -> None:
    assert set(SIGNS) <= set(icons.names())
    seen = {}
    for name in SIGNS:
        with Image.open(bake.BAKED / f"icons/{name}.webp") as picture:
            seen[name] = vision.lightness(picture, TAR)
    assert min(vision.unlike(seen[one], seen[other]) for one, other in combinations(seen, 2)) > 4


# Places


@pytest.mark.parametrize("name", CARDS)
def test_a_frame_is_drawn_in_three_sizes(name: str) -> None:
    assert opened(f"frame-{name}").size == (700, 980)
    assert opened(f"frame-{name}-middle").size == (350, 490)
    assert opened(f"frame-{name}-small").size == (240, 336)


@pytest.mark.parametrize("name", CARDS)
def test_a_window_is_open_and_its_field_is_not(name: str) -> None:
    frame, places = opened(f"frame-{name}").convert("RGBA").getchannel("A"), told()[f"frame-{name}"]
    left, top, right, low = places["window"]
    assert frame.getpixel(((left + right) // 2, (top + low) // 2)) == 0
    left, top, right, low = places["words"]
    assert frame.crop((left, top, right, low)).getextrema() == (255, 255)


@pytest.mark.parametrize("name", CARDS)
def test_what_lies_on_a_card_stays_on_it(name: str) -> None:
    places = told()[f"frame-{name}"]
    assert places["picture"][3] < places["words"][1]
    assert places["ribbon"][3] <= places["words"][1]
    for size in ("", "-small"):
        for seat in ("strength", "rune", "colour", "once", "glory", "sign"):
            if seat in told()[f"frame-{name}{size}"]:
                x, y, radius = told()[f"frame-{name}{size}"][seat]
                assert radius <= x <= 700 - radius and radius <= y <= 980 - radius


@pytest.mark.parametrize("name", [*BOARDS, "drop-left", "drop-right", "hall"])
def test_what_is_told_fits_its_picture(name: str) -> None:
    assert opened(name).size == tuple(told()[name]["size"])


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_can_be_cut_in_nine(name: str) -> None:
    wide, high = told()[name]["size"]
    for sides in ("slices", "content", "outset"):
        left, top, right, low = told()[name][sides]
        assert left + right < wide and top + low < high


def test_bosses_and_backs_are_as_told() -> None:
    assert {opened(name).size for name in BOSSES if name not in ON_FRAMES} == {(told()["boss"]["size"],) * 2}
    assert {opened(f"back-{deck}").size for deck in BACKS} == {tuple(told()["back"]["size"])}
    assert {opened(f"back-{deck}-small").size for deck in BACKS} == {tuple(told()["back-small"]["size"])}
