"""What was done to a player since they last decided: for the curtain."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import events as ev
from valhalla.ui.match import Match
from valhalla.words.saga import Saga

ABOUT: Final = ("seat", "target", "owner", "on")  # the fields by which an event concerns a seat
TOLD: Final = (
    ev.AttackDeclared, ev.BattleResolved, ev.ShieldTaken, ev.WarriorsRose, ev.EndTriggered, ev.RagnarokBegan,
    ev.TacticTaken, ev.WarriorsAdded, ev.FrostFell, ev.LeaderSurrounded,
)  # fmt: skip


def recap(match: Match, seat: int) -> list[str]:
    """What concerned this seat since its last decision, in words everybody may read."""
    log = match.session.log
    last = max((n for n, entry in enumerate(log) if entry.seat == seat), default=0)
    game = match.game
    seen = game.view(match.session.state_before(last + 1), None)
    saga = Saga(match.names, "standard")
    found = []
    for entry in log[last + 1 :]:
        for event in entry.events:
            public = game.seen_by(event, None)
            game.apply(seen, public)
            if isinstance(event, TOLD) and _concerns(event, seat):
                text = saga.tell(seen, public)
                if text:
                    found.append(text)
    return found


def _concerns(event: object, seat: int) -> bool:
    if isinstance(event, ev.EndTriggered | ev.RagnarokBegan | ev.BattleResolved):
        return True
    return any(getattr(event, field, None) == seat for field in ABOUT)
