"""The karl: exact dice, and the worth of the position right after its choice. It looks no further.

It is the yardstick of the others and stays as it is.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from valhalla.ai.thought import Candidate, Term, Thought
from valhalla.ai.valhalla import extras
from valhalla.ai.valhalla.evaluate import HAND, QUALITY, Evaluation, turns_left
from valhalla.ai.valhalla.expansions.hammer import hurl
from valhalla.ai.valhalla.extra import Judges, Move, rise, steps
from valhalla.ai.valhalla.fight import Fight, Key, but_for_dice, surround
from valhalla.ai.valhalla.muster import NO_LUCK, Defence, attack_wins, curve, declared, forgone, muster
from valhalla.ai.valhalla.stakes import Stakes, stakes_of
from valhalla.ai.valhalla.tempers import EVEN, Temper, lean
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.choices import legal, to_act
from valhalla.games.valhalla.rules import decide
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE, UNKNOWN, Step
from valhalla.games.valhalla.view import determinize
from valhalla.kernel.chance import Chance

BEST_OF = {1: 0.0, 2: 0.38, 3: 0.62, 4: 0.77}  # how much better than an average card the best of some is
SECOND_CARD = 0.4  # of a card's worth, for one that will have to wait until the first is played
MOST_PLANS = 64
PLANS: dict[Key, Fight] = {}  # remembered from decision to decision: they depend on nothing else
WORLDS = 4  # in which an offer is tried
BATTLE = 5.0  # what a battle is about, in points: a shield and some warriors


class Mind:
    """One decision of a seat: its view, its luck, and how it judges."""

    judges: ClassVar[Judges]
    moves: ClassVar[dict[type[cm.Command], Move]]

    def __init__(
        self, s: State, seat: int, luck: Chance, evaluation: Evaluation, nature: Temper = EVEN
    ) -> None:
        self.s = s
        self.seat = seat
        self.luck = luck
        self.evaluation = evaluation
        self.nature = nature

    def think(self, count: int = 4, why: bool = False) -> Thought:
        """The best command, with the best few it weighed; with the terms of each if asked why."""
        step = self.s.step
        if step in (Step.FIGHT, Step.KEEP_DIE):
            return self._fight(step, count if why else 0)
        if step in (Step.HURL, Step.HURLED):
            return Thought(hurl(self.s, self.seat))
        commands = legal(self.s, self.seat)
        if len(commands) == 1:
            return Thought(commands[0])
        scored = [Candidate(command, self.judged(command)) for command in commands]
        scored.sort(key=lambda candidate: -candidate.worth)
        best = scored[:count]
        if why:
            best = [msgspec.structs.replace(one, terms=self.terms(one.command)) for one in best]
        return Thought(best[0].command, tuple(best))

    def terms(self, command: cm.Command) -> tuple[Term, ...]:
        """What the worth of a command is made of."""
        if isinstance(command, cm.Attack):
            return self._attack_terms(command)
        after = self.after(command)
        if after is None:
            return ()
        terms = self.evaluation.terms(after, self.seat)
        if isinstance(command, cm.DrawCards):
            more = self._choice_of_cards()
            terms = [Term(t.name, t.worth + more) if t.name == "hand" else t for t in terms]
        return tuple(terms)

    def _attack_terms(self, command: cm.Attack) -> tuple[Term, ...]:
        """The chance to win, and what a win and a loss would be worth against now."""
        w = declared(self.s, self.seat, command.target)
        if w.battle is None:
            return ()
        fight = self._fight_of(w, why=True)
        now, lost = fight.stakes.nothing, fight.stakes.lost
        chance = fight.chance
        won = (fight.worth - (1 - chance) * lost) / chance if chance > 0.001 else now
        leans = lean(self.s, self.seat, command, self.nature)
        terms = [Term("chance", chance), Term("won", won - now), Term("lost", lost - now)]
        return (*terms, Term("temper", leans)) if leans else tuple(terms)

    def worth(self, w: State) -> float:
        return self.evaluation.worth(w, self.seat)

    def honours(self, seat: int, slots: tuple[int, ...]) -> int:
        return extras.honours(self.s, seat, slots)

    def judged(self, command: cm.Command) -> float:
        """What a command is worth at this step."""
        step = self.s.step
        judge = self.judges.get((step, type(command))) or self.judges[step, None]
        return judge(self, command)

    # Fighting

    def _fight(self, step: int, count: int) -> Thought:
        fight = self._fight_of(self.s, bool(count))
        if step == Step.KEEP_DIE:
            return fight.keep_die()
        card = surround(self.s, self.seat)
        if card is not None and self._surrounded(card, fight):
            return Thought(cm.PlayTactic(card))
        return Thought(fight.command(), fight.candidates(count) if count else ())

    def _surrounded(self, card: int, fight: Fight) -> bool:
        """Whether the battle is worth more with the defender's jarl out of it."""
        w = self.s.clone()
        decide(w, self.seat, cm.PlayTactic(card), NO_LUCK)
        faces = fight.faces()
        plain = self._fight_of(self.s)
        return self._fight_of(w).odds.worth(faces) > plain.odds.worth(faces)

    def _fight_of(self, w: State, why: bool = False) -> Fight:
        """The plan of a fight, the one made before while only dice have changed."""
        key = (self.evaluation, self.nature, why, *but_for_dice(w, self.seat))
        known = PLANS.get(key)
        assert w.battle is not None
        if known is not None and len(w.battle.side(self.seat).loose) <= len(known.side.loose):
            return known.resumed(w)
        if len(PLANS) >= MOST_PLANS:
            PLANS.clear()
        plan = Fight(w, self.seat, self.stakes(w), self.nature.hold, why)
        PLANS[key] = plan
        return plan

    def stakes(self, w: State) -> Stakes:
        """What this fighter fights for."""
        return stakes_of(w, self.seat, self.evaluation)

    def attack(self, target: int) -> float:
        """What an attack is worth, before any die is rolled."""
        w = declared(self.s, self.seat, target)
        if w.battle is None:
            return self.worth(w)
        return self._fight_of(w).worth

    # The turn

    def phase_a(self, command: cm.Command) -> float:
        if isinstance(command, cm.Attack):
            return self.attack(command.target) + lean(self.s, self.seat, command, self.nature)
        more = self._choice_of_cards() if isinstance(command, cm.DrawCards) else 0.0
        return self.outcome(command) + more

    def _choice_of_cards(self) -> float:
        """What action (4) is worth beyond an average card: a choice, and with some jarls more cards."""
        w = self.s.clone()
        decide(w, self.seat, cm.DrawCards(), NO_LUCK)
        if w.step != Step.KEEP or not w.drawn:
            return 0.0
        drawn, kept = len(w.drawn), w.step_number
        hand, quality = self._weights(HAND, QUALITY)
        return (kept - 1) * SECOND_CARD * hand + quality * kept * BEST_OF.get(drawn - kept + 1, BEST_OF[4])

    def _weights(self, *features: int) -> list[float]:
        mixed = self.evaluation.mix(turns_left(self.s))
        return [mixed[feature] for feature in features]

    def outcome(self, command: cm.Command) -> float:
        """The worth of the position right after a command."""
        after = self.after(command)
        assert after is not None
        more = self.honours(self.seat, command.slots) if isinstance(command, cm.SendToValhalla) else 0
        return self.worth(after) + more

    def after(self, command: cm.Command) -> State | None:
        """The position right after a command that only moves cards; None for any other."""
        move = self.moves.get(type(command))
        if move is None:
            return None
        w = self.s.clone()
        move(w, self.seat, command)
        return w

    # The laying of the table

    def jarl(self, command: cm.Command) -> float:
        assert isinstance(command, cm.ChooseJarl)
        return self.evaluation.weights.jarls.get(self.s.table.jarls[command.jarl].id, 0.0)

    def pool(self, command: cm.Command) -> float:
        """The hand draft: lay what is worse than what the pool holds."""
        w = self.s.clone()
        hand = w.hands[self.seat]
        offer = w.offer
        if isinstance(command, cm.LayCard):
            hand.remove(command.card)
            offer = [*offer, command.card]
        worths = self.evaluation.card_worths
        room = max(0, w.table.hand_size - len(hand))
        hand += sorted(offer, key=lambda card: -worths[card])[:room]
        return self.worth(w)

    # What expansions ask

    def mid_fight(self, command: cm.Command) -> float:
        """While the dice lie: do it, and see what the fight is worth then."""
        w = determinize(self.s, self.luck.stream(0))
        decide(w, self.seat, command, self.luck.stream(1))
        if w.agenda[-1][:2] != (Step.FIGHT, self.seat):
            return self.worth(w)
        return self._fight_of(w).present

    def given_up(self, command: cm.Command) -> float:
        """A card to part with, or to let another have: the one that is worth least."""
        assert isinstance(command, cm.ChooseCard)
        mixed = self.evaluation.mix(turns_left(self.s))
        return -self.evaluation.card_worth(command.card, mixed)

    # What jarls offer

    def offer(self, command: cm.Command) -> float:
        """Do it in worlds that fit the view, and see; in battle one is enough, for there the dice decide."""
        worlds = WORLDS if self.s.battle is None else 1
        return sum(self._offered(command, world) for world in range(worlds)) / worlds

    def _offered(self, command: cm.Command, world: int) -> float:
        w = determinize(self.s, self.luck.stream(2 * world))
        decide(w, self.seat, command, self.luck.stream(2 * world + 1))
        other = to_act(w)[0] if w.step == Step.AFTER and w.step_seat == self.seat else self.seat
        if other != self.seat:  # who says how an ability that was used turns out
            decide(w, other, legal(w, other)[0], self.luck.stream(2 * world + 1))
        return self.settled(w)

    def settled(self, w: State) -> float:
        """The worth of a position in which this seat may have to choose again at once."""
        step = w.step
        mine = self.seat in to_act(w)
        again = self.s.step == Step.PHASE_B  # a second phase A; the first comes whatever is chosen
        if mine and (step == Step.KEEP or (step == Step.PHASE_A and again)):
            then = type(self)(w, self.seat, self.luck, self.evaluation, self.nature)
            return max(then.judged(command) for command in legal(w, self.seat))
        battle = w.battle
        if battle is not None and (battle.defence is not None or battle.monster) and _to_come(w):
            return self._battle_to_come(w)
        return self.worth(w)

    def _battle_to_come(self, w: State) -> float:
        battle = fought(w)
        if battle.attack.seat == self.seat:
            w = forgone(w, self.seat)
            return self._fight_of(w).worth if w.battle is not None else self.worth(w)
        if battle.defence is None:
            return self.worth(w)
        if battle.defence.seat == self.seat:
            return self.worth(w) + BATTLE * self._defence(w)
        return self.worth(w)

    def _defence(self, w: State) -> float:
        """The chance to beat an attack that is still to be rolled, or has been."""
        assert w.battle is not None
        defence = Defence(w, self.seat)
        if w.battle.attack.placed:
            return defence.beats(strength(w, w.battle.attack), False)
        theirs = curve(muster(w, w.battle.attack.seat))
        beaten = 1.0 - (theirs.chances[0] if theirs.chances else 0.0)
        for i, might in enumerate(theirs.strengths):
            above = theirs.chances[i + 1] if i + 1 < len(theirs.chances) else 0.0
            beaten += max(0.0, theirs.chances[i] - above) * defence.beats(might, False)
        return beaten

    def aside(self, command: cm.Command) -> float:
        """Before a battle of two others: name the likelier winner."""
        battle = fought(self.s)
        assert battle.defence is not None
        if not isinstance(command, cm.UseAbility) or command.target == NONE:
            return 0.0
        wins = attack_wins(self.s, 0.0)
        likely = wins if command.target == battle.attack.seat else 1 - wins
        (card,) = self._weights(HAND)
        return likely * card * (2 if command.extra else 1)


