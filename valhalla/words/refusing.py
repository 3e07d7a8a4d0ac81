"""What every refusal is made of, whichever game refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from valhalla.kernel.game import IllegalCommand
from valhalla.words.language import N_, _
from valhalla.words.listing import Names

# What every game refuses in the same words.
COMMON: Final[dict[str, str]] = {
    "game_over": N_("The game is over."),
    "not_your_turn": N_("It is up to player {player} now."),
    "not_now": N_("That is not possible now: {task}."),
    "not_in_hand": N_("This card is not in your hand."),
}


class Refusals(NamedTuple):
    """The sentences of one game, by the keys of its checks.

    What may be filled in: {player} for a seat, {task} for a step of the agenda, numbers by their names.
    """

    messages: Mapping[str, str]  # besides those that all games have in common
    counted: Mapping[str, Callable[[int], str]]  # those that depend on a number
    tasks: Mapping[int, str]  # what a step is about
    moments: Mapping[str, Mapping[int, str]] = MappingProxyType({})  # those that depend on the step

    def sentence(self, refusal: IllegalCommand, names: Names) -> str:
        """A refused command as a sentence, without its clause."""
        key, params = refusal.key, refusal.params
        if key in self.counted:
            (count,) = params.values()
            return self.counted[key](count).format(count=count)
        words, step = dict(params), params.get("step")
        if "seat" in params:
            words["player"] = names[params["seat"]]
        if step is not None:
            words["task"] = _(self.tasks[step])
            if key in self.moments:
                return _(self.moments[key][step])
        return _(COMMON.get(key) or self.messages[key]).format(**words)
