"""Why an AI seat of Valhalla did what it did; tactics that were not played are not spoken of to others."""

from __future__ import annotations

from typing import Any, Final

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import Tactic
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import MONSTER, NONE, OFFERS, Step
from valhalla.words import iron
from valhalla.words.language import N_, _, in_percent, ngettext
from valhalla.words.listing import Names
from valhalla.words.reasons import (
    DONE,
    MIGHT,
    NOTICEABLE,
    SHARED_HABITS,
    Candidate,
    Counted,
    Reasons,
    best_two,
    next_best,
    parts,
    points,
)
from valhalla.words.valhalla import things
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS

# What was done, and the same as something that might be done.
PHRASES: Final = {
    "choose_jarl": (N_("Player {player} chooses jarl {jarl}"), N_("choose jarl {jarl}")),
    "draft_warrior": (N_("Player {player} takes warrior {cards}"), N_("take warrior {cards}")),
    "lay_card": (N_("Player {player} lays card {cards}"), N_("lay card {cards}")),
    "take_card": (N_("Player {player} takes card {cards}"), N_("take card {cards}")),
    "attack": (N_("Player {player} attacks player {target}"), N_("attack player {target}")),
    "draw_cards": (N_("Player {player} draws cards"), N_("draw cards")),
    "reroll": (
        N_("Player {player} rerolls {dice} and gives up {die}"),
        N_("reroll {dice} and give up {die}"),
    ),
    "free_reroll": (N_("Player {player} rerolls {dice} for free"), N_("reroll {dice} for free")),
    "arm": (N_("Player {player} arms warrior {cards}"), N_("arm warrior {cards}")),
    "play_tactic": (N_("Player {player} plays tactic {cards}"), N_("play tactic {cards}")),
    "keep_die": (N_("Player {player} keeps the die “{die}”"), N_("keep the die “{die}”")),
    "end_phase": (N_("Player {player} stops here"), N_("stop here")),
    "send_nobody": (N_("Player {player} sends nobody to Valhalla"), N_("send nobody to Valhalla")),
    "use_ability": (N_("Player {player} uses jarl {jarl}"), N_("use jarl {jarl}")),
    "use_for": (N_("Player {player} chooses for jarl {jarl}"), N_("choose for jarl {jarl}")),
    "take_bonus": (N_("Player {player} takes {cards} as bonus points"), N_("take {cards} as bonus points")),
    "take_offered": (
        N_("Player {player} takes the warriors offered as bonus points"),
        N_("take the warriors offered as bonus points"),
    ),
    "bet": (N_("Player {player} expects player {target} to win"), N_("expect player {target} to win")),
    "pass": (N_("Player {player} passes"), N_("pass")),
    **merged(brings.deeds.phrases for brings in BRINGS),
}
COUNTED: Final[Counted] = {
    "add_warriors": (
        lambda n: ngettext(
            "Player {player} adds warrior {cards}", "Player {player} adds warriors {cards}", n),
        lambda n: ngettext("add warrior {cards}", "add warriors {cards}", n)),
    "discard_start": (
        lambda n: ngettext(
            "Player {player} discards card {cards}", "Player {player} discards cards {cards}", n),
        lambda n: ngettext("discard card {cards}", "discard cards {cards}", n)),
    "keep": (
        lambda n: ngettext("Player {player} keeps card {cards}", "Player {player} keeps cards {cards}", n),
        lambda n: ngettext("keep card {cards}", "keep cards {cards}", n)),
    "send_to_valhalla": (
        lambda n: ngettext(
            "Player {player} sends warrior {cards} to Valhalla",
            "Player {player} sends warriors {cards} to Valhalla", n),
        lambda n: ngettext("send warrior {cards} to Valhalla", "send warriors {cards} to Valhalla", n)),
    **merged(brings.deeds.counted for brings in BRINGS),
}  # fmt: skip

# For those who may not know the cards: what is done in secret; and what might have been done, instead of
# something else or of the same with other cards.
SECRET: Final = {
    "choose_jarl": N_("Player {player} chooses a jarl in secret"),
    "discard_start": N_("Player {player} chooses in secret what to discard"),
    "keep": N_("Player {player} chooses in secret what to keep"),
    **merged(brings.deeds.secret for brings in BRINGS),
}
VEILED: Final[dict[type, tuple[str, str]]] = {
    cm.LayCard: (N_("lay a card"), N_("lay another card")),
    cm.AddWarriors: (N_("add warriors from the hand"), N_("add other warriors from the hand")),
    cm.UseAbility: (N_("use jarl {jarl} with a card"), N_("use jarl {jarl} with another card")),
}