def _to_come(w: State) -> bool:
    return (Step.COMPARE,) in w.agenda or (Step.MONSTER_COMPARE,) in w.agenda


# Commands that only move cards, on a copy


def _add(w: State, seat: int, command: cm.AddWarriors) -> None:
    for card, slot in zip(command.cards, command.slots, strict=True):
        w.hands[seat].remove(card)
        w.squads[seat][slot] = card


def _draw(w: State, seat: int, command: cm.DrawCards) -> None:
    w.hands[seat].append(UNKNOWN)


def _keep(w: State, seat: int, command: cm.Keep) -> None:
    w.hands[seat] += command.cards


def _send(w: State, seat: int, command: cm.SendToValhalla) -> None:
    rise(w, seat, command.slots)


def _draft(w: State, seat: int, command: cm.DraftWarrior) -> None:
    w.squads[seat][0] = command.card


def _start(w: State, seat: int, command: cm.DiscardStart) -> None:
    w.hands[seat] = [card for card in w.hands[seat] if card not in command.cards]


def _give_up(w: State, seat: int, command: cm.ChooseCard) -> None:
    w.hands[seat].remove(command.card)


def _take(w: State, seat: int, command: cm.TakeCard) -> None:
    w.hands[seat].append(command.card)


def _stay(w: State, seat: int, command: cm.Pass) -> None:
    """Nothing changes."""


