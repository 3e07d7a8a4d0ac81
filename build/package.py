"""Pack Valhalla for this system: `python3 build/package.py`. It fetches what it needs into .venv once.

On Linux a `.tar.gz` and a `.deb`, on Windows a `.zip` and an installer (which needs NSIS), on macOS a `.dmg`;
all in dist/. With --folder only the folder dist/valhalla, which is in all of them. See docs/packaging.md.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("package")
    return environment.become([python, str(environment.ROOT / "build" / "packing.py"), *arguments])


if __name__ == "__main__":
    environment.start(main)
