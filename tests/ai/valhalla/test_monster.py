"""Seats against a monster (V15, V18): exact dice for a known strength, honest eyes, sense in giving."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from tests.valhalla.table import Table
from tests.valhalla.test_v18 import party
from valhalla.ai.levels import choose, think
from valhalla.ai.play import Bout, play
from valhalla.ai.thought import Knowledge
from valhalla.ai.valhalla.monster.evaluate import (
    MonsterEvaluation,
    attack_chance,
    completing,
    monster_evaluation,
    monster_weights,
)
from valhalla.ai.valhalla.monster.guide import MonsterGuide
from valhalla.ai.valhalla.monster.mind import MonsterMind
from valhalla.ai.valhalla.monster.together import last_chances, lending_worth
from valhalla.ai.valhalla.weighing import weigh
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.cards import MonsterCard, MonsterSide
from valhalla.games.valhalla.monsters.stack import stack_of
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import MONSTERS, decks_in_play
from valhalla.games.valhalla.terms import ALLY, CALLS, MONSTER, NONE, Step
from valhalla.kernel.chance import Chance
from valhalla.workshop.valhalla.monster_tuning import Trial, fitness, numbers, with_numbers

LEVELS = ("thrall", "karl", "jarl")


def played(monster: str, level: str, seed: int, players: int = 1) -> State:
    setup = {"players": players, "monster": monster}
    state: State = play(Bout("valhalla", (level,) * players, setup, seed)).state
    return state


def answer(level: str, s: State, seat: int) -> cm.Command:
    command: cm.Command = choose(level, game, game.view(s, seat), seat, Chance(5))
    return command


@pytest.mark.parametrize("symbols", [(0, 2), (1, 1), (0, 1, 4), (3, 3, 4)])
def test_the_chance_to_be_attacked_is_exact(symbols: tuple[int, ...]) -> None:
    """Every fall of four dice, one by one."""
    falls = list(product(range(6), repeat=4))
    covering = sum(all(fall.count(face) >= symbols.count(face) for face in symbols) for fall in falls)
    assert completing(symbols, 4) == pytest.approx(covering / len(falls))


def test_dice_that_lie_on_its_symbols_bring_its_attack_nearer() -> None:
    t = Table(1, monster="fenrir")
    before = attack_chance(t.s)
    assert t.s.monster is not None
    t.s.monster.dice = stack_of(t.s).symbols[0][:1]
    assert attack_chance(t.s) > before


@pytest.mark.parametrize("level", LEVELS)
def test_a_sure_win_is_taken(level: str) -> None:
    """The last card, and any two of four warriors would beat it."""
    cards = decks_in_play(game.Setup(1, monster="fenrir"))[3]
    t = Table(1, monster="fenrir", stack=tuple(weak(card) for card in cards))
    assert t.s.monster is not None
    t.s.monster.card = 5
    for _ in range(4):
        t.squad(0, t.any("bear", symbols=1))
        t.give(0, t.any("wolf", symbols=2))
    assert answer(level, t.s, 0) == cm.Attack(MONSTER)


def weak(card: MonsterCard) -> MonsterCard:
    return msgspec.structs.replace(card, base=MonsterSide(5, card.base.cap), ability=None)


def test_a_hopeless_attack_is_not_made() -> None:
    t = Table(1, monster="fenrir")
    assert t.s.monster is not None
    t.s.monster.card = 5
    t.squad(0, t.any("wolf", symbols=1))
    t.give(0, t.any("bear", symbols=3), t.any("bear", symbols=2))
    assert not isinstance(answer("karl", t.s, 0), cm.Attack)


def test_every_level_plays_to_the_end_alone_and_together() -> None:
    for i, (monster, players) in enumerate(product(MONSTERS, (1, 3))):
        for level in ("thrall", "karl"):
            assert played(monster, level, 60 + i, players).scores


def test_a_karl_does_better_than_chance() -> None:
    """Cards beaten over a few games of fixed seeds."""
    beaten = {"random": 0, "karl": 0}
    for level in beaten:
        for seed, monster in enumerate(MONSTERS):
            foe = played(monster, level, 70 + seed).monster
            assert foe is not None
            beaten[level] += foe.card
    assert beaten["karl"] >= beaten["random"] + 8


@pytest.mark.parametrize("level", LEVELS)
def test_two_worlds_behind_one_view_get_the_same_answer(level: str) -> None:
    """A friend's hand is not peeked at."""
    t = Table(2, monster="hel")
    t.squad(0, t.any("bear", symbols=1), t.any("wolf", symbols=2))
    t.squad(1, t.any("boar", symbols=1))
    t.give(0, t.any("bear", symbols=2), t.tactic("fury"))
    t.give(1, t.tactic("fury"), t.any("stag", symbols=2))
    other = t.s.clone()
    swapped = next(card for card in other.deck if other.table.word[card] is not None)
    given = other.hands[1].pop()
    other.deck = sorted([card for card in other.deck if card != swapped] + [given])
    other.known[given], other.known[swapped] = 0, 1 << 1
    other.hands[1] = sorted([*other.hands[1], swapped])
    assert game.view(other, 0) == game.view(t.s, 0)
    assert answer(level, other, 0) == answer(level, t.s, 0)


