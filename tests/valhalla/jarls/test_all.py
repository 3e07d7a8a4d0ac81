"""What holds for all jarls (V1.5, V16.2), their data, and their draft (V2.2)."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from tests.valhalla.hunt import FURY, RIM
from tests.valhalla.jarls.laid import abilities, aside, bystander, duel, fought, raid, waits, watched
from tests.valhalla.table import Table
from tests.valhalla.test_v2 import EVERY_COUNT, Opening
from valhalla.games import valhalla as game
from valhalla.games.valhalla import cards, windows
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.cards import Jarl
from valhalla.games.valhalla.jarls import ALL
from valhalla.games.valhalla.jarls.base import JarlRules
from valhalla.games.valhalla.jarls.events import AbilityUsed
from valhalla.games.valhalla.modules import EXPANSIONS
from valhalla.games.valhalla.monsters.module import MonsterRules
from valhalla.games.valhalla.terms import NONE, OFFERS, UNKNOWN, Step


def jarls() -> list[Jarl]:
    return [card for card in cards.decks()["jarls"] if isinstance(card, Jarl)]


def marked(mark: str) -> set[str]:
    return {jarl.id for jarl in jarls() if getattr(jarl, mark)}


# Those who live off the battles of others are dealt to three or more.
WATCHING = sorted(marked("three_plus"))
FIGHTING = [jarl.id for jarl in jarls() if not jarl.three_plus]


@pytest.mark.parametrize("jarl", FIGHTING)
def test_v1_5_third_parties_jarl_is_never_asked(jarl: str) -> None:
    t = Table(3)
    t.jarl(2, jarl)
    for seat, card_id in enumerate(("bear-hallgerd", "wolf-ylva", "wolf-runolf")):
        t.squad(seat, card_id)
    t.give(0, FURY, RIM)
    t.give(2, "wolf-geir")
    fought(t, FURY, RIM)
    assert waits(t) == ("keep", 0)
    assert not any(isinstance(event, AbilityUsed) for event in t.log)


@pytest.mark.parametrize("jarl", FIGHTING)
def test_v1_5_third_parties_jarl_takes_no_part(jarl: str) -> None:
    t = aside(jarl, hand="wolf-audun")
    raid(t, FURY, RIM)
    assert waits(t) == ("keep", 0)
    assert not any(isinstance(event, AbilityUsed) for event in t.log)


@pytest.mark.parametrize("jarl", FIGHTING)
def test_v1_5_these_are_not_asked_in_the_battles_of_others(jarl: str) -> None:
    for winner in (0, 1, NONE):
        t = bystander(jarl, mine="boar-galti", hand="wolf-geir")
        t.capture(0, 2, 2)
        duel(t, 0, 1, winner)
        assert (waits(t), abilities(t, 2)) == (("keep", 0), [])


@pytest.mark.parametrize("jarl", WATCHING)
def test_v2_2_jarls_who_live_off_others_are_not_dealt_to_two(jarl: str) -> None:
    assert jarl not in [card.id for card in Table(2).s.table.jarls]
    assert jarl in [card.id for card in Table(3).s.table.jarls]


# V16.2 Their data; of those that the rules name

MAY_PLAY_SOLO = {
    "sigurd", "sigvard", "agnar", "villsvin", "valgard", "styr", "vingor", "aslaug", "einar", "thord",
    "ottar", "esbjorn", "bernhard", "egil", "beinir", "hodr", "solveig",
}  # fmt: skip
LIVE_OFF_OTHERS = {"gorm", "ketil", "ragnhild", "thyra", "yrsa"}
EITHER = {"aslaug", "brynjar", "einar", "gorm", "thyra", "yrsa"}
NAMED = MAY_PLAY_SOLO | LIVE_OFF_OTHERS | {"brynjar", "torunn", "ulfar"}


def test_v16_2_jarls_have_different_names_and_all_that_the_rules_name_are_there() -> None:
    assert len({jarl.name for jarl in jarls()}) == len(jarls())
    assert {jarl.id for jarl in jarls()} >= NAMED


def test_v16_2_the_marks_of_those_that_the_rules_name() -> None:
    assert len(marked("starter") & NAMED) == 8
    assert marked("solo") & NAMED == MAY_PLAY_SOLO
    assert marked("three_plus") & NAMED == LIVE_OFF_OTHERS
    assert NAMED - marked("both") == EITHER


def test_v16_2_who_lives_off_others_is_no_starter_and_plays_no_solo() -> None:
    assert not marked("three_plus") & (marked("solo") | marked("starter"))


@pytest.mark.parametrize("jarl", jarls(), ids=lambda jarl: jarl.id)
def test_a_jarl_has_tests_and_one_who_plays_solo_meets_a_monster_there(jarl: Jarl) -> None:
    tests = Path(__file__).with_name(f"test_{jarl.id}.py").read_text(encoding="utf-8")
    assert f"def test_v16_2_{jarl.id}" in tests
    assert not jarl.solo or "hunt(" in tests


def test_v16_2_every_jarl_has_rules_and_every_rule_a_jarl() -> None:
    assert set(ALL) == {jarl.id for jarl in jarls()}
    assert all(rules.id == jarl_id for jarl_id, rules in ALL.items())


# The windows and offers that only expansions and monsters use: V16.2 spreads the jarls over all others.
OF_EXPANSIONS = {
    "before_ragnarok", "laying", "dealing", "turn_began", "activating", "sending", "aftermath", "settling",
    "battle_over", "after_action", "turn_over", "joined", "armed", "opening", "room", "tactics_left", "mutes",
    "silences", "ends", "boxes", "bans", "lightens", "leaving", "returning", "talk",
}  # fmt: skip
OFFERED_BY_EXPANSIONS = {
    Step.LAY_WRATH, Step.BLOCK, Step.DISARM, Step.SPITE, Step.ROAD, Step.HOLD, Step.MISSION, Step.LOKI,
    Step.LOKI_TACTIC, Step.LOKI_BURY, Step.EXCHANGE, Step.STEP_IN, Step.TOLL_CARD, Step.TOLL_WARRIOR,
    Step.NARROW, Step.MONSTER_RISE, Step.MONSTER_SEND,
}  # fmt: skip


@pytest.mark.parametrize("window", sorted(set(windows.WINDOWS) - OF_EXPANSIONS))
def test_v16_2_every_window_is_some_jarls(window: str) -> None:
    """A jarl's `might` is what it brings to the windows of strength and comparison."""
    word = "might" if window in ("strength", "comparing") else window
    users = [rules.id for rules in ALL.values() if getattr(rules, word) is not getattr(JarlRules, word)]
    assert users


