"""A karl's dice: what it does with them is legal, keeps its promises, and wastes nothing."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product

import pytest

from tests.ai.valhalla.brute_odds import Engine
from tests.ai.valhalla.fights import WIN, bent_on_winning, defence, ragnarok
from tests.ai.valhalla.karls import VARIANTS, Moment, games, moments
from tests.valhalla.table import Table, war
from valhalla.ai.levels import choose, think
from valhalla.ai.valhalla import karl
from valhalla.ai.valhalla.evaluate import evaluation
from valhalla.ai.valhalla.fight import Fight
from valhalla.ai.valhalla.monster.stakes import MonsterStakes
from valhalla.ai.valhalla.muster import Defence, chance
from valhalla.ai.valhalla.odds import Action
from valhalla.ai.valhalla.stakes import stakes_of
from valhalla.games import valhalla as game
from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import strength
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import EXTRA, Step
from valhalla.kernel.chance import Chance


def fight_of(s: State, seat: int, why: bool = False) -> Fight:
    """A karl's fight, from the view of its seat."""
    seen = game.view(s, seat)
    judge = evaluation(s.table, "karl")
    at_stake = MonsterStakes(seen, seat, judge) if s.monster else stakes_of(seen, seat, judge)
    return Fight(seen, seat, at_stake, why=why)


def next_of(t: Table, seat: int) -> cm.Command:
    """What a karl does here."""
    command: cm.Command = choose("karl", game, game.view(t.s, seat), seat, Chance(1))
    return command


def fights_on(t: Table, seat: int, at_any_price: bool = False) -> list[cm.Command]:
    """Let a karl fight until it ends its phase, perhaps as if nothing else mattered."""
    commands: list[cm.Command] = []
    while not commands or commands[-1] != cm.EndPhase():
        commands.append(bent_on_winning(t.s, seat).command() if at_any_price else next_of(t, seat))
        t.do(seat, commands[-1])
    return commands


# Whole games


def test_all_jarls_and_variants_are_met() -> None:
    met = {one.end.table.jarls[jarl].id for one in games() for jarl in one.end.jarls if jarl >= 0}
    assert len(met) == 25
    assert {one.end.table.setup.variants for one in games()} == set(VARIANTS)
    assert {one.end.table.players for one in games()} == {2, 3, 4, 5, 6}


def test_every_command_was_legal_and_every_battle_came_to_an_end() -> None:
    """Games are checked as they are played; here is how long their fights take."""
    for one in games():
        ended = Counter(type(event) for event in one.events)
        assert ended[ev.AttackDeclared] == ended[ev.BattleEnded] and ended[ev.GameEnded] == 1
        longest = streak = 0
        for moment, after in pairwise(one.moments):
            streak = (
                streak + 1 if moment.step == after.step == Step.FIGHT and moment.seat == after.seat else 0
            )
            longest = max(longest, streak)
        assert longest < 20


def test_asked_why_a_fighter_does_the_same() -> None:
    for moment in moments(Step.FIGHT, every=14):
        plain, asked = (fight_of(moment.state, moment.seat, why) for why in (False, True))
        assert plain.command() == asked.command()
        assert plain.candidates(3)[0].worth == pytest.approx(asked.candidates(3)[0].worth, abs=1e-6)


def test_candidates_are_legal_and_the_best_is_worth_what_the_dice_are() -> None:
    for moment in moments(Step.FIGHT, every=14):
        fight = fight_of(moment.state, moment.seat, why=True)
        found = fight.candidates(6)
        worths = [candidate.worth for candidate in found]
        assert worths == sorted(worths, reverse=True)
        assert worths[0] == pytest.approx(fight._worth(fight.odds.worth(fight.faces())), abs=1e-9)
        assert found[0].command == fight.command()
        for candidate in found:
            game.check(moment.state, moment.seat, candidate.command)
            ((name, certain),) = [(term.name, term.worth) for term in candidate.terms]
            assert name == "chance" and 0 <= certain <= 1


def known_chance(s: State, seat: int) -> float:
    """The chance to win of who stops now."""
    assert s.battle is not None
    side = s.battle.side(seat)
    if not side.armed or s.battle.defence is None:
        return float(side.armed > 0)
    might = strength(s, side)
    if side is s.battle.attack:
        return 1 - Defence(game.view(s, seat), s.battle.defence.seat).beats(might, False)
    least = strength(s, s.battle.attack) + (not any(wins(s, seat) for wins in s.table.wins_ties))
    return float(might >= least)


