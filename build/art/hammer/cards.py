"""A woodcut for every card of the Hammer Throw."""

from collections.abc import Iterator
from functools import partial

from art.bake import Picture
from art.hammer import jotnar, thor, valkyries
from art.scene.stage import printed
from art.woodcuts import SIZE, woodcuts

SCENES = {**valkyries.SCENES, **jotnar.SCENES, **thor.SCENES}


def pictures() -> Iterator[Picture]:
    yield from woodcuts("hammer", SCENES, partial(printed, size=SIZE))
