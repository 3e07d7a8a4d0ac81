"""Cards and frames of Tyr and Loki, the title's board, the seals: all drawn, and where it is said to be."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from typing import Any

import baking
import pytest
import yaml
from art import bake, palette, vision
from art.frames import HIGH, WIDE
from art.valhalla.woodcuts import LOKI, WRATH
from PIL import Image

from tests.pictured import pictured

GODS: dict[str, Any] = json.loads((bake.BAKED / "cards" / "gods.json").read_text(encoding="utf-8"))
TITLE: dict[str, Any] = json.loads((bake.BAKED / "cards" / "title.json").read_text(encoding="utf-8"))
CARDS = baking.ROOT / "cards" / "valhalla"
SEALS = ("blocked", "held", "road", "spite")


def picture(path: str) -> Image.Image:
    with Image.open(bake.BAKED / path) as file:
        return file.convert("RGBA")


def alpha(image: Image.Image, box: tuple[float, float, float, float]) -> tuple[int, int]:
    """The least and the most that is covered within a box of the sheet."""
    scale = image.width / WIDE
    left, top, right, low = (round(edge * scale) for edge in box)
    values = image.getchannel("A").crop((left, top, right, low)).tobytes()
    return min(values), max(values)


@pytest.mark.parametrize(("file", "scenes"), [("tyr", WRATH), ("loki", LOKI)])
def test_each_card_is_drawn(file: str, scenes: dict[str, object]) -> None:
    text = (CARDS / f"{file}.yaml").read_text(encoding="utf-8")
    assert pictured(scenes, [card["id"] for card in yaml.safe_load(text)["cards"]])


@pytest.mark.parametrize("name", GODS)
@pytest.mark.parametrize(("suffix", "width"), [("", 700), ("-middle", 350), ("-small", 240)])
def test_a_frame_is_open_where_the_picture_is(name: str, suffix: str, width: int) -> None:
    frame = picture(f"cards/frame-{name}{suffix}.webp")
    assert frame.size == (width, round(HIGH * width / WIDE))
    left, top, right, low = GODS[name]["window"]
    assert alpha(frame, (left + 90, top + 90, right - 90, low - 90))[1] < 40


@pytest.mark.parametrize("suffix", ["", "-middle", "-small"])
def test_the_foot_of_wrath_is_whole(suffix: str) -> None:
    """It lies under a warrior: its lowest strip must not show what is below."""
    left, top, right, low = GODS["wrath"]["foot"]
    assert (
        alpha(picture(f"cards/frame-wrath{suffix}.webp"), (left + 30, top + 4, right - 30, low - 4))[0] == 255
    )


@pytest.mark.parametrize("count", ["3", "4"])
def test_rows_of_loki_lie_on_the_field_one_below_the_other(count: str) -> None:
    told = GODS["loki"]
    left, top, right, low = told["field"]
    wide, high = told["row"]["size"]
    tops = told["tops"][count]
    assert picture("cards/row-loki.webp").size == (wide, high)
    assert len(tops) == int(count)
    assert tops[0] > top and tops[-1] + high < low and left < told["row"]["left"]
    assert told["row"]["left"] + wide < right
    assert all(after - before >= high for before, after in pairwise(tops))


def test_the_title_has_five_notches_apart_and_dark() -> None:
    board = picture("cards/title.webp")
    assert board.size == tuple(TITLE["size"])
    notches = TITLE["notches"]
    assert len(notches) == 5
    assert all(b[0] - a[0] > 2 * TITLE["radius"] + 12 for a, b in pairwise(notches))
    for x, y in notches:
        red, green, blue, whole = board.getpixel((x, y))  # type: ignore[misc]
        assert whole == 255 and red + green + blue < 240


def test_seals_are_told_apart_without_colour() -> None:
    seen = {name: vision.lightness(picture(f"marks/{name}.webp"), palette.TAR) for name in SEALS}
    assert min(vision.unlike(seen[one], seen[other]) for one, other in combinations(SEALS, 2)) > 6