def stopped(moment: Moment) -> State:
    """All done that goes with stopping, but the end of the phase."""
    s = moment.state.clone()
    while (command := fight_of(s, moment.seat).command(Action("stop"))) != cm.EndPhase():
        game.check(s, moment.seat, command)
        game.decide(s, moment.seat, command, Chance(1))
    return s


def of_styr(moment: Moment) -> bool:
    jarl = moment.state.jarls[moment.seat]
    return jarl >= 0 and moment.state.table.jarls[jarl].id == "styr"


def keeps_its_promise(moment: Moment) -> bool:
    """Dice turned, warriors armed, tactics played: then the chance is what was said before."""
    fight = fight_of(moment.state, moment.seat, why=True)
    promised = fight._chance(fight.odds.actions(fight.faces())[0][0])
    return promised == pytest.approx(known_chance(stopped(moment), moment.seat), abs=1e-6)


def test_stopping_keeps_what_it_promises() -> None:
    for moment in moments(Step.FIGHT, every=14):
        assert keeps_its_promise(moment) or of_styr(moment)


def test_stopping_keeps_what_it_promises_to_styr() -> None:
    fights = [moment for moment in moments(Step.FIGHT) if of_styr(moment)]
    assert fights and all(keeps_its_promise(moment) for moment in fights)


def plays_strength(moment: Moment) -> bool:
    command = moment.command
    word = moment.state.table.word[command.card] if isinstance(command, cm.PlayTactic) else None
    return word is not None and word.effect.strength > 0


def test_a_defender_who_plays_strength_was_behind_and_wins() -> None:
    """Against a known attack nothing is spent in vain."""
    seen = 0
    for one in games():
        for moment in one.moments:
            battle = moment.state.battle
            if battle and battle.defence and battle.defence.seat == moment.seat and plays_strength(moment):
                assert not known_chance(moment.state, moment.seat)
                coming = (
                    event for event in one.events[moment.past :] if isinstance(event, ev.BattleResolved)
                )
                assert next(coming).winner == moment.seat
                seen += 1
    assert seen > 5


def test_an_attacker_plays_strength_only_while_it_is_not_sure_to_win() -> None:
    plays = [
        m for m in moments(Step.FIGHT) if plays_strength(m) and m.state.battle and m.state.battle.defence
    ]
    assert len(plays) > 20
    for moment in plays:
        assert known_chance(moment.state, moment.seat) < 1


def test_strength_is_no_use_in_ragnarok() -> None:
    last = [m for m in moments(Step.FIGHT) if m.state.battle and m.state.battle.defence is None]
    assert last and not any(plays_strength(moment) for moment in last)


def test_remembered_plans_change_nothing() -> None:
    """The games were played with them; here every fight is thought through anew."""
    for moment in moments(Step.FIGHT, every=9):
        karl.PLANS.clear()
        assert think("karl", moment.known()).command == moment.command


def test_a_plan_is_for_the_hand_and_the_dice_it_was_made_with() -> None:
    fury, bessi = "fury-red-dawn", "bear-bessi"
    for hand, dice in ((bessi, "axe"), (fury, "axe"), (bessi, "axe axe bow blank"), (fury, "axe bow")):
        t = defence("bear-kolbein", dice, "bear-hallgerd", hand)
        assert (cm.PlayTactic in [type(command) for command in fights_on(t, 1)]) == (hand == fury)


def test_a_plan_is_for_the_temper_it_was_made_with() -> None:
    """Asked after another, a berserk thinks what it would think alone."""
    for moment in moments(Step.FIGHT, every=100):
        known = moment.known()._replace(why=True)
        karl.PLANS.clear()
        alone = think("karl:berserk", known)
        karl.PLANS.clear()
        think("karl", known)
        assert think("karl:berserk", known) == alone


# The odds of a fight


@pytest.mark.parametrize("jarl", ["", "beinir", "vingor", "sigurd", "styr", "villsvin"])
def test_before_the_first_throw_a_fight_is_worth_its_chance(jarl: str) -> None:
    """With stakes of just this battle, and the same chance as everybody can work out."""
    t = Table(2)
    t.squad(0, "bear-gudveig", "wolf-ylva", "giant-klaki")
    t.squad(1, "bear-holmfrid", "wolf-geir", "boar-groa")
    if jarl:
        t.jarl(0, jarl)
    foretold = chance(game.view(t.s, 0), 0, 1)
    t.attack(0, 1)
    fight = bent_on_winning(t.s, 0, why=True)
    assert fight.chance == pytest.approx(foretold, abs=1e-6)
    assert fight.worth == pytest.approx(WIN * foretold, abs=1e-4)


