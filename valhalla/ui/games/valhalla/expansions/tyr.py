"""Tyr's Wrath: cards that slide under a warrior, how they look, and the lesson of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import Surface

from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import tyr
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui import cut
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens
from valhalla.ui.games.valhalla.faces import deeds, parts
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.flights import carry_back, warrior_at
from valhalla.ui.games.valhalla.lesson import meaning
from valhalla.ui.games.valhalla.short_lesson import HOST, Deal, armed, hosts, shelved
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing.refusing import Click
from valhalla.ui.table.faces.parts import EDGE, board, centred, ribbon
from valhalla.ui.table.faces.sheet import Block, Box, Sheet
from valhalla.ui.table.lesson.course import Hosts, LessonStep, Script
from valhalla.ui.theme import BLOOD, BONE, GOLD, INK, PALE_GOLD, TEXT, Colour, Style
from valhalla.words.language import _
from valhalla.words.lesson import SHORT
from valhalla.words.valhalla import names

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def wrath_aside(scene: PlayScene, s: State, e: tyr.WrathSetAside) -> None:
    deck = scene.spot(Area.DECK)
    carry_back(scene, deck, cues.middle(deck.move(-deck.w * 2, -deck.h)))


def wrath_dealt(scene: PlayScene, s: State, e: tyr.WrathDealt) -> None:
    scene.stage.comes_from(cues.card_key(e.card, e.seat, len(s.hands[e.seat])), scene.spot(Area.DECK))


def wrath_laid(scene: PlayScene, s: State, e: tyr.WrathLaid) -> None:
    """It slides under its warrior."""
    rect = warrior_at(scene, s, e.seat, e.slot)
    if rect is None:
        return
    foot = cut.bottom(rect, rect.h // 4)
    if scene.me == e.seat:
        cues.go(scene, (e.card,), foot)
    else:
        carry_back(scene, scene.spot(Area.HAND, e.seat), foot, cues.BEAT)
    cues.ring(scene, rect, BLOOD, delay=0.25)


def wrath_shed(scene: PlayScene, s: State, e: tyr.WrathShed) -> None:
    for slot in e.slots:
        if (rect := warrior_at(scene, s, e.seat, slot)) is not None:
            carry_back(scene, rect, cues.middle(scene.spot(Area.DISCARD)))


def wrath_returned(scene: PlayScene, s: State, e: tyr.WrathReturned) -> None:
    cues.come(scene, (e.card,), warrior_at(scene, s, e.seat, e.slot) or scene.spot(Area.HAND, e.seat))


# The faces of its cards

COLOUR: Final[Colour] = (150, 44, 34)
BLEEDING: Final[Colour] = (104, 26, 22)
PICTURE: Final[Box] = (52, 52, 648, 552)  # the window of its frame
NICHE: Final = (429.0, 891.0)  # the middle of what its foot has for signs
ON_CLOTH: Final = Style(TEXT, 34, BONE, shadow=False, centred=True)


def _signs(card: cards.Wrath) -> list[deeds.Sign]:
    """What a card gives."""
    if card.clan:
        return [deeds.Sign("mark", f"marks/clan-{card.clan}.webp"), deeds.Sign("number", f"+{tyr.AGAINST}")]
    if card.weapon:
        return [deeds.Sign("mark", f"marks/spot-{card.weapon}.webp"), deeds.Sign("number", "−1")]
    return [deeds.Sign("number", f"+{tyr.PLAIN}")]


DEED: Final = deeds.Deed("wrath", COLOUR, _signs)


def small(sheet: Sheet, card: cards.Wrath) -> None:
    parts.framed(sheet, DEED.picture(card), "wrath-small")
    board(sheet, (190, 756, 694, 974))
    deeds.row(sheet, _signs(card), (442, 866), 190)


def full(sheet: Sheet, card: cards.Wrath, large: bool) -> None:
    """Name and words on the cloth below the picture, signs in the foot's niche."""
    sheet.portrait(DEED.picture(card), PICTURE)
    parts.frame(sheet, "wrath", "" if large else "-middle")
    deeds.row(sheet, _signs(card), NICHE, 104)
    if not large:
        ribbon(sheet, _(card.name), 752, 24, 676)
        return
    ribbon(sheet, _(card.name), 622, 14, 686)
    centred(sheet, [Block(text, ON_CLOTH) for text in names.text(card)], (84, 620, 616, 790))


def held(sheet: Sheet, card: cards.Wrath, strip: int) -> None:
    """Down the left edge of a crowded hand: Tyr's hand, and what it gives."""
    wide = DEED.held_ground(sheet, card, strip)
    sheet.put("plates/medal-red.webp", (EDGE, 4, EDGE + wide, 4 + wide))
    sheet.icon("tyr", (EDGE + wide / 2, 4 + wide / 2), wide * 0.6, PALE_GOLD)
    DEED.held_signs(sheet, card, wide, 8 + wide * 1.5)


