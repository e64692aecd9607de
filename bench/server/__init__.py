"""Compare our server with boardgame.io's under the same load: `make bench-server`."""
