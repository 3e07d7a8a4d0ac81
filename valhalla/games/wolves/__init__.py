"""Wolves of Odin, a game of formations: the verbs of `kernel.game.Game`."""

from __future__ import annotations

from typing import Any

from valhalla.games.wolves import commands as _commands
from valhalla.games.wolves import events as _events
from valhalla.games.wolves.apply import apply
from valhalla.games.wolves.audit import audit, recount
from valhalla.games.wolves.checks import check
from valhalla.games.wolves.choices import groups, legal, to_act
from valhalla.games.wolves.options import options
from valhalla.games.wolves.rules import blank, decide, new
from valhalla.games.wolves.spans import spans
from valhalla.games.wolves.state import State
from valhalla.games.wolves.table import EXPANSIONS, Setup, check_setup, table, table_of
from valhalla.games.wolves.view import determinize, seen_by, view
from valhalla.kernel.fingerprint import state_hash
from valhalla.kernel.game import Ids, Outcome

ID = "wolves"
RULES_VERSION = "2"
BEGIN = _commands.Begin()
COMMAND: Any = _commands.ANY
EVENT: Any = _events.ANY


def outcome(s: State) -> Outcome | None:
    """The result of a finished game."""
    if not s.winners:
        return None
    return Outcome(s.scores, s.winners, "ragnarok" if s.doomed() else "glory", s.turns)


def card_data(setup: Setup, ids: Ids | None = None) -> tuple[Ids, str]:
    """What a save notes of the cards in play: their ids in order, and the fingerprint of their data."""
    laid = table(setup) if ids is None else table_of(setup, ids["cards"])
    return {"cards": [card.id for card in laid.cards]}, laid.digest


def everything(asked: dict[str, Any]) -> tuple[str, ...]:
    return EXPANSIONS


def blank_of(setup: Setup, ids: Ids) -> State:
    """A blank table with the cards of a save; raises KeyError with an id we do not have."""
    return blank(setup, table_of(setup, ids["cards"]))


def describe(s: State) -> dict[str, Any]:
    """The state by card ids, as `valhalla verify --state` shows it."""

    def ids(cards: list[int]) -> list[str]:
        return [s.table.cards[card].id for card in cards if card >= 0]

    return {
        "deck": ids(s.deck),
        "discard": ids(s.discard),
        "between": ids(s.air),
        "hall": ids(s.hall),
        "gone": ids(s.gone),
        "open_victories": ids(s.prizes),
        "round": s.round,
        "passes": list(s.passes),
        "seats": [
            {
                "hand": ids(s.hands[seat]),
                "row": ids(s.rows[seat]),
                "sacrifices": ids(s.offerings[seat]),
                "deities": ids(s.deities[seat]),
                "victories": ids(s.victories[seat]),
            }
            for seat in range(s.table.players)
        ],
    }
