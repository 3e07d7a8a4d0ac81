"""The board of battle: two war cloths, their dice and strengths, and everything one may do about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from pygame import Rect, Surface

from valhalla.ai.desk import Desk
from valhalla.ai.valhalla.weighing import Row, Told
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import unasked
from valhalla.games.valhalla.state import Battle, Side
from valhalla.games.valhalla.terms import ALLY, NONE, SUPPLY, Step
from valhalla.kernel.agenda import AgendaStep
from valhalla.ui import cut
from valhalla.ui.cut import sized
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle import dice, layout
from valhalla.ui.games.valhalla.battle.cloth import (
    Bond,
    Cloth,
    Frozen,
    Jarl,
    Wager,
    aside_things,
    place_armed,
    squad_things,
)
from valhalla.ui.games.valhalla.battle.doom import Doom
from valhalla.ui.games.valhalla.battle.gauge import Gauge, OddsPanel
from valhalla.ui.games.valhalla.battle.hand import bystander_squad, hand_things
from valhalla.ui.games.valhalla.battle.keys import Keys, keys
from valhalla.ui.games.valhalla.battle.moves import BattleMoves
from valhalla.ui.games.valhalla.battle.offers import panel_things
from valhalla.ui.games.valhalla.battle.options import option_things, reroll_note, rising_planks
from valhalla.ui.games.valhalla.battle.sky import draw_sky
from valhalla.ui.games.valhalla.battle.totals import (
    RULES,
    Line,
    Phases,
    Strengths,
    Strip,
    line_of,
    phase,
    played_for,
    total_things,
)
from valhalla.ui.games.valhalla.battle.tray import LARGEST, place_spent, tray_things
from valhalla.ui.painter import Painter
from valhalla.ui.stage.effects import dusk
from valhalla.ui.stage.stage import Key, Pose
from valhalla.ui.table.areas import Area, Cuts
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.dice.board import DiceBoard
from valhalla.ui.table.dice.cup import Die
from valhalla.ui.table.things import Thing
from valhalla.ui.theme import Colour, seat_colour
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Widget
from valhalla.ui.widgets.buttons import Button
from valhalla.words import language
from valhalla.words.language import _

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene

FIRE: Final = "light/fire.webp"
TOLD: Final = (Step.LOKI, Step.MISSION, Step.ASIDE, Step.WITNESS, Step.LEND)  # what is asked takes many words
ALMOST: Final = 0.999  # as certain as a victory may be told before all is seen
Seen = tuple[int, int, int | None]  # a battle and whose eyes see it


class BattleBoard(DiceBoard):
    """Squads face to face, the tray between them, strengths with their parts, odds on wish.

    What depends on whom one fights has methods of its own, for a board with another kind of opponent.
    """

    moves: BattleMoves
    gestures: ClassVar[type[BattleMoves]] = BattleMoves
    starts: ClassVar[tuple[type, ...]] = dice.START  # the events by which a battle begins
    follow: ClassVar[dict[type, Any]] = dice.FOLLOW  # and those that move its dice
    asking_warrior: ClassVar[tuple[int, ...]] = (Step.BLOCK, Step.HOLD, Step.ROAD)
    elsewhere = frozenset({Part.DRAWN})
    tallest = 1.36  # two squads and the dice between them

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.moves = self.gestures(scene)
        self.desk = Desk(scene.match.worker, scene.match.session)
        self.strengths = Strengths()
        self.cups: dict[int, dice.BattleCup] = {}
        self.laid: list[tuple[Key, int, bool, bool]] = []  # dice in sockets and in the bowl
        self._told: tuple[Seen, int, Told | None] = ((0, 0, None), NONE, None)  # of whose dice
        self._chance: tuple[Seen, float | None] = ((0, 0, None), None)
        self.panel: list[Widget] = []  # what lies in the tray instead of dice
        self.shaded: set[int] = set()  # cards of the hand that are of no use now
        self._aloft = False
        self._focus: str | None = None
        self._lost = False

    # What is fought

    @property
    def battle(self) -> Battle:
        battle: Battle | None = self.scene.shown.battle
        assert battle is not None
        return battle

    @property
    def sides(self) -> list[Side]:
        return [side for side in (self.battle.attack, self.battle.defence) if side]

    @property
    def doomed(self) -> bool:
        """Whether this is the last fight of a seat, against nobody."""
        return self.battle.defence is None

    @property
    def owner(self) -> int:
        """Whose squad and hand the present step is about."""
        step = self.scene.shown.agenda[-1]
        return step[1] if len(step) > 1 else NONE

    @property
    def chosen(self) -> int:
        """The fighter among whose warriors the present step chooses."""
        foe = self.battle.opponent(self.owner) if self.scene.shown.step in (Step.BLOCK, Step.HOLD) else None
        return foe.seat if foe is not None else self.owner

    @property
    def asks_warrior(self) -> bool:
        """Whether the question is about a warrior and nothing else."""
        return self.scene.shown.step in self.asking_warrior

    @property
    def paired(self) -> bool:
        """Whether partners' squads stand beside the fighters'."""
        return bool(self.scene.table.partners) and self.battle.defence is not None

    def helping(self, side: Side) -> list[int]:
        """The slots of others who fight beside a fighter, whether anybody stands there or not."""
        partner = self.scene.shown.partner(side.seat) if self.paired else NONE
        return (
            [ALLY + slot for slot in range(len(self.scene.shown.squads[partner]))] if partner != NONE else []
        )

    def bond(self, side: Side) -> list[Widget]:
        """Between the two squads of a cloth: whose the lower one is."""
        return [Bond(self, self.scene.table.partners[side.seat], self.areas[Part.BOND, side.seat])]

    def field(self, side: Side) -> int:
        """How many warriors a fighter could arm."""
        return len(self.scene.shown.fielded(side.seat))

    def beyond(self, side: Side, slot: int) -> bool:
        """Whether a warrior is out of a fighter's reach by now."""
        return False

    @property
    def acting(self) -> int:
        """The fighter whose dice are in the tray."""
        agenda: list[AgendaStep] = self.scene.shown.agenda
        fights = next((step[1] for step in reversed(agenda) if step[0] in (Step.FIGHT, Step.KEEP_DIE)), NONE)
        if fights != NONE:
            return fights
        defence = self.battle.defence
        if defence is not None and (self.battle.attack.armed or self.rolled(defence)):
            return defence.seat
        return self.battle.attack.seat

    def rolled(self, side: Side) -> bool:
        return bool(side.loose or side.placed or side.spent)

    def waits(self, side: Side) -> bool:
        """Whether whoever of this side is not armed now plays no part."""
        return self.rolled(side) and (self.battle.winner != NONE or side.seat != self.acting)

    @property
    def panel_names_seats(self) -> bool:
        """Whether seats are chosen in the tray, where all of them are to be found."""
        return bool(self.scene.shown.step == Step.LOKI)

    # What is still on its way

    @property
    def torn(self) -> int:
        """The seat towards which a captured shield flies, if one does."""
        director = self.scene.director
        return self.tears(director.last.event) if director.last and director.busy else NONE

    def tears(self, event: Any) -> int:
        """The seat that an event brings a shield of another."""
        return event.seat if isinstance(event, ev.ShieldTaken) else NONE

    # The opponent

    def does(self, side: Side) -> str:
        """What a fighter is about."""
        if self.doomed:
            return _("Ragnarök")
        s = self.scene.shown
        return _("attacks") if s.table.foe.attacks(s, side.seat) else _("defends")

    def frozen(self, side: Side) -> Frozen:
        """The dice that the opponent keeps a fighter from rolling."""
        count = int(self.battle.frost and self.battle.defence is side)
        return Frozen(count, "V5.4", _("the frost giants froze a die"))

    def silenced(self, seat: int) -> bool:
        """Whether a fighter's jarl can do nothing."""
        return self.battle.surrounded and self.battle.defence is not None and self.battle.defence.seat == seat

    def opponent(self) -> tuple[str, Colour]:
        """Whom the attacker fights: name and colour."""
        assert self.battle.defence is not None
        match, seat = self.scene.match, self.battle.defence.seat
        return match.names[seat], seat_colour(match.shield(seat))

    def across(self) -> list[Widget]:
        """What stands where no fighter does."""
        return [Doom(self, self.areas[Part.DEFENCE])] if self.doomed else []

    def draw_far(self, p: Painter) -> None:
        """What of it is one piece with the ground."""

    def far(self) -> tuple[object, ...]:
        """How that looks now."""
        return ()

    def phases(self) -> Phases:
        """The phases of this battle, the clause about the one that is shown, and which that is."""
        now = phase(self.scene.shown)
        return Phases(layout.PHASES, "V6.4" if self.doomed else RULES[now], now)

    def line_of(self, side: Side, card: int, numbers: list[int]) -> Line:
        """A part of a strength in words."""
        return line_of(self.scene.shown, side, card, numbers)

    def ending(self, side: Side) -> tuple[str, str]:
        """What it means to be done."""
        if self.doomed:
            return _("Done"), _("whoever is armed is saved")
        foe = self.battle.defence
        assert foe is not None
        if self.hopeless:
            return self.conceding()
        if side is foe:
            return _("End defence"), _("strengths are compared")
        if not side.armed:
            return _("Give up the attack"), _("nobody armed: nobody wins")
        return _("End attack"), _("{player} rolls next").format(player=self.scene.match.names[foe.seat])

    def conceding(self) -> tuple[str, str]:
        """The end of a defence that nothing can save, honest about what was counted."""
        playable = any(option.kind == "play_tactic" for option in self.moves.options)
        note = _("lost even with your tactics") if playable else _("no roll can win")
        return _("Concede"), note

    def rising_planks(self, asking: Asking) -> list[Button | None]:
        """What is offered where it is asked who goes to Valhalla, and nothing elsewhere."""
        return rising_planks(self, asking.options[0]) if asking.state.step == Step.CHOOSE_RISING else []

    def asked_panel(self, area: Rect) -> list[Widget]:
        """What the opponent asks about, in the tray; nothing where dice matter."""
        return []

    @property
    def tells(self) -> bool:
        """Whether what is asked is told in the tray at length."""
        return self.scene.asking is not None and self.scene.shown.step in TOLD

    # Where

    def framed(self, units: Units) -> Cuts:
        """The large parts of the board."""
        free = self.scene.furniture.free(units)
        areas = layout.arrange(
            free,
            units,
            low=self.doomed,
            paired=self.paired,
            told=self.tells,
            fought=self.battle.winner != NONE,
        )
        if self.doomed:
            strip = cut.column_at(areas[Part.STRIP], 0, min(free.w, units.px(320)))
            strip.centerx = free.centerx
            areas[Part.STRIP] = strip
        return areas

    def parted(self, side: Side, parts: layout.ClothParts) -> layout.ClothParts:
        """The parts of a cloth as they suit those who stand on it."""
        return parts

    def arrange(self, units: Units) -> Cuts:
        areas = self.framed(units)
        for name, side in ((Part.ATTACK, self.battle.attack), (Part.DEFENCE, self.battle.defence)):
            if side is None:
                continue
            cloth = areas[name]
            parts = layout.cloth(cloth, units, aside=bool(side.unused), paired=self.paired)
            parts = self.parted(side, parts)
            if name == Part.DEFENCE:
                parts = layout.mirrored(parts, cloth)
            areas |= {(part, side.seat): rect for part, rect in parts.items()}
            areas[Part.CLOTH, side.seat] = areas[Area.SEAT, side.seat] = cloth
            areas[Part.TITLE, side.seat] = parts[Part.SHIELD]
            taken = len(self.scene.shown.captured[side.seat])
            areas[Part.TAKEN, side.seat] = layout.wall(parts[Part.WALL], taken)[-1]
            areas[Area.HAND, side.seat] = parts[Part.NAMES]
            areas[Part.VALHALLA, side.seat] = Rect(
                cloth.centerx - units.px(20), -units.px(160), units.px(40), units.px(56)
            )
        if self.scene.me is not None:
            areas[Area.HAND, self.scene.me] = areas[Area.HAND]
        halves = layout.halves(areas[Part.TOTALS], units)
        for side, half, outer in zip(self.sides, halves[::2], ("left", "right"), strict=False):
            raised = bool(played_for(self, side))
            areas[Part.TOTAL, side.seat] = layout.disc(half, units, raised=raised, outer=outer)
        areas[Part.CLASH] = halves[1].inflate(units.px(220), units.px(120))
        areas[Area.DISCARD] = Rect(units.width // 2, units.height + units.px(60), units.px(60), units.px(84))
        areas[Area.DECK] = Rect(units.width // 2, -units.px(160), units.px(60), units.px(84))
        shown = sized(units.px(100), units.px(140), center=areas[Area.TRAY].center)
        return areas | {Part.SHOWN: shown, Part.LOKI: shown, Part.TITLE: areas[Part.STRIP]}

    def pile(self) -> None:
        """Only the table has one: what is discarded in the midst of a battle fades."""

    def parts_of(self, seat: int) -> layout.ClothParts:
        """The parts of a fighter's cloth."""
        return {part: self.areas[part, seat] for part in layout.CLOTH if (part, seat) in self.areas}

    # Things

    def widgets(self) -> list[Widget]:
        scene, battle = self.scene, self.battle
        self.background = "table/ragnarok.webp" if self.doomed else "table/oak-cold.webp"
        self.cups = dice.cups(scene.match, scene.shown, self.starts, self.follow)
        self.moves.prepare()
        found: list[Widget] = [Strip(self, self.areas[Part.STRIP])]
        for name, side in ((Part.ATTACK, battle.attack), (Part.DEFENCE, battle.defence)):
            if side is not None:
                found += self._cloth(side, self.areas[name])
        found += self.across()
        found += total_things(self)
        self.panel = bystander_squad(self) or panel_things(self)
        found += self.panel or tray_things(self, battle.side(self.acting))
        found += self._odds()
        found += hand_things(self)
        self._throw()
        found += option_things(self)
        return found

    def _cloth(self, side: Side, rect: Rect) -> list[Widget]:
        found: list[Widget] = [Cloth(self, side, rect), *aside_things(self, side), *squad_things(self, side)]
        jarl = self.scene.shown.jarls[side.seat]
        if jarl != NONE:
            found.append(Jarl(self, side.seat, jarl, self.areas[Part.JARL, side.seat]))
        if self.moves.takes("seat", side.seat) and not self.panel_names_seats:
            found.append(Wager(self, side.seat, rect))
        return found

    def _odds(self) -> list[Widget]:
        found: list[Widget] = []
        if self.scene.app.settings.odds:
            if self.battle.winner == NONE:
                found.append(OddsPanel(self, self.areas[Part.ODDS]))
            if self.areas[Part.GAUGE].h:
                found.append(Gauge(self, self.areas[Part.GAUGE]))
        return found

    def place(self) -> None:
        self.laid = []
        for side in self.sides:
            place_armed(self, side)
        if not self.panel:
            place_spent(self, self.battle.side(self.acting))

    def lay(self, side: Side, die: Die, rect: Rect, *, given_up: bool = False) -> None:
        """A die that is not to be touched lies here."""
        key = ("die", side.seat, die.id)
        self.scene.stage.place(key, Pose.of(rect))
        self.laid.append((key, die.value, self.battle.attack is side, given_up))

    def note(self) -> str:
        """What the prompt adds while something is half picked."""
        if self.moves.pricing:
            return _("Now press the die that you give up for it.")
        if self.moves.offered:
            return _("Use an ability, or pass.")
        return (
            reroll_note(self).capitalize() + "." if self.moves.fighting and self.moves.picked("price") else ""
        )

    # Odds

    def told(self) -> Told | None:
        """What the odds are now, once they are worked out; nothing if nobody wants to see them."""
        return self._weighed() if self.scene.app.settings.odds else None

    @property
    def hopeless(self) -> bool:
        """Whether a defence is lost whatever is rolled and played: exactly, with all that its owner knows.

        Where a jarl may still help, nobody says so.
        """
        side, asking = self.battle.side(self.acting), self.moves.asking
        if asking is None or not self.moves.fighting or not self.defends(side) or self.rolling:
            return False
        if any(option.kind in ("use_main", "use_extra") for option in asking.options):
            return False
        told = self._weighed()
        return told is not None and bool(told.rows) and max(row.number for row in told.rows) <= 0

    def defends(self, side: Side) -> bool:
        return side is self.battle.defence

    def _weighed(self) -> Told | None:
        """The same, wished for or not."""
        battle = self.seen_battle()
        if self.scene.director.busy:
            seen, acting, known = self._told
            if known is None or seen != battle or self.rolling:  # not what other eyes were told
                return None
            return known if acting == self.acting else Told(known.chance)  # the other's dice, not my ways
        asking = self.moves.asking
        mine = asking.seat if asking is not None and not asking.folded else None
        told: Told | None = self.desk.ask(unasked(self.scene.shown), mine)
        self._told = battle, self.acting, told
        return told

    def in_percent(self, chance: float, seat: int) -> str:
        """A side's chance in words. Cards that the defender hides are only weighed: as long as there are any,
        the attacker's victory is not told as certain."""
        battle, s = self.battle, self.scene.shown
        if battle.winner == NONE and battle.defence is not None:
            defender = battle.defence.seat
            if min(s.hands[defender], default=0) < 0 <= max(s.squads[defender]):
                chance = min(chance, ALMOST) if seat == battle.attack.seat else max(chance, 1 - ALMOST)
        return language.in_percent(chance)

    def unweighed(self) -> str:
        """Instead of chances that are not known."""
        tolls = self.scene.shown.step in (Step.TOLL_CARD, Step.TOLL_WARRIOR)
        return _("told when the toll is paid") if tolls else _("weighing the odds …")

    def marked(self) -> Row | None:
        """What a reroll of just the marked dice promises."""
        told = self.told()
        if told is None or not self.moves.fighting:
            return None
        price = self.moves.picked("price")
        return told.marked(self.moves.loose, self.moves.marked, price[0] if price else NONE)

    def seen_battle(self) -> Seen:
        """Which battle it is, and who looks at it."""
        return self.scene.shown.turns, self.battle.attack.seat, self.scene.match.viewer

    def chance(self) -> float | None:
        """The attacker's chance, by the marked dice if there are any; until it is known, the last one. Once
        the battle is decided, there is no other side to it."""
        if self.battle.winner != NONE:
            return float(self.battle.winner == self.battle.attack.seat)
        marked, battle = self.marked(), self.seen_battle()
        if marked is not None:
            return marked.number if self.acting == self.battle.attack.seat else 1 - marked.number
        told = self.told()
        if told is not None and not self.scene.director.busy:
            self._chance = (battle, told.chance)
        return self._chance[1] if self._chance[0] == battle else None

    # Motion

    def _throw(self) -> None:
        """Dice that the last event has thrown take to the air."""
        for side in self.sides if self.has_news() else ():
            cup, rects = self.cups[side.seat], self._dice_rects(side)
            attacks = self.battle.attack is side
            for i, number in enumerate(cup.thrown):
                die = next(die for die in (*cup.loose, *cup.choice) if die.id == number)
                if number in rects:
                    name = dice.file(die.value, attacks)
                    self.throw(("die", side.seat, number), name, rects[number], i, leftwards=not attacks)

    def _dice_rects(self, side: Side) -> dict[object, Rect]:
        """Where the dice in the tray come to rest, by their ids."""
        things = tray_things(self, side) if side.seat == self.acting else []
        dice = (thing for thing in things if isinstance(thing, Thing) and thing.key[0] == "die")
        return {die.key[2]: die.rect for die in dice}

    # Drawing

    def draw_ground(self, p: Painter) -> None:
        if p.blind:
            return
        shields = tuple(self.scene.match.shield(side.seat) for side in self.sides)
        free = tuple(self.scene.furniture.free(p.units))
        look = self.background, self.scene.app.settings.odds, tuple(self.areas[Area.TRAY]), *self.far()
        key = ("battle", p.units.area.size, free, shields, *look, p.u)
        p.blit(p.art.kept(key, lambda: self._ground(p)), (0, 0))

    def _ground(self, p: Painter) -> Surface:
        """All that never moves, laid together once: table, firelight, cloths, tray."""
        ground = Surface(p.units.area.size).convert()
        q = Painter(ground, p.units, p.art, p.fonts)
        q.background(self.background)
        if (p.art.folder / FIRE).exists():
            q.picture(FIRE, p.units.area)
        self.draw_far(q)
        if not self.doomed:
            dusk(q, self.areas[Part.TOTALS])
        q.plate("strip", self.areas[Part.STRIP])
        for name, side in ((Part.ATTACK, self.battle.attack), (Part.DEFENCE, self.battle.defence)):
            if side is not None:
                q.plate(f"cloth-{self.scene.match.shield(side.seat)}", self.areas[name])
        q.plate("tray", self.areas[Area.TRAY])
        if self.scene.app.settings.odds and self.areas[Part.GAUGE].h:
            q.plate("gauge", self.areas[Part.GAUGE])
        return ground

    def news(self) -> object:
        """The odds, once they are known. When dice or a shield have come down, what follows of it is told;
        when the focus has gone elsewhere, its keys are.
        """
        aloft = self.rolling or self.torn != NONE
        focus = self.scene.focus.name if self.scene.focus else None
        lost = self.hopeless
        if (self._aloft and not aloft) or focus != self._focus or lost != self._lost:
            self.scene.sync()
        self._aloft, self._focus, self._lost = aloft, focus, lost
        return self.told()

    def keys(self) -> Keys:
        return keys(self)

    def rest(self) -> None:
        side = self._die_size()
        self.warm(dice.ALL, Rect(0, 0, side, side))

    def _die_size(self) -> int:
        """How large the next dice thrown will be."""
        side = self.battle.side(self.acting)
        count = len(side.loose) or side.own_dice() + min(side.due, self.scene.shown.pool)
        room = layout.tray(self.areas[Area.TRAY], self.scene.units).dice
        return layout.die(room, max(6, count), self.scene.units.px(LARGEST))

    def draw_light(self, p: Painter, time: float) -> None:
        if self.doomed:
            draw_sky(p, self.areas[Part.TOTALS].x, self.areas[Part.DEFENCE].x, time)

    def draw_above(self, p: Painter) -> None:
        for key, value, attacks, given_up in self.laid:
            pose = self.scene.stage.pose(key)
            if pose is None:
                continue
            if given_up:
                dice.draw_still(p, value, attacks, pose.rect, 0.5)
            elif self.scene.stage.flying(key):
                name = dice.supplied(value) if value >= SUPPLY else f"{dice.file(value, attacks)}-top.webp"
                p.blit(pygame.transform.smoothscale(p.art.file(name), pose.rect.size), pose.rect.topleft)
            else:
                dice.draw_top(p, value, attacks, pose.rect)
