"""The end of the Hammer Throw in words: points with their parts, ties, winners."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valhalla.games.hammer import events as ev
from valhalla.games.hammer.scoring import favour_points, pile_points
from valhalla.games.hammer.state import State
from valhalla.words import ending
from valhalla.words.ending import Part
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names

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


def parts(s: State, seat: int) -> list[Part]:
    """A seat's score in parts; without expert rules the points pile is all there is."""
    points = (pile_points(s, seat), *favour_points(s)[seat])
    columns = PARTS if s.table.expert else PARTS[:1]
    return [Part(key, _(title), points[i]) for i, (key, title) in enumerate(columns)]


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Everybody's points with their parts, how a tie was broken, who wins; *mark* shows a clause."""
    each = [_score(s, seat, names[seat], e.scores[seat]) for seat in ending.ranked(e)]
    told = [_("The game is over."), *each]
    if s.table.players == 1:
        message = ngettext(
            "{count} point is the mark to beat.", "{count} points are the mark to beat.", e.scores[0]
        )
        return [*told, message.format(count=e.scores[0])]
    shared = _("Players {players} are level in points and in Thor cards on their points piles.")
    decided = _("Players {players} are level in points: more Thor cards on the points pile decide.")
    if tie := ending.tie(e, names, shared, decided):
        told.append(tie + mark("H4.2"))
    return [*told, ending.victory(e.winners, names)]


def _score(s: State, seat: int, player: str, points: int) -> str:
    found = [_(_IN_LINE[part.key]).format(points=part.points) for part in parts(s, seat) if part.points]
    return ending.with_parts(ending.points(points, player), found if s.table.expert else ())
