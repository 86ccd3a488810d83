"""The server conforms to `Server/openapi.yaml` for all kinds of requests."""

import os
import pathlib
import subprocess
import sys

from repository import ROOT
from server import API, Client, Player

# The number of cases for each kind and operation. With 400, there are about 10,000 cases.
CASES = os.environ.get("PARLOR_API_CASES", "25")

# Well-formed requests with invalid names, guesses, or directions get the documented status 422.
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "401", "403", "404", "409", "422", "429", "5xx"]
"""


def test_server_conforms_to_the_description(server, tmp_path):
    answer = Client(server).get("/openapi.yaml")
    assert answer.status == 200 and answer.body == (ROOT / "Server" / "openapi.yaml").read_bytes()
    player = Player(server)
    for kind in ("triples", "codebreaker"):
        player.begin(kind)
    (tmp_path / "schemathesis.toml").write_text(CONFIGURATION + f'\n[parameters]\n"path.day" = "{player.day}"\n')
    arguments = [
        "run", str(ROOT / "Server" / "openapi.yaml"), "--url", server.address + API, "--header",
        f"Authorization: Bearer {player.token}", "--phases", "examples,coverage,fuzzing", "--max-examples", CASES,
        # These would end what the others call with.
        "--exclude-operation-id", "leave", "--exclude-operation-id", "renewToken", "--no-color",
    ]
    schemathesis = pathlib.Path(sys.executable).with_name("schemathesis")
    run = subprocess.run([schemathesis, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=1500)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert player.at(server).get("/players/me").status == 200
    assert server.log == [], "the server logged no warnings"


