"""The saga: what happened, told in sentences.

Each event has one function in `TELL`, which is given the state just after the event; both may be a view,
and what a view hides is only counted. The level says how much is told: the big moments (story), all that
people care about (standard), or everything (full).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.battle import parts
from valhalla.games.valhalla.state import Side, State
from valhalla.games.valhalla.terms import NONE
from valhalla.kernel.session import Session
from valhalla.words import names as called
from valhalla.words import scores
from valhalla.words.language import N_, _, ngettext
from valhalla.words.names import listed

Level = Literal["story", "standard", "full"]
LEVELS: Final[tuple[Level, ...]] = ("story", "standard", "full")
STORY, STANDARD, FULL = range(len(LEVELS))


class Saga:
    """Tells the events of one table, whose seats have these names."""

    def __init__(self, names: Sequence[str], level: Level = "standard", rules: bool = False) -> None:
        self.names = names
        self.level = LEVELS.index(level)
        self.rules = rules

    def tell(self, state: State, event: ev.Event) -> str | None:
        """An event in words, or None if this saga leaves it out. *state* is the state just after it."""
        entry = TELL[type(event)]
        level = FULL if _told_with_its_tactic(event) else entry.level
        if level > self.level:
            return None
        return entry.tell(self, state, event) + self.mark(getattr(event, "rule", ""))

    def mark(self, rule: str) -> str:
        return f" [{rule}]" if self.rules and rule else ""

    def say(self, message: str, seat: int, **words: object) -> str:
        """A message about the player of *seat*."""
        return message.format(player=self.names[seat], **words)

    def say_cards(self, message: str, seat: int, s: State, cards: Sequence[int]) -> str:
        """A message about a player and so many cards, which are named as far as they are known."""
        return _with(self.say(message, seat, count=len(cards)), called.cards(s.table, cards))


Teller = Callable[[Saga, State, Any], str]


class Entry(NamedTuple):
    level: int
    tell: Teller


def tell(
    session: Session, *, level: Level = "standard", rules: bool = False, seat: int | None = None
) -> Iterator[str]:
    """The saga of a game so far, line by line, as *seat* saw it (None: as a spectator)."""
    game = session.game
    saga = Saga([each.name for each in session.seats], level, rules)
    seen = game.view(session.state_before(0), seat)
    for entry in session.log:
        for event in entry.events:
            shown = game.seen_by(event, seat)
            game.apply(seen, shown)
            text = saga.tell(seen, shown)
            if text:
                yield from text.splitlines()


def _told_with_its_tactic(event: ev.Event) -> bool:
    """A tactic's name says what it gains; the same gain by a jarl would otherwise go untold."""
    effects = ev.BonusGained | ev.FreeRerollsGained | ev.LeaderSurrounded
    return isinstance(event, effects) and event.rule.startswith("V5.")


def _plain(message: str) -> Teller:
    """For events of which there is only to say whose they are."""
    return lambda saga, s, e: saga.say(_(message), e.seat)


def _with(sentence: str, things: str) -> str:
    """A sentence, and after a colon the things it speaks of, as far as they are known."""
    return f"{sentence}: {things}." if things else f"{sentence}."


def _jarl(s: State, jarl: int) -> str:
    return _(s.table.jarls[jarl].name)


# Setup


def _jarls_dealt(saga: Saga, s: State, e: ev.JarlsDealt) -> str:
    count = len(e.jarls)
    message = ngettext("Player {player} is dealt a jarl", "Player {player} is dealt {count} jarls", count)
    jarls = listed([_jarl(s, jarl) for jarl in e.jarls if jarl >= 0])
    return _with(saga.say(message, e.seat, count=count), jarls)


def _jarl_chosen(saga: Saga, s: State, e: ev.JarlChosen) -> str:
    jarl = _jarl(s, e.jarl) if e.jarl >= 0 else ""
    return _with(saga.say(_("Player {player} chooses a jarl in secret"), e.seat), jarl)


def _jarls_revealed(saga: Saga, s: State, e: ev.JarlsRevealed) -> str:
    pair = _("player {player} and jarl {jarl}")
    pairs = [saga.say(pair, seat, jarl=_jarl(s, jarl)) for seat, jarl in enumerate(e.jarls)]
    return _with(_("The jarls show themselves"), "; ".join(pairs))


