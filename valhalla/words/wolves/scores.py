"""The end of Wolves of Odin in words: Glory victory by victory, ties, winners."""

from __future__ import annotations

from collections.abc import Callable

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import GLORY_TO_END
from valhalla.words import ending
from valhalla.words.ending import Part
from valhalla.words.language import _
from valhalla.words.listing import Names
from valhalla.words.wolves import names as called


def parts(s: State, seat: int) -> list[Part]:
    """A seat's Glory, victory by victory, in the order of winning."""
    held = [(s.table.cards[card], card) for card in s.victories[seat]]
    return [Part(of.id, _(of.name), worth(s, seat, card)) for of, card in held]


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Why it is over, everybody's Glory, how a tie was broken, who wins; *mark* shows a clause."""
    told = [_why(s), *(_score(s, seat, names[seat], e.scores[seat]) for seat in ending.ranked(e))]
    shared = _("Players {players} are level in Glory, and the last round does not part them.")
    decided = _("Players {players} are level in Glory: whoever took a victory in the last round wins.")
    if tie := ending.tie(e, names, shared, decided):
        told.append(tie + mark("W4.3"))
    return [*told, ending.victory(e.winners, names)]


def _why(s: State) -> str:
    if s.doomed():
        return _("Ragnarök has come: the game is over.")
    return _("The game is over: somebody has {glory} or more.").format(glory=called.glory(GLORY_TO_END))


def _score(s: State, seat: int, player: str, points: int) -> str:
    message = _("Player {player} has {glory}").format(player=player, glory=called.glory(points))
    return ending.with_parts(message, [f"{part.title} {part.points}" for part in parts(s, seat)])
