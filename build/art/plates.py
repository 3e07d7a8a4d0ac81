"""Every plate and medallion of the interface, and plates.json, which tells the game how to lay them out."""

import json
from collections.abc import Iterator
from functools import cache, partial

from PIL import Image

from art import medals, plates_cloth, plates_hide, plates_light, plates_small, plates_wood
from art.bake import Document, Picture
from art.plate import Plate

SOURCES = (plates_wood, plates_cloth, plates_hide, plates_light, plates_small)


@cache
def plates() -> dict[str, Plate]:
    return {plate.name: plate for module in SOURCES for plate in module.plates()}


def draw(name: str) -> Image.Image:
    return plates()[name].image()


def pictures() -> Iterator[Picture]:
    for name, plate in plates().items():
        data = json.dumps(plate.record()) + plate.data
        yield Picture(f"plates/{name}.webp", partial(draw, name), data, plate.quality)
    yield from medals.pictures()


def layout() -> str:
    lines = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(plate.record())}" for name, plate in plates().items()
    )
    return f"{{\n{lines}\n}}\n"


def documents() -> Iterator[Document]:
    yield Document("plates/plates.json", layout, layout())
