"""The table as an `Oracle` sees it: where cards lie, and what W5, W6 and W7 make of that. Nothing moves here.

It knows the clauses, and of the cards only which number bears which id; it asks nothing of the engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import yaml

from valhalla.kernel.paths import data_dir

Cards = Iterable[int]
Target = tuple[int, int]

TYR = {"hirdman", "huscarl", "berserk", "priest", "chieftain", "king"}
YEW = {"archer", "bondsman", "thrall", "assassin", "raider", "traitor"}
MANOEUVRES = {"plague", "shield-wall", "flank-march"}
BLUE = {"vidar", "odin", "thor", "freya", "heimdall", "valkyrie", "baldr", "tyr"}
RED = {"surt", "hel", "fenrir", "fafnir", "naglfar", "jormungandr", "nidhogg", "loki"}
SET = {
    "archer": 1, "huscarl": 2, "berserk": 5, "thrall": 0, "priest": 8, "assassin": 0, "raider": 2,
    "traitor": 1,
}  # fmt: skip
ONCE = {"odin", "heimdall", "tyr", "hel"}
LEFT, RIGHT = 0, 1
NOBODY = -1


def printed() -> dict[str, Any]:
    """What the victories say, by their ids: our own design, which may be tuned."""
    text = (data_dir("cards") / "wolves" / "victories.yaml").read_text(encoding="utf-8")
    return {card["id"]: card for card in yaml.safe_load(text)["cards"]}


VICTORIES = printed()


def strength(row: list[str], place: int) -> int:
    """W5: what a unit is worth where it stands."""
    kind = row[place]
    if kind == "bondsman":
        return sum(other in YEW for other in row)
    if kind == "hirdman":
        beside = [row[i] for i in (place - 1, place + 1) if 0 <= i < len(row)]
        return 7 if "hirdman" in beside else 3
    if kind == "chieftain":
        return 2 * sum(other in TYR for other in row)
    if kind == "king":
        return max(0, 11 - len(row))
    return SET[kind]


def fits(kind: str, row: list[str]) -> bool:
    """W5: Priest, Chieftain and King are choosy; the row as it is before they come."""
    if kind in ("priest", "chieftain", "king") and kind in row:
        return False
    if kind != "priest":
        return True
    return all(strength(row, i) > 8 for i, other in enumerate(row) if other in TYR)


class Picture:
    """Cards by their places; seats by their numbers."""

    def __init__(self, ids: list[str], players: int, gifts: tuple[str, ...] = ()) -> None:
        self.name = [self._kind(card) for card in ids]
        self.number = {name: i for i, name in enumerate(self.name)}
        self.players = players
        self.seats = range(players)
        people = [i for i, name in enumerate(self.name) if name in TYR | YEW | MANOEUVRES]
        self.deck, self.discard, self.air = set(people), set[int](), list[int]()
        self.hands: list[set[int]] = [set() for _ in self.seats]
        self.rows: list[list[int]] = [[] for _ in self.seats]
        self.offered: list[set[int]] = [set() for _ in self.seats]
        self.hidden = {
            i for i, name in enumerate(self.name) if name in BLUE | RED | {"yggdrasil", "ragnarok-hall"}
        }
        self.hall, self.fallen = set[int](), set[int]()
        self.gods: list[set[int]] = [set() for _ in self.seats]
        for seat, names in enumerate(gifts):
            self.gods[seat] = {self.number[name] for name in names.split()}
            self.hidden -= self.gods[seat]
        self.prizes = set(range(len(ids))) - set(people) - self.hidden - set().union(*self.gods)
        self.open = set[int]()
        self.won: list[set[int]] = [set() for _ in self.seats]
        self.firsts = [0] * players
        self.empty = self.round = 0
        self.winner = self.active = NOBODY
        self.passes: list[int] = []
        self.used: set[int] = set()
        self.seized = NOBODY
        self.takers: set[int] = set()

    @staticmethod
    def _kind(card: str) -> str:
        head, _, tail = card.rpartition("-")
        return head if tail.isdigit() else card

    def kinds(self, cards: Cards) -> list[str]:
        return [self.name[card] for card in cards]

    def holder(self, god: str) -> int:
        return next((seat for seat in self.seats if self.number[god] in self.gods[seat]), NOBODY)

    def strengths(self, seat: int) -> list[int]:
        row = self.kinds(self.rows[seat])
        return [strength(row, place) for place in range(len(row))]

    def total(self, seat: int) -> int:
        found = sum(self.strengths(seat)) + (5 if self.holder("thor") == seat else 0)
        bitten = self.holder("fenrir") not in (NOBODY, seat) and self.holder("odin") != seat
        return found - 5 if bitten else found

    def room(self, seat: int) -> int:
        return 12 - len(self.hands[seat])

    def after(self, seat: int) -> list[int]:
        return [(seat + i) % self.players for i in self.seats]

    def safe(self, row: int) -> bool:
        """Surt until the pass, Heimdall from then on."""
        return self.holder("heimdall" if row in self.passes else "surt") == row

    def reach(self, actor: int, of_god: bool) -> list[int]:
        """The rows that an effect may strike; Odin shelters from the deities of others."""
        odin = self.holder("odin")
        return [row for row in self.seats if not self.safe(row) and not (of_god and row == odin != actor)]

    def colours(self, seat: int) -> Counter[str]:
        return Counter(
            "blue" if name in BLUE else "red" if name in RED else "black"
            for name in self.kinds(self.gods[seat])
        )

    def glory(self, seat: int, *, laugh: bool = True) -> int:
        """W7: the least of each victory and what it counts, never more than its most."""
        gods = self.colours(seat)
        counts = {
            "fixed": 0, "deities": gods.total(), "blue": gods["blue"], "hand": len(self.hands[seat]),
            "victories": len(self.won[seat]), "empty_rows": self.empty, "first_passes": self.firsts[seat],
        }  # fmt: skip
        found = 0
        for name in self.kinds(self.won[seat]):
            glory = VICTORIES[name]["glory"]
            if glory["word"] != "last":
                found += min(glory["most"], glory["least"] + counts[glory["word"]] // glory.get("every", 1))
            elif laugh:
                others = [self.glory(other, laugh=False) for other in self.seats]
                found += glory["most" if others[seat] == min(others) else "least"]
        return found

    def pass_draw(self, seat: int) -> int:
        """W3.5, W7."""
        changes: list[int] = [VICTORIES[name].get("draws", 0) for name in self.kinds(self.won[seat])]
        return 4 + sum(changes)

    def strongest(self, seat: int) -> bool:
        return bool(self.rows[seat]) and all(
            self.total(seat) > self.total(other) for other in self.seats if other != seat
        )

    def may_stand(self, card: int, row: int) -> bool:
        return fits(self.name[card], self.kinds(self.rows[row]))

    def targets(self, aim: tuple[Any, ...]) -> set[Target]:
        """What an effect may be aimed at."""
        _, _, kind, actor, row, number, of_god = aim
        rows = self.reach(actor, of_god)
        everything = {
            (r, card): n for r in rows for card, n in zip(self.rows[r], self.strengths(r), strict=True)
        }
        if kind == "archer":
            return set(everything)
        if kind == "loki":
            return {target for target, n in everything.items() if n < number}
        here = {(r, card): n for (r, card), n in everything.items() if r == row}
        if kind == "raider":
            return {(r, card) for r, card in here if self.name[card] != "raider"}
        if kind == "traitor":
            here = {(r, card): n for (r, card), n in here.items() if self.name[card] in TYR}
            return {target for target, n in here.items() if n == min(here.values())}
        return set(here)

    def sick(self, named: int) -> set[Target]:
        return {
            (row, card)
            for row in self.reach(NOBODY, of_god=False)
            for card, n in zip(self.rows[row], self.strengths(row), strict=True)
            if n == named
        }

    def able(self, row: int, kind: str) -> set[int]:
        """What a row's owner can ward an effect off with."""
        guards = {card for card in self.rows[row] if self.name[card] == "huscarl"}
        walls = {card for card in self.hands[row] if self.name[card] == "shield-wall"}
        found = guards if kind in ("assassin", "raider", "traitor") else set()
        return found if row in self.passes else found | walls

    def worth(self, cards: Cards) -> int:
        return sum(2 if self.name[card] == "berserk" else 1 for card in cards)

    def cost(self, seat: int, god: int) -> int:
        name, held = self.name[god], self.colours(seat)
        return 2 + (held["blue"] if name in BLUE else held["red"] if name in RED else 0)

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """W4.3: Glory and winners."""
        scores = tuple(self.glory(seat) for seat in self.seats)
        best = tuple(seat for seat in self.seats if scores[seat] == max(scores))
        return scores, tuple(seat for seat in best if seat in self.takers) or best
