"""Which events of Valhalla are told from which level on, and by whom."""

from __future__ import annotations

from typing import Any, Final

from valhalla.games.valhalla import events as ev
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
from valhalla.words.language import N_
from valhalla.words.telling import FULL, STANDARD, STORY, Entry, Tellers, plain, turn_began
from valhalla.words.valhalla.brings import merged
from valhalla.words.valhalla.expansions import BRINGS
from valhalla.words.valhalla.saga import battle, ending, setup, turn
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
    ev.CardStolen: Entry(STANDARD, battle.card_stolen),
    ev.EndTriggered: Entry(STORY, ending.end_triggered),
    ev.RagnarokBegan: Entry(STORY, plain(N_("Ragnarök begins, and player {player} meets it first."))),
    ev.BonusPaid: Entry(STORY, ending.bonus_paid),
    ev.RagnarokFaced: Entry(STORY, plain(N_("Player {player} goes into the last fight."))),
    ev.LeftBehind: Entry(STANDARD, ending.left_behind),
    ev.GameEnded: Entry(STORY, ending.game_ended),
    **merged(brings.tellers for brings in BRINGS),
}
