"""Why an AI seat of the Hammer Throw did what it did; `chance` is that of a throw to get past the token."""

from __future__ import annotations

from typing import Final

from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import LAST_CELL, NONE, WATCHERS, Step
from valhalla.words import iron
from valhalla.words.hammer import names as called
from valhalla.words.language import N_, _, in_percent, ngettext
from valhalla.words.reasons import SHARED_HABITS, Candidate, Counted, Reasons, parts

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
COUNTED: Final[Counted] = {
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
    **SHARED_HABITS,
    "karl": N_("A karl goes by a simple rule: throw while the chance is good, keep what is still of use."),
}
PUBLIC: Final = (Step.PLACE, Step.PEEK, Step.PLEDGE)  # where having no choice tells nothing of the hand
THROWS: Final = cm.Throw | cm.Rethrow


class HammerReasons(Reasons):
    """Tells of a thought at a table of the Hammer Throw."""

    phrases, counted, terms, habits, veiled = PHRASES, COUNTED, TERMS, HABITS, VEILED
    watchers = WATCHERS

    s: State

    # What may be told

    def _hides(self) -> bool:
        places = (self.s.drawn, *self.s.tops, *self.s.hands, *self.s.piles)
        return any(card >= 0 and not self._knows(card) for place in places for card in place)

    def _cards(self, command: cm.Command) -> tuple[int, ...]:
        if isinstance(command, cm.Play):
            return (command.card, *command.give, *command.take)
        if isinstance(command, cm.LayFavour | cm.KeepOnTop):
            return (command.card,)
        if isinstance(command, cm.Place | cm.Pledge):
            return command.points if isinstance(command, cm.Place) else command.cards
        return ()

    def _shown(self) -> tuple[int, ...]:
        command = self.thought.command
        if isinstance(command, cm.Play | cm.LayFavour):
            return (command.card,)
        return command.cards if isinstance(command, cm.Pledge) else ()

    # What was done, and what might have been

    def _veil(self, command: cm.Command, form: int) -> str:
        if isinstance(command, cm.KeepOnTop):
            return _(SECRET)
        return _(VEILED[type(command)]) if command != self.thought.command else ""

    def _key(self, command: cm.Command) -> str:
        if isinstance(command, cm.Throw) and self.s.throws:
            return "throw_again"
        if isinstance(command, cm.Place) and not command.points:
            return "take_all"
        return super()._key(command)

    def _count(self, command: cm.Command) -> int:
        return command.hammers if isinstance(command, cm.Remove) else super()._count(command)

    def _words(self, command: cm.Command) -> dict[str, object]:
        return {
            "cell": self.s.token,
            "next": min(self.s.total(), LAST_CELL),
            "dice": iron.dice(self._dice(command)),
            "card": called.cards(self.s, self._cards(command)[:1]),
        }

    def _dice(self, command: cm.Command) -> list[int]:
        """The dice that a command names."""
        places = command.dice if isinstance(command, cm.Rethrow | cm.Play) else ()
        return [self.s.dice[place] for place in places]

    def _note(self, command: cm.Command) -> str:
        """Which cards, which dice, whose hand, which deck."""
        if isinstance(command, cm.Place | cm.Pledge):
            return called.cards(self.s, self._cards(command))
        if not isinstance(command, cm.Play):
            return ""
        dice = iron.dice(self._dice(command))
        whose = _("from {player}").format(player=self.names[command.target]) if command.target >= 0 else ""
        deck = called.deck(command.deck) if command.deck != NONE else ""
        turned = f"{dice} → {iron.dice(command.faces)}" if command.faces else dice
        given, taken = called.cards(self.s, command.give), called.cards(self.s, command.take)
        swapped = _("{given} for {taken}").format(given=given, taken=taken) if given else ""
        return ", ".join(filter(None, (turned, whose, deck, swapped)))

    # Why

    def _public(self) -> bool:
        return self.s.step in PUBLIC

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

    def _chance(self, one: Candidate) -> str:
        if not self._dares(one):
            return ""
        message = _("{chance} to get past cell {cell}")
        return message.format(chance=in_percent(parts(one)["chance"]), cell=self.s.token)
