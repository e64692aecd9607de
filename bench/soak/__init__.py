"""An hour of players, hostile visitors and kills: `make soak`."""