def foot(sheet: Sheet, card: cards.Wrath, size: tuple[int, int]) -> Surface:
    """What is seen of a wrath card under a warrior: Tyr's hand and the card's signs, on a strip of blood."""
    width, height = size
    surface = Surface(size, pygame.SRCALPHA)
    radius, line = height // 4, max(1, height // 14)
    for colour, edge in ((INK, 0), (GOLD, line), (BLEEDING, 2 * line)):
        pygame.draw.rect(
            surface, colour, surface.get_rect().inflate(-2 * edge, -2 * edge), border_radius=radius
        )
    sheet.surface, sheet.u = surface, height / 100
    found = _signs(card)
    middle = width / sheet.u / 2
    if width > height * (len(found) + 1.2):
        sheet.icon("tyr", (middle - 44 * len(found), 50), 76, PALE_GOLD)
        middle += 44
    deeds.row(sheet, found, (middle, 50), 82)
    return surface.premul_alpha()


def covers(card: cards.Wrath, warrior: cards.Warrior) -> int | None:
    """Which of the weapons of the warrior above it a card makes needless."""
    return warrior.weapons.index(card.weapon) if card.weapon in warrior.weapons else None


# The choice of a card and of its warrior


def _laying(c: Click) -> cm.Command | None:
    """A wrath card, or the warrior it goes under."""
    cards, mask = c.picked.get("card", []), c.s.step_number
    first = next(slot for slot in range(mask.bit_length()) if mask >> slot & 1)
    if c.kind == "slot":
        held = [card for card in c.s.hands[c.seat] if card >= 0 and c.s.table.wrath[card]]
        card = next(iter([*cards, *held]), NONE)
        return cm.LayWrath(card, c.value) if card != NONE else None
    return cm.LayWrath(c.value, first) if c.kind == "card" else None


def _meaning(s: State, seat: int, command: Any) -> tuple[Any, ...]:
    """What a command of the lesson comes to: of a card that is laid, which it is, and under whom."""
    if isinstance(command, cm.LayWrath):
        ids = s.table.cards
        return cm.LayWrath, ids[command.card].id, ids[s.squads[seat][command.slot]].id
    return meaning(s, seat, command)


TYR: Final = Deal("tyr", 43, ("wolf-alrik", "boar-glum"))


def _tyr() -> Script:
    (_seat, adding), keeping = TYR.turn(HOST, ("boar-groa",), "giant-kaldrun")
    return [
        LessonStep("welcome"),
        LessonStep("add", (cm.AddWarriors, "bear-skapti", "wolf-hedin")),
        LessonStep("wrath", (cm.LayWrath, "wrath-thin-ribbon", "bear-skapti")),
        LessonStep("keep", (cm.Keep, "stag-olvir")),
        Hosts(adding),
        Hosts(cm.Pass()),
        *hosts([keeping]),
        LessonStep("attack", (cm.Attack, HOST)),
        LessonStep("arm-skapti", (cm.Arm, "bear-skapti")),
        LessonStep("end-attack", (cm.EndPhase,), SHORT),
        *armed(HOST, (0, (0, 1)), (1, (0,))),
        LessonStep("end"),
    ]


EXPANSION: Final = Expansion(
    "tyr",
    "tyr",
    happens={
        tyr.WrathSetAside: Happens(cues.Cue(cues.BEAT, "cards", wrath_aside)),
        tyr.WrathDealt: Happens(cues.Cue(cues.SHORT, "card", wrath_dealt), chance=True),
        tyr.WrathLaid: Happens(cues.Cue(cues.LONG, "wrath", wrath_laid), "tyr", told=True),
        tyr.WrathShed: Happens(cues.Cue(cues.BEAT, "card", wrath_shed), "tyr"),
        tyr.WrathReturned: Happens(cues.Cue(cues.BEAT, "card", wrath_returned), "tyr"),
    },
    meant={Step.LAY_WRATH: _laying},
    picked={"lay_wrath": "tyr"},
    kinds=(
        Kind(
            cards.Wrath,
            "wrath",
            lambda: _("wrath cards"),
            "V12.2",
            small,
            full,
            held,
            sign="tyr",
            foot=foot,
            covers=covers,
        ),
    ),
    samples=("wrath-thin-ribbon", "wrath-long-hunt"),
    lesson=shelved(TYR, _tyr, icon="tyr", means=_meaning),
    beside={"V12.2": "card/wrath-thin-ribbon"},
    below={"V12.3": ("card/wrath-thin-ribbon", "card/wrath-cold-verdict", "card/wrath-fist-like-an-axe")},
)
