"""Tables of every game there is, of all sizes, at some moment of the game: what a long run sits down at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from valhalla.ai.guests import with_guest
from valhalla.ai.levels import choose
from valhalla.games import GAMES
from valhalla.games.valhalla.monsters.stack import LARGE, TOLLS
from valhalla.games.valhalla.table import MONSTERS, everything
from valhalla.kernel.chance import Chance
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.workshop.posing import NAMES

VARIANTS: Final = ((), ("hand_draft",), ("five_jarls",), ("simplified",))
EXPANSIONS: Final[tuple[Callable[[int], tuple[str, ...]], ...]] = (
    lambda players: (),
    everything,
    lambda players: ("dwarves", "valkyries", "tyr"),
)
# Who sits where; every table has somebody who plays through the window, but for one that is only watched.
PARTIES: Final = (
    "human human",
    "human thrall",
    "human human thrall",
    "thrall human thrall human",
    "thrall thrall",
)
HUNTERS: Final = ("human", "human thrall", "human human", "human thrall human thrall")
THROWERS: Final = ("human", "human thrall", "human human", "thrall human thrall")
CLANS: Final = ("human thrall", "human human", "human thrall thrall", "human human thrall thrall")
SELF: Final = "thrall"  # plays all seats up to the moment
MIDDLE: Final = 80  # decisions of a game in its middle
LAST: Final = 12  # decisions before its end


def _valhalla(luck: Chance) -> tuple[str, dict[str, object]]:
    kinds = luck.pick(PARTIES)
    expansions = luck.pick(EXPANSIONS)(len(kinds.split()))
    return kinds, {"variants": luck.pick(VARIANTS), "expansions": expansions}


def _hunt(luck: Chance) -> tuple[str, dict[str, object]]:
    kinds, level = luck.pick(HUNTERS), 1 + luck.below(len(TOLLS))
    return kinds, {
        "monster": luck.pick(MONSTERS), "level": level, "expansions": luck.pick(((), LARGE)),
    }  # fmt: skip


def _hammer(luck: Chance) -> tuple[str, dict[str, object]]:
    kinds = luck.pick(THROWERS)
    return kinds, {"variants": luck.pick(((), ("expert",))) if " " in kinds else ()}


def _wolves(luck: Chance) -> tuple[str, dict[str, object]]:
    """Two of them are joined by the shadow clan."""
    return luck.pick(CLANS), {"variants": ()}


KINDS: Final = {"valhalla": _valhalla, "hunt": _hunt, "hammer": _hammer, "wolves": _wolves}


def lay(kind: str, luck: Chance, seed: int, path: Path) -> Session:
    """A table of this kind, kept in a save, at its beginning, in its middle or shortly before its end."""
    game = GAMES["valhalla" if kind == "hunt" else kind]
    parties, asked = KINDS[kind](luck)
    kinds, setup = with_guest(game.ID, parties.split(), {"players": len(parties.split()), **asked})
    seats = tuple(Seat(name, who) for name, who in zip(NAMES, kinds, strict=False))
    session = Session.start(game, game.Setup(**{**setup, "players": len(seats)}), seats, seed)
    moment = luck.below(3)
    if moment == 1:
        _play(session, luck.below(MIDDLE))
    elif moment == 2:
        _play(session)
        session.rewind(max(1, len(session.log) - 1 - luck.below(LAST)))
    session.keep_at(path)
    return session


def _play(session: Session, decisions: int = 1 << 30) -> None:
    """All seats play by themselves, to the end or for so long."""
    game = session.game
    while game.to_act(session.state) and len(session.log) <= decisions:
        seat = game.to_act(session.state)[0]
        view = game.view(session.state, seat)
        session.submit(seat, choose(SELF, game, view, seat, Chance(session.seed, 1, len(session.log))))


def called(session: Session) -> str:
    """Which of the kinds a table is of."""
    return "hunt" if getattr(session.setup, "monster", None) else str(session.game.ID)
