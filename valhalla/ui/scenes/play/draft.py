"""The board of setup: jarls, warriors and starting hands, in the order of the rules."""

from __future__ import annotations

from pygame import Rect

from valhalla.games.valhalla import terms
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.play import seats
from valhalla.ui.scenes.play.actions import action_buttons, confirm_button
from valhalla.ui.scenes.play.board import Board
from valhalla.ui.scenes.play.fan import fanned, hand_things
from valhalla.ui.scenes.play.piles import label
from valhalla.ui.scenes.play.things import CardThing, JarlThing, SlotThing
from valhalla.ui.theme import HEADING, SMALL
from valhalla.ui.units import Units, row
from valhalla.ui.widgets.base import Widget
from valhalla.words.language import _


class DraftBoard(Board):
    """Everybody's board small above, what is on offer in the middle, one's own things below."""

    def arrange(self, units: Units) -> dict[str, Rect]:
        free = self.scene.furniture.free(units)
        u = units.px
        others = seats.others(self.scene)
        jarls = self._jarls()
        top_h = u(0) if jarls else round(free.h * 0.235)
        prompt = Rect(free.x + free.w // 20, free.y, free.w * 9 // 10, u(62))
        top = Rect(free.x, prompt.bottom + u(6), free.w, top_h)
        hand_h = u(0) if jarls else round(free.h * 0.225)
        low = Rect(free.x, free.bottom - hand_h, free.w, hand_h)
        offer = Rect(free.x, top.bottom + u(8), free.w, low.top - top.bottom - u(16))
        areas = {"prompt": prompt, "top": top, "offer": offer, "low": low, "drawn": offer, "hand": low}
        if not jarls:
            mine = Rect(low.x, low.y, round(low.w * 0.5), low.h)
            areas["mine"] = mine
            areas["hand"] = Rect(mine.right + u(8), low.y, low.right - mine.right - u(8), low.h)
            areas[f"seat:{self.scene.near}"] = mine
            for seat, rect in zip(others, row(top, max(3, len(others)), u(8)), strict=False):
                areas[f"seat:{seat}"] = rect
        areas["actions"] = Rect(free.x, offer.bottom - u(150), u(200), u(150))
        areas["deck"] = Rect(free.centerx, -u(160), u(80), u(112))
        areas["discard"] = areas["deck"]
        return areas

    def _jarls(self) -> tuple[int, ...]:
        """The jarls dealt to the viewer, while they are to be chosen."""
        s = self.scene.shown
        choosing = any(
            step[0] in (terms.CHOOSE_JARLS, terms.DEAL_JARLS, terms.REVEAL_JARLS) for step in s.agenda
        )
        if not choosing:
            return ()
        return tuple(s.jarl_offers[self.scene.near]) or (NONE,)

    def widgets(self) -> list[Widget]:
        scene = self.scene
        jarls = self._jarls()
        confirm = confirm_button(scene, self._confirm_under())
        if jarls:
            return [*self._offered_jarls(jarls), *confirm]
        found: list[Widget] = []
        for seat in seats.others(scene):
            board = seats.SeatBoard(scene, seat, self.areas[f"seat:{seat}"])
            found += [board, *board.parts()]
        found += self._near()
        found += self._offer()
        return [*found, *action_buttons(scene, self.areas["actions"]), *confirm]

    def _confirm_under(self) -> Rect:
        """The confirm button stands above the lower edge of the offer."""
        offer = self.areas["offer"]
        return Rect(offer.x, offer.bottom - self.scene.units.px(2), offer.w, 2)

    def _offered_jarls(self, jarls: tuple[int, ...]) -> list[Widget]:
        area = self.areas["offer"].inflate(-self.scene.units.px(60), -self.scene.units.px(130))
        area.y -= self.scene.units.px(24)
        if jarls == (NONE,):
            area = area.inflate(-area.w // 2, -area.h // 3)
        return seats.jarl_things(self.scene, jarls, area)

    def _near(self) -> list[Widget]:
        scene = self.scene
        board = seats.NearBoard(scene, scene.near, self.areas["mine"])
        found: list[Widget] = [board]
        for slot, (card, rect) in enumerate(zip(scene.shown.squads[scene.near], board.slots(), strict=True)):
            place = SlotThing(scene, f"slot:{scene.near}:{slot}", slot)
            place.rect = rect
            found.append(place)
            if card != NONE:
                thing = CardThing(scene, f"card:{card}", card, kind="none")
                thing.rect = rect
                found.append(thing)
        jarl = scene.shown.jarls[scene.near]
        if jarl != NONE:
            mine = JarlThing(scene, f"jarl-of:{scene.near}", jarl)
            mine.kind = "none"
            mine.rect = board.jarl()
            found.append(mine)
        choosing_hand = self._big_hand()
        return found if choosing_hand else [*found, *hand_things(scene, scene.near, self.areas["hand"])]

    def _big_hand(self) -> bool:
        """Whether the hand is what the choice is about: then it lies large in the middle."""
        s = self.scene.shown
        return bool(s.hands[self.scene.near]) and any(
            step[0] in (terms.CHOOSE_START, terms.HAND_DRAFT) for step in s.agenda[-1:]
        )

    def _halves(self) -> tuple[Rect, Rect]:
        """Where a hand to choose from lies, and the pool below it, if there is one."""
        u = self.scene.units.px
        offer = self.areas["offer"].inflate(-u(30), -u(20))
        label = u(30)
        if not self.scene.shown.offer:
            return Rect(offer.x, offer.y + label, offer.w, offer.h - label - u(40)), Rect(
                offer.topleft, (0, 0)
            )
        high = offer.h // 2 - label
        return (
            Rect(offer.x, offer.y + label, offer.w, high),
            Rect(offer.x, offer.bottom - high, offer.w, high),
        )

    def _offer(self) -> list[Widget]:
        scene = self.scene
        pool = scene.shown.offer
        if self._big_hand():
            mine, below = self._halves()
            return [*self._row(pool, below), *hand_things(scene, scene.near, mine)]
        u = scene.units.px
        return self._row(pool, self.areas["offer"].inflate(-u(30), -u(50)))

    def _row(self, cards: list[int], area: Rect) -> list[Widget]:
        found: list[Widget] = []
        for card, rect in zip(cards, fanned(area, len(cards), spread=1.15), strict=True):
            thing = CardThing(self.scene, f"card:{card}", card)
            thing.rect = rect
            found.append(thing)
        return found

    def _whose(self) -> str:
        """At a shared screen it must be clear who chooses."""
        return _("The jarl of player {player}").format(player=self.scene.match.names[self.scene.near])

    def draw_below(self, p: Painter) -> None:
        p.picture("light/fire.webp", p.units.area)
        if self._jarls():
            offer = self.areas["offer"]
            p.text(self._whose(), Rect(offer.x, offer.y + p.px(4), offer.w, p.px(40)), HEADING)
            note = _("Point at a jarl to read it; the others choose at the same time.")
            p.text(note, Rect(offer.x, offer.y + p.px(42), offer.w, p.px(24)), SMALL, align="centre")
        elif self._big_hand():
            mine, below = self._halves()
            for text, rect in ((_("Your hand"), mine), (_("The pool"), below)):
                if rect.w:
                    label(p, text, Rect(rect.x, rect.y - p.px(28), rect.w, p.px(24)))
