"""The end of Valhalla in words: points with their parts, ties, winners."""

from __future__ import annotations

from collections.abc import Callable

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.last_viking import TITLE_POINTS
from valhalla.games.valhalla.monsters.module import BEATEN_POINTS, SPARED
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.scoring import SHIELD_POINTS, final_scores, tally, team
from valhalla.games.valhalla.state import State
from valhalla.words import ending
from valhalla.words.language import _, ngettext
from valhalla.words.listing import Names, listed, players
from valhalla.words.valhalla import monsters


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Everybody's points with their parts, how a tie was broken, who wins; *mark* shows a clause."""
    if s.monster is not None:
        return [_("The game is over."), hunt_verdict(s, e.winners, names) + mark("V15.9"), hunt_score(s)]
    teams = list(dict.fromkeys(team(s, seat) for seat in ending.ranked(e)))
    told = [_("The game is over."), *(_score(s, one, e.scores[one[0]], names) for one in teams)]
    tied = [one for one in teams if e.scores[one[0]] == max(e.scores)]
    if len(tied) > 1:
        told.append(_tie(s, tied, e.winners, names) + mark("V7.2"))
    if s.table.alliance and len(team(s, e.winners[0])) == len(e.winners):
        return [*told, _("Allies {players} win the game.").format(players=players(names, e.winners))]
    return [*told, ending.victory(e.winners, names)]


def hunt_verdict(s: State, winners: tuple[int, ...], names: Names) -> str:
    """Who has won, the players or the monster."""
    monster = monsters.called(s)
    if not winners:
        return _("{monster} has won.").format(monster=monster)
    message = ngettext(
        "Player {players} has beaten {monster}.", "Players {players} have beaten {monster}.", len(winners)
    )
    return message.format(players=players(names, winners), monster=monster, count=len(winners))


def hunt_score(s: State) -> str:
    """What a game against a monster comes to, part by part (V18.7)."""
    total = final_scores(s)[0]
    line = ngettext("{count} point", "{count} points", total).format(count=total)
    return ending.with_parts(line, [text.format(points=part) for part, text in hunt_parts(s) if part])


def hunt_parts(s: State) -> list[tuple[int, str]]:
    """The parts of a score against a monster, each with its words for `{points}`."""
    assert s.monster is not None
    won = s.monster.card > stack_of(s).final
    return [
        (BEATEN_POINTS * s.monster.card, _("beaten cards {points}")),
        (SHIELD_POINTS * sum(s.own) if won else 0, _("own shields {points}")),
        (len(s.deck) // SPARED if won else 0, _("cards left in the deck {points}")),
    ]


def _score(s: State, seats: tuple[int, ...], total: int, names: Names) -> str:
    """The points of a seat, or of allies together, part by part."""
    by = tally(s, seats[0])
    piled = [card for seat in seats for card in s.valhalla[seat] if card >= 0]
    missions = sum(s.table.valour[card] for card in piled if s.table.mission[card])
    thor = sum(s.table.valour[card] for card in piled if s.table.thor[card])
    titles = TITLE_POINTS * sum(bool(s.titles[seat]) for seat in seats)
    rows = [
        (by.valour - missions - thor, _("valour {points}")),
        (missions, _("missions {points}")),
        (thor, _("Thor cards {points}")),
        (by.captured, _("captured shields {points}")),
        (by.own, _("own shields {points}")),
        (by.set_points, _("sets {points} (of {sizes} shields)")),
        (by.bonus - titles, _("jarl {points}")),
        (titles, _("the Last Viking {points}")),
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
