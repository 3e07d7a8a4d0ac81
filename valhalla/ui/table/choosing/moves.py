"""What a gesture at a table means for the choice under way. What is legal, the game says."""

from __future__ import annotations

from typing import Any

from valhalla.kernel.game import Option
from valhalla.ui.table.choosing.asking import Asking
from valhalla.ui.table.choosing.choice import picks_in
from valhalla.ui.table.choosing.confirming import waits
from valhalla.ui.table.scene import PlayScene
from valhalla.words import refusals


class Moves:
    """The choice under way, seen from a board. A game adds its gestures."""

    def __init__(self, scene: PlayScene) -> None:
        self.scene = scene

    @property
    def s(self) -> Any:
        """The shown state; a game says of which kind."""
        return self.scene.shown

    @property
    def asking(self) -> Asking | None:
        return self.scene.asking

    @property
    def question(self) -> Asking:
        """The same, where somebody is asked."""
        assert self.asking is not None
        return self.asking

    # What is possible

    @property
    def options(self) -> tuple[Option, ...]:
        return self.asking.options if self.asking else ()

    def option(self, kind: str) -> Option | None:
        return next((option for option in self.options if option.kind == kind), None)

    def live(self, kind: str) -> Option | None:
        """The option of this kind that all that is picked could belong to."""
        found = self.asking.choice.live() if self.asking else []
        return next((option for option in found if option.kind == kind), None)

    def takes(self, thing: str, value: int) -> bool:
        """Whether this may be picked, be it only once everything has come to rest."""
        return self.scene.takes(thing, value)

    # What is picked

    def picked(self, thing: str) -> list[int]:
        return list(self.asking.choice.picked.get(thing, ())) if self.asking else []

    def set(self, thing: str, values: list[int]) -> None:
        """Pick just these."""
        if values:
            self.question.choice.picked[thing] = values
        else:
            self.question.choice.picked.pop(thing, None)

    def follow(self, command: Any) -> bool:
        """Pick what a command names, so that only the word for it is missing. False if it names nothing."""
        named = picks_in(command)
        option = next((o for o in self.options if o.kind == str(command.__struct_config__.tag)), None)
        if not named or option is None or self.scene.director.busy:
            return False
        self.let_go()
        for thing, values in named.items():
            self.set(thing, values)
        self.show_picked()
        return True

    def let_go(self) -> None:
        """Nothing is picked any more."""
        self.question.choice.fix(None)

    # Carrying out

    def show_picked(self) -> None:
        """Something was picked or put back, which is heard and seen."""
        self.scene.app.sound.cue("pick")
        self.scene.app.notices.done()
        self.scene.sync()

    def settle(self, option: Option) -> None:
        """The last pick is made: it is carried out, unless it waits for its button."""
        self.scene.app.sound.cue("pick")
        if waits(self.question, option):
            self.scene.sync()
        else:
            self.scene.carry_out(option)

    def press(self, option: Option, lack: str = "") -> None:
        """A plank was pressed: carried out, whatever else was half picked; else it is said what it lacks."""
        if self.scene.hurry() or self.asking is None:
            return
        if not option.picks:
            self.let_go()
        if option in self.asking.choice.complete():
            self.scene.carry_out(option)
        else:
            self.scene.app.notices.say(refusals.cite(lack, option.rule))