def lending(mine: str, theirs: str) -> Table:
    """Seat 0 attacks with one squad, and seat 1 is asked to lend of another."""
    t = Table(2, monster="fenrir")
    for seat, squad in enumerate((mine, theirs)):
        t.squad(seat, *squad.split())
    t.attack(0, MONSTER)
    while t.s.step != Step.LEND:
        t.do(game.to_act(t.s)[0], cm.Pass())
    return t


def test_a_warrior_is_lent_where_it_may_turn_a_battle() -> None:
    """Alone the fighter hardly comes to the strength of the card; a bear of 5 makes it likely."""
    assert answer("karl", lending("bear-kolbein bear-skapti", "bear-ogmund").s, 1) == cm.Lend()


def test_a_borrowed_warrior_is_armed_if_it_wins_the_battle() -> None:
    t = lending("bear-kolbein", "bear-ogmund")
    t.do(1, cm.Lend())
    t.dice(0, "sword shield shield axe axe blank")
    command = answer("karl", t.s, 0)
    armed = [command] if isinstance(command, cm.Arm) else []
    while isinstance(command, cm.Arm):
        t.do(0, command)
        command = answer("karl", t.s, 0)
        armed += [command] if isinstance(command, cm.Arm) else []
    assert any(arm.slot >= ALLY for arm in armed)


@pytest.mark.parametrize("level", ["karl", "jarl", "norn"])
def test_the_last_attack_goes_to_the_best_chance(level: str) -> None:
    t = Table(3, monster="fenrir")
    t.squad(0, t.any("wolf", symbols=3))
    for _ in range(4):
        t.squad(1, t.any("bear", symbols=2))
        t.valhalla(2, t.any("boar", symbols=3))
    t.squad(2, t.any("wolf", symbols=2))
    foe = t.s.monster
    assert foe is not None
    foe.card = 5
    t.s.agenda = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_CHOICE, 0)]
    assert next(seat for _, seat in last_chances(t.s)) == 1
    assert answer(level, t.s, 0) == cm.ChooseFighter(1)


def test_v18_7_the_chances_of_the_last_attack_are_exact() -> None:
    """An axe of one's own or a friend's sword will do: six dice, then a die fewer at every reroll."""
    t = party("bear-hallgerd", "bear-kolbein", "", at=5, strength=4, valhalla=1)
    t.s.agenda = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_CHOICE, 0)]
    told = [(row.seat, row.number) for row in weigh(game.view(t.s, None), None).rows]
    assert {seat for seat, _ in told} == {0, 1}
    assert all(chance == pytest.approx(1 - (2 / 3) ** (6 + 5 + 4 + 3 + 2 + 1)) for _, chance in told)


def test_v18_7_the_best_chance_is_told_first() -> None:
    t = party("wolf-geir", "bear-kolbein bear-hallgerd bear-ogmund", "bear-skapti", at=5, strength=9)
    t.s.agenda = [(Step.OVER,), (Step.LAST_ATTACK,), (Step.LAST_CHOICE, 0)]
    told = [(row.seat, row.number) for row in weigh(game.view(t.s, 0), 0).rows]
    assert told[0][0] == 1 and [chance for _, chance in told] == sorted((c for _, c in told), reverse=True)


def keeping(own: str, friend: str, hand: str = "") -> Table:
    """Seat 0 is about to keep a card at the end of its turn."""
    t = Table(2, monster="fenrir")
    t.squad(0, *own.split())
    t.squad(1, *friend.split())
    t.give(0, *hand.split())
    t.do(0, cm.DrawCards())
    t.keep_first(0)
    assert t.waits() == ("keep", 0)
    return t


STRONG = "bear-kolbein bear-skapti bear-birna bear-hallgerd"


@pytest.mark.parametrize(
    ("own", "friend", "hand", "word"),
    [
        (STRONG, "wolf-geir", "boar-galti boar-jofrid", "wait"),
        ("wolf-geir", STRONG, "boar-galti boar-jofrid", "attack"),
    ],
)
def test_a_call_says_what_the_seat_sees(own: str, friend: str, hand: str, word: str) -> None:
    t = keeping(own, friend, hand)
    call = cm.Call(CALLS.index(word))
    assert answer("karl", t.s, 0) == call
    t.do(0, call)
    assert isinstance(answer("karl", t.s, 0), cm.Keep), "it is said once"


