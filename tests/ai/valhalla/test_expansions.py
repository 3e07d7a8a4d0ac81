"""Seats at tables with expansions: legal everywhere, the same in all worlds behind a view, and sensible."""

from __future__ import annotations

from itertools import product

import pytest

from tests.ai.valhalla.fights import WIN, bent_on_winning
from tests.valhalla.play import whole
from tests.valhalla.table import Table, armed
from valhalla.ai.levels import think
from valhalla.ai.thought import Knowledge
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.karl import Mind
from valhalla.ai.valhalla.odds import Fighter, Hand, scale, to_reach
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import ALLY, FACES, Step
from valhalla.kernel.chance import Chance

ASKED = {
    Step.LAY_WRATH,
    Step.BLOCK,
    Step.DISARM,
    Step.SPITE,
    Step.ROAD,
    Step.HOLD,
    Step.MISSION,
    Step.LOKI,
    Step.LOKI_TACTIC,
    Step.LOKI_BURY,
}
TABLES = [
    (2, everything(2)),
    (3, everything(3)),
    (4, (*everything(4), "alliance")),
    (4, (*everything(4), "partnership")),
    (6, everything(6)),
]


def choice(t: Table, seat: int, level: str = "karl") -> cm.Command:
    command: cm.Command = think(level, Knowledge(game, game.view(t.s, seat), seat, Chance(1))).command
    return command


# Everywhere


def test_levels_answer_wherever_brawlers_come_and_nothing_hidden_decides() -> None:
    met: set[int] = set()
    for seed, (players, expansions) in product(range(77, 85), TABLES):
        if len(met & ASKED) >= len(ASKED) - 2 and seed > 77:
            break
        for n, (s, seat, _) in enumerate(whole(players, seed, "brawler", expansions=expansions).moments()):
            step = s.step
            if step not in ASKED and n % 9:
                continue
            met.add(step)
            view = game.view(s, seat)
            twin = game.view(game.determinize(view, Chance(5, 0, n)), seat)
            for level in ("thrall", "karl"):
                command = think(level, Knowledge(game, view, seat, Chance(3, 0, n))).command
                game.check(s, seat, command)
                assert think(level, Knowledge(game, twin, seat, Chance(3, 0, n))).command == command
    assert len(met & ASKED) >= len(ASKED) - 2, ASKED - met


@pytest.mark.parametrize("level", ["jarl", "norn"])
def test_seers_see_no_more_than_their_view(level: str) -> None:
    looked = 0
    for n, (s, seat, _) in enumerate(whole(3, 8, "random", expansions=everything(3)).moments()):
        if len(game.legal(s, seat)) < 2 or n % 23:
            continue
        view = game.view(s, seat)
        twin = game.view(game.determinize(view, Chance(5, 0, n)), seat)
        first = think(level, Knowledge(game, view, seat, Chance(3, 0, n))).command
        assert think(level, Knowledge(game, twin, seat, Chance(3, 0, n))).command == first
        looked += 1
        if looked == 2:
            return


@pytest.mark.parametrize(("players", "expansions"), TABLES)
def test_reasons_add_up_to_the_worth(players: int, expansions: tuple[str, ...]) -> None:
    for n, (s, seat, _) in enumerate(whole(players, 3, "brawler", expansions=expansions).moments()):
        if n % 40 == 0:
            judge = evaluation(s.table, "karl")
            view = game.view(s, seat)
            assert sum(t.worth for t in judge.terms(view, seat)) == pytest.approx(judge.worth(view, seat))


# Dice


def exactly(faces: tuple[int, ...]) -> float:
    """The exact chance to arm a warrior of these weapons with six dice."""
    return to_reach(1, [Fighter((faces,), 1)], 6).throw / scale(6, Hand())


def warrior(t: Table, symbols: int, beats: str) -> str:
    """A warrior in the deck with so many different weapons that is stronger than that one, and plain."""
    least = t.s.table.strength[t.card(beats)]
    for card in t.s.deck:
        need = t.s.table.need[card]
        plain = t.s.table.ability[card] in ("", "rival") and need is not None and len(need.ways) == 1
        fits = plain and need is not None and need.symbols == len(set(need.ways[0])) == symbols
        if fits and t.s.table.strength[card] > least:
            return t.s.table.cards[card].id
    raise LookupError("no such warrior")


