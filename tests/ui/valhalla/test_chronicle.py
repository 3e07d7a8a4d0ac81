"""Valhalla in the chronicle: jarls, expansions, and allies who win together."""

from __future__ import annotations

from pathlib import Path

from tests.ui.driver import Robot
from tests.ui.test_chronicle import ONE, THREE, TWO
from valhalla.ui import chronicle
from valhalla.ui.chronicle import Part, Record, Tally, by_level, by_person
from valhalla.ui.games.valhalla.chronicle import by_expansion, by_jarl
from valhalla.ui.scenes.chronicle import ChronicleScene
from valhalla.ui.scenes.menu import MenuScene


def test_jarls_are_counted() -> None:
    assert by_jarl([ONE, TWO, THREE]) == {"egil": Tally(3, 2, 30), "styr": Tally(1, 0, 9)}


def paired(bond: str, *kinds: str) -> Record:
    """Four seats of which 0 and 2 win, or 0 alone."""
    both = bond == "alliance"
    parts = [
        Part(f"P{i}", kind, 30 if not i % 2 else 20, i == 0 or (both and i == 2), "egil")
        for i, kind in enumerate(kinds)
    ]
    return Record("p" + bond + "".join(kinds), "valhalla", 1.8e9, 12, "deck", tuple(parts), (bond, "tyr"))


def test_an_ally_is_no_opponent_but_a_partner_is() -> None:
    allied = paired("alliance", "human", "thrall", "karl", "jarl")
    assert by_level([allied]) == {"thrall": Tally(1, 1, 30), "jarl": Tally(1, 1, 30)}
    bound = paired("partnership", "human", "thrall", "karl", "jarl")
    assert set(by_level([bound])) == {"thrall", "karl", "jarl"}
    friends = paired("alliance", "human", "thrall", "human", "thrall")
    assert by_person([friends]) == {"P0": Tally(1, 1, 30), "P2": Tally(1, 1, 30)}
    assert chronicle.teams(friends) == [(0, 2), (1, 3)] and len(chronicle.teams(bound)) == 4


def test_expansions_are_counted() -> None:
    found = by_expansion([ONE, TWO, paired("alliance", "human", "thrall", "karl", "jarl")])
    assert found == {"": Tally(2, 2, 30), "alliance": Tally(1, 1, 30), "tyr": Tally(1, 1, 30)}


def test_pairs_and_expansions_are_told(robot: Robot, home: Path) -> None:
    chronicle.write(paired("alliance", "human", "thrall", "human", "karl"))
    robot.app.reset(MenuScene(robot.app))
    robot.app.push(ChronicleScene(robot.app))
    robot.step()
    assert robot.sees("P0 + P2 30") and robot.sees("P1 + P3 20")
    assert robot.widget("game:palliancehumanthrallhumankarl").tip == "Tyr’s Wrath, Alliance"
    robot.click("look-expansions")
    assert robot.sees("Alliance") and robot.sees("Tyr’s Wrath")
