"""The baked pictures: none stale, none without its code, plates that fit their files, icons that exist.

Nothing is drawn here: staleness is a hash over code and data, sizes stand in the files' headers.
"""

from __future__ import annotations

import json
import shutil
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import baking
import pytest
from art import bake, icons, palette, vision
from art.dice import FRAMES, SETS
from art.people import bear, boar, chosen, dwarf, giant, stag, wolf
from art.plates import plates
from art.seats import SEATS
from PIL import Image

from valhalla.ui import theme
from valhalla.ui.art import Art, Plate

BUDGET = 6_000_000  # bytes of the interface's pictures
OURS = ("dice", "icons", "plates", "shields", "sparks")
LINES = bake.read_manifest()
FOLK = {
    "bear": bear.BEARS,
    "wolf": wolf.WOLVES,
    "boar": boar.BOARS,
    "stag": stag.STAGS,
    "giant": giant.GIANTS,
    "dwarf": dwarf.DWARVES,
}
PORTRAITS = ("warriors", "chosen", "dwarves", "jarls")
LIGHT = {"focus", "glow", "glow-soft"}  # frames of light: whatever they surround is seen


def size_of(name: str) -> tuple[int, int]:
    with Image.open(bake.BAKED / name) as picture:
        return picture.size


# The manifest


@pytest.mark.parametrize("module", bake.MODULES)
def test_pictures_are_fresh(module: str) -> None:
    stale = [job.item.path for job in bake.jobs((module,)) if bake.stale(job, LINES)]
    assert not stale, f"bake them: python build/bake_art.py --module {module}"


def test_every_baked_file_is_known() -> None:
    files = {path.relative_to(bake.BAKED).as_posix() for path in bake.BAKED.rglob("*") if path.is_file()}
    assert not files - {bake.MANIFEST} - set(LINES)


def test_every_picture_of_the_manifest_is_there() -> None:
    assert not [path for path in LINES if not (bake.BAKED / path).is_file()]


def test_a_change_of_data_makes_stale() -> None:
    job = next(bake.jobs(("icons",)))
    other = bake.Job(job.module, job.item._replace(data=job.item.data + " "))
    assert not bake.stale(job, LINES)
    assert bake.stale(other, LINES)


def test_a_record_decides_its_own_pictures_only() -> None:
    """People and seats may change without staling all the others, for each stands in its picture's data."""
    records: dict[str, object] = {f"shields/seat-{number}.webp": seat for number, seat in enumerate(SEATS)}
    for clan, folk in FOLK.items():
        records |= {f"warriors/{clan}-{name}.webp": person for name, person in folk.items()}
    records |= {f"warriors/{card}.webp": person for card, person in chosen.CHOSEN.items()}
    data = {job.item.path: job.item.data for job in bake.jobs((*PORTRAITS, "shields"))}
    assert all(repr(record) in data[path] for path, record in records.items())


def test_who_draws_the_seats_shields_says_so() -> None:
    users = {module for module in bake.MODULES if "art.seats" in baking.below([f"art.{module}"])}
    told = {job.module for job in bake.jobs() if repr(SEATS[0]) in job.item.data}
    assert users - told == {"cards", "deed_frames"}, "these draw no shield of a seat"


