"""The saga of Valhalla: its big moments, what it hides, and single sentences."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.valhalla.table import Table
from tests.valhalla.track import land, lies, track
from tests.words import samples
from tests.words.samples import ANYTHING, EAGER, NAMES
from valhalla.games import valhalla as game
from valhalla.games.valhalla import events as ev
from valhalla.games.valhalla.expansions.dwarves import SpiteLaid
from valhalla.games.valhalla.expansions.hammer import HammerLanded, HammerRested, HammersWeighed, HammerThrown
from valhalla.games.valhalla.expansions.loki import CardBuried
from valhalla.games.valhalla.expansions.tyr import WrathDealt, WrathSetAside
from valhalla.games.valhalla.scoring import final_scores, winners
from valhalla.games.valhalla.state import State
from valhalla.games.valhalla.table import everything
from valhalla.games.valhalla.terms import NONE, UNKNOWN
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.words.saga import Teller, tell
from valhalla.words.telling import LEVELS, Level
from valhalla.words.valhalla.saga.table import TELL


def said(t: Table, event: ev.Event, level: Level = "standard", rules: bool = False) -> str | None:
    """What is said of an event that has just happened at this table."""
    return Teller(NAMES, level, rules).tell(t.s, event)


# Whole games


def game_of(players: int, names: tuple[str, ...], seed: int) -> Iterator[tuple[State, ev.Event, ev.Event]]:
    """A game as a spectator sees it."""
    hand = EAGER if seed % 2 else ANYTHING
    return samples.seen("valhalla", samples.Play(samples.laid(players, names), hand, range(1)), seed, None)


def test_story_has_only_the_big_moments() -> None:
    told = {type(event) for _, _, event in game_of(3, ("hammer",), 1) if TELL[type(event)].level == 0}
    assert {ev.JarlsRevealed, HammersWeighed, ev.GameEnded} <= told <= {
        ev.JarlsRevealed, ev.AttackDeclared, ev.BattleResolved, ev.ShieldTaken, ev.WarriorsRose,
        ev.EndTriggered, ev.RagnarokBegan, HammersWeighed, ev.BonusPaid, ev.RagnarokFaced, ev.GameEnded,
    }  # fmt: skip


@pytest.mark.parametrize(("players", "variants"), [(2, ()), (6, everything(6))])
def test_hidden_cards_are_only_counted(players: int, variants: tuple[str, ...]) -> None:
    saga = Teller(NAMES, "full")
    told = set()
    for seed in range(3, 13):
        for seen, shown, event in game_of(players, variants, seed):
            field = event.hidden
            if field and not isinstance(event, ev.JarlsDealt | ev.JarlChosen):
                text = saga.tell(seen, shown)
                hidden = getattr(event, field)
                for card in hidden if isinstance(hidden, tuple) else (hidden,):
                    told.add(type(event))
                    assert text and (shown == event or seen.table.cards[card].name not in text)
    secret = {ev.CardStolen, CardBuried, SpiteLaid, WrathSetAside, WrathDealt}
    assert bool(variants) == (secret <= told)


def test_a_session_is_told_line_by_line_as_a_spectator_sees_it() -> None:
    seats = tuple(Seat(name, "human") for name in NAMES[:2])
    session = Session.start(game, game.Setup(2), seats, 5)
    lines = list(tell(session, level="full", rules=True))
    assert lines == ["Player Astrid is dealt 3 jarls. [V2.2]", "Player Bo is dealt 3 jarls. [V2.2]"]
    assert ": " in next(tell(session, level="full", seat=0))


# Single moments


def test_hidden_and_known_cards_of_a_draw() -> None:
    t = Table(2)
    card = t.card("bear-hallgerd")
    assert said(t, ev.CardsDrawn(0, (UNKNOWN, UNKNOWN)), "full") == "Player Astrid draws 2 cards."
    assert said(t, ev.CardsDrawn(0, (UNKNOWN,)), "full") == "Player Astrid draws a card."
    assert said(t, ev.CardsDrawn(0, ()), "full") == "Player Astrid finds the deck empty."
    assert said(t, ev.CardsDrawn(0, (card,)), "full") == "Astrid draws Hallgerd Stone-Knuckle."
    assert (
        said(t, ev.CardsKept(0, (UNKNOWN,), (card,)))
        == "Player Astrid keeps a card. Discarded: Hallgerd Stone-Knuckle."
    )


def test_names_may_hold_any_sign() -> None:
    assert (
        Teller(("{0}", "%s"), "standard").tell(Table(2).s, ev.AttackDeclared(0, 1))
        == "Player {0} attacks player %s."
    )


def test_dice_are_counted_by_face_and_extra_ones_marked() -> None:
    t = Table(2)
    rolled = "Player Astrid rolls axe\N{NO-BREAK SPACE}×2, bow, blank, axe\N{NO-BREAK SPACE}×2 (extra)."
    assert said(t, ev.DiceRolled(0, (0, 0, 3, 5, 6, 6))) == rolled
    assert said(t, ev.DiceRolled(0, ())) == "Player Astrid has no die to roll."
    rerolled = "Player Astrid rerolls: axe, bow (extra) → sword, spear (extra). Given up: blank."
    assert said(t, ev.DiceRerolled(0, 5, (0, 9), (1, 8))) == rerolled
    assert said(t, ev.ExtraDiceRolled(0, (6, 9))) == "Player Astrid tries new weapons: axe, bow."


def test_a_tactic_says_what_it_gains_and_a_jarl_tells_it_apart() -> None:
    t = Table(2)
    played_tactic = ev.TacticPlayed(0, t.card("fury-red-dawn"), "V5.6")
    assert said(t, played_tactic) == "Player Astrid plays tactic Red Dawn: Fury +2."
    assert said(t, ev.BonusGained(0, 2, "V5.6")) is None
    assert said(t, ev.BonusGained(0, 2, "V16.2")) == "Player Astrid gains strength: +2."


def battle(defence_dice: str = "blank") -> Table:
    """A battle up to the defence: a bear and Fury +2 against a boar that feuds with bears."""
    t = Table(2)
    t.squad(0, "bear-hallgerd")
    t.squad(1, "boar-galti")
    t.give(0, "fury-red-dawn")
    t.attack(0, 1)
    t.dice(0, "axe axe bow spear sword shield")
    t.play(0, "fury-red-dawn")
    t.arm(0, "bear-hallgerd")
    t.stop(0)
    t.dice(1, defence_dice)
    if defence_dice != "blank":
        t.arm(1, "boar-galti")
    return t


def test_v4_6_a_battle_shows_its_parts_but_not_in_the_story() -> None:
    t = battle("axe")
    bear, boar = (t.s.table.strength[t.card(card)] for card in ("bear-hallgerd", "boar-galti"))
    resolved = ev.BattleResolved(bear + 2, boar + 3, 1, "V4.10")
    assert said(t, resolved, rules=True) == (
        f"Strength {bear + 2} (Hallgerd Stone-Knuckle {bear}, Red Dawn 2) "
        f"against {boar + 3} (Galti Old-Score {boar} + 3): player Bo holds the wall and wins. [V4.10]"
    )
    assert (
        said(t, resolved, "story") == f"The wall holds: Bo throws the attack back, {bear + 2} to {boar + 3}."
    )


def resolved(attack: int, defence: int, winner: int) -> str | None:
    t = battle("axe" if defence else "blank")
    return said(t, ev.BattleResolved(attack, defence, winner, "V4.10"), "story")


def test_v4_10_who_wins_and_why() -> None:
    assert resolved(9, 5, 0) == "The wall breaks: Astrid wins, 9 to 5."
    assert resolved(5, 5, 0) == "5 to 5: evenly matched, and the day goes to Astrid, who came to fight."
    assert resolved(5, 9, 1) == "The wall holds: Bo throws the attack back, 9 to 5."
    assert resolved(5, 0, 0) == "Nobody bars the way: Astrid breaks in with 5."
    assert resolved(0, 0, NONE) == "Astrid finds nobody to lead into the fight and goes home."


def test_v4_11_shields_left_are_counted() -> None:
    t = Table(2)
    for left in ("3 shields left.", "2 shields left.", "1 shield left."):
        t.capture(0, 1)
        assert said(t, ev.ShieldTaken(0, 1)) == f"Player Astrid takes a shield from player Bo: {left}"
    t.capture(0, 1)
    assert said(t, ev.ShieldTaken(0, 1)) == "Player Astrid tears the last shield from player Bo."


def test_v6_1_the_end_names_its_cause() -> None:
    last_round = "the end is near. After this turn every player has one more."
    assert said(Table(2), ev.EndTriggered(NONE)) == f"The deck is empty: {last_round}"
    assert said(Table(2), ev.EndTriggered(1)) == f"Player Bo has no shield left: {last_round}"


# The hammer at Ragnarök


def test_h6_1_throws_are_told_with_their_sum() -> None:
    t = track()
    lies(t, (1, 5))
    assert said(t, HammerThrown(1, (1, 5))) == "Player Bo throws hammer, 5: 6 in all."
    lies(t, (1, 2, 2, 3, 4, 5, 6, 6), token=20, throws=9)
    again = "Player Bo throws again: hammer, 2. That makes 29, and the token stands on 20."
    thrown = HammerThrown(1, (1, 2, 2, 3, 4, 5, 6, 6), (2, 3, 4, 5, 6, 6))
    assert said(t, thrown) == f"{again} Not thrown: 2, 3, 4, 5, 6\N{NO-BREAK SPACE}×2."


def test_h6_1_where_the_hammer_lands_and_rests() -> None:
    t = track()
    lies(t, (1, 1, 5))
    (landed,) = land(t, 1)
    removed = "Player Bo removes a hammer, which counts 3. That makes 9."
    assert said(t, landed) == f"{removed} The hammer of player Bo flies to cell 9."
    end = "The hammer of player Bo flies to the very end of the track."
    assert said(t, HammerLanded(1, 0, 40, 48)) == end
    assert said(t, HammerRested(1, 9, failed=False)) == "Player Bo stops on cell 9."
    forced = "Player Bo is at the end of the track and must stop."
    assert said(t, HammerRested(1, 48, failed=False)) == forced
    fails = "The throw of player Bo fails and gains no points."
    assert said(t, HammerRested(1, 9, failed=True)) == fails


def test_h6_2_throws_are_compared() -> None:
    t = track(3)
    weighed = HammersWeighed((20, 30, 10), (1, 2, 0))
    throws = "All have thrown: 30 (player Bo), 20 (player Astrid), 10 (player Cnut)."
    assert said(t, weighed, "story", rules=True) == f"{throws} Player Bo threw farthest. [H6.2]"
    level = said(t, HammersWeighed((20, 20, 10), (2, 2, 1)))
    assert level and level.endswith("Players Astrid and Bo threw equally far, and farthest.")


def test_v10_2_what_is_paid_and_what_cannot_be() -> None:
    t = track()
    one, two = (next(c for c in t.s.deck if t.s.table.valour[c] == valour) for valour in (1, 2))
    names = [t.s.table.cards[card].name for card in (one, two)]
    to_valhalla = "From the discard pile to Valhalla"
    assert said(t, ev.BonusPaid(0, 1, (one,))) == f"Player Astrid gains 1 point. {to_valhalla}: {names[0]}."
    gains = "Player Astrid gains 2 points."
    assert said(t, ev.BonusPaid(0, 2, (two,))) == f"{gains} {to_valhalla}: {names[1]}."
    short = f"{to_valhalla}: {names[0]}. No more than 1 point can be paid."
    assert said(t, ev.BonusPaid(0, 2, (one,))) == f"{gains} {short}"
    assert said(t, ev.BonusPaid(0, 2, ())) == f"{gains} But nothing in the discard pile can pay that."


# Scores


def ending(t: Table) -> list[str]:
    scores = final_scores(t.s)
    text = said(t, ev.GameEnded(scores, winners(t.s, scores)), "story", rules=True)
    assert text
    return text.splitlines()


def test_v7_1_scores_come_with_their_parts_the_winner_first() -> None:
    t = Table(3)
    t.capture(1, 0)
    t.capture(1, 2)
    t.valhalla(1, "bear-hallgerd")
    valour = t.s.table.valour[t.card("bear-hallgerd")]
    first, *scores, last = ending(t)
    assert (first, last) == ("The game is over.", "Player Bo wins the game. [V7.1]")
    assert scores[0] == (
        f"Player Bo has {valour + 14} points: valour {valour}, captured shields 4, own shields 8, "
        "sets 2 (of 2 shields)."
    )
    assert scores[1:] == [
        "Player Astrid has 6 points: own shields 6.",
        "Player Cnut has 6 points: own shields 6.",
    ]


def test_v7_2_more_captured_shields_decide() -> None:
    t = Table(2)
    t.capture(0, 1)
    t.valhalla(1, *worth(t, 2))
    assert ending(t)[-2:] == [
        "Players Astrid and Bo are level in points: more captured shields decide. [V7.2]",
        "Player Astrid wins the game. [V7.1]",
    ]


def test_v7_2_more_own_shields_decide() -> None:
    t = Table(3)
    t.capture(0, 2)
    t.capture(1, 2)
    t.capture(2, 1)
    t.valhalla(1, *worth(t, 2))
    t.valhalla(2, *worth(t, 4))
    assert ending(t)[-2:] == [
        "Players Astrid, Bo and Cnut are level in points and captured shields: "
        "more own shields decide. [V7.2]",
        "Player Astrid wins the game. [V7.1]",
    ]


def test_v7_2_a_victory_may_be_shared() -> None:
    assert ending(Table(2))[-2:] == [
        "Players Astrid and Bo are level in points, captured shields and own shields. [V7.2]",
        "Players Astrid and Bo share the victory. [V7.1]",
    ]


def worth(t: Table, valour: int) -> list[str]:
    """Warriors still in the deck of this valour, each worth 1."""
    found = [t.s.table.cards[card].id for card in t.s.deck if t.s.table.valour[card] == 1]
    return found[:valour]


@pytest.mark.parametrize("level", LEVELS)
def test_scores_are_in_every_saga(level: Level) -> None:
    t = Table(2)
    assert "wins" in (said(t, ev.GameEnded((3, 1), (0,)), level) or "")
