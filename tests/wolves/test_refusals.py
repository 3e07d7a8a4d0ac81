"""Refusals that no other clause test provokes: each with its clause and its reason."""

from __future__ import annotations

import pytest

from tests.wolves.table import LEFT, Table
from valhalla.games.wolves import commands as cm


def test_w3_3_nothing_else_than_the_step_asks_for() -> None:
    t = Table()
    assert t.refuses(0, cm.Claim()) == ("W3.3", "not_now")
    assert t.refuses(0, cm.EndTurn()) == ("W3.3", "not_now")
    t.row(0, "archer")
    t.row(1, "king")
    t.lay(0, "archer")
    assert t.refuses(0, cm.Pass()) == ("W5", "not_now")


@pytest.mark.parametrize("row", [-1, 3])
def test_w3_3_a_row_is_somebodys(row: int) -> None:
    t = Table()
    (thrall,) = t.give(0, "thrall")
    assert t.refuses(0, cm.Lay(thrall, row, LEFT)) == ("W3.3", "no_such_row")


def test_w3_3_a_unit_is_sacrificed_once() -> None:
    t = Table()
    (thrall,) = t.row(0, "thrall")
    assert t.refuses(0, cm.Sacrifice(thrall, (thrall,))) == ("W3.3", "named_twice")


def test_w5_a_plague_names_a_strength_that_can_be() -> None:
    t = Table()
    plague, thrall = t.give(0, "plague thrall")
    assert t.refuses(0, cm.Plague(plague, -1)) == ("W5", "no_such_strength")
    assert t.refuses(0, cm.Plague(plague, 100)) == ("W5", "no_such_strength")
    assert t.refuses(0, cm.Plague(thrall, 3)) == ("W5", "not_that_manoeuvre")


def test_w5_a_flank_march_is_one() -> None:
    t = Table()
    plague, march, thrall = t.give(0, "plague flank-march thrall")
    (king,) = t.row(0, "king")
    assert t.refuses(0, cm.Regroup(plague)) == ("W5", "not_that_manoeuvre")
    assert t.refuses(0, cm.Withdraw(plague, (king,))) == ("W5", "not_that_manoeuvre")
    assert t.refuses(0, cm.Regroup(march, (march,))) == ("W5", "named_twice")
    assert t.refuses(0, cm.Regroup(march, (thrall, thrall))) == ("W5", "named_twice")
    assert t.refuses(0, cm.Regroup(march, (king,))) == ("W5", "not_in_hand")
    assert t.refuses(0, cm.Withdraw(march, ())) == ("W5", "one_to_three_units")
    assert t.refuses(0, cm.Withdraw(march, (king, king))) == ("W5", "one_to_three_units")


def test_w5_only_a_huscarl_or_a_shield_wall_wards() -> None:
    t = Table()
    t.row(1, "huscarl king")
    t.row(2, "huscarl")
    (thrall,) = t.give(1, "thrall")
    t.lay(0, "assassin", row=1)
    t.aim(0, 1, 1)
    assert t.refuses(1, cm.Ward(t.unit(1, 1))) == ("W5", "not_a_huscarl")
    assert t.refuses(1, cm.Ward(thrall)) == ("W5", "not_that_manoeuvre")
    assert t.refuses(1, cm.Ward(t.unit(2, 0))) == ("W5", "not_in_hand")


@pytest.mark.parametrize(
    ("kind", "reason"), [("priest", "one_priest"), ("chieftain", "one_chieftain"), ("king", "one_king")]
)
def test_w5_one_a_row_for_vidar_too(kind: str, reason: str) -> None:
    t = Table()
    t.hold(0, "vidar")
    t.row(1, kind)
    t.give(0, kind)
    t.prize("mead-horn")
    t.all_pass()
    assert t.refuses(0, t.laying(0, kind, 1)) == ("W5", reason)


def test_w6_1_sacrifices_are_ones_own_and_paid_once() -> None:
    t = Table()
    t.hall("thor odin tyr")
    mine, king = t.offer(0, "thrall king")
    (other,) = t.offer(1, "archer")
    thor = t.card("thor")
    assert t.refuses(0, cm.Summon(thor, (mine, other))) == ("W6.1", "not_your_sacrifice")
    assert t.refuses(0, cm.Summon(thor, (mine, mine))) == ("W6.1", "not_your_sacrifice")
    assert t.refuses(0, cm.Summon(thor, ())) == ("W6.1", "pay_more")
    assert t.refuses(0, cm.Summon(t.card("loki"), (mine, king))) == ("W6.1", "not_in_hall")


def test_w6_1_a_berserk_may_be_lost_but_not_another_beside_him() -> None:
    t = Table()
    t.hall("thor odin tyr")
    berserk, thrall = t.offer(0, "berserk thrall")
    assert t.refuses(0, cm.Summon(t.card("thor"), (berserk, thrall))) == ("W6.1", "pay_less")


