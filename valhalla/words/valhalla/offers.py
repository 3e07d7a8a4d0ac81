"""What is asked when a jarl or an expansion has something to offer, or to demand."""

from __future__ import annotations

from typing import Final

from valhalla.games.valhalla import terms
from valhalla.games.valhalla.apply.moves import fought
from valhalla.games.valhalla.expansions.dwarves import SPITE_BONUS, topmost_warrior
from valhalla.games.valhalla.expansions.loki import loser
from valhalla.games.valhalla.options import options
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import Step
from valhalla.words.asking import Ask, Prompt, joined
from valhalla.words.language import N_, _
from valhalla.words.listing import Names
from valhalla.words.valhalla import monster_prompts
from valhalla.words.valhalla import names as called


def _only_pass(s: State, seat: int) -> bool:
    return [option.kind for option in options(s, seat)] == ["pass"]


def _rival(s: State, seat: int, names: Names) -> str:
    """The name of whoever this fighter fights."""
    foe = fought(s).opponent(seat)
    assert foe is not None
    return names[foe.seat]


# A jarl's offers

_MAY_USE: dict[int, str] = {
    Step.TURN_START: N_("Before your turn you may use jarl {jarl}."),
    Step.PHASE_B: N_("Before phase B you may use jarl {jarl}."),
    Step.ASIDE: N_("Two others are about to fight: you may use jarl {jarl}."),
    Step.WITNESS: N_("Two others have fought: you may use jarl {jarl}."),
    Step.BEFORE: N_("Before the battle you may use jarl {jarl}."),
    Step.BEFORE_ROLL: N_("Before your roll you may use jarl {jarl}."),
    Step.AFTER: N_("After the battle you may use jarl {jarl}."),
}


def _jarl(s: State, seat: int, names: Names) -> Prompt:
    step, owner = s.agenda[-1]
    jarl = s.table.jarls[s.jarls[owner]]
    kinds = [option.kind for option in options(s, seat)]
    if seat != owner:
        text = _("Choose for jarl {jarl} of player {player}.")
    elif "pass" in kinds:
        text = _(_MAY_USE[step])
    else:
        text = _("Choose for your jarl {jarl}.")
    note = called.jarl(jarl)
    if kinds == ["pass"]:
        note = _("You have nothing to use the ability with, so you can only pass.")
    return Prompt(text.format(jarl=_(jarl.name), player=names[owner]), note, "V1.5")


def _offering(s: State) -> list[str]:
    """Who has something to offer at this step, as everybody can see."""
    step, owner = s.agenda[-1][:2]
    return [module.name for module in s.table.offering if module.offers(s, owner, step)]


# Before a battle


def _before(s: State, seat: int, names: Names) -> Prompt:
    """A jarl, a Call to arms, or both."""
    who = _offering(s)
    if "dwarves" not in who:
        return _jarl(s, seat, names)
    card = called.card(s.table, topmost_warrior(s))
    note = _("Warrior {card} lies topmost in the discard pile and would join your squad.").format(card=card)
    if terms.NONE not in s.squads[seat]:
        note = joined(note, _("Your squad is full, so one of your warriors would make room."))
    text = _("Before the battle you may play Call to arms.")
    if "jarls" in who:
        jarl = s.table.jarls[s.jarls[seat]]
        text = _("Before the battle you may use jarl {jarl} or play Call to arms.").format(jarl=_(jarl.name))
        note = joined(called.jarl(jarl), note)
    if _only_pass(s, seat):
        note = _("You have nothing to use or to play here, so you can only pass.")
    return Prompt(text, note, "V11.4")


def _aside(s: State, seat: int, names: Names) -> Prompt:
    """A jarl who stands by, Thor's help, or both."""
    if s.monster is not None:
        return monster_prompts.gift(s, seat, names)
    who = _offering(s)
    if "thor" not in who:
        return _jarl(s, seat, names)
    battle = fought(s)
    text = _("Player {one} is about to fight player {other}: you may help one of them with a Thor card.")
    note = _("Each Thor card says whom it may help. If that side wins, the card goes to your Valhalla pile.")
    if "jarls" in who:
        text = _(
            "Player {one} is about to fight player {other}: you may use jarl {jarl} or help with a Thor card."
        )
        note = joined(called.jarl(s.table.jarls[s.jarls[seat]]), note)
    if _only_pass(s, seat):
        note = _("You have nothing to use or to play here, so you can only pass.")
    assert battle.defence is not None
    jarl = _(s.table.jarls[s.jarls[seat]].name) if "jarls" in who else ""
    words = {"one": names[battle.attack.seat], "other": names[battle.defence.seat], "jarl": jarl}
    return Prompt(text.format(**words), note, "V9.1")


