"""A woodcut for every tactic, mission, help, card of wrath and of guile, and for every card of a monster."""

from collections.abc import Iterator

from art.bake import Picture
from art.relief.card import press
from art.scene.stage import printed
from art.valhalla.monster import cards_fenrir, cards_hel, cards_jormungandr, cards_surtr
from art.valhalla.scene import (
    blooded,
    calls,
    cries,
    fury,
    gear,
    guile,
    helps,
    helps_field,
    helps_sky,
    heroic,
    loki,
    missions,
    quarry,
    supplies,
    turns,
    underdog,
    verdict,
    wrath,
)
from art.woodcuts import woodcuts

TACTICS = {**fury.SCENES, **underdog.SCENES, **heroic.SCENES, **gear.SCENES, **turns.SCENES}
DEEDS = {
    **supplies.SCENES,
    **missions.SCENES,
    **calls.SCENES,
    **cries.SCENES,
    **blooded.SCENES,
    **helps.SCENES,
    **helps_field.SCENES,
    **helps_sky.SCENES,
}
WRATH = {**wrath.SCENES, **quarry.SCENES, **verdict.SCENES}
LOKI = {**loki.SCENES, **guile.SCENES}
MONSTERS = {**cards_fenrir.SCENES, **cards_jormungandr.SCENES, **cards_hel.SCENES, **cards_surtr.SCENES}


def pictures() -> Iterator[Picture]:
    yield from woodcuts("tactics", {**TACTICS, **DEEDS, **WRATH, **LOKI}, printed, 81)
    yield from woodcuts("monsters", MONSTERS, press)
