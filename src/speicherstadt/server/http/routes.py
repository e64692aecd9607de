"""Route decorators that document the refusals which every route may answer with."""

from functools import partial

import litestar
from litestar.openapi.datastructures import ResponseSpec

from speicherstadt.server import wire
from speicherstadt.server.problems import codes_by_status

PROBLEMS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=", ".join(codes))
    for status, codes in codes_by_status().items()
}
"""See `Problem.code`."""

get = partial(litestar.get, responses=PROBLEMS)
post = partial(litestar.post, responses=PROBLEMS)
delete = partial(litestar.delete, responses=PROBLEMS)
