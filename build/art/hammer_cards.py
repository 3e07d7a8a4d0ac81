"""A woodcut for every card of the Hammer Throw."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.scene import jotnar, thor, valkyries
from art.scene.stage import printed

SCENES = {**valkyries.SCENES, **jotnar.SCENES, **thor.SCENES}
SIZE = (640, 608)


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)), size=SIZE)


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"hammer/{card}.webp", partial(draw, card), quality=82)
