"""The gallery: every card is there, found by deck, clan, order and name, by mouse and by keys."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.driver import Robot
from valhalla.games.valhalla.cards import Tactic, Thor, Title, Warrior, by_id, decks
from valhalla.ui.games.valhalla.faces.faces import KINDS
from valhalla.ui.games.valhalla.gallery import ValhallaGallery, chance
from valhalla.ui.scenes.menu import MenuScene
from valhalla.ui.scenes.rule import RuleScene
from valhalla.ui.table.gallery.card import LargeCard
from valhalla.words.rulebook import clause


@pytest.fixture
def gallery(robot: Robot) -> ValhallaGallery:
    robot.app.reset(MenuScene(robot.app))
    scene = ValhallaGallery(robot.app)
    robot.app.push(scene)
    robot.step()
    return scene


def seen(robot: Robot) -> list[str]:
    return [name.removeprefix("card:") for name in robot.names if name.startswith("card:")]


def test_every_card_is_on_some_page(robot: Robot, gallery: ValhallaGallery) -> None:
    found = set(seen(robot))
    while gallery.page < gallery.pages - 1:
        robot.key(pygame.K_PAGEDOWN)
        found |= set(seen(robot))
    assert found == set(by_id())
    robot.key(pygame.K_PAGEDOWN)
    assert gallery.page == gallery.pages - 1


def test_a_clan_shows_its_warriors_only(robot: Robot, gallery: ValhallaGallery) -> None:
    robot.click("clan")
    cards = gallery.found
    assert len(cards) > 10 and {type(card) for card in cards} == {Warrior}
    assert len({card.clan for card in cards if isinstance(card, Warrior)}) == 1
    assert robot.sees("warriors")
    robot.click("kind")
    assert gallery.clan == "" and {type(card) for card in gallery.found} == {Tactic}


def test_every_deck_and_every_kind_shows_its_cards_and_each_is_told(
    robot: Robot, gallery: ValhallaGallery
) -> None:
    """Nothing is found nowhere: what does not go together with the new choice is given up."""
    robot.app.blind = True
    for field, sorts in (("deck", set(decks())), ("kind", {kind.name for kind in KINDS})):
        seen_of = {}
        while True:
            robot.click(field)
            value = getattr(gallery, field)
            if not value:
                break
            assert gallery.found and gallery.shown is gallery.found[0]
            seen_of[value] = {type(card) for card in gallery.found}
            for card in gallery.found:
                assert gallery.told(card) and clause(gallery.rule_of(card))
        assert set(seen_of) == sorts
    assert seen_of["thor"] == {Thor} and seen_of["titles"] == {Title}


def test_a_deck_without_the_clan_gives_the_clan_up(robot: Robot, gallery: ValhallaGallery) -> None:
    for _ in range(6):
        robot.click("clan")
    assert gallery.clan == "dwarf" and len(gallery.found) == 30
    gallery.choose("deck", "thor")
    assert (gallery.clan, gallery.kind) == ("", "") and len(gallery.found) == 14


def test_the_strongest_first(robot: Robot, gallery: ValhallaGallery) -> None:
    robot.enter("order")
    robot.enter("order")
    strengths = [card.strength for card in gallery.found if isinstance(card, Warrior)]
    assert strengths == sorted(strengths, reverse=True) and len(strengths) == 144


def test_a_name_is_typed(robot: Robot, gallery: ValhallaGallery) -> None:
    robot.focus_by_keys("search")
    robot.type("oak")
    assert gallery.found and all("oak" in card.name.lower() for card in gallery.found)
    robot.type("zzz")
    assert gallery.found == [] and robot.sees("No card is like that.")


def test_what_is_pointed_at_is_shown_large_with_its_numbers(robot: Robot, gallery: ValhallaGallery) -> None:
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


def test_a_card_is_enlarged_and_the_next_one_is_a_key_away(robot: Robot, gallery: ValhallaGallery) -> None:
    gallery.choose("deck", "loki")
    robot.click(f"card:{gallery.found[0].id}")
    assert robot.showing(LargeCard) and gallery.shown is gallery.found[0]
    robot.key(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RIGHT)
    assert gallery.shown is gallery.found[2] and not robot.faults()
    robot.click("earlier-card")
    assert gallery.shown is gallery.found[1]
    robot.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    assert gallery.shown is gallery.found[2]
    robot.click("large-card")
    assert robot.scene is gallery


def test_walking_on_turns_the_page(robot: Robot, gallery: ValhallaGallery) -> None:
    gallery.show(gallery.found[gallery.per_page - 1])
    gallery.enlarge()
    robot.step()
    robot.key(pygame.K_RIGHT)
    assert gallery.page == 1
    robot.key(pygame.K_ESCAPE)
    assert robot.scene is gallery and gallery.found[gallery.per_page].id in seen(robot)
