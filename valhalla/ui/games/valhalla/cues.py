"""How each event of Valhalla looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls import events as jarls
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions.every import EXPANSIONS
from valhalla.ui.stage import effects
from valhalla.ui.table.areas import Area
from valhalla.ui.table.cues import (
    BEAT,
    FLASH,
    LONG,
    SCENE,
    SHORT,
    Cue,
    card_key,
    clash,
    come,
    go,
    place_of,
    ring,
    rising,
    tear,
)
from valhalla.ui.theme import PALE_GOLD

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def _from_deck(scene: PlayScene, seat: int, cards: Iterable[int], first: int = 0) -> None:
    for i, card in enumerate(cards, first):
        scene.stage.comes_from(card_key(card, seat, i), scene.spot(Area.DECK))


def _to_discard(scene: PlayScene, cards: Iterable[int]) -> None:
    for card in cards:
        scene.stage.goes_to(card_key(card), scene.pile)


def dealt(scene: PlayScene, s: State, e: ev.CardsDealt) -> None:
    _from_deck(scene, e.seat, e.cards, len(s.hands[e.seat]))


def drawn(scene: PlayScene, s: State, e: ev.CardsDrawn) -> None:
    for i, card in enumerate(e.cards):
        scene.stage.comes_from(("card", card) if card >= 0 else ("drawn", e.seat, i), scene.spot(Area.DECK))


def kept(scene: PlayScene, s: State, e: ev.CardsKept) -> None:
    _to_discard(scene, e.discarded)
    for i, card in enumerate(e.kept):
        scene.stage.comes_from(
            card_key(card, e.seat, len(s.hands[e.seat]) + i), scene.spot(Part.DRAWN, e.seat)
        )


def revealed(scene: PlayScene, s: State, e: ev.WarriorsRevealed | ev.PoolOpened) -> None:
    _from_deck(scene, NONE, e.cards)


def returned(scene: PlayScene, s: State, e: ev.OfferReturned) -> None:
    go(scene, (e.card,), scene.spot(Area.DECK))


def start_revealed(scene: PlayScene, s: State, e: ev.StartRevealed) -> None:
    for seat, cards in enumerate(e.cards):
        for card in cards:
            scene.stage.goes_to(card_key(card, seat), scene.spot(Area.DECK) if e.back else scene.pile)


def pool_closed(scene: PlayScene, s: State, e: ev.PoolClosed) -> None:
    go(scene, e.cards, scene.spot(Area.DECK) if e.back else scene.pile)


def added(
    scene: PlayScene, s: State, e: ev.WarriorsAdded | jarls.WarriorJoined | jarls.WarriorSwapped
) -> None:
    come(scene, e.cards if isinstance(e, ev.WarriorsAdded) else (e.card,), scene.spot(Area.HAND, e.seat))
    if isinstance(e, jarls.WarriorSwapped):
        go(scene, (e.back,), scene.spot(Area.HAND, e.seat))
    else:
        _to_discard(scene, e.discarded)


def recovered(scene: PlayScene, s: State, e: jarls.CardRecovered) -> None:
    scene.stage.comes_from(card_key(e.card, e.seat, len(s.hands[e.seat])), scene.spot(Area.DISCARD))


def played(scene: PlayScene, s: State, e: ev.TacticPlayed | ev.CardLaid) -> None:
    come(scene, (e.card,), scene.spot(Area.HAND, e.seat))


def spent(scene: PlayScene, s: State, e: jarls.CardSpent) -> None:
    scene.stage.goes_to(card_key(e.card, e.seat), scene.pile)


def rose(scene: PlayScene, s: State, e: ev.WarriorsRose) -> None:
    """Each dissolves where it stands into light that rises."""
    for i, card in enumerate(e.cards):
        rising(scene, place_of(scene, card), i * 0.12)
        go(scene, (card,), None)


def armed(scene: PlayScene, s: State, e: ev.WarriorArmed) -> None:
    ring(scene, place_of(scene, s.card_at(e.seat, e.slot)), seconds=FLASH, delay=0.15)


def gained(scene: PlayScene, s: State, e: ev.BonusGained) -> None:
    ring(scene, scene.spot(Part.TOTAL, e.seat), seconds=FLASH)


def frost(scene: PlayScene, s: State, e: ev.FrostFell) -> None:
    scene.stage.effect(effects.frost(scene.spot(Part.CLOTH, e.seat)), LONG)


def surrounded(scene: PlayScene, s: State, e: ev.LeaderSurrounded) -> None:
    jarl = scene.spot(Part.JARL, e.seat)
    ring(scene, jarl, seconds=BEAT)
    ring(scene, jarl, seconds=BEAT, delay=BEAT / 2)


def resolved(scene: PlayScene, s: State, e: ev.BattleResolved) -> None:
    """Steel meets, and the winner's shield shines once."""
    clash(scene, scene.spot(Part.CLASH))
    if e.winner != NONE:
        ring(scene, scene.spot(Part.TOTAL, e.winner), PALE_GOLD, delay=0.3)


