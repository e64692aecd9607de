"""What a monitor may ask for, in the words of Prometheus."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

DECISIONS = Counter("speicherstadt_decisions", "Decisions written down", registry=REGISTRY)
ROOMS = Gauge("speicherstadt_tables", "Tables in memory", registry=REGISTRY)
LISTENERS = Gauge("speicherstadt_streams", "Open streams", registry=REGISTRY)
REQUESTS = Counter("speicherstadt_requests", "Requests by status", ["status"], registry=REGISTRY)
SECONDS = Histogram(
    "speicherstadt_request_seconds",
    "Time to answer a request, streams left out",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
    registry=REGISTRY,
)


@cache
def _with(status: int) -> Counter:
    return REQUESTS.labels(status)


def counted(status: int, seconds: float | None = None) -> None:
    """A request was answered; of a stream it does not matter when it ends."""
    _with(status).inc()
    if seconds is not None:
        SECONDS.observe(seconds)
