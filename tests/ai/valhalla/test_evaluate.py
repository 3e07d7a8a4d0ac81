"""What a position is worth: points as they are counted, parts that add up, fits that fit."""

from __future__ import annotations

from math import log, sqrt
from pathlib import Path

import msgspec
import pytest

from tests.ai.valhalla.karls import games, moments
from tests.valhalla.table import Table
from valhalla.ai.valhalla import evaluate
from valhalla.ai.valhalla.evaluate import (
    FEATURES,
    MOST_BEFORE,
    TERMS,
    Evaluation,
    Weights,
    card_worths,
    evaluation,
    need_kind,
    points,
    powers,
    turns_left,
    weights,
)
from valhalla.ai.valhalla.odds import Fighter, Hand, scale, to_excel
from valhalla.games import valhalla as game
from valhalla.games.valhalla.battle import ability_strength
from valhalla.games.valhalla.scoring import tally
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import table
from valhalla.games.valhalla.terms import NONE, UNKNOWN
from valhalla.kernel.chance import Chance

OF_HANDS = TERMS["hand"]


def karl(s: State) -> Evaluation:
    return evaluation(s.table, "karl")


def feature(s: State, seat: int, name: str) -> float:
    return karl(s).features(s)[seat][FEATURES.index(name)]


# Weights


def test_weights_have_every_feature_at_every_knot() -> None:
    file = Path(evaluate.__file__).with_name("weights.json")
    found = msgspec.json.decode(file.read_bytes(), type=dict[str, dict[int, Weights]])
    assert "karl" in found
    for learned in (one for by_players in found.values() for one in by_players.values()):
        assert set(learned.gains) == set(FEATURES)
        assert learned.knots and list(learned.knots) == sorted(set(learned.knots))
        assert {len(row) for row in learned.gains.values()} == {len(learned.knots)}
        assert {len(row) for row in learned.power.values()} == {MOST_BEFORE + 1}
        assert learned.smooth > 0 and all(row[0] > 0 for row in learned.power.values())


@pytest.mark.parametrize("players", range(2, 7))
def test_every_table_has_weights_for_all_its_cards_and_jarls(players: int) -> None:
    laid = table(game.Setup(players))
    learned = weights("karl", players)
    warriors = [card for card, is_one in enumerate(laid.is_warrior) if is_one]
    assert {need_kind(laid, card) for card in warriors} <= set(learned.power)
    assert set(learned.jarls) <= {jarl.id for jarl in table(game.Setup(6)).jarls}


def test_between_the_knots_weights_are_mixed() -> None:
    judge = evaluation(table(game.Setup(2)), "karl")
    knots, row = judge.weights.knots, judge.weights.gains["valour"]
    place = FEATURES.index("valour")
    for i, knot in enumerate(knots):
        assert judge.mix(knot)[place] == pytest.approx(row[i])
    assert judge.mix((knots[0] + knots[1]) / 2)[place] == pytest.approx((row[0] + row[1]) / 2)
    assert judge.mix(knots[0] - 1)[place] == row[0] and judge.mix(knots[-1] + 9)[place] == row[-1]


def test_a_tilt_multiplies_the_weights_it_names() -> None:
    laid = table(game.Setup(2))
    plain, tilted = evaluation(laid, "karl"), evaluation(laid, "karl", (("hand", 2.0),))
    for name, one, other in zip(FEATURES, plain.mix(3), tilted.mix(3), strict=True):
        assert other == pytest.approx(2 * one if name == "hand" else one)


# Power


def random_squads(luck: Chance) -> State:
    """Two squads of one to four warriors each, and nothing else."""
    s = game.blank(game.Setup(2))
    warriors = [card for card in s.deck if s.table.is_warrior[card]]
    dealt = luck.sample(warriors, 8)
    for seat in (0, 1):
        count = 1 + luck.below(4)
        s.squads[seat] = dealt[4 * seat : 4 * seat + count] + [NONE] * (4 - count)
    return s


