"""What is measured: the number of decisions and their answer and arrival times."""

from array import array
from dataclasses import dataclass, field


def _seconds() -> "array[float]":
    return array("d")


@dataclass
class Tally:
    decisions: int = 0
    answers: "array[float]" = field(default_factory=_seconds)
    """Seconds from sending a decision to its answer."""
    arrivals: "array[float]" = field(default_factory=_seconds)
    """Seconds from sending a decision to its arrival at each other seat."""
    heard: int = 0
    """The number of messages about decisions."""
    heard_bytes: int = 0


@dataclass
class Slice:
    """One server's turn within a set-up."""

    seconds: float
    server_cpu: float
    client_cpu: float
    tally: Tally

    @property
    def rate(self) -> float:
        return self.tally.decisions / self.seconds


@dataclass
class Result:
    """The result of one server in one set-up."""

    side: str
    tables: int
    players: int
    pause: float
    slices: list[Slice]
    opened: float
    """Bytes of memory per table after all players sat down."""
    played: float
    """Bytes of memory per table at the end of the run."""

    @property
    def rate(self) -> float:
        return sum(part.tally.decisions for part in self.slices) / sum(
            part.seconds for part in self.slices
        )

    @property
    def per_cpu_second(self) -> float:
        spent = sum(part.server_cpu for part in self.slices)
        return sum(part.tally.decisions for part in self.slices) / spent if spent else 0.0

    @property
    def server_share(self) -> float:
        """The share of its core that the server used."""
        spent = sum(part.server_cpu for part in self.slices)
        return spent / sum(part.seconds for part in self.slices)

    @property
    def client_share(self) -> float:
        spent = sum(part.client_cpu for part in self.slices)
        return spent / sum(part.seconds for part in self.slices)

    @property
    def message(self) -> float:
        heard = sum(part.tally.heard for part in self.slices)
        return sum(part.tally.heard_bytes for part in self.slices) / heard if heard else 0.0

    def answer(self, share: float) -> float:
        return quantile([each for part in self.slices for each in part.tally.answers], share)

    def arrival(self, share: float) -> float:
        return quantile([each for part in self.slices for each in part.tally.arrivals], share)


def quantile(values: list[float], share: float) -> float:
    if not values:
        return 0.0
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
