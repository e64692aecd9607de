"""What we claim about speed, measured beside the peers in the same run by `make bench`."""
