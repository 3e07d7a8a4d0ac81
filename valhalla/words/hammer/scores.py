"""The end of the Hammer Throw in words: points with their parts, ties, winners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.scoring import favour_points, pile_points
from valhalla.games.hammer.state import State
from valhalla.words.language import N_, _, ngettext
from valhalla.words.valhalla import names as called

Names = Sequence[str]

# The columns of a score: the points pile, then what `scoring.favour_points` counts, in its order.
PARTS: Final = (
    ("pile", N_("Points pile")),
    ("valkyries", N_("Favours of the Valkyries")),
    ("jotnar", N_("Favours of the Jötnar")),
    ("thor", N_("Favours of Thor")),
    ("most", N_("Most favours")),
)
_IN_LINE: Final = {
    "pile": N_("points pile {points}"),
    "valkyries": N_("favours of the Valkyries {points}"),
    "jotnar": N_("favours of the Jötnar {points}"),
    "thor": N_("favours of Thor {points}"),
    "most": N_("most favours {points}"),
}


class Part(NamedTuple):
    """One part of a seat's score: a key for pictures, its title, its points."""

    key: str
    title: str
    points: int


def parts(s: State, seat: int) -> list[Part]:
    """A seat's score in parts; without expert rules the points pile is all there is."""
    points = (pile_points(s, seat), *favour_points(s)[seat])
    columns = PARTS if s.table.expert else PARTS[:1]
    return [Part(key, _(title), points[i]) for i, (key, title) in enumerate(columns)]


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Everybody's points with their parts, how a tie was broken, who wins; *mark* shows a clause."""
    seats = sorted(range(s.table.players), key=lambda seat: (seat not in e.winners, -e.scores[seat]))
    told = [_("The game is over."), *(_score(s, seat, names[seat], e.scores[seat]) for seat in seats)]
    if s.table.players == 1:
        message = ngettext(
            "{count} point is the mark to beat.", "{count} points are the mark to beat.", e.scores[0]
        )
        return [*told, message.format(count=e.scores[0])]
    tied = [seat for seat in seats if e.scores[seat] == max(e.scores)]
    if len(tied) > 1:
        told.append(_tie(tied, e.winners, names) + mark("H4.2"))
    count = len(e.winners)
    message = ngettext("Player {players} wins the game.", "Players {players} share the victory.", count)
    return [*told, message.format(players=called.players(names, e.winners), count=count)]


def _score(s: State, seat: int, player: str, points: int) -> str:
    found = [_(_IN_LINE[part.key]).format(points=part.points) for part in parts(s, seat) if part.points]
    message = ngettext("Player {player} has {count} point", "Player {player} has {count} points", points)
    line = message.format(player=player, count=points)
    return f"{line}: {', '.join(found)}." if found and s.table.expert else f"{line}."


def _tie(tied: list[int], winners: tuple[int, ...], names: Names) -> str:
    """Why some, or all, of those with the most points win (H4.2)."""
    if len(winners) == len(tied):
        why = _("Players {players} are level in points and in Thor cards on their points piles.")
    else:
        why = _("Players {players} are level in points: more Thor cards on the points pile decide.")
    return why.format(players=called.players(names, tied))
