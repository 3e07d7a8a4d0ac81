"""The end of Wolves of Odin in words: Glory victory by victory, ties, winners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from valhalla.games.wolves import events as ev
from valhalla.games.wolves.scoring import worth
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import GLORY_TO_END
from valhalla.words.language import _, ngettext
from valhalla.words.valhalla import names as spoken
from valhalla.words.wolves import names as called

Names = Sequence[str]


class Part(NamedTuple):
    """One victory of a seat: its card's id for pictures, its name, its Glory."""

    key: str
    title: str
    points: int


def parts(s: State, seat: int) -> list[Part]:
    """A seat's Glory, victory by victory, in the order of winning."""
    held = [(s.table.cards[card], card) for card in s.victories[seat]]
    return [Part(of.id, _(of.name), worth(s, seat, card)) for of, card in held]


def lines(s: State, e: ev.GameEnded, names: Names, mark: Callable[[str], str]) -> list[str]:
    """Why it is over, everybody's Glory, how a tie was broken, who wins; *mark* shows a clause."""
    seats = sorted(range(s.table.players), key=lambda seat: (seat not in e.winners, -e.scores[seat]))
    told = [_why(s), *(_score(s, seat, names[seat], e.scores[seat]) for seat in seats)]
    tied = [seat for seat in seats if e.scores[seat] == max(e.scores)]
    if len(tied) > 1:
        told.append(_tie(tied, e.winners, names) + mark("W4.3"))
    count = len(e.winners)
    message = ngettext("Player {players} wins the game.", "Players {players} share the victory.", count)
    return [*told, message.format(players=spoken.players(names, e.winners), count=count)]


def _why(s: State) -> str:
    if s.doomed():
        return _("Ragnarök has come: the game is over.")
    return _("The game is over: somebody has {glory} or more.").format(glory=called.glory(GLORY_TO_END))


def _score(s: State, seat: int, player: str, points: int) -> str:
    message = _("Player {player} has {glory}").format(player=player, glory=called.glory(points))
    found = [f"{part.title} {part.points}" for part in parts(s, seat)]
    return f"{message}: {', '.join(found)}." if found else f"{message}."


def _tie(tied: list[int], winners: tuple[int, ...], names: Names) -> str:
    """Why one, or all, of those with the most Glory win (W4.3)."""
    if len(winners) == len(tied):
        why = _("Players {players} are level in Glory, and none of them won the last round.")
    else:
        why = _("Players {players} are level in Glory: whoever won the last round wins.")
    return why.format(players=spoken.players(names, tied))