def _opening_discarded(saga: Saga, s: State, e: ev.OpeningDiscarded) -> str:
    count = len(e.cards)
    if not count:
        return _("No card is discarded: the whole deck is in play.")
    message = ngettext(
        "The top card of the deck is discarded.", "The top {count} cards of the deck are discarded.", count
    )
    return message.format(count=count)


def _warriors_revealed(saga: Saga, s: State, e: ev.WarriorsRevealed) -> str:
    text = _with(_("Warriors on offer"), called.cards(s.table, s.offer))
    back = [card for card in e.cards if not s.table.is_warrior[card]]
    if back and saga.level == FULL:
        text += " " + _with(_("Shuffled back"), called.cards(s.table, back))
    return text


def _warrior_drafted(saga: Saga, s: State, e: ev.WarriorDrafted) -> str:
    return saga.say(_("Player {player} takes warrior {card}."), e.seat, card=called.card(s.table, e.card))


def _offer_returned(saga: Saga, s: State, e: ev.OfferReturned) -> str:
    card = called.card(s.table, e.card)
    return _("Warrior {card} is left over and goes back into the deck.").format(card=card)


def _cards_dealt(saga: Saga, s: State, e: ev.CardsDealt) -> str:
    count = len(e.cards)
    message = ngettext("Player {player} is dealt a card", "Player {player} is dealt {count} cards", count)
    return saga.say_cards(message, e.seat, s, e.cards)


def _start_chosen(saga: Saga, s: State, e: ev.StartChosen) -> str:
    message = ngettext(
        "Player {player} lays a card aside in secret",
        "Player {player} lays {count} cards aside in secret",
        len(e.cards),
    )
    return saga.say_cards(message, e.seat, s, e.cards)


def _start_revealed(saga: Saga, s: State, e: ev.StartRevealed) -> str:
    seats = [(s.first + i) % s.table.players for i in range(s.table.players)]
    shown = [
        saga.say(_("{cards} (player {player})"), seat, cards=called.cards(s.table, cards))
        for seat, cards in zip(seats, e.cards, strict=True)
    ]
    back = _("Shuffled back from the starting hands")
    return _with(back if e.back else _("Discarded from the starting hands"), "; ".join(shown))


def _pool_opened(saga: Saga, s: State, e: ev.PoolOpened) -> str:
    return _with(_("New in the pool"), called.cards(s.table, e.cards))


def _card_laid(saga: Saga, s: State, e: ev.CardLaid) -> str:
    return saga.say_cards(_("Player {player} lays a card into the pool"), e.seat, s, [e.card])


def _card_taken(saga: Saga, s: State, e: ev.CardTaken) -> str:
    return saga.say_cards(_("Player {player} takes a card from the pool"), e.seat, s, [e.card])


def _pool_closed(saga: Saga, s: State, e: ev.PoolClosed) -> str:
    if not e.cards:
        return _("The draft is over and the pool is empty.")
    back, gone = _("The draft is over. Shuffled back"), _("The draft is over. Discarded")
    return _with(back if e.back else gone, called.cards(s.table, e.cards))


# The turn


def _turn_began(saga: Saga, s: State, e: ev.TurnBegan) -> str:
    return saga.say(_("Turn {turn}: player {player}"), e.seat, turn=s.turns)


def _warriors_added(saga: Saga, s: State, e: ev.WarriorsAdded) -> str:
    message = ngettext(
        "Player {player} calls up warrior {cards}.",
        "Player {player} calls up warriors {cards}.",
        len(e.cards),
    )
    text = saga.say(message, e.seat, count=len(e.cards), cards=called.cards(s.table, e.cards))
    return text + _room(s, e.discarded)


def _room(s: State, discarded: tuple[int, ...]) -> str:
    return " " + _with(_("Discarded to make room"), called.cards(s.table, discarded)) if discarded else ""


def _warrior_joined(saga: Saga, s: State, e: ev.WarriorJoined) -> str:
    card = called.card(s.table, e.card)
    text = saga.say(_("Warrior {card} joins the squad of player {player}."), e.seat, card=card)
    return text + _room(s, e.discarded)


