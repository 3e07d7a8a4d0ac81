"""The end of a game against a monster, in words."""

from __future__ import annotations

from collections.abc import Callable

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.monsters.module import BEATEN_POINTS, SPARED
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.scoring import SHIELD_POINTS, final_scores
from valhalla.games.valhalla.state import State
from valhalla.words import ending
from valhalla.words.language import _, ngettext
from valhalla.words.listing import Names, players
from valhalla.words.valhalla.monsters import names as monsters


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Who has won, and what it comes to; nothing where there is no monster."""
    if s.monster is None:
        return []
    return [_("The game is over."), verdict(s, e.winners, names) + mark("V15.9"), score(s)]


def verdict(s: State, winners: tuple[int, ...], names: Names) -> str:
    """Who has won, the players or the monster."""
    monster = monsters.called(s)
    if not winners:
        return _("{monster} has won.").format(monster=monster)
    message = ngettext(
        "Player {players} has beaten {monster}.", "Players {players} have beaten {monster}.", len(winners)
    )
    return message.format(players=players(names, winners), monster=monster, count=len(winners))


def score(s: State) -> str:
    """What a game against a monster comes to, part by part (V18.8)."""
    total = final_scores(s)[0]
    line = ngettext("{count} point", "{count} points", total).format(count=total)
    return ending.with_parts(line, [text.format(points=part) for part, text in parts(s) if part])


def parts(s: State) -> list[tuple[int, str]]:
    """The parts of a score against a monster, each with its words for `{points}`."""
    assert s.monster is not None
    won = s.monster.card > stack_of(s).final
    return [
        (BEATEN_POINTS * s.monster.card, _("beaten cards {points}")),
        (SHIELD_POINTS * sum(s.own) if won else 0, _("own shields {points}")),
        (len(s.deck) // SPARED if won else 0, _("cards left in the deck {points}")),
    ]
