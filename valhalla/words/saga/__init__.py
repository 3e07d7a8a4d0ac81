"""The saga: what happened, told in sentences.

Each event has one function in the table of its game (`TELLERS`), which is given the state just after it; both
may be a view, and what a view hides is only counted. The level says how much is told: the big moments
(story), all that people care about (standard), or everything (full).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.dwarves import (
    SpiteLaid,
    TacticDropped,
    WarriorBlocked,
    WarriorCalled,
    WarriorHeld,
)
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed, HammerThrown
from valhalla.games.valhalla.expansions.last_viking import TitleRaised, TitleReturned, TitleTaken
from valhalla.games.valhalla.expansions.loki import CardBuried, LokiRevealed, LokiRowTaken, ShieldReturned
from valhalla.games.valhalla.expansions.pairs import ShieldGiven
from valhalla.games.valhalla.expansions.thor import ThorPlayed, ThorSettled
from valhalla.games.valhalla.expansions.tyr import (
    WrathDealt,
    WrathLaid,
    WrathReturned,
    WrathSetAside,
    WrathShed,
)
from valhalla.games.valhalla.expansions.valkyries import MissionFulfilled, RoadTaken
from valhalla.games.valhalla.jarls.events import (
    AbilityUsed,
    ActionRepeated,
    BetPlaced,
    BetWon,
    CardRecovered,
    CardSpent,
    DiceSetAside,
    DrawRaised,
    DrawSkipped,
    NeedEased,
    TacticReturned,
    WarriorJoined,
    WarriorSwapped,
)
from valhalla.games.valhalla.monsters.events import (
    CardGiven,
    DeckDiscarded,
    DiceFrozen,
    GiantRolled,
    HandExchanged,
    HandPlundered,
    HuntBegan,
    LastAttackCame,
    MonsterAttacked,
    MonsterBeaten,
    MonsterCalmed,
    MonsterFought,
    MonsterRolled,
    MonsterSought,
    MonsterSurrounded,
    MonsterWon,
    ShieldLost,
    SlotsChanged,
    SquadNarrowed,
    SteppedIn,
    TollPaid,
    ValourLost,
    WarriorsTurnedAway,
)
from valhalla.kernel.journal import one_line
from valhalla.kernel.session import Session
from valhalla.words.hammer import saga as hammer
from valhalla.words.language import N_, _
from valhalla.words.saga.base import FULL, LEVELS, STANDARD, STORY, Entry, Level, Voice, level_name, plain
from valhalla.words.valhalla.saga import battle, ending, expansions, hurling, monsters, setup, turn
from valhalla.words.wolves import saga as wolves

__all__ = ["LEVELS", "STORY", "TELL", "Level", "Saga", "level_name", "level_of", "resigning", "tell"]


class Saga(Voice):
    """Tells the events of one table."""

    def tell(self, state: Any, event: Any) -> str | None:
        """An event in words, or None if this saga leaves it out. *state* is the state just after it."""
        if level_of(event) > self.level:
            return None
        text = _entry(event).tell(self, state, event)
        return text + self.mark(getattr(event, "rule", "")) if text else None


def tell(
    session: Session, *, level: Level = "standard", rules: bool = False, seat: int | None = None
) -> Iterator[str]:
    """The saga of a game so far, line by line, as *seat* saw it (None: as a spectator)."""
    game = session.game
    saga = Saga([one_line(each.name) for each in session.seats], level, rules)
    seen = game.view(session.state_before(0), seat)
    for entry in session.log:
        for event in entry.events:
            shown = game.seen_by(event, seat)
            game.apply(seen, shown)
            text = saga.tell(seen, shown)
            if text:
                yield from text.splitlines()


def resigning(player: str) -> str:
    """Somebody gives the game up: not an event of the rules, but worth telling."""
    return _("Player {player} resigns. A karl plays on for them.").format(player=player)


def level_of(event: Any) -> int:
    """From which level on this event is told."""
    return FULL if _told_with_its_tactic(event) else _entry(event).level


def _entry(event: Any) -> Entry:
    return TELLERS[event.game][type(event)]


def _told_with_its_tactic(event: Any) -> bool:
    """A tactic's name says what it gains; the same gain by a jarl would otherwise go untold."""
    effects = ev.BonusGained | ev.FreeRerollsGained | ev.LeaderSurrounded
    return isinstance(event, effects) and event.rule.startswith("V5.")


