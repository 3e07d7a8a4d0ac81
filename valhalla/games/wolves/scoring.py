"""Glory and places (W4, W7)."""

from __future__ import annotations

from valhalla.games.wolves import strengths
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import BLUE, NONE


def worth(s: State, seat: int, card: int) -> int:
    """What a victory is worth to its holder now (W7)."""
    glory = s.table.glory[card]
    assert glory is not None
    if glory.word == "last":
        return glory.most if _last(s, seat) else glory.least
    count = counted(s, seat, glory.word) // glory.every
    return min(glory.most, glory.least + count)


def counted(s: State, seat: int, word: str) -> int:
    """How many there are now of what a victory of this word counts."""
    if word == "deities":
        return len(s.deities[seat])
    if word == "blue":
        return sum(s.table.colour[card] == BLUE for card in s.deities[seat])
    if word == "hand":
        return len(s.hands[seat])
    if word == "victories":
        return len(s.victories[seat])
    if word == "empty_rows":
        return s.empty
    return s.firsts[seat] if word == "first_passes" else 0


def _plain_glory(s: State, seat: int) -> int:
    """Glory without victories that ask who is last."""
    plain = [card for card in s.victories[seat] if (g := s.table.glory[card]) and g.word != "last"]
    return sum(worth(s, seat, card) for card in plain)


def _last(s: State, seat: int) -> bool:
    """Whether nobody has less Glory, such victories left aside."""
    found = [_plain_glory(s, other) for other in range(s.table.players)]
    return found[seat] == min(found)


def glory(s: State, seat: int) -> int:
    return sum(worth(s, seat, card) for card in s.victories[seat])


def all_glory(s: State) -> tuple[int, ...]:
    return tuple(glory(s, seat) for seat in range(s.table.players))


def ranking(s: State) -> tuple[int, ...]:
    """The seats from the strongest row on (W4.1); ties by the earlier pass, or after Jörmungandr by turn."""
    found = strengths.totals(s)
    if s.seized == NONE:
        return tuple(sorted(s.passes, key=lambda seat: -found[seat]))  # sorting keeps the order of passing
    others = s.seats_from(s.seized)[1:]
    return (s.seized, *sorted(others, key=lambda seat: -found[seat]))


def ahead(s: State) -> list[int]:
    """Who would win if the rows stayed as they are: of equal rows whose owner passed first, and as long as
    none of them has, all (W4.1)."""
    found = strengths.totals(s)
    best = [seat for seat, total in enumerate(found) if total == max(found)]
    return [seat for seat in s.passes if seat in best][:1] or best


def strictly_strongest(s: State, seat: int) -> bool:
    """Whether Jörmungandr ends the round for this seat."""
    if not s.rows[seat]:
        return False
    found = strengths.totals(s)
    return all(found[seat] > other for i, other in enumerate(found) if i != seat)


def winners(s: State, scores: tuple[int, ...]) -> tuple[int, ...]:
    """W4.3: most Glory, of these those who took a victory in the last round; several share."""
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    takers = tuple(seat for seat in best if seat in s.takers)
    return takers or best


def pass_draw(s: State, seat: int, usual: int) -> int:
    """How many cards a pass brings, victories considered (W3.5, W7)."""
    return usual + sum(s.table.draws[card] for card in s.victories[seat])
