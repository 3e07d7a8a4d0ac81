"""Why an AI seat of Wolves of Odin did what it did; `chance` is that to be first in this round.

What a seat does is open, but of its hand the others know no more than what they have seen.
"""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLUE, NONE, SIDES, WATCHERS, Step
from valhalla.words.language import N_, _, in_percent, ngettext
from valhalla.words.reasons import NOTICEABLE, SHARED_HABITS, Candidate, Counted, Reasons, parts
from valhalla.words.wolves import names as called

# What was done, and the same as something that might be done.
PHRASES: Final = {
    "lay": (N_("Player {player} lays unit {card} in their own row"), N_("lay unit {card}")),
    "lay_at": (
        N_("Player {player} lays unit {card} in the row of player {target}"),
        N_("lay unit {card} in the row of player {target}"),
    ),
    "plague": (
        N_("Player {player} plays manoeuvre {card} against strength {strength}"),
        N_("play manoeuvre {card} against strength {strength}"),
    ),
    "regroup": (
        N_("Player {player} renews the hand with manoeuvre {card}"),
        N_("renew the hand with manoeuvre {card}"),
    ),
    "withdraw": (
        N_("Player {player} takes units back with manoeuvre {card}"),
        N_("take units back with manoeuvre {card}"),
    ),
    "pass": (N_("Player {player} passes"), N_("pass")),
    "summon": (N_("Player {player} summons deity {card}"), N_("summon deity {card}")),
    "invoke": (N_("Player {player} uses deity {card}"), N_("use deity {card}")),
    "end_turn": (N_("Player {player} ends the turn"), N_("end the turn")),
    "draw": (N_("Player {player} draws and discards"), N_("draw and discard")),
    "shed": (N_("Player {player} discards card {card}"), N_("discard card {card}")),
    "return": (N_("Player {player} returns to the round"), N_("return to the round")),
    "aim": (N_("Player {player} chooses unit {card}"), N_("choose unit {card}")),
    "ward": (N_("Player {player} wards it off with card {card}"), N_("ward it off with card {card}")),
    "let": (N_("Player {player} lets it happen"), N_("let it happen")),
    "decline": (N_("Player {player} leaves it"), N_("leave it")),
    "claim": (N_("Player {player} takes manoeuvre {card}"), N_("take manoeuvre {card}")),
    "place": (N_("Player {player} finds a place for unit {card}"), N_("place unit {card}")),
    "keep_blue": (N_("Player {player} keeps the blue deities"), N_("keep the blue deities")),
    "keep_red": (N_("Player {player} keeps the red deities"), N_("keep the red deities")),
    "recall": (N_("Player {player} takes card {card} from the discard pile"), N_("take card {card}")),
    "take_back": (N_("Player {player} takes unit {card} back"), N_("take unit {card} back")),
    "crown": (N_("Player {player} takes victory {card}"), N_("take victory {card}")),
}
COUNTED: Final[Counted] = {
    "sacrifice": (
        lambda n: ngettext(
            "Player {player} sacrifices unit {cards}", "Player {player} sacrifices units {cards}", n),
        lambda n: ngettext("sacrifice unit {cards}", "sacrifice units {cards}", n)),
}  # fmt: skip

TERMS: Final = {
    "place": N_("the place in this round"), "rivals": N_("the loss of the others"),
    "hand": N_("the hand"), "deities": N_("the help of the gods"), "offerings": N_("the store of sacrifices"),
}  # fmt: skip

# How levels decide that weigh nothing.
HABITS: Final = {**SHARED_HABITS, "brawler": N_("This seat plays at random, but likes a fight.")}
# Where having no choice tells nothing of the hand.
PUBLIC: Final = (Step.CLOSE, Step.AIM, Step.SETTLE, Step.COLOUR, Step.RECALL, Step.CROWN, Step.AFTER)


