"""The baked sounds: none stale, none missing, none clipped; kinds equally loud; loops without a click.

Nothing is synthesised here: staleness is a hash over the code, all else is measured on the files.
"""

from __future__ import annotations

from functools import cache

import baking
import numpy as np
import pytest
from sound import bake, measure, ogg, seam
from sound.loudness import short_peak
from sound.mix import AIR, KINDS, MUSIC
from sound.tone import RATE, Array

from valhalla.ui.music import SHORTEST
from valhalla.ui.sound import variants

SOUNDS = bake.ASSETS / "sounds"
JOBS = list(bake.jobs())
LOOPS = [job.path for job in JOBS if job.module in (*bake.PIECES, "effects.air")]
EFFECTS = [job.path for job in JOBS if job.path not in LOOPS]
PIECES = [job.path for job in JOBS if job.module in bake.PIECES]
LINES = bake.read_manifest()
SMOOTH = 1.5  # of what the wave does within 50 ms of the seam
TENDER = -22.0  # dB where ears are tenderest
BRIGHT = 4500.0  # Hz
SOFT = -30.0  # dB: too soft to hurt, however bright


@cache
def heard(path: str) -> Array:
    return ogg.read(bake.ASSETS / path)


# The manifest


def test_sounds_are_fresh() -> None:
    stale = [job.path for job in JOBS if bake.stale(job, LINES)]
    assert not stale, "bake them: python build/bake_sound.py"


def test_every_file_is_known() -> None:
    files = {f"{path.parent.name}/{path.name}" for path in bake.ASSETS.glob("[sm]*/*.ogg")}
    assert files == set(LINES) == {job.path for job in JOBS}


def test_the_code_below_decides() -> None:
    assert "sound.instruments.struck" in baking.imports("sound.effects.table")
    assert bake.code_hash("effects.table") != bake.code_hash("effects.battle")


# What is needed


def test_there_is_enough_to_hear() -> None:
    assert len(variants(SOUNDS)) >= 32
    assert all(len(variants(SOUNDS)[name]) == 3 for name in ("dice", "card", "die", "arm", "knock"))


def test_files_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < 3_200_000
    assert all((bake.ASSETS / path).stat().st_size < 1_600_000 for path in PIECES)


def test_no_two_are_alike() -> None:
    assert len({(bake.ASSETS / job.path).read_bytes() for job in JOBS}) == len(JOBS)


# How they sound


@pytest.mark.parametrize("job", JOBS, ids=lambda job: job.path)
def test_nothing_clips(job: bake.Job) -> None:
    sound = heard(job.path)
    assert np.isfinite(sound).all()
    assert 0.01 < np.abs(sound).max() <= 0.98
    assert np.abs(sound.mean()) < 0.004


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_equally_loud(kind: str) -> None:
    own = [job.path for job in JOBS if job.path in EFFECTS and job.kind == kind]
    levels = {path: short_peak(heard(path)) for path in own}
    assert max(levels.values()) - min(levels.values()) < 3, levels
    assert all(abs(level - KINDS[kind]) < 1.5 for level in levels.values()), levels


def test_kinds_have_their_order() -> None:
    assert AIR < KINDS["hand"] < KINDS["table"] < KINDS["battle"] < KINDS["call"]
    assert KINDS["call"] > MUSIC


@pytest.mark.parametrize("path", EFFECTS)
def test_effects_begin_at_once_and_end_in_silence(path: str) -> None:
    sound = np.abs(heard(path)).max(axis=0)
    top = sound.max()
    assert sound[:8].max() < 0.1 * top and sound[-8:].max() < 0.02 * top
    assert np.argmax(sound > 0.1 * top) < 0.25 * RATE


@pytest.mark.parametrize("path", LOOPS)
def test_loops_have_no_click(path: str) -> None:
    """At the seam the wave goes on as it does everywhere: no leap, no bend, no other level."""
    sound = heard(path)
    assert seam.roughness(sound) < SMOOTH
    ms50 = RATE // 20
    before, after = (np.sqrt((part**2).mean()) for part in (sound[:, -ms50:], sound[:, :ms50]))
    assert abs(20 * np.log10(before / after)) < 3


@pytest.mark.parametrize("path", PIECES)
def test_a_click_would_be_found(path: str) -> None:
    """A piece that is cut a little short has a seam; nearly wherever it is cut, it is above the limit."""
    sound = heard(path)
    rough = [seam.roughness(sound[:, : -RATE // 7 - cut * 997]) for cut in range(9)]
    assert np.median(rough) > SMOOTH


@pytest.mark.parametrize("path", EFFECTS)
def test_nothing_is_harsh(path: str) -> None:
    """Neither loud where ears are tenderest, nor a hiss, nor all peak."""
    sound = heard(path)
    assert measure.tender(sound) < TENDER
    assert measure.centroid(sound) < BRIGHT or short_peak(sound) < SOFT
    assert measure.crest(sound) < 22


@pytest.mark.parametrize("path", PIECES)
def test_pieces_are_long_and_go_on(path: str) -> None:
    """No second of silence, and no second that is much louder than the rest."""
    sound = heard(path)
    seconds = sound.shape[1] // RATE
    assert seconds >= SHORTEST
    parts = sound[:, : seconds * RATE].reshape(2, seconds, RATE)
    levels = 10 * np.log10((parts**2).mean(axis=(0, 2)))
    assert levels.max() - np.median(levels) < 7
    assert np.median(levels) - levels.min() < 14
