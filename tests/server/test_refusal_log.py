"""Refusals are counted by reason, and logged as one line however many there are."""

import logging

import pytest
from prometheus_client import generate_latest

from speicherstadt.server.metrics import METRICS, REGISTRY
from speicherstadt.server.problems import NoSuchTable, OverLimit, Refused
from speicherstadt.server.refusal_log import RefusalLog


def test_a_flood_is_one_line(caplog: pytest.LogCaptureFixture) -> None:
    log = RefusalLog()
    for _ in range(10_000):
        METRICS.refused(OverLimit("hints", 1.0))
    for _ in range(3):
        METRICS.refused(NoSuchTable())
    with caplog.at_level(logging.INFO):
        log.write()
        log.write()  # nothing new
    [line] = caplog.records
    assert line.getMessage() == "refused 10003 requests"
    assert line.refusals == {"too-many hints": 10_000, "unknown": 3}  # type: ignore[attr-defined]


def test_connections_that_are_cut_off_are_counted_and_logged_as_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log, labels = RefusalLog(), {"reason": "no request"}
    name = "speicherstadt_connections_cut_off_total"
    before = REGISTRY.get_sample_value(name, labels) or 0.0
    for _ in range(100):
        METRICS.cut_off("no request")
    with caplog.at_level(logging.INFO):
        log.write()
        log.write()
    [line] = caplog.records
    assert line.getMessage() == "cut off 100 connections"
    assert line.reasons == {"no request": 100}  # type: ignore[attr-defined]
    assert REGISTRY.get_sample_value(name, labels) == before + 100


def test_refusals_are_counted_for_prometheus() -> None:
    def count() -> float:
        labels = {"code": "wrong-host", "limit": ""}
        return REGISTRY.get_sample_value("speicherstadt_refusals_total", labels) or 0.0

    before = count()
    METRICS.refused(Refused("wrong-host", "not us"))
    assert count() == before + 1
    assert b'speicherstadt_refusals_total{code="wrong-host",limit=""}' in generate_latest(REGISTRY)
