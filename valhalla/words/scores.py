"""The end of a game in words: points with their parts, ties, winners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.scoring import Tally, tally
from valhalla.games.valhalla.state import State
from valhalla.words import names as called
from valhalla.words.games import game_of
from valhalla.words.hammer import scores as hammer
from valhalla.words.language import _, ngettext
from valhalla.words.names import listed

Names = Sequence[str]


def lines(s: Any, e: Any, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Everybody's points with their parts, how a tie was broken, who wins; *mark* shows a clause."""
    return LINES[game_of(s)](s, e, names, mark)


def _lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    seats = sorted(range(s.table.players), key=lambda seat: (seat not in e.winners, -e.scores[seat]))
    told = [_("The game is over."), *(_score(names[seat], e.scores[seat], tally(s, seat)) for seat in seats)]
    tied = [seat for seat in seats if e.scores[seat] == max(e.scores)]
    if len(tied) > 1:
        told.append(_tie(s, tied, e.winners, names) + mark("V7.2"))
    count = len(e.winners)
    message = ngettext("Player {players} wins the game.", "Players {players} share the victory.", count)
    told.append(message.format(players=called.players(names, e.winners), count=count))
    return told


def _score(player: str, points: int, by: Tally) -> str:
    sizes = listed([str(size) for size in by.sets])
    rows = [
        (by.valour, _("valour {points}")),
        (by.captured, _("captured shields {points}")),
        (by.own, _("own shields {points}")),
        (by.set_points, _("sets {points} (of {sizes} shields)")),
        (by.bonus, _("jarl {points}")),
    ]
    found = [text.format(points=part, sizes=sizes) for part, text in rows if part]
    message = ngettext("Player {player} has {count} point", "Player {player} has {count} points", points)
    line = message.format(player=player, count=points)
    return f"{line}: {', '.join(found)}." if found else f"{line}."


def _tie(s: State, tied: list[int], winners: tuple[int, ...], names: Names) -> str:
    """Why some, or all, of those with the most points win (V7.2)."""
    captured = [len(s.captured[seat]) for seat in tied]
    ahead = [seat for seat, count in zip(tied, captured, strict=True) if count == max(captured)]
    if len(winners) == len(tied):
        why = _("Players {players} are level in points, captured shields and own shields.")
    elif len(ahead) == len(winners):
        why = _("Players {players} are level in points: more captured shields decide.")
    else:
        why = _("Players {players} are level in points and captured shields: more own shields decide.")
        tied = ahead
    return why.format(players=called.players(names, tied))


LINES: Final[dict[str, Callable[[Any, Any, Names, Callable[[str], str]], list[str]]]] = {
    "valhalla": _lines,
    "hammer": hammer.lines,
}
