"""The board of setup: jarls, warriors and starting hands, in the order of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pygame import Rect

from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.agenda import AgendaStep
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.valhalla.actions import action_buttons, confirm_button, confirm_height
from valhalla.ui.games.valhalla.areas import OF_BATTLE, Part
from valhalla.ui.games.valhalla.draft.jarls import MANY, JarlWords, crowd, jarl_things, readable, words_height
from valhalla.ui.games.valhalla.fireside import FiresideBoard
from valhalla.ui.games.valhalla.near import NearBoard
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.pieces.fan import LEAST, hand_things, row_things
from valhalla.ui.table.pieces.piles import label, label_height
from valhalla.ui.table.pieces.seats import others, places
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.together.folding import ROUND
from valhalla.ui.theme import HEADING, PALE_GOLD, SMALL
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.text import banner_height
from valhalla.words.language import _

JARLS: Final = (Step.CHOOSE_JARLS, Step.DEAL_JARLS, Step.REVEAL_JARLS)
HEADER, HEADER_WORDS = 18, 66  # units: whose choice it is
HEADED: Final = 1.3  # below this size of words there is room for that
REACH: Final = 28  # units that the button of a choice reaches into the cloth; the rest stands out of it
LOWER: Final = 20  # units that one's own board is lower for its sake
RISE: Final = 16  # units above a hand to choose from: what is picked rises, and stays below that button
SQUAD: Final = 4.7  # times as wide as high is one's own board at most
CREST: Final = 168  # units: the same, beside an offer
CHOOSER: Final = HEADING._replace(size=22, colour=PALE_GOLD)


class DraftBoard(FiresideBoard):
    """Everybody's board small above, what is on offer on the chooser's cloth, one's own things below."""

    buttons: ClassVar[int] = 206  # units
    elsewhere = OF_BATTLE | {Part.VALHALLA}

    def arrange(self, units: Units) -> Cuts:
        free = self.scene.furniture.free(units)
        u = units.px
        jarls = self._jarls()
        prompt = Rect(free.x + free.w // 20, free.y, free.w * 9 // 10, banner_height(units))
        top = cut.row_at(free, prompt.bottom + u(6), u(0) if jarls else round(free.h * 0.25))
        above = (
            u(8) if jarls else confirm_height(units) - u(REACH - 4)
        )  # room for what stands out of the cloth
        low = cut.bottom(free, u(0) if jarls else round(free.h * 0.225) - u(LOWER))
        offer = cut.row_at(free, top.bottom + above, low.top - top.bottom - above - u(8))
        areas: Cuts = {
            Area.PROMPT: prompt,
            Area.TOP: top,
            Part.OFFER: offer,
            Part.LOW: low,
            Part.DRAWN: offer,
            Area.HAND: low,
        }
        if not jarls:
            areas |= self._places(units, top, low)
        if self._big_hand():
            areas |= {Area.HAND: self._halves(offer)[0], Area.FOLD: Rect(low.topleft, (u(ROUND), u(ROUND)))}
        areas[Area.DECK] = Rect(free.centerx, -u(160), u(80), u(112))
        areas[Area.DISCARD] = areas[Area.DECK]
        middle = square(u(120), center=offer.center)
        areas |= {Part.LOKI: middle, Part.TITLE: middle, Part.SHOWN: middle, Area.TRAY: middle}
        return areas

    def _places(self, units: Units, top: Rect, low: Rect) -> Cuts:
        """The boards above; one's own below, in the middle or beside the hand; buttons at the right."""
        u, scene = units.px, self.scene
        plank = u(self.buttons) + (units.wx(self.buttons) - u(self.buttons)) // 3
        buttons = cut.right(low, plank)
        wide = low.w - (plank + u(8) if action_buttons(scene, buttons) else 0)
        beside = bool(scene.shown.hands[scene.near]) and not self._big_hand()
        mine = cut.left(
            low, round(wide * 0.56) if beside else min(wide, round(low.w * 0.72), round(low.h * SQUAD))
        )
        if not beside:
            mine.centerx = low.x + wide // 2
        hand = (
            cut.column_at(low, mine.right + u(8), low.x + wide - mine.right - u(8)) if beside else low.copy()
        )
        found: Cuts = {Area.MINE: mine, Area.HAND: hand, Area.ACTIONS: buttons, (Area.SEAT, scene.near): mine}
        return found | self.far_places(units, top)

    def far_places(self, units: Units, top: Rect) -> Cuts:
        """The boards of others."""
        return places(self.scene, top)

    def _jarls(self) -> tuple[int, ...]:
        """The jarls dealt to the viewer, while they are to be chosen."""
        s = self.scene.shown
        if not any(step[0] in JARLS for step in s.agenda):
            return ()
        return tuple(s.jarl_offers[self.scene.near]) or (NONE,)

    # Things

    def widgets(self) -> list[Widget]:
        scene = self.scene
        jarls = self._jarls()
        confirm = confirm_button(scene, self._confirm_under())
        if jarls:
            return [*self._offered_jarls(jarls), *confirm]
        found: list[Widget] = []
        for seat in others(scene):
            found += self.seat(seat)
        found += self.known()
        found += NearBoard(scene, scene.near, self.areas[Area.MINE], crest=True).things("none")
        if not self._big_hand():
            found += hand_things(scene, scene.near, self.areas[Area.HAND])
        found += self._offer()
        return [*found, *action_buttons(scene, self.areas[Area.ACTIONS]), *confirm]

    def known(self) -> list[Widget]:
        """What else anybody may see beforehand."""
        return []

    def _confirm_under(self) -> Rect:
        """The confirm button stands below the jarls, or over the upper edge of the cloth."""
        offer = self.areas[Part.OFFER]
        below = offer.bottom if self._jarls() else offer.y + self.scene.units.px(REACH + 6)
        return cut.row_at(offer, below, 2)

    def _offered_jarls(self, jarls: tuple[int, ...]) -> Sequence[Widget]:
        """Each with its words if there is room, else their faces, and the words of the one looked at."""
        u = self.scene.units.px
        offer = self.areas[Part.OFFER]
        confirm = confirm_height(self.scene.units) + u(10)
        area = cut.row_at(offer, offer.y + self._header(), offer.h - self._header() - confirm)
        area = area.inflate(-u(60), 0)
        if jarls == (NONE,):
            return jarl_things(self.scene, jarls, area.inflate(-area.w // 2, -area.h // 3))
        if len(jarls) >= MANY:
            return crowd(self.scene, jarls, area)
        found = jarl_things(self.scene, jarls, area)
        if readable(found):
            return found
        high = words_height(self.scene, jarls, area)
        found = jarl_things(self.scene, jarls, cut.top(area, area.h - high - u(8)))
        top = max(jarl.rect.bottom for jarl in found) + u(16)
        below = cut.row_at(area, min(top, area.bottom - high), high)
        return [*found, JarlWords(self.scene, below, found)]

    def _header(self) -> int:
        """The room of whose choice it is; with large words the prompt alone tells."""
        units = self.scene.units
        headed = units.words < HEADED or units.upright
        return units.px(HEADER) + units.wx(HEADER_WORDS) if headed else units.px(8)

    def note(self) -> str:
        return self._pointing() if self._jarls() and self._header() <= self.scene.units.px(8) else ""

    def _pointing(self) -> str:
        """How to read what jarls can do."""
        if self.scene.table.players == 1:
            return _("Point at a jarl to read it. Who has a star is easy to play.")
        return _("Point at a jarl to read it; the others choose at the same time.")

    def _big_hand(self) -> bool:
        """Whether the hand is what the choice is about: then it lies large in the middle."""
        s = self.scene.shown
        return bool(s.hands[self.scene.near]) and any(
            step[0] in (Step.CHOOSE_START, Step.HAND_DRAFT, Step.EXCHANGE) for step in s.agenda[-1:]
        )

    def _cloth(self, offer: Rect) -> Rect:
        """What the offer lies on."""
        u = self.scene.units.px
        return offer.inflate(-u(8), -u(4))

    def _room(self, offer: Rect) -> Rect:
        """The part of the cloth that is left to cards."""
        u = self.scene.units.px
        cloth = self._cloth(offer)
        left = u(24) if self._big_hand() else u(CREST)
        return Rect(cloth.x + left, cloth.y + u(16), cloth.w - left - u(24), cloth.h - u(32))

    def _halves(self, offer: Rect) -> tuple[Rect, Rect]:
        """Where a hand to choose from lies, and beside it the pool, if there is one."""
        u = self.scene.units.px
        room, head = self._room(offer), self._label_room() + u(RISE)
        if not self.scene.shown.offer:
            return cut.row_at(room, room.y + head, room.h - head), Rect(room.topleft, (0, 0))
        if self.scene.units.upright:
            mine, below = cut.column(room, 2, u(8))
            return cut.from_y(mine, mine.y + head), cut.from_y(below, below.y + head)
        wide = round(room.w * 0.58)
        rest = room.w - wide - u(16)
        return (
            Rect(room.x, room.y + head, wide, room.h - head),
            Rect(room.right - rest, room.y + head, rest, room.h - head),
        )

    def _label_room(self) -> int:
        return label_height(self.scene.units) + self.scene.units.px(6)

    def _offer(self) -> list[Widget]:
        scene, offer = self.scene, self.areas[Part.OFFER]
        pool = scene.shown.offer
        if self._big_hand():
            mine, below = self._halves(offer)
            return [*row_things(scene, pool, below), *hand_things(scene, scene.near, mine, LEAST)]
        return row_things(scene, pool, self._room(offer))

    # Drawing

    def chooser(self) -> int:
        """Whose choice it is; of those who choose at the same time, whoever looks."""
        step: AgendaStep = self.scene.shown.agenda[-1] if self.scene.shown.agenda else ()
        alone = len(step) > 1 and step[0] in (Step.DRAFT_WARRIOR, Step.HAND_DRAFT, Step.TAKE_FROM_POOL)
        return step[1] if alone else self.scene.near

    def draw_below(self, p: Painter) -> None:
        super().draw_below(p)
        if self._jarls():
            self._draw_header(p)
            return
        self._draw_cloth(p)
        if self._big_hand() and not confirm_button(self.scene, self._confirm_under()):
            mine, below = self._halves(self.areas[Part.OFFER])
            for text, rect in ((_("Your hand"), mine), (_("The pool"), below)):
                if rect.w:
                    y = rect.y - self._label_room() - p.px(RISE - 2)
                    above = cut.row_at(rect, y, label_height(p.units))
                    label(p, text, above)

    def _draw_header(self, p: Painter) -> None:
        """At a shared screen it must be clear who chooses: shield and name on a cloth of their colour."""
        u, seat = p.px, self.chooser()
        offer = self.areas[Part.OFFER]
        if self._header() <= u(8):
            return
        band = cut.sized(round(offer.w * 0.82), self._header() - u(10), midtop=offer.midtop)
        p.plate("nameplate", band)
        shield = square(u(78), midleft=(band.x + u(6), band.centery))
        draw_shield(p, self.scene, seat, shield)
        text = cut.from_x(cut.row_at(band, band.y + u(6), p.wx(36)), shield.right + u(8))
        text.w -= u(16)
        whose = _("The jarl of player {player}").format(player=self.scene.match.names[seat])
        p.text(whose, text, CHOOSER._replace(size=30))
        note, below = self._pointing(), cut.below(text, p.wx(24))
        p.text(note, below, p.shrunk(note, below, SMALL, SMALL.size * 0.6, 1), align="centre")

    def _draw_cloth(self, p: Painter) -> None:
        """The chooser's cloth under all that is on offer; shield and name at its left."""
        u, seat = p.px, self.chooser()
        cloth = self._cloth(self.areas[Part.OFFER])
        p.plate(f"cloth-{self.scene.match.shield(seat)}", cloth)
        if self._big_hand():  # all the room is for cards; shield and name are on the board below
            return
        side = min(u(120), cloth.h - u(90))
        crest = square(side, center=(cloth.x + u(CREST) // 2 + u(4), cloth.centery - u(18)))
        draw_shield(p, self.scene, seat, crest)
        name = sized(u(CREST - 20), u(4) + p.wx(30), midtop=(crest.centerx, crest.bottom + u(6)))
        p.plate("chip", name)
        p.fitted(self.scene.match.names[seat], name.inflate(-u(12), -u(4)), CHOOSER)
