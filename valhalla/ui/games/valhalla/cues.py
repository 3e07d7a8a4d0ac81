"""How each event of Valhalla looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.games.valhalla import cues_expansions
from valhalla.ui.games.valhalla.hurl import cues as hurling
from valhalla.ui.games.valhalla.monster import cues
from valhalla.ui.stage import effects
from valhalla.ui.stage.stage import Key
from valhalla.ui.table.director import Board, Cue
from valhalla.ui.theme import PALE_GOLD

SHORT, BEAT, LONG, SCENE = 0.18, 0.4, 0.8, 1.3  # seconds at calm
FLASH: Final = 0.3  # seconds of light about what happens often, and must not hold the table long


def card_key(card: int, seat: int = -1, i: int = 0) -> Key:
    """A card that is known has its number; a hidden one only a place in a hand."""
    return ("card", card) if card >= 0 else ("back", seat, i)


def _from_deck(board: Board, seat: int, cards: Iterable[int], first: int = 0) -> None:
    for i, card in enumerate(cards, first):
        board.stage.comes_from(card_key(card, seat, i), board.spot("deck"))


def _to_discard(board: Board, cards: Iterable[int]) -> None:
    for card in cards:
        board.stage.goes_to(card_key(card), board.pile)


def dealt(board: Board, s: State, e: ev.CardsDealt) -> None:
    _from_deck(board, e.seat, e.cards, len(s.hands[e.seat]))


def drawn(board: Board, s: State, e: ev.CardsDrawn) -> None:
    for i, card in enumerate(e.cards):
        board.stage.comes_from(("card", card) if card >= 0 else ("drawn", e.seat, i), board.spot("deck"))


def kept(board: Board, s: State, e: ev.CardsKept) -> None:
    _to_discard(board, e.discarded)
    for i, card in enumerate(e.kept):
        board.stage.comes_from(card_key(card, e.seat, len(s.hands[e.seat]) + i), board.spot("drawn", e.seat))


def revealed(board: Board, s: State, e: ev.WarriorsRevealed | ev.PoolOpened) -> None:
    _from_deck(board, NONE, e.cards)


def returned(board: Board, s: State, e: ev.OfferReturned) -> None:
    board.stage.goes_to(("card", e.card), board.spot("deck"))


def start_revealed(board: Board, s: State, e: ev.StartRevealed) -> None:
    for seat, cards in enumerate(e.cards):
        for card in cards:
            board.stage.goes_to(card_key(card, seat), board.spot("deck") if e.back else board.pile)


def pool_closed(board: Board, s: State, e: ev.PoolClosed) -> None:
    for card in e.cards:
        board.stage.goes_to(("card", card), board.spot("deck") if e.back else board.pile)


def laid(board: Board, s: State, e: ev.CardLaid) -> None:
    board.stage.comes_from(("card", e.card), board.spot("hand", e.seat))


def added(board: Board, s: State, e: ev.WarriorsAdded | ev.WarriorJoined | ev.WarriorSwapped) -> None:
    cards = e.cards if isinstance(e, ev.WarriorsAdded) else (e.card,)
    for card in cards:
        board.stage.comes_from(("card", card), board.spot("hand", e.seat))
    if isinstance(e, ev.WarriorSwapped):
        board.stage.goes_to(("card", e.back), board.spot("hand", e.seat))
    else:
        _to_discard(board, e.discarded)


def recovered(board: Board, s: State, e: ev.CardRecovered) -> None:
    board.stage.comes_from(card_key(e.card, e.seat, len(s.hands[e.seat])), board.spot("discard"))


def played(board: Board, s: State, e: ev.TacticPlayed) -> None:
    board.stage.comes_from(("card", e.card), board.spot("hand", e.seat))


def spent(board: Board, s: State, e: ev.CardSpent) -> None:
    board.stage.goes_to(card_key(e.card, e.seat), board.pile)


def rose(board: Board, s: State, e: ev.WarriorsRose) -> None:
    """Each dissolves where it stands into light that rises."""
    for i, card in enumerate(e.cards):
        pose = board.stage.pose(("card", card))
        board.stage.goes_to(("card", card), None)
        if pose is not None:
            board.stage.effect(effects.rising(pose.rect, still=board.stage.reduced), LONG, i * 0.12)


def armed(board: Board, s: State, e: ev.WarriorArmed) -> None:
    pose = board.stage.pose(("card", s.card_at(e.seat, e.slot)))
    if pose is not None:
        board.stage.effect(effects.ring(pose.rect, still=board.stage.reduced), FLASH, 0.15)


def gained(board: Board, s: State, e: ev.BonusGained) -> None:
    board.stage.effect(effects.ring(board.spot("total", e.seat), still=board.stage.reduced), FLASH)


def frost(board: Board, s: State, e: ev.FrostFell) -> None:
    board.stage.effect(effects.frost(board.spot("cloth", e.seat)), LONG)


def surrounded(board: Board, s: State, e: ev.LeaderSurrounded) -> None:
    jarl, still = board.spot("jarl", e.seat), board.stage.reduced
    board.stage.effect(effects.ring(jarl, still=still), BEAT)
    board.stage.effect(effects.ring(jarl, still=still), BEAT, BEAT / 2)


def resolved(board: Board, s: State, e: ev.BattleResolved) -> None:
    """Steel meets, and the winner's shield shines once."""
    still = board.stage.reduced
    board.stage.effect(effects.clash(board.spot("clash"), still=still), LONG)
    if e.winner != NONE:
        board.stage.effect(effects.ring(board.spot("total", e.winner), PALE_GOLD, still=still), LONG, 0.3)


