"""Bonus points (V10.2): what is offered is taken by one press; others are chosen in the discard pile."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import bonus
from valhalla.games.valhalla.commands import TakeBonus
from valhalla.games.valhalla.state import State
from valhalla.kernel.game import Option
from valhalla.ui.cut import square
from valhalla.ui.painter import Painter
from valhalla.ui.table.choosing.orders import Order
from valhalla.ui.table.choosing.planks import Plank
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.pieces.pile_scene import PileCard, PileScene
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import N_, _
from valhalla.words.valhalla import prompts, things

TOPIC: Final = "bonus"
PAYING: Final = ("loki", "valkyries", "last_viking", "hammer")  # expansions that pay points
ORDER: Final = Order(
    "order-bonus",
    "valour",
    (N_("Bonus points: ask me"), N_("Bonus points: take what is offered")),
    (
        N_("You choose which warriors pay your bonus points."),
        N_("For bonus points you take the warriors that are offered. The pause changes that."),
    ),
    N_("Whether you are asked which warriors of the discard pile pay your bonus points."),
)


def planks(scene: PlayScene) -> list[Button]:
    """Take these, or choose others."""
    asking = scene.asking
    assert asking is not None
    s: State = asking.state
    take, choose = asking.options
    offered = Plank(f"option:{take.kind}", prompts.label(take.kind, take.rule, s.step), icon="valour")
    cards = bonus.bonus_cards(s, bonus.due(s))
    offered.note = _("valour {valour}").format(valour=bonus.worth(s, cards))
    offered.tip = things.cards(s.table, cards)
    offered.on_press, offered.lit = lambda: scene.press_option(take), True
    others = Plank(f"option:{choose.kind}", prompts.label(choose.kind, choose.rule), icon="discard")
    others.on_press = lambda: open_pile(scene, choose)
    for plank in (offered, others):
        plank.rule = bonus.RULE
    return [offered, others]


def open_pile(scene: PlayScene, option: Option) -> None:
    if not scene.hurry():
        scene.app.push(BonusScene(scene, option))


class BonusCard(PileCard):
    """A warrior that may be one of those."""

    scene: BonusScene

    def press(self) -> None:
        self.scene.toggle(self.card)

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        if self.card in self.scene.chosen:
            p.plate("glow", self.rect)
            p.badge("ember", "check", square(p.px(34), midtop=self.rect.midtop))


class BonusScene(PileScene):
    """The warriors of the discard pile that may pay, the topmost first."""

    def __init__(self, below: PlayScene, option: Option) -> None:
        assert below.asking is not None
        self.s: State = below.asking.state
        self.seat = below.asking.seat
        self.owed = bonus.worth(self.s, bonus.bonus_cards(self.s, bonus.due(self.s)))
        self.chosen: list[int] = []
        cards = option.picks[0].candidates
        super().__init__(below, [Heap(_("Warriors for your bonus points"), tuple(reversed(cards)))])
        self.take = Button("take", "", self.submit, icon="check")
        self.take.rule = bonus.RULE
        self.take.on_refused = lambda: self.app.notices.say(self._worth())

    def _card(self, i: int, card: int) -> PileCard:
        return BonusCard(self, i, card)

    def toggle(self, card: int) -> None:
        if card in self.chosen:
            self.chosen.remove(card)
        else:
            self.chosen.append(card)
        self.app.sound.cue("pick")
        self._sum_up()

    def _worth(self) -> str:
        have = bonus.worth(self.s, self.chosen)
        return _("chosen: {have} of {count}").format(have=have, count=self.owed)

    def _sum_up(self) -> None:
        self.take.label = _("Take these")
        self.take.note = self._worth()
        self.take.enabled = self.take.lit = bonus.worth(self.s, self.chosen) == self.owed

    def layout(self, units: Units) -> None:
        self._sum_up()
        super().layout(units)

    def feet(self) -> list[Button]:
        return [self.earlier, self.close, self.take, self.later]

    def submit(self) -> None:
        self.app.pop()
        if self.below.asking is not None and self.below.asking.state is self.s:
            self.below.submit(TakeBonus(tuple(self.chosen)))
