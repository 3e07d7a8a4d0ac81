"""What must hold in every game of the Hammer Throw."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import strategies as st

from tests.hammer.oracle import Oracle
from tests.hammer.play import HANDS, whole
from tests.laws import (
    Known,
    Lawful,
    Laws,
    Witness,
    a_save_of_other_card_data_is_folded,
    every_event_command_and_step_has_its_place,
    knowledge_is_what_was_seen,
    seeds,
)
from tests.play import WholeGame
from valhalla.games import hammer as game
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer import events as ev
from valhalla.games.hammer.properties import WORDS
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import EVERYONE, UNKNOWN
from valhalla.kernel.game import BadSetup

small = st.integers(-6, 90)
several = st.lists(st.integers(-1, 12), max_size=4).map(tuple)
wild = st.one_of(
    st.builds(cm.Begin),
    st.builds(cm.Throw),
    st.builds(cm.Rethrow, several),
    st.builds(cm.Stop),
    st.builds(cm.Remove, st.integers(-2, 9)),
    st.builds(cm.Move),
    st.builds(cm.Fail),
    st.builds(cm.Play, small, several, several, small, small, several, several),
    st.builds(cm.Play, small, several, several),
    st.builds(cm.KeepOnTop, small),
    st.builds(cm.Place, several),
    st.builds(cm.LayFavour, small),
    st.builds(cm.Pass),
    st.builds(cm.EndTurn),
    st.builds(cm.Pledge, several),
)


class Foretold(Witness):
    """The rules worked out again from the events alone."""

    def __init__(self, played: WholeGame) -> None:
        table = played.blank.table
        self.oracle = Oracle([card.id for card in table.cards], played.players, table.expert)

    def look(self, event: ev.Event, after: State) -> None:
        self.oracle.read(event)
        if not self.oracle.over and after.step >= 10 and after.active != -1:
            turn = self.oracle.turn
            assert tuple(sorted(turn.dice.elements())) == after.dice
            assert (turn.token, turn.reserve()) == (after.token, after.reserve())
            if turn.moment == "after":
                assert turn.sum() == after.total()

    def close(self, end: State) -> None:
        oracle = self.oracle
        assert oracle.over and (end.scores, end.winners) == oracle.result()
        for seat in range(end.table.players):
            assert set(end.piles[seat]) == oracle.at("points", seat)
            assert set(end.favours[seat]) == oracle.at("favour", seat)


def _alike(s: State, name: str, value: int) -> object:
    """What makes two things the same choice: the face of a die, the property and the back of a card."""
    if name == "dice":
        return s.dice[value]
    if name == "cards":
        return s.table.points[value]
    if name in ("card", "give", "take"):
        return s.table.back[value], s.table.word[value]
    return value


def _nearly(s: State, seat: int, command: cm.Command, data: st.DataObject) -> cm.Command:
    """Cards that the seat has."""
    if isinstance(command, cm.Play) and s.hands[seat]:
        return msgspec.structs.replace(command, card=s.hands[seat][command.card % len(s.hands[seat])])
    return command


games = st.builds(whole, st.integers(1, 5), seeds, st.sampled_from(sorted(HANDS)), st.booleans())


class TestLaws(Laws):
    of = Lawful(
        game, games, wild, ("H",), ("H4.2", "game_over"), witness=Foretold, alike=_alike, nearly=_nearly
    )

    def test_nobody_sees_what_he_must_not(self) -> None:
        """Decks are covered for all, hands and piles show their backs, the spectator knows what is public."""

        def look(before: State, event: ev.Event, after: State) -> None:
            watcher = game.view(after, None)
            for place in (*watcher.hands, *watcher.piles, *watcher.tops):
                assert all(after.known[card] == EVERYONE for card in place if card >= 0)
            for seat in range(after.table.players):
                _sees_backs(after, seat)

        def law(played: WholeGame) -> None:
            played.watched(look)

        self.every(law, 10)

    def test_knowledge_is_what_was_seen(self) -> None:
        self.every(lambda played: knowledge_is_what_was_seen(played, _note), 12)


def _sees_backs(s: State, seat: int) -> None:
    seen = game.view(s, seat)
    assert all(card == UNKNOWN for deck in seen.decks for card in deck)
    assert seen.hands[seat] == s.hands[seat] and seen.piles[seat] == s.piles[seat]
    assert [len(hand) for hand in seen.hands] == [len(hand) for hand in s.hands]
    backs = [[s.table.back[card] for card in hand] for hand in s.hands]
    assert [sorted(s.table.back[card] if card >= 0 else card for card in hand) for hand in seen.hands] == [
        sorted(hand) for hand in backs
    ], "backs are public"


def _note(before: State, event: ev.Event, known: Known, everyone: set[int | None]) -> None:
    if isinstance(event, ev.DeckRenewed):
        known.update({card: set() for card in before.discards[event.deck]})
    elif isinstance(event, ev.CardLeftOnTop):
        if len(before.drawn) > 1:  # shuffled out of the others' sight: only this seat knows its top
            known.update({card: set() for card in before.drawn})
        known.setdefault(event.cards[0], set()).add(event.seat)
    elif isinstance(event, ev.Hidden):
        for card in event.cards:
            known.setdefault(card, set()).add(event.seat)
    elif isinstance(event, ev.CardPlayed | ev.FavourLaid):
        known[event.card] = set(everyone)
    elif isinstance(event, ev.CardsPledged | ev.HandDiscarded):
        known.update({card: set(everyone) for card in event.cards})


# The frame


def test_a_save_of_other_card_data_is_folded() -> None:
    a_save_of_other_card_data_is_folded(game, game.Setup(2))


def test_describe_tells_every_card_once() -> None:
    for s, _, _ in whole(3, 4, "anything", expert=True).moments():
        told = game.describe(s)
        cards = [card for pile in (*told["decks"], *told["discards"], told["between"]) for card in pile]
        cards += [card for seat in told["seats"] for pile in seat.values() for card in pile]
        assert Counter(cards) == Counter(card.id for card in s.table.cards)


@pytest.mark.parametrize(
    "setup",
    [
        game.Setup(0),
        game.Setup(6),
        game.Setup(2, first=2),
        game.Setup(2, first=-1),
        game.Setup(2, expansions=("ragnarok",)),
        game.Setup(2, variants=("simplified",)),
        game.Setup(2, variants=("expert", "expert")),
        game.Setup(1, variants=("expert",)),
    ],
)
def test_a_table_that_cannot_be_laid(setup: game.Setup) -> None:
    with pytest.raises(BadSetup):
        game.check_setup(setup)


def test_every_event_command_step_and_word_has_its_place() -> None:
    assert every_event_command_and_step_has_its_place(game) == set()
    assert {card.property.word for card in game.blank(game.Setup(2)).table.cards} == set(WORDS)


def test_every_kind_of_event_and_command_happens() -> None:
    """So that the laws above have seen all of them."""
    seen: set[str] = set()

    def look(before: State, event: ev.Event, after: State) -> None:
        seen.add(type(event).__name__)

    for seed in range(20):
        whole(seed % 4 + 2, seed, ("anything", "daring", "hoarding")[seed % 3], expert=True).watched(look)
    assert seen == {kind.__name__ for kind in ev.ALL}


PLACES = {"IllegalCommand": 1, "refuse": 2}  # where the reason stands


def _keys() -> set[str]:
    """Every reason the engine can refuse something with, read from its source."""
    keys = set()
    for name in ("checks", "properties"):
        file = Path(game.__file__).with_name(f"{name}.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (place := PLACES.get(getattr(node.func, "id", ""))):
                keys |= {arg.value for arg in node.args[place:] if isinstance(arg, ast.Constant)}
            if isinstance(node, ast.FunctionDef) and node.name == "refusal":
                body = [part for line in node.body[-3:] for part in ast.walk(line)]
                keys |= {p.value for p in body if isinstance(p, ast.Constant) and isinstance(p.value, str)}
    return {str(key) for key in keys if key and " " not in str(key)}


def test_every_refusal_is_provoked_by_some_test() -> None:
    """Tests write the pair of rule and key; this only makes sure that none is forgotten."""
    tests = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    keys = _keys()
    assert len(keys) >= 35
    assert [key for key in sorted(keys) if f'"{key}"' not in tests] == []
