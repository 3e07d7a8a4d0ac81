"""Why a thing cannot be picked now: the game is asked about the command that the click could have meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from valhalla.games.valhalla import commands as cm
from valhalla.games.valhalla import terms
from valhalla.games.valhalla.choices import to_act
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.kernel.game import IllegalCommand, Option
from valhalla.ui.choice import picks_of
from valhalla.words import names as called
from valhalla.words import refusals
from valhalla.words.language import _, ngettext

if TYPE_CHECKING:
    from valhalla.ui.scenes.play.scene import PlayScene


class Click(NamedTuple):
    """What was clicked, as a choice calls it, and what had been picked before."""

    kind: str
    value: int
    s: State
    seat: int
    picked: dict[str, list[int]]
    fixed: Option | None

    @property
    def warriors(self) -> list[int]:
        """The warriors in the clicker's hand, the lightest first."""
        table = self.s.table
        found = [card for card in self.s.hands[self.seat] if card >= 0 and table.is_warrior[card]]
        return sorted(found, key=lambda card: table.symbols[card])


def why(scene: PlayScene, kind: str, value: int) -> str:
    """A sentence on why this cannot be picked now, with the clause that says so."""
    asking = scene.asking
    if scene.match.session.read_only:
        return _("Another window is playing this game; here you can only watch.")
    if asking is None:
        return _not_asked(scene, kind, value)
    click = Click(kind, value, asking.state, asking.seat, asking.choice.picked, asking.choice.fixed)
    return refused(scene, asking.state, asking.seat, meant(click)) or _in_the_way(scene)


def _not_asked(scene: PlayScene, kind: str, value: int) -> str:
    """It is somebody else's move: the rule that says whose."""
    s, me = scene.shown, scene.me
    due = to_act(s)
    if me is not None and me not in due:
        return refused(scene, s, me, meant(Click(kind, value, s, me, {}, None)))
    message = ngettext(
        "The table waits for player {players}.", "The table waits for players {players}.", len(due)
    )
    return message.format(players=called.players(scene.match.names, due))


def _in_the_way(scene: PlayScene) -> str:
    """The rules allow it, but something else has been begun; else what is asked stands for the reason."""
    from valhalla.ui.scenes.play.actions import missing, option_label  # noqa: PLC0415 - they ask for reasons

    assert scene.asking is not None
    fixed = scene.asking.choice.fixed
    if fixed is not None and (task := missing(scene, fixed)):
        message = _("You have begun “{action}”: {task}, or take it back with Esc.")
        return message.format(action=option_label(fixed), task=task)
    prompt = scene.furniture.prompt()
    return refusals.cite(prompt.note or prompt.text, prompt.rule)


def refused(scene: PlayScene, s: State, seat: int, command: cm.Command) -> str:
    """Why this command is refused, in words; nothing if it may be given."""
    try:
        scene.match.game.check(s, seat, command)
    except IllegalCommand as no:
        return refusals.explain(no, scene.match.names)
    return ""


# What a click means


def meant(click: Click) -> cm.Command:
    """The command that a click on something could have been a part of, at this step of the game."""
    found = MEANT.get(click.s.agenda[-1][0], _in_turn)(click)
    return found if found is not None else _in_turn(click)


def _in_turn(c: Click) -> cm.Command:
    """What one would mean in one's own turn; at other steps the game says what comes first."""
    if c.kind == "deck":
        return cm.DrawCards()
    if c.kind == "seat":
        return cm.Attack(c.value)
    if c.kind == "ability":
        return cm.UseAbility()
    if c.kind in ("die", "price", "face"):
        return cm.Reroll(c.value, ())
    if c.fixed is not None and c.fixed.kind == "attack":
        return cm.Attack(_owner(c))
    return cm.DrawCards() if c.kind == "slot" and not c.s.hands[c.seat] else _adding(c)


def _owner(c: Click) -> int:
    """Whose squad a card stands in; one's own things are one's own."""
    squads = enumerate(c.s.squads) if c.kind == "none" else ()
    return next((seat for seat, squad in squads if c.value in squad), c.seat)


def _adding(c: Click) -> cm.AddWarriors:
    """The cards picked and this one, or the cards picked and this slot; what is left open is filled up."""
    cards, slots = list(c.picked.get("card", ())), list(c.picked.get("slot", ()))
    if c.kind == "slot":
        cards = cards or (c.warriors or list(c.s.hands[c.seat]))[:1]
        slots = [*[slot for slot in slots if slot != c.value][: len(cards) - 1], c.value]
    else:
        cards.append(c.value)
        pair = c.fixed is not None and picks_of(c.fixed, "card")[0].most > 1
        cards += [card for card in c.warriors if pair and card not in cards][: max(0, 2 - len(cards))]
    squad = c.s.squads[c.seat]
    room = sorted(range(len(squad)), key=lambda slot: squad[slot] != NONE)
    slots += [slot for slot in room if slot not in slots]
    return cm.AddWarriors(tuple(cards), tuple(slots[: len(cards)]))


def _filled(c: Click, cards: list[int], count: int) -> tuple[int, ...]:
    """This card among as many as are wanted."""
    return (c.value, *(card for card in cards if card != c.value))[:count]


def _with_card(command: Callable[[Click], cm.Command]) -> Callable[[Click], cm.Command | None]:
    """What a click on a card means at a step at which cards are chosen; on anything else it means nothing."""
    return lambda c: command(c) if c.kind in ("card", "none") else None


def _drafting(c: Click) -> cm.Command | None:
    if c.kind == "slot":
        return cm.DraftWarrior(c.s.offer[0], c.value)
    return cm.DraftWarrior(c.value, 0) if c.kind in ("card", "none") else None


def _fighting(c: Click) -> cm.Command | None:
    if c.kind in ("card", "none"):
        return cm.PlayTactic(c.value)
    return cm.Arm(c.value, tuple(c.picked.get("die", ()))) if c.kind == "slot" else None


def _rising(c: Click) -> cm.Command | None:
    return cm.SendToValhalla((c.value,)) if c.kind == "slot" else None


def _keeping_die(c: Click) -> cm.Command | None:
    return cm.KeepDie(c.value) if c.kind == "die" else None


def _using(c: Click) -> cm.Command | None:
    """A jarl's offer: with this card, in this slot, on this seat."""
    if c.fixed is None or not picks_of(c.fixed, c.kind):
        return None
    uses = {
        "card": lambda: cm.UseAbility(card=c.value),
        "slot": lambda: cm.UseAbility(slot=c.value),
        "seat": lambda: cm.UseAbility(target=c.value),
    }
    return uses[c.kind]() if c.kind in uses else None


MEANT: Final[dict[int, Callable[[Click], cm.Command | None]]] = {
    terms.CHOOSE_JARLS: lambda c: cm.ChooseJarl(c.value) if c.kind == "jarl" else None,
    terms.DRAFT_WARRIOR: _drafting,
    terms.CHOOSE_START: _with_card(
        lambda c: cm.DiscardStart(_filled(c, c.s.hands[c.seat], c.s.table.start[1]))
    ),
    terms.HAND_DRAFT: _with_card(lambda c: cm.LayCard(c.value)),
    terms.TAKE_FROM_POOL: _with_card(lambda c: cm.TakeCard(c.value)),
    terms.KEEP: _with_card(lambda c: cm.Keep(_filled(c, c.s.drawn, c.s.agenda[-1][2]))),
    terms.FIGHT: _fighting,
    terms.KEEP_DIE: _keeping_die,
    terms.CHOOSE_RISING: _rising,
    **dict.fromkeys(terms.OFFERS, _using),
}
