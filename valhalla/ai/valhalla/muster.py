"""What a side of a battle can reach with its dice, as far as everybody can see, and the chance to win.

Strengths are asked of the rules themselves, with warriors armed on a copy of the battle; so jarls and
expansions count in without being named here, but for the two who touch the dice in the fight.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from valhalla.ai.valhalla.odds import ANY_DIE, Hand, Odds, dice_in, packed
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import attacks, need_at, strength
from valhalla.games.valhalla.choices import groups, to_act
from valhalla.games.valhalla.dice import Need
from valhalla.games.valhalla.expansions.dwarves import BloodedCry, WarCry
from valhalla.games.valhalla.monsters.stack import ability, stack_of
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.tactics import Heroic, Word
from valhalla.games.valhalla.terms import ALLY, NONE, USED_EXTRA, USED_MAIN, Step
from valhalla.kernel.chance import Chance

ONE = 1 << 40  # a certainty; means of means are rounded down, by less than anybody could see
NO_LUCK = Chance(0)

Sets = dict[tuple[int, ...], set[int]]  # for slots that can be armed together: the dice, packed, that do it


class Muster(NamedTuple):
    """One side's dice and what they can reach: a number of strength for each set of dice to place."""

    dice: int
    free: int
    turns: int
    reach: tuple[tuple[int, int], ...]


class Curve(NamedTuple):
    """The exact chance to come to each strength a side can come to, playing for it."""

    strengths: tuple[int, ...]
    chances: tuple[float, ...]

    def at_least(self, least: int) -> float:
        """The chance to reach *least* with an activated warrior."""
        i = bisect_left(self.strengths, least)
        return self.chances[i] if i < len(self.chances) else 0.0


@lru_cache(maxsize=1 << 14)
def curve(muster: Muster) -> Curve:
    """The exact odds of a side for every strength it can have."""
    found: list[float] = []
    levels = sorted({most for _, most in muster.reach})
    hand = Hand(free=muster.free, turns=muster.turns)
    for least in levels:
        finals = {placed: ONE for placed, most in muster.reach if most >= least}
        found.append(Odds(muster.dice, finals, 0, hand).throw / ONE)
    return Curve(tuple(levels), tuple(found))


# Which warriors, with which dice


def arming(s: State, side: Side, dice: int) -> Sets:
    """Every set of warriors that so many dice may arm, with the dice for each."""
    found: Sets = {(): {0}}
    eases = _eases(s, side)
    eased: dict[tuple[int, ...], dict[bool, set[int]]] = {(): {False: {0}}}
    for slot in s.fielded(side.seat):
        need = need_at(s, side, slot)
        if need is None:
            continue
        for slots, by_ease in list(eased.items()):
            if slot >= ALLY and not one_more(s, slots):
                continue
            more = _joined(by_ease, need, slot in eases, dice)
            if more:
                eased[(*slots, slot)] = more
                found[(*slots, slot)] = set().union(*more.values())
    return found


def one_more(s: State, slots: tuple[int, ...]) -> bool:
    """Whether a warrior of somebody else's may be armed besides these: one that is lent may not (V18.5)."""
    return s.monster is None or not slots or slots[-1] < ALLY


def _joined(by_ease: dict[bool, set[int]], need: Need, eases: bool, dice: int) -> dict[bool, set[int]]:
    """The dice of some warriors with those of one more, by whether one of them was eased."""
    more: dict[bool, set[int]] = {}
    for used, sets in by_ease.items():
        fits = {p + w for p in sets for w in _ways(need) if dice_in(p + w) <= dice}
        if fits:
            more[used] = more.get(used, set()) | fits
        lighter = need.eased() if eases and not used else None
        if lighter is not None:
            fits = {p + w for p in sets for w in _ways(lighter) if dice_in(p + w) <= dice}
            if fits:
                more[True] = more.get(True, set()) | fits
    return more


@lru_cache(maxsize=1 << 10)
def _ways(need: Need) -> tuple[int, ...]:
    return tuple(packed(way) for way in need.ways)


