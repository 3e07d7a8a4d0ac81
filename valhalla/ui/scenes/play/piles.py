"""The middle of the table: deck, discard pile, extra dice, and how far Ragnarök is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from valhalla.games.valhalla.terms import NONE
from valhalla.ui.painter import Painter
from valhalla.ui.scenes.play.fanned import PileScene
from valhalla.ui.scenes.play.things import CARD
from valhalla.ui.stage.stage import Pose
from valhalla.ui.theme import LABEL, NUMBER, TOTAL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene


def label(p: Painter, text: str, rect: Rect) -> None:
    """A word on a dark pad in the middle of a place: bone letters need it on bright oak."""
    pad = Rect(0, rect.y, p.fonts.size(text, LABEL, p.u)[0] + p.px(20), rect.h)
    pad.centerx = rect.centerx
    p.plate("chip", pad)
    p.text(text, pad, LABEL)


class Pile(Widget):
    """Something in the middle with a word below it."""

    def __init__(self, scene: PlayScene, name: str, rect: Rect) -> None:
        super().__init__(name, rect)
        self.scene = scene

    def label(self) -> str:
        return ""

    def body(self, p: Painter) -> Rect:
        """The part above the word."""
        return Rect(self.rect.x, self.rect.y, self.rect.w, self.rect.h - p.px(24))

    def draw(self, p: Painter, look: Look) -> None:
        body = self.body(p)
        self.draw_body(p, body)
        wide = self.rect.inflate(self.rect.w, 0)
        label(p, self.label(), Rect(wide.x, body.bottom, wide.w, self.rect.bottom - body.bottom))

    def draw_body(self, p: Painter, body: Rect) -> None:
        """The thing itself."""


class DeckThing(Pile):
    """The deck, as thick as it is."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "deck", rect)
        self.rule = "V1.7"
        self.tip = _("When the deck is empty, everybody has one more turn; then comes Ragnarök.")

    def label(self) -> str:
        return _("Deck")

    def draw_body(self, p: Painter, body: Rect) -> None:
        s = self.scene.shown
        count = len(s.deck) + len(s.top)
        if not count:
            p.plate("slot", body)
            return
        height = body.h - p.px(8)
        back = self.scene.faces.back(height)
        layers = min(6, 1 + count // 16)
        for i in range(layers):
            lift = p.px(1.6) * (layers - 1 - i)
            p.blit(back, (body.centerx - back.get_width() // 2 + lift, body.y + lift))
        badge = Rect(0, 0, p.px(40), p.px(40))
        badge.center = (body.centerx + back.get_width() // 2, body.bottom - p.px(18))
        p.picture("plates/medal-iron.webp", badge)
        p.text(str(count), badge.inflate(-p.px(6), 0), NUMBER)


class DiscardThing(Pile):
    """The discard pile: the top card open. Pressed, it opens as a fan."""

    focusable = True

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "discard", rect)
        self.rule = "V1.7"
        self.tip = _("The discard pile: press to look through it.")

    def label(self) -> str:
        count = len(self.scene.shown.discard)
        return _("Discards: {count}").format(count=count)

    def press(self) -> None:
        if self.scene.shown.discard:
            self.scene.app.push(PileScene(self.scene, _("The discard pile"), list(self.scene.shown.discard)))

    def draw_body(self, p: Painter, body: Rect) -> None:
        pile = self.scene.shown.discard
        if not pile:
            p.plate("slot", body)
            return
        if self.scene.look_at(self).hot:
            p.plate("glow-soft", body)
        height = body.h - p.px(8)
        place = Rect(0, 0, round(height * CARD), height)
        place.center = body.center
        for i, card in enumerate(pile[-3:]):
            angle = (-7, 5, 0)[i + 3 - len(pile[-3:])]
            self.scene.draw_card(p, card, Pose.of(place, angle))


class PoolThing(Pile):
    """The grey extra dice in their bowl."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "pool", rect)
        self.rule = "V1.9"
        self.tip = _("Extra dice that cards and jarls may grant; they come back after each battle.")

    def label(self) -> str:
        pool = self.scene.shown.pool
        return ngettext("{count} extra die", "{count} extra dice", pool).format(count=pool)

    def draw_body(self, p: Painter, body: Rect) -> None:
        p.plate("tray", body)
        side = min(body.h // 2, body.w // 5)
        x = body.centerx - side * 3 // 2
        for i in range(self.scene.shown.pool):
            p.picture(
                f"dice/grey-{('axe', 'bow', 'blank')[i % 3]}-still.webp",
                Rect(x + i * side, body.centery - side // 2, side, side),
            )


class EndThing(Pile):
    """How near the end is: whose turn it is, and how many are left once it was triggered."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "end", rect)
        self.rule = "V6.1"
        self.tip = _("The end comes when somebody loses the last own shield or the deck is empty.")

    def label(self) -> str:
        s = self.scene.shown
        if s.left == NONE:
            return _("Turn {turn}").format(turn=s.turns)
        return ngettext("{count} turn to Ragnarök", "{count} turns to Ragnarök", max(0, s.left)).format(
            count=max(0, s.left)
        )

    def draw_body(self, p: Painter, body: Rect) -> None:
        s = self.scene.shown
        side = body.h - p.px(4)
        disc = Rect(0, 0, side, side)
        disc.center = body.center
        burning = s.left != NONE
        p.picture(f"plates/medal-{'ember' if burning else 'gold'}.webp", disc)
        text = str(max(0, s.left) if burning else s.turns)
        p.text(text, disc.inflate(-side // 3, -side // 3), TOTAL._replace(size=side / p.u * 0.42))