# Valkyries


def _road(s: State, seat: int, names: Names) -> Prompt:
    text = _("Player {player} opens the Road to Valhalla: choose one of your activated warriors.")
    note = _("Its strength no longer counts, but it goes to Valhalla after the battle, whoever wins.")
    return Prompt(text.format(player=_rival(s, seat, names)), note, "V10.6")


def _mission(s: State, seat: int, names: Names) -> Prompt:
    note = _("It goes to your Valhalla pile for its valour. After each battle you may fulfil one.")
    if _only_pass(s, seat):
        note = _("You hold no mission that this battle fulfils, so you can only pass.")
    return Prompt(_("You have won: you may fulfil a mission."), note, "V10.7")


# Dwarves


def _block(s: State, seat: int, names: Names) -> Prompt:
    text = _("Your dwarf blocks the way: choose a warrior of player {player}.")
    note = _("It cannot be armed in this battle, but it still counts in its squad.")
    return Prompt(text.format(player=_rival(s, seat, names)), note, "V11.3")


def _hold(s: State, seat: int, names: Names) -> Prompt:
    text = _("Your dwarf holds somebody back: choose an activated warrior of player {player}.")
    note = _("It stays in its squad, whatever would send it to Valhalla.")
    return Prompt(text.format(player=_rival(s, seat, names)), note, "V11.3")


def _disarm(s: State, seat: int, names: Names) -> Prompt:
    text = _("A dwarf of player {player} disarms you: discard a tactic of your hand.")
    note = _("You choose which one.")
    return Prompt(text.format(player=_rival(s, seat, names)), note, "V11.3")


def _spite(s: State, seat: int, names: Names) -> Prompt:
    warrior = called.card(s.table, s.card_at(seat, s.step_number))
    text = _("You may lay a card of your hand face down beside warrior {warrior} for +{strength} strength.")
    note = _("Any card will do. It is discarded after the battle.")
    return Prompt(text.format(warrior=warrior, strength=SPITE_BONUS), note, "V11.3")


# Tyr's Wrath


def _wrath(s: State, seat: int, names: Names) -> Prompt:
    note = _("It works whenever that warrior is activated, and it leaves the squad with the warrior.")
    if _only_pass(s, seat):
        note = _("You hold no wrath card, so you can only pass.")
    return Prompt(_("You may lay a wrath card under a warrior you have just added."), note, "V12.2")


# Loki's Cunning


def _loki(s: State, seat: int, names: Names) -> Prompt:
    attack, defence = fought(s).strengths
    text = _("You have lost by {difference}: you may take a row of Loki’s card.")
    note = _("Rows for a greater difference are open to you, too.")
    return Prompt(text.format(difference=abs(attack - defence)), note, "V8.1")


def _loki_tactic(s: State, seat: int, names: Names) -> Prompt:
    text = _("Loki gives player {player} a tactic that was played in this battle: choose which.")
    return Prompt(text.format(player=names[loser(fought(s))]), "", "V8.4")


def _loki_bury(s: State, seat: int, names: Names) -> Prompt:
    text = _("Lay a card of your hand face down on the deck.")
    return Prompt(text, _("Whoever draws next gets it first."), "V8.4")


STEPS: Final[dict[int, Ask]] = {
    **dict.fromkeys(_MAY_USE, _jarl),
    Step.BEFORE: _before,
    Step.ASIDE: _aside,
    Step.LAY_WRATH: _wrath,
    Step.BLOCK: _block,
    Step.DISARM: _disarm,
    Step.SPITE: _spite,
    Step.ROAD: _road,
    Step.HOLD: _hold,
    Step.MISSION: _mission,
    Step.LOKI: _loki,
    Step.LOKI_TACTIC: _loki_tactic,
    Step.LOKI_BURY: _loki_bury,
}
