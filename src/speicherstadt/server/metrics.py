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

from speicherstadt.errors import SpeicherstadtError
from speicherstadt.server.problems import OverLimit, problem

_SECONDS = (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
_WRITES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_name = "speicherstadt_{}".format


class _Histogram:
    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._within = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, value: float) -> None:
        self._within[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def family(self, name: str, about: str) -> Metric:
        names = (*map(str, self._bounds), "+Inf")
        buckets = list(zip(names, accumulate(self._within), strict=True))
        return HistogramMetricFamily(_name(name), about, buckets=buckets, sum_value=self._sum)


class ServerMetrics(Collector):
    def __init__(self) -> None:
        self.decisions = 0
        self.tables = 0
        self.connections = 0
        self.loop_lag = 0.0
        self.last_commit = 0.0
        self.writable = True
        self.database_bytes = 0
        self.refusals: Counter[tuple[str, str]] = Counter()
        """Refused requests and commands, by code and by the limit that was exceeded, if any."""
        self.cut_offs: Counter[str] = Counter()
        """Connections that were cut off, by reason."""
        self._requests: Counter[int] = Counter()
        self._request_seconds = _Histogram(_SECONDS)
        self._commit_seconds = _Histogram(_SECONDS)
        self._commit_writes = _Histogram(_WRITES)

    def answered(self, status: int, seconds: float | None = None) -> None:
        """Count an answer; `seconds` is None for live connections, which are not timed."""
        self._requests[status] += 1
        if seconds is not None:
            self._request_seconds.add(seconds)

    def committed(self, seconds: float, writes: int) -> None:
        """Count a commit, in the writer's thread."""
        self._commit_seconds.add(seconds)
        self._commit_writes.add(writes)

    def refused(self, error: SpeicherstadtError) -> None:
        """Count a refusal, whether of a request, a command or a connection."""
        limit = error.limit if isinstance(error, OverLimit) else ""
        self.refusals[problem(error)[1].code, limit] += 1

    def cut_off(self, reason: str) -> None:
        """Count a connection that is cut off."""
        self.cut_offs[reason] += 1

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(_name("decisions"), "Decisions written", self.decisions)
        for name, about, value in (
            ("tables", "Tables in memory", self.tables),
            ("connections", "Live connections", self.connections),
            ("loop_lag_seconds", "Worst recent delay of the event loop", self.loop_lag),
            ("last_commit_timestamp_seconds", "Last successful commit", self.last_commit),
            ("database_writable", "1 if the last commit succeeded", int(self.writable)),
            ("database_bytes", "Size of the database on disk", self.database_bytes),
        ):
            yield GaugeMetricFamily(_name(name), about, value)
        requests = CounterMetricFamily(_name("requests"), "Requests by status", labels=["status"])
        for status, count in sorted(self._requests.items()):
            requests.add_metric([str(status)], count)
        yield requests
        refusals = CounterMetricFamily(
            _name("refusals"), "Refused requests and commands", labels=["code", "limit"]
        )
        for labels, count in sorted(self.refusals.items()):
            refusals.add_metric(list(labels), count)
        yield refusals
        cut_offs = CounterMetricFamily(
            _name("connections_cut_off"), "Connections cut off", labels=["reason"]
        )
        for reason, count in sorted(self.cut_offs.items()):
            cut_offs.add_metric([reason], count)
        yield cut_offs
        yield self._request_seconds.family(
            "request_seconds", "Time to answer a request, live connections excluded"
        )
        yield self._commit_seconds.family("commit_seconds", "Time to write and sync a commit")
        yield self._commit_writes.family("commit_writes", "Writes that shared a commit")


METRICS = ServerMetrics()
REGISTRY = CollectorRegistry()
REGISTRY.register(METRICS)
