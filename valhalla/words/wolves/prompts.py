"""What is asked of a player of Wolves of Odin, why nothing else is possible, and labels for buttons."""

from __future__ import annotations

from typing import Final

from valhalla.games.wolves import blows, terms
from valhalla.games.wolves.options import options
from valhalla.games.wolves.rules import may_return, returnable
from valhalla.games.wolves.scoring import pass_draw
from valhalla.games.wolves.state import State
from valhalla.games.wolves.terms import Step
from valhalla.words.asking import Ask, Asks, Prompt, asked, joined
from valhalla.words.language import N_, _, ngettext
from valhalla.words.listing import Names, either, players
from valhalla.words.wolves import names as called
from valhalla.words.wolves.following import following

LABELS: Final = {
    "lay": N_("Lay this unit"),
    "plague": N_("Name this strength"),
    "regroup": N_("Discard and draw"),
    "withdraw": N_("Take units back"),
    "sacrifice": N_("Sacrifice this unit"),
    "pass": N_("Pass and draw"),
    "summon": N_("Summon this deity"),
    "invoke": N_("Use this deity"),
    "end_turn": N_("End the turn"),
    "draw": N_("Draw a card"),
    "shed": N_("Discard this card"),
    "return": N_("Return to the round"),
    "aim": N_("Choose this unit"),
    "ward": N_("Ward it off"),
    "decline": N_("Leave it"),
    "claim": N_("Take the card"),
    "place": N_("Place it here"),
    "keep_colour": N_("Keep this colour"),
    "recall": N_("Take this card"),
    "take_back": N_("Take this unit back"),
    "crown": N_("Take this victory"),
}
ON_ROWS: Final = "W5"  # the clause under which declining lets an effect happen


def label(kind: str, rule: str = "") -> str:
    """The few words on the button for an option of this kind; its clause tells refusals apart."""
    if kind == "decline" and rule == ON_ROWS:
        return _("Let it happen")
    return _(LABELS[kind])


# The turn


def _act(s: State, seat: int, names: Names) -> Prompt:
    kinds = {option.kind for option in options(s, seat)}
    if _folded(s, seat):
        kinds.add("lay")  # what lies there may be a unit
    ways = [
        (N_("lay a unit in any row"), {"lay"}),
        (N_("play a manoeuvre"), {"plague", "regroup"}),
        (N_("sacrifice a unit of your row"), {"sacrifice"}),
        (N_("pass for this round"), {"pass"}),
    ]
    found = [_(words) for words, those in ways if those & kinds]
    notes = _lacking(s, seat, kinds)
    if len(found) == 1:
        return Prompt(_("You must pass."), joined(*notes, _passing(s, seat)), "W3.3")
    text = _("Take one main action: {ways}.").format(ways=either(found))
    return Prompt(text, joined(*notes, _extras(kinds)), "W3.3")


def _folded(s: State, seat: int) -> bool:
    """Whether the hand is not seen by whoever is told."""
    return min(s.hands[seat], default=0) < 0


def _lacking(s: State, seat: int, kinds: set[str]) -> list[str]:
    """What cannot be done, and why."""
    held = {s.table.kind[card] for card in s.hands[seat]}
    found = []
    folded = _folded(s, seat)  # then nothing is said of it
    if not folded and not any(kind < terms.UNITS for kind in held):
        found.append(_("You have no unit in hand to lay."))
    elif "lay" not in kinds:
        found.append(_("None of your units may stand in any row."))
    if not folded and terms.Kind.SHIELD_WALL in held and not kinds & {"plague", "regroup"}:
        found.append(_("A Shield wall is played only when an effect strikes your row."))
    if not s.rows[seat]:
        found.append(_("Your row is empty: there is nothing to sacrifice."))
    return found


def _passing(s: State, seat: int) -> str:
    count = min(pass_draw(s, seat, terms.PASS_DRAW), s.room(seat))
    message = ngettext("You draw {count} card for it.", "You draw {count} cards for it.", count)
    return message.format(count=count) if count else _("Your hand is full, so you draw nothing for it.")


def _extras(kinds: set[str]) -> str:
    """What may be done besides."""
    if {"summon", "invoke"} <= kinds:
        return _("Besides, you may summon a deity and use those you hold.")
    if "summon" in kinds:
        return _("Besides, you may summon a deity.")
    return _("Besides, you may use a deity.") if "invoke" in kinds else ""


def _ways(s: State, seat: int, message: str, **ways: str) -> str:
    """What may be done now, of these kinds."""
    kinds = {option.kind for option in options(s, seat)}
    return message.format(ways=either([_(words) for kind, words in ways.items() if kind in kinds]))


