"""Logs refusals and cut-off connections as one line a minute each, however many there are."""

import asyncio
import logging
from collections import Counter

from speicherstadt.server.metrics import METRICS

_SECONDS = 60.0
_log = logging.getLogger(__name__)


class RefusalLog:
    def __init__(self) -> None:
        self._logged = Counter(METRICS.refusals)
        self._cut_off = Counter(METRICS.cut_offs)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(_SECONDS)
            self.write()

    def write(self) -> None:
        """Log what was refused or cut off since the last time, by reason."""
        new = METRICS.refusals - self._logged
        if new:
            self._logged = Counter(METRICS.refusals)
            shown = {" ".join(filter(None, reason)): count for reason, count in new.most_common()}
            _log.info("refused %d requests", new.total(), extra={"refusals": shown})
        lost = METRICS.cut_offs - self._cut_off
        if lost:
            self._cut_off = Counter(METRICS.cut_offs)
            reasons = dict(lost.most_common())
            _log.info("cut off %d connections", lost.total(), extra={"reasons": reasons})