def besieged(
    expansions: tuple[str, ...], *, wrath: str = "", hand: str = ""
) -> tuple[Table, tuple[int, ...]]:
    """Seat 1 has rolled six dice against a weak attack, with a warrior of two weapons: its faces, too."""
    t = Table(2, expansions=expansions)
    weak = t.any("wolf", symbols=1)
    strong = warrior(t, 2, weak)
    t.squad(0, weak)
    t.squad(1, strong)
    need = t.s.table.need[t.card(strong)]
    assert need is not None
    faces = need.ways[0]
    if wrath:
        card = next(c for c in t.s.deck if (w := t.s.table.wrath[c]) and w.weapon == FACES[faces[0]])
        t.s.deck.remove(card)
        t.s.known[card] = t.s.table.everyone
        t.s.under[1][0] = card
    if hand:
        t.give(1, t.tactic(hand, FACES[faces[0]]))
    t.attack(0, 1)
    while t.s.step != Step.FIGHT:
        t.do(game.to_act(t.s)[0], cm.Pass())
    armed(t, 0, " ".join([weapons(t, weak), *["blank"] * 5]), weak)
    t.stop(0)
    while t.s.step != Step.FIGHT:
        t.do(game.to_act(t.s)[0], cm.Pass())
    return t, faces


def weapons(t: Table, card_id: str) -> str:
    need = t.s.table.need[t.card(card_id)]
    assert need is not None
    return " ".join(FACES[face] for face in need.ways[0])


def test_v10_5_the_odds_count_a_weapon_supply_as_a_die() -> None:
    t, faces = besieged(("valkyries",), hand="supply")
    assert bent_on_winning(t.s, 1).worth / WIN == pytest.approx(exactly(faces[1:]), abs=1e-5)
    t.dice(1, FACES[faces[1]])
    assert choice(t, 1) == cm.Arm(0, (0,), (t.s.hands[1][0],))


def test_v12_3_the_odds_know_that_a_weapon_need_not_be_covered() -> None:
    t, faces = besieged(("tyr",), wrath="weapon")
    assert bent_on_winning(t.s, 1).worth / WIN == pytest.approx(exactly(faces[1:]), abs=1e-5)


def test_without_either_both_weapons_are_needed() -> None:
    t, faces = besieged(())
    assert bent_on_winning(t.s, 1).worth / WIN == pytest.approx(exactly(faces), abs=1e-5)


def test_v11_4_a_blooded_cry_is_counted_by_who_will_be_armed() -> None:
    t, faces = besieged(("dwarves",))
    strong = t.s.table.cards[t.s.squads[1][0]].id
    t.give(1, t.tactic("blooded_cry"))
    t.side(0).bonus = t.s.table.strength[t.card(strong)]  # out of reach by one without the cry
    t.side(0).bonus -= t.s.table.strength[t.s.squads[0][0]]
    fight = bent_on_winning(t.s, 1)
    assert fight.worth / WIN == pytest.approx(exactly(faces), abs=1e-5)
    t.dice(1, f"{weapons(t, strong)} blank blank blank blank")
    t.arm(1, strong)
    while isinstance(command := choice(t, 1), cm.ChooseCard | cm.Pass | cm.ChooseWarrior):
        t.do(1, command)
    assert isinstance(command, cm.PlayTactic)


def test_v11_3_a_card_laid_in_spite_is_counted_before_it_is_laid() -> None:
    """One dwarf can be armed; only 3 more strength beat the attacker, who is a point stronger."""
    t = Table(2, expansions=("dwarves",))
    dwarf = t.any("dwarf", symbols=1, ability="spite")
    t.squad(0, attacker := next(c.id for c in t.s.table.cards if stronger_by_one(t, c.id, dwarf)))
    t.squad(1, dwarf)
    t.give(1, t.any("wolf"))
    t.attack(0, 1)
    t.dice(0, weapons(t, attacker))
    t.arm(0, attacker)
    t.stop(0)
    t.dice(1, weapons(t, dwarf))
    fight = bent_on_winning(t.s, 1, why=True)
    assert fight.present > 0.9 * WIN
    assert isinstance(fight.command(), cm.Arm)


def stronger_by_one(t: Table, card_id: str, than: str) -> bool:
    """A warrior with one symbol and no ability whose strength is one more."""
    card, other = t.card(card_id), t.card(than)
    plain = t.s.table.is_warrior[card] and not t.s.table.ability[card] and t.s.table.symbols[card] == 1
    return plain and t.s.table.strength[card] == t.s.table.strength[other] + 1


def test_v14_2_a_partners_warrior_is_armed_where_it_wins() -> None:
    t = Table(4, expansions=("partnership",))
    weak = t.any("wolf", symbols=1)
    t.squad(0, weak)
    t.squad(1, t.any("wolf", symbols=3))
    strong = t.any("bear", symbols=1)
    t.squad(3, strong)
    t.attack(0, 1)
    armed(t, 0, " ".join([weapons(t, weak), *["blank"] * 5]), weak)
    t.stop(0)
    t.dice(1, weapons(t, strong))
    command = choice(t, 1)
    assert isinstance(command, cm.Arm) and command.slot == ALLY