def shield_taken(board: Board, s: State, e: ev.ShieldTaken) -> None:
    picture = f"shields/seat-{board.match.shield(e.owner)}.webp"
    start, end = board.spot("wall", e.owner), board.spot("taken", e.seat)
    board.stage.effect(effects.torn(picture, start, end, still=board.stage.reduced), SCENE)


def battle_ended(board: Board, s: State, e: ev.BattleEnded) -> None:
    _to_discard(board, e.cards)


def tactic_back(board: Board, s: State, e: ev.TacticTaken | ev.TacticReturned) -> None:
    board.stage.goes_to(("card", e.card), board.spot("hand", e.seat))


def left_behind(board: Board, s: State, e: ev.LeftBehind) -> None:
    _to_discard(board, (*e.squad, *e.hand, *e.tactics))


CUES: Final[dict[type, Cue]] = {
    ev.JarlsDealt: Cue(SHORT, "card"),
    ev.JarlChosen: Cue(SHORT, "card"),
    ev.JarlsRevealed: Cue(LONG, "horn"),
    ev.FirstPlayerChosen: Cue(LONG, "horn"),
    ev.OpeningDiscarded: Cue(BEAT, "cards"),
    ev.WarriorsRevealed: Cue(LONG, "cards", revealed),
    ev.WarriorDrafted: Cue(BEAT, "warrior"),
    ev.OfferReturned: Cue(SHORT, "card", returned),
    ev.CardsDealt: Cue(SHORT, "cards", dealt),
    ev.StartChosen: Cue(SHORT, "card"),
    ev.StartRevealed: Cue(BEAT, "cards", start_revealed),
    ev.PoolOpened: Cue(BEAT, "cards", revealed),
    ev.CardLaid: Cue(BEAT, "card", laid),
    ev.DraftLeft: Cue(SHORT, "knock"),
    ev.CardTaken: Cue(BEAT, "card"),
    ev.PoolClosed: Cue(BEAT, "cards", pool_closed),
    ev.TurnBegan: Cue(BEAT, "turn"),
    ev.WarriorsAdded: Cue(LONG, "warrior", added),
    ev.WarriorJoined: Cue(LONG, "warrior", added),
    ev.WarriorSwapped: Cue(LONG, "warrior", added),
    ev.HandShown: Cue(SCENE, "cards"),
    ev.DrawChosen: Cue(SHORT, "knock"),
    ev.CardsDrawn: Cue(BEAT, "card", drawn),
    ev.CardsKept: Cue(BEAT, "card", kept),
    ev.AttackDeclared: Cue(SCENE, "war-horn"),
    ev.ActionRepeated: Cue(BEAT, "horn"),
    ev.DrawRaised: Cue(SHORT, "rune"),
    ev.DrawGranted: Cue(SHORT, "rune"),
    ev.DrawSkipped: Cue(SHORT, "knock"),
    ev.CardRecovered: Cue(BEAT, "card", recovered),
    ev.AbilityUsed: Cue(BEAT, "rune"),
    ev.Passed: Cue(SHORT, "knock"),
    ev.DiceSetAside: Cue(BEAT, "die"),
    ev.DiceGranted: Cue(BEAT, "die"),
    ev.CardSpent: Cue(BEAT, "card", spent),
    ev.DiceRolled: Cue(SCENE, "dice"),
    ev.DiceRerolled: Cue(SCENE, "dice"),
    ev.WarriorArmed: Cue(BEAT, "arm", armed),
    ev.FrostFell: Cue(LONG, "frost", frost),
    ev.TacticPlayed: Cue(LONG, "tactic", played),
    ev.BonusGained: Cue(SHORT, "strike", gained),
    ev.DieDiscarded: Cue(BEAT, "die"),
    ev.DiceTurned: Cue(BEAT, "die"),
    ev.FreeRerollsGained: Cue(SHORT, "rune"),
    ev.ExtraDiceRolled: Cue(LONG, "dice"),
    ev.DieKept: Cue(SHORT, "die"),
    ev.LeaderSurrounded: Cue(LONG, "surround", surrounded),
    ev.PhaseEnded: Cue(SHORT, "knock"),
    ev.BattleResolved: Cue(SCENE, "clash", resolved),
    ev.ShieldTaken: Cue(SCENE, "shield", shield_taken),
    ev.WarriorsRose: Cue(LONG, "rise", rose),
    ev.NeedEased: Cue(BEAT, "rune"),
    ev.BetPlaced: Cue(BEAT, "knock"),
    ev.BetWon: Cue(SHORT, "rune"),
    ev.TacticTaken: Cue(BEAT, "card", tactic_back),
    ev.TacticReturned: Cue(BEAT, "card", tactic_back),
    ev.BattleEnded: Cue(BEAT, "cards", battle_ended, waits=True),
    ev.LokiRevealed: Cue(SCENE, "loki", cues_expansions.loki_revealed),
    ev.LokiRowTaken: Cue(LONG, "loki", cues_expansions.row_taken),
    ev.CardStolen: Cue(LONG, "stolen", cues_expansions.stolen),
    ev.ShieldReturned: Cue(SCENE, "shield", cues_expansions.shield_returned),
    ev.CardBuried: Cue(BEAT, "card", cues_expansions.buried),
    ev.ThorPlayed: Cue(SCENE, "thor", cues_expansions.thor_played),
    ev.ThorSettled: Cue(LONG, "card", cues_expansions.thor_settled),
    ev.RoadTaken: Cue(LONG, "road", cues_expansions.road_taken),
    ev.MissionFulfilled: Cue(SCENE, "mission", cues_expansions.mission),
    ev.WarriorBlocked: Cue(LONG, "block", cues_expansions.blocked),
    ev.WarriorHeld: Cue(LONG, "hold", cues_expansions.held),
    ev.TacticDropped: Cue(LONG, "disarm", cues_expansions.dropped),
    ev.SpiteLaid: Cue(BEAT, "spite", cues_expansions.spite),
    ev.WarriorCalled: Cue(LONG, "called", cues_expansions.called),
    ev.WrathSetAside: Cue(BEAT, "cards", cues_expansions.wrath_aside),
    ev.WrathDealt: Cue(SHORT, "card", cues_expansions.wrath_dealt),
    ev.WrathLaid: Cue(LONG, "wrath", cues_expansions.wrath_laid),
    ev.WrathShed: Cue(BEAT, "card", cues_expansions.wrath_shed),
    ev.WrathReturned: Cue(BEAT, "card", cues_expansions.wrath_returned),
    ev.TitleTaken: Cue(SCENE, "title", cues_expansions.title_taken),
    ev.TitleReturned: Cue(SCENE, "title", cues_expansions.title_returned),
    ev.TitleRaised: Cue(LONG, "title", cues_expansions.title_raised),
    ev.ShieldGiven: Cue(SCENE, "shield", cues_expansions.shield_given),
    ev.HandExchanged: Cue(BEAT, "cards", cues.exchanged),
    ev.HuntBegan: Cue(SCENE, "war-horn", cues.hunt_began),
    ev.MonsterRolled: Cue(cues.ROLL, "beast-dice"),
    ev.MonsterSought: Cue(SCENE, "", cues.sought),
    ev.SteppedIn: Cue(SCENE, "shield", cues.stepped_in),
    ev.MonsterAttacked: Cue(SCENE, "lunge", cues.attacked),
    ev.CardGiven: Cue(LONG, "gift", cues.given),
    ev.TollPaid: Cue(LONG, "devour", cues.toll),
    ev.DiceFrozen: Cue(LONG, "frost", cues.frozen),
    ev.GiantRolled: Cue(SCENE, "dice"),
    ev.MonsterSurrounded: Cue(LONG, "surround", cues.surrounded),
    ev.MonsterFought: Cue(SCENE, "clash", cues.fought),
    ev.MonsterBeaten: Cue(cues.FALL, "wound", cues.beaten),
    ev.SquadNarrowed: Cue(LONG, "devour", cues.narrowed),
    ev.SlotsChanged: Cue(SHORT, "knock"),
    ev.WarriorsTurnedAway: Cue(LONG, "cards", cues.turned_away),
    ev.ShieldLost: Cue(SCENE, "shield", cues.shield_lost),
    ev.DeckDiscarded: Cue(LONG, "cards", cues.milled),
    ev.HandPlundered: Cue(LONG, "stolen", cues.plundered),
    ev.ValourLost: Cue(LONG, "scar", cues.scarred),
    ev.MonsterCalmed: Cue(BEAT, "die"),
    ev.LastAttackCame: Cue(SCENE, "thunder", cues.last_came),
    ev.MonsterWon: Cue(SCENE, "monster-wins", cues.won),
    ev.EndTriggered: Cue(SCENE, "thunder"),
    ev.RagnarokBegan: Cue(SCENE, "ragnarok"),
    ev.HammerThrown: Cue(hurling.ROLL, "iron-dice"),
    ev.HammerLanded: Cue(hurling.FLIGHT, "hammer-fly", hurling.landed),
    ev.HammerRested: Cue(SCENE, "", hurling.rested),
    ev.HammersWeighed: Cue(hurling.WEIGHING, "horn", hurling.weighed),
    ev.BonusPaid: Cue(SCENE, "rise", hurling.paid),
    ev.RagnarokFaced: Cue(LONG, "horn"),
    ev.LeftBehind: Cue(LONG, "cards", left_behind),
    ev.GameEnded: Cue(LONG, "crowd"),
}
