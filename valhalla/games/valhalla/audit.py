"""The table recounted by independent code: nothing here uses the rules, only what must always hold.

`verify`, the soak and the tests call `audit` after every event; `recount` checks a finished game.
"""

from __future__ import annotations

from itertools import combinations

from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE, Step
from valhalla.kernel.game import Broken


def audit(s: State) -> None:
    """Cards, dice, shields and knowledge, counted from scratch."""
    _cards(s)
    _shields(s)
    _dice(s)
    _knowledge(s)
    _seats(s)
    _hammer(s)
    _wrath(s)
    _titles(s)
    _monster(s)


def _monster(s: State) -> None:
    """Its dice lie on its symbols; Valhalla holds no more than its card allows."""
    beast, stack = s.beast, s.table.stack
    _require((beast is None) == (stack is None), "a monster without cards, or cards without a monster")
    if beast is None or stack is None:
        return
    _require(0 <= beast.card <= len(stack.cards), "a monster card that is not there")
    face_of = {"axe": 0, "sword": 1, "spear": 2, "bow": 3, "shield": 4}
    left = [face_of[w] for w in stack.cards[min(beast.card, len(stack.cards) - 1)].weapons]
    for die in beast.dice:
        _require(die in left, "a die of the monster's lies on no symbol")
        left.remove(die)
    card = stack.cards[min(beast.card, len(stack.cards) - 1)]
    large = bool({"valkyries", "dwarves"} & set(s.table.setup.expansions))
    cap = card.plus.cap if large else card.base.cap
    for seat, pile in enumerate(s.valhalla):
        points = sum(getattr(s.table.cards[c], "valour", 0) for c in pile) - beast.scars[seat]
        _require(0 <= points <= cap, f"seat {seat} has {points} points in Valhalla, of {cap} allowed")
    _require(s.left == NONE and not any(s.captured), "Ragnarök or captured shields against a monster")
    _require(not beast.last or not (s.deck or s.top), "a last attack with cards in the deck")
    _hunted_battle(s)
    _places(s)


def _word(s: State, place: int) -> str:
    """The ability printed on a card of the monster, if abilities count."""
    assert s.table.stack is not None
    ability = s.table.stack.cards[place].ability
    return ability.word if ability and "first_game" not in s.table.setup.variants else ""


def _hunted_battle(s: State) -> None:
    """One side only; tactics as far as they are allowed; while it attacks, its symbols are covered."""
    battle, beast, stack = s.battle, s.beast, s.table.stack
    if battle is None or beast is None or stack is None:
        return
    _require(battle.defence is None and battle.beast in (1, 2), "a battle between two against a monster")
    beaten = battle.beast == 1 and battle.winner == battle.attack.seat
    _require(beast.card - battle.against in ((0, 1) if beaten else (0,)), "a battle against another card")
    if battle.beast == 2:
        _require(len(beast.dice) == len(stack.cards[beast.card].weapons), "an attack with open symbols")
    most = {"no_tactics": 0, "two_tactics": 2}.get(_word(s, battle.against), 99)
    _require(battle.surrounded or len(battle.attack.played) <= most, "more tactics than it allows")


def _places(s: State) -> None:
    """When a turn begins, squads have just the places that the jarl and the monster's card leave them."""
    if s.beast is None or s.step != Step.PHASE_A:
        return
    narrow = _word(s, s.beast.card) == "narrow"
    for seat, squad in enumerate(s.squads):
        wide = s.jarls[seat] != NONE and s.table.jarls[s.jarls[seat]].id == "hodr"
        _require(len(squad) == 4 + 2 * wide - narrow, f"seat {seat} has {len(squad)} places")


def _wrath(s: State) -> None:
    """Every wrath card lies under a warrior, and is one."""
    for squad, under in zip(s.squads, s.under, strict=False):
        _require(len(squad) == len(under), "slots for wrath cards and warriors differ")
        for warrior, card in zip(squad, under, strict=True):
            _require(card == NONE or (card >= 0 and warrior >= 0), "a wrath card under nobody")
            kind = type(s.table.cards[card]).__name__
            _require(card == NONE or kind == "Wrath", f"a {kind} where a wrath card should be")


def _titles(s: State) -> None:
    held = [level for level in s.titles if level]
    there = 0 if "last_viking" not in s.table.setup.expansions else 2 if s.table.players == 6 else 1
    _require(len(held) <= there, f"{len(held)} Last Vikings instead of at most {there}")
    _require(all(0 <= level <= 5 for level in s.titles), "a level that is not there")


def _seats(s: State) -> None:
    seats = range(-1, s.table.players)
    _require(s.first in seats and s.active in seats and s.cause in seats, "a seat that is not there")
    there = all(NONE <= jarl < len(s.table.jarls) for jarl in s.jarls)
    _require(there and len(s.jarls) == s.table.players, "a jarl that is not there")
    if s.scores or s.winners:
        _require(len(s.scores) == s.table.players, "not one score for each seat")
        _require(set(s.winners) <= set(seats) - {NONE}, "winners who are not there")
        _require(bool(s.winners) or s.beast is not None, "nobody has won")


