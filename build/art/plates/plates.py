"""Every plate and medallion of the interface, and plates.json, which tells the game how to lay them out."""

import json
from collections.abc import Iterator
from functools import cache, partial

from art.bake import Document, Picture
from art.plates import cloth, hide, light, medals, small, wood
from art.plates.plate import Plate

SOURCES = (wood, cloth, hide, light, small)


@cache
def plates() -> dict[str, Plate]:
    return {plate.name: plate for module in SOURCES for plate in module.plates()}


def pictures() -> Iterator[Picture]:
    for name, plate in plates().items():
        yield Picture(f"plates/{name}.webp", partial(Plate.image, plate), quality=plate.quality)
    yield from medals.pictures()


def layout() -> str:
    lines = ",\n".join(
        f"{json.dumps(name)}: {json.dumps(plate.record())}" for name, plate in plates().items()
    )
    return f"{{\n{lines}\n}}\n"


def documents() -> Iterator[Document]:
    yield Document("plates/plates.json", layout)