def test_a_die_kept_is_the_one_that_helps() -> None:
    t = war("bear-hallgerd", "wolf-geir", hand="new-weapons-smiths-gift")
    t.dice(0, "bow blank")
    t.play(0, "new-weapons-smiths-gift")
    assert t.s.battle is not None
    for choice, better in (((0, 3), 0), ((1, 5), None), ((0, 0), 0)):
        t.s.battle.choice = tuple(EXTRA + face for face in choice)
        kept = next_of(t, 0)
        assert isinstance(kept, cm.KeepDie) and better in (kept.die, None)


def test_dice_kept_in_games_are_never_worse_than_those_left() -> None:
    for moment in moments(Step.KEEP_DIE):
        fight = fight_of(moment.state, moment.seat)
        assert fight.s.battle is not None and isinstance(moment.command, cm.KeepDie)
        worths = [fight.odds.worth([*fight.faces(), die % EXTRA]) for die in fight.s.battle.choice]
        assert worths[moment.command.die] == max(worths)


class Holds(Engine):
    """The game itself, every legal command tried: the chance to win a defence."""

    def after(self, s: State, command: cm.Command) -> Fraction:
        if isinstance(command, cm.EndPhase):
            return Fraction(known_chance(s, self.seat))
        return super().after(s, command)


@pytest.mark.parametrize(
    ("attacker", "dice", "defenders", "hand", "jarl"),
    [
        ("bear-ogmund", "bow blank blank", "bear-gudveig bear-hallgerd", "fury-red-dawn", ""),
        ("bear-ogmund", "bow shield blank", "bear-gudveig bear-hallgerd", "heroic-all-or-ashes", ""),
        (
            "bear-ogmund",
            "bow shield blank",
            "bear-hallgerd wolf-svala",
            "heroic-axe-let-fly fury-red-dawn",
            "",
        ),
        ("bear-ogmund", "shield blank", "bear-hallgerd", "new-weapons-smiths-gift heroic-all-or-ashes", ""),
        ("bear-ogmund", "bow blank", "bear-gudveig", "counterblow-up-from-the-mud fury-red-dawn", ""),
        ("bear-ogmund", "axe bow spear spear", "bear-gudveig wolf-svala", "weapon-swap-borrowed-edge", ""),
        ("bear-ogmund", "sword spear blank blank", "giant-klaki", "heroic-axe-let-fly heroic-last-arrow", ""),
        ("bear-ogmund", "axe bow spear", "bear-hallgerd bear-bergljot", "fury-red-dawn", "sigurd"),
        ("bear-kolbein", "axe sword blank", "bear-arnbjorg", "", "styr"),
        ("bear-kolbein", "bow shield blank", "bear-ogmund wolf-ylva", "", "vingor"),
        ("bear-kolbein", "axe bow blank", "bear-bessi wolf-ylva", "", "sigvard"),
        ("bear-ogmund", "axe bow blank", "bear-bessi wolf-svala wolf-ylva", "fury-red-dawn", "bernhard"),
        ("bear-ogmund", "spear bow blank", "bear-hallgerd wolf-svala", "heroic-last-arrow", "egil"),
    ],
)
def test_a_fight_is_won_as_often_as_can_be(
    attacker: str, dice: str, defenders: str, hand: str, jarl: str
) -> None:
    t = defence(attacker, dice, defenders, hand, jarl, lost=2 if jarl == "sigurd" else 0)
    fight = bent_on_winning(t.s, 1, why=True)
    exact = Holds(1).value(t.s)
    assert 0 < exact < 1
    assert fight.candidates(1)[0].terms[0].worth == pytest.approx(float(exact), abs=1e-6)


# Obvious fights


def test_who_cannot_be_beaten_arms_and_ends() -> None:
    t = defence("wolf-ylva", "axe axe bow shield blank blank", "bear-gudveig", "fury-red-dawn")
    assert [type(command) for command in fights_on(t, 1)] == [cm.Arm, cm.EndPhase]


def test_a_won_defence_is_rolled_no_further_for_its_own_sake() -> None:
    t = defence("wolf-ylva", "axe bow bow shield blank blank", "bear-hallgerd wolf-geir bear-thorbrand")
    assert isinstance(bent_on_winning(t.s, 1).command(), cm.Arm)
    t.arm(1, "bear-hallgerd")
    assert bent_on_winning(t.s, 1).command() == cm.EndPhase()