def _close(s: State, seat: int, names: Names) -> Prompt:
    text = _ways(
        s,
        seat,
        _("You may still do this: {ways}."),
        summon=N_("summon a deity"),
        invoke=N_("use a deity"),
        end_turn=N_("end your turn"),
    )
    return Prompt(text, _("The main action of this turn is done."), "W3.4")


def _rest(s: State, seat: int, names: Names) -> Prompt:
    ways = {
        "draw": N_("draw a card (and then discard one)"),
        "return": N_("return to the round with Baldr"),
        "end_turn": N_("end your turn"),
    }
    notes = [_("You have passed, so you do nothing else in this round.")]
    if not s.room(seat):
        notes.append(_("With twelve cards in hand you cannot draw."))
    if may_return(s, seat):
        notes.append(_("To return, discard Baldr and four cards of your hand."))
    return Prompt(_ways(s, seat, _("You may do this: {ways}."), **ways), joined(*notes), "W3.5")


# Effects on rows

_AIMS: Final[dict[int, tuple[str, str]]] = {
    terms.Blow.SHOOT: (N_("Choose the unit that your Archer destroys, in any row."), ""),
    terms.Blow.STAB: (
        N_("Choose the unit of this row that your Assassin destroys."),
        N_("If its strength is 4 or less, you draw a card."),
    ),
    terms.Blow.RAID: (
        N_("Choose the unit of this row that your Raider takes into your hand."),
        N_("Raiders do not take Raiders."),
    ),
    terms.Blow.TURN_COAT: (
        N_("Choose the unit of this row that goes over to you."),
        N_("These are its weakest Tyr units, all equally strong."),
    ),
    terms.Blow.LOKI_KILLS: (
        N_("Choose the unit that Loki destroys, in any row."),
        N_("It must be weaker than the unit you sacrificed: less than {strength}."),
    ),
}


def _aim(s: State, seat: int, names: Names) -> Prompt:
    _step, _seat, blow, actor, _row, number, vidar = s.agenda[-1]
    text, note = (_(part) for part in _AIMS[blow])
    if blow == terms.Blow.SHOOT and actor != seat:
        message = _(
            "Player {player} has laid an Archer in your row: choose the unit it destroys, in any row."
        )
        text = message.format(player=names[actor])
    if blow == terms.Blow.SHOOT:
        note = _("It must shoot, even if only your own units are left to hit.")
    guarded = ""
    if blow in (terms.Blow.SHOOT, terms.Blow.LOKI_KILLS):  # they may strike in any row
        guarded = _guarded(s, actor, names, of_deity=bool(vidar) or blow == terms.Blow.LOKI_KILLS)
    return Prompt(text, joined(note.format(strength=number), guarded), blows.rule_of(blow))


def _guarded(s: State, actor: int, names: Names, *, of_deity: bool) -> str:
    """Whose rows this effect may not strike (W6.3, W8.2)."""
    standing = [row for row in range(s.table.players) if s.rows[row]]
    rows = [row for row in standing if s.safe(row) or (of_deity and s.shunned(row, actor))]
    if not rows:
        return ""
    message = ngettext(
        "The row of player {players} is guarded.", "The rows of players {players} are guarded.", len(rows)
    )
    return message.format(players=players(names, rows), count=len(rows))


_THREATS: Final[dict[int, str]] = {
    terms.Blow.SHOOT: N_("An Archer laid by player {player} is about to destroy in your row: {cards}."),
    terms.Blow.STAB: N_("An Assassin laid by player {player} is about to destroy in your row: {cards}."),
    terms.Blow.RAID: N_("A Raider laid by player {player} is about to take from your row: {cards}."),
    terms.Blow.TURN_COAT: N_("A Traitor laid by player {player} is about to lure from your row: {cards}."),
    terms.Blow.LOKI_KILLS: N_("Loki of player {player} is about to destroy in your row: {cards}."),
    terms.Blow.TYR_STRIKES: N_("Tyr of player {player} is about to destroy in your row: {cards}."),
    terms.Blow.SICKEN: N_("The Plague of player {player} is about to discard from your row: {cards}."),
}


def _react(s: State, seat: int, names: Names) -> Prompt:
    blow, actor = s.blow
    struck = [card for row, card in s.aims if row == seat]
    text = _(_THREATS[blow]).format(player=names[actor], cards=called.cards(s.table, struck))
    own = _("This is your own doing.") if actor == seat else ""
    return Prompt(text, joined(own, _wards(s, seat, blow)), "W5")


