"""The big moments against a monster as a saga tells them; the saga of a referee is in `saga.py`."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.monsters import events as ev
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ATTACKING
from valhalla.words.language import N_, _
from valhalla.words.telling import Telling, varied
from valhalla.words.valhalla.monsters import names as monsters
from valhalla.words.valhalla.saga.phrases import PLACES

told: Final = Telling(
    {
        **PLACES,
        "monster": lambda saga, s, e: monsters.called(s),
        "card": lambda saga, s, e: monsters.active_card(s),
        "attack": lambda saga, s, e: e.strength,
        "defence": lambda saga, s, e: e.against,
    }
)
_OUT: Final = varied(
    N_("{player} goes out against {monster}: {card}."),
    N_("Axe in hand, {player} looks for {monster} and finds it: {card}."),
)
_LAST: Final = N_("It ends tonight. {player} goes for {monster}: {card}.")
_WON: Final = varied(
    N_("{attack} to {defence}: {player} strikes, and {monster} bleeds."),
    N_("{attack} to {defence}: a blow of {player} goes deep."),
)
_LOST: Final = N_("{attack} to {defence}: {monster} does not even turn its head.")
_HELD: Final = varied(
    N_("{attack} to {defence}: {player} stands, and {monster} turns away."),
    N_("{attack} to {defence}: the wall of {player} holds."),
)
_EVEN: Final = N_("{attack} to {defence}: nobody yields, and {monster} comes through all the same.")
_THROUGH: Final = N_("{attack} to {defence}: {monster} comes through.")


def _challenged(s: State, e: ev.MonsterChallenged) -> str:
    return _(_LAST) if e.last else _OUT(s, e)


def _fought(s: State, e: ev.MonsterFought) -> str:
    if fought(s).monster == ATTACKING:
        return _WON(s, e) if e.won else _(_LOST)
    if e.won:
        return _HELD(s, e)
    return _(_EVEN if e.strength == e.against else _THROUGH)


challenged: Final = told(_challenged)
_COMES: Final = varied(
    N_("{monster} comes out of the dark, at {player}: {card}."),
    N_("The ground shakes. {monster} wants {player}: {card}."),
)
attacked: Final = told(_COMES)
battle: Final = told(_fought)
