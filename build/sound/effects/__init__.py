"""What is heard once, when something happens. The name of a module is the kind of its sounds."""
