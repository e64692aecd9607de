"""`python -m speicherstadt` is the command `speicherstadt`."""

from speicherstadt.cli import main

if __name__ == "__main__":
    main()
