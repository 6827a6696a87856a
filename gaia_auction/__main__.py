"""Start the program: `python -m gaia_auction`."""

from gaia_auction.cli.main import main

if __name__ == "__main__":
    main()
