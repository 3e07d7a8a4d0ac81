"""Tables of every kind there is, at some moment of the game: what a long run sits down at.

They are those of the soak, with people at some of their seats.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valhalla.ai.guests import guest_of
from valhalla.ai.levels import choose
from valhalla.ai.play import Bout
from valhalla.games import GAMES
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.workshop.posing import NAMES
from valhalla.workshop.record import soaked

TABLES: Final = 2000  # of the soak, from which one is picked
SEATS: Final = 4  # at the largest table here, so that a game comes to its end in time
SELF: Final = "thrall"  # plays all seats up to the moment, and those without a person
MIDDLE: Final = 80  # decisions of a game in its middle
LAST: Final = 12  # decisions before its end
BEGUN, IN_THE_MIDDLE, NEARLY_OVER = range(3)


def lay(kind: str, luck: Chance, seed: int, path: Path, moment: int | None = None) -> Session:
    """A table of this kind, kept in a save: just begun, in its middle, or shortly before its end."""
    match = _match(kind, luck, seed)
    session = begun(match, _who(match, luck))
    moment = luck.below(3) if moment is None else moment
    if moment == IN_THE_MIDDLE:
        _play(session, luck.below(MIDDLE))
    elif moment == NEARLY_OVER:
        _play(session)
        session.rewind(max(1, len(session.log) - 1 - luck.below(LAST)))
    session.keep_at(path)
    return session


def begun(match: Bout, kinds: list[str]) -> Session:
    """A table of the soak with other seats."""
    game = GAMES[match.game]
    seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
    return Session.start(game, game.Setup(**match.setup), seats, match.seed)


def _match(kind: str, luck: Chance, seed: int) -> Bout:
    """One of the soak's tables that is not too large."""
    while True:
        match = soaked()[kind](luck.below(TABLES), seed)
        if len(match.levels) <= SEATS:
            return match


def _who(match: Bout, luck: Chance) -> list[str]:
    """A person somewhere, perhaps more of them; now and then none. A guest stays what it is."""
    guest = guest_of(match.game, match.setup)
    free = len(match.levels) - (guest is not None)
    people = {luck.below(free), luck.below(free)} if luck.below(8) else set()
    kinds = ["human" if seat in people else SELF for seat in range(free)]
    return [*kinds, *([guest.kind] if guest else [])]


def _play(session: Session, decisions: int = 1 << 30) -> None:
    """All seats play by themselves, to the end or for so long."""
    game = session.game
    while game.to_act(session.state) and len(session.log) <= decisions:
        seat = game.to_act(session.state)[0]
        view = game.view(session.state, seat)
        session.submit(seat, choose(SELF, game, view, seat, Chance(session.seed, 1, len(session.log))))
