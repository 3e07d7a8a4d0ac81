"""Reasons: what made the difference, in words and numbers, and never a card that the viewer may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec
import pytest

from tests.valhalla.table import Table, war
from tests.valhalla.track import lies, stands, track
from valhalla.ai.levels import think
from valhalla.ai.record import levels_of
from valhalla.ai.thought import Candidate, Knowledge, Term, Thought
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import ALLY, Step
from valhalla.kernel.chance import Chance
from valhalla.words.valhalla import names as called
from valhalla.words.valhalla.reasons import HABITS, ValhallaReasons

NAMES = ("Astrid", "Bo", "Cnut")
HIDDEN = "The reason stays hidden, like the cards, until the game is over."
NO_NUMBERS = "The numbers stay hidden until the game is over."


def weighed(command: cm.Command, worth: float, tried: int = 0, **terms: float) -> Candidate:
    return Candidate(command, worth, tuple(Term(name, part) for name, part in terms.items()), tried)


def thought(*candidates: Candidate) -> Thought:
    return Thought(candidates[0].command, candidates)


def reasons(s: State, seat: int, why: Thought, viewer: int | None, over: bool = False) -> ValhallaReasons:
    return ValhallaReasons(game.view(s, seat), seat, why, NAMES, viewer=viewer, over=over)


def told(s: State, seat: int, why: Thought, viewer: int | None = 0, kind: str = "karl") -> str:
    """The sentences one after another; seat 0 looks unless somebody else does."""
    return " ".join(reasons(s, seat, why, viewer).sentences(kind))


def at(step: int) -> State:
    """A game of two at the first such step."""
    state, _ = game.new(game.Setup(2, first=1), Chance(3))
    n = 0
    while state.step != step:
        n += 1
        seat = game.to_act(state)[0]
        game.decide(state, seat, game.legal(state, seat)[0], Chance(3, 0, n))
    return state


# The hammer at Ragnarök


def thrown(t: Table, kind: str = "karl") -> str:
    """What is said of the next decision of a seat of this kind at the track."""
    seat = game.to_act(t.s)[0]
    view = game.view(t.s, seat)
    why = think(kind, Knowledge(game, view, seat, Chance(1)))
    return told(t.s, seat, why, kind=kind)


def test_h6_1_why_a_hammer_is_thrown_on() -> None:
    t = track()
    assert thrown(t) == "Player Bo throws the hammer. There was nothing else to do."
    on = "Throwing on promises more points than stopping here."
    stands(t, (2, 5), token=7)
    assert thrown(t) == f"Player Bo throws again. {on}"
    stands(t, (1, 2, 4, 5, 5, 5, 6, 6), token=34)
    assert thrown(t) == f"Player Bo throws again only hammer, 2. {on}"
    lies(t, (1, 5))
    many = "This leaves the best chances for the prizes."
    assert thrown(t) == f"Player Bo removes no hammer. {many}"
    lies(t, (1, 1, 6), token=9, throws=2)
    assert thrown(t) == f"Player Bo removes 2 hammers. {many}"
    assert told(t.s, 1, Thought(cm.LandHammer(1))) == f"Player Bo removes a hammer. {many}"
    stands(t, (2, 5), token=7)
    assert told(t.s, 1, Thought(cm.RestHammer()), kind="random").startswith("Player Bo stops here.")
    assert thrown(t, "thrall").startswith("Player Bo throws again. A thrall does not think so far")
    assert reasons(t.s, 1, Thought(cm.ThrowHammer()), 1).advice() == "Throw again."


# The laying of the table


def test_v2_2_a_jarl_is_chosen_in_secret() -> None:
    s = at(Step.CHOOSE_JARLS)
    one, other = (cm.ChooseJarl(jarl) for jarl in s.jarl_offers[0][:2])
    names = [s.table.jarls[command.jarl].name for command in (one, other)]
    why = thought(weighed(one, 1.4), weighed(other, 1.0))
    assert told(s, 0, why) == (
        f"Player Astrid chooses jarl {names[0]}. "
        f"The next best is worth 0.4 points less: choose jarl {names[1]}."
    )
    assert told(s, 0, why, viewer=1) == f"Player Astrid chooses a jarl in secret. {HIDDEN}"
    assert reasons(s, 0, why, viewer=1).candidates() == []
    assert names[0] in reasons(s, 0, why, viewer=1, over=True).sentences("karl")[0]


def test_v2_6_everybody_may_know_all_about_the_draft() -> None:
    s = at(Step.DRAFT_WARRIOR)
    one, other = (called.card(s.table, card) for card in s.offer[:2])
    why = thought(
        weighed(cm.DraftWarrior(s.offer[0], 0), 2.2, squad=1.7, safety=0.6, hand=0.0),
        weighed(cm.DraftWarrior(s.offer[1], 0), 1.7, squad=1.3, safety=0.5, hand=0.0),
    )
    seat = game.to_act(s)[0]
    for viewer in (None, 0, 1):
        assert told(s, seat, why, viewer) == (
            f"Player {NAMES[seat]} takes warrior {one}: the squad (+0.4) tips the scales. "
            f"The next best is worth 0.5 points less: take warrior {other}."
        )
        assert reasons(s, seat, why, viewer).candidates() == [
            f"take warrior {one}: worth 2.2, the squad 1.7, the safety of the shields 0.6",
            f"take warrior {other}: worth 1.7, the squad 1.3, the safety of the shields 0.5",
        ]


def test_one_discarded_card_is_one() -> None:
    s = at(Step.CHOOSE_START)
    one = called.card(s.table, s.hands[0][0])
    why = Thought(cm.DiscardStart((s.hands[0][0],)))
    assert told(s, 0, why) == f"Player Astrid discards card {one}."


def test_v2_8_what_is_discarded_is_secret() -> None:
    s = at(Step.CHOOSE_START)
    first, second = cm.DiscardStart(tuple(s.hands[0][:2])), cm.DiscardStart(tuple(s.hands[0][2:4]))
    why = thought(weighed(first, 1.04, hand=4.04), weighed(second, 1.0, hand=4.0))
    one, other = (called.cards(s.table, command.cards) for command in (first, second))
    assert told(s, 0, why) == (
        f"Player Astrid discards cards {one}. The next best is worth about as much: discard cards {other}."
    )
    assert told(s, 0, why, viewer=1) == f"Player Astrid chooses in secret what to discard. {HIDDEN}"


# Phase A


def at_home() -> Table:
    t = Table(3)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "boar-galti")
    t.give(0, "wolf-ylva", "wolf-runolf", "fury-red-dawn")
    return t


def add(t: Table, card_id: str, slot: int = 1) -> cm.AddWarriors:
    return cm.AddWarriors((t.card(card_id),), (slot,))


def test_v3_2_adding_rather_than_adding_another() -> None:
    t = at_home()
    why = thought(
        weighed(add(t, "wolf-ylva"), 2.5, squad=3.9, hand=3.3, safety=-0.5, rivals=-4.2),
        weighed(add(t, "wolf-runolf"), 2.1, squad=3.4, hand=3.4, safety=-0.7, rivals=-4.0),
        weighed(cm.DrawCards(), 1.0, squad=2.0, hand=4.0, safety=-1.0, rivals=-4.0),
    )
    assert told(t.s, 0, why) == (
        "Player Astrid adds warrior Ylva Lean-Winter: "
        "the squad (+0.5) and the safety of the shields (+0.2) tip the scales. "
        "The next best is worth 0.4 points less: add warrior Runolf Ash-Pelt."
    )
    assert told(t.s, 0, why, viewer=1) == (
        "Player Astrid adds warrior Ylva Lean-Winter: "
        "the squad and the safety of the shields tip the scales. "
        "The next best: add other warriors from the hand."
    )
    assert reasons(t.s, 0, why, None).candidates() == [
        "add warrior Ylva Lean-Winter",
        "add other warriors from the hand",
        "draw cards",
    ]
    assert reasons(t.s, 0, why, None).proviso() == NO_NUMBERS
    assert reasons(t.s, 0, why, 0).proviso() == ""


def test_v3_3_whoever_makes_room_is_named() -> None:
    t = at_home()
    t.squad(0, "bear-birna", "bear-bessi", "giant-klaki")
    one, other = add(t, "wolf-ylva", 1), add(t, "wolf-ylva", 2)
    assert told(t.s, 0, thought(weighed(one, 2.0), weighed(other, 1.0)), viewer=2) == (
        "Player Astrid adds warrior Ylva Lean-Winter (discarded: Birna Winter-Sleep). "
        "The next best: add warrior Ylva Lean-Winter (discarded: Bessi Broad-Door)."
    )


def attack(t: Table, worth: float, temper: float = 0.0) -> Thought:
    return thought(
        weighed(cm.Attack(1), worth, chance=0.64, won=4.0, lost=-1.0, temper=temper),
        weighed(add(t, "wolf-ylva"), 1.2, squad=3.9, hand=3.3),
        weighed(add(t, "wolf-runolf"), 1.1, squad=3.4, hand=3.4),
    )


def test_v3_2_an_attack_has_its_chance() -> None:
    t = at_home()
    why = attack(t, 3.5)
    assert told(t.s, 0, why) == (
        "Player Astrid attacks player Bo: a chance of 64 % to win the battle. "
        "The next best is worth 2.3 points less: add warrior Ylva Lean-Winter."
    )
    assert told(t.s, 0, why, viewer=1) == (
        "Player Astrid attacks player Bo: more to win than to lose. "
        "The next best: add warriors from the hand."
    )
    assert reasons(t.s, 0, why, 1, over=True).candidates() == [
        "attack player Bo: worth 3.5, 64 % to win the battle, a win 4.0, a loss −1.0",
        "add warrior Ylva Lean-Winter: worth 1.2, the squad 3.9, the hand 3.3",
        "add warrior Runolf Ash-Pelt: worth 1.1, the squad 3.4, the hand 3.4",
    ]


def test_a_temper_may_tip_the_scales() -> None:
    t = at_home()
    assert "; the temper (+0.9) tips the scales. " in told(t.s, 0, attack(t, 1.5, temper=0.9))
    assert "temper" not in told(t.s, 0, attack(t, 3.5, temper=0.9))
    peaceful = thought(weighed(cm.DrawCards(), 1.0), weighed(cm.Attack(1), 0.8, chance=0.4, temper=-0.5))
    assert told(t.s, 0, peaceful) == (
        "Player Astrid draws cards: the temper (+0.5) tips the scales. "
        "The next best has a chance of 40 % and is worth 0.2 points less: attack player Bo."
    )


def test_v3_2_drawing_cards() -> None:
    t = at_home()
    why = thought(
        weighed(cm.DrawCards(), 0.6, squad=3.3, hand=5.2),
        weighed(add(t, "wolf-ylva"), 0.1, squad=4.9, hand=3.5),
    )
    assert told(t.s, 0, why) == (
        "Player Astrid draws cards: the hand (+1.7) tips the scales. "
        "The next best is worth 0.5 points less: add warrior Ylva Lean-Winter."
    )
    assert told(t.s, 0, why, viewer=1) == (
        "Player Astrid draws cards: the hand tips the scales. The next best: add warriors from the hand."
    )


def test_a_search_counts_its_games() -> None:
    t = at_home()
    why = thought(
        weighed(add(t, "wolf-ylva"), 0.551, 51, points=4.1, squad=2.0),
        weighed(cm.Attack(1), 0.524, 51, points=3.2, squad=2.5),
        weighed(cm.DrawCards(), 0.47, 1, points=3.2, squad=2.5),
    )
    assert told(t.s, 0, why) == (
        "Player Astrid adds warrior Ylva Lean-Winter: the score (+0.9) tips the scales. "
        "51 games played on in the head promise 55 % to win, the next best 52 %: attack player Bo."
    )
    assert reasons(t.s, 0, why, 0).candidates() == [
        "add warrior Ylva Lean-Winter: 55 % to win in 51 games, the score 4.1, the squad 2.0",
        "attack player Bo: 52 % to win in 51 games, the score 3.2, the squad 2.5",
        "draw cards: 47 % to win in 1 game, the score 3.2, the squad 2.5",
    ]
    dropped = thought(weighed(cm.DrawCards(), 0.22, 15), weighed(cm.Attack(1), 0.25, 5))
    assert told(t.s, 0, dropped) == (
        "Player Astrid draws cards. Another looked better (25 %) as long as it was tried: attack player Bo."
    )


def test_v3_6_the_card_kept_stays_hidden() -> None:
    t = at_home()
    t.deck("boar-jofrid", "stag-tove")
    t.do(0, cm.DrawCards())
    one, other = (cm.Keep((card,)) for card in t.s.drawn)
    why = thought(weighed(one, 1.2, squad=5.5, hand=6.8), weighed(other, 1.0, squad=5.5, hand=6.6))
    names = [called.cards(t.s.table, command.cards) for command in (one, other)]
    assert told(t.s, 0, why) == (
        f"Player Astrid keeps card {names[0]}: the hand (+0.2) tips the scales. "
        f"The next best is worth 0.2 points less: keep card {names[1]}."
    )
    assert told(t.s, 0, why, viewer=2) == f"Player Astrid chooses in secret what to keep. {HIDDEN}"
    assert reasons(t.s, 0, why, 2).candidates() == []


# Battle


def fight() -> Table:
    t = war("bear-hallgerd", "boar-galti", hand="fury-red-dawn")
    t.dice(0, "axe axe bow spear shield blank")
    return t


def test_v4_3_a_reroll_and_its_odds() -> None:
    t = fight()
    why = thought(
        weighed(cm.Reroll(5, (2, 3)), 1.1, chance=0.31),
        weighed(cm.PlayTactic(t.card("fury-red-dawn")), 1.0, chance=0.25),
        weighed(cm.Arm(0, (0, 1)), 0.9, chance=0.222),
    )
    assert told(t.s, 0, why) == (
        "Player Astrid rerolls spear, bow and gives up blank: a chance of 31 % to win the battle. "
        "The next best has a chance of 25 % and is worth 0.1 points less: play tactic Red Dawn."
    )
    assert told(t.s, 0, why, viewer=1) == (
        "Player Astrid rerolls spear, bow and gives up blank: the better chance to win the battle. "
        "The next best: arm warrior Hallgerd Stone-Knuckle."
    )


def test_v4_2_to_stop_may_be_worth_more_and_less_likely() -> None:
    t = fight()
    t.arm(0, "bear-hallgerd")
    why = thought(weighed(cm.EndPhase(), 2.0, chance=0.4), weighed(cm.Reroll(0, (1,)), 1.8, chance=0.6))
    assert told(t.s, 0, why, viewer=1).startswith("Player Astrid stops here: more to win, but less likely. ")
    alone = thought(weighed(cm.EndPhase(), 2.0, chance=0.4))
    assert told(t.s, 0, alone) == "Player Astrid stops here: a chance of 40 % to win the battle."


def test_v5_a_tactic_that_is_played_is_named_and_no_other_is_spoken_of() -> None:
    t = fight()
    fury, stop = cm.PlayTactic(t.card("fury-red-dawn")), cm.EndPhase()
    played = thought(weighed(fury, 2.4, chance=0.744), weighed(stop, 2.0, chance=0.5))
    assert told(t.s, 0, played, viewer=1) == (
        "Player Astrid plays tactic Red Dawn: the better chance to win the battle. The next best: stop here."
    )
    kept = thought(weighed(stop, 2.4, chance=0.7), weighed(fury, 2.0, chance=0.8))
    assert told(t.s, 0, kept, viewer=1) == "Player Astrid stops here."
    assert "Red Dawn" in told(t.s, 0, kept)


def test_v5_what_is_not_weighed_has_a_rule() -> None:
    t = war("bear-hallgerd", "boar-galti", hand="new-weapons-smiths-gift")
    t.play(0, "new-weapons-smiths-gift")
    assert t.s.battle is not None
    t.s.battle.choice = (6, 9)
    assert told(t.s, 0, Thought(cm.KeepDie(1)), viewer=1) == (
        "Player Astrid keeps the die “bow”. No other of the extra dice helps more."
    )
    t = war("bear-hallgerd", "boar-galti", hand="surround-closing-ring fury-red-dawn")
    rule = "Without the defender’s jarl the battle is worth more."
    assert told(t.s, 0, Thought(cm.PlayTactic(t.card("surround-closing-ring")))).endswith(rule)
    assert told(t.s, 0, Thought(cm.PlayTactic(t.card("fury-red-dawn")))) == (
        "Player Astrid plays tactic Red Dawn."
    )


def test_v4_12_who_goes_to_valhalla() -> None:
    t = fight()
    t.arm(0, "bear-hallgerd")
    t.s.agenda[-1] = (Step.CHOOSE_RISING, 0)
    why = thought(
        weighed(cm.SendToValhalla((0,)), 5.6, points=19.0, squad=1.0, rivals=-20.7),
        weighed(cm.SendToValhalla(()), 4.6, points=15.0, squad=3.5, rivals=-20.6),
    )
    assert told(t.s, 0, why) == (
        "Player Astrid sends warrior Hallgerd Stone-Knuckle to Valhalla: the score (+4.0) tips the scales. "
        "The next best is worth 1.0 points less: send nobody to Valhalla."
    )


def test_v6_4_in_ragnarok_points_count() -> None:
    t = fight()
    assert t.s.battle is not None
    t.s.battle.defence = None
    why = thought(weighed(cm.Arm(0, (0, 1)), 24.1, chance=1.0), weighed(cm.EndPhase(), 21.0, chance=0.0))
    assert told(t.s, 0, why) == (
        "Player Astrid arms warrior Hallgerd Stone-Knuckle: about 24.1 points in the end. "
        "The next best is worth 3.1 points less: stop here."
    )
    assert told(t.s, 0, why, viewer=1) == (
        "Player Astrid arms warrior Hallgerd Stone-Knuckle. The next best: stop here."
    )


# Jarls


def test_v1_5_an_offer_is_told_without_the_card_it_would_have_cost() -> None:
    t = at_home()
    t.jarl(0, "einar")
    t.to_turn_of(0)
    ylva, fury = (cm.UseAbility(card=t.card(card)) for card in ("wolf-ylva", "fury-red-dawn"))
    done = thought(weighed(ylva, 1.3), weighed(fury, 1.2), weighed(cm.Pass(), 1.0))
    assert told(t.s, 0, done) == (
        "Player Astrid uses jarl Einar (Ylva Lean-Winter). "
        "The next best is worth 0.1 points less: use jarl Einar (Red Dawn)."
    )
    assert told(t.s, 0, done, viewer=1) == (
        "Player Astrid uses jarl Einar (Ylva Lean-Winter). The next best: use jarl Einar with another card."
    )
    left = thought(weighed(cm.Pass(), 1.3), weighed(cm.UseAbility(True, t.card("wolf-ylva")), 1.2))
    assert told(t.s, 0, left, viewer=1) == "Player Astrid passes. The next best: use jarl Einar with a card."
    assert told(t.s, 0, left).endswith("use jarl Einar (the extra one, Ylva Lean-Winter).")


# Nothing weighed


def test_nothing_else_to_do_is_said_only_where_it_tells_nothing_of_the_hand() -> None:
    t = Table(2)
    t.give(0, "wolf-ylva")
    only = Thought(add(t, "wolf-ylva", 0))
    done = "Player Astrid adds warrior Ylva Lean-Winter."
    assert told(t.s, 0, only) == f"{done} There was nothing else to do."
    assert told(t.s, 0, only, viewer=1) == done


@pytest.mark.parametrize("kind", ["random", "brawler", "thrall"])
def test_levels_that_do_not_weigh_say_so(kind: str) -> None:
    t = at_home()
    assert kind in levels_of(game.ID)
    assert told(t.s, 0, Thought(cm.DrawCards()), 1, kind) == f"Player Astrid draws cards. {HABITS[kind]}"


def test_names_may_hold_any_sign() -> None:
    t = at_home()
    view = game.view(t.s, 0)
    found = ValhallaReasons(view, 0, attack(t, 3.5), ("{0}", "%s", "{cards}"), viewer=0, over=False)
    assert found.sentences("karl")[0].startswith("Player {0} attacks player %s: ")


# Whole games


class Decision(NamedTuple):
    before: State
    seat: int
    thought: Thought
    after: State

    def text(self, viewer: int | None) -> str:
        return text(game.view(self.before, self.seat), self.seat, self.thought, viewer)


def text(view: State, seat: int, why: Thought, viewer: int | None) -> str:
    found = ValhallaReasons(view, seat, why, NAMES, viewer=viewer, over=False)
    return "\n".join([*found.sentences("karl"), *found.candidates(), found.proviso()])


def played(seed: int, variants: tuple[str, ...]) -> Iterator[Decision]:
    """Every decision of a game between karls."""
    state, _ = game.new(game.Setup(3, variants=variants), Chance(seed))
    n = 0
    while due := game.to_act(state):
        n += 1
        seat, luck = due[0], Chance(seed, 0, n)
        known = Knowledge(game, game.view(state, seat), seat, luck.stream(seat), why=True)
        kind = "karl:berserk" if seat == 1 else "karl"
        before, why = state.clone(), think(kind, known)
        game.decide(state, seat, why.command, luck)
        yield Decision(before, seat, why, state.clone())


@cache
def decisions() -> list[Decision]:
    return [*played(1, ()), *played(2, ("hand_draft", "five_jarls"))]


def others(seat: int) -> list[int | None]:
    return [None, *(viewer for viewer in range(3) if viewer != seat)]


def test_whole_games_are_explained_in_clean_sentences() -> None:
    for d in decisions():
        assert not d.thought.candidates or d.thought.candidates[0].command == d.thought.command
        for viewer in (d.seat, *others(d.seat)):
            found = reasons(d.before, d.seat, d.thought, viewer)
            assert 1 <= len(found.sentences("karl")) <= 2
            for line in found.sentences("karl"):
                assert line.endswith(".")
                assert not re.search(r"[{}]|  | [.,:;]|: ?\.|\.\.|\(\)|^ |None|-[12]", line), line
            assert all(line and line == line.strip() for line in found.candidates())
            assert len(set(found.candidates())) == len(found.candidates())


def test_no_hidden_card_is_named() -> None:
    for d in decisions():
        cards, jarls = d.after.table.cards, d.after.table.jarls
        for viewer in others(d.seat):
            told = d.text(viewer)
            before, after = (game.view(state, viewer) for state in (d.before, d.after))
            known = [one or other for one, other in zip(before.known, after.known, strict=True)]
            hidden = [card.name for number, card in enumerate(cards) if not known[number]]
            hidden += [jarl.name for number, jarl in enumerate(jarls) if number not in after.jarls]
            assert not [name for name in hidden if name in told], told


def test_no_number_that_comes_from_hidden_cards_is_told() -> None:
    for d in decisions():
        for viewer in others(d.seat):
            seen = game.view(d.before, viewer)
            if min(seen.hands[d.seat] + seen.drawn, default=0) < 0 or seen.jarl_offers[d.seat]:
                assert not re.search(r"(?<!×)\d", d.text(viewer)), d.text(viewer)


def test_other_hidden_cards_give_the_same_text() -> None:
    moved = 0
    for d in decisions():
        for viewer in others(d.seat):
            view, why = elsewhere(d, viewer)
            moved += why != d.thought
            assert text(view, d.seat, why, viewer) == d.text(viewer)
    assert moved > 100


def elsewhere(d: Decision, viewer: int | None) -> tuple[State, Thought]:
    """The decision in another world: whatever the viewer does not know of it is something else there."""
    view = game.view(d.before, d.seat)
    shown = () if isinstance(d.thought.command, cm.Keep | cm.DiscardStart) else _cards(d.thought.command)
    secret = game.view(d.before, viewer).known
    unseen, sort = [card for card, mask in enumerate(view.known) if not mask], view.table.is_warrior
    swap: dict[int, int] = {}
    for card in view.hands[d.seat] + view.drawn:
        if card >= 0 and not secret[card] and card not in shown:
            alike = [other for other in unseen if sort[other] == sort[card]]
            if alike:
                swap[card] = alike[0]
                unseen.remove(alike[0])
    for card, other in swap.items():
        view.known[other], view.known[card] = view.known[card], 0
    view.hands[d.seat] = sorted(swap.get(card, card) for card in view.hands[d.seat])
    view.drawn = sorted(swap.get(card, card) for card in view.drawn)
    jarls = len(view.table.jarls)
    view.jarl_offers[d.seat] = tuple((jarl + 7) % jarls for jarl in view.jarl_offers[d.seat])
    more = 2.7 if swap else 0.0
    found = tuple(_moved(candidate, swap, jarls, more) for candidate in d.thought.candidates)
    return view, Thought(_command(d.thought.command, swap, jarls), found)


def _cards(command: cm.Command) -> tuple[int, ...]:
    return getattr(command, "cards", ()) or (getattr(command, "card", -1),)


def _command(command: cm.Command, swap: dict[int, int], jarls: int) -> cm.Command:
    if isinstance(command, cm.ChooseJarl):
        return cm.ChooseJarl((command.jarl + 7) % jarls)
    if hasattr(command, "cards"):
        return msgspec.structs.replace(command, cards=tuple(swap.get(card, card) for card in command.cards))
    if hasattr(command, "card"):
        return msgspec.structs.replace(command, card=swap.get(command.card, command.card))
    return command


def _moved(candidate: Candidate, swap: dict[int, int], jarls: int, more: float) -> Candidate:
    """Another hand is worth so much more, whatever is done."""
    terms = tuple(Term(t.name, t.worth + more * (t.name == "hand")) for t in candidate.terms)
    command = _command(candidate.command, swap, jarls)
    return Candidate(command, candidate.worth + more, terms, candidate.tried)


# Expansions


def stepped(t: Table, step: tuple[int, ...]) -> State:
    """The table as if it had come to this step."""
    t.s.agenda = [*t.s.agenda, step]
    return t.s


def test_v11_3_whom_a_dwarf_blocks_and_holds_back() -> None:
    t = Table(2, expansions=("dwarves",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    wolf = t.s.table.cards[t.card("wolf-ylva")].name
    why = Thought(cm.ChooseWarrior(0))
    assert told(stepped(t, (Step.BLOCK, 0)), 0, why).startswith(f"Player Astrid blocks warrior {wolf}.")
    assert told(stepped(t, (Step.HOLD, 0)), 0, why).startswith(f"Player Astrid holds warrior {wolf} back.")
    goes = "Player Astrid lets warrior Hallgerd Stone-Knuckle go."
    assert told(stepped(t, (Step.ROAD, 0)), 0, why).startswith(goes)


def test_v11_3_a_card_laid_in_spite_stays_hidden() -> None:
    t = Table(2, expansions=("dwarves",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    why = Thought(cm.ChooseCard(t.card("fury-red-dawn")))
    s = stepped(t, (Step.SPITE, 0, 0))
    assert told(s, 0, why, viewer=1) == f"Player Astrid lays a card in spite. {HIDDEN}"
    assert told(s, 0, why, viewer=0).startswith("Player Astrid lays card Red Dawn in spite.")
    buried = told(stepped(t, (Step.LOKI_BURY, 0)), 0, why, viewer=1)
    assert buried == f"Player Astrid lays a card on the deck. {HIDDEN}"


def test_v12_2_a_wrath_card_and_the_warrior_above_it() -> None:
    t = Table(2, expansions=("tyr",))
    t.squad(0, "bear-hallgerd")
    t.give(0, "wrath-cold-verdict")
    s = stepped(t, (Step.LAY_WRATH, 0, 1))
    under = "Player Astrid lays wrath card Cold Verdict under warrior Hallgerd Stone-Knuckle"
    why = thought(
        weighed(cm.LayWrath(t.card("wrath-cold-verdict"), 0), 2.0, squad=1.0), weighed(cm.Pass(), 1.0)
    )
    assert told(s, 0, why).startswith(under)
    passing = Thought(cm.Pass(), why.candidates[::-1])
    assert "Cold Verdict" not in told(s, 0, passing, viewer=1)


def test_v9_1_whom_a_thor_card_helps() -> None:
    t = Table(3, expansions=("thor",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.give(2, "thor-far-rumble")
    t.attack(0, 1)
    why = Thought(cm.PlayTactic(t.card("thor-far-rumble"), target=1))
    assert told(t.s, 2, why).startswith("Player Cnut helps player Bo with Thor card A Far Rumble.")
    assert reasons(t.s, 2, why, 2).advice() == "Help player Bo with Thor card A Far Rumble."


def test_v8_1_which_row_is_taken() -> None:
    t = Table(3, expansions=("loki",))
    t.s.loki = [card.id for card in t.s.table.lokis].index("loki-open-sleeve")
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva")
    t.attack(0, 1)
    s = stepped(t, (Step.LOKI, 1))
    row = "Player Bo takes Loki’s row for a difference of"
    assert told(s, 1, Thought(cm.TakeRow(0, slot=0))).startswith(
        f"{row} 0–2 ({t.s.table.cards[t.card('wolf-ylva')].name})."
    )
    assert told(s, 1, Thought(cm.TakeRow(1, target=2))).startswith(f"{row} 3 (Cnut).")
    assert told(s, 1, Thought(cm.TakeRow(2))).startswith(f"{row} 4–5.")


def test_v14_2_a_partner_arms_and_sends_warriors() -> None:
    t = Table(4, expansions=("alliance",))
    t.squad(0, "bear-hallgerd")
    t.squad(1, "boar-galti")
    t.squad(2, "wolf-ylva")
    t.attack(0, 1)
    wolf = t.s.table.cards[t.card("wolf-ylva")].name
    assert f"arms warrior {wolf}" in told(t.s, 0, Thought(cm.Arm(ALLY, ())))
    sends = told(stepped(t, (Step.CHOOSE_RISING, 0)), 0, Thought(cm.SendToValhalla((0, ALLY))))
    assert f"sends warriors Hallgerd Stone-Knuckle and {wolf} to Valhalla" in sends
