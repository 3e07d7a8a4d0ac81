"""The big moments of Wolves of Odin as a saga tells them; the saga of a referee is in `saga.py`."""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves import strengths, terms
from valhalla.games.wolves.state import State
from valhalla.words.language import N_, _
from valhalla.words.telling import Telling, varied
from valhalla.words.wolves import names as called

told: Final = Telling(
    {
        "card": lambda saga, s, e: called.card(s.table, e.card),
        "strength": lambda saga, s, e: called.strength(strengths.total(s, e.seat)),
    }
)
ROUND: Final = varied(
    N_("Round {round}: {player} is the first to send fighters out."),
    N_("The wolves are hungry again. Round {round}, and {player} leads."),
)
LAST: Final = N_("Round {round}, the last: Ragnarök lies open, and {player} leads.")
_FIRST: Final = N_("{player} is the first to lower the horn, at strength {strength}.")
_LATER: Final = varied(
    N_("{player} has sent all there are: strength {strength}."),
    N_("No more come at the call of {player}: strength {strength}."),
)
# Before a colon and the units.
STRUCK: Final = {
    terms.Blow.SHOOT: N_("An arrow of {player} flies, and does not miss"),
    terms.Blow.STAB: N_("A knife of {player} comes from behind"),
    terms.Blow.LOKI_KILLS: N_("Loki laughs, and {player} with him"),
    terms.Blow.TYR_STRIKES: N_("Tyr strikes with the one hand he has, for {player}"),
}
TAKEN: Final = N_("Raiders of {player} drag away")
LURED: Final = N_("A word in the dark, and to {player} goes over")
COUNTED: Final = N_("The rows stand face to face")
ENDED: Final = N_("Snow falls on the field. Glory")


def _passed(s: State, e: object) -> str:
    return _(_FIRST) if len(s.passes) == 1 else _LATER(s, e)


passed: Final = told(_passed)
_SUMMONED: Final = varied(
    N_("{card} hears the call of {player}."),
    N_("{player} calls, and {card} comes."),
)
_WON: Final = varied(N_("The skalds give {card} to {player}."), N_("{player} comes home with {card}."))
summoned: Final = told(_SUMMONED)
won: Final = told(_WON)
