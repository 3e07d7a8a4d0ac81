"""The table recounted by independent code: nothing here uses the rules, only what must always hold.

`verify`, the soak and the tests call `audit` after every event; `recount` checks a finished game.
"""

from __future__ import annotations

from itertools import combinations

from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.agenda import audit_agenda
from valhalla.kernel.game import require


def audit(s: State) -> None:
    """Cards, dice, shields and knowledge, counted from scratch."""
    _cards(s)
    _shields(s)
    _dice(s)
    _knowledge(s)
    _seats(s)
    audit_agenda(s.agenda, len(Step.labels()), s.table.players)
    _battles(s)
    for recounted in s.table.audits:
        recounted(s)


def _battles(s: State) -> None:
    """While a battle is fought its end is due, once: nobody attacks in the midst of it."""
    ends = (Step.END_BATTLE, Step.LEAVE, Step.MONSTER_END)
    due = [step for step in s.agenda if step[0] in ends]
    require(len(due) == (s.battle is not None), f"{len(due)} ends of battles are due")


def _seats(s: State) -> None:
    seats = range(-1, s.table.players)
    require(s.first in seats and s.active in seats and s.cause in seats, "a seat that is not there")
    there = all(NONE <= jarl < len(s.table.jarls) for jarl in s.jarls)
    require(there and len(s.jarls) == s.table.players, "a jarl that is not there")
    if s.scores or s.winners:
        require(len(s.scores) == s.table.players, "not one score for each seat")
        require(set(s.winners) <= set(seats) - {NONE}, "winners who are not there")
        require(bool(s.winners) or s.table.foe.nobody_may_win, "nobody has won")


def _cards(s: State) -> None:
    places = [s.deck, s.top, s.discard, s.box, s.offer, s.drawn, *s.hands, *s.squads, *s.valhalla, *s.under]
    cards = [card for place in places for card in place if card != NONE]
    if s.battle is not None:
        cards += [card for _, card, _ in s.battle.thor]
        for side in (s.battle.attack, s.battle.defence):
            if side is not None:
                cards += [*side.played, *(card for _, card in side.spite)]
    if not any(s.jarl_offers):
        for choice in s.secret:
            cards += choice
    cards.sort()
    require(cards == list(range(len(s.table.cards))), "a card is missing or stands twice")


def _shields(s: State) -> None:
    for owner, own in enumerate(s.own):
        lost = sum([shields.count(owner) for shields in s.captured])
        lost += s.table.foe.spoils(s, owner)
        require(own >= 0 and own + lost == s.table.shields, "a shield is missing or there twice")
        require(owner not in s.captured[owner], "a shield captured from oneself")


def _dice(s: State) -> None:
    extras = s.pool
    if s.battle is not None:
        extras += len(s.battle.choice)
        for side in (s.battle.attack, s.battle.defence):
            if side is not None:
                extras += _extra_dice(side)
                _own_dice(side)
    require(s.pool >= 0 and extras == 3, f"{extras} extra dice instead of 3")


def _placed(side: Side) -> list[int]:
    return [die for _, dice in side.placed for die in dice]


def _extra_dice(side: Side) -> int:
    return sum(1 for die in (*side.loose, *_placed(side)) if 6 <= die < 12)


def _own_dice(side: Side) -> None:
    own = sum(1 for die in (*side.loose, *_placed(side)) if die < 6) + side.spent
    rolled = own > 0 or side.placed or side.loose
    require(not rolled or own == max(0, 6 - side.unused), f"seat {side.seat} has {own} dice of its own")
    require(all(die < 12 for die in side.loose), "a supply among the loose dice")
    slots = [slot for slot, _ in side.placed]
    require(not side.armed & side.blocked, "a blocked warrior is activated")
    require(side.held | side.armed == side.armed, "somebody is held back who was not activated")
    require(side.road | side.armed == side.armed, "somebody took the Road who was not activated")
    require(sum(1 << slot for slot in slots) == side.armed, "armed slots and placed dice differ")
    require(all(die % 6 != 5 for die in _placed(side)), "a blank arms a warrior")


def _knowledge(s: State) -> None:
    known, everyone = s.known, (1 << max(2, s.table.players)) - 1
    for seat, hand in enumerate(s.hands):
        require(0 not in [known[card] >> seat & 1 for card in hand], "a seat does not know its hand")
        require(hand == sorted(hand), "a hand is not sorted")
    public = [known[card] for place in (s.discard, *s.squads, *s.under) for card in place if card >= 0]
    require(public.count(everyone) == len(public), "a public card is not known")
    require(not any(map(known.__getitem__, s.deck)), "somebody knows a card in the deck")
    require(s.deck == sorted(s.deck), "the deck is not sorted")


def recount(s: State) -> None:
    """A finished game: every card in its last place, scores and winners worked out again by brute force."""
    s.table.foe.recount(s)


def recount_rivals(s: State) -> None:
    """The same among players against each other."""
    require(
        not any(s.hands) and all(set(squad) == {NONE} for squad in s.squads), "cards are left on the table"
    )
    thrown = s.table.players if "hammer" in s.table.setup.expansions else 0
    require(len(s.distances) == thrown, f"{len(s.distances)} throws of the hammer instead of {thrown}")
    require(not s.under or all(set(under) == {NONE} for under in s.under), "cards are left under warriors")
    seats = range(s.table.players)
    teams = [
        sorted({seat, (seat + len(seats) // 2) % len(seats)}) if _allied(s) else [seat] for seat in seats
    ]
    scores = [_points(s, team) for team in teams]
    require(tuple(scores) == s.scores, f"scores {s.scores} should be {tuple(scores)}")
    ranks = [
        (score, sum(len(s.captured[one]) for one in team), sum(s.own[one] for one in team))
        for score, team in zip(scores, teams, strict=True)
    ]
    first = tuple(seat for seat in seats if ranks[seat] == max(ranks))
    require(first == s.winners, f"winners {s.winners} should be {first}")


def _allied(s: State) -> bool:
    return "alliance" in s.table.setup.expansions


# Of V7.1 once more, on purpose not shared with `scoring`: (size, points) of a set by players.
_SETS = {2: [], 3: [(2, 2)], 4: [(3, 3)], 5: [(3, 2), (4, 4)], 6: [(4, 3), (5, 5)]}


def _points(s: State, team: list[int]) -> int:
    players = s.table.players
    valour = sum(getattr(s.table.cards[card], "valour", 0) for one in team for card in s.valhalla[one])
    captured = [owner for one in team for owner in s.captured[one]]
    shields = len(captured) * 2 + (sum(s.own[one] for one in team) * 2 if players != 2 else 0)
    sets = _sets(tuple(captured), players - len(team) + 1)
    return valour + shields + sets + sum(_clan_points(s, one) + bool(s.titles[one]) for one in team)


def _clan_points(s: State, seat: int) -> int:
    """Torunn's points (V16.2)."""
    if s.jarls[seat] < 0 or s.table.jarls[s.jarls[seat]].id != "torunn":
        return 0
    clans = {getattr(s.table.cards[card], "clan", None) for card in s.valhalla[seat]} - {None}
    return max(0, len(clans) - 2) + (2 if {"bear", "wolf", "boar", "stag", "giant"} <= clans else 0)


def _sets(captured: tuple[int, ...], players: int) -> int:
    """Every way to take a set out of the captured shields, and the best of what is left."""
    best = 0
    owners = sorted(set(captured))
    for size, points in _SETS[players]:
        for chosen in combinations(owners, size):
            rest = list(captured)
            for owner in chosen:
                rest.remove(owner)
            best = max(best, points + _sets(tuple(rest), players))
    return best
