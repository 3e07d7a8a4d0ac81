"""What prompts ask of the moment: who has something to offer, and against whom one fights."""

from __future__ import annotations

from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.options import options
from valhalla.games.valhalla.state import State
from valhalla.words.asking import Ask, Prompt
from valhalla.words.language import _
from valhalla.words.listing import Names


def only_pass(s: State, seat: int) -> bool:
    return [option.kind for option in options(s, seat) if option.kind != "call"] == ["pass"]


def offering(s: State) -> list[str]:
    """Who has something to offer at this step, as everybody can see."""
    step, owner = s.agenda[-1][:2]
    return [module.name for module in s.table.offering if module.offers(s, owner, step)]


def of_rival(text: str, note: str, rule: str) -> Ask:
    """A prompt that names whoever this fighter fights."""

    def ask(s: State, seat: int, names: Names) -> Prompt:
        foe = fought(s).opponent(seat)
        assert foe is not None
        return Prompt(_(text).format(player=names[foe.seat]), _(note), rule)

    return ask
