"""Random requests, valid and invalid: no answer is a server error."""

from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode

from tests.server.client import Person, play
from tests.server.conftest import Invite

pytestmark = pytest.mark.slow

EXAMPLES = 20
STRANGERS = "a stranger", "a player"


def targets(anna: Person) -> list[str]:
    """Tables in every status, and an unknown one."""
    gathering = anna.create(3, public=True)
    running = anna.create(2)
    anna.do(running, "join", name="Ben")
    anna.do(running, "start")
    play({0: anna, 1: anna}, running, until=20)
    finished = anna.create(2, bots=["random"], start=True)
    play({0: anna}, finished)
    return [gathering, running, finished, "A" * 16]


@pytest.mark.parametrize("who", STRANGERS)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_breaks_the_server(mode: GenerationMode, who: str, invite: Invite) -> None:
    anna = invite("Anna")
    tables = targets(anna)
    document = anna.get("/schema/openapi.json")
    schema = schemathesis.openapi.from_dict(document).exclude(path_regex="/stream$")
    seen: dict[str, set[int]] = {}
    with requests.Session() as session:
        session.trust_env = False
        if who == "a player":
            session.cookies.set("speicherstadt", anna.cookie)
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]  # fails where the document does
            if mode is GenerationMode.NEGATIVE and not _can_be_wrong(operation):
                continue
            strategy = operation.as_strategy(generation_mode=mode)
            statuses = seen.setdefault(operation.label, set())

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                derandomize=True,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=strategy, table=st.sampled_from(tables), real=st.booleans())
            def request(case: Case[Any], table: str, real: bool) -> None:
                if real and "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = table
                answer = case.call(base_url=anna.server.address, session=session, timeout=30)
                statuses.add(answer.status_code)  # noqa: B023  # called right away
                assert answer.status_code < 500, case.as_curl_command()

            request()
    assert anna.get("/health")["status"] == "ok"
    everything = set().union(*seen.values())
    if mode is GenerationMode.POSITIVE:
        assert 200 in everything  # some requests succeed
        assert len(seen) > 20
        if who == "a player":
            assert 201 in seen["POST /api/tables"]
    else:
        assert 400 in everything


def _can_be_wrong(operation: APIOperation[Any, Any, Any, Any]) -> bool:
    return bool(operation.body) or bool(operation.query)
