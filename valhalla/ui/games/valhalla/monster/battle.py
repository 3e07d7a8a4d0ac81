"""A monster in battle: what beats it, what its ability does, and what it asks about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from valhalla.games.valhalla.monsters.stack import points, stack_of
from valhalla.games.valhalla.terms import ALLY, MONSTER, Step
from valhalla.ui import cut
from valhalla.ui.games.valhalla.battle.heading import HEAD, head_of
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.faces import ability_icon
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.theme import BLOOD, BONE, DIM_BONE, GOLD, LABEL, NUMBER, PALE_GOLD, SMALL, TOTAL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.monsters import names as monsters

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.monster.board import MonsterBattleBoard

NAME: Final = LABEL._replace(size=18, colour=PALE_GOLD)
COST: Final = NUMBER._replace(size=17)


class Need(Widget):
    """The monster's strength on its boss, and what one needs against it."""

    def __init__(self, board: MonsterBattleBoard, rect: Rect) -> None:
        super().__init__(f"total:{MONSTER}", rect)
        self.board = board
        s = board.scene.shown
        self.rule = "V15.6" if board.attacks else "V15.7"
        self.strength = stack_of(s).strengths[board.battle.against]
        self.tip = (
            _("Reach at least {strength} to beat this card.").format(strength=self.strength)
            if board.attacks
            else _("Be stronger than {strength} to hold it off.").format(strength=self.strength)
        )

    def draw(self, p: Painter, look: Look) -> None:
        light(p, "glow", self.rect.inflate(self.rect.w // 2, self.rect.h // 2), (10, 4, 4), 0.8)
        p.medal("red", self.rect)
        style = TOTAL._replace(size=self.rect.h / p.u * 0.42)
        p.text(str(self.strength), self.rect.inflate(-self.rect.w // 3, 0), style)
        if self.board.battle.winner == MONSTER:
            light(p, "ring", self.rect.inflate(p.px(14), p.px(14)), PALE_GOLD, 0.8)


class Spell(Widget):
    """The ability of the card that is fought, in words; struck out while the monster is surrounded."""

    def __init__(self, board: MonsterBattleBoard, place: int, rect: Rect) -> None:
        super().__init__("spell", rect, rule="V15.10")
        s = board.scene.shown
        self.card = figure.card_of(s, place)
        self.word = stack_of(s).abilities[place]
        self.out = board.battle.surrounded and place == board.battle.against
        self.toll = stack_of(s).toll
        self.prey = not board.attacks
        self.text = (
            monsters.ability(self.card.ability)
            if self.word and self.card.ability
            else _("It has no ability.")
        )
        self.who = monsters.called(s)
        self.short = monsters.ability_name(self.word) if self.word else "–"
        if self.out and self.word:
            self.text = _("Surrounded: its ability does nothing in this battle.")
            self.short = _("surrounded")
            self.rule = "V15.5"
        cost = monsters.toll_text(self.toll)
        told = monsters.ability_text(self.card) if self.word else ""
        self.tip = "\n".join(filter(None, (_(self.card.name), told, cost)))

    def draw(self, p: Painter, look: Look) -> None:
        p.fill(self.rect, (14, 8, 6), 0.82)
        p.fill(cut.left(self.rect, max(1, p.px(2))), BLOOD)
        u = p.px
        inner = self.rect.inflate(-u(14), -u(8))
        head = cut.top(inner, max(u(24), p.wx(21)))
        p.fitted(self.who, head, NAME, width=self.rect.w - u(6))
        y = head.bottom + u(2)
        if self.word:
            side = min(u(40), inner.h // 5)
            disc = Rect(0, y, side, side)
            disc.centerx = inner.centerx
            p.medal("iron" if self.out else "red", disc)
            p.icon(
                ability_icon(self.word), disc.inflate(-side // 3, -side // 3), DIM_BONE if self.out else BONE
            )
            if self.out:
                p.icon("cross", disc, BLOOD)
            y = disc.bottom + u(2)
        foot = cut.row_at(inner, inner.bottom - u(26), u(24))
        self._cost(p, foot)
        low = cut.row_at(inner, y, foot.y - y - u(2))
        style = SMALL._replace(centred=True)
        for text in (self.text, self.short):
            if p.fits(text, low, style, 0):
                break
        p.text(text, low, style, lines=0)

    def _cost(self, p: Painter, foot: Rect) -> None:
        """What a defeat costs: cards of the deck, and a shield if it attacks."""
        u = p.px
        p.fill(cut.row_at(foot, foot.y - u(2), max(1, u(1))), BLOOD, 0.8)
        found = [("deck", f"−{self.toll}"), *([("shield", "−1")] if self.prey else [])]
        step = foot.w // len(found)
        for i, (icon, text) in enumerate(found):
            cell = cut.column_at(foot, foot.x + i * step, step)
            wide = p.width(text, COST)
            x = cell.centerx - (foot.h + u(4) + wide) // 2
            p.icon(icon, Rect(x, cell.y + u(2), cell.h - u(4), cell.h - u(4)), GOLD)
            p.text(text, cut.column_at(cell, x + foot.h + u(2), wide + u(2)), COST)


# What lies in the tray instead of dice


class Room(Widget):
    """Valhalla under the cap: what is there, what would come, who would be turned away."""

    def __init__(self, board: MonsterBattleBoard, rect: Rect) -> None:
        super().__init__("room", rect, rule="V15.4")
        asking = board.moves.question
        s, seat = asking.state, asking.seat
        self.have = points(s, seat)
        self.cap = self.have + board.moves.room()
        marked = board.moves.picked("slot")
        self.more = sum(board.moves.valour_at(slot) for slot in marked)
        # Whoever is lent goes home instead of being turned away (V18.5).
        away = [slot for slot in _activated(board) if slot not in marked and slot < ALLY]
        # Before anybody is marked nobody is turned away, unless nobody finds room at all.
        full = all(board.moves.valour_at(slot) > board.moves.room() for slot in away)
        told = s.step == Step.MONSTER_RISE and (marked or full)
        self.away = called.cards(s.table, [s.card_at(seat, slot) for slot in away]) if told else ""
        self.fits = self.more <= board.moves.room()

    def draw(self, p: Painter, look: Look) -> None:
        u = p.px
        head = head_of(self.rect, p.units)
        p.text(_("Room in Valhalla"), head, HEAD)
        high = min(u(24), (self.rect.bottom - head.bottom) // 4)
        bar = Rect(self.rect.x + u(20), head.bottom + high // 3, self.rect.w - u(40), high)
        p.fill(bar, (16, 9, 6), 0.9)
        most = max(1, self.cap, self.have + self.more)
        x = bar.x
        for count, colour in ((self.have, GOLD), (self.more, (240, 150, 60) if self.fits else BLOOD)):
            wide = round(bar.w * count / most)
            if wide > 0:
                p.fill(cut.column_at(bar, x, wide), colour)
            x += wide
        for i in range(1, most):
            p.fill(cut.column_at(bar, bar.x + round(bar.w * i / most), max(1, u(1))), (16, 9, 6), 0.6)
        if most > self.cap:
            p.fill(
                Rect(bar.x + round(bar.w * self.cap / most) - u(1), bar.y - u(4), u(3), bar.h + u(8)), BONE
            )
        told = cut.row_at(self.rect, bar.bottom + u(4), u(30))
        plus = f" + {self.more}" if self.more else ""
        p.text(
            f"{self.have}{plus} / {self.cap}",
            told,
            NUMBER._replace(size=24, colour=BONE if self.fits else (240, 130, 110)),
        )
        low = cut.row_at(self.rect, told.bottom, self.rect.bottom + u(12) - told.bottom)
        if self.away:
            text = _("Turned away and discarded: {cards}").format(cards=self.away)
            p.text(text, low, SMALL._replace(centred=True), lines=0)


def _activated(board: MonsterBattleBoard) -> list[int]:
    s, side = board.scene.shown, board.battle.attack
    return [slot for slot, _dice in side.placed if s.card_at(side.seat, slot) >= 0]