def test_a_call_is_heeded() -> None:
    """An attack is worth more to who is called upon, and less while somebody asks to wait."""
    t = Table(2, monster="fenrir")
    t.squad(0, "bear-kolbein", "bear-skapti")
    t.squad(1, "bear-birna", "bear-hallgerd")
    judge = monster_evaluation(t.s.table, "karl")

    def worth(word: str) -> float:
        s = t.s.clone()
        assert s.monster is not None
        s.monster.calls[1] = CALLS.index(word) if word else NONE
        return MonsterMind(game.view(s, 0), 0, Chance(1), judge).judged(cm.Attack(MONSTER))

    assert worth("attack") > worth("") > worth("wait")


def test_who_calls_for_a_warrior_is_lent_one_sooner() -> None:
    t = lending("bear-kolbein bear-skapti", "wolf-geir")
    judge = monster_evaluation(t.s.table, "karl")
    before = lending_worth(t.s, 1, judge)
    foe = t.s.monster
    assert foe is not None
    foe.calls[0] = CALLS.index("warrior")
    assert lending_worth(t.s, 1, judge) > before


def test_the_stronger_steps_in_for_one_who_has_a_last_shield() -> None:
    t = Table(2, monster="fenrir")
    t.s.own[0] = 1
    t.squad(0, t.any("wolf", symbols=3))
    for _ in range(4):
        t.squad(1, t.any("bear", symbols=1))
    t.give(1, t.any("wolf", symbols=1))
    t.s.agenda += [(Step.MONSTER_ATTACK, 0), (Step.STEP_IN, 1)]
    assert isinstance(answer("karl", t.s, 1), cm.ChooseCard)


def test_reasons_name_what_was_weighed() -> None:
    t = Table(1, monster="surtr")
    t.squad(0, t.any("bear", symbols=1), t.any("bear", symbols=2))
    t.give(0, t.any("wolf", symbols=1))
    known = Knowledge(game, game.view(t.s, 0), 0, Chance(3), why=True)
    thought = think("karl", known)
    attack = next(c for c in thought.candidates if c.command == cm.Attack(MONSTER))
    assert [term.name for term in attack.terms][:3] == ["chance", "won", "lost"]
    assert 0 < attack.terms[0].worth <= 1
    adding = next(c for c in thought.candidates if isinstance(c.command, cm.AddWarriors))
    judge = monster_evaluation(t.s.table, "karl")
    assert sum(term.worth for term in adding.terms) == pytest.approx(adding.worth, abs=1e-6)
    assert judge.worth(game.view(t.s, 0), 0) != adding.worth


def ready() -> Table:
    t = Table(1, monster="fenrir")
    t.squad(0, t.any("bear", symbols=1), t.any("bear", symbols=2))
    t.give(0, t.any("wolf", symbols=1))
    t.give(0, t.any("wolf", symbols=2))
    return t


def test_what_quick_rules_try_they_take_back() -> None:
    """An attack, warriors added, cards drawn: each on the state itself."""
    t = ready()
    before = t.s.clone()
    judge = monster_evaluation(t.s.table, "karl")
    looks = MonsterGuide(judge, t.s.turns + 2).look(t.s, 0)
    assert {type(command) for _, command in looks} == {cm.Attack, cm.AddWarriors, cm.DrawCards}
    assert t.s == before


def test_what_is_remembered_of_hands_and_squads_is_what_they_are() -> None:
    """A judge who has seen many positions and one who sees the first say the same."""
    t = ready()
    old = MonsterEvaluation(t.s.table, "karl")
    first = old.worth(t.s, 0)
    t.squad(0, t.any("wolf", symbols=3))
    assert old.worth(t.s, 0) == MonsterEvaluation(t.s.table, "karl").worth(t.s, 0) != first


def test_asked_why_a_search_with_one_choice_left_still_gives_reasons() -> None:
    for seed in range(4):
        t = ready()
        known = Knowledge(game, game.view(t.s, 0), 0, Chance(seed), why=True)
        thought = think("norn", known)
        assert thought.candidates and thought.candidates[0].terms
        assert thought.command == think("norn", known._replace(why=False)).command


def test_alone_the_jarl_who_won_most_is_chosen() -> None:
    judged = monster_weights().jarls
    t = Table(1, monster="hel")
    assert {jarl.id for jarl in t.s.table.jarls} >= set(judged)
    s = play(Bout("valhalla", ("karl",), {"players": 1, "monster": "hel"}, 2)).state
    assert s.table.jarls[s.jarls[0]].id == max(judged, key=lambda jarl: judged[jarl])


def test_tuned_numbers_go_to_and_fro() -> None:
    weights = monster_weights()
    row = [number + 0.5 for number in numbers(weights)]
    assert numbers(with_numbers(weights, row)) == row
    match = Bout("valhalla", ("karl",), {"players": 1, "monster": "surtr"}, 3)
    assert 0 <= fitness(Trial(weights, (match,))) <= 1
