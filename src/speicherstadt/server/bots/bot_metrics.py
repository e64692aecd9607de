"""Metrics of the bot workers and their queue, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

from speicherstadt.server.metrics import REGISTRY

JOBS = Counter(
    "speicherstadt_bot_jobs",
    "Jobs of the bot workers by outcome: done, failed, cancelled, redone,"
    " gave_up (workers failed), overdue (no worker in time)",
    ["outcome"],
    registry=REGISTRY,
)
WAITED = Histogram(
    "speicherstadt_bot_job_wait_seconds",
    "Time jobs waited for a worker",
    ["priority"],
    buckets=(0.001, 0.01, 0.1, 0.3, 1, 3, 10, 30, 100),
    registry=REGISTRY,
)
QUEUED = Gauge(
    "speicherstadt_bot_jobs_queued",
    "Jobs waiting for a worker",
    ["priority"],
    registry=REGISTRY,
)
WORKERS_STARTED = Counter(
    "speicherstadt_bot_workers_started", "Bot workers started", registry=REGISTRY
)
WORKERS_ENDED = Counter(
    "speicherstadt_bot_workers_ended",
    "Bot workers that ended, by reason: died, silent (no heartbeat), late (missed a deadline)",
    ["reason"],
    registry=REGISTRY,
)
HEARTBEAT_AGE = Gauge(
    "speicherstadt_bot_worker_heartbeat_age_seconds",
    "Longest time since a bot worker last answered",
    registry=REGISTRY,
)