def test_w6_3_a_property_takes_only_what_it_needs() -> None:
    t = Table()
    t.hold(0, "tyr heimdall thor")
    t.hold(1, "loki surt hel")
    t.row(1, "king")
    (thrall,) = t.give(0, "thrall")
    (paid,) = t.offer(0, "archer")
    tyr, heimdall, thor = t.cards("tyr heimdall thor")
    assert t.refuses(0, cm.Invoke(tyr, cards=(thrall,), side=LEFT)) == ("W6.3", "deity_takes_no_such")
    assert t.refuses(0, cm.Invoke(heimdall, side=LEFT)) == ("W6.3", "deity_takes_no_such")
    assert t.refuses(0, cm.Invoke(thor, (paid,), t.cards("loki"))) == ("W6.3", "deity_takes_no_such")
    assert t.refuses(0, cm.Invoke(tyr)) == ("W6.3", "choose_an_end")
    assert t.refuses(0, cm.Invoke(thor)) == ("W6.3", "one_or_two_deities")
    assert t.refuses(0, cm.Invoke(thor, targets=t.cards("loki loki"))) == ("W6.3", "one_or_two_deities")
    assert t.refuses(0, cm.Invoke(thor, targets=t.cards("loki surt hel"))) == ("W6.3", "one_or_two_deities")


def test_w6_3_one_sacrifice_for_one_deity() -> None:
    t = Table()
    t.hold(0, "fafnir hel")
    t.hold(1, "odin vidar")
    t.hall("thor surt tyr")
    thrall, archer = t.offer(0, "thrall archer")
    fafnir = t.card("fafnir")
    assert t.refuses(0, cm.Invoke(fafnir, (thrall,), t.cards("odin vidar"))) == ("W6.3", "not_such_deity")
    assert t.refuses(0, cm.Invoke(fafnir, (thrall,), t.cards("hel"))) == ("W6.3", "not_such_deity")
    assert t.refuses(0, cm.Invoke(fafnir, (), t.cards("odin"))) == ("W6.3", "pay_more")
    assert t.refuses(0, cm.Invoke(fafnir, (thrall, archer), t.cards("odin"))) == ("W6.3", "pay_less")


def test_w6_3_without_a_use_no_property() -> None:
    t = Table()
    t.hold(0, "tyr baldr fafnir hel yggdrasil")
    t.hall("thor surt loki")
    assert t.refuses(0, cm.Invoke(t.card("tyr"), side=LEFT)) == ("W6.3", "nothing_to_invoke_for")
    assert t.refuses(0, cm.Invoke(t.card("hel"))) == ("W6.3", "nothing_to_invoke_for")
    taking = cm.Invoke(t.card("fafnir"), (), t.cards("thor"))
    assert t.refuses(0, taking) == ("W6.3", "nothing_to_invoke_for")


def test_w6_3_hel_takes_one_or_two_cards_and_gives_discarded_ones() -> None:
    t = Table()
    t.hold(0, "hel")
    cards = t.give(0, "thrall archer king")
    hel = t.card("hel")
    assert t.refuses(0, cm.Invoke(hel)) == ("W6.3", "one_or_two_cards")
    assert t.refuses(0, cm.Invoke(hel, cards=tuple(cards))) == ("W6.3", "one_or_two_cards")
    assert t.refuses(0, cm.Invoke(hel, cards=(cards[0], cards[0]))) == ("W6.3", "not_in_hand")
    t.invoke(0, "hel", cards="thrall")
    assert t.refuses(0, cm.Recall(cards[1])) == ("W6.3", "not_discarded")


def test_w8_5_four_different_cards_for_baldr() -> None:
    t = Table()
    t.hold(0, "baldr")
    *cards, fifth = t.give(0, "thrall archer king bondsman berserk")
    t.passed(0)
    t.to_turn_of(0)
    assert t.refuses(0, cm.Return((*cards, fifth))) == ("W8.5", "discard_exactly")
    assert t.refuses(0, cm.Return((*cards[:3], cards[0]))) == ("W8.5", "named_twice")
    assert t.refuses(0, cm.Return((*cards[:3], t.s.deck[0]))) == ("W8.5", "not_in_hand")


def test_w3_5_the_card_shed_is_of_the_hand() -> None:
    t = Table()
    t.passed(0)
    t.to_turn_of(0)
    t.do(0, cm.Draw())
    assert t.refuses(0, cm.Shed(t.s.deck[0])) == ("W3.5", "not_in_hand")
    assert t.refuses(0, cm.EndTurn()) == ("W3.5", "you_have_passed")


def test_w5_a_lured_unit_goes_to_an_end() -> None:
    t = Table()
    t.row(0, "thrall")
    t.row(1, "king")
    t.lay(0, "traitor", row=1)
    assert t.refuses(0, cm.Place(2)) == ("W5", "choose_an_end")
