"""The words of the game as small numbers: faces, clans, steps. One name for one thing everywhere."""

from __future__ import annotations

from typing import Final

from valhalla.kernel.numbers import Numbers

# Where a card should be: an empty slot, or a card this view does not show.
NONE: Final = -1
UNKNOWN: Final = -2

# In an event's mask of seats that know a card: what all of them know, whoever watches may see.
WATCHERS: Final = 1 << 7

# V1.2 The faces of a weapon die. A die is a face, plus EXTRA if it comes from the grey pool.
WEAPONS: Final = ("axe", "sword", "spear", "bow", "shield")
BLANK: Final = 5
EXTRA: Final = 6
SUPPLY: Final = 12  # a face that a Weapon supply card shows (V10.5): only ever among placed dice
FACES: Final = (*WEAPONS, "blank")
DICE_OF_A_SIDE: Final = 6
EXTRA_DICE: Final = 3

# V1.1 The clans, dwarves included for the expansion that brings them.
CLANS: Final = ("bear", "wolf", "boar", "stag", "giant", "dwarf")
GIANT: Final = CLANS.index("giant")

# V15 A monster stands where a seat would: who is attacked, who won.
MOST_PLAYERS: Final = 6
MONSTER: Final = MOST_PLAYERS
# Battle.monster: a battle against a monster, with us as attackers or attacked.
ATTACKING: Final = 1
ATTACKED: Final = 2

# V14.2, V18.5 The slots of those who help a fighter count from here on, as many for each: a partner's, or
# those of the others against a monster in turn order.
ALLY: Final = 8

# V18.6 What may be called to the others against a monster.
CALLS: Final = ("take", "attack", "wait", "warrior", "cards")

# V1.6 What a player has.
SLOTS: Final = 4
SHIELDS: Final = 4
FEW_SHIELDS: Final = 2  # what many jarls ask for

# V3.2 (2) How many weapon symbols two warriors added at once may have.
PAIR_SYMBOLS: Final = 3

# The bits of State.used: abilities used in this battle, and shifted those used since the seat's last turn.
USED_MAIN: Final = 1
USED_EXTRA: Final = 2
SINCE_TURN: Final = 2

# Where nothing limits how many.
UNLIMITED: Final = 99

# Added to a winner in State.feud if a shield was taken.
FEUD_SHIELD: Final = 8

# The steps of the agenda. From QUIET to LOUD, a step that nobody is interested in passes by itself.


