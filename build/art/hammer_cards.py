"""A woodcut for every card of the Hammer Throw, and the game's emblem for the menu."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.hammer_emblem import emblem
from art.scene import jotnar, thor, valkyries
from art.scene.stage import printed

SCENES = {**valkyries.SCENES, **jotnar.SCENES, **thor.SCENES}
SIZE = (640, 608)


def draw(card: str) -> Image.Image:
    return printed(SCENES[card](), seed=sum(map(ord, card)), size=SIZE)


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"hammer/{card}.webp", partial(draw, card), quality=82)
    yield Picture("hammer/emblem.webp", emblem, quality=88)
    yield Picture("hammer/plate.webp", partial(emblem, True), quality=86)
