"""One seed, one table: the dealing of a whole setup, pure but for the facts it reads from the package."""
