"""What the seats know of the gods: who may still act after passing, whom to fear, what Loki strikes."""

from __future__ import annotations

import pytest

from tests.wolves.table import Table
from valhalla.ai.levels import think
from valhalla.ai.thought import Knowledge
from valhalla.ai.wolves.field import table_of
from valhalla.ai.wolves.karl import Mind
from valhalla.ai.wolves.outlook import Outlook
from valhalla.ai.wolves.plan import Plan
from valhalla.ai.wolves.prizes import prizes
from valhalla.ai.wolves.weights import weights
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.kernel.chance import Chance


def duel(mine: str, theirs: str) -> Table:
    """Seat 0 has its turn; the other two have passed, the last of them with nothing."""
    t = Table(3)
    t.prize("iron-crown")
    t.row(0, mine)
    t.row(1, theirs)
    t.passed(1, 2)
    return t


def mind(t: Table) -> Mind:
    return Mind(game.view(t.s, 0), 0, Chance(3), weights())


def choice(t: Table, level: str = "karl") -> cm.Command:
    command: cm.Command = think(level, Knowledge(game, game.view(t.s, 0), 0, Chance(3))).command
    return command


def outlook(t: Table, seat: int = 0) -> Outlook:
    return Outlook(t.s, seat, weights(), prizes(t.s, weights()))


def odds(t: Table, total: int) -> float:
    """The chance of seat 0 to be first with so strong a row."""
    return outlook(t).field(table_of(t.s)).places(total)[0]


def test_the_row_of_a_passed_vidar_holder_is_not_final() -> None:
    t = duel("king", "berserk")
    t.give(1, "priest")
    assert odds(t, 6) > 0.85
    t.hold(1, "vidar")
    assert odds(t, 6) < 0.5
    assert odds(t, 20) > 0.9


def test_a_small_lead_over_vidar_is_made_larger() -> None:
    for held, passes in (("", True), ("vidar", False)):
        t = duel("hirdman berserk", "berserk")
        t.give(0, "hirdman")
        t.give(1, "priest king hirdman")
        t.hold(1, held)
        assert isinstance(choice(t), cm.Pass) == passes


def test_vidar_with_an_empty_hand_adds_nothing() -> None:
    t = duel("king", "berserk")
    before = odds(t, 6)
    t.hold(1, "vidar")
    assert odds(t, 6) == before


def test_who_holds_vidar_passes_and_lays_the_last_unit_after_all_others() -> None:
    t = duel("hirdman", "berserk")
    t.give(0, "hirdman thrall")
    assert isinstance(Plan(t.s, outlook(t)).best(), cm.Lay)
    t.hold(0, "vidar")
    assert Plan(t.s, outlook(t)).laid == 0
    t.do(0, cm.Pass())
    assert t.step() == "before"
    t.do(0, choice(t))
    assert t.s.victories[0] == [t.card("iron-crown")]


def test_whoever_may_return_with_baldr_is_not_done_while_others_act() -> None:
    t = duel("king", "berserk")
    t.give(1, "priest king hirdman hirdman berserk berserk hirdman")
    before = odds(t, 7)
    t.hold(1, "baldr")
    assert odds(t, 7) < before
    t.passed(0)
    assert odds(t, 7) > 0.9


def test_a_strongest_jormungandr_is_about_to_end_the_round() -> None:
    t = Table(3)
    t.prize("iron-crown")
    t.row(1, "berserk")
    before = odds(t, 6)
    t.hold(1, "jormungandr")
    assert odds(t, 6) < before
    t.row(2, "priest")
    assert odds(t, 6) > 0.8 * odds_without(t)


def odds_without(t: Table) -> float:
    """The same without any deity held."""
    t.s.owner = [-1] * len(t.s.owner)
    return odds(t, 6)


@pytest.mark.parametrize("level", ["karl", "norn"])
def test_the_blow_of_loki_is_seen_with_nothing_to_summon(level: str) -> None:
    t = duel("king berserk huscarl hirdman", "huscarl chieftain huscarl berserk")
    t.give(0, "thrall")
    t.hold(0, "loki")
    command = choice(t, level)  # a Huscarl goes, and the Chieftain counts one Tyr unit less: 15 to 13
    assert isinstance(command, cm.Sacrifice)
    t.do(0, command)
    assert t.step() == "aim"
    t.do(0, choice(t, level))
    assert t.total(0) > t.total(1)


def test_quick_rules_see_the_blow_of_loki_too() -> None:
    t = duel("king berserk huscarl hirdman", "huscarl chieftain huscarl berserk")
    t.hold(0, "loki")
    assert Plan(t.s, outlook(t)).best() == cm.Sacrifice(t.unit(0, 3))


def test_odin_keeps_loki_from_his_row() -> None:
    t = duel("king berserk huscarl hirdman", "huscarl chieftain huscarl berserk")
    t.hold(0, "loki")
    t.hold(1, "odin")
    assert not isinstance(Plan(t.s, outlook(t)).best(), cm.Sacrifice)


def test_every_unit_may_be_sacrificed_a_priest_too_with_nothing_in_the_hall() -> None:
    t = duel("priest king", "berserk")
    given = [c.unit for c in mind(t).candidates() if isinstance(c, cm.Sacrifice)]
    assert given == t.s.rows[0]


def test_the_deities_of_others_count_against_a_seat() -> None:
    t = duel("king hirdman hirdman", "berserk")
    t.hold(0, "odin")
    t.offer(0, "thrall")
    t.hold(1, "valkyrie")
    t.hold(2, "vidar")
    command = choice(t)
    assert isinstance(command, cm.Invoke) and command.targets == (t.card("vidar"),)


def test_a_sacrifice_is_worth_what_odin_can_do_with_it() -> None:
    t = duel("king hirdman hirdman", "berserk")
    t.offer(0, "thrall")
    t.hold(1, "vidar")
    assert outlook(t).gods.offerings(t.s) == 0
    t.hold(0, "odin")
    assert outlook(t).gods.offerings(t.s) > 0
    t.s.used.append(t.card("odin"))
    assert outlook(t).gods.offerings(t.s) == 0


def test_a_deity_counts_more_for_who_holds_the_feast_of_gods() -> None:
    worths = []
    for won in ("", "feast-of-gods"):
        t = duel("king", "berserk")
        t.win(0, won)
        look = outlook(t)
        t.hold(0, "hel")
        worths.append(look.parts(t.s, set(t.s.hands[0])).deities)
    assert worths[1] == pytest.approx(worths[0] + 1)


def test_a_manoeuvre_is_dearer_when_freya_gets_it() -> None:
    worths = []
    for held in ("", "freya"):
        t = duel("king hirdman", "berserk berserk")
        t.hold(1, held)
        t.give(0, "plague thrall")
        look = mind(t)
        plague = cm.Plague(t.in_hand(0, "plague"), 5)
        worths.append(look.after(plague).worth() - look.after(cm.Pass()).worth())
    assert worths[1] < worths[0]
