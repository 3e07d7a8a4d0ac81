"""A woodcut for every victory of Wolves of Odin and both Ragnarök cards, and the emblem for the menu."""

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from art.bake import Picture
from art.monster.card import press
from art.monster.relief import Block
from art.scene.stage import Stage, printed
from art.wolves import hoards, spoils, tales
from art.wolves.pack import emblem, swallowed

SCENES: dict[str, Callable[[], Stage | Block]] = {
    **spoils.SCENES,
    **hoards.SCENES,
    **tales.SCENES,
    "ragnarok-hall": swallowed,
}
SIZE = (640, 608)


def draw(card: str) -> Image.Image:
    scene, seed = SCENES[card](), sum(map(ord, card))
    return press(scene, seed) if isinstance(scene, Block) else printed(scene, seed, SIZE)


def pictures() -> Iterator[Picture]:
    for card in SCENES:
        yield Picture(f"wolves/{card}.webp", partial(draw, card), quality=82)
    yield Picture("wolves/emblem.webp", emblem, quality=88)
    yield Picture("wolves/plate.webp", partial(emblem, True), quality=86)
