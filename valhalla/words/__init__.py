"""What the program says: the saga, prompts, refusals, reasons and the rulebook, in every language."""
