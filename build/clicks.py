"""How many presses a turn and a battle take, by a robot that knows the shortest ways (docs/window.md).

python build/clicks.py                     one person against two karls, in each game
python build/clicks.py --people 3          nobody but people at one screen
python build/clicks.py --only wolves --games 4
"""

import argparse
import os
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the robots of the tests are wanted
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.ui.driver import Robot, make_app
from tests.ui.hammer.hammers import Thrower
from tests.ui.player import Player, matching
from tests.ui.tables import sit_down
from tests.ui.wolves.wolves import Wolf
from valhalla.games import GAMES
from valhalla.games.hammer import commands as hammer
from valhalla.games.hammer.terms import HAMMER
from valhalla.games.valhalla import commands as cm
from valhalla.games.wolves import commands as wolves
from valhalla.kernel.journal import Seat
from valhalla.kernel.session import Session
from valhalla.ui.games.valhalla.actions import named
from valhalla.ui.games.valhalla.battle.board import BattleBoard
from valhalla.ui.games.valhalla.battle.gauge import OddsPanel
from valhalla.ui.games.valhalla.battle.marking import all_again
from valhalla.ui.table.scene import PlayScene
from valhalla.ui.table.scoring.scene import ScoringScene
from valhalla.workshop.posing import NAMES

SEATS, LEVEL = 3, "karl"
KINDS: Final = ("turn", "attack", "defence", "aside")  # aside: asked in the turn of another
WEIGHED: Final = 60.0  # seconds the odds paper may take


class Clicking(Robot):
    """Counts what is pressed; to drag something is one press, too."""

    presses = 0

    def press(self, button: int = 1) -> None:
        self.presses += 1
        super().press(button)


class Counting(Player):
    """Counts the presses of each turn and of each battle."""

    robot: Clicking

    def __init__(self, robot: Clicking) -> None:
        super().__init__(robot, level=LEVEL)
        self.counts: dict[tuple[object, ...], int] = defaultdict(int)
        self._about: tuple[object, ...] = ("turn",)

    def use(self, name: str) -> None:
        super().use(name)
        if name == "go-on":  # the end of what was just decided
            self._note()

    def decide(self, scene: PlayScene) -> None:
        about, before = self._where(scene), len(scene.match.session.log)
        super().decide(scene)
        done = self.done(scene, before)
        attacks = done is not None and isinstance(done.command, cm.Attack)
        self._about = ("attack", *about[1:]) if attacks else about
        self._note()

    def _note(self) -> None:
        """What was pressed since then was for this: a curtain that was lifted, a hand that was opened."""
        self.counts[self._about] += self.robot.presses
        self.robot.presses = 0

    def _where(self, scene: PlayScene) -> tuple[object, ...]:
        """What is decided, and in which turn of which seat."""
        assert scene.asking is not None
        s, seat = scene.match.session.state, scene.asking.seat
        battle = getattr(s, "battle", None)
        kind = "turn" if s.active == seat else "aside"
        if battle is not None and battle.attack.seat == seat:
            kind = "attack"
        elif battle is not None and battle.defence is not None and battle.defence.seat == seat:
            kind = "defence"
        return kind, seat, getattr(s, "round", 0), s.turns


class Warrior(Counting):
    """Valhalla by the shortest ways."""

    def perform(self, scene: PlayScene, command: Any) -> None:
        match command:
            case cm.Arm() if "arm_best" in self.robot.names and self.robot.widget("arm_best").enabled:
                self.use("arm_best")
            case cm.AddWarriors():
                self._add(scene, command)
            case cm.Reroll() | cm.FreeReroll():
                self._again(scene, command)
            case cm.PlayTactic() if isinstance(scene.board, BattleBoard):
                self._play(scene, command)
            case _:
                super().perform(scene, command)

    def _add(self, scene: PlayScene, command: cm.AddWarriors) -> None:
        """From the hand into the slots."""
        before = len(scene.match.session.log)
        for card, slot in zip(command.cards, command.slots, strict=True):
            self.robot.drag(f"card:{card}", f"slot:{self.seat}:{slot}")
        if not self.done(scene, before):
            self.use("confirm")

    def _again(self, scene: PlayScene, command: cm.Reroll | cm.FreeReroll) -> None:
        """All dice by one button; a row of the odds paper marks its dice; else each is marked."""
        assert isinstance(scene.board, BattleBoard) and scene.asking is not None
        if "reroll_all" in self.robot.names and all_again(scene.board.moves) == command:
            self.use("reroll_all")
            return
        at = row_of(self.robot, scene, command)
        if at is not None:
            self.robot.click_at(at)
            option, _picks = matching(scene.asking.options, command)
            self.use(f"option:{named(option)}")
        else:
            self.pick_first(scene, command)

    def _play(self, scene: PlayScene, command: cm.PlayTactic) -> None:
        """Dropped in the middle if it asks for nothing else."""
        if command != cm.PlayTactic(command.card):
            self.pick_first(scene, command)
            return
        before, field = len(scene.match.session.log), self.robot.widget("field").rect
        self.robot.drag(f"card:{command.card}", (field.centerx, field.top + 12))
        if "answer-0" in self.robot.names:  # it would change nothing
            self.use("answer-0")
        if not self.done(scene, before):
            super().perform(scene, command)


