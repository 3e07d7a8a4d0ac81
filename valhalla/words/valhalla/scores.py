"""The end of Valhalla in words: points with their parts, ties, winners."""

from __future__ import annotations

from collections.abc import Callable

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.scoring import tally, team
from valhalla.games.valhalla.state import State
from valhalla.words import ending
from valhalla.words.language import _, ngettext
from valhalla.words.listing import Names, listed, players
from valhalla.words.valhalla.expansions import BRINGS


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Everybody's points with their parts, how a tie was broken, who wins; *mark* shows a clause."""
    for ending_of in (brings.ending for brings in BRINGS if brings.ending):
        if own := ending_of(s, e, names, mark):
            return own
    teams = list(dict.fromkeys(team(s, seat) for seat in ending.ranked(e)))
    told = [_("The game is over."), *(_score(s, one, e.scores[one[0]], names) for one in teams)]
    tied = [one for one in teams if e.scores[one[0]] == max(e.scores)]
    if len(tied) > 1:
        told.append(_tie(s, tied, e.winners, names) + mark("V7.2"))
    if s.table.alliance and len(team(s, e.winners[0])) == len(e.winners):
        return [*told, _("Allies {players} win the game.").format(players=players(names, e.winners))]
    return [*told, ending.victory(e.winners, names)]


def _score(s: State, seats: tuple[int, ...], total: int, names: Names) -> str:
    """The points of a seat, or of allies together, part by part."""
    by = tally(s, seats[0])
    shares = [
        (share.of, share.points(s, seats), _(share.text)) for brings in BRINGS for share in brings.shares
    ]
    valour = [(part, text) for of, part, text in shares if of == "valour"]
    bonus = [(part, text) for of, part, text in shares if of == "bonus"]
    rows = [
        (by.valour - sum(part for part, _text in valour), _("valour {points}")),
        *valour,
        (by.captured, _("captured shields {points}")),
        (by.own, _("own shields {points}")),
        (by.set_points, _("sets {points} (of {sizes} shields)")),
        (by.bonus - sum(part for part, _text in bonus), _("jarl {points}")),
        *bonus,
    ]
    sizes = listed([str(size) for size in by.sets])
    found = [text.format(points=part, sizes=sizes) for part, text in rows if part]
    return ending.with_parts(_has(total, seats, names), found)


def _has(total: int, seats: tuple[int, ...], names: Names) -> str:
    if len(seats) > 1:
        message = ngettext(
            "Allies {players} have {count} point", "Allies {players} have {count} points", total
        )
        return message.format(players=players(names, seats), count=total)
    return ending.points(total, names[seats[0]])


def _tie(s: State, tied: list[tuple[int, ...]], winners: tuple[int, ...], names: Names) -> str:
    """Why some, or all, of those with the most points win (V7.2); allies by what they have together."""
    captured = [sum(len(s.captured[seat]) for seat in one) for one in tied]
    ahead = [one for one, count in zip(tied, captured, strict=True) if count == max(captured)]
    won = sum(len(one) for one in tied if set(one) <= set(winners))
    if won == sum(map(len, tied)):
        why = _("Players {players} are level in points, captured shields and own shields.")
    elif won == sum(map(len, ahead)):
        why = _("Players {players} are level in points: more captured shields decide.")
    else:
        why = _("Players {players} are level in points and captured shields: more own shields decide.")
        tied = ahead
    return why.format(players=players(names, [seat for one in tied for seat in one]))
