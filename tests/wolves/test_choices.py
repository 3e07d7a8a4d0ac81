"""Commands that are made only when somebody asks for them."""

from __future__ import annotations

import pytest

from tests.wolves.table import Table
from valhalla.games import wolves as game
from valhalla.games.wolves import commands as cm
from valhalla.games.wolves.choices import Regroupings


def test_a_flank_march_offers_every_handful_once() -> None:
    t = Table()
    t.give(0, "flank-march flank-march archer archer archer king")
    held = t.in_hand(0, "flank-march")
    every = Regroupings(t.s, 0, held)
    found = [command for command in every if isinstance(command, cm.Regroup)]
    assert len(found) == len(every) == 2 * 4 * 2
    handfuls = {tuple(sorted(t.s.table.kind[card] for card in command.cards)) for command in found}
    assert len(handfuls) == len(every)
    assert found[0] == cm.Regroup(held, ()) and len(found[-1].cards) == 5
    assert all(every[i] == command for i, command in enumerate(found))
    for beyond in (-1, len(every)):
        with pytest.raises(IndexError):
            every[beyond]
    for command in found:
        game.check(t.s, 0, command)
    assert set(found) <= set(game.legal(t.s, 0))