Mind.moves = {
    cm.AddWarriors: _add,
    cm.DrawCards: _draw,
    cm.Keep: _keep,
    cm.SendToValhalla: _send,
    cm.DraftWarrior: _draft,
    cm.DiscardStart: _start,
    cm.TakeCard: _take,
    cm.ChooseCard: _give_up,
    cm.Pass: _stay,
    **extras.MOVES,
}

# By the step, and the type of the command if it is one of several there.
Mind.judges = {
    (Step.CHOOSE_JARLS, None): Mind.jarl,
    (Step.HAND_DRAFT, None): Mind.pool,
    (Step.PHASE_A, None): Mind.phase_a,
    (Step.ASIDE, None): Mind.aside,
    **steps(
        Mind.outcome,
        Step.DRAFT_WARRIOR, Step.CHOOSE_START, Step.TAKE_FROM_POOL, Step.KEEP, Step.CHOOSE_RISING,
    ),
    **steps(
        Mind.offer,
        Step.TURN_START, Step.PHASE_B, Step.BEFORE, Step.BEFORE_ROLL, Step.AFTER, Step.WITNESS,
    ),
    (Step.BONUS, None): lambda mind, command: float(isinstance(command, cm.Pass)),  # what is offered
    **extras.JUDGES,
}  # fmt: skip
