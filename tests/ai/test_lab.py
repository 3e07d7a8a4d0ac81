"""The lab: what it counts of a game, and how fairly it tries things."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from valhalla.ai.play import Bout, play
from valhalla.ai.record import levels_of
from valhalla.ai.thought import Knowledge, Thought
from valhalla.games import valhalla as game
from valhalla.games.valhalla.cards import decks
from valhalla.games.valhalla.events import TacticPlayed, WarriorsRose
from valhalla.games.valhalla.terms import Step
from valhalla.workshop import lab, series


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes are started for a few games."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


def measured(
    games: int, *what: str, players: tuple[int, ...] = (), level: str = "thrall"
) -> list[dict[str, Any]]:
    order = lab.Order("valhalla", level, games, 1, what, players)
    return list(lab.lab(order, lambda done, total: None))


def match(players: int, seed: int) -> Bout:
    return Bout("valhalla", ("thrall",) * players, {"players": players}, seed)


def test_a_record_goes_by_turn_order() -> None:
    firsts = set()
    for seed in range(5):
        session = play(match(3, seed))
        first = session.state.first
        record = lab.observe(lab.Trial(match(3, seed), any_jarl=False))
        parts = series.won(session)
        jarls = [seat["jarl"] for seat in game.describe(session.state)["seats"]]
        assert record.won == tuple(parts[first:] + parts[:first])
        assert record.jarls == tuple(jarls[first:] + jarls[:first])
        firsts.add(first)
    assert len(firsts) > 1


def test_a_seat_has_used_who_rose_to_its_valhalla_and_what_it_played() -> None:
    session = play(match(2, 3))
    used: list[set[str]] = [set(), set()]
    for entry in session.log:
        for event in entry.events:
            if isinstance(event, WarriorsRose):
                used[event.seat] |= {session.state.table.cards[card].id for card in event.cards}
            elif isinstance(event, TacticPlayed):
                used[event.seat].add(session.state.table.cards[event.card].id)
    record = lab.observe(lab.Trial(match(2, 3), any_jarl=False))
    first = session.state.first
    assert all(used) and list(record.used) == used[first:] + used[:first]


def test_seats_take_any_of_their_dealt_jarls() -> None:
    places: Counter[int] = Counter()
    for seed in range(60):
        session = series.laid(match(2, seed))
        while session.state.step == Step.CHOOSE_JARLS:
            seat, command = lab.dealt_jarl(session)
            places[session.state.jarl_offers[seat].index(command.jarl)] += 1
            session.submit(seat, command)
    assert sorted(places) == [0, 1, 2] and min(places.values()) >= 28


def test_jarls_are_all_told_and_tried_about_as_often() -> None:
    lines = measured(60, "jarls", level="random")
    ids = game.card_data(game.Setup(2))[0]["jarls"]
    assert [line["id"] for line in lines] == ids
    assert sum(line["games"] for line in lines) == 120
    assert max(line["games"] for line in lines) <= 3 * 120 / len(ids)
    assert sum(line["games"] * line["share"] for line in lines if line["games"]) == pytest.approx(60, abs=0.1)
    assert all(line["bounds"] == [0.4, 0.6] and line["fair"] == 0.5 for line in lines)
    assert all(line["within"] == (0.4 <= line["share"] <= 0.6) for line in lines if line["games"])


def test_it_is_not_the_level_that_chooses_the_jarls(monkeypatch: pytest.MonkeyPatch) -> None:
    def stubborn(k: Knowledge) -> Thought:
        """Plays at random, but always takes the first jarl."""
        legal = k.game.legal(k.view, k.seat)
        return Thought(legal[0]) if k.view.step == Step.CHOOSE_JARLS else levels_of("valhalla")["random"](k)

    def taken(any_jarl: bool) -> Counter[str | None]:
        games = [Bout("valhalla", ("stubborn",) * 2, {"players": 2}, seed) for seed in range(1, 7)]
        return Counter(jarl for game in games for jarl in lab.observe(lab.Trial(game, any_jarl)).jarls)

    monkeypatch.setitem(levels_of("valhalla"), "stubborn", stubborn)
    lines = measured(6, "jarls", level="stubborn")
    counted = {line["id"]: line["games"] for line in lines if line["games"]}
    assert counted == taken(any_jarl=True) != taken(any_jarl=False)


def test_jarls_have_bounds_only_for_two() -> None:
    lines = measured(1, "jarls", players=(3,), level="random")
    assert {line["bounds"] for line in lines} == {line["within"] for line in lines} == {None}
    assert {line["id"] for line in lines} > {line["id"] for line in measured(1, "jarls", level="random")}
    untried = [line for line in lines if not line["games"]]
    assert untried and all(line["share"] is None and line["ci95"] == [0, 1] for line in untried)


def test_seats_of_every_count_share_every_win() -> None:
    lines = measured(4, "seats", level="brawler")
    assert len(lines) == 2 + 3 + 4 + 5 + 6
    assert [line["id"] for line in lines[:5]] == ["2p-1st", "2p-2nd", "3p-1st", "3p-2nd", "3p-3rd"]
    for players in range(2, 7):
        shares = [line["share"] for line in lines if line["players"] == players]
        assert sum(shares) == pytest.approx(1, abs=1e-3)
    assert lines[-1]["bounds"] == pytest.approx([1 / 6 - 0.08, 1 / 6 + 0.08], abs=1e-4)


def test_cards_are_compared_with_those_of_their_sort() -> None:
    lines = measured(10, "cards", players=(2,))
    assert {line["id"] for line in lines} == {card.id for card in decks()["base"]}
    assert len({line["usual"] for line in lines}) == 2  # warriors and tactics
    fury = next(line for line in lines if line["id"].startswith("bear"))
    warriors = [line for line in lines if line["usual"] == fury["usual"] and line["games"]]
    wins = sum(line["share"] * line["games"] for line in warriors)
    assert fury["usual"] == pytest.approx(wins / sum(line["games"] for line in warriors), abs=1e-3)
    assert max(line["games"] for line in warriors) <= 10  # a warrior rises once in a game


def test_the_base_game_is_told_beside_its_expansions() -> None:
    line, *others = measured(6, "expansions", level="brawler")
    assert line["id"] == "base-4p" and line["turns_ratio"] == 1 and line["turns"] > 10
    assert [other["id"] for other in others] == [f"{name}-4p" for name in game.EXPANSIONS]
    assert others[-1]["id"] == "hammer-4p" and others[-1]["turns_ratio"] == 1, "it comes after the last turn"
    assert sum(line["shares"]) == pytest.approx(1, abs=1e-3)
    assert abs(line["share"] - 0.25) == max(abs(share - 0.25) for share in line["shares"])
    assert line["shares"][lab.PLACES.index(line["place"])] == line["share"]


def test_an_expansion_is_measured_by_the_base_game() -> None:
    short = lab.Record((1.0, 0.0), (None, None), (frozenset(), frozenset()), 10)
    long = short._replace(won=(0.0, 1.0), turns=15)
    records = {lab.Layout(2): [short] * 2, lab.Layout(2, "loki"): [long, long._replace(won=(0.5, 0.5))]}
    base, loki = lab._expansions(lab.Order("valhalla", "thrall", 2, 1), records)
    assert (base["turns_ratio"], loki["turns_ratio"]) == (1, 1.5)
    assert loki["id"] == "loki-2p" and loki["shares"] == [0.25, 0.75] and loki["within"] is False


def test_the_place_furthest_from_its_share_speaks_for_an_expansion() -> None:
    record = lab.Record((0.0, 0.5, 0.5), (None,) * 3, (frozenset(),) * 3, 10)
    (line,) = lab._expansions(lab.Order("valhalla", "thrall", 2, 1), {lab.Layout(3): [record] * 2})
    assert (line["place"], line["share"], line["within"]) == ("1st", 0, False)


def test_a_game_that_several_questions_need_is_played_once() -> None:
    counts = []
    order = lab.Order("valhalla", "random", 3, 1, ("seats", "cards", "expansions"), (2, 4))
    list(lab.lab(order, lambda done, total: counts.append((done, total))))
    games = 3 * (1 + 6 + 1 + 9)  # the base game and the expansions that fit two, and four
    assert counts == [(n, games) for n in range(1, games + 1)]
