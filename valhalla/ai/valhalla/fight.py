"""A fighter's dice played exactly: every throw, tactic and warrior weighed by what the battle is worth.

The stakes are the worth of the position after a win or a loss with these warriors armed; a tactic costs what
it is worth in hand. With these the odds are solved once, and tell what to do with any throw.
"""

from __future__ import annotations

from copy import copy
from itertools import combinations
from typing import Any, NamedTuple

from valhalla.ai.thought import Candidate, Term, Thought
from valhalla.ai.valhalla.evaluate import turns_left
from valhalla.ai.valhalla.muster import Might, arming, heroic_ways, subsets, turns_of
from valhalla.ai.valhalla.odds import ANY, Action, Hand, Odds, dice_in, packed, scale, unpacked
from valhalla.ai.valhalla.stakes import Stakes
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import attacks, muted, need_at, strength
from valhalla.games.valhalla.expansions.dwarves import BLOODED, SPITE_BONUS, BloodedCry, WarCry
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.tactics import (
    Counterblow,
    Heroic,
    NewWeapons,
    Surround,
    WeaponSwap,
    Word,
    supplies,
)
from valhalla.games.valhalla.terms import ALLY, BLANK, EXTRA, NONE

UNIT = 1 << 24  # a point, as whole numbers go in the odds
CERTAIN = 1 << 40
LEAST_PRICE = 0.02  # nothing is played for nothing


class Plan(NamedTuple):
    """Tactics to be played for strength."""

    tactics: tuple[int, ...]
    bonus: int
    price: float
    spent: set[int]  # the dice they may take, packed
    cries: int = 0  # how many of them count the activated warriors (V11.4)


class Final(NamedTuple):
    """A way to stop: who is armed, which tactics are played for strength, and what it is worth."""

    worth: float
    chance: float  # to win
    slots: tuple[int, ...]
    tactics: tuple[int, ...]
    placed: int  # the dice all this takes, packed
    supplies: tuple[int, ...] = ()  # Weapon supply cards in place of more dice (V10.5)