def test_a_glyph_stales_only_what_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(bake.GLYPHS, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(bake, "GLYPHS", tmp_path)
    before = {module: bake.code_hash.__wrapped__(module) for module in ("dice", "shields")}
    (tmp_path / "skull.svg").write_text("changed", encoding="utf-8")  # the device of a seat
    (tmp_path / "unheard-of.svg").write_text("new", encoding="utf-8")
    assert bake.code_hash.__wrapped__("dice") == before["dice"]
    assert bake.code_hash.__wrapped__("shields") != before["shields"]


def test_pictures_are_small() -> None:
    found = [bake.BAKED / path for path, line in LINES.items() if line["module"] in OURS]
    assert sum(path.stat().st_size for path in found) < BUDGET


# Plates


@pytest.fixture(scope="module")
def art() -> Art:
    found = Art(bake.BAKED)
    assert not found.trouble
    return found


def test_the_game_knows_every_plate(art: Art) -> None:
    assert set(art.plates) == set(plates())


@pytest.mark.parametrize("name", plates())
def test_a_plate_fits_its_picture(art: Art, name: str) -> None:
    plate: Plate = art.plates[name]
    width, height = size_of(f"plates/{plate.file}")
    assert (width, height) == plates()[name].size
    for sides in (plate.slices, plate.content, plate.outset):
        left, top, right, bottom = sides
        assert left + right < width and top + bottom < height
    if any(plate.slices):
        assert all(cut > out for cut, out in zip(plate.slices, plate.outset, strict=True)), "a corner is cut"


@pytest.mark.parametrize("name", sorted(LIGHT))
def test_a_frame_of_light_is_empty_within(name: str) -> None:
    plate = plates()[name]
    left, top, right, bottom = (cut + out for cut, out in zip(plate.slices, plate.outset, strict=True))
    with Image.open(bake.BAKED / "plates" / f"{name}.webp") as picture:
        middle = picture.crop((left, top, picture.width - right, picture.height - bottom))
        assert max(middle.getchannel("A").tobytes()) <= 8


# Names


def test_every_glyph_is_baked() -> None:
    assert {f"icons/{name}.webp" for name in icons.names()} <= set(LINES)


# Seats and dice


def test_seats_have_one_colour_each_and_their_own_device() -> None:
    assert tuple(palette.channels(seat.colour) for seat in SEATS) == theme.SEATS
    for told in ("colour", "device", "pattern", "cloth"):
        assert len({getattr(seat, told) for seat in SEATS}) == len(SEATS)
    assert not {seat.colour for seat in SEATS} & {clan.colour for clan in palette.CLANS.values()}


SEAT_SIGNS = {seat.name: f"shields/seat-{number}.webp" for number, seat in enumerate(SEATS)}
CLAN_SIGNS = {clan: f"marks/clan-{clan}.webp" for clan in palette.CLANS}


@pytest.mark.parametrize("eyes", vision.EYES)
@pytest.mark.parametrize("signs", [SEAT_SIGNS, CLAN_SIGNS], ids=["seats", "clans"])
def test_signs_are_told_apart_without_colour(signs: dict[str, str], eyes: str) -> None:
    """By shape and lightness alone, as small as they are shown."""
    seen = {}
    for name, file in signs.items():
        with Image.open(bake.BAKED / file) as picture:
            seen[name] = vision.lightness(picture, palette.TAR, eyes)
    assert min(vision.unlike(seen[one], seen[other]) for one, other in combinations(seen, 2)) > 6


@pytest.mark.parametrize("eyes", vision.EYES)
def test_colours_stay_apart_for_all_eyes(eyes: str) -> None:
    seats = [seat.colour for seat in SEATS]
    clans = [clan.colour for clan in palette.CLANS.values()]
    assert min(vision.apart(*pair, eyes) for pair in combinations(seats, 2)) > 20
    assert min(vision.apart(*pair, eyes) for pair in combinations(clans, 2)) > 12


@cache
def gists() -> dict[str, vision.Floats]:
    found = {}
    for path, line in LINES.items():
        if line["module"] in PORTRAITS:
            with Image.open(bake.BAKED / path) as picture:
                found[path] = vision.gist(picture)
    return found


def test_no_two_portraits_are_alike() -> None:
    """Twice as unlike as one person drawn with another seed, which differs by 4 to 5."""
    assert len(gists()) == 84 + 30 + 30 + 25
    unlike = {pair: vision.unlike(*(gists()[one] for one in pair)) for pair in combinations(gists(), 2)}
    closest = min(unlike, key=lambda pair: unlike[pair])
    assert unlike[closest] > 10, closest


@pytest.mark.parametrize("kind", SETS)
def test_rolls_are_told_frame_by_frame(kind: str) -> None:
    told: dict[str, Any] = json.loads((bake.BAKED / "dice" / "dice.json").read_text(encoding="utf-8"))
    for face in SETS[kind].faces:
        assert len(told["paths"][f"{kind}-{face}"]) == FRAMES
        width, height = size_of(f"dice/{kind}-{face}.webp")
        assert width == told["frame"] * FRAMES and height == told["frame"]
