"""Which events of Valhalla are told from which level on, and by whom."""

from __future__ import annotations

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
    LastAttackCame,
    MonsterAttacked,
    MonsterBeaten,
    MonsterCalmed,
    MonsterChallenged,
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
from valhalla.words.language import N_
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, plain, turn_began
from valhalla.words.valhalla.saga import battle, ending, expansions, hurling, monsters, setup, turn
from valhalla.words.valhalla.saga.phrases import card_or_not, one_card


def _by_tactic(event: Any) -> bool:
    """A tactic's name says what it gains; the same gain by a jarl would otherwise go untold."""
    return str(event.rule).startswith("V5.")


TELL: Final[Tellers] = {
    ev.JarlsDealt: Entry(FULL, setup.jarls_dealt),
    ev.JarlChosen: Entry(FULL, setup.jarl_chosen),
    ev.JarlsRevealed: Entry(STORY, setup.jarls_revealed),
    ev.FirstPlayerChosen: Entry(STANDARD, setup.first_player),
    ev.OpeningDiscarded: Entry(STANDARD, setup.opening_discarded),
    ev.WarriorsRevealed: Entry(STANDARD, setup.warriors_revealed),
    ev.WarriorDrafted: Entry(STANDARD, one_card(N_("Player {player} takes warrior {card}."))),
    ev.OfferReturned: Entry(FULL, setup.offer_returned),
    ev.CardsDealt: Entry(FULL, setup.cards_dealt),
    ev.StartChosen: Entry(FULL, setup.start_chosen),
    ev.StartRevealed: Entry(STANDARD, setup.start_revealed),
    ev.PoolOpened: Entry(STANDARD, setup.pool_opened),
    ev.CardLaid: Entry(STANDARD, card_or_not(N_("Player {player} lays a card into the pool"))),
    ev.DraftLeft: Entry(STANDARD, plain(N_("Player {player} passes and fills the hand from the pool."))),
    ev.CardTaken: Entry(STANDARD, card_or_not(N_("Player {player} takes a card from the pool"))),
    ev.PoolClosed: Entry(STANDARD, setup.pool_closed),
    ev.TurnBegan: Entry(STANDARD, turn_began),
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
    CardRecovered: Entry(
        STANDARD, one_card(N_("Player {player} takes the top card of the discard pile: {card}."))
    ),
    AbilityUsed: Entry(STANDARD, battle.ability_used),
    ev.Passed: Entry(FULL, plain(N_("Player {player} lets the moment pass."))),
    DiceSetAside: Entry(STANDARD, battle.dice_set_aside),
    ev.DiceGranted: Entry(STANDARD, battle.dice_granted),
    CardSpent: Entry(STANDARD, card_or_not(N_("Player {player} pays with a card"))),
    ev.DiceRolled: Entry(STANDARD, battle.dice_rolled),
    ev.DiceRerolled: Entry(STANDARD, battle.dice_rerolled),
    ev.WarriorArmed: Entry(STANDARD, battle.warrior_armed),
    ev.FrostFell: Entry(STANDARD, plain(N_("Frost bites: player {player} will roll one die fewer."))),
    ev.TacticPlayed: Entry(STANDARD, battle.tactic_played),
    ev.BonusGained: Entry(STANDARD, battle.bonus_gained, _by_tactic),
    ev.DieDiscarded: Entry(STANDARD, battle.die_discarded),
    ev.DiceTurned: Entry(STANDARD, battle.dice_turned),
    ev.FreeRerollsGained: Entry(STANDARD, battle.free_rerolls_gained, _by_tactic),
    ev.ExtraDiceRolled: Entry(STANDARD, battle.extra_dice_rolled),
    ev.DieKept: Entry(STANDARD, battle.die_kept),
    ev.LeaderSurrounded: Entry(STANDARD, battle.leader_surrounded, _by_tactic),
    ev.PhaseEnded: Entry(FULL, plain(N_("Player {player} is done with dice and tactics."))),
    ev.BattleResolved: Entry(STORY, battle.battle_resolved),
    ev.ShieldTaken: Entry(STORY, battle.shield_taken),
    ev.WarriorsRose: Entry(STORY, battle.warriors_rose),
    NeedEased: Entry(STANDARD, battle.need_eased),
    BetPlaced: Entry(STANDARD, battle.bet_placed),
    BetWon: Entry(STANDARD, plain(N_("Player {player} guessed right."))),
    ev.TacticTaken: Entry(STANDARD, battle.tactic_taken),
    TacticReturned: Entry(STANDARD, one_card(N_("Tactic {card} comes back to player {player}."))),
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
    TacticDropped: Entry(STANDARD, one_card(N_("Player {player} is disarmed and discards tactic {card}."))),
    SpiteLaid: Entry(STANDARD, expansions.spite_laid),
    WarriorCalled: Entry(STANDARD, expansions.warrior_called),
    WrathSetAside: Entry(FULL, expansions.wrath_set_aside),
    WrathDealt: Entry(FULL, card_or_not(N_("Player {player} is dealt a wrath card"))),
    WrathLaid: Entry(STANDARD, expansions.wrath_laid),
    WrathShed: Entry(FULL, expansions.wrath_shed),
    WrathReturned: Entry(
        STANDARD, one_card(N_("Wrath card {card} goes back to the hand of player {player}."))
    ),
    TitleTaken: Entry(STORY, expansions.title_taken),
    TitleReturned: Entry(
        STORY, plain(N_("The title of the Last Viking goes from player {player} back to the middle."))
    ),
    TitleRaised: Entry(STANDARD, expansions.title_raised),
    ShieldGiven: Entry(STORY, expansions.shield_given),
    HandExchanged: Entry(STANDARD, monsters.hand_exchanged),
    MonsterChallenged: Entry(STORY, monsters.hunt_began),
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
    SquadNarrowed: Entry(
        STANDARD, one_card(N_("Warrior {card} of player {player} finds no place any more and is discarded."))
    ),
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