class Fight:
    """The best play of a fighter from here on."""

    def __init__(self, s: State, seat: int, at_stake: Stakes, hold: float = 1.0, why: bool = False) -> None:
        self.s = s
        self.seat = seat
        self.stakes = at_stake
        assert s.battle is not None
        self.side = s.battle.side(seat)
        self.last = s.battle.defence is None and not s.battle.monster
        self._hold = hold  # how dear cards are to this fighter
        self._mixed = at_stake.evaluation.mix(turns_left(s))
        self._room = 1
        if why:
            self._room = 2 * CERTAIN * scale(len(self.side.loose) + 1, Hand(self.side.free, (0,), (0,)))
        self.hand = self._hand()
        self.supplies = supplies(s, seat)
        self.finals = self._finals()
        best: dict[int, int] = {}
        for final in self.finals:
            worth = self._number(final.worth, final.chance)
            best[final.placed] = max(best.get(final.placed, worth), worth)
        coming = 1 if s.battle.choice else 0  # New weapons has been rolled, and a die of it will stay
        self.odds = Odds(len(self.side.loose) + coming, best, self._number(*self._stop_now()), self.hand)

    def resumed(self, s: State) -> Fight:
        """The same plan with the dice as they lie now."""
        twin = copy(self)
        twin.s = s
        twin.side = fighting(s, self.seat)
        return twin

    # A number of the odds is a worth. For whoever asks why it also holds the chance to win: worths are then
    # so far apart that every mean of them is whole, and what is left below them is the mean of the chances
    # that belong to the same play.

    def _number(self, worth: float, chance: float) -> int:
        number = round(worth * UNIT) * self._room
        return number + round(chance * CERTAIN) if self._room > 1 else number

    def _worth(self, number: int) -> float:
        return number / (UNIT * self._room)

    def _chance(self, number: int) -> float:
        """The chance in a number; without room for it there is none."""
        return number % (2 * CERTAIN) / CERTAIN if self._room > 1 else 0.0

    def _stop_now(self) -> tuple[float, float]:
        """Stopping with those armed already: the worth and the chance."""
        if not self.side.armed:
            return self.stakes.nothing, 0.0
        might = strength(self.s, self.side)
        return self.stakes.worth((), might), self.stakes.chance((), might)

    def price(self, card: int) -> float:
        """What a tactic is worth in hand: what playing it costs."""
        if self.last:
            return LEAST_PRICE
        return max(LEAST_PRICE, self._hold * self.stakes.evaluation.card_worth(card, self._mixed))

    def _playable(self, kind: type) -> list[int]:
        """The cards in hand with such an effect that may be played, if the dice come to allow it."""
        found = []
        for card in self.s.hands[self.seat]:
            word = self.s.table.word[card] if card >= 0 else None
            if isinstance(word, kind) and word is not None:
                refusal = word.refusal(self.s, self.side)
                waits = refusal in ("no_such_die", "no_blank_dice") and self.side.loose
                if not refusal or waits:
                    found.append(card)
        return found

    def _hand(self) -> Hand:
        kinds = (WeaponSwap, NewWeapons, Counterblow)
        swaps, weapons, blows = ([] if self._pure() else self._playable(kind) for kind in kinds)
        return Hand(
            free=self.side.free,
            counterblows=tuple(sorted(self.units(card) for card in blows[:1])),
            new_weapons=tuple(sorted(self.units(card) for card in weapons[:1])),
            pool=self.s.pool,
            swap=self.units(swaps[0]) if swaps else None,
            turns=turns_of(self.s, self.side),
        )

    def _pure(self) -> bool:
        """Whether a first tactic would cost strength, as it does Egil: then none is played for its dice."""
        slots = tuple(slot for slot, card in enumerate(self.s.squads[self.seat]) if card >= 0)
        might = Might(self.s, self.seat)
        return not self.side.played and might.of(slots) > might.of(slots, tactics=True)

    def units(self, card: int) -> int:
        return self._number(self.price(card), 0.0)

    # Ways to stop

    def _finals(self) -> list[Final]:
        s = self.s
        assert s.battle is not None
        dice = len(self.side.loose) + len(self.hand.new_weapons) + bool(s.battle.choice)
        might = Might(s, self.seat)
        plans = self._tactic_plans()
        found = []
        for slots, sets in arming(s, self.side, dice + len(self.supplies)).items():
            if slots or (self.side.armed and len(plans) > 1):
                found += self._finals_of(slots, sets, might, plans, dice)
        return found

    def _finals_of(
        self, slots: tuple[int, ...], sets: set[int], might: Might, plans: list[Plan], dice: int
    ) -> list[Final]:
        found = []
        plain = might.of(slots)
        with_tactics = might.of(slots, tactics=True)
        own = sum(slot < ALLY for slot in (*slots, *(slot for slot, _ in self.side.placed)))
        blooded = BLOODED[min(own, len(BLOODED) - 1)]
        spiteful = self._spiteful(slots)
        for tactics, bonus, price, spent, cries in plans:
            takes = {placed + die for placed in sets for die in spent}
            for spite, cost in self._spites(spiteful, tactics):
                total = (with_tactics if tactics else plain) + bonus + cries * blooded + spite
                worth = self.stakes.worth(slots, total) - price - cost
                chance = self.stakes.chance(slots, total)
                final = Final(worth, chance, slots, tactics, 0)
                found += [final._replace(placed=all_) for all_ in takes if dice_in(all_) <= dice]
                if self.supplies:
                    found += self._supplied(final, takes, dice)
        return found

    def _spiteful(self, slots: tuple[int, ...]) -> int:
        """How many of these will ask for a card laid in spite (V11.3)."""
        s = self.s
        if self.last or not s.table.dwarvish:
            return 0
        cards = [s.card_at(self.seat, slot) for slot in slots]
        return sum(s.table.ability[c] == "spite" and not muted(s, s.table.clan[c]) for c in cards)

    def _spites(self, most: int, tactics: tuple[int, ...]) -> list[tuple[int, float]]:
        """The strength that cards laid in spite add, one after the other, at the price of the cheapest."""
        if not most:
            return [(0, 0.0)]
        prices = sorted(self.price(card) for card in self.s.hands[self.seat] if card not in tactics)
        return [(SPITE_BONUS * n, sum(prices[:n])) for n in range(min(most, len(prices)) + 1)]

    def _supplied(self, final: Final, takes: set[int], dice: int) -> list[Final]:
        """The same with Weapon supply cards in place of some dice, at their price."""
        found = []
        for count in range(1, len(self.supplies) + 1):
            for some in combinations(self.supplies, count):
                faces = packed(face for _, face in some)
                cards = tuple(card for card, _ in some)
                worth = final.worth - sum(self.price(card) for card in cards)
                rests = (all_ - faces for all_ in takes if within(faces, all_))
                found += [
                    final._replace(worth=worth, placed=rest, supplies=cards)
                    for rest in rests
                    if dice_in(rest) <= dice
                ]
        return found

    def _tactic_plans(self) -> list[Plan]:
        """Every set of tactics for strength that might be played, the cheapest of those that are alike."""
        if self.last:
            return [Plan((), 0, 0.0, {0})]
        s = self.s
        cards = [
            card
            for card in s.hands[self.seat]
            if card >= 0 and (word := s.table.word[card]) is not None and adds_strength(word)
            and card in self._playable(type(word))
        ]  # fmt: skip
        plans: dict[tuple[int, int, tuple[str, ...]], Plan] = {}
        for chosen in subsets(cards[:5]):
            words = [word for card in chosen if (word := s.table.word[card])]
            cries = sum(isinstance(word, BloodedCry) for word in words)
            bonus = sum(word.might(s, self.side) for word in words if not isinstance(word, BloodedCry))
            price = sum(self.price(card) for card in chosen)
            takes = tuple(sorted(w.effect.weapon or "any" for w in words if isinstance(w, Heroic)))
            key = bonus, cries, takes
            if key not in plans or plans[key].price > price:
                plans[key] = Plan(chosen, bonus, price, self._spent(chosen), cries)
        return list(plans.values())

    # What to do

    @property
    def worth(self) -> float:
        """What the fight is worth before the first throw."""
        return self._worth(self.odds.throw_of(len(self.side.loose)))

    @property
    def chance(self) -> float:
        """The chance to win before the first throw."""
        return self._chance(self.odds.throw_of(len(self.side.loose)))

    def faces(self) -> list[int]:
        return [die % EXTRA for die in self.side.loose]

    def command(self, action: Action | None = None) -> cm.Command:
        """The next thing to do, or the first step of what *action* says."""
        action = action or self.odds.best(self.faces())
        if action.kind == "stop":
            return self._stopping()
        return self._carry_out(action)

    def candidates(self, count: int) -> tuple[Candidate, ...]:
        """The best ways to go on, each with its worth and its chance to win."""
        ranked = sorted(self.odds.actions(self.faces()), key=lambda scored: -scored[0])[:count]
        return tuple(
            Candidate(self.command(action), self._worth(number), (Term("chance", self._chance(number)),))
            for number, action in ranked
        )

    def _carry_out(self, action: Action) -> cm.Command:
        if action.kind == "reroll":
            discard = (self._paying(action.discard),)
            return cm.Reroll(discard[0], self._places(action.dice, discard))
        if action.kind == "free":
            return cm.FreeReroll(self._places(action.dice, ()))
        kind = Counterblow if action.kind == "counterblow" else NewWeapons
        return cm.PlayTactic(self._playable(kind)[0])

    def _paying(self, face: int) -> int:
        """The die that pays for a reroll: an extra one if there is a choice, for it goes back to the pool."""
        return max(i for i, die in enumerate(self.side.loose) if die % EXTRA == face)

    def _places(self, faces: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
        """Places of loose dice that show these faces."""
        found = []
        for face in faces:
            for i, die in enumerate(self.side.loose):
                if die % EXTRA == face and i not in taken and i not in found:
                    found.append(i)
                    break
        return tuple(sorted(found))

    def _stopping(self) -> cm.Command:
        """Carry out the best way to stop, step by step: dice turned, warriors armed, tactics, the end."""
        final, turned, by_card = self._best_final()
        if final is None:
            return cm.EndPhase()
        if turned:
            return self._turn(turned, by_card)
        if final.supplies:
            return self._with_supplies(final)
        for slot in final.slots:
            command = self._arm(slot, final)
            if command is not None:
                return command
        return self._tactic(final.tactics) if final.tactics else cm.EndPhase()

    def _best_final(self) -> tuple[Final | None, tuple[int, ...], bool]:
        """The best way to stop with these dice, with the faces blanks are to be turned to and by what."""
        have = self.faces()
        best: tuple[float, Final | None, tuple[int, ...], bool] = (
            self._stop_now()[0] + 1e-9,
            None,
            (),
            False,
        )
        for final in self.finals:
            missing = _missing(unpacked(final.placed), have)
            if missing is None:
                continue
            by_card = len(missing) > self.hand.turns
            if by_card and self.hand.swap is None:
                continue
            worth = final.worth - self._worth(self.hand.swap or 0) * by_card - 1e-6 * len(missing)
            if worth > best[0]:
                best = worth, final, missing, by_card
        return best[1:]

    def _turn(self, faces: tuple[int, ...], by_card: bool) -> cm.Command:
        blanks = tuple(i for i, die in enumerate(self.side.loose) if die % EXTRA == BLANK)
        if by_card:
            return cm.PlayTactic(self._playable(WeaponSwap)[0], blanks[: len(faces)], faces)
        assert self.s.battle is not None
        return cm.UseAbility(not attacks(self.s, self.seat), dice=blanks[:1], faces=faces[:1])

    def _arm(self, slot: int, final: Final) -> cm.Command | None:
        """Arm a warrior from the dice set aside for it, so that the others find theirs."""
        need = need_at(self.s, self.side, slot)
        assert need is not None
        rest = tuple(other for other in final.slots if other != slot)
        others = arming(self.s, self.side, len(self.side.loose)).get(rest, set())
        spent = self._spent(final.tactics)
        for way in need.ways:
            faces = list(unpacked(final.placed))
            if _take(faces, way) and any(_exactly(faces, other, die) for other in others for die in spent):
                return cm.Arm(slot, self._places(way, ()))
        return self._ease(slot)

    def _with_supplies(self, final: Final) -> cm.Command:
        """The first step of a way to stop that needs cards in place of dice."""
        held = [(card, face) for card, face in self.supplies if card in final.supplies]
        found = self._covered(final.slots, held, self.faces(), final.tactics)
        if found is None:
            return cm.EndPhase()
        faces, cards = found
        if final.slots:
            return cm.Arm(final.slots[0], self._places(faces, ()), cards)
        card = min(final.tactics, key=self._choosy)
        word = self.s.table.word[card]
        assert word is not None
        plays = word.choices(self.s, self.side, card)
        return next((play for play in plays if play.supply in final.supplies), plays[-1])

    def _covered(
        self, slots: tuple[int, ...], held: list[tuple[int, int]], have: list[int], tactics: tuple[int, ...]
    ) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """Dice and cards for the first of these warriors, so that the others and all costs find theirs."""
        if not slots:
            return ((), ()) if self._affordable(tactics, [*have, *(face for _, face in held)]) else None
        need = need_at(self.s, self.side, slots[0])
        assert need is not None
        for count in range(len(held) + 1):
            for some in combinations(held, count):
                rest = [one for one in held if one not in some]
                for way in need.ways:
                    faces, left = list(way), list(have)
                    fits = _take(faces, tuple(face for _, face in some)) and _take(left, tuple(faces))
                    if fits and self._covered(slots[1:], rest, left, tactics) is not None:
                        return tuple(faces), tuple(card for card, _ in some)
        return None

    def _affordable(self, tactics: tuple[int, ...], have: list[int]) -> bool:
        """Whether what is left pays for these Heroic attacks."""
        return any(_missing(unpacked(spent), have) == () for spent in self._spent(tactics))

    def _ease(self, slot: int) -> cm.Command | None:
        """Styr's help, where a warrior cannot be armed without."""
        for module in self.s.table.offering:
            if module.offers(self.s, self.seat, self.s.step):
                for use in module.choices(self.s, self.seat, self.s.step):
                    if isinstance(use, cm.UseAbility) and use.slot == slot:
                        return use
        return None

    def _spent(self, tactics: tuple[int, ...]) -> set[int]:
        spent = {0}
        for card in tactics:
            word = self.s.table.word[card]
            if isinstance(word, Heroic):
                spent = {placed + way for placed in spent for way in heroic_ways(word)}
        return spent

    def _tactic(self, tactics: tuple[int, ...]) -> cm.Command:
        """Tactics of strength: those that are choosy about their die first."""
        card = min(tactics, key=self._choosy)
        word = self.s.table.word[card]
        assert word is not None
        return word.choices(self.s, self.side, card)[-1]

    def _choosy(self, card: int) -> bool:
        word = self.s.table.word[card]
        return not (isinstance(word, Heroic) and word.face != NONE)

    @property
    def present(self) -> float:
        """What the fight is worth with the dice as they lie."""
        return self._worth(self.odds.worth(self.faces()))

    def keep_die(self) -> Thought:
        """New weapons: the die that helps more."""
        assert self.s.battle is not None
        have = self.faces()
        rolled = self.s.battle.choice
        numbers = [self.odds.worth([*have, die % EXTRA]) for die in rolled]
        candidates = [
            Candidate(cm.KeepDie(i), self._worth(number), (Term("chance", self._chance(number)),))
            for i, number in enumerate(numbers)
            if rolled[i] not in rolled[:i]
        ]
        candidates.sort(key=lambda candidate: -candidate.worth)
        return Thought(candidates[0].command, tuple(candidates))


Key = tuple[Any, ...]


def adds_strength(word: Word) -> bool:
    """Whether a tactic is played for strength: printed, or counted by a war cry."""
    return bool(word.effect.strength) or isinstance(word, WarCry | BloodedCry)


def within(some: int, all_: int) -> bool:
    """Whether one packed multiset of dice holds another."""
    rest = list(unpacked(all_))
    return _take(rest, unpacked(some))


def but_for_dice(s: State, seat: int) -> Key:
    """All that a plan depends on but the loose dice: while it stays, so does the plan."""
    battle = fought(s)
    sides = [
        side and (side.seat, side.placed, side.bonus, side.free, side.eased, side.played, side.unused,
                  side.due, side.rerolled, side.blocked, side.held, side.road, len(side.spite), side.cries)
        for side in (battle.attack, battle.defence)
    ]  # fmt: skip
    piles = (s.squads, s.hands, s.valhalla, s.captured, s.under)
    monster = s.monster and (s.monster.card, s.monster.dice, s.monster.lenders, *s.monster.scars)
    return (
        seat, s.table, s.turns, s.active, s.left, len(s.deck) + len(s.top), s.pool, battle.frost,
        battle.surrounded, bool(battle.choice), *sides, *s.jarls, *s.used, *s.feud, *s.own,
        *s.titles, s.loki, battle.thor, battle.monster, monster, *(tuple(map(tuple, pile)) for pile in piles),
    )  # fmt: skip


def surround(s: State, seat: int) -> int | None:
    """A Surround the leader that could be played now."""
    side = fighting(s, seat)
    for card in s.hands[seat]:
        word = s.table.word[card] if card >= 0 else None
        if isinstance(word, Surround) and not word.refusal(s, side):
            return card
    return None


def _missing(wanted: tuple[int, ...], have: list[int]) -> tuple[int, ...] | None:
    """The faces that blanks must be turned to; None if the dice do not suffice."""
    rest = list(have)
    missing = []
    for face in wanted:
        if face in rest:
            rest.remove(face)
        elif face != ANY:
            missing.append(face)
    enough = len(missing) <= rest.count(BLANK) and len(missing) + wanted.count(ANY) <= len(rest)
    return tuple(missing) if enough else None


def _take(faces: list[int], way: tuple[int, ...]) -> bool:
    for face in way:
        if face not in faces:
            return False
        faces.remove(face)
    return True


def _exactly(faces: list[int], placed: int, die: int) -> bool:
    return tuple(sorted(faces)) == unpacked(placed + die)