def _hammer(s: State) -> None:
    hurl = s.hurl
    if hurl is not None:
        _require(len(hurl.dice) + hurl.removed <= 8, "more than eight iron dice")
        _require(all(1 <= die <= 6 for die in hurl.dice), "an iron die that cannot lie so")
        _require(list(hurl.dice) == sorted(hurl.dice), "the iron dice are not sorted")
        _require(0 <= hurl.token <= 48 and hurl.throws > 0, "a hammer that was not thrown")
    _require(len(s.distances) <= s.table.players, "more throws of the hammer than seats")
    _require(all(2 <= cell <= 48 for cell in s.distances), "a throw that ended off the track")


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


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
    _require(cards == list(range(len(s.table.cards))), "a card is missing or stands twice")


def _shields(s: State) -> None:
    for owner, own in enumerate(s.own):
        lost = sum(shields.count(owner) for shields in s.captured)
        if s.beast is not None:
            lost += s.beast.spoils[owner]
        had = 4 if s.beast is None else s.table.shields
        _require(own >= 0 and own + lost == had, f"seat {owner} has {own} shields and lost {lost}")
        _require(owner not in s.captured[owner], f"seat {owner} captured a shield from itself")


def _dice(s: State) -> None:
    extras = s.pool
    if s.battle is not None:
        extras += len(s.battle.choice)
        for side in (s.battle.attack, s.battle.defence):
            if side is not None:
                extras += _extra_dice(side)
                _own_dice(side)
    _require(s.pool >= 0 and extras == 3, f"{extras} extra dice instead of 3")


def _placed(side: Side) -> list[int]:
    return [die for _, dice in side.placed for die in dice]


def _extra_dice(side: Side) -> int:
    return sum(1 for die in (*side.loose, *_placed(side)) if 6 <= die < 12)


def _own_dice(side: Side) -> None:
    own = sum(1 for die in (*side.loose, *_placed(side)) if die < 6) + side.spent
    rolled = own > 0 or side.placed or side.loose
    _require(not rolled or own == max(0, 6 - side.unused), f"seat {side.seat} has {own} dice of its own")
    _require(all(die < 12 for die in side.loose), "a supply among the loose dice")
    slots = [slot for slot, _ in side.placed]
    _require(not side.armed & side.blocked, "a blocked warrior is activated")
    _require(side.held | side.armed == side.armed, "somebody is held back who was not activated")
    _require(side.road | side.armed == side.armed, "somebody took the Road who was not activated")
    _require(sum(1 << slot for slot in slots) == side.armed, "armed slots and placed dice differ")
    _require(all(die % 6 != 5 for die in _placed(side)), "a blank arms a warrior")


def _knowledge(s: State) -> None:
    everyone = (1 << max(2, s.table.players)) - 1
    for seat, hand in enumerate(s.hands):
        _require(all(s.known[card] >> seat & 1 for card in hand), f"seat {seat} does not know its hand")
        _require(hand == sorted(hand), f"the hand of seat {seat} is not sorted")
    for place in (s.discard, *s.squads, *s.under):
        _require(all(s.known[card] == everyone for card in place if card >= 0), "a public card is not known")
    _require(not any(s.known[card] for card in s.deck), "somebody knows a card in the deck")
    _require(s.deck == sorted(s.deck), "the deck is not sorted")


def recount(s: State) -> None:
    """A finished game: every card in its last place, scores and winners worked out again by brute force."""
    if s.beast is not None:
        _recount_hunt(s)
        return
    _require(
        not any(s.hands) and all(set(squad) == {NONE} for squad in s.squads), "cards are left on the table"
    )
    thrown = s.table.players if "hammer" in s.table.setup.expansions else 0
    _require(len(s.distances) == thrown, f"{len(s.distances)} throws of the hammer instead of {thrown}")
    _require(not s.under or all(set(under) == {NONE} for under in s.under), "wrath cards are left")
    seats = range(s.table.players)
    teams = [
        sorted({seat, (seat + len(seats) // 2) % len(seats)}) if _allied(s) else [seat] for seat in seats
    ]
    scores = [_points(s, team) for team in teams]
    _require(tuple(scores) == s.scores, f"scores {s.scores} should be {tuple(scores)}")
    ranks = [
        (score, sum(len(s.captured[one]) for one in team), sum(s.own[one] for one in team))
        for score, team in zip(scores, teams, strict=True)
    ]
    first = tuple(seat for seat in seats if ranks[seat] == max(ranks))
    _require(first == s.winners, f"winners {s.winners} should be {first}")


def _recount_hunt(s: State) -> None:
    """Won by the last card, lost by a last shield or the deck."""
    assert s.beast is not None and s.table.stack is not None
    won = s.beast.card == len(s.table.stack.cards)
    _require(won or 0 in s.own or not s.deck, "lost without a reason")
    _require(s.battle is None, "a battle that goes on after the end")
    _require(s.winners == (tuple(range(s.table.players)) if won else ()), f"winners {s.winners}")
    score = s.beast.card * 10 + (sum(s.own) * 2 + len(s.deck) // 5 if won else 0)
    _require(s.scores == (score,) * s.table.players, f"scores {s.scores} should be {score}")


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
