"""Health, metrics, the OpenAPI document, and that answers are as it says."""

import pytest
from jsonschema import Draft202012Validator

from speicherstadt import __version__
from speicherstadt.catalog import standard_deck
from tests.server.client import code_of
from tests.server.conftest import Invite


def test_health(invite: Invite) -> None:
    answer = invite(None).http.get("/health")
    assert answer.status_code == 200
    health = answer.json()
    assert (health["status"], health["version"]) == ("ok", __version__)
    assert health["tables"] >= 0


def test_metrics_count(invite: Invite) -> None:
    anna = invite("Anna")

    def figures() -> dict[str, float]:
        answer = anna.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}

    before = figures()
    table = anna.create(2)
    anna.do(table, "join", name="Ben")
    anna.do(table, "start")
    moment = anna.table(table)["moment"]
    for _ in range(3):
        moment = anna.decide(table, moment["board"]["decides"], moment)
    assert code_of(anna.http.get("/api/nowhere")) == (404, "unknown")
    after = figures()
    decisions = "speicherstadt_decisions_total"
    assert after[decisions] >= before[decisions] + 3
    missing = 'speicherstadt_requests_total{status="404"}'
    assert after[missing] >= before.get(missing, 0) + 1
    refused = 'speicherstadt_refusals_total{code="unknown",limit=""}'
    assert after[refused] >= before.get(refused, 0) + 1
    for figure in ("commit_seconds_count", "commit_writes_sum"):
        assert after[f"speicherstadt_{figure}"] >= before[f"speicherstadt_{figure}"] + 6
    assert after["speicherstadt_database_writable"] == 1
    assert after["speicherstadt_tables"] >= 1
    assert (
        after["speicherstadt_request_seconds_count"] > before["speicherstadt_request_seconds_count"]
    )
    assert table not in anna.http.get("/metrics").text


def test_api_document_is_served(invite: Invite) -> None:
    document = invite(None).get("/schema/openapi.json")
    assert document["openapi"].startswith("3.1")
    paths = {
        (method.upper(), path)
        for path, methods in document["paths"].items()
        for method in methods
        if method in ("get", "post", "delete")
    }
    actions = ("join", "leave", "start", "decide", "undo", "chat", "bot", "back", "fork", "remove")
    for path in (*actions, "takeback", "takeback/answer"):
        assert ("POST", f"/api/tables/{{table}}/{path}") in paths
    for path in ("", "/stream", "/moments", "/record", "/fairness", "/hints", "/worth"):
        assert ("GET", f"/api/tables/{{table}}{path}") in paths
    for method, path in (
        ("POST", "/api/tables"),
        ("GET", "/api/lobby/{name}"),
        ("GET", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions"),
        ("DELETE", "/api/me/sessions/{session}"),
        ("GET", "/api/me/tokens"),
        ("DELETE", "/api/me/tokens/{name}"),
        ("POST", "/api/tables/import"),
        ("GET", "/health"),
        ("GET", "/health/ready"),
    ):
        assert (method, path) in paths
    for name, schema in document["components"]["schemas"].items():
        Draft202012Validator.check_schema(schema)
        assert name
    references = _references(document)
    assert references
    assert references <= {f"#/components/schemas/{n}" for n in document["components"]["schemas"]}
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["operationId"]
            assert operation["responses"]


def _references(part: object) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(_references, part.values()))
    if isinstance(part, list):
        return set().union(*map(_references, part))
    return set()


def test_responses_match_the_api_document(invite: Invite) -> None:
    """A whole table, checked against the schema that the server gives out for it."""
    anna = invite("Anna")
    document = anna.get("/schema/openapi.json")
    table = anna.create(2, bots=["random"], start=True)
    answers = {
        "/api/tables": anna.get("/api/tables"),
        "/api/tables/{table}": anna.table(table),
        "/api/tables/{table}/moments": anna.of(table, "moments"),
        "/api/tables/{table}/fairness": anna.of(table, "fairness"),
        "/api/tables/{table}/worth": anna.of(table, "worth", seat=0),
        "/api/deck": anna.get("/api/deck"),
        "/api/bots": anna.get("/api/bots"),
        "/api/me": anna.get("/api/me"),
        "/api/me/sessions": anna.get("/api/me/sessions"),
        "/api/me/tokens": [anna.post("/api/me/token"), *anna.get("/api/me/tokens")][1:],
        "/health": anna.get("/health"),
        "/health/ready": anna.get("/health/ready"),
    }
    for path, answer in answers.items():
        content = document["paths"][path]["get"]["responses"]["200"]["content"]
        schema = {**content["application/json"]["schema"], "components": document["components"]}
        errors = list(Draft202012Validator(schema).iter_errors(answer))
        assert not errors, (path, errors[0].message)
    problem = anna.http.get("/api/tables/nowhere").json()
    schema = {"$ref": "#/components/schemas/Problem", "components": document["components"]}
    Draft202012Validator(schema).validate(problem)


def test_deck_and_bots(invite: Invite) -> None:
    nobody = invite(None)
    faces = {card["id"]: card for card in nobody.get("/api/deck")["cards"]}
    for card in standard_deck().cards:
        assert (faces[card.id]["season"], faces[card.id]["points"]) == (
            card.season.value,
            card.points,
        )
    bots = nobody.get("/api/bots")
    assert {"senator", "clerk", "random"} <= {bot["name"] for bot in bots}
    assert not any(bot["name"].startswith("exec") for bot in bots)


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/", "/api/tables/x/y/z"])
def test_unknown_in_the_api_is_a_problem(path: str, invite: Invite) -> None:
    assert code_of(invite(None).http.get(path)) == (404, "unknown")


def test_histories_are_compressed(invite: Invite) -> None:
    anna = invite("Anna")
    table = anna.create(2, bots=["random"], start=True)
    path = f"/api/tables/{table}"
    zipped = anna.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = anna.http.get(path, headers={"Accept-Encoding": "identity"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"]) / 2