def _wards(s: State, seat: int, blow: int) -> str:
    """With what it can be warded off; of a folded hand nothing is told."""
    if min(s.hands[seat], default=0) < 0:
        return _("Ward it off if you can and will, or let it happen.")
    guards, walls = blows.guards(s, seat, blow), blows.walls(s, seat)
    if guards and walls:
        return _("Discard a Huscarl of your row or play a Shield wall to ward it off, or let it happen.")
    if guards:
        return _("Discard a Huscarl of your row to ward it off, or let it happen.")
    if walls:
        return _("Play a Shield wall to ward it off, or let it happen.")
    return _("You have nothing to ward it off. You are asked so that nobody can tell.")


_PLACED: Final[dict[int, str]] = {
    terms.Blow.TURN_COAT: N_("A Traitor has brought it over."),
    terms.Blow.CLAIM: N_("Naglfar has brought it. It does not do what it does when laid."),
    terms.Blow.REVEAL: N_("Heimdall has called it."),
}


def _place(s: State, seat: int, names: Names) -> Prompt:
    blow = s.step_number
    text = _("Choose the end of your row where unit {card} comes to stand.")
    walls = blows.may_refuse(s, s.agenda[-1]) and blows.walls(s, seat)
    other = _("Or play a Shield wall: then it is discarded.") if walls else ""
    note = joined(_(_PLACED[blow]), other)
    return Prompt(text.format(card=called.card(s.table, s.air[-1])), note, blows.rule_of(blow))


# Deities


def _settle(s: State, seat: int, names: Names) -> Prompt:
    player = names[s.step_number]
    text = _("Take manoeuvre {card}, played by player {player}, into your hand, or leave it.")
    note = _("Freya lets you. If you leave it, it is discarded.")
    return Prompt(text.format(card=called.card(s.table, s.air[-1]), player=player), note, "W6.3")


def _colour(s: State, seat: int, names: Names) -> Prompt:
    text = _("Choose the colour of deities that you keep: blue or red.")
    held = [
        called.cards(s.table, [card for card in s.deities[seat] if s.table.colour[card] == colour])
        for colour in (terms.BLUE, terms.RED)
    ]
    note = _("You may not hold both, so those of the other colour are discarded. Blue: {blue}. Red: {red}.")
    return Prompt(text, note.format(blue=held[0], red=held[1]), "W6.2")


def _recall(s: State, seat: int, names: Names) -> Prompt:
    count = s.step_number
    message = ngettext(
        "Take a card of your choice from the discard pile.",
        "Take {count} cards of your choice from the discard pile, one by one.",
        count,
    )
    note = _("Hel gives back as many cards as you have discarded.")
    return Prompt(message.format(count=count), note, "W6.3")


# The end of a round


def _before(s: State, seat: int, names: Names) -> Prompt:
    ways = {
        "lay": N_("lay one more unit in any row"),
        "take_back": N_("take a Yew unit of your row back into your hand"),
        "decline": N_("leave it"),
    }
    notes = [_("All have passed; after this the rows are counted.")]
    if not returnable(s, seat):
        notes.append(_no_way_back(s, seat))
    return Prompt(_ways(s, seat, _("Vidar lets you do this: {ways}."), **ways), joined(*notes), "W6.3")


def _no_way_back(s: State, seat: int) -> str:
    """Why Vidar takes nothing back."""
    if not s.room(seat):
        return _("Your hand is full.")
    if s.safe(seat):
        return _("Heimdall lets nobody take units of your row, not even you.")
    return _("Your row has no Yew unit to take back.")


def _crown(s: State, seat: int, names: Names) -> Prompt:
    text = _("Your row was the strongest: choose your victory.")
    note = _("Player {player} takes the other one.").format(player=names[s.ranking[1]])
    return Prompt(text, note, "W4.1")


def _after(s: State, seat: int, names: Names) -> Prompt:
    text = _("Valkyrie lets you take a unit from any row into your hand, or leave it.")
    note = _("The winner has been found: this changes nothing about it.")
    return Prompt(text, joined(note, _guarded(s, seat, names, of_deity=True)), "W6.3")


STEPS: Final[dict[int, Ask]] = {
    Step.ACT: _act,
    Step.CLOSE: _close,
    Step.REST: _rest,
    Step.SHED: asked(
        N_("Discard a card of your hand."), N_("It may be the one you have just drawn."), "W3.5"
    ),
    Step.AIM: _aim,
    Step.REACT: _react,
    Step.SETTLE: _settle,
    Step.PLACE: _place,
    Step.COLOUR: _colour,
    Step.RECALL: _recall,
    Step.BEFORE: _before,
    Step.CROWN: _crown,
    Step.AFTER: _after,
}

ASKS: Final = Asks(STEPS, turns="W3.2", end="W4.3", following=following)
