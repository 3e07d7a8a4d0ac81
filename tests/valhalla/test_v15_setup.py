"""V15.1 and V15.2, alone against a monster: its stack, and how the table is laid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.valhalla.table import BASE
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import JARL_DECK, Jarl, decks
from valhalla.games.valhalla.monsters.events import HandExchanged
from valhalla.games.valhalla.table import MONSTERS, VARIANTS, Setup
from valhalla.games.valhalla.terms import UNKNOWN
from valhalla.kernel.chance import Chance
from valhalla.kernel.game import BadSetup, IllegalCommand


class Alone:
    """A game against a monster from the beginning; the first of the jarls offered is taken."""

    def __init__(self, players: int = 1, seed: int = 1, **more: Any) -> None:
        self.chance = Chance(seed)
        self.setup = Setup(players, monster=more.pop("monster", "fenrir"), first=0, **more)
        self.s, self.log = game.new(self.setup, self.chance)
        self.n = 0

    def jarls(self) -> Alone:
        for seat in game.to_act(self.s):
            self.do(seat, cm.ChooseJarl(self.s.jarl_offers[seat][0]))
        return self

    def do(self, seat: int, command: cm.Command) -> list[ev.Event]:
        game.check(self.s, seat, command)
        self.n += 1
        events = game.decide(self.s, seat, command, self.chance.at(self.n))
        self.log += events
        game.audit(self.s)
        return events

    def told(self, kind: type[ev.Event]) -> list[Any]:
        return [event for event in self.log if type(event) is kind]


# V15.1


@pytest.mark.parametrize("monster", MONSTERS)
def test_v15_1_six_cards_by_rising_strength_the_weakest_first(monster: str) -> None:
    for expansions in ((), ("valkyries",)):
        stack = game.blank(Setup(1, expansions, monster=monster)).table.stack
        assert stack is not None and len(stack.cards) == 6
        assert list(stack.strengths) == sorted(set(stack.strengths))
        assert {card.monster for card in stack.cards} == {monster}


def test_v15_1_the_first_card_is_active_and_has_no_dice() -> None:
    t = Alone()
    assert t.s.monster is not None and t.s.monster.card == 0 and t.s.monster.dice == ()


@pytest.mark.parametrize("expansions", [(), ("valkyries",), ("dwarves",), ("valkyries", "dwarves")])
def test_v15_1_the_stronger_side_with_a_deck_of_40_cards(expansions: tuple[str, ...]) -> None:
    stack = game.blank(Setup(1, expansions, monster="hel")).table.stack
    assert stack is not None
    sides = [card.plus if expansions else card.base for card in stack.cards]
    assert stack.strengths == tuple(side.strength for side in sides)
    assert stack.caps == tuple(side.cap for side in sides)


# V15.2 Setup


def refused(setup: Setup) -> str:
    with pytest.raises(BadSetup) as caught:
        game.check_setup(setup)
    return str(caught.value)


@pytest.mark.parametrize("players", [0, 5, 6])
def test_v15_2_a_monster_is_for_one_to_four(players: int) -> None:
    assert "1 to 4" in refused(Setup(players, monster="hel"))
    assert "2 to 6" in refused(Setup(1)), "and nobody plays alone without one"


def test_v15_2_only_monsters_that_there_are() -> None:
    assert "garm" in refused(Setup(1, monster="garm"))


@pytest.mark.parametrize("level", [0, 4, -1])
def test_v15_2_only_levels_that_there_are(level: int) -> None:
    assert str(level) in refused(Setup(1, monster="hel", level=level))


@pytest.mark.parametrize("name", ["partnership", "alliance", "hammer"])
def test_v15_11_pairs_and_the_hammer_do_not_go_with_a_monster(name: str) -> None:
    assert name in refused(Setup(4, (name,), monster="hel"))


@pytest.mark.parametrize("name", [name for name in VARIANTS if name != "first_game"])
def test_v15_2_other_variants_do_not_go_with_a_monster(name: str) -> None:
    assert name in refused(Setup(2, (), (name,), monster="hel"))


def test_v15_2_names_that_nobody_knows_are_told_as_ever() -> None:
    assert "there is no expansion" in refused(Setup(1, ("freya",), monster="hel"))
    assert "there is no variant" in refused(Setup(1, (), ("blind",), monster="hel"))
    assert "no seat" in refused(Setup(1, first=1, monster="hel"))
    assert "Loki" in refused(Setup(1, loki="loki-borrowed-feathers", monster="hel"))


def test_v15_2_any_solo_jarl_may_be_chosen() -> None:
    t = Alone()
    offered = {t.s.table.jarls[jarl].id for jarl in t.s.jarl_offers[0]}
    assert offered == {jarl.id for jarl in decks()[JARL_DECK] if isinstance(jarl, Jarl) and jarl.solo}
    assert not offered & {"brynjar", "ulfar", "torunn", "gorm"}
    last = t.s.jarl_offers[0][-1]
    t.do(0, cm.ChooseJarl(last))
    assert t.s.jarls == [last]


@pytest.mark.parametrize("variants", [(), ("first_game",)])
def test_v15_2_four_shields_an_empty_squad_forty_discarded_six_drawn(variants: tuple[str, ...]) -> None:
    t = Alone(variants=variants).jarls()
    assert t.s.own == [4] and t.s.warriors(0) == []
    assert len(t.s.discard) == 40 and len(t.s.hands[0]) == 6 and len(t.s.deck) == BASE - 46
    assert not t.told(ev.WarriorsRevealed)
    assert {event.rule for event in t.told(ev.CardsDealt)} == {"V15.2"}


def at_exchange(seed: int = 1) -> Alone:
    return Alone(seed=seed).jarls()


def test_v15_2_the_hand_may_stay() -> None:
    t = at_exchange()
    before = list(t.s.hands[0])
    events = t.do(0, cm.Pass())
    assert t.s.hands[0] == before and any(isinstance(event, ev.TurnBegan) for event in events)


@pytest.mark.parametrize("count", [1, 3, 6])
def test_v15_2_any_cards_are_exchanged_for_as_many(count: int) -> None:
    t = at_exchange()
    before, deck = list(t.s.hands[0]), len(t.s.deck)
    given = tuple(before[:count])
    t.do(0, cm.ExchangeCards(given))
    assert len(t.s.hands[0]) == 6 and set(before[count:]) <= set(t.s.hands[0])
    assert not set(given) & set(t.s.hands[0]), "the new ones are drawn first"
    assert len(t.s.deck) == deck and set(given) <= set(t.s.deck), "then the old ones are shuffled in"
    assert [t.s.known[card] for card in given] == [0] * count


def test_v15_2_once_only() -> None:
    t = at_exchange()
    t.do(0, cm.ExchangeCards((t.s.hands[0][0],)))
    with pytest.raises(IllegalCommand) as caught:
        game.check(t.s, 0, cm.ExchangeCards((t.s.hands[0][0],)))
    assert caught.value.key == "not_now"


def test_v15_2_the_order_of_the_cards_is_all_one_but_they_must_be_different_and_held() -> None:
    t = at_exchange()
    first, second = t.s.hands[0][:2]
    for cards in ((), (first, first), (t.s.deck[0],)):
        with pytest.raises(IllegalCommand):
            game.check(t.s, 0, cm.ExchangeCards(cards))
    t.do(0, cm.ExchangeCards((second, first)))
    assert t.told(HandExchanged)[0].cards == (first, second)


def test_v15_2_the_exchange_is_for_the_own_eyes() -> None:
    t = at_exchange()
    card = t.s.hands[0][0]
    dealt, event = t.do(0, cm.ExchangeCards((card,)))[:2]
    assert game.seen_by(event, 0) == event and game.seen_by(dealt, 0) == dealt
    hidden = game.seen_by(event, None)
    assert isinstance(hidden, HandExchanged) and hidden.cards == (UNKNOWN,)
