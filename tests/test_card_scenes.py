"""Every jarl, tactic, mission and help has a picture of its own, and every warrior a portrait."""

from pathlib import Path

import pytest
import yaml
from art.valhalla.people.dwarf import DWARVES
from art.valhalla.portraits import JARLS, warriors
from art.valhalla.woodcuts import DEEDS, TACTICS

from tests.pictured import pictured

CARDS = Path(__file__).resolve().parents[1] / "cards" / "valhalla"


@pytest.mark.parametrize(
    ("file", "drawn"),
    [("jarls", set(JARLS)), ("tactics", set(TACTICS))],
    ids=["jarls", "tactics"],
)
def test_each_card_is_drawn(file: str, drawn: set[str]) -> None:
    text = (CARDS / f"{file}.yaml").read_text(encoding="utf-8")
    assert pictured(drawn, [card["id"] for card in yaml.safe_load(text)["cards"]])


def test_each_deed_of_the_expansions_is_drawn() -> None:
    texts = (
        (CARDS / f"{file}.yaml").read_text(encoding="utf-8") for file in ("valkyries", "dwarves", "thor")
    )
    cards = [card for text in texts for card in yaml.safe_load(text)["cards"]]
    assert pictured(DEEDS, [card["id"] for card in cards if card["kind"] != "warrior"])


def test_each_warrior_has_a_portrait() -> None:
    files = ("bear", "wolf", "boar", "stag", "giant", "valkyries", "dwarves")
    texts = ((CARDS / f"{file}.yaml").read_text(encoding="utf-8") for file in files)
    cards = [card for text in texts for card in yaml.safe_load(text)["cards"]]
    assert pictured(warriors(), [card["id"] for card in cards if card["kind"] == "warrior"])


def test_no_two_dwarves_share_a_face() -> None:
    people = list(DWARVES.values())
    traits = {(p.build, p.nose, p.hair, p.beard, p.head, p.sky.land) for p in people}
    assert len(traits) == len(people) == len({p.seed for p in people})


def test_no_two_jarls_share_a_face() -> None:
    people = [jarl.person for jarl in JARLS.values()]
    traits = {(p.build, p.nose, p.hair, p.cut, p.beard, p.head) for p in people}
    assert len(traits) == len(people) == len({p.seed for p in people})
