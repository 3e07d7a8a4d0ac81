"""How each event of Valhalla looks and sounds: one table. Nothing here changes the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.jarls import events as jarls
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.terms import NONE
from valhalla.ui.games.valhalla.areas import Part
from valhalla.ui.games.valhalla.expansions.every import HAPPENS
from valhalla.ui.stage import effects
from valhalla.ui.table import cues
from valhalla.ui.table.areas import Area
from valhalla.ui.theme import PALE_GOLD

if TYPE_CHECKING:
    from valhalla.ui.table.scene import PlayScene


def _from_deck(scene: PlayScene, seat: int, cards: Iterable[int], first: int = 0) -> None:
    for i, card in enumerate(cards, first):
        scene.stage.comes_from(cues.card_key(card, seat, i), scene.spot(Area.DECK))


def _to_discard(scene: PlayScene, cards: Iterable[int]) -> None:
    for card in cards:
        scene.stage.goes_to(cues.card_key(card), scene.pile)


def dealt(scene: PlayScene, s: State, e: ev.CardsDealt) -> None:
    _from_deck(scene, e.seat, e.cards, len(s.hands[e.seat]))


def drawn(scene: PlayScene, s: State, e: ev.CardsDrawn) -> None:
    for i, card in enumerate(e.cards):
        scene.stage.comes_from(("card", card) if card >= 0 else ("drawn", e.seat, i), scene.spot(Area.DECK))


def kept(scene: PlayScene, s: State, e: ev.CardsKept) -> None:
    _to_discard(scene, e.discarded)
    for i, card in enumerate(e.kept):
        scene.stage.comes_from(
            cues.card_key(card, e.seat, len(s.hands[e.seat]) + i), scene.spot(Part.DRAWN, e.seat)
        )


def revealed(scene: PlayScene, s: State, e: ev.WarriorsRevealed | ev.PoolOpened) -> None:
    _from_deck(scene, NONE, e.cards)


def returned(scene: PlayScene, s: State, e: ev.OfferReturned) -> None:
    cues.go(scene, (e.card,), scene.spot(Area.DECK))


def start_revealed(scene: PlayScene, s: State, e: ev.StartRevealed) -> None:
    for seat, cards in enumerate(e.cards):
        for card in cards:
            scene.stage.goes_to(cues.card_key(card, seat), scene.spot(Area.DECK) if e.back else scene.pile)


def pool_closed(scene: PlayScene, s: State, e: ev.PoolClosed) -> None:
    cues.go(scene, e.cards, scene.spot(Area.DECK) if e.back else scene.pile)


def added(
    scene: PlayScene, s: State, e: ev.WarriorsAdded | jarls.WarriorJoined | jarls.WarriorSwapped
) -> None:
    cues.come(scene, e.cards if isinstance(e, ev.WarriorsAdded) else (e.card,), scene.spot(Area.HAND, e.seat))
    if isinstance(e, jarls.WarriorSwapped):
        cues.go(scene, (e.back,), scene.spot(Area.HAND, e.seat))
    else:
        _to_discard(scene, e.discarded)


def recovered(scene: PlayScene, s: State, e: jarls.CardRecovered) -> None:
    scene.stage.comes_from(cues.card_key(e.card, e.seat, len(s.hands[e.seat])), scene.spot(Area.DISCARD))


def played(scene: PlayScene, s: State, e: ev.TacticPlayed | ev.CardLaid) -> None:
    cues.come(scene, (e.card,), scene.spot(Area.HAND, e.seat))


def spent(scene: PlayScene, s: State, e: jarls.CardSpent) -> None:
    scene.stage.goes_to(cues.card_key(e.card, e.seat), scene.pile)


def rose(scene: PlayScene, s: State, e: ev.WarriorsRose) -> None:
    """Each dissolves where it stands into light that rises."""
    for i, card in enumerate(e.cards):
        cues.rising(scene, cues.place_of(scene, card), i * 0.12)
        cues.go(scene, (card,), None)


def armed(scene: PlayScene, s: State, e: ev.WarriorArmed) -> None:
    cues.ring(scene, cues.place_of(scene, s.card_at(e.seat, e.slot)), seconds=cues.FLASH, delay=0.15)


def gained(scene: PlayScene, s: State, e: ev.BonusGained) -> None:
    cues.ring(scene, scene.spot(Part.TOTAL, e.seat), seconds=cues.FLASH)


def frost(scene: PlayScene, s: State, e: ev.FrostFell) -> None:
    scene.stage.effect(effects.frost(scene.spot(Part.CLOTH, e.seat)), cues.LONG)


def surrounded(scene: PlayScene, s: State, e: ev.LeaderSurrounded) -> None:
    jarl = scene.spot(Part.JARL, e.seat)
    cues.ring(scene, jarl, seconds=cues.BEAT)
    cues.ring(scene, jarl, seconds=cues.BEAT, delay=cues.BEAT / 2)


def resolved(scene: PlayScene, s: State, e: ev.BattleResolved) -> None:
    """Steel meets, and the winner's shield shines once."""
    cues.clash(scene, scene.spot(Part.CLASH))
    if e.winner != NONE:
        cues.ring(scene, scene.spot(Part.TOTAL, e.winner), PALE_GOLD, delay=0.3)


def shield_taken(scene: PlayScene, s: State, e: ev.ShieldTaken) -> None:
    cues.tear(scene, e.owner, scene.spot(Part.WALL, e.owner), scene.spot(Part.TAKEN, e.seat))


def battle_ended(scene: PlayScene, s: State, e: ev.BattleEnded) -> None:
    _to_discard(scene, e.cards)


def tactic_back(scene: PlayScene, s: State, e: ev.TacticTaken | jarls.TacticReturned) -> None:
    cues.go(scene, (e.card,), scene.spot(Area.HAND, e.seat))