def _hand_shown(saga: Saga, s: State, e: ev.HandShown) -> str:
    if not e.cards:
        return saga.say(_("Player {player} has no warrior, and no card to show."), e.seat)
    return saga.say_cards(_("Player {player} has no warrior and shows the hand"), e.seat, s, e.cards)


def _cards_drawn(saga: Saga, s: State, e: ev.CardsDrawn) -> str:
    if not e.cards:
        return saga.say(_("Player {player} finds the deck empty."), e.seat)
    message = ngettext("Player {player} draws a card", "Player {player} draws {count} cards", len(e.cards))
    return saga.say_cards(message, e.seat, s, e.cards)


def _cards_kept(saga: Saga, s: State, e: ev.CardsKept) -> str:
    message = ngettext("Player {player} keeps a card", "Player {player} keeps {count} cards", len(e.kept))
    text = saga.say_cards(message, e.seat, s, e.kept)
    if e.discarded:
        text += " " + _with(_("Discarded"), called.cards(s.table, e.discarded))
    return text


def _attack_declared(saga: Saga, s: State, e: ev.AttackDeclared) -> str:
    return saga.say(_("Player {player} attacks player {target}."), e.seat, target=saga.names[e.target])


def _draw_raised(saga: Saga, s: State, e: ev.DrawRaised) -> str:
    more = []
    if e.drawn:
        more.append(ngettext("draws a card more", "draws {count} cards more", e.drawn).format(count=e.drawn))
    if e.kept:
        more.append(ngettext("keeps a card more", "keeps {count} cards more", e.kept).format(count=e.kept))
    return saga.say(_("Player {player} {does}."), e.seat, does=listed(more))


def _draw_granted(saga: Saga, s: State, e: ev.DrawGranted) -> str:
    message = ngettext("Player {player} may draw a card.", "Player {player} may draw {count} cards.", e.count)
    return saga.say(message, e.seat, count=e.count)


def _card_recovered(saga: Saga, s: State, e: ev.CardRecovered) -> str:
    card = called.card(s.table, e.card)
    return saga.say(_("Player {player} takes the top card of the discard pile: {card}."), e.seat, card=card)


def _warrior_swapped(saga: Saga, s: State, e: ev.WarriorSwapped) -> str:
    message = _("Player {player} calls up warrior {card} in the place of warrior {back}.")
    words = {"card": called.card(s.table, e.card), "back": called.card(s.table, e.back)}
    return saga.say(message, e.seat, **words)


# Battle


def _ability_used(saga: Saga, s: State, e: ev.AbilityUsed) -> str:
    main = _("Jarl {jarl} helps player {player}.")
    extra = _("Jarl {jarl} helps player {player} with the extra ability.")
    return saga.say(extra if e.extra else main, e.seat, jarl=_jarl(s, s.jarls[e.seat]))


def _dice_set_aside(saga: Saga, s: State, e: ev.DiceSetAside) -> str:
    message = ngettext(
        "Player {player} sets a die aside for this battle.",
        "Player {player} sets {count} dice aside for this battle.",
        e.count,
    )
    return saga.say(message, e.seat, count=e.count)


def _dice_granted(saga: Saga, s: State, e: ev.DiceGranted) -> str:
    message = ngettext(
        "Player {player} gets an extra die.", "Player {player} gets {count} extra dice.", e.count
    )
    return saga.say(message, e.seat, count=e.count)


def _card_spent(saga: Saga, s: State, e: ev.CardSpent) -> str:
    return saga.say_cards(_("Player {player} pays with a card"), e.seat, s, [e.card])


def _dice_rolled(saga: Saga, s: State, e: ev.DiceRolled) -> str:
    if not e.dice:
        return saga.say(_("Player {player} has no die to roll."), e.seat)
    return saga.say(_("Player {player} rolls {dice}."), e.seat, dice=called.dice(e.dice))


