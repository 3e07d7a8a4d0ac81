"""What a position is worth to a seat, in points: the score now and what is to be hoped for and feared.

Every seat's gain to come is a weighted sum of a few features, the weights differing with how many turns are
left to it. A position is worth the seat's own prospect less that of the others, the best of them counting
most. Weights are data (`weights.json`), learned from self-play (`build/learn.py`).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import exp, log
from pathlib import Path

import msgspec

from valhalla.ai.thought import Term
from valhalla.ai.valhalla import extras
from valhalla.ai.valhalla.extras import extras_of
from valhalla.games.valhalla.battle import LARGE_BONUS, RIVAL_BONUS, SMALL_BONUS
from valhalla.games.valhalla.scoring import SHIELD_POINTS, best_sets, set_table
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import Table
from valhalla.games.valhalla.terms import NONE

FEATURES = (
    "base", "valour", "power", "warriors", "hand", "quality", "dry", "spare", "raid", "risk", "tempo", "own",
    "last", "behind", "recruits", "arms", "fame", "load", "fury", "craft",
    "glut",
)  # fmt: skip
HAND, QUALITY, RECRUITS = (FEATURES.index(name) for name in ("hand", "quality", "recruits"))
CARDS_A_TURN = 2.6  # drawn in an average turn
EVEN = 2.5  # a difference in power that makes a battle about 73 to 27
ENOUGH_TACTICS = 2
MIDDLE = 5.0  # turns left in the middle of a game
PLAYED_A_TURN = 0.6  # cards that leave a hand in an average turn


WEIGHTS = Path(__file__).with_name("weights.json")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned. Lists run over `knots`: the turns left at which a weight is given."""

    knots: tuple[float, ...]
    gains: dict[str, tuple[float, ...]]
    power: dict[str, tuple[float, ...]]  # of a kind of need, by the dice that better warriors want before
    smooth: float  # points within which opponents count as alike
    jarls: dict[str, float] = {}


@lru_cache(maxsize=32)
def weights(name: str, players: int) -> Weights:
    """The weights of that name for about so many players, from beside this file."""
    found = msgspec.json.decode(WEIGHTS.read_bytes(), type=dict[str, dict[int, Weights]])[name]
    return found[min(found, key=lambda count: (abs(count - players), count))]


# How strong a squad will come out, in the mean: a fit to the exact odds


def need_kind(table: Table, card: int) -> str:
    """Requirements that are about as hard as each other."""
    need = table.need[card]
    assert need is not None
    if len(need.ways) > 1:
        return f"giant{need.symbols}of{len(need.ways)}"
    way = need.ways[0]
    return f"{len(way)}{'different' if len(set(way)) == len(way) else 'alike'}"


MOST_BEFORE = 7