def left_behind(scene: PlayScene, s: State, e: ev.LeftBehind) -> None:
    _to_discard(scene, (*e.squad, *e.hand, *e.tactics))


CUES: Final[dict[type, cues.Cue]] = {
    ev.JarlsDealt: cues.Cue(cues.SHORT, "card"),
    ev.JarlChosen: cues.Cue(cues.SHORT, "card"),
    ev.JarlsRevealed: cues.Cue(cues.LONG, "horn"),
    ev.FirstPlayerChosen: cues.Cue(cues.LONG, "horn"),
    ev.OpeningDiscarded: cues.Cue(cues.BEAT, "cards"),
    ev.WarriorsRevealed: cues.Cue(cues.LONG, "cards", revealed),
    ev.WarriorDrafted: cues.Cue(cues.BEAT, "warrior"),
    ev.OfferReturned: cues.Cue(cues.SHORT, "card", returned),
    ev.CardsDealt: cues.Cue(cues.SHORT, "cards", dealt),
    ev.StartChosen: cues.Cue(cues.SHORT, "card"),
    ev.StartRevealed: cues.Cue(cues.BEAT, "cards", start_revealed),
    ev.PoolOpened: cues.Cue(cues.BEAT, "cards", revealed),
    ev.CardLaid: cues.Cue(cues.BEAT, "card", played),
    ev.DraftLeft: cues.Cue(cues.SHORT, "knock"),
    ev.CardTaken: cues.Cue(cues.BEAT, "card"),
    ev.PoolClosed: cues.Cue(cues.BEAT, "cards", pool_closed),
    ev.TurnBegan: cues.Cue(cues.BEAT, "turn"),
    ev.WarriorsAdded: cues.Cue(cues.LONG, "warrior", added),
    jarls.WarriorJoined: cues.Cue(cues.LONG, "warrior", added),
    jarls.WarriorSwapped: cues.Cue(cues.LONG, "warrior", added),
    ev.HandShown: cues.Cue(cues.SCENE, "cards"),
    ev.DrawChosen: cues.Cue(cues.SHORT, "knock"),
    ev.CardsDrawn: cues.Cue(cues.BEAT, "card", drawn),
    ev.CardsKept: cues.Cue(cues.BEAT, "card", kept),
    ev.AttackDeclared: cues.Cue(cues.SCENE, "war-horn"),
    jarls.ActionRepeated: cues.Cue(cues.BEAT, "horn"),
    jarls.DrawRaised: cues.Cue(cues.SHORT, "rune"),
    ev.DrawGranted: cues.Cue(cues.SHORT, "rune"),
    jarls.DrawSkipped: cues.Cue(cues.SHORT, "knock"),
    jarls.CardRecovered: cues.Cue(cues.BEAT, "card", recovered),
    jarls.AbilityUsed: cues.Cue(cues.BEAT, "rune"),
    ev.Passed: cues.Cue(cues.SHORT, "knock"),
    jarls.DiceSetAside: cues.Cue(cues.BEAT, "die"),
    ev.DiceGranted: cues.Cue(cues.BEAT, "die"),
    jarls.CardSpent: cues.Cue(cues.BEAT, "card", spent),
    ev.DiceRolled: cues.Cue(cues.SCENE, "dice"),
    ev.DiceRerolled: cues.Cue(cues.SCENE, "dice"),
    ev.WarriorArmed: cues.Cue(cues.BEAT, "arm", armed),
    ev.FrostFell: cues.Cue(cues.LONG, "frost", frost),
    ev.TacticPlayed: cues.Cue(cues.LONG, "tactic", played),
    ev.BonusGained: cues.Cue(cues.SHORT, "strike", gained),
    ev.DieDiscarded: cues.Cue(cues.BEAT, "die"),
    ev.DiceTurned: cues.Cue(cues.BEAT, "die"),
    ev.FreeRerollsGained: cues.Cue(cues.SHORT, "rune"),
    ev.ExtraDiceRolled: cues.Cue(cues.LONG, "dice"),
    ev.DieKept: cues.Cue(cues.SHORT, "die"),
    ev.LeaderSurrounded: cues.Cue(cues.LONG, "surround", surrounded),
    ev.PhaseEnded: cues.Cue(cues.SHORT, "knock"),
    ev.BattleResolved: cues.Cue(cues.SCENE, "clash", resolved),
    ev.ShieldTaken: cues.Cue(cues.SCENE, "shield", shield_taken),
    ev.WarriorsRose: cues.Cue(cues.LONG, "rise", rose),
    jarls.NeedEased: cues.Cue(cues.BEAT, "rune"),
    jarls.BetPlaced: cues.Cue(cues.BEAT, "knock"),
    jarls.BetWon: cues.Cue(cues.SHORT, "rune"),
    ev.TacticTaken: cues.Cue(cues.BEAT, "card", tactic_back),
    jarls.TacticReturned: cues.Cue(cues.BEAT, "card", tactic_back),
    ev.BattleEnded: cues.Cue(cues.BEAT, "cards", battle_ended, waits=True),
    ev.BonusDue: cues.Cue(cues.SHORT, "rune"),
    ev.EndTriggered: cues.Cue(cues.SCENE, "thunder"),
    ev.RagnarokBegan: cues.Cue(cues.SCENE, "ragnarok"),
    ev.RagnarokFaced: cues.Cue(cues.LONG, "horn"),
    ev.LeftBehind: cues.Cue(cues.LONG, "cards", left_behind),
    ev.GameEnded: cues.Cue(cues.LONG, "crowd"),
    **{event: how.cue for event, how in HAPPENS if how.cue is not None},
}
