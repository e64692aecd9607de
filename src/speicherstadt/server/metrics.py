"""The server's metrics, for Prometheus.

Counting happens at every decision, so it is plain arithmetic; formatting happens on request.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

_BOUNDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
_NAMES = (*map(str, _BOUNDS), "+Inf")


class ServerMetrics(Collector):
    def __init__(self) -> None:
        self.decisions = 0
        self.tables = 0
        self.connections = 0
        self._requests: Counter[int] = Counter()
        self._within = [0] * len(_NAMES)
        self._seconds = 0.0

    def answered(self, status: int, seconds: float | None = None) -> None:
        """Count an answer; `seconds` is None for live connections, which are not timed."""
        self._requests[status] += 1
        if seconds is not None:
            self._within[bisect_left(_BOUNDS, seconds)] += 1
            self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        name = "speicherstadt_{}".format
        yield CounterMetricFamily(name("decisions"), "Decisions written", self.decisions)
        yield GaugeMetricFamily(name("tables"), "Tables in memory", self.tables)
        yield GaugeMetricFamily(name("connections"), "Live connections", self.connections)
        requests = CounterMetricFamily(name("requests"), "Requests by status", labels=["status"])
        for status, count in sorted(self._requests.items()):
            requests.add_metric([str(status)], count)
        yield requests
        yield HistogramMetricFamily(
            name("request_seconds"),
            "Time to answer a request, live connections excluded",
            buckets=list(zip(_NAMES, accumulate(self._within), strict=True)),
            sum_value=self._seconds,
        )


METRICS = ServerMetrics()
REGISTRY = CollectorRegistry()
REGISTRY.register(METRICS)
