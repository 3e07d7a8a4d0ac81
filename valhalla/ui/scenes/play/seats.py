"""Whoever sits at the table: opponents' boards, one's own, and what each has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla.terms import NONE, SHIELDS
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.play.things import CARD, CardThing, JarlThing, SeatThing
from valhalla.ui.theme import GOLD, LABEL, NAME, NUMBER, PALE_GOLD, SMALL, SUBHEADING
from valhalla.ui.units import inset
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext
from valhalla.words.seats import described

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene


def others(scene: PlayScene) -> list[int]:
    """Everybody but the nearest seat, in turn order from there."""
    count = scene.shown.table.players
    return [(scene.near + i) % count for i in range(1, count)]


class Slot(Widget):
    """A slot that is only looked at."""

    def __init__(self, rect: Rect) -> None:
        super().__init__("slot", rect)

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("slot", self.rect)


def slots_in(area: Rect, count: int, gap: int) -> list[Rect]:
    """Card-shaped places in a row, as large as the area allows, in its middle."""
    width = min((area.w - gap * (count - 1)) // count, round(area.h * CARD))
    height = round(width / CARD)
    whole = width * count + gap * (count - 1)
    x, y = area.centerx - whole // 2, area.centery - height // 2
    return [Rect(x + i * (width + gap), y, width, height) for i in range(count)]


class SeatBoard(SeatThing):
    """An opponent: shield, name, jarl, hand and Valhalla by number, shields left and taken, the squad."""

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(scene, f"seat:{seat}", seat)
        self.seat = seat
        self.rect = rect
        self.tip = self._tip()
        u = scene.units.px
        inner = inset(rect, u(14) if rect.w > u(230) else u(10), u(22))
        self.head = Rect(inner.x, inner.y, inner.w, u(30))
        self.foot = Rect(inner.x, inner.bottom - u(24), inner.w, u(24))
        squad = Rect(inner.x, self.head.bottom + u(2), inner.w, self.foot.y - self.head.bottom - u(4))
        self.places = slots_in(squad, len(scene.shown.squads[seat]), u(4))

    def _tip(self) -> str:
        scene, seat = self.scene, self.seat
        kind = described(scene.match.kind(seat))
        s = scene.shown
        jarl = s.jarls[seat]
        lines = [_("Player {player}: {kind}").format(player=scene.match.names[seat], kind=kind)]
        if jarl >= 0:
            lines.append(_("Jarl {jarl}").format(jarl=_(s.table.jarls[jarl].name)))
        if not s.own[seat]:
            lines.append(_("No own shield left: cannot be attacked."))
        elif not s.warriors(seat):
            lines.append(_("No warrior in the squad: cannot be attacked."))
        return "\n".join(lines)

    def parts(self) -> list[Widget]:
        """Its slots and warriors."""
        scene = self.scene
        found: list[Widget] = []
        for card, rect in zip(scene.shown.squads[self.seat], self.places, strict=True):
            found.append(Slot(rect))
            if card != NONE:
                thing = CardThing(scene, f"card:{card}", card, kind="none")
                thing.rect = rect
                found.append(thing)
        return found

    def draw(self, p: Painter, look: Look) -> None:
        super().draw(p, look)
        scene, s = self.scene, self.scene.shown
        u = p.px
        shield = Rect(self.head.x - u(8), self.head.y - u(10), u(46), u(46))
        p.picture(f"shields/seat-{scene.match.shield(self.seat)}.webp", shield)
        room = Rect(shield.right + u(6), self.head.y, self.head.right - shield.right - u(6), self.head.h)
        active = s.active == self.seat
        style = NAME._replace(colour=PALE_GOLD) if active else NAME
        jarl = s.jarls[self.seat] if room.w > u(180) else NONE  # a narrow board tells it by its tooltip
        name = Rect(room.x, room.y, round(room.w * (0.62 if jarl >= 0 else 1)), room.h)
        at = p.text(scene.match.names[self.seat], name, style)
        if jarl >= 0:
            rest = Rect(at.right + u(8), room.y, room.right - at.right - u(8), room.h)
            p.text(_(s.table.jarls[jarl].name), rest, SMALL._replace(font="italic"))
        self._foot(p)

    def _foot(self, p: Painter) -> None:
        s, seat = self.scene.shown, self.seat
        u = p.px
        x = self.foot.x
        for icon, count in (("cards", len(s.hands[seat])), ("valour", len(s.valhalla[seat]))):
            p.icon(icon, Rect(x, self.foot.y + u(2), u(20), u(20)), GOLD)
            p.text(str(count), Rect(x + u(22), self.foot.y, u(26), self.foot.h), NUMBER, align="left")
            x += u(50)
        side = u(22)
        right = self.foot.right - side
        for owner in reversed([*([seat] * s.own[seat]), *s.captured[seat]]):
            p.picture(
                f"shields/seat-{self.scene.match.shield(owner)}.webp", Rect(right, self.foot.y, side, side)
            )
            right -= round(side * 0.72)


def draw_thinking(p: Painter, scene: PlayScene, board: Rect) -> None:
    """Three embers over the board of whoever thinks."""
    for i in range(3):
        spark = Rect(board.right - p.px(58) + i * p.px(11), board.y + p.px(26), p.px(6), p.px(6))
        p.fill(spark, GOLD, 1.0 if int(scene.time * 3) % 3 == i else 0.35)


class NearBoard(Widget):
    """One's own board: the jarl and the squad."""

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(f"board:{seat}", rect)
        self.scene = scene
        self.seat = seat
        self.rule = "V1.6"

    def _inner(self) -> Rect:
        u = self.scene.units.px
        return inset(self.rect, u(20), u(24))

    def _cells(self) -> list[Rect]:
        """A place for the jarl, if there is one, and the slots."""
        count = len(self.scene.shown.squads[self.seat])
        return slots_in(self._inner(), count + 1, self.scene.units.px(12))

    def slots(self) -> list[Rect]:
        return self._cells()[1:]

    def jarl(self) -> Rect:
        return self._cells()[0]

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("board", self.rect)
        if self.scene.shown.jarls[self.seat] == NONE:
            cell = self.jarl()
            side = min(cell.size)
            shield = Rect(0, 0, side, side)
            shield.center = cell.center
            p.picture(f"shields/seat-{self.scene.match.shield(self.seat)}.webp", shield)


