"""A fixed sample of `build/soak.py --attack`: a few inputs of every kind, each of which must end well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack import forging, headers
from tests.attack.child import Child
from tests.attack.run import MEGABYTES, SECONDS, Attack, Fault, Target
from tests.saves.write import HERE
from valhalla.kernel.chance import Chance
from valhalla.ui.table.staging import Staging

SAMPLE = {
    "saves": range(1, 11), "headers": range(1, 9), "lessons": range(1, 9), "settings": range(1, 31),
    "cards": range(1, 11), "assets": range(1, 3), "kills": range(1, 3), "thinkers": range(1, 2),
    "windows": range(1, 2),
}  # fmt: skip


@pytest.fixture
def child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Child]:
    monkeypatch.setenv("VALHALLA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    child = Child(tmp_path / "home")
    yield child
    child.close()


@pytest.mark.parametrize("kind", SAMPLE)
def test_nothing_breaks_it(child: Child, kind: str) -> None:
    for seed in SAMPLE[kind]:
        done = child.do(kind, seed)
        assert not done["fault"], f"{kind} {seed}: {done['fault']}"
        assert done["came"] and done["seconds"] < SECONDS


def test_full_disks(child: Child) -> None:
    if "full disks" in Attack(1).kinds:  # only root may mount one
        for seed in range(1, 4):
            assert not child.do("full disks", seed)["fault"]


def test_the_same_seed_is_the_same_attack(child: Child) -> None:
    for seed in range(20):
        assert forging.mended(forging.forged(Chance(seed))) == forging.mended(forging.forged(Chance(seed)))
        assert headers.forged(Chance(seed)) == headers.forged(Chance(seed))


# What the long run would notice


def test_a_fault_is_counted_and_told(child: Child, capsys: pytest.CaptureFixture[str]) -> None:
    child.kinds["saves"] = lambda luck: str(1 // 0)
    done = child.do("saves", 7)
    assert "ZeroDivisionError" in done["fault"]
    attack = Attack(7)
    attack.faults = [Fault("saves", 7, done["fault"]), Fault("saves", 8, done["fault"])]
    attack.tell()
    told = capsys.readouterr().out
    assert "FAULT, 2 times (saves 7, saves 8)" in told and "ZeroDivisionError" in told


def test_a_believed_save_that_trips_the_window_is_told(child: Child, monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends in one line and in the menu, whoever is to blame: so the table names the place."""
    old = (HERE / "third-hammer.saga").read_bytes()
    assert child._used(old, Chance(1)) == "believed"

    def speechless(*_asked: object) -> None:
        raise LookupError

    monkeypatch.setattr(Staging, "prompt", speechless)
    assert child._used(old, Chance(1)) == "tripped (LookupError in test_sample.speechless)"


def test_a_process_that_dies_or_eats_memory_is_a_fault(tmp_path: Path) -> None:
    target = Target(tmp_path)
    try:
        target.process.kill()
        came, why = target.attack("settings", 1)
        assert came is None and why.startswith("died")
        came, why = target.attack("settings", 1)  # another one has taken its place
        assert came is not None and not why
        assert "MB" in target._judged({**came, "megabytes": MEGABYTES + 1})
        assert " s" in target._judged({**came, "seconds": SECONDS + 1})
    finally:
        target.close()


def test_a_silence_is_not_blamed_on_what_was_logged_of_an_input_before_it(tmp_path: Path) -> None:
    target = Target(tmp_path)
    try:
        with (tmp_path / "stderr").open("a", encoding="utf-8") as log:
            log.write("a believed save cannot be shown\nAssertionError\n")
        target.process.kill()
        _came, why = target.attack("settings", 1)
        assert why.startswith("died") and "AssertionError" not in why
    finally:
        target.close()