TELL: dict[type[Any], Entry] = {
    ev.JarlsDealt: Entry(FULL, setup.jarls_dealt),
    ev.JarlChosen: Entry(FULL, setup.jarl_chosen),
    ev.JarlsRevealed: Entry(STORY, setup.jarls_revealed),
    ev.FirstPlayerChosen: Entry(STANDARD, setup.first_player),
    ev.OpeningDiscarded: Entry(STANDARD, setup.opening_discarded),
    ev.WarriorsRevealed: Entry(STANDARD, setup.warriors_revealed),
    ev.WarriorDrafted: Entry(STANDARD, setup.warrior_drafted),
    ev.OfferReturned: Entry(FULL, setup.offer_returned),
    ev.CardsDealt: Entry(FULL, setup.cards_dealt),
    ev.StartChosen: Entry(FULL, setup.start_chosen),
    ev.StartRevealed: Entry(STANDARD, setup.start_revealed),
    ev.PoolOpened: Entry(STANDARD, setup.pool_opened),
    ev.CardLaid: Entry(STANDARD, setup.card_laid),
    ev.DraftLeft: Entry(STANDARD, plain(N_("Player {player} passes and fills the hand from the pool."))),
    ev.CardTaken: Entry(STANDARD, setup.card_taken),
    ev.PoolClosed: Entry(STANDARD, setup.pool_closed),
    ev.TurnBegan: Entry(STANDARD, turn.turn_began),
    ev.WarriorsAdded: Entry(STANDARD, turn.warriors_added),
    WarriorJoined: Entry(STANDARD, turn.warrior_joined),
    WarriorSwapped: Entry(STANDARD, turn.warrior_swapped),
    ev.HandShown: Entry(STANDARD, turn.hand_shown),
    ev.DrawChosen: Entry(STANDARD, plain(N_("Player {player} stays at home and draws cards."))),
    ev.CardsDrawn: Entry(FULL, turn.cards_drawn),
    ev.CardsKept: Entry(STANDARD, turn.cards_kept),
    ev.AttackDeclared: Entry(STORY, turn.attack_declared),
    ActionRepeated: Entry(STANDARD, plain(N_("Player {player} acts once more instead of drawing."))),
    DrawRaised: Entry(STANDARD, turn.draw_raised),
    ev.DrawGranted: Entry(FULL, turn.draw_granted),
    DrawSkipped: Entry(STANDARD, plain(N_("Player {player} does not draw."))),
    CardRecovered: Entry(STANDARD, turn.card_recovered),
    AbilityUsed: Entry(STANDARD, battle.ability_used),
    ev.Passed: Entry(FULL, plain(N_("Player {player} lets the moment pass."))),
    DiceSetAside: Entry(STANDARD, battle.dice_set_aside),
    ev.DiceGranted: Entry(STANDARD, battle.dice_granted),
    CardSpent: Entry(STANDARD, battle.card_spent),
    ev.DiceRolled: Entry(STANDARD, battle.dice_rolled),
    ev.DiceRerolled: Entry(STANDARD, battle.dice_rerolled),
    ev.WarriorArmed: Entry(STANDARD, battle.warrior_armed),
    ev.FrostFell: Entry(STANDARD, plain(N_("Frost bites: player {player} will roll one die fewer."))),
    ev.TacticPlayed: Entry(STANDARD, battle.tactic_played),
    ev.BonusGained: Entry(STANDARD, battle.bonus_gained),
    ev.DieDiscarded: Entry(STANDARD, battle.die_discarded),
    ev.DiceTurned: Entry(STANDARD, battle.dice_turned),
    ev.FreeRerollsGained: Entry(STANDARD, battle.free_rerolls_gained),
    ev.ExtraDiceRolled: Entry(STANDARD, battle.extra_dice_rolled),
    ev.DieKept: Entry(STANDARD, battle.die_kept),
    ev.LeaderSurrounded: Entry(STANDARD, battle.leader_surrounded),
    ev.PhaseEnded: Entry(FULL, plain(N_("Player {player} is done with dice and tactics."))),
    ev.BattleResolved: Entry(STORY, battle.battle_resolved),
    ev.ShieldTaken: Entry(STORY, battle.shield_taken),
    ev.WarriorsRose: Entry(STORY, battle.warriors_rose),
    NeedEased: Entry(STANDARD, battle.need_eased),
    BetPlaced: Entry(STANDARD, battle.bet_placed),
    BetWon: Entry(STANDARD, plain(N_("Player {player} guessed right."))),
    ev.TacticTaken: Entry(STANDARD, battle.tactic_taken),
    TacticReturned: Entry(STANDARD, battle.tactic_returned),
    ev.BattleEnded: Entry(FULL, battle.battle_ended),
    LokiRevealed: Entry(STORY, expansions.loki_revealed),
    LokiRowTaken: Entry(STORY, expansions.loki_row_taken),
    ev.CardStolen: Entry(STANDARD, expansions.card_stolen),
    ShieldReturned: Entry(STORY, expansions.shield_returned),
    CardBuried: Entry(STANDARD, expansions.card_buried),
    ThorPlayed: Entry(STORY, expansions.thor_played),
    ThorSettled: Entry(STANDARD, expansions.thor_settled),
    RoadTaken: Entry(STANDARD, expansions.road_taken),
    MissionFulfilled: Entry(STORY, expansions.mission_fulfilled),
    WarriorBlocked: Entry(STANDARD, expansions.warrior_blocked),
    WarriorHeld: Entry(STANDARD, expansions.warrior_held),
    TacticDropped: Entry(STANDARD, expansions.tactic_dropped),
    SpiteLaid: Entry(STANDARD, expansions.spite_laid),
    WarriorCalled: Entry(STANDARD, expansions.warrior_called),
    WrathSetAside: Entry(FULL, expansions.wrath_set_aside),
    WrathDealt: Entry(FULL, expansions.wrath_dealt),
    WrathLaid: Entry(STANDARD, expansions.wrath_laid),
    WrathShed: Entry(FULL, expansions.wrath_shed),
    WrathReturned: Entry(STANDARD, expansions.wrath_returned),
    TitleTaken: Entry(STORY, expansions.title_taken),
    TitleReturned: Entry(
        STORY, plain(N_("The title of the Last Viking goes from player {player} back to the middle."))
    ),
    TitleRaised: Entry(STANDARD, expansions.title_raised),
    ShieldGiven: Entry(STORY, expansions.shield_given),
    HandExchanged: Entry(STANDARD, monsters.hand_exchanged),
    HuntBegan: Entry(STORY, monsters.hunt_began),
    MonsterRolled: Entry(STANDARD, monsters.monster_rolled),
    MonsterSought: Entry(STANDARD, monsters.monster_sought),
    SteppedIn: Entry(STORY, monsters.stepped_in),
    MonsterAttacked: Entry(STORY, monsters.monster_attacked),
    CardGiven: Entry(STANDARD, monsters.card_given),
    TollPaid: Entry(STANDARD, monsters.toll_paid),
    DiceFrozen: Entry(STANDARD, monsters.dice_frozen),
    GiantRolled: Entry(STANDARD, monsters.giant_rolled),
    MonsterSurrounded: Entry(STANDARD, monsters.monster_surrounded),
    MonsterFought: Entry(STORY, battle.monster_fought),
    MonsterBeaten: Entry(STORY, monsters.monster_beaten),
    SquadNarrowed: Entry(STANDARD, monsters.squad_narrowed),
    SlotsChanged: Entry(STANDARD, monsters.slots_changed),
    WarriorsTurnedAway: Entry(STANDARD, monsters.warriors_turned_away),
    ShieldLost: Entry(STORY, monsters.shield_lost),
    DeckDiscarded: Entry(STANDARD, monsters.deck_discarded),
    HandPlundered: Entry(STANDARD, monsters.hand_plundered),
    ValourLost: Entry(STANDARD, monsters.valour_lost),
    MonsterCalmed: Entry(FULL, monsters.monster_calmed),
    LastAttackCame: Entry(STORY, monsters.last_attack_came),
    MonsterWon: Entry(STORY, monsters.monster_won),
    ev.EndTriggered: Entry(STORY, ending.end_triggered),
    ev.RagnarokBegan: Entry(STORY, plain(N_("Ragnarök begins, and player {player} meets it first."))),
    HammerThrown: Entry(STANDARD, hurling.hammer_thrown),
    HammerLanded: Entry(STANDARD, hurling.hammer_landed),
    HammerRested: Entry(STANDARD, hurling.hammer_rested),
    HammersWeighed: Entry(STORY, hurling.hammers_weighed),
    ev.BonusPaid: Entry(STORY, ending.bonus_paid),
    ev.RagnarokFaced: Entry(STORY, plain(N_("Player {player} goes into the last fight."))),
    ev.LeftBehind: Entry(STANDARD, ending.left_behind),
    ev.GameEnded: Entry(STORY, ending.game_ended),
}

TELLERS: Final[dict[str, dict[type[Any], Entry]]] = {
    "valhalla": TELL,
    "hammer": hammer.TELL,
    "wolves": wolves.TELL,
}
