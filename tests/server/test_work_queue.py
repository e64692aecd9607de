"""The order of jobs: people first, owners in turn, and nobody forgotten."""

from collections import Counter
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from speicherstadt.server.bots.work_queue import MOST_PASSES, Place, Priority, WorkQueue


@dataclass(eq=False)
class Job:
    owner: str
    table: str
    priority: Priority = Priority.BOTS_LONG
    address: str = ""

    @property
    def place(self) -> Place:
        return self.address, self.owner, self.table


def queue_of(*jobs: Job) -> WorkQueue[Job]:
    queue: WorkQueue[Job] = WorkQueue()
    for job in jobs:
        queue.add(job)
    return queue


def drained(queue: WorkQueue[Job]) -> list[Job]:
    jobs = []
    while (job := queue.next(list(Priority))) is not None:
        jobs.append(job)
    return jobs


def test_people_come_first_and_quick_jobs_before_long_ones() -> None:
    jobs = [Job("a", "t", priority) for priority in reversed(Priority)]
    assert drained(queue_of(*jobs)) == jobs[::-1]


def test_a_priority_follows_from_who_waits_and_how_long_it_takes() -> None:
    for priority in Priority:
        assert Priority.of(person_waits=priority.person_waits, long=priority.long) is priority
    assert Priority.of(person_waits=True, long=True) < Priority.of(person_waits=False, long=False)


def test_owners_take_turns() -> None:
    flood = [Job("mallory", f"t{number}") for number in range(100)]
    anna, ben = Job("anna", "a"), Job("ben", "b")
    order = drained(queue_of(*flood, anna, ben))
    assert order[:4] == [flood[0], anna, ben, flood[1]]


def test_an_owner_who_had_a_turn_goes_to_the_end() -> None:
    queue = queue_of(Job("anna", "a1"), Job("anna", "a2"), Job("ben", "b1"), Job("ben", "b2"))
    tables = [job.table for job in drained(queue)]
    assert tables == ["a1", "b1", "a2", "b2"]


def test_addresses_take_turns_before_owners() -> None:
    """New guests at the same address do not get more turns."""
    flood = [Job(f"mallory {number}", f"t{number}", address="m") for number in range(100)]
    anna, ben = Job("anna", "a", address="home"), Job("ben", "b", address="home")
    order = drained(queue_of(*flood, anna, ben))
    assert order[:5] == [flood[0], anna, flood[1], ben, flood[2]]


def test_tables_of_an_owner_take_turns() -> None:
    queue = queue_of(Job("anna", "x"), Job("anna", "x"), Job("anna", "x"), Job("anna", "y"))
    assert [job.table for job in drained(queue)] == ["x", "y", "x", "x"]


def test_no_priority_starves() -> None:
    last = {priority: Job("ben", "b", priority) for priority in list(Priority)[1:]}
    queue = queue_of(*last.values())
    served = list[Job]()
    for number in range(MOST_PASSES + len(last)):
        queue.add(Job("anna", f"t{number}", Priority.PERSON_QUICK))
        served.append(queue.next(list(Priority)) or Job("", ""))
    assert set(last.values()) <= set(served)
    assert all(job.priority is Priority.PERSON_QUICK for job in served[:MOST_PASSES])


def test_only_allowed_priorities_are_served() -> None:
    long, quick = Job("a", "t"), Job("a", "u", Priority.BOTS_QUICK)
    queue = queue_of(long, quick)
    assert queue.next([Priority.BOTS_QUICK]) is quick
    assert queue.next([Priority.BOTS_QUICK]) is None
    assert queue.next([]) is None
    assert queue.next(list(Priority)) is long


def test_a_priority_that_is_not_allowed_gains_no_claim() -> None:
    queue = queue_of(Job("a", "t"))
    for number in range(2 * MOST_PASSES):
        queue.add(Job("b", f"t{number}", Priority.PERSON_QUICK))
        assert queue.next([Priority.PERSON_QUICK]) is not None
    queue.add(urgent := Job("b", "u", Priority.PERSON_QUICK))
    assert queue.next(list(Priority)) is urgent


def test_a_removed_job_is_not_served() -> None:
    first, second = Job("anna", "a"), Job("anna", "a")
    queue = queue_of(first, second)
    assert queue.remove(first)
    assert not queue.remove(first)
    assert drained(queue) == [second]


def test_jobs_of_a_table_become_urgent_when_a_person_comes() -> None:
    other, mine = Job("ben", "b"), Job("anna", "a")
    queue = queue_of(other, mine)
    queue.person_waits(mine.place)
    queue.person_waits(("", "anna", "another table"))
    assert mine.priority is Priority.PERSON_LONG
    assert queue.size(Priority.PERSON_LONG) == 1
    assert drained(queue) == [mine, other]


jobs = st.builds(
    Job,
    st.sampled_from("abc"),
    st.sampled_from("xyz"),
    st.sampled_from(Priority),
    st.sampled_from("mn"),
)


@given(st.lists(jobs, max_size=30), st.sets(st.integers(0, 29)))
def test_each_job_is_served_once_or_removed(added: list[Job], removed: set[int]) -> None:
    queue = queue_of(*added)
    gone = [added[index] for index in removed if index < len(added)]
    assert all(queue.remove(job) for job in gone)
    assert len(queue) == len(added) - len(gone)
    served = drained(queue)
    assert Counter(map(id, served + gone)) == Counter(map(id, added))
    assert len(queue) == 0
    assert queue._waiting[Priority.BOTS_LONG]._parts == {}


@given(st.lists(jobs, min_size=1, max_size=60))
def test_nobody_waits_for_two_jobs_of_another_address_or_owner(added: list[Job]) -> None:
    """Among jobs of one priority, nobody is served twice while somebody else waits."""
    for job in added:
        job.priority = Priority.PERSON_LONG
    order = drained(queue_of(*added))
    check_turns([job.address for job in order])
    for address in {job.address for job in order}:
        check_turns([job.owner for job in order if job.address == address])


def check_turns(order: list[str]) -> None:
    left, since = Counter(order), Counter[str]()
    for served in order:
        left[served] -= 1
        since[served] += 1
        for other in left:
            if left[other] and other != served:
                assert since[served] - since[other] <= 1
