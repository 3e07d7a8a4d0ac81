"""The Hammer Throw, a game of pushing one's luck: the verbs of `kernel.game.Game`."""

from __future__ import annotations

from typing import Any

from valhalla.games.hammer import commands as _commands
from valhalla.games.hammer import events as _events
from valhalla.games.hammer.apply import apply
from valhalla.games.hammer.audit import audit, recount
from valhalla.games.hammer.checks import check
from valhalla.games.hammer.choices import groups, legal, to_act
from valhalla.games.hammer.options import options
from valhalla.games.hammer.rules import blank, decide, new
from valhalla.games.hammer.spans import spans
from valhalla.games.hammer.state import State
from valhalla.games.hammer.table import EXPANSIONS, Setup, check_setup, table, table_of
from valhalla.games.hammer.view import determinize, seen_by, view
from valhalla.kernel.fingerprint import state_hash
from valhalla.kernel.game import Ids, Outcome

ID = "hammer"
RULES_VERSION = "2"
BEGIN = _commands.Begin()
COMMAND: Any = _commands.ANY
EVENT: Any = _events.ANY


def outcome(s: State) -> Outcome | None:
    """The result of a finished game."""
    return Outcome(s.scores, s.winners, "rounds", s.turns) if s.winners else None


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
        "decks": [sorted(ids(deck)) + ids(top) for deck, top in zip(s.decks, s.tops, strict=True)],
        "discards": [ids(pile) for pile in s.discards],
        "between": ids(s.drawn),
        "token": s.token,
        "dice": list(s.dice),
        "seats": [
            {"hand": ids(s.hands[seat]), "points": ids(s.piles[seat]), "favours": ids(s.favours[seat])}
            for seat in range(s.table.players)
        ],
    }
