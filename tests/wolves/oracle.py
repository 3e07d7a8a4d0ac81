"""The rules once more, from the events alone: an `Oracle` that reads a game's log and disbelieves all of it.

Every event must be the one that the clauses allow or demand at that place: what is owed stands on a stack,
and nothing else may come before it.
"""

from __future__ import annotations

from typing import Any

from tests.wolves.picture import (
    BLUE,
    LEFT,
    MANOEUVRES,
    NOBODY,
    ONCE,
    RED,
    RIGHT,
    TYR,
    YEW,
    Cards,
    Picture,
    Target,
)
from valhalla.games.wolves import events as ev

BLOWS = ["archer", "assassin", "raider", "traitor", "loki", "tyr", "plague", "naglfar", "heimdall"]


class Oracle(Picture):
    """Reads events one by one; an assertion fails at the first that cannot be."""

    def __init__(self, ids: list[str], players: int, gifts: tuple[str, ...] = ()) -> None:
        super().__init__(ids, players, gifts)
        self.moment = "setup"  # setup, round over, between, act, close, rest, end
        self.owed: list[tuple[Any, ...]] = []
        self.answered: set[int] = set()  # who has said something about the effect under way
        self.over = False

    def read(self, e: ev.Event) -> None:
        assert not self.over
        getattr(self, f"_{e.__struct_config__.tag}")(e)
        while self.owed and self.owed[-1][0] == "draw" and not self._can_draw(self.owed[-1][1]):
            self.owed.pop()
        self._mind_the_hall()
        assert all(len(hand) <= 12 for hand in self.hands)

    # What is owed

    def quiet(self) -> None:
        assert not self.owed, f"owed: {self.owed[-1]}"

    def top(self, *names: str) -> tuple[Any, ...]:
        """What must come now, taken off the stack."""
        assert self.owed and self.owed[-1][0] in names, (names, self.owed[-1:])
        return self.owed.pop()

    def owes(self, *names: str) -> bool:
        return bool(self.owed) and self.owed[-1][0] in names

    def owe_draw(self, seat: int, count: int, rule: str) -> None:
        self.owed.append(("draw", seat, count, rule))

    def _can_draw(self, seat: int) -> bool:
        return self.room(seat) > 0 and bool(self.deck or self.discard)

    def _mind_the_hall(self) -> None:
        """W6.1: it refills to three at once; a debt above all others but that of Nidhögg."""
        missing = len(self.hall) < 3 and bool(self.hidden) and not self.owes("fill", "snatch")
        if missing and (self.moment != "setup" or self.winner != NOBODY):
            self.owed.append(("fill",))

    def _mind_colours(self, seat: int) -> None:
        held = self.colours(seat)
        if held["blue"] and held["red"] and not held["black"]:
            self.owed.append(("colour", seat))

    # The frame of the game

    def _first_player_chosen(self, e: ev.FirstPlayerChosen) -> None:
        assert self.winner == NOBODY and e.seat in self.seats
        self.winner = e.seat
        for seat in reversed(self.after(e.seat)):
            self.owe_draw(seat, 9, "W2.2")

    def _hall_filled(self, e: ev.HallFilled) -> None:
        self.top("fill")
        assert e.card in self.hidden and e.rule == ("W2.2" if self.moment == "setup" else "W6.1")
        assert self.name[e.card] != "ragnarok-hall" or len(self.hidden) <= 3
        self.hidden.remove(e.card)
        self.hall.add(e.card)

    def _ends(self) -> bool:
        """W4.3."""
        doom = {"ragnarok-hall", "ragnarok-glory"} & set(self.kinds(self.hall | self.open))
        return bool(doom) or max(self.glory(seat) for seat in self.seats) >= 5

    def _round_began(self, e: ev.RoundBegan) -> None:
        self.quiet()
        assert self.moment == "setup" or (self.moment == "round over" and not self._ends())
        assert e.round == self.round + 1 and e.seat == self.winner and set(e.prizes) <= self.prizes
        assert len(set(e.prizes)) == len(e.prizes)
        doom = self.number["ragnarok-glory"]
        expected = 1 if self.players == 3 else 2
        assert len(e.prizes) == expected
        self.prizes -= set(e.prizes)
        assert doom not in e.prizes or not self.prizes
        self.open |= set(e.prizes)
        self.round, self.active, self.moment = e.round, NOBODY, "between"

    def _next(self) -> int:
        """Whose turn comes: those who have passed only if they can do something."""
        order = self.after(self.winner if self.active == NOBODY else (self.active + 1) % self.players)
        return next(seat for seat in order if seat not in self.passes or self._stirs(seat))

    def _stirs(self, seat: int) -> bool:
        serpent = self.holder("jormungandr") == seat and self.strongest(seat)
        baldr = self.holder("baldr") == seat and len(self.hands[seat]) >= 4
        return self._can_draw(seat) or serpent or baldr

    def _turn_began(self, e: ev.TurnBegan) -> None:
        self.quiet()
        assert self.moment == "between" and len(self.passes) < self.players and e.seat == self._next()
        self.active = e.seat
        self.moment = "rest" if e.seat in self.passes else "act"
        if self.holder("jormungandr") == e.seat and self.strongest(e.seat):
            self.owed.append(("seize", e.seat))

    def _turn_ended(self, e: ev.TurnEnded) -> None:
        self.quiet()
        assert e.seat == self.active and self.moment in ("close", "rest")
        self.moment = "between"

    def _mine(self, seat: int, *moments: str) -> None:
        """An action of the player whose turn it is."""
        self.quiet()
        assert seat == self.active and self.moment in moments

    def _passed(self, e: ev.Passed) -> None:
        self._mine(e.seat, "act")
        assert e.seat not in self.passes
        self.passes.append(e.seat)
        self.moment = "between"
        self.owe_draw(e.seat, self.pass_draw(e.seat), "W3.5")

    def _seat_returned(self, e: ev.SeatReturned) -> None:
        self._mine(e.seat, "rest")
        assert e.deity == self.number["baldr"] and e.deity in self.gods[e.seat]
        assert len(set(e.cards)) == 4 and len(self.passes) < self.players
        self._to_discard(e.cards, self.hands[e.seat])
        self.gods[e.seat].remove(e.deity)
        self.fallen.add(e.deity)
        self.passes.remove(e.seat)
        self.moment = "act"

    # People

    def _to_discard(self, cards: Cards, source: set[int]) -> None:
        assert set(cards) <= source
        source -= set(cards)
        self.discard |= set(cards)

    def _deck_renewed(self, e: ev.DeckRenewed) -> None:
        assert not self.deck and self.discard
        assert self.owes("draw", "reveal") or (not self.owed and self.moment == "rest")
        self.deck, self.discard = self.discard, set()

    def _cards_drawn(self, e: ev.CardsDrawn) -> None:
        if self.owed:
            _, seat, count, rule = self.top("draw")
            count = min(count, self.room(seat))
        else:
            self._mine(e.seat, "rest")
            seat, count, rule = e.seat, 1, "W3.5"
            assert self.room(seat)
            self.moment = "shed"
        assert (e.seat, e.rule) == (seat, rule) and len(e.cards) == min(count, len(self.deck)) > 0
        assert set(e.cards) <= self.deck and len(set(e.cards)) == len(e.cards)
        self.deck -= set(e.cards)
        self.hands[seat] |= set(e.cards)
        if count > len(e.cards):
            self.owe_draw(seat, count - len(e.cards), rule)

    def _card_shed(self, e: ev.CardShed) -> None:
        self._mine(e.seat, "shed")
        self._to_discard((e.card,), self.hands[e.seat])
        self.moment = "between"

    def _stand(self, card: int, row: int, side: int) -> None:
        assert side in (LEFT, RIGHT)
        self.rows[row].insert(0 if side == LEFT else len(self.rows[row]), card)

    def _unit_laid(self, e: ev.UnitLaid) -> None:
        if e.vidar:
            assert self.top("before")[1] == e.seat and e.rule == "W6.3"
        else:
            self._mine(e.seat, "act")
            assert e.rule == "W3.3"
            self.moment = "close"
        assert (
            e.card in self.hands[e.seat] and self.name[e.card] in TYR | YEW and self.may_stand(e.card, e.row)
        )
        self.hands[e.seat].remove(e.card)
        self._stand(e.card, e.row, e.side)
        kind = self.name[e.card]
        beside = self.rows[e.row][1:2] if e.side == LEFT else self.rows[e.row][-2:-1]
        if kind in ("assassin", "raider", "traitor") or (
            kind == "archer" and self.kinds(beside) == ["archer"]
        ):
            if e.vidar and self.holder("odin") == e.row != e.seat:
                return
            chooser = e.row if kind == "archer" else e.seat
            aim = ("aim", chooser, kind, e.seat, e.row, e.card, e.vidar)
            if self.targets(aim):
                self.owed.append(aim)

    def _units_sacrificed(self, e: ev.UnitsSacrificed) -> None:
        self._mine(e.seat, "act")
        now = dict(zip(self.rows[e.seat], self.strengths(e.seat), strict=True))
        assert len(set(e.cards)) == len(e.cards) >= 1 and tuple(now[card] for card in e.cards) == e.strengths
        assert all(self.name[card] == "thrall" for card in e.cards[1:])
        for card in e.cards:
            self.rows[e.seat].remove(card)
            self.offered[e.seat].add(card)
        self.moment = "close"
        if self.holder("loki") == e.seat:
            weights = [n for n in e.strengths if n > 0]
            self.owed += [("aim", e.seat, "loki", e.seat, NOBODY, n, True) for n in reversed(weights)]

    # Manoeuvres

    def _manoeuvre_played(self, e: ev.ManoeuvrePlayed) -> None:
        kind = self.name[e.card]
        assert e.card in self.hands[e.seat] and kind in MANOEUVRES
        self.hands[e.seat].remove(e.card)
        self.air.append(e.card)
        settle = ("settle", e.card, e.seat)
        if kind == "shield-wall":
            assert e.row == e.seat and e.seat not in self.passes
            if self.owes("refused"):
                assert self.top("refused")[1] == e.seat
            else:
                self._ward(e.seat)
            self.owed.append(settle)
            return
        self._mine(e.seat, "act")
        self.moment = "close"
        self.owed.append(settle)
        if kind == "flank-march":
            self.owed.append(("flank", e.seat))
        else:
            assert e.strength >= 0
            struck = self.sick(e.strength)
            self.owed += [("aim all", e.seat, "plague", struck)] if struck else []

    def _settle(self, card: int) -> int:
        """The manoeuvre in the air comes down: who played it."""
        _, owed, player = self.top("settle")
        assert card == owed == self.air.pop()
        return int(player)

    def _manoeuvre_spent(self, e: ev.ManoeuvreSpent) -> None:
        self._settle(e.card)
        self.discard.add(e.card)

    def _manoeuvre_claimed(self, e: ev.ManoeuvreClaimed) -> None:
        player = self._settle(e.card)
        assert e.seat == self.holder("freya") != player and self.room(e.seat)
        self.hands[e.seat].add(e.card)

    def _hand_discarded(self, e: ev.HandDiscarded) -> None:
        what, seat = self.top("flank", "hel")
        assert e.seat == seat and len(set(e.cards)) == len(e.cards)
        self._to_discard(e.cards, self.hands[seat])
        if what == "flank":
            assert e.rule == "W5"
            self.owe_draw(seat, len(e.cards) + 1, "W5")
        else:
            assert e.rule == "W6.3" and 1 <= len(e.cards) <= 2
            self.owed += [("recall", seat)] * len(e.cards)

    def _units_withdrawn(self, e: ev.UnitsWithdrawn) -> None:
        what, seat = self.top("flank", "before")
        assert e.seat == seat and set(e.cards) <= set(self.rows[seat]) and len(e.cards) <= self.room(seat)
        assert e.rule == ("W5" if what == "flank" else "W6.3")
        assert 1 <= len(set(e.cards)) == len(e.cards) <= (3 if what == "flank" else 1)
        assert what == "flank" or (self.name[e.cards[0]] in YEW and self.holder("heimdall") != seat)
        for card in e.cards:
            self.rows[seat].remove(card)
            self.hands[seat].add(card)

    # Effects on rows

    def _aimed(self, e: ev.Aimed) -> None:
        what, *rest = self.top("aim", "aim all")
        if what == "aim all":
            actor, kind, struck = rest
            assert e.seat == actor and set(e.targets) == struck and len(e.targets) == len(struck)
        else:
            chooser, kind, actor = rest[:3]
            assert e.seat == chooser and len(e.targets) == 1 and e.targets[0] in self.targets((what, *rest))
        assert e.actor == actor and BLOWS[e.blow] == kind
        assert e.rule == ("W6.3" if kind in ("loki", "tyr") else "W5")
        self.answered = set()
        self.owed.append(("strike", kind, actor, set(e.targets)))

    def _spared(self, e: ev.Spared) -> None:
        aim = self.top("aim")
        assert aim[1] == e.seat and aim[2] == "loki" == BLOWS[e.blow] and not self.targets(aim)
        assert e.rule == "W6.3"

    def _ward(self, seat: int) -> None:
        _, kind, actor, struck = self.top("strike")
        assert any(row == seat for row, _ in struck) and seat not in self.answered
        self.answered.add(seat)
        if left := {target for target in struck if target[0] != seat}:
            self.owed.append(("strike", kind, actor, left))

    def _ward_declined(self, e: ev.WardDeclined) -> None:
        assert self.owes("strike")
        assert any(row == e.seat for row, _ in self.owed[-1][3]) and e.seat not in self.answered
        self.answered.add(e.seat)

    def _huscarl_spent(self, e: ev.HuscarlSpent) -> None:
        assert self.owes("strike") and e.card in self.able(e.seat, self.owed[-1][1])
        self._ward(e.seat)
        self.rows[e.seat].remove(e.card)
        self.discard.add(e.card)

    def _strike(self, actor: int, *kinds: str) -> tuple[str, set[Target]]:
        """An effect happens: everybody who could ward it off was asked."""
        _, kind, owner, struck = self.top("strike")
        assert kind in kinds and actor == owner
        for row, _ in struck:
            assert row in self.answered or not self.able(row, kind), "somebody was not asked"
            assert not self.safe(row)
        return kind, struck

    def _units_destroyed(self, e: ev.UnitsDestroyed) -> None:
        kind, struck = self._strike(e.actor, "archer", "assassin", "loki", "tyr")
        assert set(e.targets) == struck and len(e.targets) == len(struck) and BLOWS[e.blow] == kind
        assert e.rule == ("W6.3" if kind in ("loki", "tyr") else "W5")
        row, card = e.targets[0]
        weak = kind == "assassin" and self.strengths(row)[self.rows[row].index(card)] <= 4
        assert e.draws == int(weak)
        if weak:
            self.owe_draw(e.actor, 1, "W5")
        ship, claimed = self.holder("naglfar"), []
        for row, card in e.targets:
            self.rows[row].remove(card)
            if ship in (NOBODY, row) or self.holder("odin") == row:
                self.discard.add(card)
            else:
                claimed.append(card)
        self._owe_places(ship, claimed, "naglfar", own=False)

    def _owe_places(self, seat: int, cards: list[int], why: str, own: bool) -> None:
        if cards:
            self.air += cards
            self.owed.append(("place", seat, why, own, set(cards)))

    def _units_discarded(self, e: ev.UnitsDiscarded) -> None:
        _, struck = self._strike(e.actor, "plague")
        assert set(e.targets) == struck and len(e.targets) == len(struck)
        for row, card in e.targets:
            self.rows[row].remove(card)
            self.discard.add(card)

    def _unit_taken(self, e: ev.UnitTaken) -> None:
        if self.owes("after"):
            assert self.top("after")[1] == e.seat and e.rule == "W6.3"
            assert e.row in self.reach(e.seat, of_god=True)
        else:
            assert self._strike(e.seat, "raider")[1] == {(e.row, e.card)} and e.rule == "W5"
        assert self.room(e.seat)
        self.rows[e.row].remove(e.card)
        self.hands[e.seat].add(e.card)

    def _unit_lured(self, e: ev.UnitLured) -> None:
        assert self._strike(e.seat, "traitor")[1] == {(e.row, e.card)}
        self.rows[e.row].remove(e.card)
        self._owe_places(e.seat, [e.card], "traitor", own=e.row == e.seat)

    def _placing(self, seat: int, card: int, blow: int, rule: str) -> bool:
        """A card comes out of the air: whether it may stand there."""
        _, whose, why, own, cards = self.top("place")
        assert seat == whose and BLOWS[blow] == why and card in cards
        assert rule == ("W5" if why == "traitor" else "W6.3")
        self.air.remove(card)
        if len(cards) > 1:
            self.owed.append(("place", whose, why, own, cards - {card}))
        return own or self.may_stand(card, seat)

    def _unit_placed(self, e: ev.UnitPlaced) -> None:
        assert self._placing(e.seat, e.card, e.blow, e.rule)
        self._stand(e.card, e.seat, e.side)

    def _unit_unfit(self, e: ev.UnitUnfit) -> None:
        _, _, why, own, _ = self.owed[-1]
        fits = self._placing(e.seat, e.card, e.blow, e.rule)
        assert fits == e.refused
        self.discard.add(e.card)
        if e.refused:
            assert why == "traitor" and not own
            self.owed.append(("refused", e.seat))

    # Deities

    def _sacrifices_paid(self, e: ev.SacrificesPaid) -> None:
        assert e.seat == self.active and self.moment in ("act", "close") and len(set(e.cards)) == len(e.cards)
        paid = self.worth(e.cards)
        spare = paid - min(self.worth((card,)) for card in e.cards)  # what is paid without the least card
        if self.owed:
            assert self.top("pay")[1] == e.seat and len(e.cards) == 1 and e.rule == "W6.3"
        else:
            assert e.rule == "W6.1"
            self.owed.append(("summon", e.seat, paid, spare))
        self._to_discard(e.cards, self.offered[e.seat])
        dragon = self.holder("nidhogg")
        if dragon not in (NOBODY, e.seat) and self.holder("odin") != e.seat and self.room(dragon):
            self.owed.append(("snatch", dragon, e.cards))

    def _sacrifice_snatched(self, e: ev.SacrificeSnatched) -> None:
        _, dragon, cards = self.top("snatch")
        assert e.seat == dragon and e.card in cards
        self.discard.remove(e.card)
        self.hands[dragon].add(e.card)

    def _deity_summoned(self, e: ev.DeitySummoned) -> None:
        what, seat, *paid = self.top("summon", "raise")
        assert e.seat == seat
        if what == "summon":
            assert e.card in self.hall and self.name[e.card] != "ragnarok-hall" and e.rule == "W6.1"
            assert paid[1] < self.cost(seat, e.card) <= paid[0]
            self.hall.remove(e.card)
        else:
            assert e.card in self.fallen and self.name[e.card] != "baldr" and e.rule == "W6.3"
            self.fallen.remove(e.card)
        self.gods[seat].add(e.card)
        self._mind_colours(seat)

    def _deity_invoked(self, e: ev.DeityInvoked) -> None:
        self._mine(e.seat, "act", "close")
        name = self.name[e.card]
        assert e.card in self.gods[e.seat] and e.card not in self.used
        self.used |= {e.card} if name in ONCE else set()
        if name in ("odin", "baldr", "fafnir"):
            self.owed += [(name, e.seat), ("pay", e.seat)]
        elif name == "tyr":
            ends = {(row, self.rows[row][0 if e.side == LEFT else -1]) for row in self._rows_for_tyr(e.seat)}
            self.owed += [("aim all", e.seat, "tyr", ends)] if ends else []
        else:
            assert name in ("thor", "fenrir", "heimdall", "hel")
            self.owed.append(("reveal" if name == "heimdall" else name, e.seat))

    def _rows_for_tyr(self, seat: int) -> list[int]:
        return [row for row in self.reach(seat, of_god=True) if self.rows[row]]

    def _let_go(self, card: int) -> None:
        """A deity leaves its holder, or the Hall."""
        if card in self.hall:
            self.hall.remove(card)
            return
        (seat,) = [seat for seat in self.seats if card in self.gods[seat]]
        self.gods[seat].remove(card)
        self._mind_colours(seat)

    def _deities_discarded(self, e: ev.DeitiesDiscarded) -> None:
        what, seat = self.top("odin", "thor", "fenrir", "baldr", "fafnir")
        assert e.seat == seat and e.rule == "W6.3" and len(set(e.cards)) == len(e.cards)
        if what in ("baldr", "fafnir"):
            assert self.kinds(e.cards) == [what]
            self.owed.append(("raise" if what == "baldr" else "seduce", seat))
        elif what == "odin":
            assert len(e.cards) == 1 and any(e.cards[0] in held for held in self.gods)
        else:
            assert self.name[e.cards[0]] == what and 2 <= len(e.cards) <= 3
            assert set(self.kinds(e.cards[1:])) <= (RED if what == "thor" else BLUE)
        for card in e.cards:
            self._let_go(card)
            self.fallen.add(card)

    def _deity_restored(self, e: ev.DeityRestored) -> None:
        assert self.top("odin")[1] == e.seat and e.card in self.fallen and self.name[e.card] != "baldr"
        assert len(self.hall) < 4
        self.fallen.remove(e.card)
        self.hall.add(e.card)

    def _deity_taken(self, e: ev.DeityTaken) -> None:
        assert self.top("seduce")[1] == e.seat and self.name[e.card] != "ragnarok-hall"
        assert e.card not in self.gods[e.seat]
        self._let_go(e.card)
        self.gods[e.seat].add(e.card)
        self._mind_colours(e.seat)

    def _colour_dropped(self, e: ev.ColourDropped) -> None:
        assert self.top("colour")[1] == e.seat
        names = [BLUE, RED][e.colour]
        assert set(e.cards) == {card for card in self.gods[e.seat] if self.name[card] in names}
        self.gods[e.seat] -= set(e.cards)
        self.fallen |= set(e.cards)

    def _card_revealed(self, e: ev.CardRevealed) -> None:
        assert self.top("reveal")[1] == e.seat and e.card in self.deck
        self.deck.remove(e.card)
        assert e.joins == (self.name[e.card] in TYR and self.may_stand(e.card, e.seat))
        if e.joins:
            self._owe_places(e.seat, [e.card], "heimdall", own=False)
        else:
            self.discard.add(e.card)

    def _card_recalled(self, e: ev.CardRecalled) -> None:
        assert self.top("recall")[1] == e.seat and e.card in self.discard
        self.discard.remove(e.card)
        self.hands[e.seat].add(e.card)

    # The end of a round

    def _close_round(self) -> None:
        self.moment = "closing"
        self.firsts[self.passes[0]] += 1
        self.owed.append(("sweep",))
        if (seat := self.holder("valkyrie")) != NOBODY:
            self.owed.append(("after", seat))
        self.owed.append(("count",))

    def _round_closed(self, e: ev.RoundClosed) -> None:
        self.quiet()
        assert self.moment == "between" and sorted(self.passes) == list(self.seats)
        self._close_round()
        if (seat := self.holder("vidar")) != NOBODY:
            self.owed.append(("before", seat))

    def _round_seized(self, e: ev.RoundSeized) -> None:
        assert self.top("seize")[1] == e.seat
        self.seized = e.seat
        late = [seat for seat in self.after(e.seat) if seat not in self.passes]
        self.passes += late
        self._close_round()
        for seat in reversed(late):
            self.owe_draw(seat, self.pass_draw(seat), "W3.5")

    def _moment_declined(self, e: ev.MomentDeclined) -> None:
        what, seat = self.top("before", "after")
        assert e.seat == seat == self.holder("vidar" if what == "before" else "valkyrie")

    def _rows_counted(self, e: ev.RowsCounted) -> None:
        self.top("count")
        totals = [self.total(seat) for seat in self.seats]
        order = self.passes if self.seized == NOBODY else self.after(self.seized)
        first = {self.seized: 0}
        ranking = sorted(order, key=lambda seat: (first.get(seat, 1), -totals[seat], order.index(seat)))
        assert (list(e.strengths), list(e.ranking)) == (totals, ranking)
        self.winner, self.takers = ranking[0], set()
        self.empty = sum(not row for row in self.rows)
        left = sum(self.name[card] != "ragnarok-glory" for card in self.open)
        self.owed += [("crown", seat) for seat in reversed(ranking[:left])]

    def _victory_taken(self, e: ev.VictoryTaken) -> None:
        assert self.top("crown")[1] == e.seat and self.name[e.card] != "ragnarok-glory"
        self.open.remove(e.card)
        self.won[e.seat].add(e.card)
        self.takers.add(e.seat)

    def _round_ended(self, e: ev.RoundEnded) -> None:
        self.top("sweep")
        self.quiet()
        for seat in self.seats:
            self.discard |= set(self.rows[seat]) | self.offered[seat]
            self.rows[seat], self.offered[seat] = [], set()
        assert list(e.glory) == [self.glory(seat) for seat in self.seats]
        self.passes, self.used, self.seized, self.moment = [], set(), NOBODY, "round over"

    def _game_ended(self, e: ev.GameEnded) -> None:
        self.quiet()
        assert self.moment == "round over" and self._ends()
        assert (e.scores, e.winners) == self.result()
        self.over = True