class WolvesReasons(Reasons):
    """Tells of a thought at a table of Wolves of Odin."""

    phrases, counted, terms, habits = PHRASES, COUNTED, TERMS, HABITS
    watchers = WATCHERS

    s: State

    # What may be told

    def _hides(self) -> bool:
        return not all(self._knows(card) for card in self.s.hands[self.seat])

    def _knows(self, card: int) -> bool:
        """Only cards of the People may be hidden; all others lie open."""
        return card >= len(self.s.known) or super()._knows(card)

    def _cards(self, command: cm.Command) -> tuple[int, ...]:
        first = getattr(command, "card", NONE)
        return (*((first,) if first != NONE else ()), *getattr(command, "cards", ()))

    # What was done, and what might have been

    def _key(self, command: cm.Command) -> str:
        if isinstance(command, cm.Lay) and command.row != self.seat:
            return "lay_at"
        if isinstance(command, cm.Decline) and self.s.step == Step.REACT:
            return "let"
        if isinstance(command, cm.KeepColour):
            return "keep_blue" if command.colour == BLUE else "keep_red"
        return super()._key(command)

    def _count(self, command: cm.Command) -> int:
        return len(self._named(command))

    def _words(self, command: cm.Command) -> dict[str, object]:
        table, cards = self.s.table, self._named(command)
        return {
            "target": self.names[command.row] if isinstance(command, cm.Lay) else "",
            "card": called.cards(table, cards[:1]),
            "cards": called.cards(table, cards),
            "strength": command.strength if isinstance(command, cm.Plague) else "",
        }

    def _named(self, command: cm.Command) -> tuple[int, ...]:
        """The cards that the phrase itself names."""
        if isinstance(command, cm.Summon | cm.Invoke):
            return (command.deity,)
        if isinstance(command, cm.Aim | cm.TakeBack):
            return (command.unit,)
        if isinstance(command, cm.Sacrifice):
            return (command.unit, *command.thralls)
        if isinstance(command, cm.Claim | cm.Place):
            return (self.s.air[-1],)
        return self._cards(command)[:1]

    def _note(self, command: cm.Command) -> str:
        """Which end, whose unit, which cards besides."""
        table = self.s.table
        if isinstance(command, cm.Aim):
            return _("of {player}").format(player=self.names[self.s.row_of(command.unit)])
        if isinstance(command, cm.Lay) and not self.s.rows[command.row]:
            return ""
        side = getattr(command, "side", NONE)
        end = called.end(side) if side in SIDES else ""
        cards = called.cards(table, _besides(command))
        if cards and isinstance(command, cm.Regroup | cm.Return):
            cards = _("discarded: {cards}").format(cards=cards)
        elif isinstance(command, cm.Summon):
            cards = _("paid: {cards}").format(cards=cards)
        return ", ".join(filter(None, (end, cards)))

    # Why

    def _public(self) -> bool:
        return self.s.step in PUBLIC

    def _odds(self, found: list[Candidate]) -> str:
        chances = [parts(one).get("chance") for one in found[:2]]
        if len(chances) < 2 or chances[0] is None:
            return ""
        if self.plain:
            return _("a chance of {chance} to win the round").format(chance=in_percent(chances[0]))
        better = chances[1] is not None and chances[0] - chances[1] >= NOTICEABLE
        return _("the better chance to win the round") if better else ""

    def _chance(self, one: Candidate) -> str:
        chance = parts(one).get("chance")
        return "" if chance is None else _("{chance} to win the round").format(chance=in_percent(chance))


def _besides(command: cm.Command) -> tuple[int, ...]:
    """The cards a command names besides the first: what is paid, discarded, aimed at, taken back."""
    if isinstance(command, cm.Summon):
        return command.pay
    if isinstance(command, cm.Invoke):
        return (*command.targets, *command.cards)
    if isinstance(command, cm.Withdraw):
        return command.units
    return command.cards if isinstance(command, cm.Regroup | cm.Return) else ()