def exact_power(s: State) -> float:
    """The mean strength of the first seat's squad against the second's, if it plays for that."""
    needs = [(slot, card, s.table.need[card]) for slot, card in enumerate(s.squads[0]) if card >= 0]
    strengths = [s.table.strength[card] + ability_strength(s, 0, slot, 1) for slot, card, _ in needs]
    fighters = [Fighter(n.ways, might) for (_, _, n), might in zip(needs, strengths, strict=True) if n]
    return to_excel(fighters, 6).throw / scale(6, Hand())


def test_power_is_near_the_exact_mean_strength() -> None:
    misses = []
    for n in range(300):
        s = random_squads(Chance(11, 0, n))
        misses.append(powers(s, karl(s).power)[0] - exact_power(s))
    assert sqrt(sum(miss**2 for miss in misses) / len(misses)) < 0.45
    assert abs(sum(misses) / len(misses)) < 0.25


def test_power_grows_with_warriors_and_with_those_they_meet() -> None:
    t = Table(2)
    t.squad(0, "boar-groa")
    lone = powers(t.s, karl(t.s).power)
    t.squad(1, "giant-klaki")
    met = powers(t.s, karl(t.s).power)
    t.squad(0, "bear-ogmund")
    assert 0 == lone[1] < lone[0] < met[0] < powers(t.s, karl(t.s).power)[0]


def test_with_more_players_a_rival_counts_for_less_than_its_bonus() -> None:
    """Some opponents have the clan, others do not."""
    found = []
    for players in (2, 3):
        t = Table(players)
        t.squad(0, "boar-groa")
        t.squad(1, "giant-klaki")
        found.append(powers(t.s, karl(t.s).power)[0])
    assert found[0] > found[1] > 0


def test_kin_and_banners_are_counted_as_in_battle() -> None:
    """A stag with two kinsmen has 1 + 5, with one 1 + 2; of four clans a banner has 1 + 5."""
    t = Table(2)
    power = karl(t.s).power
    tove, aldis = t.card("stag-tove"), t.card("stag-aldis")
    bears = [t.card("bear-hallgerd"), t.card("bear-thurid")]
    others = [t.card("wolf-ylva"), t.card("boar-groa")]
    assert power._ability(tove, [tove, *bears], 0) == 5
    assert power._ability(tove, [tove, bears[0]], 0) == 2
    assert power._ability(tove, [tove, aldis], 0) == 0
    assert power._ability(aldis, [aldis, bears[0], *others], 0) == 5
    assert power._ability(aldis, [aldis, bears[0], others[0]], 0) == 2
    assert power._ability(aldis, [aldis, *bears], 0) == 0


# Cards


def test_card_worths_are_about_the_average_card() -> None:
    laid = table(game.Setup(2))
    worths = card_worths(laid)
    assert len(worths) == len(laid.cards) and sum(worths) == pytest.approx(0, abs=1e-9)
    ids = [card.id for card in laid.cards]
    assert worths[ids.index("bear-ragnfrid")] > worths[ids.index("bear-hallgerd")]
    assert worths[ids.index("heroic-axe-let-fly")] > worths[ids.index("fury-red-dawn")]


def test_a_hand_is_known_by_its_cards() -> None:
    t = Table(2)
    t.give(0, "bear-hallgerd", "fury-red-dawn", "fury-bitten-rim", "fury-horn-answers")
    worths = karl(t.s).card_worths
    assert feature(t.s, 0, "quality") == pytest.approx(sum(worths[card] for card in t.s.hands[0]))
    assert (feature(t.s, 0, "hand"), feature(t.s, 0, "dry"), feature(t.s, 0, "spare")) == (4, 0, 1)
    t.s.hands[0].remove(t.card("bear-hallgerd"))
    assert feature(t.s, 0, "dry") == 1


def test_a_hidden_hand_is_as_good_as_any() -> None:
    t = Table(2)
    t.give(1, "bear-ragnfrid", "fury-red-dawn", "fury-bitten-rim", "fury-horn-answers")
    hidden = game.view(t.s, 0)
    assert [feature(hidden, 1, name) for name in ("hand", "quality", "dry", "spare")] == [4, 0, 0, 0]
    warriors = sum(t.s.table.is_warrior) / len(t.s.table.cards)
    assert feature(hidden, 1, "recruits") == pytest.approx(4 * warriors)


