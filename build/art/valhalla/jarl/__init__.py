"""The 25 jarls, drawn one by one: who they are, where they stand and what they hold."""
