"""The server conforms to `Server/openapi.yaml`, for all kinds of requests."""

import json
import os
import pathlib
import subprocess
import sys

import pytest
import yaml
from repository import ROOT
from server import API, Client, Player

# The number of cases for each kind of request and each operation. With 400, there are about 10,000 cases in all.
CASE_COUNT = os.environ.get("PARLOR_API_CASES", "25")

# A well-formed request with an invalid name, guess, or direction gets the documented status 422.
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "3xx", "401", "403", "404", "409", "422", "429", "5xx"]
"""


DESCRIPTION = ROOT / "Server" / "openapi.yaml"
COMPONENTS = yaml.safe_load(DESCRIPTION.read_text())["components"]

# The games whose JSON the description contains. Each has the name of its moves in addresses.
GAMES = list(zip(*(COMPONENTS["parameters"][name]["schema"]["examples"] for name in ("Game", "Moves")), strict=True))


def description_of(game: str) -> dict:
    """Returns the description for one game. A schema that depends on the game keeps only the choice for that game."""

    def only(value):
        if isinstance(value, list):
            return [only(item) for item in value]
        if not isinstance(value, dict):
            return value
        choices = [choice for choice in value.get("anyOf", []) if choice["$ref"].rpartition("/")[2].lower().startswith(game)]
        return {key: choices if key == "anyOf" else only(item) for key, item in value.items()}

    return only(yaml.safe_load(DESCRIPTION.read_text()))


@pytest.mark.parametrize(("game", "moves"), GAMES)
def test_server_conforms_to_the_description(server, tmp_path, game, moves):
    answer = Client(server).get("/openapi.yaml")
    assert answer.status == 200 and answer.body == DESCRIPTION.read_bytes()
    player = Player(server)
    player.begin(game)
    parameters = {"day": str(player.day), "game": game, "moves": moves}
    values = "".join(f'"path.{name}" = "{value}"\n' for name, value in parameters.items())
    (tmp_path / "schemathesis.toml").write_text(f"{CONFIGURATION}\n[parameters]\n{values}")
    (tmp_path / "openapi.json").write_text(json.dumps(description_of(game)))
    arguments = [
        "run", "openapi.json", "--url", server.address + API, "--header",
        f"Authorization: Bearer {player.token}", "--phases", "examples,coverage,fuzzing", "--max-examples", CASE_COUNT,
        # Leave out the operations that would invalidate the token or the circle of the other operations.
        "--exclude-operation-id", "leave", "--exclude-operation-id", "renewToken", "--no-color",
    ]
    if (game, moves) != GAMES[0]:
        # The first game's run also includes the calls that belong to no game, so the other runs leave those out.
        arguments += ["--include-path-regex", "[{]game[}]"]
    schemathesis = pathlib.Path(sys.executable).with_name("schemathesis")
    run = subprocess.run([schemathesis, *arguments], cwd=tmp_path, capture_output=True, text=True, timeout=1500)
    assert run.returncode == 0, run.stdout[-6000:] + run.stderr[-2000:]
    assert player.at(server).get("/players/me").status == 200
    assert server.log == [], "the server logged no warnings"
