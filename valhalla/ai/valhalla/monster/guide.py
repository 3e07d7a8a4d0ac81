"""Quick rules for playouts against a monster: `quick.Guide` with its strength as the goal of every battle."""

from __future__ import annotations

from valhalla.ai.valhalla.monster.evaluate import SCALE, MonsterEvaluation, curve, logistic
from valhalla.ai.valhalla.quick import Guide
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fighting, fought
from valhalla.games.valhalla.battle import attacks, strength
from valhalla.games.valhalla.choices import legal
from valhalla.games.valhalla.monsters.stack import monster_of, room, stack_of
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import EXTRA, MONSTER, NONE, UNKNOWN, Step
from valhalla.kernel.chance import Chance

FIGHTING = 0.6  # of a squad that comes to be armed, about
STEP_IN_FOR = 0.2  # how much likelier one must be to hold it off, with as many shields at least
STEP_IN_AT_RISK = 0.45  # or with fewer
WEIGHED = (Step.MONSTER_RISE, Step.MONSTER_SEND, Step.NARROW, Step.TOLL_CARD, Step.TOLL_WARRIOR)


class Attempt:
    """Something tried on the state itself and taken back: much cheaper than a copy.

    What may be changed meanwhile: the seat's hand and squad, Valhalla, the deck as a whole, the monster's
    card and dice; and who is sent, whoever's it is.
    """

    __slots__ = ("_kept", "_seat", "_state")

    def __init__(self, s: State, seat: int) -> None:
        self._state = s
        self._seat = seat

    def __enter__(self) -> Attempt:
        s, seat = self._state, self._seat
        assert s.monster is not None
        pile = s.table.hall[seat]
        self._kept = s.hands[seat], s.valhalla[pile], s.squads, s.deck, s.monster.card, s.monster.dice
        s.hands[seat], s.valhalla[pile] = s.hands[seat][:], s.valhalla[pile][:]
        s.squads = s.squads[:]
        s.squads[seat] = s.squads[seat][:]
        return self

    def __exit__(self, *trouble: object) -> None:
        s, seat = self._state, self._seat
        assert s.monster is not None
        pile = s.table.hall[seat]
        s.hands[seat], s.valhalla[pile], s.squads, s.deck, s.monster.card, s.monster.dice = self._kept

    def send(self, slots: tuple[int, ...]) -> None:
        """Warriors go to Valhalla."""
        s, seat = self._state, self._seat
        for slot in slots:
            owner, place = s.owner(seat, slot)
            if owner != seat:
                s.squads[owner] = s.squads[owner][:]
            s.pile(owner).append(s.squads[owner][place])
            s.squads[owner][place] = NONE


