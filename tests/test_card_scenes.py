"""Every jarl, tactic, mission and help has a picture of its own, and every warrior a portrait."""

from collections.abc import Iterable
from pathlib import Path

import pytest
import yaml
from art import chosen, deeds, dwarves, jarls, tactics, warriors
from art.bake import Picture
from art.people.dwarf import DWARVES

CARDS = Path(__file__).resolve().parents[1] / "cards" / "valhalla"


@pytest.mark.parametrize(
    ("file", "drawn"),
    [("jarls", set(jarls.JARLS)), ("tactics", set(tactics.SCENES))],
    ids=["jarls", "tactics"],
)
def test_each_card_is_drawn(file: str, drawn: set[str]) -> None:
    text = (CARDS / f"{file}.yaml").read_text(encoding="utf-8")
    assert drawn == {card["id"] for card in yaml.safe_load(text)["cards"]}


def test_each_deed_of_the_expansions_is_drawn() -> None:
    texts = (
        (CARDS / f"{file}.yaml").read_text(encoding="utf-8") for file in ("valkyries", "dwarves", "thor")
    )
    cards = [card for text in texts for card in yaml.safe_load(text)["cards"]]
    assert set(deeds.SCENES) == {card["id"] for card in cards if card["kind"] != "warrior"}


BASE = ("bear", "wolf", "boar", "stag", "giant")


def drawn(pictures: Iterable[Picture]) -> set[str]:
    return {Path(picture.path).stem for picture in pictures}


@pytest.mark.parametrize(
    ("files", "found"),
    [
        (BASE, drawn(warriors.pictures())),
        (("valkyries",), drawn(chosen.pictures())),
        (("dwarves",), drawn(dwarves.pictures())),
    ],
    ids=["base", "valkyries", "dwarves"],
)
def test_each_warrior_has_a_portrait(files: tuple[str, ...], found: set[str]) -> None:
    texts = ((CARDS / f"{file}.yaml").read_text(encoding="utf-8") for file in files)
    cards = [card for text in texts for card in yaml.safe_load(text)["cards"]]
    assert found == {card["id"] for card in cards if card["kind"] == "warrior"}


def test_no_two_dwarves_share_a_face() -> None:
    people = list(DWARVES.values())
    traits = {(p.build, p.nose, p.hair, p.beard, p.head, p.sky.land) for p in people}
    assert len(traits) == len(people) == len({p.seed for p in people})


def test_no_two_jarls_share_a_face() -> None:
    people = [jarl.person for jarl in jarls.JARLS.values()]
    traits = {(p.build, p.nose, p.hair, p.cut, p.beard, p.head) for p in people}
    assert len(traits) == len(people) == len({p.seed for p in people})
