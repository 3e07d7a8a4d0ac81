"""How the events against a monster are shown: it rolls, lunges, bleeds, devours; gifts change hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.gifts import CardGiven
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER, NONE
from valhalla.ui.cut import square
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.flights import BACK, carry_back, give_up, hand_over
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.areas import MonsterPart
from valhalla.ui.games.valhalla.monster.together import cues as together
from valhalla.ui.painter import Painter
from valhalla.ui.stage import effects
from valhalla.ui.stage.effects import Draw, light
from valhalla.ui.stage.tween import ease
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.theme import BLACK, BLOOD, EMBER, FROST, PALE_GOLD, Colour

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

ROLL: Final = 1.75  # seconds until its dice lie where they belong
FALL: Final = 1.7  # seconds of a card that is beaten
CLAWS: Final = 3
NEARER: Final = 9  # eighths of its size when it lunges
RED: Final[Colour] = (196, 60, 40)


def _monster(scene: PlayScene) -> str:
    return str(scene.table.stack.cards[0].monster)


def roar(scene: PlayScene) -> None:
    scene.app.sound.cue(f"roar-{_monster(scene)}")


# Effects


def claws(where: Rect | Callable[[], Rect], *, still: bool) -> Draw:
    """Three gashes across a place; where it is may be asked when they are drawn."""

    def draw(p: Painter, t: float) -> None:
        rect = where if isinstance(where, Rect) else where()
        strength = sin(pi * t) if still else min(1.0, 2.2 * (1 - t))
        light(p, "glow", rect.inflate(rect.w // 3, rect.h // 3), BLOOD, 0.7 * strength)
        if p.blind:
            return
        way = 1.0 if still else ease(min(1.0, t * 2.4))
        high, wide = rect.h * 0.7, rect.w * 0.2
        for i in range(CLAWS):
            x = rect.centerx + (i - 1) * wide
            start = (round(x + wide * 0.5), round(rect.centery - high / 2))
            end = (round(x + wide * 0.5 - wide * way), round(rect.centery - high / 2 + high * way))
            middle = ((start[0] + end[0]) // 2 + round(wide * 0.12), (start[1] + end[1]) // 2)
            thick = max(1, round(p.px(9) * strength))
            points = [start, (middle[0] - thick // 2, middle[1]), end, (middle[0] + thick // 2, middle[1])]
            pygame.draw.polygon(p.surface, (30, 6, 4), [(x_ + 2, y_ + 2) for x_, y_ in points])
            pygame.draw.polygon(p.surface, RED, points)

    return draw


def lunge(name: str, wounds: int, rect: Rect, clip: Rect, *, still: bool) -> Draw:
    """It comes nearer, over all that lies before it, and draws back."""

    def draw(p: Painter, t: float) -> None:
        if p.blind or not p.art.has(f"monsters/{name}.webp"):
            return
        strength = sin(pi * t)
        if still:
            light(p, "glow", rect.inflate(-rect.w // 2, -rect.h // 4), BLOOD, 0.8 * strength)
            return
        size = rect.w * NEARER // 8, rect.h * NEARER // 8
        near = figure.body(p, name, size, wounds)
        at = near.get_rect(midtop=(rect.centerx, rect.y - rect.h // 14 + round(strength * rect.h * 0.13)))
        old = p.surface.get_clip()
        p.surface.set_clip(clip)
        p.blit(p.art.faded(("lunge", name, wounds), near, min(1.0, strength * 2.2)), at.topleft)
        p.surface.set_clip(old)

    return draw


def _lunge(scene: PlayScene) -> None:
    rect, s = scene.board.areas.get(MonsterPart.PICTURE), scene.shown
    if rect is not None and s.monster is not None:
        clip = Rect(0, 0, scene.furniture.free(scene.units).right, scene.units.height)
        wounds = min(s.monster.card, figure.MOST_WOUNDS)
        scene.stage.effect(lunge(_monster(scene), wounds, rect, clip, still=scene.stage.reduced), cues.SCENE)


def gash(rect: Rect, *, still: bool) -> Draw:
    """Light breaks out of a wound and is gone."""

    def draw(p: Painter, t: float) -> None:
        strength = sin(pi * t) if still else 1 - t
        side = min(rect.size)
        light(p, "glow", rect.inflate(rect.w // 3, rect.h // 3), BLOOD, 0.75 * strength)
        if not still:
            i = min(effects.FRAMES - 1, int(t * effects.FRAMES))
            p.centred(p.art.frame("sparks/burst.webp", effects.FRAMES, i, side), rect.center)

    return draw


def _claw(scene: PlayScene, where: Rect | Callable[[], Rect], seconds: float = cues.LONG) -> None:
    scene.stage.effect(claws(where, still=scene.stage.reduced), seconds)


def _square(rect: Rect) -> Rect:
    side = min(rect.size) // 2
    return square(side, center=rect.center)


# Events


def exchanged(scene: PlayScene, s: State, e: ev.HandExchanged) -> None:
    for i, card in enumerate(e.cards):
        scene.stage.goes_to(cues.card_key(card, e.seat, i), scene.spot(Area.DECK))


def challenged(scene: PlayScene, s: State, e: ev.MonsterChallenged) -> None:
    """The warriors go for it: axes shine over its face."""
    cues.emblem(scene, "attack", scene.spot(MonsterPart.MONSTER), EMBER)


def sought(scene: PlayScene, s: State, e: ev.MonsterSought) -> None:
    roar(scene)
    _lunge(scene)
    if s.table.players > 1:
        cues.ring(scene, scene.spot(Area.SEAT, e.seat), RED, delay=0.35)


def stepped_in(scene: PlayScene, s: State, e: ev.SteppedIn) -> None:
    """A card for it, and a shield before a friend."""
    give_up(scene, e.card, e.seat, Area.DISCARD)
    picture = f"shields/seat-{scene.match.shield(e.seat)}.webp"
    start, end = _square(scene.spot(Area.SEAT, e.seat)), _square(scene.spot(Area.SEAT, e.instead))
    cues.carry(scene, picture, start, end, cues.SCENE)


def attacked(scene: PlayScene, s: State, e: ev.MonsterAttacked) -> None:
    """It leaps: claws over the cloth of whoever it found, which lies there by then."""
    _claw(scene, partial(scene.spot, Area.SEAT, e.seat), cues.SCENE)


def given(scene: PlayScene, s: State, e: CardGiven) -> None:
    hand_over(scene, e.card, e.seat, e.to)
    cues.ring(scene, scene.spot(Area.HAND, e.to), PALE_GOLD, delay=0.4)


def devoured(scene: PlayScene, rect: Rect | None) -> None:
    if rect is not None:
        _claw(scene, rect.inflate(rect.w // 3, 0))


def toll(scene: PlayScene, s: State, e: ev.TollPaid) -> None:
    """What it wants flies into its maw."""
    place = cues.place_of(scene, e.card)
    maw = _square(scene.spot(MonsterPart.MONSTER))
    if place is None:
        carry_back(scene, scene.spot(Area.HAND, e.seat), maw)
        return
    cues.go(scene, (e.card,), maw)
    if e.slot != NONE:
        devoured(scene, place)


def frozen(scene: PlayScene, s: State, e: ev.DiceFrozen) -> None:
    cues.emblem(scene, "frost", scene.spot(Area.TRAY), FROST)


def surrounded(scene: PlayScene, s: State, e: ev.MonsterSurrounded) -> None:
    """Its ability is struck out."""
    cues.emblem(scene, "surround", scene.spot(MonsterPart.WORDS), PALE_GOLD)
    cues.ring(scene, scene.spot(MonsterPart.CARD), delay=0.2)


def fought(scene: PlayScene, s: State, e: ev.MonsterFought) -> None:
    cues.clash(scene, scene.spot(Part.CLASH))
    cues.ring(scene, scene.spot(Part.TOTAL, e.seat if e.won else MONSTER), PALE_GOLD, delay=0.3)
    if not e.won:
        _lunge(scene)


def beaten(scene: PlayScene, s: State, e: ev.MonsterBeaten) -> None:
    """Its card flies off, it bleeds; what comes next lies open."""
    face = scene.spot(MonsterPart.MONSTER)
    away = scene.spot(MonsterPart.CARD)
    scene.stage.goes_to(("monster-card", e.card), Rect(face.centerx, -2 * away.h, away.w, away.h))
    scene.stage.comes_from(("monster-card", e.card + 1), away.move(away.w // 3, away.h // 2))
    scene.stage.effect(gash(face, still=scene.stage.reduced), FALL)
    if e.card == stack_of(s).final:
        scene.app.sound.cue("monster-falls")
    else:
        roar(scene)


def narrowed(scene: PlayScene, s: State, e: ev.SquadNarrowed) -> None:
    card = s.squads[e.seat][e.slot]
    devoured(scene, cues.place_of(scene, card))
    cues.go(scene, (card,), scene.pile)


def turned_away(scene: PlayScene, s: State, e: ev.WarriorsTurnedAway) -> None:
    cues.go(scene, e.cards, scene.pile)


def shield_lost(scene: PlayScene, s: State, e: ev.ShieldLost) -> None:
    """Torn off the wall and away into the dark."""
    cues.tear(scene, e.seat, scene.spot(Part.WALL, e.seat), scene.spot(Part.TAKEN, MONSTER))


def milled(scene: PlayScene, s: State, e: ev.DeckDiscarded) -> None:
    """Cards go from the deck straight to the discard pile, one after another."""
    for i, _card in enumerate(e.cards):
        cues.carry(scene, BACK, scene.spot(Area.DECK), scene.spot(Area.DISCARD), cues.BEAT, delay=i * 0.1)


def plundered(scene: PlayScene, s: State, e: ev.HandPlundered) -> None:
    give_up(scene, e.card, e.seat, Area.DISCARD)
    _claw(scene, _square(scene.spot(Area.HAND, e.seat)))


def scarred(scene: PlayScene, s: State, e: ev.ValourLost) -> None:
    cues.emblem(scene, "valour", scene.spot(Part.VALHALLA, e.seat), RED)


def last_came(scene: PlayScene, s: State, e: ev.LastAttackCame) -> None:
    cues.emblem(scene, "fire", scene.spot(MonsterPart.MONSTER), EMBER, cues.SCENE)


def won(scene: PlayScene, s: State, e: ev.MonsterWon) -> None:
    """The dark comes over the table."""
    roar(scene)
    _lunge(scene)

    def draw(p: Painter, t: float) -> None:
        p.fill(p.units.area, BLACK, round(0.6 * ease(t) * 12) / 12)

    scene.stage.effect(draw, cues.SCENE)


CUES: Final[dict[type, cues.Cue]] = {
    ev.HandExchanged: cues.Cue(cues.BEAT, "cards", exchanged),
    ev.MonsterChallenged: cues.Cue(cues.SCENE, "war-horn", challenged),
    ev.MonsterRolled: cues.Cue(ROLL, "beast-dice"),
    ev.MonsterSought: cues.Cue(cues.SCENE, "", sought),
    ev.SteppedIn: cues.Cue(cues.SCENE, "shield", stepped_in),
    ev.MonsterAttacked: cues.Cue(cues.SCENE, "lunge", attacked),
    CardGiven: cues.Cue(cues.LONG, "gift", given),
    ev.TollPaid: cues.Cue(cues.LONG, "devour", toll),
    ev.DiceFrozen: cues.Cue(cues.LONG, "frost", frozen),
    ev.GiantRolled: cues.Cue(cues.SCENE, "dice"),
    ev.MonsterSurrounded: cues.Cue(cues.LONG, "surround", surrounded),
    ev.MonsterFought: cues.Cue(cues.SCENE, "clash", fought),
    ev.MonsterBeaten: cues.Cue(FALL, "wound", beaten),
    ev.SquadNarrowed: cues.Cue(cues.LONG, "devour", narrowed),
    ev.SlotsChanged: cues.Cue(cues.SHORT, "knock"),
    ev.WarriorsTurnedAway: cues.Cue(cues.LONG, "cards", turned_away),
    ev.ShieldLost: cues.Cue(cues.SCENE, "shield", shield_lost),
    ev.DeckDiscarded: cues.Cue(cues.LONG, "cards", milled),
    ev.HandPlundered: cues.Cue(cues.LONG, "stolen", plundered),
    ev.ValourLost: cues.Cue(cues.LONG, "scar", scarred),
    ev.MonsterCalmed: cues.Cue(cues.BEAT, "die"),
    **together.CUES,
    ev.LastAttackCame: cues.Cue(cues.SCENE, "thunder", last_came),
    ev.MonsterWon: cues.Cue(cues.SCENE, "monster-wins", won),
}
