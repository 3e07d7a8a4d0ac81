"""A fighter's war cloth: shield, name and jarl, the squad with its weapon sockets, the wall of shields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect, Surface
from pygame.transform import smoothscale

from valhalla.games.valhalla.cards import Warrior
from valhalla.games.valhalla.expansions.dwarves import SPITE_BONUS
from valhalla.games.valhalla.state import Side
from valhalla.games.valhalla.terms import ALLY, EXTRA, FACES, NONE, WEAPONS
from valhalla.ui import cut
from valhalla.ui.cut import sized, square
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.battle import dice, layout
from valhalla.ui.games.valhalla.expansions.bonds import bond
from valhalla.ui.games.valhalla.expansions.title import draw_title
from valhalla.ui.games.valhalla.faces.faces import kind_of
from valhalla.ui.games.valhalla.seats import Slot
from valhalla.ui.painter import Painter
from valhalla.ui.stage.stage import Pose
from valhalla.ui.stand_in import portrait
from valhalla.ui.table.pieces.shields import draw_shield
from valhalla.ui.table.things import CARD, FOOT, CardThing, JarlThing, SlotThing, Thing
from valhalla.ui.theme import BONE, DIM_BONE, FROST, GOLD, INK, NAME, PALE_GOLD, SMALL, Colour
from valhalla.ui.units import Units
from valhalla.ui.widgets.base import Look, Widget
from valhalla.words.language import _, ngettext
from valhalla.words.refusals import cite
from valhalla.words.valhalla import names as called

if TYPE_CHECKING:
    from valhalla.ui.games.valhalla.battle.board import BattleBoard

# What a frost giant's sockets show: one letter is one weapon, a star is any.
PATTERNS: Final = {
    "any2": "**", "pair": "AA", "triple": "AAA", "twopairs": "AABB", "alldiff3": "ABC", "alldiff4": "ABCD",
}  # fmt: skip
RUNES: Final = {"A": "\u16a8", "B": "\u16b1", "C": "\u16b2", "D": "\u16b7"}
CHAINS: Final = ("blocked", "held", "road")
NAMED: Final = 0.53  # of the height of a name with what is said of it
FIGURE: Final = SMALL._replace(font="bold", colour=PALE_GOLD, centred=True, grows=False)


class Covered(NamedTuple):
    """A socket that a card under the warrior makes needless: the sign of that card."""

    sign: str


Socket = int | str | Covered


def signs_of(board: BattleBoard, card: int, under: int = NONE) -> list[Socket]:
    """What the sockets of a warrior ask for, with a card under it."""
    table = board.scene.table
    warrior = table.cards[card]
    assert isinstance(warrior, Warrior)
    if warrior.needs:
        return list(PATTERNS[warrior.needs])
    found: list[Socket] = [WEAPONS.index(weapon) for weapon in warrior.weapons]
    kind = kind_of(table.cards[under]) if under >= 0 else None
    if kind and kind.covers and (at := kind.covers(table.cards[under], warrior)) is not None:
        found[at] = Covered(kind.sign)
    return found


def matched(signs: list[Socket], values: list[int]) -> list[int | None]:
    """For each socket which of the dice lies in it, if any."""
    rest = sorted(range(len(values)), key=lambda i: values[i] % EXTRA)
    found: list[int | None] = []
    for sign in signs:
        fits = [i for i in rest if isinstance(sign, str) or values[i] % EXTRA == sign]
        found.append(fits[0] if fits else None)
        rest = [i for i in rest if i != found[-1]]
    return found


class Wager(Thing):
    """A whole cloth to be pointed at, where somebody names the winner."""

    drags = False

    def __init__(self, board: BattleBoard, seat: int, rect: Rect) -> None:
        super().__init__(board.scene, f"seat:{seat}", "seat", seat, ("wager", seat), rect=rect)
        self.helps = any(option.kind == "play_tactic" for option in board.moves.options)
        self.rule = "V9.1" if self.helps else "V1.5"

    def draw(self, p: Painter, look: Look) -> None:
        lit = look.hot or self.picked or self.called
        p.plate("glow" if lit else "glow-soft", self.rect)
        if not self.helps:
            return
        side = p.px(44)
        disc = Rect(0, 0, side, side)
        inner = self.rect.right if self.rect.x < p.units.width // 3 else self.rect.left
        disc.center = (inner, self.rect.bottom - p.px(8))  # at the corner: it covers neither name nor shields
        p.badge("ember" if lit else "gold", "thor", disc)


class Cloth(Widget):
    """One fighter."""

    def __init__(self, board: BattleBoard, side: Side, rect: Rect) -> None:
        super().__init__(f"cloth:{side.seat}", rect)
        self.board = board
        self.side = side
        self.attacks = board.battle.attack is side
        self.parts = board.parts_of(side.seat)

    def role(self) -> tuple[str, str]:
        """What this fighter does, and how far it has come; and the same in short."""
        board, side = self.board, self.side
        if board.battle.winner != NONE:
            won = board.battle.winner == side.seat
            return (
                (_("has won the battle"), _("has won")) if won else (_("has lost the battle"), _("has lost"))
            )
        armed, squad = len(side.placed), board.field(side)
        state = _("{armed} of {squad} armed").format(armed=armed, squad=max(squad, armed))
        if not board.rolled(side):
            count = side.own_dice() + min(side.due, board.scene.shown.pool)
            state = ngettext("{count} die to roll", "{count} dice to roll", count).format(count=count)
        return f"{board.does(side)} · {state}", state

    def draw(self, p: Painter, look: Look) -> None:
        board, seat = self.board, self.side.seat
        if seat in (board.acting, board.battle.winner):
            p.plate("glow-soft", self.rect.inflate(-p.px(6), -p.px(6)))
        shield = self.parts[Part.SHIELD]
        p.picture(f"shields/seat-{board.scene.match.shield(seat)}.webp", shield)
        badge = square(p.px(30), center=(shield.right - p.px(8), shield.bottom - p.px(2)))
        draw_title(p, board.scene, seat, badge)
        names = self.parts[Part.NAMES]
        align = "left" if self.attacks else "right"
        top = cut.top(names, round(names.h * NAMED))
        p.fitted(board.scene.match.names[seat], top, NAME, align=align, valign="bottom")
        low = cut.from_y(names, top.bottom)
        long, short = self.role()
        role = long if p.width(long, SMALL) <= low.w else short
        p.fitted(role, low, SMALL, align=align, valign="top")
        self._wall(p)

    def _wall(self, p: Painter) -> None:
        """The own shields that are left, then those taken from others; one in the air is not there yet."""
        s, match = self.board.scene.shown, self.board.scene.match
        seat = self.side.seat
        own = [f"shields/seat-{match.shield(seat)}.webp"] * s.own[seat]
        lost = ["shields/empty.webp"] * (s.table.shields - s.own[seat])
        taken = [f"shields/seat-{match.shield(owner)}.webp" for owner in s.captured[seat]]
        places = layout.wall(self.parts[Part.WALL], len(taken))
        if self.board.torn == seat:
            places = layout.wall(self.parts[Part.WALL], len(taken) - 1)
            taken.pop()
        for name, place in zip([*own, *lost, *taken], places, strict=False):
            p.picture(name, place)


class Frozen(NamedTuple):
    """Dice that an opponent keeps a fighter from rolling: how many, by which clause, and in words."""

    dice: int
    rule: str
    told: str


class Aside(Widget):
    """Dice that a fighter does not roll in this battle: set aside by its jarl, or frozen by giants."""

    def __init__(self, board: BattleBoard, side: Side, rect: Rect) -> None:
        super().__init__(f"aside:{side.seat}", rect)
        frozen, rule, why = board.frozen(side)
        self.attacks = board.battle.attack is side
        self.signs = ["hold_back"] * (side.unused - frozen) + ["frost"] * frozen
        self.rule = rule if frozen == side.unused else "V16.2"
        rested = ngettext("{count} die was set aside", "{count} dice were set aside", side.unused - frozen)
        told = [rested.format(count=side.unused - frozen)] if side.unused > frozen else []
        if frozen:
            told.append(why)
        self.tip = _("Not rolled in this battle: {dice}.").format(dice=", ".join(told))
        self.label = _("frozen") if frozen == side.unused else _("aside")

    def draw(self, p: Painter, look: Look) -> None:
        p.plate("chip", self.rect)
        side = self.rect.h - p.px(6)
        step = min(side + p.px(2), (self.rect.w * 11 // 20) // len(self.signs))
        for i, sign in enumerate(self.signs):
            die = Rect(self.rect.x + p.px(3) + i * step, self.rect.y + p.px(3), side, side)
            dice.draw_top(p, FACES.index("blank"), self.attacks, die)
            if sign == "frost":
                p.fill(die.inflate(-p.px(2), -p.px(2)), FROST, 0.35)
            p.icon(sign, die.inflate(-side // 5, -side // 5), BONE)
        left = self.rect.x + p.px(6) + step * (len(self.signs) - 1) + side
        room = cut.column_at(self.rect, left, self.rect.right - left - p.px(3))
        p.fitted(self.label, room, SMALL._replace(size=13))


def aside_things(board: BattleBoard, side: Side) -> list[Widget]:
    return [Aside(board, side, board.areas[Part.ASIDE, side.seat])] if side.unused else []


class WarriorThing(CardThing):
    """A warrior on a cloth: press it to arm it, drop a die on it, choose it."""

    drags = False

    def __init__(self, board: BattleBoard, side: Side, slot: int, place: layout.Place) -> None:
        card = board.scene.shown.card_at(side.seat, slot)
        mine = board.chosen == side.seat
        super().__init__(board.scene, f"card:{card}", card, kind="slot" if mine else "none")
        self.value = slot
        self.board = board
        self.side = side
        self.place = place
        self.rect = place.card
        self.armed = bool(side.armed >> slot & 1)
        self.mine = mine
        self.rule = "V4.4"
        self.under = board.scene.shown.card_under(side.seat, slot)
        self.chains = [name for name in CHAINS if getattr(side, name) >> slot & 1]

    @property
    def lights(self) -> bool:
        """Whether something can be done with it now."""
        moves = self.board.moves
        if not self.mine or self.scene.director.busy:
            return False
        dragged = self.scene.dragged
        if isinstance(dragged, Thing) and (dragged.kind == "die" or moves.is_supply(dragged.value)):
            return self.accepts(dragged)
        if moves.fighting and not moves.by_choice:
            return moves.armable(self.value)
        return self.pickable

    def press(self) -> None:
        if self.mine:
            self.board.moves.press_warrior(self.value)
        else:
            self.scene.zoom(self)

    def hit(self, at: tuple[int, int]) -> bool:
        """Its sockets are part of it."""
        return super().hit(at) or (self.visible and self.place.room.collidepoint(at))

    def accepts(self, dragged: Widget) -> bool:
        if not isinstance(dragged, Thing) or not self.mine:
            return False
        moves = self.board.moves
        if dragged.kind == "die":
            return moves.could_put(dragged.value, self.value)
        if moves.fighting:
            return dragged.kind == "card" and moves.could_supply(dragged.value, self.value)
        return self.scene.fits_together(dragged, self)

    def drop(self, dragged: Widget) -> None:
        assert isinstance(dragged, Thing)
        if dragged.kind == "die":
            self.board.moves.put(dragged.value, self.value)
        elif self.board.moves.fighting:
            self.board.moves.put_supply(dragged.value, self.value)
        else:
            self.scene.pick_together(dragged, self)

    def why_refused(self, dragged: Widget) -> str:
        moves = self.board.moves
        if isinstance(dragged, Thing) and dragged.kind == "die" and not self.mine:
            return cite(_("Dice arm none but your own warriors."), "V4.4")
        if moves.fighting and isinstance(dragged, CardThing) and not moves.is_supply(dragged.card):
            return cite(_("A tactic is played by dropping it on the tray."), "V1.4")
        return super().why_refused(dragged)

    def _lifted(self, hot: bool, units: Units) -> Pose:
        pose = self.pose()
        return pose._replace(y=pose.y - units.px(3)) if self.picked or (hot and self.lights) else pose

    def outline(self, units: Units) -> Rect:
        return self._lifted(True, units).rect

    def draw(self, p: Painter, look: Look) -> None:
        pose = self._lifted(look.hot, p.units)
        if self.picked or (look.hot and self.lights):
            p.plate("glow", pose.rect)
        elif self.lights or self.armed:
            p.plate("glow-soft", pose.rect)
        self.draw_foot(p, pose)
        self.scene.draw_card(p, self.card, pose, self.rect.h)
        if not self.lights and self._idle:
            self.scene.dim(p, pose)
        self._chains(p, pose.rect)
        self.draw_sign(p, pose.rect, 22)
        if not self.scene.stage.flying(self.key):
            self._sockets(p)

    def draw_sign(self, p: Painter, rect: Rect, side: float = 22) -> None:
        """Arming needs no arrow; where a warrior is to be chosen, it does."""
        moves = self.board.moves
        if self.mine and (not moves.fighting or moves.by_choice) and self.pickable:
            super().draw_sign(p, rect, side)

    @property
    def called(self) -> bool:
        """A question about warriors alone waits for one from the first."""
        return super().called or (self.pickable and not self.picked and self.board.asks_warrior)

    @property
    def _idle(self) -> bool:
        """Whether it can do nothing more in this battle."""
        if "blocked" in self.chains or self.board.beyond(self.side, self.value):
            return True
        return not self.armed and self.board.waits(self.side)

    def _chains(self, p: Painter, rect: Rect) -> None:
        """Blocked, held back, on the road: a picture over all of the card, or a sign in its middle."""
        for name in self.chains:
            side = rect.w * 4 // 5
            disc = square(side, center=(rect.centerx, rect.centery + rect.h // 12))
            p.picture(f"marks/{name}.webp", disc)

    def _sockets(self, p: Painter) -> None:
        board = self.board
        signs = signs_of(board, self.card, self.under)
        places = layout.sockets(self.place, len(signs))
        pending = board.moves.pending_values(self.value) if self.mine and board.moves.fighting else []
        for sign, rect, i in zip(signs, places, matched(signs, pending), strict=True):
            draw_socket(p, rect, sign, lit=self.armed or self.lights)
            if i is not None:
                dice.draw_top(p, pending[i], board.battle.attack is self.side, rect)
        if self.side.eased >> self.value & 1:
            spot = places[-1].move(0, places[-1].h // 3)
            p.text("−1", spot, FIGURE)


def draw_socket(p: Painter, rect: Rect, sign: Socket, *, lit: bool) -> None:
    """A round hole for a die, with the weapon it wants."""
    p.plate("socket-lit" if lit else "socket", rect)
    ink: Colour = PALE_GOLD if lit else DIM_BONE
    if isinstance(sign, Covered):
        p.badge("red", sign.sign, rect)
    elif isinstance(sign, int):
        p.icon(WEAPONS[sign], rect.inflate(-rect.w * 2 // 5, -rect.h * 2 // 5), ink)
    elif sign == "*":
        p.icon("star", rect.inflate(-rect.w // 2, -rect.h // 2), ink)
    else:
        rune = SMALL._replace(font="runes", colour=ink, centred=True, shadow=False, size=rect.h / p.u * 0.4)
        p.centred(p.fonts.set(RUNES[sign], rune, p.letters(rune), rect.w, rect.h).surface, rect.center)


class Jarl(JarlThing):
    """The fighter's jarl, by its face; dark if it is surrounded."""

    spelled = True

    def __init__(self, board: BattleBoard, seat: int, jarl: int, rect: Rect) -> None:
        super().__init__(board.scene, f"jarl-of:{seat}", jarl)
        self.kind = "none"
        self.rect = rect
        self.out = board.silenced(seat)
        card = board.scene.table.jarls[jarl]
        self.picture = f"jarls/{card.id}.webp"
        self.tip = f"{_(card.name)}: {called.jarl(card)}"

    def press(self) -> None:
        self.scene.zoom(self)

    def draw(self, p: Painter, look: Look) -> None:
        if look.hot:
            p.plate("glow", self.rect)
        p.fill(self.rect.inflate(p.px(6), p.px(6)), INK)
        p.fill(self.rect.inflate(p.px(4), p.px(4)), GOLD)
        p.fill(self.rect.inflate(p.px(1), p.px(1)), INK)
        if not p.blind:
            p.blit(
                p.art.kept(("head", self.picture, self.rect.size), lambda: self._head(p)), self.rect.topleft
            )
        if self.out:
            self.scene.dim(p, self.pose())
            p.icon("surround", self.rect, BONE)

    def _head(self, p: Painter) -> Surface:
        """The face alone, cut from the portrait: as a whole card it would be too small to be known."""
        source = portrait(p.art, p.fonts, self.picture)
        w, h = source.get_size()
        wide = round(w * 0.64)
        cut = Rect(round(w * 0.53) - wide // 2, round(h * 0.19), wide, wide * self.rect.h // self.rect.w)
        return smoothscale(source.subsurface(cut.clip(source.get_rect())), self.rect.size)


class Spite(CardThing):
    """A card that was laid face down by a dwarf, whoever knows it."""

    drags = False

    def __init__(self, board: BattleBoard, side: Side, slot: int, card: int, rect: Rect) -> None:
        key = ("spite", side.seat, slot)
        super().__init__(board.scene, f"spite:{side.seat}:{slot}", card, key=key, kind="none")
        self.rect = rect
        self.angle = 8.0
        self.rule = "V11.3"
        self.focusable = False
        self.tip = _("Laid in spite, face down: +{bonus}").format(bonus=SPITE_BONUS)

    def press(self) -> None:
        if self.shows is not None:
            self.mark()

    def draw(self, p: Painter, look: Look) -> None:
        pose = self.pose()
        p.picture("marks/spite.webp", pose.rect)
        if self.moving:
            return
        badge = sized(
            max(p.px(22), self.rect.w), p.px(17), midbottom=(self.rect.centerx, self.rect.bottom + p.px(4))
        )
        p.fill(badge, INK, 0.8)
        p.text(f"+{SPITE_BONUS}", badge, FIGURE)

    def show(self) -> object:
        return "card", NONE


class Bond(Widget):
    """Between the squads of a pair: whose the lower one is."""

    def __init__(self, board: BattleBoard, partner: int, rect: Rect) -> None:
        super().__init__(f"bond:{partner}", rect, rule="V14.2")
        self.scene = board.scene
        self.partner = partner
        self.tip = _("The warriors of player {player} fight with those of the partner.").format(
            player=board.scene.match.names[partner]
        )

    def draw(self, p: Painter, look: Look) -> None:
        side = self.rect.h - p.px(2)
        p.fill(cut.row_at(self.rect, self.rect.centery, max(1, p.px(1.5))), GOLD, 0.7)
        name, style = p.fitting(self.scene.match.names[self.partner], SMALL, self.rect.w - 4 * side)
        wide = p.width(name, style)
        pad = cut.column_at(self.rect, 0, wide + 2 * side + p.px(18))
        pad.centerx = self.rect.centerx
        p.plate("chip", pad)
        p.icon(bond(self.scene.shown), Rect(pad.x + p.px(4), pad.y + p.px(1), side, side), PALE_GOLD)
        draw_shield(p, self.scene, self.partner, Rect(pad.x + side + p.px(6), pad.y + p.px(1), side, side))
        p.text(name, cut.column_at(pad, pad.x + 2 * side + p.px(10), wide + p.px(4)), style)


def fields(board: BattleBoard, side: Side) -> list[tuple[int, layout.Place]]:
    """The slots of a fighter with their places; those of who helps after the own."""
    s, units = board.scene.shown, board.scene.units
    parts, foot = board.parts_of(side.seat), FOOT * 5 / 6 if s.under else 0.0
    squad = s.squads[side.seat]
    found = list(enumerate(layout.squad(parts[Part.SQUAD], len(squad), units, foot)))
    if others := board.helping(side):
        places = layout.squad(parts[Part.PARTNER], len(others), units, foot)
        found += zip(others, places, strict=True)
    return found


def squad_things(board: BattleBoard, side: Side) -> list[Widget]:
    """The slots of a fighter and whoever stands in them, and those of who helps."""
    s = board.scene.shown
    found: list[Widget] = []
    if board.paired:
        found += board.bond(side)
    laid = dict(side.spite)
    for slot, place in fields(board, side):
        if s.card_at(side.seat, slot) != NONE:
            found.append(WarriorThing(board, side, slot, place))
            if slot in laid:
                found.append(Spite(board, side, slot, laid[slot], _aside(place.card)))
        elif slot < ALLY:
            found.append(_empty(board, side, slot, place))
        else:
            found.append(Slot(place.card, 0.7))
    return found


def _aside(card: Rect) -> Rect:
    """Where a small card lies at the lower left of another."""
    height = card.h * 2 // 5
    rect = Rect(0, 0, round(height * CARD), height)
    rect.center = (card.x + rect.w // 3, card.y + card.h * 3 // 5)
    return rect


def _empty(board: BattleBoard, side: Side, slot: int, place: layout.Place) -> SlotThing:
    empty = SlotThing(board.scene, f"slot:{side.seat}:{slot}", slot)
    empty.rect = place.card
    empty.key = ("slot", side.seat, slot)
    empty.kind = "slot" if board.chosen == side.seat else "none"
    empty.focusable = board.moves.takes(empty.kind, slot)
    return empty


def place_armed(board: BattleBoard, side: Side) -> None:
    """Dice that arm a warrior lie in its sockets."""
    s = board.scene.shown
    placed = board.cups[side.seat].placed
    for slot, place in fields(board, side):
        card = s.card_at(side.seat, slot)
        if card == NONE or slot not in placed:
            continue
        signs = signs_of(board, card, s.card_under(side.seat, slot))
        rects = layout.sockets(place, len(signs))
        dice_there = placed[slot]
        for rect, i in zip(rects, matched(signs, [die.value for die in dice_there]), strict=True):
            if i is not None:
                board.lay(side, dice_there[i], rect)
