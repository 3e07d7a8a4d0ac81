"""The middle of the table: deck, discard pile, extra dice, how far Ragnarök is; and what piles hold."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, SHIELDS, Step
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import light
from valhalla.ui.table import flow
from valhalla.ui.table.pieces.heaps import Heap
from valhalla.ui.table.pieces.piles import draw_deck, draw_topmost, label, label_height
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import EMBER, GOLD, INK, NUMBER, RUNES, TARRED_OAK, TOTAL
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

RUNE_TRACK: Final = "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃ"
UNLIT: Final = (120, 94, 66)
WHITE_HOT: Final = (255, 240, 205)
LEAST: Final = 34  # units each way, whatever it is drawn on


class Pile(Widget):
    """Something in the middle with a word below it, if there is room for one."""

    labelled = True
    broad = 0  # how wide the word may be; else twice as wide as itself

    def __init__(self, scene: PlayScene, name: str, rect: Rect) -> None:
        super().__init__(name, rect)
        self.scene = scene

    def label(self) -> str:
        return ""

    def short_label(self) -> str:
        """What is said where that finds no room."""
        return ""

    def body(self, p: Painter) -> Rect:
        """The part above the word."""
        return cut.top(self.rect, self.rect.h - (label_height(p.units) if self.labelled else 0))

    def draw(self, p: Painter, look: Look) -> None:
        body = self.body(p)
        self.draw_body(p, body)
        if not self.labelled:
            return
        wide = self.rect.inflate((self.broad or 2 * self.rect.w) - self.rect.w, 0)
        low = cut.row_at(wide, body.bottom, self.rect.bottom - body.bottom)
        label(p, self.label(), low, short=self.short_label())

    def draw_body(self, p: Painter, body: Rect) -> None:
        """The thing itself."""


class DeckThing(Pile):
    """The deck, as thick as it is. Pressed, it is action (4)."""

    focusable = True

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "deck", rect)
        self.rule = "V1.7"
        self.tip = _("When the deck is empty, everybody has one more turn; then comes Ragnarök.")

    def label(self) -> str:
        return _("Deck")

    @property
    def shows(self) -> tuple[str, int] | None:
        """Whoever laid a card on the deck knows it."""
        top = self.scene.shown.top
        return ("card", top[-1]) if top and top[-1] >= 0 else None

    def press(self) -> None:
        """Action (4) is begun, if it is offered; its button gives the word: what is drawn was seen."""
        scene = self.scene
        found = scene.asking.options if scene.asking else ()
        option = next((option for option in found if option.kind == "draw_cards"), None)
        if scene.hurry():
            return
        if scene.asking is None or option is None:
            flow.explain(scene, "deck", 0)
            return
        scene.asking.choice.fix(None if scene.asking.choice.fixed == option else option)
        scene.sync()

    def draw_body(self, p: Painter, body: Rect) -> None:
        s = self.scene.shown
        count = cards_left(s)
        if not count:
            p.plate("slot", body)
            return
        height = min(body.h - p.px(8), round((body.w - p.px(10)) / CARD))
        body = cut.row_at(body, body.centery - height // 2 - p.px(4), height + p.px(8))
        back = self.scene.faces.back(height)
        draw_deck(p, back, (body.centerx - back.get_width() // 2, body.y), count)
        badge = square(p.px(40), center=(body.centerx + back.get_width() // 2, body.bottom - p.px(18)))
        p.medal("iron", badge)
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

    def short_label(self) -> str:
        return str(len(self.scene.shown.discard))

    def press(self) -> None:
        if self.scene.shown.discard:
            flow.piles(self.scene, len(self.scene.match.staging.piles(self.scene)) - 1)

    def draw_body(self, p: Painter, body: Rect) -> None:
        aloft = {ghost.key for ghost in self.scene.stage.ghosts}
        pile = [card for card in self.scene.shown.discard if ("card", card) not in aloft]
        if not pile:
            p.plate("slot", body)
            return
        if self.scene.look_at(self).hot:
            p.plate("glow-soft", body)
        height = min(body.h - p.px(8), round((body.w - p.px(10)) / CARD))
        place = sized(round(height * CARD), height, center=body.center)
        draw_topmost(p, self.scene, pile, place, (-7, 5, 0))


class PoolThing(Pile):
    """The grey extra dice in their bowl."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "pool", rect)
        self.rule = "V1.9"
        self.tip = _("Extra dice that cards and jarls may grant; they come back after each battle.")

    def label(self) -> str:
        pool = self.scene.shown.pool
        return ngettext("{count} extra die", "{count} extra dice", pool).format(count=pool)

    def short_label(self) -> str:
        return str(self.scene.shown.pool)

    def draw_body(self, p: Painter, body: Rect) -> None:
        p.plate("tray", body)
        upright = body.w < body.h
        side = min(body.w * 3 // 5, body.h // 4) if upright else min(body.h // 2, body.w // 5)
        for i in range(self.scene.shown.pool):
            die = Rect(0, 0, side, side)
            along = (i - 1) * side
            across, down = (0, along) if upright else (along, 0)
            die.center = (body.centerx + across, body.centery + down)
            p.picture(f"dice/grey-{('axe', 'bow', 'blank')[i % 3]}-still.webp", die)


class EndThing(Pile):
    """How near the end is: runes that light up one by one around the turn, and burn once it was triggered."""

    def __init__(self, scene: PlayScene, rect: Rect) -> None:
        super().__init__(scene, "end", rect)
        self.rule = "V6.1"
        s = scene.shown
        count = cards_left(s)
        left = ngettext("{count} card is left in the deck.", "{count} cards are left in the deck.", count)
        lines = (
            _("The end comes when somebody loses the last own shield or the deck is empty."),
            left.format(count=count),
            _("The fewest own shields anybody has: {count}.").format(count=min(s.own)),
        )
        self.tip = "\n".join(lines)

    def label(self) -> str:
        s = self.scene.shown
        if s.left == NONE:
            return _("Turn {turn}").format(turn=s.turns)
        count = turns_left(s)
        if not count:
            return _("Ragnarök")
        if count == 1:
            return _("The last turn")
        return ngettext("{count} turn to Ragnarök", "{count} turns to Ragnarök", count).format(count=count)

    def draw_body(self, p: Painter, body: Rect) -> None:
        s = self.scene.shown
        side = round(body.h * 0.6)
        disc = square(side, center=body.center)
        burning = s.left != NONE
        self._track(p, body, len(RUNE_TRACK) if burning else round(nearness(s) * len(RUNE_TRACK)))
        p.medal("ember" if burning else "gold", disc)
        text = str(turns_left(s) if burning else s.turns)
        p.text(text, disc.inflate(-side // 3, -side // 3), TOTAL._replace(size=side / p.u * 0.42))

    def _track(self, p: Painter, body: Rect, lit: int) -> None:
        """A ring of runes on a dark board, the first at the top."""
        side = body.h
        ring = p.art.kept(("rune-ring", side), lambda: _ring(side))
        p.centred(ring, body.center)
        size = side / p.u * 0.14
        for i, rune in enumerate(RUNE_TRACK):
            turn = 2 * pi * i / len(RUNE_TRACK)
            x, y = sin(turn) * side * 0.39, -cos(turn) * side * 0.39
            at = square(round(side * 0.16), center=(round(body.centerx + x), round(body.centery + y)))
            if i < lit:
                light(p, "glow", at.inflate(at.w, at.h), EMBER)
            colour = WHITE_HOT if i < lit else UNLIT
            p.text(
                rune,
                at.inflate(at.w // 4, at.h // 2),
                NUMBER._replace(font=RUNES, size=size, colour=colour, shadow=False),
            )


def _ring(side: int) -> Surface:
    """A dark disc with a rim of gold, smooth at its edges."""
    big = Surface((side * 3, side * 3), pygame.SRCALPHA)
    middle, radius = (side * 3 // 2, side * 3 // 2), side * 3 // 2
    for colour, share in ((INK, 1.0), (GOLD, 0.975), (INK, 0.945), (TARRED_OAK, 0.93)):
        pygame.draw.circle(big, colour, middle, round(radius * share))
    return smoothscale(big, (side, side)).premul_alpha()


def turns_left(s: State) -> int:
    """How many turns there are until Ragnarök, the present one among them."""
    return 0 if any(step[0] == Step.RAGNAROK for step in s.agenda) else s.left + 1


def cards_left(s: State) -> int:
    return len(s.deck) + len(s.top)


def nearness(s: State) -> float:
    """From 0 to 1: how much of the deck is gone, or of the shields of whoever has fewest."""
    table = s.table
    dealt = table.start[0] + 1 - (table.start[1] if table.shuffle_back else 0)
    full = len(table.cards) - table.opening_discard - table.players * dealt
    gone = 1 - cards_left(s) / full
    return max(0.0, min(1.0, max(gone, 1 - min(s.own) / SHIELDS)))


# Looked through (V1.7)


def look_words() -> str:
    return _("Press to look through the Valhalla pile.")


def heaps(scene: PlayScene) -> tuple[Heap, ...]:
    """Everybody's Valhalla, seat by seat, then the discard pile."""
    s, names = scene.shown, scene.match.names
    found = [_heap(scene, seat, name) for seat, name in enumerate(names[: s.table.players])]
    return (*found, discards(s))


def discards(s: State) -> Heap:
    return Heap(_("The discard pile"), s.discard, _("Discards"))


def _heap(scene: PlayScene, seat: int, name: str) -> Heap:
    s = scene.shown
    return risen_heap(s, s.pile(seat), _("{player}: Valhalla").format(player=name), name)


def risen_heap(s: State, pile: Sequence[int], title: str, tab: str) -> Heap:
    """A Valhalla pile, and what it is worth."""
    worth = sum(s.table.valour[card] for card in pile if card >= 0)
    note = _("valour {valour}").format(valour=worth)
    if any(card < 0 for card in pile):
        note = _("valour {valour} in the cards you know").format(valour=worth)
    return Heap(title, pile, tab, note)


class RisenThing(Widget):
    """The count of a Valhalla pile on another's board: pressed, the pile is opened."""

    focusable = True

    def __init__(self, scene: PlayScene, seat: int, rect: Rect) -> None:
        least = scene.app.units.px(LEAST)  # a film is smaller than the window
        grown = rect.inflate(max(0, least - rect.w), max(0, least - rect.h))
        super().__init__(f"valhalla:{seat}", grown, rule="V1.7")
        self.scene = scene
        self.seat = seat
        self.tip = look_words()

    def press(self) -> None:
        flow.piles(self.scene, self.seat)

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            p.plate("glow-soft", self.rect)
