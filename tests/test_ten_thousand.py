"""Ten thousand generated auctions: the program agrees with the naive statement of the rules."""

import json
import subprocess
import sys
from random import Random

import pytest

from tests.generator import random_auction
from tests.naive import naive_result, naive_steps
from tests.naive_what_if import naive_envy


@pytest.mark.slow
def test_ten_thousand_auctions_agree_with_the_naive_rules() -> None:
    auctions = [random_auction(Random(seed)) for seed in range(10_000)]  # noqa: S311 - a test must repeat
    modes = [auction["settings"]["mode"] for auction in auctions]
    assert all(modes.count(mode) > 1_000 for mode in ("silent", "preference-split"))
    process = subprocess.run(
        [sys.executable, "-m", "gaia_auction", "resolve", "--jsonl", "--trace", "-"],
        input="".join(json.dumps(auction, ensure_ascii=False) + "\n" for auction in auctions).encode(),
        capture_output=True,
        check=False,
    )
    results = process.stdout.decode().splitlines()
    assert len(results) == len(auctions)
    for seed, (line, auction) in enumerate(zip(results, auctions, strict=True)):
        expected = naive_result(auction) | {"steps": naive_steps(auction)}
        if auction["settings"]["mode"] in ("silent", "preference-split"):
            expected |= {"envy": naive_envy(auction)}
        assert json.loads(line) == expected, f"seed {seed}: {json.dumps(auction)}"
    assert process.returncode == 0
