"""Why an AI seat of Wolves of Odin did what it did: a sentence or two, and its candidates with numbers.

The law is that of Valhalla's reasons: whoever looks is told no more than they may know until the game is
over. What a seat does is open, but of its hand they know no more than what they have seen: as long as it
holds another card there are no numbers, and commands with hidden cards are not spoken of.

The terms of a candidate are Glory by the names of `TERMS`; besides, `chance` is the chance to be first in
this round, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.choices import groups
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLUE, NONE, SIDES, WATCHERS, Step
from valhalla.words.language import N_, _, in_percent, ngettext
from valhalla.words.weighing import (
    DONE,
    MIGHT,
    NOTICEABLE,
    Candidate,
    Weighing,
    best_two,
    next_best,
    parts,
    points,
    tips,
    worth,
)
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
COUNTED: Final[dict[str, tuple[Callable[[int], str], Callable[[int], str]]]] = {
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
HABITS: Final = {
    "random": N_("This seat plays at random."),
    "brawler": N_("This seat plays at random, but likes a fight."),
    "thrall": N_("A thrall does not think so far: it has a few habits and follows them."),
}
# Where having no choice tells nothing of the hand.
PUBLIC: Final = (
    Step.CLOSE,
    Step.AIM,
    Step.SETTLE,
    Step.PLACE,
    Step.COLOUR,
    Step.RECALL,
    Step.CROWN,
    Step.AFTER,
)


class WolvesReasons(Weighing):
    """Tells *viewer* (None: a spectator) of one `ai.thought.Thought` of *seat*.

    *view* is what the seat saw when it decided; *over* says whether the game is over by now.
    """

    def __init__(
        self, view: State, seat: int, thought: Any, names: Sequence[str], *, viewer: int | None, over: bool
    ) -> None:
        self.s, self.seat, self.names, self.thought = view, seat, names, thought
        self.viewer = WATCHERS if viewer is None else 1 << viewer
        self.plain = over or viewer == seat or all(self._knows(card) for card in view.hands[seat])

    def sentences(self, kind: str) -> list[str]:
        """Why a seat of this kind decided so: one sentence or two."""
        deed = self._phrase(self.thought.command, DONE)
        found = self._weighed()
        if len(found) < 2:
            return [_because(deed, []), *self._unweighed(kind)]
        mine, other = found[:2]
        why = _because(deed, [self._odds(mine, other), self._tips(mine, other)])
        return [why, next_best(mine, other, self._phrase(other.command, MIGHT), numbers=self.plain)]

    def advice(self) -> str:
        """The same as a sentence to whoever is in the seat's place: what to do, and what speaks for it."""
        found = self._weighed()
        deed = self._phrase(self.thought.command, MIGHT)
        clauses = [self._odds(*found[:2]), self._tips(*found[:2])] if len(found) > 1 else []
        if found and found[0].tried:
            clauses.append(_("about {chance} to win the game").format(chance=in_percent(found[0].worth)))
        return _because(deed[:1].upper() + deed[1:], clauses)

    # What may be told

    def _knows(self, card: int) -> bool:
        """Whether the viewer may know where a card of the People is; all others lie open."""
        return card >= len(self.s.known) or bool(self.s.known[card] & self.viewer)

    def _sees(self, command: cm.Command) -> bool:
        """Whether the viewer may know the cards of a command; what was done shows its own."""
        shown = _cards(self.thought.command)
        return self.plain or all(card in shown or self._knows(card) for card in _cards(command))

    def _weighed(self) -> list[Candidate]:
        """The candidates as far as the viewer can tell them apart, the chosen one first."""
        found: dict[str, Candidate] = {}
        for one in self.thought.candidates:
            if self._sees(one.command):
                found.setdefault(self._phrase(one.command, MIGHT), one)
        # How many there are would tell of the hand.
        return list(found.values())[: None if self.plain else 2]

    # What was done, and what might have been

    def _phrase(self, command: cm.Command, form: int) -> str:
        key, table = self._key(command), self.s.table
        cards = self._named(command)
        message = COUNTED[key][form](len(cards)) if key in COUNTED else _(PHRASES[key][form])
        text = message.format(
            player=self.names[self.seat],
            target=self.names[command.row] if isinstance(command, cm.Lay) else "",
            card=called.cards(table, cards[:1]),
            cards=called.cards(table, cards),
            strength=command.strength if isinstance(command, cm.Plague) else "",
        )
        note = self._note(command)
        return f"{text} ({note})" if note else text

    def _key(self, command: cm.Command) -> str:
        if isinstance(command, cm.Lay) and command.row != self.seat:
            return "lay_at"
        if isinstance(command, cm.Decline) and self.s.step == Step.REACT:
            return "let"
        if isinstance(command, cm.KeepColour):
            return "keep_blue" if command.colour == BLUE else "keep_red"
        return str(command.__struct_config__.tag)

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
        return _cards(command)[:1]

    def _note(self, command: cm.Command) -> str:
        """Which end, whose unit, which cards besides."""
        table = self.s.table
        if isinstance(command, cm.Aim):
            return _("player {player}").format(player=self.names[self.s.row_of(command.unit)])
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

    def _unweighed(self, kind: str) -> list[str]:
        """Where there was nothing to compare with."""
        forced = [len(group) for group in groups(self.s, self.seat)] == [1]
        if forced and (self.plain or self.s.step in PUBLIC):
            return [_("There was nothing else to do.")]
        level = kind.partition(":")[0]
        return [_(HABITS[level])] if level in HABITS and not self.thought.candidates else []

    def _odds(self, mine: Candidate, other: Candidate) -> str:
        """The chance of the round; without numbers, which way it points."""
        chance, less = parts(mine).get("chance"), parts(other).get("chance")
        if chance is None:
            return ""
        if self.plain:
            return _("a chance of {chance} to win the round").format(chance=in_percent(chance))
        better = less is not None and chance - less >= NOTICEABLE
        return _("the better chance to win the round") if better else ""

    def _tips(self, mine: Candidate, other: Candidate) -> str:
        """The one or two terms that are ahead most."""
        number = " ({})" if self.plain else ""
        terms, against = parts(mine), parts(other)
        shared = [(n, terms.get(n, 0.0) - against.get(n, 0.0)) for n in TERMS if n in terms or n in against]
        return tips([_(TERMS[name]) + number.format(points(more, "+")) for name, more in best_two(shared)])

    def _numbers(self, one: Candidate, found: list[Candidate]) -> str:
        """The numbers of a candidate; of its terms those that are not the same for all."""
        terms, numbers = parts(one), [worth(one)]
        if "chance" in terms:
            numbers.append(_("{chance} to win the round").format(chance=in_percent(terms["chance"])))
        shown = [n for n in TERMS if n in terms and len({points(parts(c).get(n, 0.0)) for c in found}) > 1]
        return ", ".join([*numbers, *(f"{_(TERMS[name])} {points(terms[name])}" for name in shown)])


def _because(deed: str, clauses: list[str]) -> str:
    """A deed, and after a colon what speaks for it."""
    why = "; ".join(filter(None, clauses))
    return f"{deed}: {why}." if why else f"{deed}."


def _cards(command: cm.Command) -> tuple[int, ...]:
    """The cards a command names that may come from the hand."""
    first = getattr(command, "card", NONE)
    return (*((first,) if first != NONE else ()), *getattr(command, "cards", ()))


def _besides(command: cm.Command) -> tuple[int, ...]:
    """The cards a command names besides the first: what is paid, discarded, aimed at, taken back."""
    if isinstance(command, cm.Summon):
        return command.pay
    if isinstance(command, cm.Invoke):
        return (*command.targets, *command.cards)
    if isinstance(command, cm.Withdraw):
        return command.units
    return command.cards if isinstance(command, cm.Regroup | cm.Return) else ()