def jarl_of(s: State, seat: int) -> str:
    """The id of a fighter's jarl, if it is in the battle."""
    battle = s.battle
    jarl = s.jarls[seat]
    out = battle is not None and battle.surrounded and battle.attack.seat != seat
    if battle is not None and battle.monster:
        out = ability(s) == "jarl"
    return "" if jarl == NONE or out else s.table.jarls[jarl].id


def _eases(s: State, side: Side) -> set[int]:
    """The slots whose warrior Styr may still ease, one of them."""
    if jarl_of(s, side.seat) != "styr":
        return set()
    modules = [module for module in s.table.offering if module.offers(s, side.seat, Step.FIGHT)]
    uses = [use for module in modules for use in module.choices(s, side.seat, Step.FIGHT)]
    return {use.slot for use in uses if isinstance(use, cm.UseAbility)}


def turns_of(s: State, side: Side) -> int:
    """How many blanks Sigurd may still turn."""
    battle = s.battle
    if jarl_of(s, side.seat) != "sigurd" or battle is None:
        return 0
    if attacks(s, side.seat):
        return int(not s.used[side.seat] & USED_MAIN)
    widened = s.own[side.seat] < (s.table.foe.shields(s, side.seat) or 0)
    return int(widened and not s.used[side.seat] & USED_EXTRA)


class Might:
    """The strength of a side with some more of its warriors armed; asked of the rules on a copy."""

    def __init__(self, s: State, seat: int) -> None:
        self._s = s.clone()
        self._side = fighting(self._s, seat)
        self._placed = self._side.placed
        self._armed = self._side.armed
        self._played = self._side.played

    def of(self, slots: tuple[int, ...], tactics: bool = False) -> int:
        """With these slots armed, too, and perhaps after some tactic."""
        side = self._side
        side.placed = self._placed + tuple([(slot, ()) for slot in slots])
        side.armed = self._armed
        for slot in slots:
            side.armed |= 1 << slot
        side.played = self._played or ((0,) if tactics else ())
        return strength(self._s, side)


def muster(s: State, seat: int, fewer: int = 0) -> Muster:
    """A fighter who has yet to roll, or has just done so: what its dice can reach without tactics."""
    side = fighting(s, seat)
    dice = max(0, (len(side.loose) if side.loose else side.own_dice() + min(side.due, s.pool)) - fewer)
    might = Might(s, seat)
    reach: dict[int, int] = {}
    for slots, sets in arming(s, side, dice).items():
        if slots:
            most = might.of(slots)
            for placed in sets:
                reach[placed] = max(reach.get(placed, most), most)
    return Muster(dice, side.free, turns_of(s, side), tuple(sorted(reach.items())))


def about_to_roll(s: State, seat: int) -> State:
    """A copy in which this fighter has got all that comes with the roll, but has not rolled."""
    ready = s.clone()
    out: list[ev.Event] = []
    for window in ready.table.rolling:
        window(ready, seat, out)
    return ready


def declared(s: State, seat: int, target: int) -> State:
    """A copy in which *seat* attacks and everybody forgoes what is offered, up to the first roll."""
    w = s.clone()
    decide(w, seat, cm.Attack(target), NO_LUCK)
    return forgone(w, seat)


def forgone(w: State, seat: int) -> State:
    """Go on, offers declined, until *seat* fights; friends lend whom they have (V18.5)."""
    while w.battle is not None and w.agenda[-1][:2] != (Step.FIGHT, seat):
        acting = to_act(w)[0]
        decide(w, acting, _decline(w, acting), NO_LUCK)
    return w


def _decline(w: State, seat: int) -> cm.Command:
    choices = groups(w, seat)
    if w.step == Step.LEND:
        return cm.Lend()
    for group in choices:
        if isinstance(group[0], cm.Pass | cm.EndPhase):
            return group[0]
    first: cm.Command = choices[0][0]
    return first


# Tactics that others may hold


class Reserve(NamedTuple):
    """Strength that a hidden hand may add, with its chance."""

    bonus: int
    chance: float


STRONG_TACTIC = 0.17  # the share of hidden cards that are tactics of strength which fit
STRONG_IN_BASE = 21 / 120


@lru_cache(maxsize=64)
def strong_share(table: Table) -> float:
    """The same for any decks."""
    words = [word for word in table.word if word]
    strong = sum(isinstance(word, WarCry | BloodedCry) or bool(word.effect.strength) for word in words)
    return STRONG_TACTIC * (strong / len(table.word) / STRONG_IN_BASE)