@pytest.mark.parametrize("step", sorted({*OFFERS, Step.FIGHT} - OFFERED_BY_EXPANSIONS), ids=Step.label)
def test_v16_2_every_offer_is_some_jarls(step: int) -> None:
    assert [rules.id for rules in ALL.values() if step in rules.steps]


@pytest.mark.parametrize("window", sorted(OF_EXPANSIONS))
def test_every_other_window_is_some_expansions_and_no_jarls(window: str) -> None:
    modules: tuple[type[windows.Module], ...] = (*EXPANSIONS.values(), MonsterRules)
    users = [m.name for m in modules if getattr(m, window) is not getattr(windows.Module, window)]
    jarls = [rules.id for rules in ALL.values() if getattr(rules, window) is not getattr(JarlRules, window)]
    assert users and not jarls


@pytest.mark.parametrize("jarl", jarls(), ids=lambda jarl: jarl.id)
def test_v1_5_a_jarls_texts_are_short_sentences(jarl: Jarl) -> None:
    for text in (jarl.main, jarl.condition, jarl.extra):
        assert text.endswith(".") and text[0].isupper() and text == text.strip()
        assert len(text) < 140


# V2.2 The draft


def dealt(t: Opening) -> list[str]:
    """All jarls that lie before somebody."""
    return [t.s.table.jarls[jarl].id for offer in t.s.jarl_offers for jarl in offer]


@EVERY_COUNT
def test_v2_2_three_each(players: int) -> None:
    t = Opening(players)
    assert [len(offer) for offer in t.s.jarl_offers] == [3] * players
    assert len(set(dealt(t))) == 3 * players
    assert len(t.s.table.jarls) == (len(jarls()) if players > 2 else len(FIGHTING))


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 5), (4, 5), (5, 5), (6, 4)])
def test_v2_2_five_each_or_four(players: int, each: int) -> None:
    t = Opening(players, "five_jarls")
    assert [len(offer) for offer in t.s.jarl_offers] == [each] * players
    assert len(set(dealt(t))) == each * players


@EVERY_COUNT
def test_v2_2_first_game_one_random_starter_each(players: int) -> None:
    seen = set()
    for seed in range(30):
        t = Opening(players, "first_game", seed=seed)
        names = [t.s.table.jarls[jarl].id for jarl in t.s.jarls]
        assert len(set(names)) == players and t.step() == "draft warrior"
        seen |= set(names)
    assert seen == marked("starter")


@pytest.mark.parametrize("variant", [(), ("five_jarls",)])
def test_v2_2_two_players_never_see_a_3_plus_jarl(variant: tuple[str, ...]) -> None:
    seen = {jarl for seed in range(60) for jarl in dealt(Opening(2, *variant, seed=seed))}
    assert seen == {jarl.id for jarl in jarls()} - marked("three_plus")


def test_v2_2_three_players_see_every_jarl() -> None:
    assert {jarl for seed in range(60) for jarl in dealt(Opening(3, seed=seed))} == {j.id for j in jarls()}


@EVERY_COUNT
def test_v2_2_all_choose_at_once_and_reveal_together(players: int) -> None:
    t = Opening(players)
    assert game.to_act(t.s) == tuple(range(players))
    chosen = [offer[seat % 3] for seat, offer in enumerate(t.s.jarl_offers)]
    for seat in reversed(range(players)):
        assert t.s.jarls == [NONE] * players
        watched(t, seat, cm.ChooseJarl(chosen[seat]))
    assert t.s.jarls == chosen
    assert game.view(t.s, None).jarls == chosen


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_v2_2_a_choice_is_secret(order: tuple[int, ...]) -> None:
    t = Opening(3)
    for seat in order[:2]:
        jarl = t.s.jarl_offers[seat][1]
        (event,) = t.do(seat, cm.ChooseJarl(jarl))
        for watcher in (None, *(other for other in range(3) if other != seat)):
            seen = game.view(t.s, watcher)
            assert (seen.secret[seat], seen.jarl_offers[seat]) == ((UNKNOWN,), (UNKNOWN,) * 3)
            assert game.seen_by(event, watcher) == ev.JarlChosen(seat, UNKNOWN)
    assert game.to_act(t.s) == (order[2],)
