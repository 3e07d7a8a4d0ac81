"""Run one of the project's own tools, for hooks and editors: `python3 build/tool.py ruff check`."""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    return environment.become([python, "-m", *arguments])


if __name__ == "__main__":
    environment.start(main)