def reserves(s: State, seat: int) -> tuple[Reserve, ...]:
    """What the hand of *seat* may add to its strength: known cards surely, hidden ones by chance."""
    known = 0
    hidden = 0
    for card in s.hands[seat]:
        if card < 0:
            hidden += 1
        else:
            word = s.table.word[card]
            known += word.effect.strength if word else 0
    share = strong_share(s.table)
    none = (1 - share) ** hidden
    one = hidden * share * (1 - share) ** (hidden - 1) if hidden else 0.0
    rest = max(0.0, 1 - none - one)
    table = ((0, none), (2, one / 2), (3, one / 2), (5, rest))
    return tuple(Reserve(known + bonus, chance) for bonus, chance in table if chance > 0)


class Defence:
    """How likely a defender is to beat an attack, before it has rolled."""

    def __init__(self, s: State, seat: int) -> None:
        ready = about_to_roll(s, seat)
        self._s = ready
        self._seat = seat
        self._reserves = reserves(s, seat)
        self._ties = any(window(ready, seat) for window in ready.table.wins_ties)
        self._curves: dict[bool, Curve] = {}

    def beats(self, attack: int, frost: bool) -> float:
        """The chance to beat an attack of that strength; with frost there is a die less."""
        found = self._curves.get(frost)
        if found is None:
            battle = fought(self._s)
            found = curve(muster(self._s, self._seat, int(frost and not battle.frost)))
            self._curves[frost] = found
        least = attack if self._ties else attack + 1
        return sum([r.chance * found.at_least(least - r.bonus) for r in self._reserves])


def attack_wins(s: State, more: float) -> float:
    """The chance that the attacker of two others wins, with so much more strength than its squad has."""
    battle = fought(s)
    assert battle.defence is not None
    w = s.clone()
    theirs = curve(muster(w, battle.attack.seat))
    defence = Defence(w, battle.defence.seat)
    likely_reached = [x for x, p in zip(theirs.strengths, theirs.chances, strict=True) if p >= 0.5]
    middle = max(likely_reached, default=0)
    return 1 - defence.beats(round(middle + more), False)


def chance(s: State, attacker: int, target: int) -> float:
    """The chance that an attack wins, both sides playing their dice as well as can be.

    It rests on public information: squads, jarls, shields, and how many cards the defender holds.
    """
    w = declared(s, attacker, target)
    if w.battle is None:
        return 0.0
    if w.battle.monster:
        return curve(muster(w, attacker)).at_least(stack_of(w).strengths[w.battle.against])
    defence = Defence(w, target)
    finals = winning_finals(w, attacker, defence)
    side = w.battle.side(attacker)
    hand = Hand(free=side.free, turns=turns_of(w, side))
    return Odds(len(side.loose), finals, 0, hand).throw / ONE


def winning_finals(w: State, attacker: int, defence: Defence) -> dict[int, int]:
    """For dice to place: how surely the strength they give wins the battle, of ONE."""
    side = fighting(w, attacker)
    might = Might(w, attacker)
    found: dict[int, int] = {}
    for slots, sets in arming(w, side, len(side.loose)).items():
        if slots:
            wins = 1 - defence.beats(might.of(slots), frosty(w, attacker, slots))
            worth = round(wins * ONE)
            for placed in sets:
                found[placed] = max(found.get(placed, worth), worth)
    return found


def frosty(s: State, seat: int, slots: tuple[int, ...]) -> bool:
    """Whether arming these would bring the giants' frost (V5.4)."""
    return any(s.table.ability[s.card_at(seat, slot)] == "frost" for slot in slots)


def heroic_ways(word: Word) -> tuple[int, ...]:
    """The dice, packed, that a Heroic attack may take."""
    assert isinstance(word, Heroic)
    if word.face == NONE:
        return tuple(packed(way) for way in ANY_DIE)
    return (packed((word.face,)),)


def subsets(items: list[int]) -> Iterator[tuple[int, ...]]:
    for count in range(len(items) + 1):
        yield from combinations(items, count)
