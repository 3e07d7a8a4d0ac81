"""Work out anew what the cards of the Hammer Throw are worth in hand: `python3 build/appraise.py`.

Writes valhalla/ai/hammer/worths.json, which the AI seats play by; to be run when a card or its number
changes. Takes some minutes.
"""

import environment


def main(arguments: list[str]) -> int:
    python = environment.Environment().ready("dev")
    return environment.become([python, "-P", str(environment.ROOT / "build" / "appraising.py"), *arguments])


if __name__ == "__main__":
    environment.start(main)