def test_a_sure_attack_is_not_rolled_again_for_its_own_sake() -> None:
    """Nobody can match an 8 with a lone wolf."""
    t = war("bear-ragnfrid", "wolf-ylva", hand="fury-red-dawn heroic-all-or-ashes")
    t.dice(0, "axe sword bow blank blank blank")
    assert [type(command) for command in fights_on(t, 0)] == [cm.Arm, cm.EndPhase]


def test_dice_that_serve_nobody_are_rolled_again() -> None:
    t = war("bear-hallgerd", "wolf-ylva")
    t.dice(0, "sword bow shield blank blank blank")
    command = next_of(t, 0)
    assert isinstance(command, cm.Reroll) and len(command.dice) == 5


def test_a_fury_is_played_when_it_turns_the_battle_and_only_then() -> None:
    """A bear of 3 against 3: the tie is the attacker's (V4.10), 2 more are enough."""
    t = defence("bear-kolbein", "axe", "bear-hallgerd", "fury-red-dawn")
    assert [type(command) for command in fights_on(t, 1)] == [cm.Arm, cm.PlayTactic, cm.EndPhase]
    t = defence("bear-gudveig", "axe", "bear-hallgerd", "fury-red-dawn")
    assert cm.PlayTactic not in [type(command) for command in fights_on(t, 1)]


def test_two_tactics_are_played_where_one_is_not_enough() -> None:
    t = defence("bear-gudveig", "axe blank", "bear-hallgerd", "fury-red-dawn fury-bitten-rim")
    kinds = [type(command) for command in fights_on(t, 1, at_any_price=True)]
    assert kinds == [cm.Arm, cm.PlayTactic, cm.PlayTactic, cm.EndPhase]


def test_the_cheaper_of_two_tactics_is_enough() -> None:
    t = defence(
        "bear-kolbein", "axe axe", "bear-hallgerd", "fury-red-dawn fury-bitten-rim heroic-axe-let-fly"
    )
    assert sum(isinstance(command, cm.PlayTactic) for command in fights_on(t, 1)) == 1


def test_a_heroic_attack_leaves_the_warrior_its_die() -> None:
    t = defence("bear-kolbein", "axe axe", "bear-hallgerd", "heroic-axe-let-fly")
    assert fights_on(t, 1) == [
        cm.Arm(0, (0,)),
        cm.PlayTactic(t.card("heroic-axe-let-fly"), (0,)),
        cm.EndPhase(),
    ]
    t = defence("bear-kolbein", "axe", "bear-hallgerd", "heroic-axe-let-fly")
    assert cm.PlayTactic not in [type(command) for command in fights_on(t, 1)]


def test_blanks_are_swapped_for_what_is_missing() -> None:
    t = defence("bear-kolbein", "axe blank", "bear-gudveig", "weapon-swap-borrowed-edge")
    assert fights_on(t, 1)[:2] == [
        cm.PlayTactic(t.card("weapon-swap-borrowed-edge"), (1,), (0,)),
        cm.Arm(0, (0, 1)),
    ]


def test_sigurd_turns_a_blank_before_a_card_is_spent() -> None:
    t = defence("bear-kolbein", "axe blank", "bear-gudveig", "weapon-swap-borrowed-edge", "sigurd")
    t.capture(0, 1)
    assert fights_on(t, 1)[:2] == [cm.UseAbility(True, dice=(1,), faces=(0,)), cm.Arm(0, (0, 1))]


def test_a_counterblow_is_for_those_with_dice_to_roll() -> None:
    t = defence("bear-kolbein", "blank", "bear-gudveig", "counterblow-up-from-the-mud")
    assert fights_on(t, 1) == [cm.EndPhase()]  # a single die arms nobody who needs two


def test_free_rerolls_come_before_those_that_cost_a_die() -> None:
    t = defence("bear-kolbein", "sword bow blank", "bear-gudveig", jarl="vingor")
    command = next_of(t, 1)
    assert isinstance(command, cm.FreeReroll) and len(command.dice) == 3


def test_a_leader_is_surrounded_only_if_that_helps() -> None:
    for jarl, helps in (("sigvard", True), ("hodr", False), ("torunn", False)):
        t = war("bear-hallgerd", "bear-kolbein", hand="surround-closing-ring")
        t.jarl(1, jarl)
        t.dice(0, "axe blank")
        played = cm.PlayTactic(t.card("surround-closing-ring")) in fights_on(t, 0)
        assert played == helps