TERMS: Final = {
    "points": N_("the score"), "squad": N_("the squad"), "hand": N_("the hand"),
    "safety": N_("the safety of the shields"), "rivals": N_("the outlook of the rivals"),
    "time": N_("the time left"), "won": N_("a win"), "lost": N_("a loss"), "temper": N_("the temper"),
    **merged(brings.deeds.terms for brings in BRINGS),
}  # fmt: skip

# How levels decide that weigh nothing, and how the others decide what they do not weigh.
HABITS: Final = {
    **SHARED_HABITS,
    "brawler": N_("A brawler does not think so far: it attacks and arms when it can, the rest is chance."),
    "keep_die": N_("No other of the extra dice helps more."),
    "surround": N_("Without the defender’s jarl the battle is worth more."),
    **merged(brings.deeds.habits for brings in BRINGS),
}
FILLED: Final = merged(brings.deeds.filled for brings in BRINGS)
HAND_DECIDES: Final = (Step.PHASE_A, Step.FIGHT, *OFFERS)  # where having no choice would tell of the hand


class ValhallaReasons(Reasons):
    """Tells of a thought at a table of Valhalla."""

    phrases, counted, terms, habits, veiled = PHRASES, COUNTED, TERMS, HABITS, VEILED
    watchers = 0

    s: State

    def __init__(
        self, view: State, seat: int, thought: Any, names: Names, *, viewer: int | None, over: bool
    ) -> None:
        super().__init__(view, seat, thought, names, viewer=viewer, over=over)
        self.step = view.agenda[-1]
        self.owner = self.step[1] if len(self.step) > 1 else seat  # whose jarl it may be about
        battle = view.battle
        # Ragnarök has no winner, but a battle against a monster has one.
        self.last = battle is not None and battle.defence is None and not battle.monster

    # What may be told

    def _hides(self) -> bool:
        places = [self.s.drawn, self.s.top, *self.s.hands, *self.s.valhalla]
        if self.s.battle:
            sides = self.s.battle.attack, self.s.battle.defence
            places += [[card for _slot, card in side.spite] for side in sides if side]
        hidden = [card for place in places for card in place if card >= 0 and not self._knows(card)]
        return bool(hidden) or any(self.s.jarl_offers)

    def _knows(self, card: int) -> bool:
        return self.s.known[card] == self.s.table.everyone or super()._knows(card)

    def _sees(self, command: cm.Command) -> bool:
        """The chosen command shows its own cards, if it is not a secret."""
        return super()._sees(command) and (self.plain or self._key(command) not in SECRET)

    def _many_tell(self) -> bool:
        return bool(self.step[0] == Step.FIGHT)  # of tactics

    # What was done, and what might have been

    def _key(self, command: cm.Command) -> str:
        if isinstance(command, cm.ChooseWarrior | cm.ChooseCard):
            return Step.label(self.step[0])
        if isinstance(command, cm.PlayTactic) and command.target != NONE:
            return "help"
        if isinstance(command, cm.Attack) and command.target == MONSTER:
            return "challenge"
        if isinstance(command, cm.ChooseFighter) and command.target == self.seat:
            return "fight_last"
        if isinstance(command, cm.UseAbility) and (self.owner != self.seat or command.target != NONE):
            return "use_for" if self.owner != self.seat else "bet"
        if isinstance(command, cm.SendToValhalla) and not command.slots:
            return "send_nobody"
        if isinstance(command, cm.Pass) and self.step[0] == Step.BONUS:
            return "take_offered"
        if isinstance(command, cm.ThrowHammer) and self.s.hurl is not None:
            return "throw_some" if command.dice else "throw_again"
        if isinstance(command, cm.LandHammer) and not command.hammers:
            return "keep_hammers"
        return super()._key(command)

    def _veil(self, command: cm.Command, form: int) -> str:
        if form == DONE:
            return _(SECRET[self._key(command)])
        return _(VEILED[type(command)][type(command) is type(self.thought.command)])

    def _count(self, command: cm.Command) -> int:
        return command.hammers if isinstance(command, cm.LandHammer) else super()._count(command)

    def _words(self, command: cm.Command) -> dict[str, object]:
        target = getattr(command, "target", NONE)
        jarl = command.jarl if isinstance(command, cm.ChooseJarl) else self.s.jarls[self.owner]
        return {
            "target": self.names[target] if target != MONSTER else "",
            "jarl": things.jarl_name(self.s.table, jarl) if jarl >= 0 else "",
            "cards": things.cards(self.s.table, self._cards(command)),
            **self._dice(command),
            **(filled(self.s, self.seat, command) if (filled := FILLED.get(type(command))) else {}),
        }

    def _note(self, command: cm.Command) -> str:
        """Who makes room, what an ability is used with, what a row is taken for."""
        if isinstance(command, cm.TakeRow):
            found = things.cards(self.s.table, self._cards(command))
            return found or (self.names[command.target] if command.target != NONE else "")
        if isinstance(command, cm.AddWarriors):
            out = [card for slot in command.slots if (card := self.s.squads[self.seat][slot]) >= 0]
            return _("discarded: {cards}").format(cards=things.cards(self.s.table, out)) if out else ""
        if isinstance(command, cm.UseAbility):
            with_it = things.cards(self.s.table, self._cards(command)), things.faces(command.faces)
            return ", ".join(filter(None, (_("the extra one") if command.extra else "", *with_it)))
        return ""

    def _cards(self, command: cm.Command) -> tuple[int, ...]:
        """The cards a command is about."""
        if isinstance(command, cm.AddWarriors | cm.Keep | cm.DiscardStart | cm.ExchangeCards | cm.TakeBonus):
            return command.cards
        if isinstance(command, cm.SendToValhalla):
            return tuple(self.s.card_at(self.owner, slot) for slot in command.slots)
        slotted = cm.Arm | cm.UseAbility | cm.ChooseWarrior | cm.TakeRow
        slot = command.slot if isinstance(command, slotted) else NONE
        found = getattr(command, "card", NONE), self._warrior(slot) if slot >= 0 else NONE
        return tuple(card for card in found if card >= 0)

    def _warrior(self, slot: int) -> int:
        """The warrior in a slot that a command names: the opponent's if it is blocked or held back."""
        foe = self.s.battle.opponent(self.owner) if self.s.battle else None
        return self.s.card_at(
            foe.seat if foe and self.step[0] in (Step.BLOCK, Step.HOLD) else self.owner, slot
        )

    def _dice(self, command: cm.Command) -> dict[str, str]:
        """The dice a command rolls again, and the one it gives up or keeps."""
        battle = self.s.battle
        if battle and isinstance(command, cm.KeepDie):
            return {"die": things.face(battle.choice[command.die])}
        if self.s.hurl and isinstance(command, cm.ThrowHammer):
            return {"dice": iron.dice(self.s.hurl.dice[place] for place in command.dice)}
        if battle is None or not isinstance(command, cm.Reroll | cm.FreeReroll):
            return {}
        loose = battle.side(self.seat).loose
        given = [loose[command.discard]] if isinstance(command, cm.Reroll) else []
        return {"dice": things.dice(loose[i] for i in command.dice), "die": things.dice(given)}

    # Why

    def _public(self) -> bool:
        return self.step[0] not in HAND_DECIDES

    def _habit(self, level: str) -> str:
        """Of the tactics, each kind is something else."""
        command = self.thought.command
        if level in HABITS or self.thought.candidates:
            return level
        card = self.s.table.cards[command.card] if isinstance(command, cm.PlayTactic) else None
        return card.effect.word if isinstance(card, Tactic) else self._key(command)

    def _odds(self, found: list[Candidate]) -> str:
        """How a battle may end; without numbers, which way it points."""
        terms = parts(found[0]) if found else {}
        chance = terms.get("chance")
        if chance is None or (self.last and not self.plain):
            return ""
        if self.plain:
            winning = _("a chance of {chance} to win the battle").format(chance=in_percent(chance))
            score = _("about {points} points in the end").format(points=points(found[0].worth))
            return score if self.last else winning
        more = chance - parts(found[:2][-1]).get("chance", chance)
        if abs(more) >= NOTICEABLE:
            return _("the better chance to win the battle") if more > 0 else _("more to win, but less likely")
        gain = chance * terms.get("won", 0.0) + (1 - chance) * terms.get("lost", 0.0)
        return _("more to win than to lose") if gain > 0 else ""

    def _chance(self, one: Candidate) -> str:
        chance = None if self.last else parts(one).get("chance")
        return "" if chance is None else _("{chance} to win the battle").format(chance=in_percent(chance))

    def _next_best(self, mine: Candidate, other: Candidate) -> str:
        chance, less = parts(other).get("chance"), mine.worth - other.worth
        numbers = self.plain and self.step[0] != Step.ASIDE  # there it weighs chances, not points
        label = self._phrase(other.command, MIGHT)
        if not numbers or other.tried or less < NOTICEABLE or chance is None or self.last:
            return next_best(mine, other, label, numbers=numbers)
        message = _("The next best has a chance of {chance} and is worth {points} points less: {other}.")
        return message.format(chance=in_percent(chance), points=points(less), other=label)

    def _ahead(self, mine: Candidate, other: Candidate) -> list[tuple[str, float]]:
        """The temper alone, or the one or two terms that are ahead most."""
        terms, against = parts(mine), parts(other)
        temper = terms.get("temper", 0.0) - against.get("temper", 0.0)
        if temper > max(NOTICEABLE, mine.worth - other.worth):
            return [("temper", temper)]
        shared = [n for n in TERMS if n in terms and n in against and "chance" not in terms]
        return best_two([(name, terms[name] - against[name]) for name in shared])