def _dice_rerolled(saga: Saga, s: State, e: ev.DiceRerolled) -> str:
    free = _("Player {player} rerolls for free: {before} → {after}.")
    paid = _("Player {player} rerolls: {before} → {after}. Given up: {die}.")
    words = {"before": called.dice(e.before), "after": called.dice(e.after)}
    if e.discarded == NONE:
        return saga.say(free, e.seat, **words)
    return saga.say(paid, e.seat, die=called.dice([e.discarded]), **words)


def _warrior_armed(saga: Saga, s: State, e: ev.WarriorArmed) -> str:
    card = called.card(s.table, s.squads[e.seat][e.slot])
    message = _("Player {player} arms warrior {card} with {dice}.")
    return saga.say(message, e.seat, card=card, dice=called.dice(e.dice))


def _tactic_played(saga: Saga, s: State, e: ev.TacticPlayed) -> str:
    word = s.table.word[e.card]
    card = called.card(s.table, e.card)
    kind = called.tactic_kind(word.effect) if word else ""
    return saga.say(_("Player {player} plays tactic {card}: {kind}."), e.seat, card=card, kind=kind)


def _bonus_gained(saga: Saga, s: State, e: ev.BonusGained) -> str:
    return saga.say(_("Player {player} gains strength: +{strength}."), e.seat, strength=e.strength)


def _die_discarded(saga: Saga, s: State, e: ev.DieDiscarded) -> str:
    return saga.say(_("Player {player} gives up a die: {die}."), e.seat, die=called.dice([e.die]))


def _dice_turned(saga: Saga, s: State, e: ev.DiceTurned) -> str:
    message = _("Player {player} turns dice: {before} → {after}.")
    return saga.say(message, e.seat, before=called.dice(e.before), after=called.dice(e.after))


def _free_rerolls_gained(saga: Saga, s: State, e: ev.FreeRerollsGained) -> str:
    message = ngettext(
        "Player {player} gains a free reroll.", "Player {player} gains {count} free rerolls.", e.count
    )
    return saga.say(message, e.seat, count=e.count)


def _extra_dice_rolled(saga: Saga, s: State, e: ev.ExtraDiceRolled) -> str:
    return saga.say(_("Player {player} tries new weapons: {dice}."), e.seat, dice=called.faces(e.dice))


def _die_kept(saga: Saga, s: State, e: ev.DieKept) -> str:
    return saga.say(_("Player {player} keeps the die: {die}."), e.seat, die=called.face(e.die))


def _leader_surrounded(saga: Saga, s: State, e: ev.LeaderSurrounded) -> str:
    message = _("Jarl {jarl} of player {player} is surrounded and can do nothing more in this battle.")
    return saga.say(message, e.seat, jarl=_jarl(s, s.jarls[e.seat]))


def _battle_resolved(saga: Saga, s: State, e: ev.BattleResolved) -> str:
    battle = s.battle
    assert battle is not None and battle.defence is not None
    attack, defence = battle.attack, battle.defence
    if e.winner == NONE:
        return saga.say(_("Player {player} brings nobody into battle, and nobody wins."), attack.seat)
    if not defence.armed:
        message = _("Strength {attack} against nobody: player {player} breaks through.")
    elif e.rule == "V16.2":
        message = _("Strength {attack} against {defence}: a tie, which jarl {jarl} gives to player {player}.")
    elif e.winner == defence.seat:
        message = _("Strength {attack} against {defence}: player {player} holds the wall and wins.")
    elif e.attack == e.defence:
        message = _("Strength {attack} against {defence}: a tie, so player {player} wins as the attacker.")
    else:
        message = _("Strength {attack} against {defence}: player {player} wins the attack.")
    words = {
        "attack": _strength(saga, s, attack, e.attack),
        "defence": _strength(saga, s, defence, e.defence),
        "jarl": _jarl(s, s.jarls[e.winner]) if e.rule == "V16.2" else "",
    }
    return saga.say(message, e.winner, **words)


def _strength(saga: Saga, s: State, side: Side, total: int) -> str:
    """A strength; but for a story with its parts: a warrior with its ability, then tactics and jarl."""
    found: dict[str, list[int]] = {}
    for part in parts(s, side):
        found.setdefault(called.card(s.table, part.card) or _("jarl"), []).append(part.strength)
    named = [f"{name} {' + '.join(map(str, numbers))}" for name, numbers in found.items()]
    return str(total) if saga.level == STORY or not named else f"{total} ({', '.join(named)})"


