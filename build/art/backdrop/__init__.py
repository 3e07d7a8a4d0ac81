"""What lies behind and over everything: hall, table, curtain, fire, sparks, and the program's icon."""
