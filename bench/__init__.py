"""Benchmarks: `make bench` measures the engine and comparable projects in the same run."""
