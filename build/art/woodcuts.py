"""A woodcut for every card of a table of scenes, printed with a seed of its own."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeVar

from PIL import Image

from art.bake import Picture

Cut = TypeVar("Cut")
SIZE = (640, 608)  # of cards that are all picture


def _printed(scene: Callable[[], Cut], press: Callable[[Cut, int], Image.Image], seed: int) -> Image.Image:
    return press(scene(), seed)


def woodcuts(
    folder: str,
    scenes: Mapping[str, Callable[[], Cut]],
    press: Callable[[Cut, int], Image.Image],
    quality: int = 82,
) -> Iterator[Picture]:
    for card, scene in scenes.items():
        draw = partial(_printed, scene, press, sum(map(ord, card)))
        yield Picture(f"{folder}/{card}.webp", draw, quality=quality)