class MonsterGuide(Guide):
    """The game against a monster for a search."""

    def __init__(self, evaluation: MonsterEvaluation, until: int) -> None:
        super().__init__(evaluation, until)
        self.monster = evaluation

    def judge(self, s: State) -> list[float]:
        """Everybody's chance, one for all: the sum as a curve, between a lost game and a won one."""
        worth = self.monster.worth(s, 0) / SCALE
        if s.scores:
            return [float(bool(s.winners))] * s.table.players
        weights = self.monster.monster
        middle, width = (weights.won + weights.lost) / 2, (weights.won - weights.lost) / 8
        return [logistic((worth - middle) / width)] * s.table.players

    def quick(self, s: State, seat: int, luck: Chance) -> None:
        step = s.step
        if step == Step.FIGHT:
            self._fight(s, seat, luck)
        elif step == Step.STEP_IN:
            decide(s, seat, self._stepping_in(s, seat), luck)
        elif step == Step.LAST_CHOICE:
            decide(s, seat, max(legal(s, seat), key=lambda choice: self._hopes(s, choice)), luck)
        elif step in (Step.PHASE_A, Step.KEEP) or step not in WEIGHED:
            super().quick(s, seat, luck)
        else:
            decide(s, seat, max(legal(s, seat), key=lambda command: self._after(s, seat, command)), luck)

    def _after(self, s: State, seat: int, command: cm.Command) -> float:
        with Attempt(s, seat) as tried:
            if isinstance(command, cm.SendToValhalla):
                tried.send(command.slots)
            elif isinstance(command, cm.ChooseWarrior):
                s.squads[seat][command.slot] = NONE
            elif isinstance(command, cm.ChooseCard):
                s.hands[seat].remove(command.card)
            return self.monster.worth(s, seat)

    # Together

    def _stepping_in(self, s: State, seat: int) -> cm.Command:
        """For whom the attack would break, if it would not break us; with the card that is liked least."""
        sought = next(step[1] for step in reversed(s.agenda) if step[0] != Step.STEP_IN)
        card = monster_of(s).card
        needed = stack_of(s).strengths[card] + 1
        ours, theirs = (self.monster.expected(s, one, card) - needed for one in (seat, sought))
        least = STEP_IN_FOR if s.own[seat] >= s.own[sought] else STEP_IN_AT_RISK
        if curve(ours) - curve(theirs) < least or (s.own[seat] == 1 and ours < 0):
            return cm.Pass()
        worths = self.monster.card_worths
        return cm.ChooseCard(min(s.hands[seat], key=lambda held: worths[held] if held >= 0 else 0.0))

    def _hopes(self, s: State, choice: cm.Command) -> float:
        assert isinstance(choice, cm.ChooseFighter)
        return self.monster.expected(s, choice.target, monster_of(s).card)

    # The turn

    def look(self, s: State, seat: int) -> list[tuple[float, cm.Command]]:
        """The choices of phase A by the worth of what comes of them, or probably does."""
        now = self.monster.worth(s, seat)
        return [(self._look_at(s, seat, command) - now, command) for command in legal(s, seat)]

    def _look_at(self, s: State, seat: int, command: cm.Command) -> float:
        if isinstance(command, cm.Attack):
            return self._attack(s, seat)
        with Attempt(s, seat):
            if isinstance(command, cm.AddWarriors):
                for card, slot in zip(command.cards, command.slots, strict=True):
                    s.hands[seat].remove(card)
                    s.squads[seat][slot] = card
            else:
                s.hands[seat].append(UNKNOWN)
                s.deck = s.deck[s.table.action_draw[0] :]
            return self.monster.worth(s, seat)

    def _attack(self, s: State, seat: int) -> float:
        """What an attack probably comes to: most of the squad leaves if it wins."""
        assert s.monster is not None
        stack, card = stack_of(s), s.monster.card
        wins = curve(self.monster.expected(s, seat, card) - stack.strengths[card])
        with Attempt(s, seat):
            s.deck = s.deck[stack.toll :]
            lost = self.monster.worth(s, seat)
        with Attempt(s, seat) as tried:
            s.monster.card += 1
            s.monster.dice = ()
            if s.monster.card <= stack.final:
                self._leave(s, seat, tried)
            return wins * self.monster.worth(s, seat) + (1 - wins) * lost

    def _leave(self, s: State, seat: int, tried: Attempt) -> None:
        squad, table = s.squads[seat], s.table
        manned = [slot for slot, card in enumerate(squad) if card >= 0]
        manned.sort(key=lambda slot: -table.strength[squad[slot]])
        left = room(s, seat)
        for slot in manned[: round(FIGHTING * len(manned) + 0.4)]:
            if table.valour[squad[slot]] <= left:
                left -= table.valour[squad[slot]]
                tried.send((slot,))
            squad[slot] = NONE

    # Dice

    def _fight(self, s: State, seat: int, luck: Chance) -> None:
        battle = fought(s)
        side = battle.side(seat)
        least = stack_of(s).strengths[battle.against] + (not attacks(s, seat))
        gained = sum(more(s, seat) for more in s.table.more_strength) + side.bonus
        goal = least - 1 - gained - self._at_hand(s, seat) / 2
        dice = [die % EXTRA for die in side.loose]
        aim = self._roll_on(dice, self._reachable(s, side, MONSTER), round(goal), side, luck)
        side.loose = tuple(sorted(dice))
        for slot in aim or ():
            self._arm(s, seat, slot, luck)
            self._answer(s, seat, luck)
        if side.armed:
            self._spend(s, seat, least, luck)
        self._answer(s, seat, luck)
        if s.battle is battle and s.agenda[-1] == (Step.FIGHT, seat):
            decide(s, seat, cm.EndPhase(), luck)

    def _at_hand(self, s: State, seat: int) -> int:
        side = fighting(s, seat)
        words = [s.table.word[card] for card in s.hands[seat] if card >= 0]
        return sum(word.might(s, side) for word in words if word and not word.refusal(s, side))

    def _spend(self, s: State, seat: int, least: int, luck: Chance) -> None:
        """Tactics of strength, if they win the battle."""
        side = fighting(s, seat)
        missing = least - strength(s, side)
        if missing <= 0 or missing > self._at_hand(s, seat):
            return
        for card in list(s.hands[seat]):
            word = s.table.word[card] if card >= 0 else None
            if missing > 0 and word and word.might(s, side) and not word.refusal(s, side):
                missing -= word.might(s, side)
                decide(s, seat, word.choices(s, side, card)[-1], luck)
