"""The gallery: every card is there, found by deck, clan, order and name, by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.games.valhalla.cards import Tactic, Warrior, by_id
from valhalla.ui.scenes.gallery import GalleryScene, chance
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.rule import RuleScene


@pytest.fixture
def gallery(robot: Robot) -> GalleryScene:
    robot.app.reset(MenuScene(robot.app))
    scene = GalleryScene(robot.app)
    robot.app.push(scene)
    robot.step()
    return scene


def seen(robot: Robot) -> list[str]:
    return [name.removeprefix("card:") for name in robot.names if name.startswith("card:")]


def test_every_card_is_on_some_page(robot: Robot, gallery: GalleryScene) -> None:
    found = set(seen(robot))
    while gallery.page < gallery.pages - 1:
        robot.key(pygame.K_PAGEDOWN)
        found |= set(seen(robot))
    assert found == set(by_id())
    robot.key(pygame.K_PAGEDOWN)
    assert gallery.page == gallery.pages - 1


def test_a_clan_shows_its_warriors_only(robot: Robot, gallery: GalleryScene) -> None:
    robot.click("clan")
    cards = gallery.found
    assert len(cards) > 10 and {type(card) for card in cards} == {Warrior}
    assert len({card.clan for card in cards if isinstance(card, Warrior)}) == 1
    assert robot.sees("warriors")
    robot.click("deck")
    assert gallery.clan == "" and {type(card) for card in gallery.found} == {Tactic}


def test_the_strongest_first(robot: Robot, gallery: GalleryScene) -> None:
    robot.enter("order")
    robot.enter("order")
    strengths = [card.strength for card in gallery.found if isinstance(card, Warrior)]
    assert strengths == sorted(strengths, reverse=True) and len(strengths) == 84


def test_a_name_is_typed(robot: Robot, gallery: GalleryScene) -> None:
    robot.focus_by_keys("search")
    robot.type("oak")
    assert gallery.found and all("oak" in card.name.lower() for card in gallery.found)
    robot.type("zzz")
    assert gallery.found == [] and robot.sees("No card is like that.")


def test_what_is_pointed_at_is_shown_large_with_its_numbers(robot: Robot, gallery: GalleryScene) -> None:
    name = seen(robot)[4]
    robot.hover(f"card:{name}")
    robot.step()
    card = by_id()[name]
    assert isinstance(card, Warrior) and gallery.shown is not None and gallery.shown.id == name
    assert robot.sees(card.name) and robot.sees(f"strength {card.strength} · valour {card.valour}")
    robot.key(pygame.K_F1)
    assert robot.showing(RuleScene)


def test_the_chance_of_a_single_weapon_is_that_of_twenty_one_throws() -> None:
    """Six dice, then five, then four …: a die is given up for every reroll (V4.3)."""
    one = next(c for c in by_id().values() if isinstance(c, Warrior) and len(c.weapons) == 1)
    assert chance(one) == round(100 * (1 - (5 / 6) ** 21)) == 98