def test_a_leader_is_surrounded_whenever_the_battle_is_worth_more_after_it() -> None:
    """The worth of the position after it counts the card as gone."""
    card = "surround-closing-ring"
    for jarl, defenders in product(
        ("sigvard", "villsvin", "hodr"), ("bear-kolbein", "bear-kolbein wolf-geir")
    ):
        for attackers, dice in product(
            ("wolf-audun bear-hallgerd", "bear-gudveig wolf-ylva"), ("axe axe", "axe")
        ):
            t = war(attackers, defenders, hand=card)
            t.jarl(1, jarl)
            t.dice(0, f"{dice} blank blank")
            before, chosen = fight_of(t.s, 0), next_of(t, 0)
            t.play(0, card)
            after = fight_of(t.s, 0)
            more = after.odds.worth(after.faces()) > before.odds.worth(before.faces())
            assert (chosen == cm.PlayTactic(t.card(card))) == more


def test_styr_spares_whom_the_dice_are_short_for() -> None:
    t = defence("bear-kolbein", "axe bow", "bear-arnbjorg", jarl="styr")
    assert fights_on(t, 1) == [cm.UseAbility(False, slot=0), cm.Arm(0, (0, 1)), cm.EndPhase()]


def test_styr_spares_a_warrior_one_die_and_no_more() -> None:
    """Axe and bow: the bear of 8 with one die spared. He would need no bow if he could be spared two."""
    t = defence("bear-gudveig", "axe bow", "bear-ragnfrid bear-hallgerd", jarl="styr")
    fights_on(t, 1)
    assert t.s.battle is not None and strength(t.s, t.side(1)) == 8


def test_egil_knows_what_a_tactic_costs_him() -> None:
    """Bear and die are 3 + 2 + 2 against 5, but only 5 after any tactic."""
    t = defence("bear-gudveig", "spear blank", "bear-hallgerd", "counterblow-up-from-the-mud", "egil")
    assert isinstance(bent_on_winning(t.s, 1).command(), cm.Reroll)


def test_egil_wins_without_a_tactic_what_he_would_lose_with_one() -> None:
    """With a Fury he has 3 + 2 + 2, as without; a Heroic attack of 4 is more than the 2 it costs."""
    t = defence("bear-gudveig", "axe blank", "bear-hallgerd", "fury-red-dawn", "egil")
    assert fights_on(t, 1, at_any_price=True) == [cm.Arm(0, (0,)), cm.EndPhase()]
    t = defence("bear-thorbrand", "axe blank", "bear-hallgerd", "fury-red-dawn", "egil")
    assert cm.PlayTactic not in [type(command) for command in fights_on(t, 1, at_any_price=True)]
    t = defence("bear-thorbrand", "axe axe", "bear-hallgerd", "heroic-axe-let-fly", "egil")
    assert cm.PlayTactic in [type(command) for command in fights_on(t, 1, at_any_price=True)]


def test_in_ragnarok_the_most_honoured_are_saved() -> None:
    """One axe: for the wolf of 2 valour, not for the bear of 3 strength."""
    t = Table(2)
    t.squad(0, "bear-hallgerd", "wolf-audun", "bear-thurid")
    t.give(0, "fury-red-dawn")
    ragnarok(t)
    t.dice(0, "axe")
    assert fights_on(t, 0) == [cm.Arm(1, (0,)), cm.EndPhase()]


def test_in_ragnarok_cards_are_worth_nothing_but_what_they_save() -> None:
    t = Table(2)
    t.squad(0, "bear-gudveig")
    t.give(0, "weapon-swap-borrowed-edge")
    ragnarok(t)
    t.dice(0, "blank blank")
    assert [type(command) for command in fights_on(t, 0)] == [cm.PlayTactic, cm.Arm, cm.EndPhase]


@pytest.mark.parametrize(("jarl", "arms"), [("agnar", True), ("", False)])
def test_agnar_fights_a_lost_defence_for_whom_he_may_send(jarl: str, arms: bool) -> None:
    """Three strength against five is lost; but he will have few shields, so she may go all the same."""
    t = defence("bear-gudveig", "axe blank", "bear-hallgerd", jarl=jarl, lost=1)
    t.s.left = 0
    fight = fight_of(t.s, 1)
    assert (fight.worth > fight.stakes.nothing + 0.1) is arms
    assert not arms or fight.command() == cm.Arm(0, (0,))
