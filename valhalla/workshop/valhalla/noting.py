"""What the lab notes of a game of Valhalla."""

from __future__ import annotations

from valhalla.games.valhalla.cards import by_id
from valhalla.games.valhalla.events import TacticPlayed
from valhalla.games.valhalla.terms import Step
from valhalla.kernel.session import Session
from valhalla.workshop.noting import Noting


class ValhallaNoting(Noting):
    def sorts(self, ids: list[str]) -> dict[str, str]:
        """The cards in play by id, each with its sort: a warrior fares unlike a tactic."""
        cards = by_id()
        return {name: type(cards.get(name)).__name__ for name in ids}

    def jarls(self, session: Session) -> list[str | None]:
        """Who led each seat."""
        return [seat["jarl"] for seat in session.game.describe(session.state)["seats"]]

    def used(self, session: Session) -> list[frozenset[str]]:
        """By seat: cards in Valhalla at the end, and tactics played."""
        ids = session.game.card_data(session.setup)[0]["cards"]
        found = [set(seat["valhalla"]) for seat in session.game.describe(session.state)["seats"]]
        for entry in session.log:
            for event in entry.events:
                if isinstance(event, TacticPlayed):
                    found[event.seat].add(ids[event.card])
        return [frozenset(cards) for cards in found]

    def choosing_jarl(self, session: Session) -> bool:
        return bool(session.state.step == Step.CHOOSE_JARLS)
