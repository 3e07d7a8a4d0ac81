"""Thor's Help: his cards, what they bring, and his lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import cards
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import thor
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui import cut
from valhalla.ui.cut import row, square
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle.heading import HEAD, head_of
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens
from valhalla.ui.games.valhalla.faces import deeds
from valhalla.ui.games.valhalla.faces.kinds import Kind
from valhalla.ui.games.valhalla.short_lesson import HOST, SECOND, Deal, armed, shelved
from valhalla.ui.painter import Painter
from valhalla.ui.stage import effects
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing.orders import Order
from valhalla.ui.table.lesson.course import LEARNER, Hosts, LessonStep, Script
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.theme import DIM_BONE, PALE_GOLD, SMALL, TOTAL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import N_, _

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard
    from valhalla.ui.table.scene import PlayScene


def thor_played(scene: PlayScene, s: State, e: thor.ThorPlayed) -> None:
    """It flies to the side it helps, and lightning strikes there."""
    cues.come(scene, (e.card,), scene.spot(Area.HAND, e.seat))
    scene.stage.effect(
        effects.bolt(scene.spot(Part.TOTAL, e.helped), still=scene.stage.reduced), cues.LONG, 0.15
    )


def thor_settled(scene: PlayScene, s: State, e: thor.ThorSettled) -> None:
    if e.won:
        cues.rising(scene, cues.place_of(scene, e.card))
    cues.go(scene, (e.card,), scene.spot(Part.VALHALLA, e.seat) if e.won else scene.pile)


def _signs(card: cards.Thor) -> list[deeds.Sign]:
    """What he gives."""
    word = "strength" if card.bonus in thor.THOR_STRENGTH else card.bonus
    boss = deeds.Sign("mark", f"cards/roundel-thor-{word}.webp")
    if card.bonus in thor.THOR_STRENGTH:
        return [boss, deeds.Sign("number", f"+{thor.THOR_STRENGTH[card.bonus]}")]
    return [boss, deeds.Sign("number", "+1")] if card.bonus in ("draw", "die") else [boss]


DEED: Final = deeds.Deed("thor", (96, 132, 170), _signs, lambda card: card.condition)


THOR: Final = Deal(
    "thor",
    33,
    ("giant-grjota", "bear-bergljot", "bear-hallgerd"),
    (
        (HOST, ("stag-eldrid", "wolf-gunnvor"), "giant-klaki"),
        (SECOND, ("wolf-ljot",), "wolf-vigfus"),
        (LEARNER, ("stag-magnhild",), "giant-gnipa"),
    ),
    players=3,
    first=HOST,
)


def _thor() -> Script:
    return [
        LessonStep("welcome"),
        Hosts(cm.Attack(SECOND)),
        LessonStep("help", (cm.PlayTactic, "thor-red-bearded-laugh")),
        *armed(HOST, (0, (0,)), (1, (0,)), (2, (0,))),
        *armed(SECOND, (0, (2, 3))),
        Hosts(cm.SendToValhalla((0,)), SECOND),
        LessonStep("end"),
    ]


class Scales(Widget):
    """Whom a Thor card may help: both sides in numbers of warriors, whoever has fewer lit."""

    def __init__(self, board: BattleBoard, rect: Rect) -> None:
        super().__init__("scales", rect, rule="V9.1")
        self.board = board
        s = board.scene.shown
        self.counts = {side.seat: len(s.warriors(side.seat)) for side in board.sides}
        if board.battle.defence is None:  # V15.11: the warriors on a monster's card
            self.counts[NONE] = s.table.foe.warriors(s, board.battle.attack.seat)

    def draw(self, p: Painter, look: Look) -> None:
        head = head_of(self.rect, p.units)
        p.text(_("Thor’s help"), head, HEAD)
        room = cut.from_y(self.rect, head.bottom)
        left, middle, right = row(room, 3, p.px(4))
        p.icon("thor", middle.inflate(-middle.w // 4, -room.h // 3), PALE_GOLD)
        least = min(self.counts.values())
        words = _("fewer warriors") if least < max(self.counts.values()) else _("as many")
        for (seat, count), cell in zip(self.counts.items(), (left, right), strict=True):
            said = p.wx(20)
            side = min(p.px(52), cell.h - said - p.px(36))
            shield = square(side, midtop=(cell.centerx, cell.y + min(p.px(8), side // 8)))
            if seat == NONE:
                p.icon("monster-warriors", shield, DIM_BONE)
            else:
                draw_shield(p, self.board.scene, seat, shield)
            number = cut.row_at(cell, shield.bottom, p.px(34))
            lit = count == least
            p.text(str(count), number, TOTAL._replace(size=30, colour=PALE_GOLD if lit else DIM_BONE))
            p.fitted(
                words if lit else "", cut.row_at(cell, number.bottom, said), SMALL._replace(centred=True)
            )


def _scales(board: BattleBoard, area: Rect) -> list[Widget]:
    """Where no jarl speaks."""
    kinds = {option.kind for option in board.moves.options}
    return [] if kinds & {"use_main", "use_extra"} else [Scales(board, area)]


ORDER: Final = Order(
    "order-thor",
    "thor",
    (N_("Thor’s help: ask me"), N_("Thor’s help: when it matters"), N_("Thor’s help: never")),
    (
        N_("You are asked before every battle of two others."),
        N_("You are asked about Thor’s help only when a battle matters."),
        N_("You are never asked about Thor’s help. The pause changes that."),
    ),
    N_(
        "Whether you are asked before the battles of others: always, only for a last shield, a leader, a Last"
        " Viking or your partner, or never."
    ),
)
EXPANSION: Final = Expansion(
    "thor",
    "thor",
    happens={
        thor.ThorPlayed: Happens(cues.Cue(cues.SCENE, "thor", thor_played), "thor", told=True),
        thor.ThorSettled: Happens(cues.Cue(cues.LONG, "card", thor_settled), "thor", told=True),
    },
    panels={Step.ASIDE: _scales},
    kinds=(
        Kind(
            cards.Thor, "thor", lambda: _("Thor cards"), "V9.1", DEED.small, DEED.full, DEED.held, sign="thor"
        ),
    ),
    samples=("thor-hammer-from-nowhere", "thor-red-bearded-laugh"),
    lesson=shelved(THOR, _thor, icon="thor", long=N_("a minute")),
    order=ORDER,
    beside={"V9.1": "card/thor-red-bearded-laugh", "V9.3": "card/thor-hammer-from-nowhere"},
)