class Step(Numbers):
    """What a step of the agenda is about."""

    OVER: Final = 0
    DEAL_JARLS: Final = 1
    CHOOSE_JARLS: Final = 2
    FIRST_PLAYER: Final = 3
    OPENING_DISCARD: Final = 4
    OFFER_WARRIORS: Final = 5
    DRAFT_WARRIOR: Final = 6
    RETURN_OFFER: Final = 7
    DEAL: Final = 8
    CHOOSE_START: Final = 9
    OPEN_POOL: Final = 10
    HAND_DRAFT: Final = 11
    TAKE_FROM_POOL: Final = 12
    CLOSE_POOL: Final = 13
    TURN: Final = 14
    PHASE_A: Final = 15
    DRAW: Final = 16
    ROLL: Final = 17
    FIGHT: Final = 18
    REVEAL_JARLS: Final = 19
    KEEP_DIE: Final = 20
    COMPARE: Final = 21
    SHIELD: Final = 22
    RISE: Final = 23
    CHOOSE_RISING: Final = 24
    END_BATTLE: Final = 25
    RAGNAROK: Final = 26
    LEAVE: Final = 27
    SCORE: Final = 28
    HURL: Final = 29  # before a throw of the hammer
    HURLED: Final = 30  # after it
    HURLS_OVER: Final = 31
    KEEP: Final = 32
    PHASE_B: Final = 33
    BEFORE: Final = 34
    BEFORE_ROLL: Final = 35
    AFTER: Final = 36
    TURN_START: Final = 37
    ASIDE: Final = 38  # before a battle between two others
    WITNESS: Final = 39  # after one
    LAY_WRATH: Final = 40  # under a warrior just added; the third number is a mask of their slots
    BLOCK: Final = 41  # an activated dwarf chooses whom
    DISARM: Final = 42  # the seat must give up a tactic
    SPITE: Final = 43  # a card for the dwarf in the slot that is the third number, if wanted
    ROAD: Final = 44  # the attacker chooses who leaves by the Road to Valhalla
    HOLD: Final = 45  # whom of the enemy to hold back
    MISSION: Final = 46
    LOKI: Final = 47  # the loser may take a row
    LOKI_TACTIC: Final = 48  # the winner says which tactic the loser gets
    LOKI_BURY: Final = 49  # a hand card goes on the deck
    EXCHANGE: Final = 50  # cards of the starting hand for others (V15.2)
    MILL: Final = 51  # between phases A and B a monster may eat a card of the deck
    MONSTER_PHASE: Final = 52  # the monster rolls, if anybody has a warrior
    STEP_IN: Final = 53  # somebody else may take a monster's attack
    TOLL_CARD: Final = 54  # a hand card that a monster wants before a battle
    TOLL_WARRIOR: Final = 55  # a warrior that it wants
    NARROW: Final = 56  # a warrior that finds no place in a squad made smaller
    MONSTER_RISE: Final = 57  # after a beaten monster card: who goes to Valhalla
    MONSTER_SEND: Final = 58  # after other battles with it: who may go, at most as many as the third number
    REVEAL_LOKI: Final = 59
    SET_WRATH_ASIDE: Final = 60
    DEAL_WRATH: Final = 61
    ROAD_RISE: Final = 62  # who left by the Road to Valhalla goes there after a lost battle
    MONSTER_ATTACK: Final = 63  # all symbols of the monster are covered
    MONSTER_COMPARE: Final = 64
    MONSTER_FALLS: Final = 65  # its card is beaten
    MONSTER_SHIELD: Final = 66  # it has won its attack
    MONSTER_END: Final = 67
    LAST_ATTACK: Final = 68  # the deck has run out before the last card of the monster
    MONSTER_TOLL: Final = 69  # a lost battle costs cards of the deck
    BONUS: Final = 70  # points are due: how many, and a place in BONUS_RULES; which warriors pay them
    TITLE: Final = 71  # what a beaten card of a monster, or a defence lost to it, does to the Last Viking
    LEND: Final = 72  # several at once: would they lend the fighter a warrior?
    LAST_CHOICE: Final = 73  # who makes the last attack on a monster


QUIET: Final = 32
LOUD: Final = 59
OFFERED: Final = 33  # from here on a seat's step may be another's to answer

OFFERS: Final = (
    Step.TURN_START, Step.PHASE_B, Step.BEFORE, Step.ASIDE, Step.BEFORE_ROLL, Step.AFTER, Step.WITNESS,
    Step.LAY_WRATH, Step.BLOCK, Step.DISARM, Step.SPITE, Step.ROAD, Step.HOLD, Step.MISSION, Step.LOKI,
    Step.LOKI_TACTIC, Step.LOKI_BURY, Step.EXCHANGE, Step.STEP_IN, Step.TOLL_CARD, Step.TOLL_WARRIOR,
    Step.NARROW, Step.MONSTER_RISE, Step.MONSTER_SEND,
)  # fmt: skip

# Why cards are drawn: the fourth number of the steps DRAW and KEEP is a place in this.
DRAW_RULES: Final = ("V3.6", "V3.2", "V16.2", "V9.2", "V8.4", "H6.1")
# Why points are gained: the fourth number of the step BONUS is a place in this.
BONUS_RULES: Final = ("V8.2", "V10.3", "V13.2", "V15.11", "H6.2")
BY_PHASE_B: Final = 0
BY_ACTION: Final = 1
