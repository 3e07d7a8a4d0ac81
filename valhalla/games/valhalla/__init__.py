"""Valhalla, the main game: the verbs of `kernel.game.Game`."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from valhalla.games.valhalla import commands as _commands
from valhalla.games.valhalla.apply import APPLY, apply
from valhalla.games.valhalla.audit import audit, recount
from valhalla.games.valhalla.checks import check
from valhalla.games.valhalla.choices import all_groups as groups
from valhalla.games.valhalla.choices import all_legal as legal
from valhalla.games.valhalla.choices import to_act
from valhalla.games.valhalla.options import options
from valhalla.games.valhalla.rules import blank, decide, new
from valhalla.games.valhalla.spans import spans
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import EXPANSIONS, Setup, check_setup, table, table_of
from valhalla.games.valhalla.table import everything as fitting
from valhalla.games.valhalla.view import determinize, seen_by, view
from valhalla.kernel.fingerprint import state_hash
from valhalla.kernel.game import Ids, Outcome

ID = "valhalla"
RULES_VERSION = "4"
BEGIN = _commands.Begin()
COMMAND: Any = _commands.ANY
EVENT: Any = reduce(or_, APPLY)


def outcome(s: State) -> Outcome | None:
    """The result of a finished game."""
    if not s.scores:
        return None
    return Outcome(s.scores, s.winners, s.table.foe.termination(s), s.turns)


def card_data(setup: Setup, ids: Ids | None = None) -> tuple[Ids, str]:
    """What a save notes of the cards in play: their ids in order, and the fingerprint of their data."""
    laid = table(setup) if ids is None else table_of(setup, ids)
    noted = {"cards": [card.id for card in laid.cards], "jarls": [jarl.id for jarl in laid.jarls]}
    if laid.lokis:
        noted["loki"] = [card.id for card in laid.lokis]
    if laid.stack is not None:
        noted["monster"] = [card.id for card in laid.stack.cards]
    return noted, laid.digest


def everything(asked: dict[str, Any]) -> tuple[str, ...]:
    return fitting(asked["players"], asked.get("monster"))


def blank_of(setup: Setup, ids: Ids) -> State:
    """A blank table with the cards of a save; raises KeyError with an id we do not have."""
    return blank(setup, table_of(setup, ids))


def describe(s: State) -> dict[str, Any]:
    """The state by card ids, as `valhalla verify --state` shows it."""

    def ids(cards: list[int]) -> list[str]:
        return [s.table.cards[card].id for card in cards if card >= 0]

    kept = s.table.hall.index  # whoever comes first shows what is common
    fighting = [side for side in (s.battle.attack, s.battle.defence) if side] if s.battle else []
    secret = [] if any(s.jarl_offers) else [card for choice in s.secret for card in choice]
    between = [*s.offer, *s.drawn, *secret]
    for side in fighting:
        between += [*side.played, *(card for _, card in side.spite)]
    if s.battle:
        between += [card for _, card, _ in s.battle.thor]
    return {
        **{key: value for module in s.table.modules for key, value in module.describe(s).items()},
        "deck": sorted(ids(s.deck)) + ids(s.top),
        "discard": ids(s.discard),
        "box": ids(s.box),
        "between": ids(between),  # on offer, drawn, chosen in secret, played: nothing once a game is over
        "seats": [
            {
                "hand": ids(s.hands[seat]),
                "squad": ids(s.squads[seat]),
                "valhalla": ids(s.pile(seat)) if kept(s.table.hall[seat]) == seat else [],
                "under": ids(s.under[seat]) if s.under else [],
                "own_shields": s.own[seat],
                "captured": s.captured[seat],
                "jarl": s.table.jarls[s.jarls[seat]].id if s.jarls[seat] >= 0 else None,
            }
            for seat in range(s.table.players)
        ],
    }