# What is sensible


def test_v10_3_a_lone_mark_goes_alone_and_a_host_together() -> None:
    t = Table(2, expansions=("valkyries",))
    marks = {t.s.table.mark[c]: c for c in t.s.deck if t.s.table.mark[c]}
    lone, host = (t.s.table.cards[marks[word]].id for word in ("alone", "host"))
    t.squad(0, lone, host)
    mind = Mind(t.s, 0, Chance(1), evaluation(t.s.table, "karl"))
    together = mind.outcome(cm.SendToValhalla((0, 1))) - mind.outcome(cm.SendToValhalla((1,)))
    apart = mind.outcome(cm.SendToValhalla((0,))) - mind.outcome(cm.SendToValhalla(()))
    assert apart > together + 1


def test_v12_2_wrath_goes_under_a_warrior_where_its_clan_is_met() -> None:
    t = Table(2, expansions=("tyr",))
    foe, mine = t.any("bear", symbols=2), t.any("wolf", symbols=2)
    t.squad(1, foe)
    t.squad(0, t.any("wolf", symbols=1))
    cards = {w.clan: c for c in t.s.deck if (w := t.s.table.wrath[c]) and w.clan in ("bear", "stag")}
    t.give(0, mine, *(t.s.table.cards[card].id for card in cards.values()))
    t.do(0, cm.AddWarriors((t.card(mine),), (1,)))
    command = choice(t, 0)
    assert isinstance(command, cm.LayWrath) and command.card == cards["bear"]


def test_v9_1_thors_help_goes_to_the_likelier_winner() -> None:
    t = Table(3, expansions=("thor",))
    t.squad(0, t.any("bear", symbols=1))
    t.squad(1, t.any("wolf", symbols=1))
    help_ = next(c for c in t.s.deck if (x := t.s.table.thor[c]) and x.condition == "fewer_or_equal")
    t.give(2, t.s.table.cards[help_].id)
    t.attack(0, 1)
    assert choice(t, 2) == cm.PlayTactic(help_, target=0)


def test_v13_1_the_last_viking_is_the_better_prey() -> None:
    t = Table(3, expansions=("last_viking",))
    for symbols in (1, 1, 2):
        t.squad(0, t.any("bear", symbols=symbols))
    for seat in (1, 2):
        t.squad(seat, t.any("wolf", symbols=3))
    judge = evaluation(t.s.table, "karl")
    for holder in (1, 2):
        t.s.titles = [0, 0, 0]
        t.s.titles[holder] = 3
        mind = Mind(game.view(t.s, 0), 0, Chance(1), judge)
        assert mind.attack(holder) > mind.attack(3 - holder)


def test_v14_2_asked_why_somebody_is_chosen_no_warrior_of_its_own_is_missed() -> None:
    """Whoever is blocked, held back or takes the Road stays on the table, a partner's warrior as well."""
    t = Table(4, expansions=("alliance", "dwarves"))
    t.squad(0, t.any("bear", symbols=2))
    mind = Mind(t.s, 0, Chance(1), evaluation(t.s.table, "karl"))
    assert mind.terms(cm.ChooseWarrior(0)) == mind.terms(cm.ChooseWarrior(ALLY)) == ()


def test_v14_4_allies_hope_for_the_same() -> None:
    t = Table(4, expansions=("alliance",))
    t.squad(0, t.any("bear", symbols=2))
    t.valhalla(2, t.any("wolf", symbols=3))
    judge = evaluation(t.s.table, "karl")
    hopes = judge.prospects(t.s)
    assert hopes[0] == hopes[2] > hopes[1] == hopes[3]
    assert judge.worth(t.s, 0) == judge.worth(t.s, 2) > 0


def test_v11_3_who_is_disarmed_gives_up_the_least() -> None:
    t = Table(2, expansions=("dwarves",))
    dwarf = t.any("dwarf", symbols=1, ability="disarm")
    t.squad(0, dwarf)
    t.squad(1, t.any("bear", symbols=1))
    t.give(1, t.tactic("surround"), t.tactic("war_cry"), t.any("bear", symbols=3))
    t.attack(0, 1)
    while t.s.step != Step.FIGHT:
        t.do(game.to_act(t.s)[0], cm.Pass())
    armed(t, 0, " ".join([weapons(t, dwarf), *["blank"] * 5]), dwarf)
    command = choice(t, 1)
    assert isinstance(command, cm.ChooseCard)
    assert t.s.table.cards[command.card].id.startswith("surround")
