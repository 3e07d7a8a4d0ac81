"""Quick rules for playouts: no exact odds, no lists of commands, only what looks best at a glance."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any

from valhalla.ai.thought import Term
from valhalla.ai.valhalla.evaluate import EVEN, FEATURES, HAND, QUALITY, Evaluation, turns_left
from valhalla.ai.valhalla.expansions.hammer import hasty
from valhalla.ai.valhalla.extras import extras_of
from valhalla.ai.valhalla.muster import one_more
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import ability_strength, need_at, strength
from valhalla.games.valhalla.choices import groups, pair_limit, rising, to_act
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import ALLY, BLANK, EXTRA, MONSTER, NONE, Step
from valhalla.kernel.chance import Chance

VALOUR, POWER, WARRIORS = (FEATURES.index(name) for name in ("valour", "power", "warriors"))
MISS = 0.45  # what a set of dice is worth for each one that is missing
SHIELD = 2.0
CANDIDATES = 8

# Warriors to be armed together: how often each weapon is needed, their strength, their slots.
Squad = tuple[tuple[int, ...], int, tuple[int, ...]]


@lru_cache(maxsize=8)
def squads_of(table: Table) -> dict[Any, list[Squad]]:
    """What squads of this table can arm, remembered from search to search."""
    return {}


class Guide:
    """Valhalla for a search: quick rules, and the evaluation at the horizon."""

    def __init__(self, evaluation: Evaluation, until: int) -> None:
        self.evaluation = evaluation
        self.until = until  # the number of turns at which to judge
        self._sets = squads_of(evaluation.table)
        self._prizes = tuple(extra.prize for extra in extras_of(evaluation.table) if extra.prize)

    # For the search

    def acting(self, s: State) -> int:
        seats = to_act(s)
        return seats[0] if seats else -1

    def over(self, s: State) -> bool:
        return bool(s.scores) or (s.turns > self.until and s.battle is None and s.left != 0)

    def moment(self, s: State) -> int:
        step = s.agenda[-1]
        return s.turns << 10 | step[0] << 3 | (step[1] if len(step) > 1 else 7)

    def strategic(self, s: State, seat: int) -> bool:
        return s.step == Step.PHASE_A

    def play(self, s: State, seat: int, command: Any, luck: Chance) -> None:
        decide(s, seat, command, luck)

    def judge(self, s: State) -> list[float]:
        """Each seat's chance to win, as the prospects have it."""
        prospects = self.evaluation.prospects(s)
        if s.winners:
            return [(seat in s.winners) / len(s.winners) for seat in range(len(prospects))]
        spread = 2.0 + 1.2 * turns_left(s) ** 0.5
        top = max(prospects)
        shares = [exp((p - top) / spread) for p in prospects]
        total = sum(shares)
        return [share / total for share in shares]

    def terms(self, s: State, seat: int) -> list[Term]:
        return self.evaluation.terms(s, seat)

    def candidates(self, s: State, seat: int) -> list[tuple[float, Any]]:
        scored = sorted(self.look(s, seat), key=lambda item: -item[0])[:CANDIDATES]
        top = scored[0][0]
        shares = [exp(score - top) for score, _ in scored]
        total = sum(shares)
        return [(share / total, command) for share, (_, command) in zip(shares, scored, strict=True)]

    def quick(self, s: State, seat: int, luck: Chance) -> None:
        step = s.step
        if step == Step.FIGHT:
            self._fight(s, seat, luck)
        elif step == Step.PHASE_A:
            decide(s, seat, max(self.look(s, seat), key=lambda item: item[0])[1], luck)
        elif step == Step.KEEP:
            decide(s, seat, self._keep(s, seat), luck)
        elif step in (Step.HURL, Step.HURLED):
            decide(s, seat, hasty(s, seat), luck)
        elif step == Step.CHOOSE_RISING:
            decide(s, seat, self._rising(s, seat), luck)
        elif step == Step.BONUS:
            decide(s, seat, cm.Pass(), luck)
        elif step == Step.LOKI:
            decide(s, seat, groups(s, seat)[-1][0], luck)  # rows for small differences are the best
        else:
            # Offers are taken when there is something to take.
            decide(s, seat, luck.pick(groups(s, seat)[-1]), luck)

    # The turn

    def look(self, s: State, seat: int) -> list[tuple[float, cm.Command]]:
        """The choices of phase A with what they seem to gain, in points."""
        table = s.table
        squad = s.squads[seat]
        mixed = self.evaluation.mix(turns_left(s))
        warriors = [card for card in s.hands[seat] if card >= 0 and table.is_warrior[card]]
        free = [slot for slot, card in enumerate(squad) if card == NONE]
        found: list[tuple[float, cm.Command]] = []
        if warriors:
            found += self._adding(s, seat, warriors, free, mixed)
        manned = len(free) < len(squad)
        if manned:
            found += self._attacks(s, seat, mixed)
        if manned or not warriors:
            found.append((mixed[HAND] + 0.35 * mixed[QUALITY], cm.DrawCards()))
        return found

    def _against(self, s: State, seat: int) -> int:
        clan = s.table.clan
        mask = 0
        partner = s.partner(seat)
        for other, squad in enumerate(s.squads):
            if other not in (seat, partner):
                for card in squad:
                    if card >= 0:
                        mask |= 1 << clan[card]
        return mask

    def _adding(
        self, s: State, seat: int, warriors: list[int], free: list[int], mixed: list[float]
    ) -> list[tuple[float, cm.Command]]:
        table, squad = s.table, s.squads[seat]
        power = self.evaluation.power
        worth_of = self.evaluation.card_worth
        against = self._against(s, seat)
        now = power.of(squad, against)
        taken = free[:1] or range(len(squad))
        found: list[tuple[float, cm.Command]] = []
        singles: list[tuple[float, int]] = []
        for card in warriors:
            best = -99.0
            for slot in taken:
                gone = squad[slot]
                squad[slot] = card
                gain = mixed[POWER] * (power.of(squad, against) - now) + mixed[VALOUR] * table.valour[card]
                squad[slot] = gone
                gain += mixed[WARRIORS] - worth_of(card, mixed)
                if gone >= 0:
                    gain -= mixed[WARRIORS] + mixed[VALOUR] * table.valour[gone]
                found.append((gain, cm.AddWarriors((card,), (slot,))))
                best = max(best, gain)
            singles.append((best, card))
        if len(free) >= 2 and len(warriors) >= 2:
            limit = pair_limit(s, seat)
            slots = free[0], free[1]
            for i, (gain, one) in enumerate(singles):
                for more, other in singles[i + 1 :]:
                    if table.symbols[one] + table.symbols[other] <= limit:
                        found.append((gain + more, cm.AddWarriors((one, other), slots)))
        return found

    def _attacks(self, s: State, seat: int, mixed: list[float]) -> list[tuple[float, cm.Command]]:
        table = s.table
        power = self.evaluation.power
        clan = table.clan
        mine = [card for card in s.squads[seat] if card >= 0]
        glory = sum([table.valour[card] for card in mine])
        own_mask = 0
        for card in mine:
            own_mask |= 1 << clan[card]
        # About two thirds of a squad come to be armed; they leave it for Valhalla.
        rise = 0.65 * (glory * (1 - mixed[VALOUR]) - mixed[WARRIORS] * len(mine))
        found: list[tuple[float, cm.Command]] = []
        partners = s.table.partners
        for target, squad in enumerate(s.squads):
            if target == seat or not s.own[target] or max(squad) < 0:
                continue
            if partners and partners[seat] == target:
                continue
            mask = 0
            for card in squad:
                if card >= 0:
                    mask |= 1 << clan[card]
            ours = power.of(s.squads[seat], mask)
            theirs = power.of(squad, own_mask)
            if partners:
                ours = power.of(s.squads[seat] + s.squads[partners[seat]], mask)
                theirs = power.of(squad + s.squads[partners[target]], own_mask)
            wins = 1 / (1 + exp((theirs - ours) / EVEN))
            won = 2 * SHIELD + rise - 0.65 * mixed[POWER] * ours
            for prize in self._prizes:
                won += prize(s, target)
            lost = -0.4 * sum([table.valour[card] for card in squad if card >= 0]) * (1 - mixed[VALOUR])
            found.append((wins * won + (1 - wins) * lost, cm.Attack(target)))
        return found

    def _keep(self, s: State, seat: int) -> cm.Command:
        worth_of, is_warrior = self.evaluation.card_worth, s.table.is_warrior
        mixed = self.evaluation.mix(turns_left(s))
        hand = s.hands[seat]
        warriors = sum([card >= 0 and is_warrior[card] for card in hand])
        eager = 0.8 if warriors < 2 else 0.0
        ranked = sorted(s.drawn, key=lambda card: -worth_of(card, mixed) - eager * is_warrior[card])
        return cm.Keep(tuple(sorted(ranked[: s.step_number])))

    def _rising(self, s: State, seat: int) -> cm.Command:
        assert s.battle is not None
        mixed = self.evaluation.mix(turns_left(s))
        table = s.table
        keep = mixed[WARRIORS]
        must, may = rising(s, s.battle.side(seat))
        gone = [
            slot
            for slot in may
            if table.valour[card := s.card_at(seat, slot)] * (1 - mixed[VALOUR])
            > keep + 0.6 * mixed[POWER] * table.strength[card]
        ]
        return cm.SendToValhalla((*must, *gone))

    # Dice

    def _fight(self, s: State, seat: int, luck: Chance) -> None:
        """All of a fighter's dice at once: roll on for the most promising warriors, arm, play, end."""
        battle = fought(s)
        side = battle.side(seat)
        opponent = battle.opponent(seat)
        sets = self._reachable(s, side, opponent.seat if opponent else None)
        goal = strength(s, battle.attack) if battle.defence is side else None
        dice = [die % EXTRA for die in side.loose]
        aim = self._roll_on(dice, sets, goal, side, luck)
        side.loose = tuple(sorted(dice))
        if aim is not None:
            for slot in aim:
                self._arm(s, seat, slot, luck)
                self._answer(s, seat, luck)
        self._tactics(s, seat, side, goal, luck)
        self._answer(s, seat, luck)
        if s.battle is battle and s.agenda[-1] == (Step.FIGHT, seat):
            decide(s, seat, cm.EndPhase(), luck)

    def _answer(self, s: State, seat: int, luck: Chance) -> None:
        """What an armed warrior or a tactic asks of somebody is answered before the fight goes on."""
        while s.battle is not None and s.agenda[-1] != (Step.FIGHT, seat):
            self.quick(s, self.acting(s), luck)

    def _roll_on(
        self, dice: list[int], sets: list[Squad], goal: int | None, side: Side, luck: Chance
    ) -> tuple[int, ...] | None:
        """Rerolls on the list of faces itself; returns the slots to arm in the end."""
        while True:
            aim, missing, needs = self._aim(dice, sets, goal)
            if aim is None:
                return None
            if not missing and (goal is not None or aim == sets[0][2]):
                return aim
            spare = _spare(dice, needs)
            free = side.free > 0
            if len(spare) < (1 if free else 2):
                return aim if not missing else self._aim(dice, sets, goal, ready=True)[0]
            if not missing and not self._worth_more(dice, needs, sets):
                return aim
            for die in spare:
                dice.remove(die)
            if free:
                side.free -= 1
            else:
                side.rerolled = True
                spare.pop()
            dice += luck.rolls(len(spare), 6)

    def _worth_more(self, dice: list[int], needs: tuple[int, ...], sets: list[Squad]) -> bool:
        """Whether a larger set than the one in hand could still be come by with the spare dice."""
        size = sum(needs)
        spare = len(dice) - size
        for wanted, _, _ in sets:
            if (
                sum(wanted) > size
                and sum(wanted) - size < spare
                and all(w >= n for w, n in zip(wanted, needs, strict=True))
            ):
                return True
        return False

    def _aim(
        self, dice: list[int], sets: list[Squad], goal: int | None, ready: bool = False
    ) -> tuple[tuple[int, ...] | None, int, tuple[int, ...]]:
        """The set to go for: strength, discounted by the dice that are missing."""
        have = [dice.count(face) for face in range(5)]
        count = len(dice)
        best: tuple[tuple[int, ...] | None, int, tuple[int, ...]] = (None, 0, ())
        most = 0.0
        for wanted, might, slots in sets:
            missing = 0
            for need, there in zip(wanted, have, strict=True):
                if need > there:
                    missing += need - there
            if missing and (ready or missing >= count - sum(wanted) + missing):
                continue
            worth = (might + (8.0 if goal is not None and might > goal else 0.0)) * MISS**missing
            if worth > most:
                most = worth
                best = slots, missing, wanted
        return best

    def _reachable(self, s: State, side: Side, opponent: int | None) -> list[Squad]:
        """Sets of warriors with the faces they need, counted, and their strength; the strongest first."""
        squad = s.squads[side.seat]
        clans = 0
        if opponent == MONSTER and s.battle is not None:
            clans = 1 << s.battle.against  # the card stands for its clans and what it silences
        elif opponent is not None:
            for card in s.squads[opponent]:
                if card >= 0:
                    clans |= 1 << s.table.clan[card]
        dice = len(side.loose)
        key: Any = tuple(squad), clans, opponent is None, dice, side.eased
        if s.under or side.blocked or s.table.partners:
            partner = s.partner(side.seat)
            more = tuple(s.squads[partner]) if partner != NONE else ()
            key = *key, side.seat, side.blocked, tuple(map(tuple, s.under)), more
        if s.monster is not None and s.monster.lenders:
            key = *key, *[(slot, s.card_at(side.seat, slot)) for slot in s.lent(side.seat)]
        found = self._sets.get(key)
        if found is None:
            if len(self._sets) > 1 << 14:
                self._sets.clear()
            found = self._sets[key] = _sets_of(s, side, opponent, dice)
        return found

    def _arm(self, s: State, seat: int, slot: int, luck: Chance) -> None:
        side = fighting(s, seat)
        need = need_at(s, side, slot)
        ways = need.places(side.loose) if need else ()
        if ways:
            decide(s, seat, cm.Arm(slot, ways[0]), luck)

    def _tactics(self, s: State, seat: int, side: Side, goal: int | None, luck: Chance) -> None:
        """Strength from the hand, where it may turn the battle."""
        battle = s.battle
        if battle is None or battle.defence is None or not side.armed:
            return
        now = strength(s, side)
        if goal is None:
            power = self.evaluation.power
            wanted = power.of(s.squads[battle.defence.seat], 0) + 1.0
        else:
            wanted = goal + 1.0
        if now >= wanted:
            return
        cards = [
            card
            for card in s.hands[seat]
            if card >= 0
            and (word := s.table.word[card])
            and word.might(s, side)
            and not word.refusal(s, side)
        ]
        bonus = sum([w.might(s, side) for card in cards if (w := s.table.word[card])])
        if now + bonus < wanted:
            return
        for card in cards:
            word = s.table.word[card]
            if now >= wanted:
                return
            if word and not word.refusal(s, side):
                now += word.might(s, side)
                decide(s, seat, word.choices(s, side, card)[-1], luck)


