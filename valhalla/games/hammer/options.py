"""The choice of a moment as people see it: which commands, by which rule, choosing what from what."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from valhalla.games.hammer.apply import favour_cards
from valhalla.games.hammer.choices import holds, to_act
from valhalla.games.hammer.commands import Play
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, SET, Step
from valhalla.kernel.agenda import AgendaStep
from valhalla.kernel.game import Option, Pick

Options = tuple[Option, ...]


def options(s: State, seat: int) -> Options:
    """What *seat* may do now. A scene offers just this and builds commands from the picks."""
    if to_act(s) != (seat,):
        return ()
    step = s.agenda[-1]
    return OPTIONS[step[0]](s, seat, step)


def _ready(s: State, seat: int, step: AgendaStep) -> Options:
    found = []
    if not s.throws or s.reserve():
        found.append(Option("throw", "H2.4" if s.throws else "H2.2"))
    elif s.dice:
        places = tuple(range(len(s.dice)))
        found.append(Option("rethrow", "H2.5", (Pick("dice", places, 1, len(places)),)))
    if s.throws:
        found.append(Option("stop", "H2.4"))
    return (*found, *_plays(s, seat, Step.READY))


def _rolled(s: State, seat: int, step: AgendaStep) -> Options:
    settle = Option("move", "H2.3") if holds(s) else Option("fail", "H2.7")
    count = s.dice.count(HAMMER)
    remove = (Option("remove", "H2.2", (Pick("hammers", tuple(range(1, count + 1))),)),) if count else ()
    return (settle, *remove, *_plays(s, seat, Step.ROLLED))


def _plays(s: State, seat: int, step: int) -> Options:
    found = []
    for card in s.hands[seat]:
        word = s.table.word[card]
        if step in word.when and not word.refusal(s, seat):
            found.append(Option("play", word.rule, (Pick("card", (card,)), *_picks(s, seat, card))))
    return (*found, *_favours(s, seat))


def _favours(s: State, seat: int) -> Options:
    cards = tuple(favour_cards(s, seat))
    return (Option("lay_favour", "H5.2", (Pick("card", cards),)),) if cards else ()


def _picks(s: State, seat: int, card: int) -> tuple[Pick, ...]:
    """What a card must be told; what no way to play it names is no candidate."""
    word = s.table.word[card]
    ways = word.choices(s, seat, card)
    return tuple(_pick(s, seat, card, name, ways) for name in word.takes)


def _pick(s: State, seat: int, card: int, name: str, ways: Sequence[Play]) -> Pick:
    named = {value for way in ways for value in _values(way, name)}
    if name == "dice":  # equal dice are the same choice, but any of them may be pointed at
        shown = {s.dice[place] for place in named}
        candidates = tuple(place for place, die in enumerate(s.dice) if die in shown)
    elif name == "give":
        candidates = tuple(held for held in s.hands[seat] if held != card)
    elif name == "take":
        candidates = tuple(s.piles[seat])
    else:
        candidates = tuple(sorted(named))
    return Pick(name, candidates, 1, max(len(_values(way, name)) for way in ways))


def _values(way: Play, name: str) -> tuple[int, ...]:
    value = getattr(way, name)
    return value if isinstance(value, tuple) else (value,)


def _place(s: State, seat: int, step: AgendaStep) -> Options:
    return (Option("place", "H2.6", (Pick("points", tuple(s.drawn), 0, len(s.drawn)),)),)


def _pledge(s: State, seat: int, step: AgendaStep) -> Options:
    cards = tuple(card for card in s.hands[seat] if s.deck_of(card) == step[2])
    count = len(cards) // SET
    return (Option("pledge", "H4.1", (Pick("cards", cards, count, count),)),)


OPTIONS: dict[int, Callable[[State, int, AgendaStep], Options]] = {
    Step.READY: _ready,
    Step.ROLLED: _rolled,
    Step.FAVOUR: lambda s, seat, step: (*_favours(s, seat), Option("pass", "H5.2")),
    Step.PLACE: _place,
    Step.PEEK: lambda s, seat, step: (Option("keep_on_top", "H3.4", (Pick("card", tuple(s.drawn)),)),),
    Step.CLOSING: lambda s, seat, step: (Option("end_turn", "H3.1"), *_plays(s, seat, Step.CLOSING)),
    Step.PLEDGE: _pledge,
}
