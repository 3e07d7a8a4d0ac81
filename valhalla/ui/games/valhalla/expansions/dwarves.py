"""Dwarves: chains and spite, a call to arms, and their lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.expansions import dwarves
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.ui.games.valhalla.battle.heading import Heading, head_of
from valhalla.ui.games.valhalla.expansions.record import Expansion, Happens
from valhalla.ui.games.valhalla.flights import carry_back, warrior_at
from valhalla.ui.games.valhalla.meaning import choosing_card, choosing_warrior
from valhalla.ui.games.valhalla.short_lesson import HOST, Deal, armed, shelved
from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Key
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.table.choosing.orders import Order
from valhalla.ui.table.lesson.course import LEARNER, Hosts, LessonStep, Script
from valhalla.ui.table.things import CARD, CardThing
from valhalla.ui.theme import BLOOD, EMBER
from valhalla.ui.widgets.base import Widget
from valhalla.words.language import N_, _
from valhalla.words.lesson import SHORT

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard
    from valhalla.ui.table.scene import PlayScene


def _falls(scene: PlayScene, name: str, rect: Rect | None) -> None:
    if rect is not None:
        scene.stage.effect(effects.falls(name, rect, still=scene.stage.reduced), cues.LONG)


def blocked(scene: PlayScene, s: State, e: dwarves.WarriorBlocked) -> None:
    """A chain falls."""
    _falls(scene, "blocked", warrior_at(scene, s, e.seat, e.slot))


def held(scene: PlayScene, s: State, e: dwarves.WarriorHeld) -> None:
    _falls(scene, "held", warrior_at(scene, s, e.seat, e.slot))


def dropped(scene: PlayScene, s: State, e: dwarves.TacticDropped) -> None:
    scene.stage.goes_to(cues.card_key(e.card, e.seat), scene.pile)
    hand = scene.spot(Area.HAND, e.seat)
    if scene.me != e.seat:
        carry_back(scene, hand, cues.middle(scene.spot(Area.DISCARD)))
    cues.emblem(scene, "disarm", hand, EMBER)


def spite(scene: PlayScene, s: State, e: dwarves.SpiteLaid) -> None:
    """Face down beside the dwarf; its owner's comes from the fan."""
    key: Key = ("spite", e.seat, e.slot)
    start = cues.place_of(scene, e.card) if e.card >= 0 else None
    scene.stage.comes_from(key, start or scene.spot(Area.HAND, e.seat))
    cues.ring(scene, warrior_at(scene, s, e.seat, e.slot), BLOOD, delay=0.2)


def called(scene: PlayScene, s: State, e: dwarves.WarriorCalled) -> None:
    cues.come(scene, (e.card,), scene.spot(Area.DISCARD))
    cues.go(scene, e.discarded, scene.pile)


def _called(board: BattleBoard, area: Rect) -> list[Widget]:
    """Who would come from the discard pile."""
    kinds = {option.kind for option in board.moves.options}
    card = dwarves.topmost_warrior(board.scene.shown)
    if card == NONE or "play_tactic" not in kinds:
        return []
    u = board.scene.units.px
    head = head_of(area, board.scene.units)
    thing = CardThing(board.scene, f"called:{card}", card, key=("called", card), kind="none")
    height = area.bottom - head.bottom + u(10)
    thing.rect = Rect(0, head.bottom + u(2), round(height * CARD), height)
    thing.rect.centerx = area.centerx
    return [Heading("call-head", _("A call to arms would bring:"), head), thing]


DWARVES: Final = Deal(
    "dwarves",
    36293,
    ("bear-gauti", "dwarf-sota"),
    (
        (LEARNER, ("bear-hallgerd", "dwarf-hepti"), "boar-yngvild"),
        (HOST, ("bear-thurid", "dwarf-vitr"), "stag-borghild"),
    ),
)


def _dwarves() -> Script:
    return [
        LessonStep("welcome"),
        LessonStep("attack", (cm.Attack, HOST)),
        Hosts(cm.Pass(), LEARNER),
        Hosts(cm.Pass()),
        LessonStep("arm-hepti", (cm.Arm, "dwarf-hepti")),
        LessonStep("block", (cm.ChooseWarrior, "bear-thurid")),
        LessonStep("arm-sota", (cm.Arm, "dwarf-sota")),
        LessonStep("spite", (cm.ChooseCard, "wolf-sverri")),
        LessonStep("end-attack", (cm.EndPhase,), SHORT),
        *armed(HOST, (0, (1, 4))),
        LessonStep("end"),
    ]


ORDER: Final = Order(
    "order-call",
    "call-to-arms",
    (N_("Call to arms: ask me"), N_("Call to arms: never")),
    (
        N_("You are asked about a Call to arms before every battle of yours."),
        N_("You are not asked about a Call to arms when you are attacked. The pause changes that."),
    ),
    N_("Whether you are asked when you are attacked. In your own attacks you always are."),
)
EXPANSION: Final = Expansion(
    "dwarves",
    "anvil",
    happens={
        dwarves.WarriorBlocked: Happens(cues.Cue(cues.LONG, "block", blocked), "block", told=True),
        dwarves.WarriorHeld: Happens(cues.Cue(cues.LONG, "hold", held), "hold_back", told=True),
        dwarves.TacticDropped: Happens(cues.Cue(cues.LONG, "disarm", dropped), "disarm", told=True),
        dwarves.SpiteLaid: Happens(cues.Cue(cues.BEAT, "spite", spite), "spite"),
        dwarves.WarriorCalled: Happens(cues.Cue(cues.LONG, "called", called), "person", told=True),
    },
    panels={Step.BEFORE: _called},
    meant={
        Step.BLOCK: choosing_warrior,
        Step.HOLD: choosing_warrior,
        Step.DISARM: choosing_card,
        Step.SPITE: choosing_card,
    },
    in_sight=(Step.BLOCK, Step.HOLD),
    samples=("dwarf-brokk", "dwarf-kolfinna", "cry-hammers-on-shields"),
    lesson=shelved(DWARVES, _dwarves, icon="anvil"),
    order=ORDER,
    below={
        "V11.3": ("card/dwarf-hepti", "card/dwarf-lit", "card/dwarf-vitr", "card/dwarf-sota"),
        "V11.4": ("card/call-horn-underground", "card/cry-hammers-on-shields", "card/cry-wounded-sing"),
    },
)
