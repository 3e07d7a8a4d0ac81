"""What build/appraise.py runs inside the project's environment."""

from __future__ import annotations

import json

from valhalla.ai.hammer.worth import FILE
from valhalla.games.hammer.table import Setup, table
from valhalla.workshop.hammer.appraise import appraised


def main() -> None:
    found = appraised(table(Setup(2)), lambda done, whole: print(f"\r{done} of {whole}", end="", flush=True))
    lines = ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(worths)}" for name, worths in sorted(found.items())
    )
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    print(f"\nwritten: {FILE.name}")


if __name__ == "__main__":
    main()