def _sets_of(s: State, side: Side, opponent: int | None, dice: int) -> list[Squad]:
    table, extras = s.table, extras_of(s.table)
    combined: dict[tuple[int, ...], tuple[int, set[tuple[int, ...]]]] = {(): (0, {(0,) * 5})}
    for slot in s.fielded(side.seat):
        card = s.card_at(side.seat, slot)
        need = need_at(s, side, slot)
        if need is None:
            continue
        might = (
            table.valour[card]
            if opponent is None
            else (table.strength[card] + ability_strength(s, side.seat, slot, opponent))
        )
        if opponent is not None:
            might += sum(extra.might(s, side.seat, slot, opponent) for extra in extras if extra.might)
        ways = [tuple(way.count(face) for face in range(BLANK)) for way in need.ways]
        for slots, (total, wanted) in list(combined.items()):
            if slot >= ALLY and not one_more(s, slots):
                continue
            joined = {tuple(map(sum, zip(w, way, strict=True))) for w in wanted for way in ways}
            fits = {w for w in joined if sum(w) <= dice}
            if fits:
                combined[(*slots, slot)] = total + might, fits
    found = [(w, total, slots) for slots, (total, wanted) in combined.items() if slots for w in wanted]
    found.sort(key=lambda item: -item[1])
    return found


def _spare(dice: list[int], needs: tuple[int, ...]) -> list[int]:
    """The dice that a set of faces does not use, blanks last."""
    left = list(needs)
    spare = []
    for die in sorted(dice):
        if die < BLANK and left[die]:
            left[die] -= 1
        else:
            spare.append(die)
    return spare
