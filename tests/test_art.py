"""The baked pictures: none stale, none without its code, plates that fit their files, icons that exist.

Nothing is drawn here: staleness is a hash over code and data, sizes stand in the files' headers.
"""

from __future__ import annotations

import json
import shutil
import sys
from functools import cache, partial
from itertools import combinations
from pathlib import Path
from types import FrameType
from typing import Any

import baking
import pytest
from art import bake, icons, palette, reach, vision
from art.dice.dice import FRAMES, SETS
from art.plates.plates import plates
from art.seats import SEATS
from art.valhalla import portraits
from art.valhalla.scene import fury
from PIL import Image

from valhalla.games import GAMES
from valhalla.ui import theme
from valhalla.ui.art import Art, Plate

BUDGET = 6_000_000  # bytes of the interface's pictures
OURS = ("dice", "icons", "plates", "shields", "sparks")
ART = str(baking.source("art").parent)
LINES = bake.read_manifest()
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


def test_an_argument_decides() -> None:
    axe, larger = (
        bake.Job("icons", bake.Picture("icons/axe.webp", partial(icons.draw, "axe", *size), lossless=True))
        for size in ((), (7,))
    )
    assert not bake.stale(axe, LINES)
    assert bake.stale(larger, LINES)


def test_a_record_decides_its_own_picture_only() -> None:
    """A person, a jarl or a seat may change without staling all the others."""
    jobs = {job.item.path: job for job in bake.jobs(("valhalla.portraits", "shields"))}
    told = {path: reach.told(job.item[1:]) for path, job in jobs.items()}
    records: dict[str, object] = {f"warriors/{card}.webp": one for card, one in portraits.warriors().items()}
    records |= {f"jarls/{card}.webp": jarl for card, jarl in portraits.JARLS.items()}
    records |= {f"shields/seat-{number}.webp": seat for number, seat in enumerate(SEATS)}
    assert all(reach.told(record) in told[path] for path, record in records.items())
    tables = {"JARLS", "SEATS", "BEARS", "DWARVES", "CHOSEN"}
    assert not tables & {name for job in jobs.values() for name in reached(job)}


def test_a_scene_decides_its_own_woodcut_only() -> None:
    scenes = dict(fury.SCENES)
    jobs = {job.item.path: job for job in bake.jobs(("valhalla.woodcuts",))}
    for card, scene in scenes.items():
        others = {other.__name__ for other in scenes.values() if other is not scene}
        assert scene.__name__ in reached(jobs[f"tactics/{card}.webp"])
        assert not others & reached(jobs[f"tactics/{card}.webp"])


def reached(job: bake.Job) -> set[str]:
    """The names of all definitions that decide a picture."""
    known = reach.below(reach.roots(job.item[1]))
    return {name for _module, statement in known for name in statement.binds}


@pytest.mark.parametrize(
    "path",
    ["icons/axe.webp", "marks/held.webp", "plates/knob.webp", "warriors/boar-alof.webp"],
)
def test_all_code_that_runs_is_reached(path: str) -> None:
    """What the hash covers is read from the source; here a picture is drawn, and every call is looked up."""
    job = next(job for job in bake.jobs() if job.item.path == path)
    known = {
        (str(baking.source(module)), line)
        for module, statement in reach.below(reach.roots(job.item[1]))
        for line in range(statement.first, statement.last + 1)
    }
    ran: set[tuple[str, int]] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ART):
            ran.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

    sys.setprofile(note)
    try:
        job.item[1]()
    finally:
        sys.setprofile(None)
    assert ran and not ran - known


def test_a_glyph_stales_only_what_names_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shutil.copytree(bake.GLYPHS, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(bake, "GLYPHS", tmp_path)
    drawn = {job.item.path: job for job in bake.jobs(("icons", "shields"))}
    (tmp_path / "skull.svg").write_text("changed", encoding="utf-8")  # the device of a seat
    (tmp_path / "unheard-of.svg").write_text("new", encoding="utf-8")
    stale = {path for path, job in drawn.items() if bake.stale(job, LINES)}
    assert stale == {"icons/skull.webp", "shields/seat-3.webp"}


def test_pictures_are_small() -> None:
    found = [bake.BAKED / path for path, line in LINES.items() if line["module"].split(".")[-1] in OURS]
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
        if line["module"] == "valhalla.portraits":
            with Image.open(bake.BAKED / path) as picture:
                found[path] = vision.gist(picture)
    return found


def test_no_two_portraits_are_alike() -> None:
    """Twice as unlike as one person drawn with another seed, which differs by 4 to 5."""
    assert len(gists()) == len(portraits.warriors()) + len(portraits.JARLS)
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


# Rooms


def modules() -> list[str]:
    files = (path.relative_to(baking.BUILD) for path in Path(ART).rglob("*.py") if path.stem != "__init__")
    return [".".join(path.with_suffix("").parts) for path in files]


def test_no_game_draws_with_what_is_anothers() -> None:
    """And what is neutral needs no game."""
    found = [(module, name) for module in modules() for name in baking.imports(module) if name.count(".")]
    rooms = [(module, name, name.split(".")[1]) for module, name in found]
    assert not [use for use in rooms if use[2] in GAMES and use[2] != use[0].split(".")[1]]


def test_folders_stay_small() -> None:
    folders = {path.parent for path in Path(ART).rglob("*.py")}
    assert not [folder for folder in folders if len(list(folder.glob("*.py"))) > 25]
