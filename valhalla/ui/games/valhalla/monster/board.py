"""The board of a battle against a monster: its face across the field instead of a second cloth."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pygame import Rect

from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.monsters.module import optional, rising
from valhalla.games.valhalla.monsters.stack import ability, room, stack_of
from valhalla.games.valhalla.state import Side
from valhalla.games.valhalla.terms import ALLY, MONSTER, NONE, UNKNOWN, Step
from valhalla.kernel.game import Option
from valhalla.ui import cut
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle import dice, layout, totals
from valhalla.ui.games.valhalla.battle.board import BattleBoard, Seen
from valhalla.ui.games.valhalla.battle.cloth import Frozen
from valhalla.ui.games.valhalla.battle.gauge import OddsPanel
from valhalla.ui.games.valhalla.battle.moves import BattleMoves
from valhalla.ui.games.valhalla.battle.options import LowPlank, sending
from valhalla.ui.games.valhalla.battle.totals import Axes, Line, Phases
from valhalla.ui.games.valhalla.monster import figure
from valhalla.ui.games.valhalla.monster.areas import MonsterPart
from valhalla.ui.games.valhalla.monster.battle import Need, Room, Spell
from valhalla.ui.games.valhalla.monster.things import MonsterFace
from valhalla.ui.games.valhalla.monster.together import calls, lending
from valhalla.ui.games.valhalla.monster.together.lending import Plea
from valhalla.ui.painter import Painter
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.things import CARD
from valhalla.ui.theme import Colour
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words.language import _
from valhalla.words.refusals import cite
from valhalla.words.valhalla.monsters import names as monsters

WIDER: Final = 52  # units that a cloth with two squads takes from what is across
LEAST: Final = 252  # units that are left there
ITS_COLOUR: Final[Colour] = (58, 40, 46)
RISING: Final = (Step.MONSTER_RISE, Step.MONSTER_SEND)
BY_STEP: Final = {
    **totals.BY_STEP, Step.LEND: "before", Step.TOLL_CARD: "before", Step.TOLL_WARRIOR: "before",
    Step.MONSTER_COMPARE: "compare",
    Step.MONSTER_FALLS: "after", Step.NARROW: "after", Step.MONSTER_RISE: "after", Step.MONSTER_SEND: "after",
    Step.MONSTER_SHIELD: "after", Step.MONSTER_END: "after",
}  # fmt: skip


class MonsterMoves(BattleMoves):
    """Those who rise must find room under the cap of its card."""

    def risings(self) -> list[tuple[int, ...]]:
        """The sets of slots that may go to Valhalla now."""
        s, seat = self.question.state, self.question.seat
        return optional(s, seat, s.step_number) if s.step == Step.MONSTER_SEND else rising(s, seat)

    def room(self) -> int:
        """How many points Valhalla has room for."""
        return room(self.question.state, self.question.seat)

    def valour_at(self, slot: int) -> int:
        s = self.question.state
        return int(s.table.valour[s.card_at(self.question.seat, slot)])

    def send_best(self) -> None:
        """Mark those who bring the most points, as far as there is room."""
        asking = self.ready()
        if asking is None:
            return
        best = max(self.risings(), key=lambda slots: (sum(map(self.valour_at, slots)), -len(slots)))
        asking.choice.picked.pop("slot", None)
        for slot in best:
            asking.choice.take("slot", slot)
        self.scene.sync()


def _giant(cup: dice.BattleCup, e: ev.GiantRolled) -> None:
    """The extra die of an activated frost giant (V15.5)."""
    cup.add((e.die,))


class MonsterBattleBoard(BattleBoard):
    """One cloth, and across from it the monster with its card and what beats it."""

    gestures = MonsterMoves
    voice = calls.VOICE
    moves: MonsterMoves
    starts: ClassVar = (ev.MonsterChallenged, ev.MonsterAttacked)
    follow: ClassVar = {**dice.FOLLOW, ev.GiantRolled: _giant}
    asking_warrior: ClassVar = (*BattleBoard.asking_warrior, Step.TOLL_WARRIOR, Step.NARROW, *RISING)
    doomed = False

    @property
    def attacks(self) -> bool:
        """Whether one goes for it, and not it for somebody."""
        s = self.scene.shown
        return bool(s.table.foe.attacks(s, self.battle.attack.seat))

    @property
    def fought(self) -> int:
        """The card that is fought; once it is beaten, the next one, under whose cap warriors rise."""
        monster = self.scene.shown.monster
        assert monster is not None
        return max(int(monster.card), self.battle.against)

    def seen_battle(self) -> Seen:
        """In one turn there may be two: it attacks whoever has attacked."""
        turns, seat, viewer = super().seen_battle()
        return turns, seat + 8 * self.battle.monster, viewer

    # The opponent

    def tears(self, event: Any) -> int:
        return MONSTER if isinstance(event, ev.ShieldLost) else NONE

    def frozen(self, side: Side) -> Frozen:
        chilled = stack_of(self.scene.shown).abilities[self.battle.against] == "chill"
        return Frozen(min(side.unused, 1) if chilled else 0, "V15.10", _("the monster froze a die"))

    def silenced(self, seat: int) -> bool:
        return ability(self.scene.shown) == "jarl"

    def opponent(self) -> tuple[str, Colour]:
        return monsters.called(self.scene.shown), ITS_COLOUR

    def phases(self) -> Phases:
        left_out, rule = ("defence", "V15.6") if self.attacks else ("attack", "V15.7")
        names = tuple(name for name in layout.PHASES if name != left_out)
        return Phases(names, rule, totals.phase(self.scene.shown, BY_STEP))

    def line_of(self, side: Side, card: int, numbers: list[int]) -> Line:
        if card == UNKNOWN:
            return Line(("monster-cap",), _("Valhalla"), totals.signed(sum(numbers)))
        return super().line_of(side, card, numbers)

    def defends(self, side: Side) -> bool:
        return not self.attacks

    def ending(self, side: Side) -> tuple[str, str]:
        if self.hopeless:
            return self.conceding()
        note = _("strengths are compared") if side.armed else _("nobody armed: a defeat")
        return _("End attack") if self.attacks else _("End defence"), note

    def rising_planks(self, asking: Asking) -> list[Button | None]:
        return self._rising(asking, asking.options[0]) if asking.state.step in RISING else []

    def _rising(self, asking: Asking, option: Option) -> list[Button | None]:
        """Greyed, with the reason, if those who are marked do not fit."""
        fits = self.moves.risings()
        marked = tuple(sorted(self.moves.picked("slot")))
        confirm = sending(self, option, len(marked))
        if asking.state.step == Step.MONSTER_RISE and not marked:
            home = lending.armed(self.battle.attack)
            confirm.note = _("the lent warrior goes home") if home else _("there is no room for anybody")
        confirm.rule = "V15.4"
        confirm.lit = confirm.enabled = marked in fits
        if not confirm.enabled:
            over = sum(map(self.moves.valour_at, marked)) > self.moves.room()
            confirm.note = _("more than Valhalla has room for") if over else _("somebody else fits, too")
            if len(marked) > max(map(len, fits)):
                confirm.note = _("one only")
            confirm.on_refused = lambda: self.scene.app.notices.say(
                cite(f"{confirm.note[:1].upper()}{confirm.note[1:]}.", "V15.4")
            )
        best = LowPlank("send_all", _("Best set"), self.moves.send_best, icon="plus")
        best.note = _("as many points as fit")
        return [best, confirm]

    def asked_panel(self, area: Rect) -> list[Widget]:
        step = self.scene.shown.step
        if step in RISING:
            return [Room(self, area)]
        return [Plea(self, area)] if step == Step.LEND else []

    # Whoever lends a warrior (V18.5)

    @property
    def paired(self) -> bool:
        """Whether warriors of others stand below the fighter's own: lent, or perhaps to be."""
        return bool(lending.helping(self.scene.shown))

    def helping(self, side: Side) -> list[int]:
        return lending.helping(self.scene.shown)

    def field(self, side: Side) -> int:
        own = self.scene.shown.warriors(side.seat)
        return len(own) + bool(self.helping(side))

    def beyond(self, side: Side, slot: int) -> bool:
        """One warrior is lent, and no more."""
        return slot >= ALLY and bool(lending.armed(side)) and slot not in lending.armed(side)

    def bond(self, side: Side) -> list[Widget]:
        return [lending.Lent(self, self.areas[Part.BOND, side.seat])]

    def _odds(self) -> list[Widget]:
        found = super()._odds()
        if not calls.open_calls(self.scene):
            return found
        area = self.areas[Part.ODDS]
        u = self.scene.units.px
        room = Rect(area.x + u(4), area.y + u(6), area.w - u(8), area.h - u(8))
        columns = 2 if self.scene.units.upright else 1
        return [*(w for w in found if not isinstance(w, OddsPanel)), *calls.planks(self.scene, room, columns)]

    # Where

    def framed(self, units: Units) -> Cuts:
        """Its card and words at the lower right, its face above them."""
        u = units.px
        free = self.scene.furniture.free(units)
        areas = layout.arrange(free, units, low=True, gauge=True, paired=self.paired, told=self.tells)
        if self.paired and not units.upright:
            areas = lending.widened(areas, max(0, min(u(WIDER), areas[Part.ODDS].w - u(LEAST))))
        areas[Part.STRIP] = strip = cut.left(
            areas[Part.STRIP], min(round(areas[Part.STRIP].w * 0.56), u(640))
        )
        side, right = areas[Part.DEFENCE], layout.halves(areas[Part.TOTALS], units)[2]
        disc = cut.square(min(u(112), right.h - u(30), right.w * 3 // 5), x=right.x, centery=right.centery)
        card, words, window = _across(units, side, strip, disc)
        return areas | lending.seats(self.scene.shown, areas[Area.TRAY], units) | {
            MonsterPart.CARD: card, MonsterPart.WORDS: words, MonsterPart.NEED: disc,
            MonsterPart.WINDOW: window, MonsterPart.MONSTER: window,
            MonsterPart.PICTURE: figure.picture_in(window),
            (Part.TOTAL, MONSTER): disc, (Part.CLOTH, MONSTER): window, (Area.SEAT, MONSTER): window,
            (Part.TAKEN, MONSTER): Rect(window.centerx - u(13), window.centery, u(26), u(26)),
        }  # fmt: skip

    def parted(self, side: Side, parts: layout.ClothParts) -> layout.ClothParts:
        """The more warriors of others there are, the more of the cloth is theirs."""
        others, own = len(self.helping(side)), len(self.scene.shown.squads[side.seat])
        return lending.parted(parts, own, others, self.scene.units) if others else parts

    # Things

    def across(self) -> list[Widget]:
        """Its strength, the sign between the strengths, its card, and its ability in words."""
        middle = layout.halves(self.areas[Part.TOTALS], self.scene.units)[1]
        found: list[Widget] = [self._axes(middle), Need(self, self.areas[MonsterPart.NEED])]
        found += lending.owners(self, self.battle.attack)
        if self.fought > stack_of(self.scene.shown).final:
            return found
        card = MonsterFace(self.scene, "monster-card", self.fought, self.areas[MonsterPart.CARD])
        return [*found, Spell(self, self.fought, self.areas[MonsterPart.WORDS]), card]

    def _axes(self, rect: Rect) -> Axes:
        s, attacks = self.scene.shown, self.attacks
        ties = attacks or any(window(s, self.battle.attack.seat) for window in s.table.wins_ties)
        rule, icon = ("V15.6", "attack") if attacks else ("V15.7", "shield")
        return Axes(rect, rule, icon, _("a tie is yours") if ties else _("a tie is the monster’s"))

    # Drawing

    def far(self) -> tuple[object, ...]:
        s = self.scene.shown
        assert s.monster is not None
        return figure.name_of(s), s.monster.card, self.scene.app.settings.reduced_motion

    def draw_far(self, p: Painter) -> None:
        still = self.scene.app.settings.reduced_motion
        figure.draw_far(p, self.scene.shown, self.areas[MonsterPart.PICTURE], still=still)

    def draw_light(self, p: Painter, time: float) -> None:
        if not figure.fallen(self.scene.shown):
            name = figure.name_of(self.scene.shown)
            figure.draw_alive(p, name, self.areas[MonsterPart.PICTURE], self._open(), time)

    def _open(self) -> list[Rect]:
        """What of it nothing stands before: above the tray, and above its card."""
        window, card = self.areas[MonsterPart.WINDOW], self.areas[MonsterPart.CARD]
        left = Rect(window.x, window.y, card.x - window.x, self.areas[Area.TRAY].y - window.y)
        return [left, Rect(card.x, window.y, window.right - card.x, card.y - window.y)]


def _across(units: Units, side: Rect, strip: Rect, disc: Rect) -> tuple[Rect, Rect, Rect]:
    """The monster's card, its words beside it, and what is left to its face: above them, beside the strip;
    in an upright window at their right.
    """
    u = units.px
    if units.upright:
        disc.h = disc.w = disc.h + u(20)
        disc.centery -= u(10)
        card = cut.left(side, min(round(side.h * CARD), round(side.w * 0.2)))
        card = cut.bottom(card, round(card.w / CARD))
        words = Rect(card.right + u(8), side.y, round(side.w * 0.3), side.h)
        left = max(words.right + u(4), strip.right)
        return card, words, Rect(left, strip.y, side.right - left, side.bottom - strip.y)
    share = 0.52 - 0.13 * (units.words - 1)  # words beside it need the more room, the larger they are
    tall = min(u(230), round(side.h * 0.52), round((side.w * share) / CARD))
    card = Rect(side.x, side.bottom - tall, round(tall * CARD), tall)
    words = Rect(card.right + u(8), card.y, side.right - card.right - u(8), tall)
    left, top = disc.right + u(4), strip.y
    return card, words, Rect(left, top, side.right + u(8) - left, card.y - top - u(4))  # up to the saga
