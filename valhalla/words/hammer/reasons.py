"""Why an AI seat of the Hammer Throw did what it did: a sentence or two, and its candidates with numbers.

The law is that of Valhalla's reasons: whoever looks is told no more than they may know until the game is
over. As long as the seat knows a card that they do not, they get no numbers, and cards that were not played,
laid or saved are not spoken of.

The terms of a candidate are points of worth by the names of `TERMS`; besides, `chance` is the chance that a
throw gets past the token, from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.choices import legal
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import LAST_CELL, NONE, WATCHERS, Step
from valhalla.words.hammer import names as called
from valhalla.words.language import N_, _, in_percent, ngettext
from valhalla.words.weighing import (
    DONE,
    MIGHT,
    Candidate,
    Weighing,
    best_two,
    next_best,
    parts,
    points,
    tips,
    worth,
)

# What was done, and the same as something that might be done.
PHRASES: Final = {
    "throw": (N_("Player {player} throws"), N_("throw")),
    "throw_again": (N_("Player {player} throws again"), N_("throw again")),
    "rethrow": (N_("Player {player} throws again only {dice}"), N_("throw again only {dice}")),
    "stop": (N_("Player {player} stops on cell {cell}"), N_("stop on cell {cell}")),
    "move": (N_("Player {player} moves the token to cell {next}"), N_("move the token to cell {next}")),
    "fail": (N_("Player {player} lets the throw fail"), N_("let the throw fail")),
    "play": (N_("Player {player} plays card {card}"), N_("play card {card}")),
    "keep_on_top": (N_("Player {player} lays card {card} on top"), N_("lay card {card} on top")),
    "take_all": (N_("Player {player} takes all new cards into the hand"), N_("take all into the hand")),
    "lay_favour": (N_("Player {player} lays card {card} as a favour"), N_("lay card {card} as a favour")),
    "pass": (N_("Player {player} lays no favour"), N_("lay no favour")),
    "end_turn": (N_("Player {player} ends the turn"), N_("end the turn")),
}
COUNTED: Final[dict[str, tuple[Callable[[int], str], Callable[[int], str]]]] = {
    "remove": (
        lambda n: ngettext("Player {player} removes a hammer", "Player {player} removes {count} hammers", n),
        lambda n: ngettext("remove a hammer", "remove {count} hammers", n)),
    "place": (
        lambda n: ngettext(
            "Player {player} lays a card on the points pile",
            "Player {player} lays {count} cards on the points pile", n),
        lambda n: ngettext("lay a card on the points pile", "lay {count} cards on the points pile", n)),
    "pledge": (
        lambda n: ngettext(
            "Player {player} saves a card of the last hand",
            "Player {player} saves {count} cards of the last hand", n),
        lambda n: ngettext("save a card", "save {count} cards", n)),
}  # fmt: skip

# For those who may not know the cards.
SECRET: Final = N_("Player {player} chooses in secret which card comes next")
VEILED: Final[dict[type, str]] = {
    cm.LayFavour: N_("lay another card as a favour"),
    cm.Place: N_("lay other cards on the points pile"),
    cm.Pledge: N_("save other cards"),
}

TERMS: Final = {
    "points": N_("the gain in points"), "hand": N_("the hand"), "risk": N_("the risk"),
    "cards": N_("the price of the cards"), "favour": N_("the favour"), "set": N_("three of a deck"),
    "deny": N_("the loss of the others"),
}  # fmt: skip

# How levels decide that weigh nothing.
HABITS: Final = {
    "random": N_("This seat plays at random."),
    "thrall": N_("A thrall does not think so far: it has a few habits and follows them."),
    "karl": N_("A karl goes by a simple rule: throw while the chance is good, keep what is still of use."),
}
PUBLIC: Final = (Step.PLACE, Step.PEEK, Step.PLEDGE)  # where having no choice tells nothing of the hand
THROWS: Final = cm.Throw | cm.Rethrow


class HammerReasons(Weighing):
    """Tells *viewer* (None: a spectator) of one `ai.thought.Thought` of *seat*.

    *view* is what the seat saw when it decided; *over* says whether the game is over by now.
    """

    def __init__(
        self, view: State, seat: int, thought: Any, names: Sequence[str], *, viewer: int | None, over: bool
    ) -> None:
        self.s, self.seat, self.names, self.thought = view, seat, names, thought
        self.viewer = WATCHERS if viewer is None else 1 << viewer
        self.plain = over or viewer == seat or not self._hides()

    def sentences(self, kind: str) -> list[str]:
        """Why a seat of this kind decided so: one sentence or two."""
        deed = self._phrase(self.thought.command, DONE)
        if not self._sees(self.thought.command):
            return [f"{deed}.", _("The reason stays hidden, like the cards, until the game is over.")]
        found = self._weighed()
        if len(found) < 2:
            return [_because(deed, [self._odds(found)]), *self._unweighed(kind)]
        mine, other = found[:2]
        label = self._phrase(other.command, MIGHT)
        why = _because(deed, [self._odds(found), self._tips(mine, other)])
        return [why, next_best(mine, other, label, numbers=self.plain)]

    def advice(self) -> str:
        """The same as a sentence to whoever is in the seat's place: what to do, and what speaks for it."""
        found = self._weighed()
        deed = self._phrase(self.thought.command, MIGHT)
        clauses = [self._odds(found), self._tips(*found[:2]) if len(found) > 1 else ""]
        if found and found[0].tried:
            clauses.append(_("about {chance} to win the game").format(chance=in_percent(found[0].worth)))
        return _because(deed[:1].upper() + deed[1:], clauses)

    # What may be told

    def _hides(self) -> bool:
        """Whether the seat knew a card that the viewer does not."""
        places = (self.s.drawn, *self.s.tops, *self.s.hands, *self.s.piles)
        return any(card >= 0 and not self._knows(card) for place in places for card in place)

    def _knows(self, card: int) -> bool:
        return bool(self.s.known[card] & self.viewer)

    def _sees(self, command: cm.Command) -> bool:
        """Whether the viewer may know the cards of a command; what was played, laid or saved shows itself."""
        shown = _shown(self.thought.command)
        return self.plain or all(card in shown or self._knows(card) for card in _cards(command))

    def _weighed(self) -> list[Candidate]:
        """The candidates as far as the viewer can tell them apart, the chosen one first."""
        found: dict[str, Candidate] = {}
        for one in self.thought.candidates:
            if self._sees(one.command) or type(one.command) in VEILED:
                found.setdefault(self._phrase(one.command, MIGHT), one)
        # How many there are would tell of the hand.
        return list(found.values())[: None if self.plain else 2]

    # What was done, and what might have been

    def _phrase(self, command: cm.Command, form: int) -> str:
        count, seen = _count(command), self._sees(command)
        key = self._key(command)
        if not seen and isinstance(command, cm.KeepOnTop):
            message = _(SECRET)
        elif not seen and command != self.thought.command:
            message = _(VEILED[type(command)])
        else:
            message = COUNTED[key][form](count) if key in COUNTED else _(PHRASES[key][form])
        words = {"player": self.names[self.seat], "cell": self.s.token, "count": count}
        words |= {"next": min(self.s.total(), LAST_CELL), "dice": called.dice(self._dice(command))}
        text = message.format(card=called.cards(self.s, _cards(command)[:1]), **words)
        note = self._note(command) if seen else ""
        return f"{text} ({note})" if note else text

    def _key(self, command: cm.Command) -> str:
        if isinstance(command, cm.Throw) and self.s.throws:
            return "throw_again"
        if isinstance(command, cm.Place) and not command.points:
            return "take_all"
        return str(command.__struct_config__.tag)

    def _dice(self, command: cm.Command) -> list[int]:
        """The dice that a command names."""
        places = command.dice if isinstance(command, cm.Rethrow | cm.Play) else ()
        return [self.s.dice[place] for place in places]

    def _note(self, command: cm.Command) -> str:
        """Which cards, which dice, whose hand, which deck."""
        if isinstance(command, cm.Place | cm.Pledge):
            return called.cards(self.s, _cards(command))
        if not isinstance(command, cm.Play):
            return ""
        dice = called.dice(self._dice(command))
        whose = _("player {player}").format(player=self.names[command.target]) if command.target >= 0 else ""
        deck = called.deck(command.deck) if command.deck != NONE else ""
        turned = f"{dice} → {called.dice(command.faces)}" if command.faces else dice
        given, taken = called.cards(self.s, command.give), called.cards(self.s, command.take)
        swapped = _("{given} for {taken}").format(given=given, taken=taken) if given else ""
        return ", ".join(filter(None, (turned, whose, deck, swapped)))

    # Why

    def _unweighed(self, kind: str) -> list[str]:
        """Where there was nothing to compare with."""
        if len(legal(self.s, self.seat)) == 1 and (self.plain or self.s.step in PUBLIC):
            return [_("There was nothing else to do.")]
        level = kind.partition(":")[0]
        return [_(HABITS[level])] if level in HABITS and not self.thought.candidates else []

    def _odds(self, found: list[Candidate]) -> str:
        """What a throw dares, or what a stop does not dare; without numbers, which way it points."""
        command = self.thought.command
        if not self.s.throws or not isinstance(command, THROWS | cm.Stop):
            return ""
        stops = isinstance(command, cm.Stop)
        if not self.plain:
            return _("going on has more to lose than to win") if stops else _("more to win than to lose")
        chances = [parts(one)["chance"] for one in found if self._dares(one)]
        message = _("a chance of {chance} to get past cell {cell}")
        if stops:
            message = _("another throw gets past cell {cell} with a chance of {chance}")
        return message.format(chance=in_percent(chances[0]), cell=self.s.token) if chances else ""

    def _dares(self, one: Candidate) -> bool:
        """Whether this is a throw that may fail, and how likely it does not."""
        return bool(self.s.throws) and isinstance(one.command, THROWS) and "chance" in parts(one)

    def _tips(self, mine: Candidate, other: Candidate) -> str:
        """The one or two terms that are ahead most."""
        number = " ({})" if self.plain else ""
        terms, against = parts(mine), parts(other)
        shared = [(n, terms.get(n, 0.0) - against.get(n, 0.0)) for n in TERMS if n in terms or n in against]
        return tips([_(TERMS[name]) + number.format(points(more, "+")) for name, more in best_two(shared)])

    def _numbers(self, one: Candidate, found: list[Candidate]) -> str:
        """The numbers of a candidate; of its terms those that are not the same for all."""
        terms, numbers = parts(one), [worth(one)]
        if self._dares(one):
            chance = _("{chance} to get past cell {cell}")
            numbers.append(chance.format(chance=in_percent(terms["chance"]), cell=self.s.token))
        shown = [n for n in TERMS if n in terms and len({points(parts(c).get(n, 0.0)) for c in found}) > 1]
        return ", ".join([*numbers, *(f"{_(TERMS[name])} {points(terms[name])}" for name in shown)])


def _because(deed: str, clauses: list[str]) -> str:
    """A deed, and after a colon what speaks for it."""
    why = "; ".join(filter(None, clauses))
    return f"{deed}: {why}." if why else f"{deed}."


def _cards(command: cm.Command) -> tuple[int, ...]:
    """The cards a command names."""
    if isinstance(command, cm.Play):
        return (command.card, *command.give, *command.take)
    if isinstance(command, cm.LayFavour | cm.KeepOnTop):
        return (command.card,)
    if isinstance(command, cm.Place | cm.Pledge):
        return command.points if isinstance(command, cm.Place) else command.cards
    return ()


def _shown(command: cm.Command) -> tuple[int, ...]:
    """The cards that a command, once given, shows to all."""
    if isinstance(command, cm.Play | cm.LayFavour):
        return (command.card,)
    return command.cards if isinstance(command, cm.Pledge) else ()


def _count(command: cm.Command) -> int:
    return command.hammers if isinstance(command, cm.Remove) else len(_cards(command))