def row_of(robot: Robot, scene: PlayScene, command: cm.Reroll | cm.FreeReroll) -> tuple[int, int] | None:
    """Where the odds paper lists this reroll, if it does."""
    board = scene.board
    if not isinstance(board, BattleBoard) or "odds-panel" not in robot.names:
        return None
    robot.wait_until(lambda: board.told() is not None, WEIGHED)
    panel, told, loose = robot.widget("odds-panel"), board.told(), board.moves.loose
    assert isinstance(panel, OddsPanel) and told is not None
    dice = Counter(loose[i] for i in command.dice)
    price = loose[command.discard] if isinstance(command, cm.Reroll) else -1
    for row, box in panel.listed(told):
        if row.kind.endswith("reroll") and Counter(row.dice) == dice and row.price == price:
            return box.center
    return None


class Hurler(Counting, Thrower):
    """The Hammer Throw by the shortest ways."""

    def perform(self, scene: PlayScene, command: Any) -> None:
        before = len(scene.match.session.log)
        if isinstance(command, hammer.Remove) and command.hammers == scene.shown.dice.count(HAMMER):
            while not self.done(scene, before):
                self.use("option:remove")
        elif isinstance(command, hammer.Play) and command == hammer.Play(command.card):
            self.robot.drag(f"card:{command.card}", "tray")
            if not self.done(scene, before):
                self.use("confirm")
        else:
            super().perform(scene, command)


class Leader(Counting, Wolf):
    """Wolves of Odin by the shortest ways."""

    def perform(self, scene: PlayScene, command: Any) -> None:
        if isinstance(command, wolves.Lay):
            self.robot.drag(f"card:{command.card}", self.robot.widget(self.end(command)).rect.center)
        else:
            super().perform(scene, command)


PLAYERS: Final[dict[str, Callable[[Clicking], Counting]]] = {
    "valhalla": Warrior, "hammer": Hurler, "wolves": Leader,
}  # fmt: skip


def played(game: str, people: int, seed: int) -> dict[str, list[int]]:
    """A whole game through the window: the presses of each turn and of each battle."""
    with tempfile.TemporaryDirectory() as home:
        app = make_app(home=Path(home))
        app.blind = True
        try:
            player = PLAYERS[game](Clicking(app))
            kinds = ["human"] * people + [LEVEL] * (SEATS - people)
            seats = tuple(Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False))
            setup = GAMES[game].Setup(SEATS, first=0)
            sit_down(player.robot, Session.start(GAMES[game], setup, seats, seed))
            while not isinstance(player.robot.scene, ScoringScene):
                player.move()
        finally:
            app.close()
    found: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for about, count in player.counts.items():
        found[str(about[0])].append(count)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Presses for a turn and a battle: median, most.")
    parser.add_argument("--only", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--people", type=int, default=1)
    choice = parser.parse_args()
    for game in [choice.only] if choice.only else PLAYERS:
        games = [played(game, choice.people, seed) for seed in range(1, choice.games + 1)]
        whole = median(sum(map(sum, one.values())) for one in games)
        told = [f"{whole:g} a game"]
        for kind in KINDS:
            counts = [count for one in games for count in one[kind]]
            if counts:
                told.append(f"{kind} {median(counts):g}, at most {max(counts)}, {len(counts)} of them")
        print(f"{game}, people {choice.people}: " + "; ".join(told), flush=True)


if __name__ == "__main__":
    main()