class Wealth(Widget):
    """What one has: shields left and taken, warriors in Valhalla."""

    focusable = False

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        super().__init__(f"wealth:{seat}", rect)
        self.scene = scene
        self.seat = seat
        self.rule = "V7.1"
        self.tip = _("Your shields above, those you have taken below, and your warriors in Valhalla.")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("panel", self.rect)
        scene, s, seat = self.scene, self.scene.shown, self.seat
        u = p.px
        inner = inset(self.rect, u(16), u(18))
        head = Rect(inner.x, inner.y, inner.w, u(30))
        p.text(scene.match.names[seat], head, SUBHEADING, align="centre")
        side = (inner.w - u(9)) // SHIELDS
        y = head.bottom + u(4)
        for i in range(SHIELDS):
            place = Rect(inner.x + i * (side + u(3)), y, side, side)
            name = f"seat-{scene.match.shield(seat)}" if i < s.own[seat] else "empty"
            p.picture(f"shields/{name}.webp", place)
        y += side + u(8)
        y = self._captured(p, Rect(inner.x, y, inner.w, side), s.captured[seat])
        self._valhalla(p, Rect(inner.x, y + u(4), inner.w, inner.bottom - y - u(18)))

    def _captured(self, p: Painter, rect: Rect, owners: list[int]) -> int:
        if owners:
            step = min(rect.h + p.px(3), (rect.w - rect.h) // max(1, len(owners) - 1))
            for i, owner in enumerate(owners):
                place = Rect(rect.x + i * step, rect.y, rect.h, rect.h)
                p.picture(f"shields/seat-{self.scene.match.shield(owner)}.webp", place)
        else:
            p.text(_("no shield taken yet"), rect, SMALL, align="centre")
        return rect.bottom

    def _valhalla(self, p: Painter, rect: Rect) -> None:
        s, seat = self.scene.shown, self.seat
        count = len(s.valhalla[seat])
        head = Rect(rect.x, rect.y, rect.w, p.px(24))
        p.text(_("Valhalla"), head, LABEL)
        known = [card for card in s.valhalla[seat] if card >= 0]
        low = Rect(rect.x, head.bottom, rect.w, rect.bottom - head.bottom - p.px(22))
        shown = min(count, 7)
        if shown:
            height = min(low.h, p.px(90))
            width = round(height * CARD)
            step = min(width, (low.w - width) // max(1, shown - 1))
            x = low.centerx - (width + step * (shown - 1)) // 2
            for i in range(shown):
                p.blit(self.scene.faces.back(height, "valhalla"), (x + i * step, low.y))
        valour = sum(s.table.valour[card] for card in known)
        foot = Rect(rect.x, rect.bottom - p.px(22), rect.w, p.px(22))
        warriors = ngettext("{count} warrior", "{count} warriors", count).format(count=count)
        text = (
            _("{warriors}, valour {valour}").format(warriors=warriors, valour=valour)
            if len(known) == count
            else warriors
        )
        p.text(text, foot, SMALL, align="centre")


def jarl_things(scene: PlayScene, jarls: tuple[int, ...], area: Rect) -> list[Widget]:
    """Jarls on offer, large and side by side."""
    found: list[Widget] = []
    for jarl, rect in zip(jarls, slots_in(area, max(1, len(jarls)), scene.units.px(24)), strict=True):
        thing = JarlThing(scene, f"jarl:{jarl}", jarl)
        thing.rect = rect
        found.append(thing)
    return found
