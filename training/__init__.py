"""How the weights of the bots were made. Start it by `make train`."""
