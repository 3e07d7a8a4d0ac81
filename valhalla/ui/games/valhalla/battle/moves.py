"""The gestures of a battle: what a click, a mark or a drop means. What is legal, the game says."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from valhalla.ai.valhalla.arming import Plan, arms, best_arming, completed
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.choices import rising
from valhalla.games.valhalla.tactics import Supply
from valhalla.games.valhalla.terms import SUPPLY, Step
from valhalla.kernel.game import Option
from valhalla.ui.games.valhalla.battle import marking
from valhalla.ui.table import flow
from valhalla.ui.table.choosing import refusing
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.choice import picks_of
from valhalla.ui.table.choosing.moves import Moves

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


class BattleMoves(Moves):
    """Gestures with dice, warriors and tactics."""

    def __init__(self, scene: PlayScene) -> None:
        super().__init__(scene)
        self.pricing = False  # the next die pressed is the one given up
        self._prepared: Asking | None = None
        self._plan: Plan = ()  # laid out, and armed with the word for it
        self._known: tuple[Asking | None, list[cm.Arm], Plan, int] = (None, [], (), 0)

    # What is possible

    @property
    def fighting(self) -> bool:
        """Whether the person is asked to reroll, arm, play or stop."""
        return self.asking is not None and self.asking.match.session.state.step == Step.FIGHT

    @property
    def offered(self) -> bool:
        """Whether a jarl offers the person something that can be declined."""
        kinds = {option.kind for option in self.options}
        return "pass" in kinds and bool(kinds & {"use_main", "use_extra"})

    @property
    def by_choice(self) -> bool:
        """Whether things are being picked for an option that was pressed, an ability say."""
        fixed = self.asking.choice.fixed if self.asking else None
        return fixed is not None and fixed.kind not in ("reroll", "arm")

    def _looked(self) -> tuple[Asking | None, list[cm.Arm], Plan, int]:
        """What can be armed, worked out once for each question."""
        asking = self.asking
        if self._known[0] is not asking:
            self.pricing = False
            if asking is None or not self.fighting:
                self._known = (asking, [], (), 0)
            else:
                view = asking.view
                self._known = (asking, arms(view, asking.seat), *best_arming(view, asking.seat))
        return self._known

    @property
    def arms(self) -> list[cm.Arm]:
        return self._looked()[1]

    @property
    def best(self) -> tuple[Plan, int]:
        return self._looked()[2:]

    @property
    def planned(self) -> Plan:
        """Who is armed as soon as one says so: a plan that was laid out, or the warrior who lacks nothing."""
        if self.asking is None or not self.fighting:
            return ()
        fixed, slots = self.asking.choice.fixed, self.picked("slot")
        if fixed is not None and fixed.kind == "arm":
            return self._plan
        arm = self.arm_with(slots[0], self.picked("die"), self.supplies) if slots else None
        return (arm,) if arm is not None and self._lies(arm) else ()

    def _lies(self, arm: cm.Arm) -> bool:
        """Whether all that it takes was laid at the warrior."""
        return len(arm.dice) == len(self.picked("die")) and len(arm.cards) == len(self.supplies)

    @property
    def laid_out(self) -> dict[int, list[int]]:
        """The dice of the plan for each warrior."""
        fixed = self.asking.choice.fixed if self.asking else None
        return marking.laid_out(self._plan, len(self.loose)) if fixed and fixed.kind == "arm" else {}

    @property
    def loose(self) -> tuple[int, ...]:
        asking = self.question
        loose: tuple[int, ...] = asking.match.session.state.battle.side(asking.seat).loose
        return loose

    def armable(self, slot: int) -> bool:
        """Whether there is a way to arm it, with the supplies that are raised."""
        held = set(self.supplies)
        return self.fighting and any(arm.slot == slot and held <= set(arm.cards) for arm in self.arms)

    # Weapon supply

    def is_supply(self, card: int) -> bool:
        word = self.scene.table.word[card] if 0 <= card < len(self.scene.table.word) else None
        return isinstance(word, Supply)

    @property
    def supplies(self) -> list[int]:
        """The Weapon supply cards that are raised to arm somebody."""
        return [card for card in self.picked("card") if self.is_supply(card)] if self.fighting else []

    def could_supply(self, card: int, slot: int) -> bool:
        if self.scene.director.busy or not self.is_supply(card) or not self.fighting:
            return False
        cards = [*(one for one in self.pending_cards(slot) if one != card), card]
        return self.arm_with(slot, self.pending(slot), cards) is not None

    def put_supply(self, card: int, slot: int) -> None:
        """A supply was laid at a warrior; if nothing is lacking then, it is armed at once."""
        cards = [*(one for one in self.pending_cards(slot) if one != card), card]
        dice = self.pending(slot)
        arm = self.arm_with(slot, dice, cards)
        self._put(slot, dice, cards, arm)

    def pending_cards(self, slot: int) -> list[int]:
        """The supplies already laid at this warrior."""
        if self.picked("slot") == [slot]:
            return self.supplies
        return [card for arm in self._plan if arm.slot == slot and self.laid_out for card in arm.cards]

    def pending_values(self, slot: int) -> list[int]:
        """The dice and supplies laid at this warrior, by what they show."""
        words = [self.scene.table.word[card] for card in self.pending_cards(slot)]
        faces = [SUPPLY + word.face for word in words if isinstance(word, Supply)]
        return [*(self.loose[i] for i in self.pending(slot)), *faces]

    @property
    def marked(self) -> list[int]:
        """The dice that are marked to be rolled again, and for nothing else."""
        return [] if self.picked("card") or self.picked("slot") else self.picked("die")

    def playable(self, card: int) -> bool:
        """Whether this tactic may be played now."""
        return not self.scene.director.busy and self.fits(card)

    def fits(self, card: int) -> bool:
        """Whether this tactic may be played, be it only once everything has come to rest."""
        if self.asking is None:
            return False
        options = [o for o in self.asking.options if o.kind in ("play_tactic", "arm")]
        picks = [pick for o in options for pick in o.picks if pick.name in ("card", "cards", "supply")]
        return any(card in pick.candidates for pick in picks)

    def pending(self, slot: int) -> list[int]:
        """The dice already laid at this warrior, who still lacks some."""
        if self.fighting and self.picked("slot") == [slot]:
            return self.picked("die")
        return self.laid_out.get(slot, [])

    def arm_with(self, slot: int, places: list[int], cards: Iterable[int] = ()) -> cm.Arm | None:
        """A way to arm this warrior that uses these dice and supplies; what it lacks is added, dice first."""
        return completed(self.arms, self.loose, slot, places, cards)

    def could_put(self, die: int, slot: int) -> bool:
        if not self.armable(slot) or self.scene.director.busy:
            return False
        dice = [*(i for i in self.pending(slot) if i != die), die]
        return self.arm_with(slot, dice, self.supplies) is not None

    # Gestures

    def ready(self) -> Asking | None:
        """The question, unless the click only hurries what flies or is not this person's to give."""
        if self.scene.hurry():
            return None
        if self.asking is None:
            flow.explain(self.scene, "", 0)
        elif self.laid_out:
            self.let_go()  # something else was begun
        return self.asking

    def refuse(self, command: cm.Command) -> None:
        """Say why a command cannot be given."""
        asking = self.question
        if said := refusing.refused(self.scene, asking.state, asking.seat, command):
            self.scene.app.notices.say(said)

    def _drop_picks(self, *kinds: str) -> None:
        for kind in kinds:
            self.question.choice.picked.pop(kind, None)

    def press_die(self, i: int) -> None:
        """Mark a die for a reroll, lay it at a warrior, or spend it on the tactic that is being played."""
        asking = self.ready()
        if asking is None:
            return
        if self.pricing:
            self.mark_die(i)
            return
        choice, slots = asking.choice, self.picked("slot")
        if choice.has("price", i):
            choice.take("price", i)
        if self.supplies and not slots and not choice.has("die", i):
            self._drop_picks("card")
        if self.picked("card") and not choice.has("die", i) and not choice.takes("die", i):
            self.refuse(cm.PlayTactic(self.picked("card")[0], (i,)))
            return
        if self.fighting and slots and not choice.has("die", i) and not self.could_put(i, slots[0]):
            self._drop_picks("slot", "die", "card")
        self.scene.take("die", i)
        self._pay()

    def mark_die(self, i: int) -> None:
        """This is the die that is given up for a reroll."""
        asking = self.ready()
        if asking is None:
            return
        self.pricing = False
        choice = asking.choice
        if not any(option.kind == "reroll" for option in asking.options):
            self.refuse(cm.Reroll(i, ()))
            return
        if choice.fixed is not None and choice.fixed.kind != "reroll":
            choice.fix(None)
        self._drop_picks("slot", "card", "face")
        if choice.has("die", i):
            choice.take("die", i)
        self.scene.take("price", i)

    def press_warrior(self, slot: int) -> None:
        """Arm a warrior with the dice that were picked, or with those that fit."""
        asking = self.ready()
        if asking is None:
            return
        choice = asking.choice
        if slot in self.bound() and choice.has("slot", slot):
            self.refuse(cm.SendToValhalla(()))
            return
        if not self.fighting or self.by_choice:
            self.scene.take("slot", slot)
            return
        dice, cards = self.picked("die"), self.supplies
        again = choice.has("slot", slot)
        arm = self.arm_with(slot, dice, cards) if self.armable(slot) else None
        if arm is None:
            self.refuse(cm.Arm(slot, tuple(dice), tuple(cards)))
        elif (asking.careful or set(arm.cards) - set(cards)) and not again:
            self._lay(slot, list(arm.dice), list(arm.cards))  # a card is spent only when it was seen
        elif again or not dice or set(arm.dice) == set(dice):
            self.scene.submit(arm)
        else:
            self._lay(slot, dice, cards)

    def put(self, die: int, slot: int) -> None:
        """A die was laid at a warrior; the last one it needs arms it at once."""
        dice = [*(i for i in self.pending(slot) if i != die), die]
        cards = self.supplies
        arm = self.arm_with(slot, dice, cards)
        self._put(slot, dice, cards, arm)

    def _put(self, slot: int, dice: list[int], cards: list[int], arm: cm.Arm | None) -> None:
        """Laid at a warrior; if nothing is lacking then, it is armed at once."""
        done = arm is not None and len(arm.dice) == len(dice) and len(arm.cards) == len(cards)
        if arm is not None and done and not self.question.careful:
            self.scene.submit(arm)
        else:
            self._lay(slot, dice, cards)

    def _lay(self, slot: int, dice: list[int], cards: Iterable[int] = ()) -> None:
        choice = self.question.choice
        dice, cards = list(dice), list(cards)
        choice.fix(None)
        choice.take("slot", slot)
        for i in dice:
            choice.take("die", i)
        for card in cards:
            choice.take("card", card)
        self.show_picked()

    def press_card(self, card: int) -> None:
        """The first click on a tactic raises it, the second plays it."""
        asking = self.ready()
        if asking is None:
            return
        choice = asking.choice
        if not self.fighting or (choice.fixed is not None and choice.fixed.kind.startswith("use_")):
            self.scene.take("card", card)
        elif self._pays(card):
            self.scene.take("supply", card)
            self._pay()
        elif choice.has("card", card):
            self._play_or_lower(self.complete())
        elif self.is_supply(card) and self.picked("slot") and self.could_supply(card, self.picked("slot")[0]):
            self.put_supply(card, self.picked("slot")[0])
        else:
            choice.fix(None)
            if not choice.take("card", card):
                self.refuse(cm.PlayTactic(card))
                return
            self.show_picked()

    def complete(self) -> list[Option]:
        """What could be carried out now: a Heroic attack must be paid for, by a die or by a supply."""
        paid = bool(self.picked("die") or self.picked("supply"))
        return [
            o
            for o in self.question.choice.complete()
            if o.kind != "arm" and (paid or not picks_of(o, "supply"))
        ]

    def _pays(self, card: int) -> bool:
        """Whether this card is the price of the tactic that is raised."""
        if not self.picked("card") or self.asking is None or not self.is_supply(card):
            return False
        return self.asking.choice.takes("supply", card)

    def _pay(self) -> None:
        """A tactic that was waiting for its price, a die or a supply, is played."""
        if self.asking is None or not self.fighting or self.asking.careful:
            return
        done = [o for o in self.complete() if picks_of(o, "supply")]
        if done and len(self.picked("die")) + len(self.picked("supply")) == 1:
            self.scene.carry_out(done[0])

    def _play_or_lower(self, complete: list[Option]) -> None:
        if complete:
            self.scene.carry_out(complete[0])
            return
        self.let_go()
        self.scene.sync()

    def play(self, card: int) -> None:
        """A tactic was dragged onto the field."""
        choosing = self.asking
        assert choosing is not None
        choice = choosing.choice
        if not choice.has("card", card):
            self.press_card(card)
        if self.scene.asking is choosing and (complete := self.complete()):
            self.scene.carry_out(complete[0])

    def press_option(self, option: Option) -> None:
        """Carry an option out, or say which of its things to pick next; picks that fit it are kept."""
        asking = self.ready()
        if asking is None:
            return
        choice = asking.choice
        if option in self.complete():
            self.scene.carry_out(option)
            return
        kept = {thing: list(values) for thing, values in choice.picked.items()}
        was = choice.fixed == option
        choice.fix(None if was and not kept else option)
        for thing, values in kept.items():
            for value in values:
                choice.take(thing, value)
        self.pricing = option.kind == "reroll" and bool(self.picked("die")) and not self.picked("price")
        self.scene.sync()

    def plan(self, plan: Plan) -> None:
        """Lay the dice of several armings out at the warriors."""
        option = self.option("arm")
        if self.ready() is not None and option is not None:
            self._plan = plan
            self.question.choice.fix(option)
            self.show_picked()

    def follow(self, command: cm.Command) -> bool:
        if isinstance(command, cm.Arm):
            self.plan((command,))
        elif isinstance(command, cm.EndPhase):
            self.question.choice.fix(self.option("end_phase"))
            self.show_picked()
        else:
            return super().follow(command)
        return True

    def roll_all(self) -> None:
        """All loose dice once more, in one press."""
        if self.ready() is not None and (command := marking.all_again(self)) is not None:
            self.scene.submit(command)

    def arm_best(self) -> None:
        """Arm all of the plan, or of the best set; every one can be taken back by itself."""
        plan = self.planned or self.best[0]
        asking = self.ready()
        if asking is None:
            return
        state = asking.match.session.state
        while plan:
            left = len(state.battle.side(asking.seat).loose) - len(plan[0].dice)
            self.scene.asking = asking
            self.scene.submit(plan[0])
            if state.agenda[-1] != (Step.FIGHT, asking.seat):
                break  # whoever was armed last asks something first
            plan = plan[1:]
            if plan and len(state.battle.side(asking.seat).loose) != left:  # a frost giant brought a die
                plan = best_arming(asking.view, asking.seat)[0]

    def prepare(self) -> None:
        """Whoever must go to Valhalla is marked from the first (V10.6)."""
        asking = self.asking
        if asking is self._prepared:
            return
        self._prepared = asking
        if asking is not None and asking.state.step == Step.CHOOSE_RISING:
            for slot in self.bound():
                asking.choice.take("slot", slot)

    def bound(self) -> list[int]:
        """The slots of those who must go to Valhalla."""
        asking = self.asking
        if asking is None or asking.state.step != Step.CHOOSE_RISING:
            return []
        return rising(asking.state, asking.state.battle.side(asking.seat))[0]

    def send_all(self) -> None:
        """Mark every activated warrior for Valhalla, or none if all are."""
        asking = self.ready()
        if asking is None:
            return
        (pick,) = asking.options[0].picks
        marked = set(self.picked("slot"))
        all_marked = len(marked) == len(pick.candidates)
        bound = self.bound()
        for slot in pick.candidates:
            if (slot in marked) == all_marked and slot not in bound:
                asking.choice.take("slot", slot)
        self.scene.sync()
