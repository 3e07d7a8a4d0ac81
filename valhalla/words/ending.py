"""What the end of every game is told with: scores part by part, ties, winners."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from valhalla.words.language import ngettext
from valhalla.words.listing import Names, players
from valhalla.words.telling import Teller


class Part(NamedTuple):
    """One part of a seat's score: a key for pictures, its title, its points."""

    key: str
    title: str
    points: int


Lines = Callable[[Any, Any, Names, Callable[[str], str]], list[str]]  # the last argument shows a clause


def told(lines: Lines) -> Teller:
    """The end as the saga tells it."""
    return lambda saga, s, e: "\n".join(lines(s, e, saga.names, saga.mark))


def ranked(e: Any) -> list[int]:
    """The seats, winners first, then by their points."""
    return sorted(range(len(e.scores)), key=lambda seat: (seat not in e.winners, -e.scores[seat]))


def points(count: int, player: str) -> str:
    """How many points a player has: the beginning of a sentence."""
    message = ngettext("Player {player} has {count} point", "Player {player} has {count} points", count)
    return message.format(player=player, count=count)


def with_parts(line: str, parts: Iterable[str]) -> str:
    """A score, and after a colon the parts it comes of."""
    found = ", ".join(parts)
    return f"{line}: {found}." if found else f"{line}."


def tie(e: Any, names: Names, shared: str, decided: str) -> str:
    """Why some, or all, of those with the most points win; nothing if they are not level."""
    seats = [seat for seat in ranked(e) if e.scores[seat] == max(e.scores)]
    why = shared if len(e.winners) == len(seats) else decided
    return why.format(players=players(names, seats)) if len(seats) > 1 else ""


def victory(winners: Sequence[int], names: Names) -> str:
    """Who has won."""
    count = len(winners)
    message = ngettext("Player {players} wins the game.", "Players {players} share the victory.", count)
    return message.format(players=players(names, winners), count=count)