def _shield_taken(saga: Saga, s: State, e: ev.ShieldTaken) -> str:
    left = s.own[e.owner]
    if not left:
        message = _("Player {player} tears the last shield from player {owner}.")
    else:
        message = ngettext(
            "Player {player} takes a shield from player {owner}: {count} shield left.",
            "Player {player} takes a shield from player {owner}: {count} shields left.",
            left,
        )
    return saga.say(message, e.seat, owner=saga.names[e.owner], count=left)


def _warriors_rose(saga: Saga, s: State, e: ev.WarriorsRose) -> str:
    if not e.cards:
        return saga.say(_("Player {player} sends nobody to Valhalla."), e.seat)
    valour = sum(s.table.valour[card] for card in e.cards)
    message = ngettext(
        "Warrior {cards} of player {player} rises to Valhalla (valour {valour}).",
        "Warriors {cards} of player {player} rise to Valhalla (valour {valour}).",
        len(e.cards),
    )
    return saga.say(message, e.seat, count=len(e.cards), cards=called.cards(s.table, e.cards), valour=valour)


def _tactic_returned(saga: Saga, s: State, e: ev.TacticReturned) -> str:
    card = called.card(s.table, e.card)
    return saga.say(_("Tactic {card} comes back to player {player}."), e.seat, card=card)


def _need_eased(saga: Saga, s: State, e: ev.NeedEased) -> str:
    warrior = called.card(s.table, s.squads[e.seat][e.slot])
    message = _("Warrior {warrior} of player {player} needs a die fewer in this battle.")
    return saga.say(message, e.seat, warrior=warrior)


def _bet_placed(saga: Saga, s: State, e: ev.BetPlaced) -> str:
    message = _("Player {player} expects player {other} to win.")
    return saga.say(message, e.seat, other=saga.names[e.on])


def _tactic_taken(saga: Saga, s: State, e: ev.TacticTaken) -> str:
    message = _("Tactic {card} of player {owner} goes to player {player}.")
    card = called.card(s.table, e.card)
    return saga.say(message, e.seat, card=card, owner=saga.names[e.owner])


def _battle_ended(saga: Saga, s: State, e: ev.BattleEnded) -> str:
    if not e.cards:
        return _("The battle is over.")
    return _with(_("The battle is over. Discarded"), called.cards(s.table, e.cards))


# The end


def _end_triggered(saga: Saga, s: State, e: ev.EndTriggered) -> str:
    if e.owner == NONE:
        cause = _("The deck is empty: the end is near.")
    else:
        cause = saga.say(_("Player {player} has no shield left: the end is near."), e.owner)
    return cause + " " + _("After this turn every player has one more.")


def _left_behind(saga: Saga, s: State, e: ev.LeftBehind) -> str:
    cards = e.squad + e.hand + e.tactics
    if not cards:
        return saga.say(_("Player {player} leaves nothing behind."), e.seat)
    return saga.say_cards(_("Player {player} leaves behind"), e.seat, s, cards)


def _game_ended(saga: Saga, s: State, e: ev.GameEnded) -> str:
    return "\n".join(scores.lines(s, e, saga.names, saga.mark))


