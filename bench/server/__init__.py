"""Our server beside boardgame.io's, under the same load: `make bench-server`."""
