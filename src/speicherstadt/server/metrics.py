"""What a monitor may ask for, in the words of Prometheus.

Counting happens at every decision, so it is plain arithmetic; the words are found when asked for.
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


class Tally(Collector):
    def __init__(self) -> None:
        self.decisions = 0
        self.tables = 0
        self.streams = 0
        self._requests: Counter[int] = Counter()
        self._within = [0] * len(_NAMES)
        self._seconds = 0.0

    def answered(self, status: int, seconds: float | None = None) -> None:
        """A request was answered; of a stream it does not matter how long it takes."""
        self._requests[status] += 1
        if seconds is not None:
            self._within[bisect_left(_BOUNDS, seconds)] += 1
            self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        name = "speicherstadt_{}".format
        yield CounterMetricFamily(name("decisions"), "Decisions written down", self.decisions)
        yield GaugeMetricFamily(name("tables"), "Tables in memory", self.tables)
        yield GaugeMetricFamily(name("streams"), "Open streams", self.streams)
        requests = CounterMetricFamily(name("requests"), "Requests by status", labels=["status"])
        for status, count in sorted(self._requests.items()):
            requests.add_metric([str(status)], count)
        yield requests
        yield HistogramMetricFamily(
            name("request_seconds"),
            "Time to answer a request, streams left out",
            buckets=list(zip(_NAMES, accumulate(self._within), strict=True)),
            sum_value=self._seconds,
        )


TALLY = Tally()
REGISTRY = CollectorRegistry()
REGISTRY.register(TALLY)