TELL: dict[type[ev.Event], Entry] = {
    ev.JarlsDealt: Entry(FULL, _jarls_dealt),
    ev.JarlChosen: Entry(FULL, _jarl_chosen),
    ev.JarlsRevealed: Entry(STORY, _jarls_revealed),
    ev.FirstPlayerChosen: Entry(STANDARD, _plain(N_("Player {player} goes first."))),
    ev.OpeningDiscarded: Entry(STANDARD, _opening_discarded),
    ev.WarriorsRevealed: Entry(STANDARD, _warriors_revealed),
    ev.WarriorDrafted: Entry(STANDARD, _warrior_drafted),
    ev.OfferReturned: Entry(FULL, _offer_returned),
    ev.CardsDealt: Entry(FULL, _cards_dealt),
    ev.StartChosen: Entry(FULL, _start_chosen),
    ev.StartRevealed: Entry(STANDARD, _start_revealed),
    ev.PoolOpened: Entry(STANDARD, _pool_opened),
    ev.CardLaid: Entry(STANDARD, _card_laid),
    ev.DraftLeft: Entry(STANDARD, _plain(N_("Player {player} passes and fills the hand from the pool."))),
    ev.CardTaken: Entry(STANDARD, _card_taken),
    ev.PoolClosed: Entry(STANDARD, _pool_closed),
    ev.TurnBegan: Entry(STANDARD, _turn_began),
    ev.WarriorsAdded: Entry(STANDARD, _warriors_added),
    ev.WarriorJoined: Entry(STANDARD, _warrior_joined),
    ev.WarriorSwapped: Entry(STANDARD, _warrior_swapped),
    ev.HandShown: Entry(STANDARD, _hand_shown),
    ev.DrawChosen: Entry(STANDARD, _plain(N_("Player {player} stays at home and draws cards."))),
    ev.CardsDrawn: Entry(FULL, _cards_drawn),
    ev.CardsKept: Entry(STANDARD, _cards_kept),
    ev.AttackDeclared: Entry(STORY, _attack_declared),
    ev.ActionRepeated: Entry(STANDARD, _plain(N_("Player {player} acts once more instead of drawing."))),
    ev.DrawRaised: Entry(STANDARD, _draw_raised),
    ev.DrawGranted: Entry(FULL, _draw_granted),
    ev.DrawSkipped: Entry(STANDARD, _plain(N_("Player {player} does not draw."))),
    ev.CardRecovered: Entry(STANDARD, _card_recovered),
    ev.AbilityUsed: Entry(STANDARD, _ability_used),
    ev.Passed: Entry(FULL, _plain(N_("Player {player} lets the moment pass."))),
    ev.DiceSetAside: Entry(STANDARD, _dice_set_aside),
    ev.DiceGranted: Entry(STANDARD, _dice_granted),
    ev.CardSpent: Entry(STANDARD, _card_spent),
    ev.DiceRolled: Entry(STANDARD, _dice_rolled),
    ev.DiceRerolled: Entry(STANDARD, _dice_rerolled),
    ev.WarriorArmed: Entry(STANDARD, _warrior_armed),
    ev.FrostFell: Entry(STANDARD, _plain(N_("Frost bites: player {player} will roll one die fewer."))),
    ev.TacticPlayed: Entry(STANDARD, _tactic_played),
    ev.BonusGained: Entry(STANDARD, _bonus_gained),
    ev.DieDiscarded: Entry(STANDARD, _die_discarded),
    ev.DiceTurned: Entry(STANDARD, _dice_turned),
    ev.FreeRerollsGained: Entry(STANDARD, _free_rerolls_gained),
    ev.ExtraDiceRolled: Entry(STANDARD, _extra_dice_rolled),
    ev.DieKept: Entry(STANDARD, _die_kept),
    ev.LeaderSurrounded: Entry(STANDARD, _leader_surrounded),
    ev.PhaseEnded: Entry(FULL, _plain(N_("Player {player} is done with dice and tactics."))),
    ev.BattleResolved: Entry(STORY, _battle_resolved),
    ev.ShieldTaken: Entry(STORY, _shield_taken),
    ev.WarriorsRose: Entry(STORY, _warriors_rose),
    ev.NeedEased: Entry(STANDARD, _need_eased),
    ev.BetPlaced: Entry(STANDARD, _bet_placed),
    ev.BetWon: Entry(STANDARD, _plain(N_("Player {player} guessed right."))),
    ev.TacticTaken: Entry(STANDARD, _tactic_taken),
    ev.TacticReturned: Entry(STANDARD, _tactic_returned),
    ev.BattleEnded: Entry(FULL, _battle_ended),
    ev.EndTriggered: Entry(STORY, _end_triggered),
    ev.RagnarokBegan: Entry(STORY, _plain(N_("Ragnarök begins, and player {player} meets it first."))),
    ev.RagnarokFaced: Entry(STORY, _plain(N_("Player {player} goes into the last fight."))),
    ev.LeftBehind: Entry(STANDARD, _left_behind),
    ev.GameEnded: Entry(STORY, _game_ended),
}
