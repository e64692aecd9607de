"""Requests, answers and live connections: everything that a browser or a program talks to."""
