"""The simple seats: thrall plays like a beginner, karl by a fixed threshold. Neither looks ahead."""

from __future__ import annotations

from valhalla.ai.hammer.risk import chance, chance_to_mend
from valhalla.ai.hammer.worth import worths
from valhalla.games.hammer import commands as cm
from valhalla.games.hammer.apply import favour_cards
from valhalla.games.hammer.choices import holds, playable
from valhalla.games.hammer.state import State
from valhalla.games.hammer.terms import HAMMER, SET, Step
from valhalla.games.iron import most
from valhalla.kernel.chance import Chance

# karl throws again as long as the chance to beat the token is at least this.
THRESHOLD = 0.7
FAVOURED = (Step.FAVOUR, Step.READY, Step.CLOSING)  # when favours are laid: once a roll is settled
# thrall is content with this cell, whatever the dice in its hand could do.
CONTENT = 17
MENDING = ("add", "add_up_to", "hammers", "flip", "set", "reroll", "fresh_dice")


def thrall(s: State, seat: int, luck: Chance) -> cm.Command:
    """Throws until it likes the cell, keeps a card now and then whatever it is, mends what it can."""
    step = s.step
    if step in FAVOURED and favour_cards(s, seat):
        return _favour(s, seat)
    if step == Step.READY:
        if s.throws and (s.token >= CONTENT or chance(s) < 1 / 2):
            return cm.Stop()
        return _throw(s)
    if step == Step.PLACE:
        return cm.Place(tuple(card for card in s.drawn if luck.below(5)))
    return _common(s, seat)


def karl(s: State, seat: int) -> cm.Command:
    """Throws again while the chance is good; keeps what it can still use, the rest counts."""
    step = s.step
    if step in FAVOURED and favour_cards(s, seat):
        return _favour(s, seat)
    if step == Step.READY:
        return cm.Stop() if s.throws and chance(s) < THRESHOLD else _throw(s)
    if step == Step.PLACE:
        left = s.table.rounds - s.round
        rank = {card: s.table.points[card] - worths().of(s.table.word[card], left) for card in s.drawn}
        return cm.Place(tuple(card for card in s.drawn if rank[card] > 0))
    return _common(s, seat)


def _throw(s: State) -> cm.Command:
    """All dice, or with an empty reserve those below the mean."""
    if not s.throws or s.reserve():
        return cm.Throw()
    weak = tuple(i for i, die in enumerate(s.dice) if most(die) <= 3)
    return cm.Rethrow(weak or (0,))


def _favour(s: State, seat: int) -> cm.Command:
    """Whenever the dice allow it, the card with the fewest points."""
    return cm.LayFavour(min(favour_cards(s, seat), key=s.table.points.__getitem__))


def _common(s: State, seat: int) -> cm.Command:
    """What both do alike."""
    step = s.agenda[-1]
    points = s.table.points
    if step[0] == Step.ROLLED:
        return _after_roll(s, seat)
    if step[0] == Step.PEEK:
        return cm.KeepOnTop(max(s.drawn, key=points.__getitem__))
    if step[0] == Step.PLEDGE:
        cards = [card for card in s.hands[seat] if s.table.deck[card] == step[2]]
        return cm.Pledge(tuple(sorted(cards, key=points.__getitem__)[-(len(cards) // SET) :]))
    return cm.EndTurn()


def _after_roll(s: State, seat: int) -> cm.Command:
    """Moves if it can, removes as few hammers as that takes, and mends a failure with its weakest card."""
    if holds(s):
        return cm.Move()
    for count in range(1, s.dice.count(HAMMER) + 1):
        if s.total() + 2 * count > s.token:
            return cm.Remove(count)
    if chance_to_mend(s, seat) > 0:
        for card, word in sorted(playable(s, seat, Step.ROLLED), key=lambda found: found[1].number):
            if word.word in MENDING:
                return max(word.choices(s, seat, card), key=lambda play: _rise(s, play))
    return cm.Fail()


def _rise(s: State, play: cm.Play) -> float:
    """What a play adds to the sum, or may be expected to."""
    word = s.table.word[play.card].word
    if word == "add_up_to":  # the least that holds: the next throw is easier to win from a lower cell
        enough = s.total() + play.more * s.times > s.token
        return 9.0 - play.more if enough else float(play.more)
    old = [most(s.dice[i]) for i in play.dice]
    if word == "flip":
        return sum(most(7 - s.dice[i]) for i in play.dice) - sum(old)
    if word == "set":
        return sum(map(most, play.faces)) - sum(old)
    return 3.83 * len(old) - sum(old)
