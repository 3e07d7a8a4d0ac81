"""What others hold: nothing is lost count of, worlds fit the view, and what was seen tells something."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest

from tests.ai.valhalla.karls import Moment, Played, games, moments
from tests.valhalla.play import whole
from tests.valhalla.table import Table
from valhalla.ai.valhalla.evaluate import card_worths, evaluation
from valhalla.ai.valhalla.hands import ANYTHING, Hint, Witness, Worlds
from valhalla.games import valhalla as game
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import UNKNOWN, Step
from valhalla.kernel.chance import Chance


def worlds(moment: Moment) -> Worlds:
    likings = evaluation(moment.state.table, "karl").likings
    return Worlds(moment.view(), moment.seat, moment.seen(), likings)


def witness(t: Table) -> Witness:
    """Somebody who sees what happens at this table from now on, and knows what seats hold already."""
    found = Witness(t.s.table, card_worths(t.s.table))
    found.hints = [[Hint()] * len(hand) for hand in t.s.hands]
    found.squads = [len(t.s.warriors(seat)) for seat in range(t.s.table.players)]
    return found


# Keeping count


class Watch:
    """A witness at every seat, compared with the views after every event."""

    def __init__(self) -> None:
        self.witnesses: list[Witness] = []
        self.left: set[int] = set()
        self.chosen: dict[int, int] = {}

    def look(self, before: State, event: ev.Event, after: State) -> None:
        seats = range(after.table.players)
        if not self.witnesses:
            self.witnesses = [Witness(after.table, card_worths(after.table)) for _ in seats]
        if isinstance(event, ev.LeftBehind):
            self.left.add(event.seat)
        for seat, found in enumerate(self.witnesses):
            found.watch([game.seen_by(event, seat)])
            seen = game.view(after, seat)
            for other in seats:
                if other not in self.left | {seat}:
                    self.compare(found, seen, other)

    def compare(self, found: Witness, seen: State, other: int) -> None:
        hand = seen.hands[other]
        secret = 0 if any(seen.jarl_offers) else len(seen.secret[other])
        assert len(found.hints[other]) == hand.count(UNKNOWN) + secret
        assert found.open[other] == set(hand) - {UNKNOWN}
        assert found.squads[other] == len(seen.warriors(other))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("variants", [(), ("hand_draft",), ("simplified",), ("five_jarls",)])
def test_there_is_a_hint_for_every_hidden_card(players: int, variants: tuple[str, ...]) -> None:
    whole(players, 40 + players, ("random", "brawler")[players % 2], variants).watched(Watch().look)


def test_in_games_of_karls_there_is_a_hint_for_every_hidden_card() -> None:
    for number, one in enumerate(games()):
        s, watch = game.blank(one.end.table.setup), Watch()
        for event in one.events if number % 2 else ():
            before = s.clone()
            game.apply(s, event)
            watch.look(before, event, s)


# Worlds


def test_worlds_fit_the_view() -> None:
    for moment in moments(every=25):
        found, seen = worlds(moment), moment.view()
        for n in range(2):
            world = found.draw(Chance(5, 0, n))
            game.audit(world)
            assert world.open and game.view(world, moment.seat) == seen


def test_worlds_differ_and_are_the_same_for_the_same_luck() -> None:
    differ = 0
    for moment in moments(Step.PHASE_A, every=60):
        found = worlds(moment)
        first, again, other = (found.draw(Chance(n)) for n in (1, 1, 2))
        assert first == again
        differ += first != other  # a hand of one hidden card may be dealt the same again
    assert differ > 5


def test_worlds_rest_on_what_was_seen_alone() -> None:
    """Worlds behind the same view and the same seen past are the same worlds."""
    for moment in moments(Step.PHASE_A, every=60):
        likings = evaluation(moment.state.table, "karl").likings
        twin = Worlds(moment.twin(), moment.seat, moment.seen(), likings)
        assert worlds(moment).draw(Chance(3)) == twin.draw(Chance(3))


def test_without_a_past_any_hidden_card_is_as_likely() -> None:
    t = Table(2)
    t.give(1, "bear-hallgerd", "wolf-ylva")
    found = Worlds(game.view(t.s, 0), 0, (), card_worths(t.s.table))
    assert found.hidden == [(1, [Hint(), Hint()])]
    assert len(set(found.likely(Hint()))) == 1


# What tells


def test_what_was_kept_was_better_than_what_was_not() -> None:
    t = Table(2)
    found = witness(t)
    ragnfrid, tove = t.card("bear-ragnfrid"), t.card("stag-tove")
    found.watch([ev.CardsKept(1, (UNKNOWN,), (ragnfrid,)), ev.CardsKept(1, (UNKNOWN,), (tove,))])
    high, low = found.hints[1]
    assert high.floor == found.worths[ragnfrid] > low.floor == found.worths[tove] > ANYTHING
    guess = Worlds(game.view(t.s, 0), 0, (), found.worths)
    assert guess.likely(high)[tove] < guess.likely(high)[t.card("bear-arnbjorg")]
    assert guess.likely(low)[tove] > guess.likely(high)[tove]


def test_what_the_others_threw_away_at_the_start_tells_of_the_rest() -> None:
    """V2.8: what is revealed goes round from the first player."""
    t = Table(3)
    found = Witness(t.s.table, card_worths(t.s.table))
    cards = [(t.card("bear-ragnfrid"), t.card("stag-tove")), (t.card("fury-red-dawn"),) * 2, (0, 1)]
    found.watch([ev.FirstPlayerChosen(2), *(ev.CardsDealt(seat, (UNKNOWN,) * 7) for seat in range(3))])
    found.watch([ev.StartRevealed(tuple(cards), False)])
    assert [len(hints) for hints in found.hints] == [5, 5, 5]
    assert {hint.floor for hint in found.hints[2]} == {found.worths[t.card("bear-ragnfrid")]}
    assert {hint.floor for hint in found.hints[0]} == {found.worths[t.card("fury-red-dawn")]}


def test_who_draws_with_room_in_the_squad_has_few_warriors() -> None:
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "wolf-ylva", "wolf-geir", "wolf-audun", "wolf-svala")
    for seat in (0, 1):
        t.give(seat, *("bear-bessi bear-gauti" if seat else "bear-kolbein bear-skapti").split())
    found = witness(t)
    found.watch([ev.DrawChosen(0), ev.DrawChosen(1)])
    assert all(hint.idle for hint in found.hints[0]) and not any(hint.idle for hint in found.hints[1])
    guess = Worlds(game.view(t.s, 0), 0, (), found.worths)
    warrior, tactic = t.card("bear-birna"), t.card("fury-red-dawn")
    assert guess.likely(Hint(idle=True))[warrior] < guess.likely(Hint())[warrior]
    assert guess.likely(Hint(idle=True))[tactic] == guess.likely(Hint())[tactic]


def test_who_loses_narrowly_has_no_strength_to_add() -> None:
    t = Table(2)
    t.give(1, "bear-bessi")
    for lead, spared in ((0, True), (12, False)):
        found = witness(t)
        found.watch([ev.AttackDeclared(0, 1), ev.BattleResolved(5 + lead, 5, 0, "V4.10")])
        assert [hint.spared for hint in found.hints[1]] == [spared]
    guess = Worlds(game.view(t.s, 0), 0, (), found.worths)
    fury, swap = t.card("fury-red-dawn"), t.card("weapon-swap-borrowed-edge")
    assert guess.likely(Hint(spared=True))[fury] < guess.likely(Hint())[fury]
    assert guess.likely(Hint(spared=True))[swap] == guess.likely(Hint())[swap]


def test_who_wins_spares_nothing() -> None:
    t = Table(2)
    t.give(1, "bear-bessi")
    found = witness(t)
    found.watch([ev.AttackDeclared(0, 1), ev.BattleResolved(5, 6, 1, "V4.10")])
    assert found.hints[1] == [Hint()]


def test_a_card_that_comes_out_takes_the_likeliest_hint_with_it() -> None:
    t = Table(2)
    found = witness(t)
    found.hints[1] = [Hint(floor=-1.0), Hint(floor=1.0), Hint(floor=9.0)]
    found.watch([ev.WarriorsAdded(1, (t.card("bear-ragnfrid"),), (0,))])  # worth about 1.5
    assert [hint.floor for hint in found.hints[1]] == [-1, 9]
    found.watch([ev.TacticPlayed(1, t.card("surround-closing-ring"), "V5.13")])  # worse than all
    assert [hint.floor for hint in found.hints[1]] == [-1]


# Whether it helps


def guesses(one: Played) -> Iterator[tuple[Worlds, list[int], list[Hint]]]:
    """Worlds at the beginning of turns, with what a hidden hand really holds and its hints."""
    for moment in one.moments[::2]:
        if moment.step in (Step.PHASE_A, Step.KEEP):
            found = worlds(moment)
            for other, hints in found.hidden:
                known = moment.view().hands[other]
                yield found, [card for card in moment.state.hands[other] if card not in known], hints


def likelihood(found: Worlds, cards: list[int], hints: list[Hint]) -> float:
    """The log of how likely each true card was held to be, over that of any unseen card."""
    shares = [0.0] * len(found.worths)
    for hint in hints:
        fits = found.likely(hint)
        total = sum(fits[card] for card in found.unseen)
        for card in cards:
            shares[card] += fits[card] / total / len(hints)
    return sum(log(max(shares[card], 1e-6) * len(found.unseen)) for card in cards) / len(cards)


def test_guesses_are_better_than_chance() -> None:
    found = [likelihood(*guess) for one in games() for guess in guesses(one)]
    assert len(found) > 1000
    assert sum(found) / len(found) > 0
