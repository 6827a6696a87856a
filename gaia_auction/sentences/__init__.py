"""English for what the rules give as data. One `match` for each kind, ended by `assert_never`."""
