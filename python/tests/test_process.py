"""Threads and processes."""

from __future__ import annotations

import multiprocessing
import pickle
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import genvisa
import pytest
from conftest import SEVERAL


def results(text: str) -> tuple[Any, ...]:
    object = genvisa.assemble(text)
    return object, genvisa.disassemble(object), genvisa.check(object, "SKL"), genvisa.fields(object)


def failure(text: str) -> None:
    genvisa.assemble(text)


@pytest.mark.parametrize("method", multiprocessing.get_all_start_methods())
def test_processes_work_after_their_parent_has_worked(method: str) -> None:
    """A process that a fork makes lacks the threads of its parent."""
    expected = results(SEVERAL)
    # The end of the block stops the processes, even those that wait forever.
    with multiprocessing.get_context(method).Pool(2) as processes:
        answers = [processes.apply_async(results, [SEVERAL]) for _ in range(4)]
        assert [answer.get(timeout=60) for answer in answers] == [expected] * 4
        with pytest.raises(genvisa.Error) as caught:
            processes.apply_async(failure, [""]).get(timeout=60)
    assert (caught.value.line, caught.value.code) == (1, "syntax")


def test_threads_work_at_the_same_time() -> None:
    expected = results(SEVERAL)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(results, [SEVERAL] * 32, timeout=60))
    assert answers == [expected] * 32


def test_other_threads_go_on_during_long_work() -> None:
    head, instruction, tail = SEVERAL.partition("    not (M1, 8) V32(0,0)<1> 0x7:ud\n")
    text, sizes = head + instruction * 100_000 + tail, []
    worker = threading.Thread(target=lambda: sizes.append(len(genvisa.assemble(text))))
    ticks = 0
    worker.start()
    while worker.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert sizes and sizes[0] > 1_000_000
    # With the lock of the interpreter, this thread would count once or twice.
    assert ticks > 10


def test_results_can_be_pickled() -> None:
    for value in [results(SEVERAL), genvisa.rules()]:
        assert pickle.loads(pickle.dumps(value)) == value
    with pytest.raises(genvisa.Error) as caught:
        genvisa.assemble("")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (str(copy), vars(copy)) == (str(caught.value), vars(caught.value))
    assert isinstance(copy, genvisa.Error) and isinstance(copy, ValueError) and copy.message