def ranked(table: Table, fighters: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Warriors with their strengths, those first who give most for their dice."""
    symbols = table.symbols
    return sorted(fighters, key=lambda fighter: (-fighter[1] / symbols[fighter[0]] ** 0.5, fighter[0]))


class Power:
    """The expected strength of squads, by a table that was fitted to the exact odds of thousands."""

    def __init__(self, table: Table, fitted: dict[str, tuple[float, ...]]) -> None:
        self.table = table
        self._rows = [fitted[need_kind(table, c)] if w else () for c, w in enumerate(table.is_warrior)]
        known = table.players == 2 or table.stack is not None  # whose clans will be met
        self._rivals = RIVAL_BONUS if known else SMALL_BONUS
        self.besides = tuple(extra.power for extra in extras_of(table) if extra.power)
        self._known: dict[tuple[tuple[int, ...], int], float] = {}

    def of(self, squad: list[int], against: int) -> float:
        """The power of a squad when the opponents' squads hold the clans in the mask *against*."""
        key = tuple(squad), against
        found = self._known.get(key)
        if found is None:
            if len(self._known) > 1 << 16:
                self._known.clear()
            found = self._known[key] = self._work_out([card for card in squad if card >= 0], against)
        return found

    def _work_out(self, squad: list[int], against: int) -> float:
        strength = self.table.strength
        before = 0
        total = 0.0
        for card, might in ranked(
            self.table, [(c, strength[c] + self._ability(c, squad, against)) for c in squad]
        ):
            total += might * self._rows[card][min(before, MOST_BEFORE)]
            before += self.table.symbols[card]
        return total

    def _ability(self, card: int, squad: list[int], against: int) -> int:
        table = self.table
        word = table.ability[card]
        if word == "rival":
            return self._rivals if against >> table.ability_clan[card] & 1 else 0
        if word == "kin":
            kin = sum(c != card and table.clan[c] == table.ability_clan[card] for c in squad)
            return 0 if not kin else SMALL_BONUS if kin == 1 else LARGE_BONUS
        if word == "banner":
            clans = len({table.clan[c] for c in squad})
            return 0 if clans < 3 else SMALL_BONUS if clans == 3 else LARGE_BONUS
        return extras.ABILITIES.get(word, 0)


def powers(s: State, power: Power) -> list[float]:
    """Every seat's power; partners fight with both squads."""
    clan = s.table.clan
    masks = []
    for squad in s.squads:
        mask = 0
        for card in squad:
            if card >= 0:
                mask |= 1 << clan[card]
        masks.append(mask)
    if len(masks) == 2 and not power.besides:
        return [power.of(s.squads[0], masks[1]), power.of(s.squads[1], masks[0])]
    partners = s.table.partners
    found = []
    for seat, squad in enumerate(s.squads):
        against = 0
        for other, mask in enumerate(masks):
            if other != seat and (not partners or other != partners[seat]):
                against |= mask
        might = power.of(squad + s.squads[partners[seat]] if partners else squad, against)
        for more in power.besides:
            might += more(s, seat, against)
        found.append(might)
    return found


# What cards in hand are worth


@lru_cache(maxsize=8)
def card_worths(table: Table) -> tuple[float, ...]:
    """How much better than the average card a card is in hand, in rough points."""
    worths = [
        table.strength[c] * 0.35 + table.valour[c] * 0.6 - table.symbols[c] * 0.5 + _ability_worth(table, c)
        if table.is_warrior[c]
        else _tactic_worth(table, c)
        for c in range(len(table.cards))
    ]
    mean = sum(worths) / len(worths)
    return tuple(worth - mean for worth in worths)


HELD = 6  # the features from RECRUITS on that are sums over the cards of a hand


@lru_cache(maxsize=8)
def _card_features(table: Table) -> list[tuple[float, ...]]:
    """Of every card: whether it is a warrior, strength, valour, symbols; a tactic's strength, or none.

    The last row is the average card.
    """
    rows: list[tuple[float, ...]] = []
    for card, warrior in enumerate(table.is_warrior):
        word = table.word[card]
        might = word.effect.strength if word else 0
        valour = table.valour[card] if warrior else 0
        own = (warrior, table.strength[card], valour, table.symbols[card])
        rows.append(tuple(map(float, (*own, might, word is not None and not might))))
    rows.append(tuple(sum(column) / len(rows) for column in zip(*rows, strict=True)))
    return rows


OTHER_WORTH = 0.8  # a card that nothing is known of


def _ability_worth(table: Table, card: int) -> float:
    known = {"rival": 0.4, "kin": 0.6, "banner": 0.6, "frost": 0.3, **extras.ABILITIES}
    return known.get(table.ability[card], 0.0)


def _tactic_worth(table: Table, card: int) -> float:
    word = table.word[card]
    if word is None:
        return OTHER_WORTH
    if word.effect.strength:
        return 0.45 * word.effect.strength - (0.3 if word.effect.word != "fury" else 0)
    return {"new_weapons": 1.1, "counterblow": 1.2, "weapon_swap": 1.2, "surround": 0.3}.get(
        word.effect.word, OTHER_WORTH
    )


# The worth of a position


def turns_left(s: State) -> float:
    """How many turns every seat will about have yet."""
    players = s.table.players
    if s.left != NONE:
        return s.left / players
    by_deck = (len(s.deck) + len(s.top)) / (cards_a_turn(s.table) * players) + 1.0
    return by_deck if min(s.own) > 1 else min(by_deck, 3.0)


def cards_a_turn(table: Table) -> float:
    """How many cards leave the deck in an average turn: large expansions draw more (V10.1, V11.2)."""
    more = table.phase_b[0] - 2 + (CARDS_A_TURN - 2) * (table.action_draw[0] - 2)
    return CARDS_A_TURN + more


def points(s: State, seat: int) -> float:
    """The score as it stands (V7.1)."""
    valour = s.table.valour
    players = s.table.players
    total: float = SHIELD_POINTS * len(s.captured[seat])
    for card in s.pile(seat):
        if card >= 0:
            total += valour[card]
    if players > 2:
        total += SHIELD_POINTS * s.own[seat]
        held = s.captured[seat]
        if s.table.alliance:
            held = held + s.captured[s.table.partners[seat]]
        counts = sorted([held.count(owner) for owner in range(players)], reverse=True)
        sets = best_sets(tuple(counts), set_table(s))[0]
        total += sets / 2 if s.table.alliance else sets  # allies form sets of what both hold
    for more in s.table.points:
        total += more(s, seat)
    return total


# What people would call the features: the terms of a reason.
TERMS = {
    "squad": ("valour", "power", "warriors", "raid"),
    "hand": ("hand", "quality", "dry", "spare", "recruits", "arms", "fame", "load", "fury", "craft", "glut"),
    "safety": ("risk", "own", "last"),
    "time": ("base", "tempo", "behind"),
}


def shares(left: float, knots: tuple[float, ...]) -> list[tuple[int, float]]:
    """Between which knots so many turns left lie, and how much each of the two counts."""
    if left <= knots[0]:
        return [(0, 1.0)]
    for k in range(1, len(knots)):
        if left < knots[k]:
            share = (left - knots[k - 1]) / (knots[k] - knots[k - 1])
            return [(k - 1, 1 - share), (k, share)]
    return [(len(knots) - 1, 1.0)]


class Evaluation:
    """The worth of positions with some weights, perhaps tilted, for any seat of one table."""

    def __init__(self, table: Table, name: str, tilt: tuple[tuple[str, float], ...] = ()) -> None:
        self.weights = weights(name, table.players)
        self.table = table
        self.power = Power(table, self.weights.power)
        self.card_worths = card_worths(table)
        self._smooth = self.weights.smooth
        tilts = dict(tilt)
        self._rows = [
            tuple(weight * tilts.get(feature, 1.0) for weight in self.weights.gains[feature])
            for feature in FEATURES
        ]
        self._cards = _card_features(table)
        self._hopes = tuple(extra.hope for extra in extras_of(table) if extra.hope)
        # Of every card: what it is worth in hand beyond any card, and in Valhalla with its mark.
        self._beyond = tuple(extras.beyond_any(table, card) for card in range(len(table.cards)))
        self._expanded = any(self._beyond)
        self._glory = tuple(
            valour + extras.MARKS.get(mark, 0) for valour, mark in zip(table.valour, table.mark, strict=True)
        )
        self._terms = [(name, [FEATURES.index(f) for f in found]) for name, found in TERMS.items()]

    @cached_property
    def likings(self) -> tuple[float, ...]:
        """How much a seat likes to keep each card, in the middle of a game."""
        mixed = self.mix(MIDDLE)
        return tuple(self.card_worth(card, mixed) for card in range(len(self.table.cards)))

    def features(self, s: State) -> list[list[float]]:
        """The features of every seat, in the order of FEATURES."""
        return self._survey(s)[1]

    def _survey(self, s: State) -> tuple[list[float], list[list[float]]]:
        """The scores as they stand, and the features."""
        table = s.table
        players = table.players
        power = powers(s, self.power)
        partners = table.partners
        scores = [points(s, seat) for seat in range(players)]
        top = max(scores)
        room = 1.0 + PLAYED_A_TURN * turns_left(s)
        active = max(s.active, 0)
        squads = [[card for card in squad if card >= 0] for squad in s.squads]
        valour = self._glory
        found = []
        for seat in range(players):
            squad = squads[seat]
            glory = sum([valour[card] for card in squad])
            raid = risk = 0.0
            if squad:
                for other in range(players):
                    if other != seat and squads[other] and not (partners and partners[seat] == other):
                        wins = 1 / (1 + exp((power[other] - power[seat]) / EVEN))
                        if s.own[other] and wins > raid:
                            raid = wins
                        if s.own[seat] and 1 - wins > risk:
                            risk = 1 - wins
            quality, dry, spare = self._hand(s.hands[seat])
            found.append(
                [
                    1.0, glory, power[seat], len(squad), len(s.hands[seat]), quality, dry, spare,
                    raid * (SHIELD_POINTS + glory), risk, (seat - active) % players / players, s.own[seat],
                    1.0 if s.own[seat] == 1 else 0.0, top - scores[seat], *self._held(s.hands[seat], room),
                ]
            )  # fmt: skip
        return scores, found

    def _held(self, hand: list[int], room: float) -> list[float]:
        """What the cards of a hand are in sum, hidden ones average; and those there will be no time for."""
        if not hand:
            return [0.0] * (HELD + 1)
        rows = [self._cards[max(card, -1)] for card in hand]
        return [*(sum(column) for column in zip(*rows, strict=True)), max(0.0, len(hand) - room)]

    def card_worth(self, card: int, mixed: list[float]) -> float:
        """What a card is worth in hand, at these weights."""
        worth = mixed[HAND] + mixed[QUALITY] * self.card_worths[card] + self._beyond[card]
        for weight, value in zip(mixed[RECRUITS:], self._cards[card], strict=False):
            worth += weight * value
        return worth

    def _hand(self, hand: list[int]) -> tuple[float, float, float]:
        """A hand's quality, whether it has no warrior, how many tactics too many; hidden ones are average."""
        worths, is_warrior, is_tactic = self.card_worths, self.table.is_warrior, self.table.is_tactic
        quality = 0.0
        others = tactics = 0
        for card in hand:
            if card < 0:
                others += 1
                continue
            quality += worths[card]
            if is_warrior[card]:
                others += 1
            elif is_tactic[card]:
                tactics += 1
        return quality, 0.0 if others else 1.0, max(0.0, tactics - ENOUGH_TACTICS)

    def mix(self, left: float) -> list[float]:
        """The weights at so many turns left, between the knots."""
        (k, share), *more = shares(left, self.weights.knots)
        if not more:
            return [row[k] for row in self._rows]
        rest = more[0][1]
        return [share * row[k] + rest * row[k + 1] for row in self._rows]

    def prospects(self, s: State) -> list[float]:
        """The points every seat may expect to end with."""
        if s.scores:
            return [float(score) for score in s.scores]
        left = turns_left(s)
        mixed = self.mix(left)
        scores, rows = self._survey(s)
        found = [
            score + sum([w * f for w, f in zip(mixed, row, strict=True)])
            for score, row in zip(scores, rows, strict=True)
        ]
        if self._expanded:
            found = [p + self._hidden_worth(hand, left) for p, hand in zip(found, s.hands, strict=True)]
        for hope in self._hopes:
            found = [p + hope.worth(s, seat, left) for seat, p in enumerate(found)]
        if self.table.alliance:  # both win or neither
            found = [p + found[self.table.partners[seat]] for seat, p in enumerate(found)]
        return found

    def _hidden_worth(self, hand: list[int], left: float) -> float:
        """What the expansions' cards of a hand are worth beyond any card."""
        return sum([self._beyond[card] for card in hand if card >= 0]) * min(1.0, left / extras.TOO_LATE)

    def worth(self, s: State, seat: int) -> float:
        """What a position is worth to *seat*: its prospect less the others', the best counting most."""
        prospects = self.prospects(s)
        return prospects[seat] - self.rivals(prospects, seat)

    def terms(self, s: State, seat: int) -> list[Term]:
        """The same worth in parts."""
        prospects = self.prospects(s)
        rivals = Term("rivals", -self.rivals(prospects, seat))
        if s.scores:
            return [Term("points", prospects[seat]), rivals]
        mixed = self.mix(turns_left(s))
        row = self.features(s)[seat]
        parts = [Term(name, sum([mixed[f] * row[f] for f in found])) for name, found in self._terms]
        if self._expanded:
            parts.append(Term("hand", self._hidden_worth(s.hands[seat], turns_left(s))))
        parts += [Term(hope.term, hope.worth(s, seat, turns_left(s))) for hope in self._hopes]
        known = sum(part.worth for part in parts) + points(s, seat)
        if self.table.alliance:
            parts.append(Term("partner", prospects[seat] - known))
        return [Term("points", float(points(s, seat))), *parts, rivals]

    def rivals(self, prospects: list[float], seat: int) -> float:
        others = prospects[:seat] + prospects[seat + 1 :]
        if self.table.alliance:
            partner = self.table.partners[seat]
            others = [p for other, p in enumerate(prospects) if other not in (seat, partner)]
        if len(others) == 1:
            return others[0]
        top, smooth = max(others), self._smooth
        return top + smooth * log(sum([exp((p - top) / smooth) for p in others]) / len(others))


@lru_cache(maxsize=32)
def evaluation(table: Table, name: str, tilt: tuple[tuple[str, float], ...] = ()) -> Evaluation:
    return Evaluation(table, name, tilt)