def test_a_hidden_card_counts_as_an_average_one_beside_those_known() -> None:
    t = Table(2)
    t.give(0, "bear-ragnfrid", "bear-arnbjorg")
    known = feature(t.s, 0, "quality")
    t.s.hands[0].append(UNKNOWN)
    assert feature(t.s, 0, "quality") == pytest.approx(known)


# Positions


def test_points_are_counted_as_at_the_end() -> None:
    for moment in moments(every=20):
        seen = moment.view()
        for seat in range(seen.table.players):
            assert points(moment.state, seat) == points(seen, seat) == tally(moment.state, seat).total


def test_torunn_is_paid_for_clans() -> None:
    t = Table(2)
    t.valhalla(0, "bear-hallgerd", "wolf-ylva", "boar-groa", "stag-tove", "giant-klaki")
    t.capture(0, 1)
    assert points(t.s, 0) == 1 + 2 + 1 + 1 + 1 + 2
    t.jarl(0, "torunn")
    assert points(t.s, 0) == tally(t.s, 0).total > 8


def test_terms_are_known_to_the_words_and_add_up_to_the_worth() -> None:
    assert sorted(name for names in TERMS.values() for name in names) == sorted(FEATURES)
    states = [moment.view() for moment in moments(every=40)] + [one.end for one in games()]
    for s in states:
        for seat in range(s.table.players):
            terms = karl(s).terms(s, seat)
            assert sum(term.worth for term in terms) == pytest.approx(karl(s).worth(s, seat), abs=1e-9)
            assert {term.name for term in terms} <= {*TERMS, "points", "rivals"}


def test_a_view_tells_all_but_the_hands_of_others() -> None:
    for moment in moments(every=40):
        seen, s = moment.view(), moment.state
        for seat, (mine, whole) in enumerate(zip(karl(s).features(seen), karl(s).features(s), strict=True)):
            for name, one, other in zip(FEATURES, mine, whole, strict=True):
                assert one == other or (seat != moment.seat and name in OF_HANDS)
        assert karl(s).features(moment.twin()) == karl(s).features(seen)


def test_when_the_game_is_over_the_scores_are_the_prospects() -> None:
    for one in games():
        assert karl(one.end).prospects(one.end) == [float(score) for score in one.end.scores]


def test_with_two_the_other_is_the_rival() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    assert karl(t.s).worth(t.s, 0) == pytest.approx(-karl(t.s).worth(t.s, 1))


def test_of_several_rivals_the_best_counts_most() -> None:
    judge = evaluation(table(game.Setup(4)), "karl")
    alike, apart = judge.rivals([0, 6, 6, 6], 0), judge.rivals([0, 12, 3, 3], 0)
    assert alike == pytest.approx(6) and 6 < apart < 12
    assert judge.rivals([99, 6, 6, 6], 0) == alike
    assert apart == pytest.approx(12 - judge.weights.smooth * log(3), abs=2)


def test_turns_run_out_with_the_deck_and_with_shields() -> None:
    t = Table(3)
    many = turns_left(t.s)
    t.s.box, t.s.deck = t.s.deck[20:], t.s.deck[:20]
    few = turns_left(t.s)
    assert many > few > 0
    t.s.left = 3
    assert turns_left(t.s) == 1
    t = Table(3)
    t.capture(0, 1, 3)
    assert turns_left(t.s) < many


def test_a_lost_shield_and_a_lost_warrior_are_felt() -> None:
    """Whatever was learned: points are points."""
    t = Table(2)
    t.squad(0, "bear-ragnfrid")
    t.squad(1, "wolf-ylva")
    before = karl(t.s).worth(t.s, 0)
    t.capture(1, 0)
    assert karl(t.s).worth(t.s, 0) < before
    t = Table(2)
    t.valhalla(0, "wolf-skuli")
    assert karl(t.s).worth(t.s, 0) > 1
