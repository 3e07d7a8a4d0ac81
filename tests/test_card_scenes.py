"""Every jarl and every tactic of the base deck has a picture of its own."""

from pathlib import Path

import pytest
import yaml
from art import jarls, tactics

CARDS = Path(__file__).resolve().parents[1] / "cards" / "valhalla"


@pytest.mark.parametrize(
    ("file", "drawn"),
    [("jarls", set(jarls.JARLS)), ("tactics", set(tactics.SCENES))],
    ids=["jarls", "tactics"],
)
def test_each_card_is_drawn(file: str, drawn: set[str]) -> None:
    text = (CARDS / f"{file}.yaml").read_text(encoding="utf-8")
    assert drawn == {card["id"] for card in yaml.safe_load(text)["cards"]}


def test_no_two_jarls_share_a_face() -> None:
    people = [jarl.person for jarl in jarls.JARLS.values()]
    traits = {(p.build, p.nose, p.hair, p.cut, p.beard, p.head) for p in people}
    assert len(traits) == len(people) == len({p.seed for p in people})
