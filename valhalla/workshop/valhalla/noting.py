"""What the lab notes of a game of Valhalla."""

from __future__ import annotations

from typing import Any

from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.events import TacticPlayed
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.session import Session


def sorts(ids: list[str]) -> dict[str, str]:
    """The cards in play by id, each with its sort: a warrior fares unlike a tactic."""
    cards = by_id()
    return {name: type(cards.get(name)).__name__ for name in ids}


def jarls(session: Session) -> list[str | None]:
    """Who led each seat."""
    return [seat["jarl"] for seat in session.game.describe(session.state)["seats"]]


def used(session: Session) -> list[frozenset[str]]:
    """By seat: cards in Valhalla at the end, and tactics played."""
    ids = session.game.card_data(session.setup)[0]["cards"]
    found = [set(seat["valhalla"]) for seat in session.game.describe(session.state)["seats"]]
    for entry in session.log:
        for event in entry.events:
            if isinstance(event, TacticPlayed):
                found[event.seat].add(ids[event.card])
    return [frozenset(cards) for cards in found]


def choosing_jarl(session: Session) -> bool:
    return bool(session.state.step == Step.CHOOSE_JARLS)


def first(session: Session) -> int:
    """Who began."""
    return int(session.state.first)


def rounds(session: Session) -> int | None:
    """A battle is told in turns."""
    return None


def told(name: str, sort: str) -> dict[str, Any]:
    """Nothing more to tell of a card."""
    return {}
