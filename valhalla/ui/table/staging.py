"""How a game is staged: scene, match, director and furniture know no rules, what differs they ask here.

A game has a subclass of its own and names it in its record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from valhalla.ui.table.choosing.asking import begun, missing
from valhalla.ui.table.choosing.choice import picked_for
from valhalla.ui.table.choosing.confirming import Acts
from valhalla.words import prompts, refusals, saga
from valhalla.words.asking import Prompt
from valhalla.words.reasons import Reasons
from valhalla.words.record import words_of
from valhalla.words.telling import Level

if TYPE_CHECKING:
    from pygame import Rect

    from valhalla.ai.worker import Answer
    from valhalla.kernel.game import IllegalCommand, Option
    from valhalla.kernel.session import ReadOnly, UndoRefused
    from valhalla.ui.app import App
    from valhalla.ui.painter import Painter
    from valhalla.ui.scenes.pause import Entry
    from valhalla.ui.settings import LastTable
    from valhalla.ui.table.board import Board
    from valhalla.ui.table.choosing.asking import Asking
    from valhalla.ui.table.choosing.refusing import Click
    from valhalla.ui.table.cues import Cue
    from valhalla.ui.table.faces.faces import CardFaces
    from valhalla.ui.table.match import Match
    from valhalla.ui.table.pieces.heaps import Heap
    from valhalla.ui.table.scene import PlayScene
    from valhalla.ui.table.scoring.scene import ScoringScene
    from valhalla.ui.table.together.verdict import Verdict

Names = Sequence[str]
Topic = int | tuple[int, str]  # a seat's standing order; one with several has names for the others


def _in_sight(option: Option) -> bool:
    """Whether an option can be carried out by picking what all may see."""
    return all(min(p.candidates, default=0) >= 0 and len(p.candidates) >= p.least for p in option.picks)


class Staging(ABC):
    """What the window asks about a game. States and events are the game's own, as the viewer sees them."""

    game: ClassVar[str]  # its id
    chance: tuple[type, ...] = ()  # events by which luck shows itself: after them an undo asks which luck
    turns: tuple[type, ...] = ()  # events at which a film has its notches
    highlights: tuple[type, ...] = ()  # and those it marks with fire
    charted: tuple[type, ...] = ()  # events at which the chart of points has a place
    besides: tuple[type, ...] = ()  # commands that bring nothing on: one may give them or not
    apart: tuple[type, ...] = ()  # events whose card is of another deck than those that lie on the table
    secret: tuple[type, ...] = ()  # commands of which nothing is told before the end
    other_decks: tuple[type, ...] = ()  # events whose cards are of no hand: the saga cannot show them
    icons: ClassVar[dict[type, str]]  # of the saga's lines
    cues: ClassVar[dict[type, Cue]]
    board: ClassVar[type[Board]]  # where one board serves every moment
    card_faces: ClassVar[type[CardFaces]]
    reckoning: ClassVar[type[ScoringScene]]  # the scene that counts the points
    acts: ClassVar[Mapping[str, Acts]] = {}  # how commands are given, by kind: at once where none is named
    planks: ClassVar[tuple[str, ...]] = ()  # what is picked by a plank of its own, which is the word for it
    lacking: ClassVar[Mapping[str, str]] = {}  # things to be picked, and how one is asked for each

    def at(self, setup: Any) -> Staging:
        """How a table of this setup is staged: a game that is played in different ways may have several."""
        return self

    # Laying a table

    def laid(self, table: LastTable) -> LastTable:
        """The table with all who sit there: somebody may join whom nobody chose."""
        return table

    def asked(self, table: LastTable) -> dict[str, Any]:
        """What the setup says besides seats, expansions, variants and the first player."""
        return {}

    def again(self, table: LastTable, setup: Any) -> LastTable:
        """The table of a game that was played, for a rematch, with what else its setup said."""
        return table

    # The table

    def boards(self, scene: PlayScene) -> dict[str, Board]:
        """The boards of a scene, by the names that `moment` gives."""
        return {self.game: self.board(scene)}

    def moment(self, s: Any) -> str:
        """The kind of moment a state is: which board shows it."""
        return self.game

    @abstractmethod
    def music(self, s: Any) -> str:
        """The piece that fits a state."""

    def faces(self, app: App) -> CardFaces:
        return self.card_faces(app.art, app.fonts)

    @abstractmethod
    def card_rule(self, table: Any, card: int) -> str:
        """The clause about such a card."""

    def piles(self, scene: PlayScene) -> tuple[Heap, ...]:
        """What may be looked through at any time, as far as whoever looks knows it."""
        return ()

    def scoring(self, app: App, match: Match) -> ScoringScene:
        return self.reckoning(app, match)

    @abstractmethod
    def scores(self, s: Any) -> tuple[int, ...]:
        """What everybody would have if it ended now, for the chart."""

    def no_odds(self, s: Any) -> str:
        """Why no chances are shown now; nothing if they are."""
        return ""

    @abstractmethod
    def odds_words(self) -> str:
        """What the tool says that shows the chances."""

    def hand(self, s: Any, seat: int) -> list[int]:
        """The cards a seat hides from the others, as whoever looks knows them; a game may have none."""
        return []

    # Whose move it is

    def involved(self, s: Any, seat: int) -> bool:
        """Whether what is shown concerns this person so much that they look on."""
        return False

    def hand_decides(self, s: Any, seat: int) -> bool:
        """Whether it depends on a hidden hand if a seat has only one thing to do now."""
        return False

    def plays_itself(self, command: Any) -> bool:
        """Whether the only legal command is given without being asked for."""
        return True

    def closing(self, s: Any, command: Any) -> str:
        """What is said before the only legal command ends something; nothing where it need not be told."""
        return ""

    def at_turn(self, s: Any, seat: int) -> bool:
        """Whether it is a seat's own turn, once the table is laid."""
        return bool(s.active == seat)

    def fighters(self, s: Any) -> tuple[int, ...]:
        """Those who fight each other: all of them look on."""
        return ()

    def bared(self, seen: Any, seat: int) -> Any:
        """What a spectator sees, as far as this seat may be asked about it: cards face down are no cards."""
        return seen

    def in_public(self, bare: Any, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        """What a seat may choose while its hand is folded: nothing that names a hidden card."""
        return tuple(filter(_in_sight, offered))

    def options(self, s: Any, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
        """What the game offers a seat, as things to be picked: it may list one of several that are alike."""
        return offered

    def joins(self, s: Any, seat: int, option: Option, thing: str, values: list[int]) -> bool:
        """Whether these things, each of which may be picked for an option, go together."""
        return True

    def lucky(self, s: Any, command: Any) -> bool:
        """Whether a card that is played brings luck to light by itself: dice, hidden cards."""
        return False

    def warning(self, s: Any, seat: int, command: Any) -> str:
        """Why a person might not want to give this command, although it may be given."""
        return ""

    # What is decided

    def halts(self, event: Any, *, several: bool) -> bool:
        """Whether what has been decided stays to be seen before this event, until somebody goes on."""
        return False

    def verdict(self, match: Match) -> Verdict | None:
        """What is written then on a sheet over the table, if anything is."""
        return None

    # Standing orders

    def may_be_silent(self, s: Any, seat: int) -> bool:
        """Whether this seat may ever be asked out of turn, as far as everybody can see."""
        return False

    def aside(self, s: Any, seat: int) -> bool:
        """Whether a standing order may answer for this seat now."""
        return False

    def topics(self, s: Any, seat: int) -> tuple[Topic, ...]:
        """What a seat is asked about now, by the names of its standing orders: all must decline."""
        return (seat,)

    def matters(self, s: Any, seat: int) -> bool:
        """Whether the question is worth asking, as far as everybody can see."""
        return True

    @abstractmethod
    def decline(self) -> Any:
        """The command by which a standing order answers."""

    def orders(self, scene: PlayScene, seat: int) -> list[Entry]:
        """What the pause offers about standing orders."""
        return []

    # Picking

    def pick(self, asking: Asking, kind: str, value: int) -> bool:
        """Pick something for the choice under way, or put it back. False if it cannot be."""
        return asking.choice.take(kind, value)

    def more(self, asking: Asking, option: Option) -> bool:
        """Whether something else could be added to what is complete, so that one is asked."""
        return False

    def placed(self, asking: Asking | None) -> Mapping[int, int]:
        """Cards of the hand that lie elsewhere while they are picked, by where."""
        return {}

    # Words

    def prompt(self, s: Any, seat: int, names: Names) -> Prompt:
        """What is asked of a seat."""
        return prompts.ask(s, seat, names)

    def following(self, asked: Prompt, asking: Asking, names: Names) -> Prompt:
        """What is asked in the middle of a choice: of what is to be picked next."""
        under_way = begun(asking)
        return (
            asked if under_way is None else prompts.follow(asking.state, asking.seat, asked, under_way, names)
        )

    @abstractmethod
    def label(self, option: Option) -> str:
        """What the button of an option says."""

    def missing(self, scene: PlayScene, option: Option) -> str:
        """What is still to be picked for an option, or nothing."""
        return missing(scene.asking, option, self.lacking)

    def refused(self, no: IllegalCommand | UndoRefused | ReadOnly, names: Names) -> str:
        """Why something cannot be done."""
        return refusals.explain(no, self.game, names)

    @abstractmethod
    def meant(self, click: Click) -> Any:
        """The command that a click on something could have been a part of."""

    def tell(self, names: Names, s: Any, event: Any, level: Level = "full") -> str | None:
        """An event in words; *s* is the state just after it."""
        return saga.Teller(names, level).tell(s, event)

    def level_of(self, event: Any) -> int:
        """From which level of the saga on an event is told."""
        return saga.level_of(event)

    @abstractmethod
    def concerns(self, event: Any, seat: int) -> bool:
        """Whether the curtain tells a seat of this event."""

    def reasons(
        self, seen: Any, seat: int, thought: Any, names: Names, *, viewer: int | None, over: bool
    ) -> Reasons:
        """What an AI seat thought, in words for *viewer*."""
        return words_of(seen.game).reasons(seen, seat, thought, names, viewer=viewer, over=over)

    def despite(self, scene: PlayScene, answer: Answer) -> str:
        """Why a hint is given although the chances that are shown have something better; nothing if not."""
        return ""

    def pointed_at(self, command: Any) -> tuple[set[tuple[str, int]], set[str]]:
        """What one would pick for a command, and the names of what one would press."""
        return picked_for(command), {f"option:{command.__struct_config__.tag}"}

    # The curtain

    @abstractmethod
    def draw_stand(self, p: Painter, match: Match, seat: int, rect: Rect) -> None:
        """What everybody may see of a seat, on the curtain."""
