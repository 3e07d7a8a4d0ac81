"""How the events against a monster are shown: it rolls, lunges, bleeds, devours; gifts change hands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, Final, cast

import pygame
from pygame import Rect

from valhalla.games.valhalla.monsters.events import (
    CardGiven,
    DeckDiscarded,
    DiceFrozen,
    HandExchanged,
    HandPlundered,
    LastAttackCame,
    MonsterAttacked,
    MonsterBeaten,
    MonsterChallenged,
    MonsterFought,
    MonsterSought,
    MonsterSurrounded,
    MonsterWon,
    ShieldLost,
    SquadNarrowed,
    SteppedIn,
    TollPaid,
    ValourLost,
    WarriorsTurnedAway,
)
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER, NONE
from valhalla.ui.games.valhalla.cues_expansions import BACK, carry, ring
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.painter import Painter
from valhalla.ui.stage import effects
from valhalla.ui.stage.effects import Draw, light
from valhalla.ui.stage.tween import ease
from valhalla.ui.table.director import Board
from valhalla.ui.theme import BLACK, BLOOD, EMBER, FROST, PALE_GOLD, Colour

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

BEAT, LONG, SCENE = 0.4, 0.8, 1.3
ROLL: Final = 1.75  # seconds until its dice lie where they belong
FALL: Final = 1.7  # seconds of a card that is beaten
CLAWS: Final = 3
NEARER: Final = 9  # eighths of its size when it lunges
RED: Final[Colour] = (196, 60, 40)


def _monster(board: Board) -> str:
    s = board.match.shown
    return str(s.table.stack.cards[0].monster)


def roar(board: Board) -> None:
    cast("PlayScene", board).app.sound.cue(f"roar-{_monster(board)}")


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


def _lunge(board: Board, seconds: float) -> None:
    scene = cast("PlayScene", board)
    rect, s = scene.board.areas.get("picture"), scene.shown
    if rect is not None and s.monster is not None:
        clip = Rect(0, 0, scene.furniture.free(scene.units).right, scene.units.height)
        wounds = min(s.monster.card, figure.MOST_WOUNDS)
        board.stage.effect(lunge(_monster(board), wounds, rect, clip, still=board.stage.reduced), seconds)


# Events


def exchanged(board: Board, s: State, e: HandExchanged) -> None:
    for i, card in enumerate(e.cards):
        key = ("card", card) if card >= 0 else ("back", e.seat, i)
        board.stage.goes_to(key, board.spot("deck"))


def hunt_began(board: Board, s: State, e: MonsterChallenged) -> None:
    """The warriors go for it: axes shine over its face."""
    face = board.spot("monster")
    board.stage.effect(effects.emblem("attack", face, EMBER, still=board.stage.reduced), LONG)


def sought(board: Board, s: State, e: MonsterSought) -> None:
    roar(board)
    _lunge(board, SCENE)
    if s.table.players > 1:
        ring(board, board.spot("seat", e.seat), RED, 0.35)


def stepped_in(board: Board, s: State, e: SteppedIn) -> None:
    """A card for it, and a shield before a friend."""
    if e.card >= 0 and board.match.viewer == e.seat:
        board.stage.goes_to(("card", e.card), board.pile)
    else:
        carry(board, BACK, board.spot("hand", e.seat), Rect(board.spot("discard").center, (0, 0)))
    still = board.stage.reduced
    picture = f"shields/seat-{board.match.shield(e.seat)}.webp"
    start, end = _square(board.spot("seat", e.seat)), _square(board.spot("seat", e.instead))
    board.stage.effect(effects.carried(picture, start, end, still=still), SCENE)


def _square(rect: Rect) -> Rect:
    side = min(rect.size) // 2
    found = Rect(0, 0, side, side)
    found.center = rect.center
    return found


def attacked(board: Board, s: State, e: MonsterAttacked) -> None:
    """It leaps: claws over the cloth of whoever it found, which lies there by then."""
    cloth = partial(board.spot, "seat", e.seat)
    board.stage.effect(claws(cloth, still=board.stage.reduced), SCENE)


def given(board: Board, s: State, e: CardGiven) -> None:
    """Face down from hand to hand; the two see what it is."""
    start, end = board.spot("hand", e.seat), board.spot("hand", e.to)
    viewer = board.match.viewer
    if e.card >= 0 and viewer == e.seat:
        board.stage.goes_to(("card", e.card), end)
    elif e.card >= 0 and viewer == e.to:
        board.stage.comes_from(("card", e.card), start)
    else:
        carry(board, BACK, start, Rect(end.center, (0, 0)))
    board.stage.effect(effects.ring(end, PALE_GOLD, still=board.stage.reduced), LONG, 0.4)


def devoured(board: Board, rect: Rect | None) -> None:
    if rect is not None:
        board.stage.effect(claws(rect.inflate(rect.w // 3, 0), still=board.stage.reduced), LONG)


def toll(board: Board, s: State, e: TollPaid) -> None:
    """What it wants flies into its maw."""
    pose = board.stage.pose(("card", e.card))
    maw = _square(board.spot("monster"))
    if pose is None:
        carry(board, BACK, board.spot("hand", e.seat), maw)
        return
    board.stage.goes_to(("card", e.card), maw)
    if e.slot != NONE:
        devoured(board, pose.rect)


def frozen(board: Board, s: State, e: DiceFrozen) -> None:
    board.stage.effect(effects.emblem("frost", board.spot("tray"), FROST, still=board.stage.reduced), LONG)


def surrounded(board: Board, s: State, e: MonsterSurrounded) -> None:
    """Its ability is struck out."""
    words, still = board.spot("words"), board.stage.reduced
    board.stage.effect(effects.emblem("surround", words, PALE_GOLD, still=still), LONG)
    board.stage.effect(effects.ring(board.spot("beast"), still=still), LONG, 0.2)


def fought(board: Board, s: State, e: MonsterFought) -> None:
    still = board.stage.reduced
    board.stage.effect(effects.clash(board.spot("clash"), still=still), LONG)
    winner = e.seat if e.won else MONSTER
    board.stage.effect(effects.ring(board.spot("total", winner), PALE_GOLD, still=still), LONG, 0.3)
    if not e.won:
        _lunge(board, SCENE)


def beaten(board: Board, s: State, e: MonsterBeaten) -> None:
    """Its card flies off, it bleeds; what comes next lies open."""
    still = board.stage.reduced
    face = board.spot("monster")
    away = board.spot("beast")
    board.stage.goes_to(("beast", e.card), Rect(face.centerx, -2 * away.h, away.w, away.h))
    board.stage.comes_from(("beast", e.card + 1), away.move(away.w // 3, away.h // 2))
    board.stage.effect(gash(face, still=still), FALL)
    if e.card == stack_of(s).final:
        cast("PlayScene", board).app.sound.cue("monster-falls")
    else:
        roar(board)


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


def narrowed(board: Board, s: State, e: SquadNarrowed) -> None:
    _eaten(board, s.squads[e.seat][e.slot])


def _eaten(board: Board, card: int) -> None:
    pose = board.stage.pose(("card", card))
    board.stage.goes_to(("card", card), board.pile)
    devoured(board, pose.rect if pose is not None else None)


def turned_away(board: Board, s: State, e: WarriorsTurnedAway) -> None:
    for card in e.cards:
        board.stage.goes_to(("card", card), board.pile)


def shield_lost(board: Board, s: State, e: ShieldLost) -> None:
    """Torn off the wall and away into the dark."""
    picture = f"shields/seat-{board.match.shield(e.seat)}.webp"
    start, end = board.spot("wall", e.seat), board.spot("taken", MONSTER)
    board.stage.effect(effects.torn(picture, start, end, still=board.stage.reduced), SCENE)


def milled(board: Board, s: State, e: DeckDiscarded) -> None:
    """Cards go from the deck straight to the discard pile, one after another."""
    start, end = board.spot("deck"), board.spot("discard")
    still = board.stage.reduced
    for i, _card in enumerate(e.cards):
        draw = effects.carried(BACK, start, end, still=still)
        board.stage.effect(draw, BEAT, i * 0.1)


def plundered(board: Board, s: State, e: HandPlundered) -> None:
    hand = board.spot("hand", e.seat)
    if e.card >= 0 and board.match.viewer == e.seat:
        board.stage.goes_to(("card", e.card), board.pile)
    else:
        carry(board, BACK, hand, Rect(board.spot("discard").center, (0, 0)))
    board.stage.effect(claws(_square(hand), still=board.stage.reduced), LONG)


def scarred(board: Board, s: State, e: ValourLost) -> None:
    place = board.spot("valhalla", e.seat)
    board.stage.effect(effects.emblem("valour", place, RED, still=board.stage.reduced), LONG)


def last_came(board: Board, s: State, e: LastAttackCame) -> None:
    board.stage.effect(effects.emblem("fire", board.spot("monster"), EMBER, still=board.stage.reduced), SCENE)


def won(board: Board, s: State, e: MonsterWon) -> None:
    """The dark comes over the table."""
    roar(board)
    _lunge(board, SCENE)

    def draw(p: Painter, t: float) -> None:
        p.fill(p.units.area, BLACK, round(0.6 * ease(t) * 12) / 12)

    board.stage.effect(draw, SCENE)
