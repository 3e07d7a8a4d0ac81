"""What was done to a player since they last decided: for the curtain."""

from __future__ import annotations

from valhalla.ui.table.match import Match


def recap(match: Match, seat: int) -> list[str]:
    """What concerned this seat since its last decision, in words everybody may read."""
    log = match.session.log
    last = max((n for n, entry in enumerate(log) if entry.seat == seat), default=0)
    game = match.game
    seen = game.view(match.session.state_before(last + 1), None)
    found = []
    for entry in log[last + 1 :]:
        for event in entry.events:
            public = game.seen_by(event, None)
            game.apply(seen, public)
            if match.staging.concerns(event, seat):
                text = match.staging.tell(match.names, seen, public, "standard")
                if text:
                    found.append(text)
    return found
