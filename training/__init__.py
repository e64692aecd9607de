"""How the bots' weights are made. Run it with `make train`."""