def shield_taken(scene: PlayScene, s: State, e: ev.ShieldTaken) -> None:
    tear(scene, e.owner, scene.spot(Part.WALL, e.owner), scene.spot(Part.TAKEN, e.seat))


def battle_ended(scene: PlayScene, s: State, e: ev.BattleEnded) -> None:
    _to_discard(scene, e.cards)


def tactic_back(scene: PlayScene, s: State, e: ev.TacticTaken | jarls.TacticReturned) -> None:
    go(scene, (e.card,), scene.spot(Area.HAND, e.seat))


def left_behind(scene: PlayScene, s: State, e: ev.LeftBehind) -> None:
    _to_discard(scene, (*e.squad, *e.hand, *e.tactics))


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
    ev.CardLaid: Cue(BEAT, "card", played),
    ev.DraftLeft: Cue(SHORT, "knock"),
    ev.CardTaken: Cue(BEAT, "card"),
    ev.PoolClosed: Cue(BEAT, "cards", pool_closed),
    ev.TurnBegan: Cue(BEAT, "turn"),
    ev.WarriorsAdded: Cue(LONG, "warrior", added),
    jarls.WarriorJoined: Cue(LONG, "warrior", added),
    jarls.WarriorSwapped: Cue(LONG, "warrior", added),
    ev.HandShown: Cue(SCENE, "cards"),
    ev.DrawChosen: Cue(SHORT, "knock"),
    ev.CardsDrawn: Cue(BEAT, "card", drawn),
    ev.CardsKept: Cue(BEAT, "card", kept),
    ev.AttackDeclared: Cue(SCENE, "war-horn"),
    jarls.ActionRepeated: Cue(BEAT, "horn"),
    jarls.DrawRaised: Cue(SHORT, "rune"),
    ev.DrawGranted: Cue(SHORT, "rune"),
    jarls.DrawSkipped: Cue(SHORT, "knock"),
    jarls.CardRecovered: Cue(BEAT, "card", recovered),
    jarls.AbilityUsed: Cue(BEAT, "rune"),
    ev.Passed: Cue(SHORT, "knock"),
    jarls.DiceSetAside: Cue(BEAT, "die"),
    ev.DiceGranted: Cue(BEAT, "die"),
    jarls.CardSpent: Cue(BEAT, "card", spent),
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
    jarls.NeedEased: Cue(BEAT, "rune"),
    jarls.BetPlaced: Cue(BEAT, "knock"),
    jarls.BetWon: Cue(SHORT, "rune"),
    ev.TacticTaken: Cue(BEAT, "card", tactic_back),
    jarls.TacticReturned: Cue(BEAT, "card", tactic_back),
    ev.BattleEnded: Cue(BEAT, "cards", battle_ended, waits=True),
    ev.EndTriggered: Cue(SCENE, "thunder"),
    ev.RagnarokBegan: Cue(SCENE, "ragnarok"),
    ev.RagnarokFaced: Cue(LONG, "horn"),
    ev.LeftBehind: Cue(LONG, "cards", left_behind),
    ev.GameEnded: Cue(LONG, "crowd"),
    **{event: cue for expansion in EXPANSIONS for event, cue in expansion.cues.items()},
}
