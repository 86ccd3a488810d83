"""A day's games over HTTP: deals, answers, refusals, and what each player may see."""

import concurrent.futures
import datetime
import subprocess

from server import MAX_WAIT_SECONDS, Player, program


def test_every_player_and_every_repeated_move_gets_the_same_spawns(server):
    player = Player(server)
    assert player.get(player.game_path()).problem == "not-begun"
    assert player.move(0, "l").problem == "not-begun"
    first = player.put(player.game_path())
    assert first.status == 201 and player.put(player.game_path()).status == 200
    game = first.json["game"]
    assert len(game["opening"]) == 4 and game["moves"] == [] and not game["done"] and game["rank"] is None
    assert game["score"] == sum(spawn["value"] for spawn in game["opening"])
    moves = player.play_to_the_end()
    assert len(moves) > 10
    game = player.get(player.game_path()).json["game"]
    assert game["done"] and game["rank"] == 1 and game["score"] == moves[-1]["score"]
    assert game["moves"] == [{"direction": move["direction"], "spawn": move["spawn"]} for move in moves]
    # Repeating a move gives the same answer.
    for move in moves[::5]:
        again = player.move(move["index"], move["direction"]).json
        assert again | {"direction": move["direction"]} == move
    assert player.move(len(moves), "l").problem == "other-move"
    assert player.finish(len(moves)).problem == "other-move"
    # Every player gets the same deal.
    other = Player(server)
    assert other.begin() == first.json["game"]
    for move in moves[:10]:
        assert other.move(move["index"], move["direction"]).json | {"direction": move["direction"]} == move


def test_codebreaker_calls_can_be_repeated_and_invalid_guesses_are_refused(server):
    player = Player(server)
    day = player.get("/days/today").json["codebreaker"]
    game = player.begin("codebreaker")
    assert {key: game[key] for key in day} == day and game["code"] is None
    pegs = day["pegs"]
    assert player.guess(0, "0" * (pegs - 1)).problem == "no-guess"
    assert player.guess(0, "0" * (pegs - 1) + "-").problem == "no-guess"
    assert player.guess(0, "z" * pegs).problem == "no-guess"
    for text in ["", "x", "-", " ", "0" * (pegs + 1), "é" * pegs]:
        assert player.guess(0, text).problem == "no-guess", text
    guess, next_guess, *_ = player.wrong_guesses()
    first = player.guess(0, guess)
    assert first.status == 200 and first.json["inexact"] == 0 and first.json["ending"] is None
    assert player.guess(0, guess).json == first.json
    assert player.guess(1, guess).problem == "repeated"
    assert player.guess(0, next_guess).problem == "other-move"
    over = player.finish(1, "codebreaker")
    assert over.json == {"index": 1, "exact": None, "inexact": None, "ending": "gave-up"}
    assert player.finish(1, "codebreaker").json == over.json
    assert player.guess(1, next_guess).problem == "other-move"
    game = player.get(player.game_path("codebreaker")).json["game"]
    assert game["ending"] == "gave-up" and game["rank"] == 1
    # A player who gives up doesn't learn the code before the day is revealed, because it could help another account.
    assert game["code"] is None and player.begin("codebreaker")["code"] is None
    code = player.learn_code()
    assert code.count(guess[0]) == first.json["exact"]
    # A player who knows the code needs one guess.
    other = Player(server)
    other.begin("codebreaker")
    assert other.guess(0, code).json == {"index": 0, "exact": pegs, "inexact": 0, "ending": "solved"}


def test_conflicting_moves_are_refused_and_games_without_moves_unranked(server):
    idle, player = Player(server), Player(server)
    player.begin(), idle.begin()
    move = player.play(0)
    # If a move conflicts with the game, the answer contains the current game.
    other = next(direction for direction in "lrud" if direction != move["direction"])
    answer = player.move(0, other)
    assert answer.status == 409 and answer.problem == "other-move"
    assert answer.json["game"] == player.get(player.game_path()).json["game"]
    assert player.finish(0).problem == "other-move"
    assert player.finish(2).problem == "other-move"
    assert player.finish(1).json == {"index": 1, "spawn": None, "score": move["score"], "done": True}
    assert player.finish(1).json["done"]
    for direction in "lrud":
        assert player.move(1, direction).problem == "other-move"
    # A game without moves isn't ranked.
    assert idle.finish(0).json["done"]
    assert idle.get(idle.game_path()).json["game"]["rank"] is None
    assert player.get(player.game_path() + "/standings").json["finished"] == 1


def assert_results_stay_hidden(server, kind):
    """Compares what a player can see before and after another player has finished a game of the same kind."""
    playing, done = Player(server), Player(server)
    playing.begin(kind), done.begin(kind)
    if kind == "triples":
        playing.play(0), done.play(0)
    else:
        guesses = playing.wrong_guesses()
        playing.guess(0, guesses[0]), done.guess(0, guesses[1])
    # Members of a circle see each other's names, but not yet their results.
    circle = done.post("/tables", {"name": "Friends"}).json["code"]
    assert playing.put(f"/tables/{circle}/members/me").status == 204
    calls = [
        f"{playing.game_path(kind)}", f"{playing.game_path(kind)}/standings?top=100&around=me", f"{playing.game_path(kind)}/standings?table={circle}",
        f"/tables/{circle}", "/players/me", f"/days/{playing.day}",
    ]
    before = [playing.get(call).body for call in calls]
    assert done.finish(1, kind).status == 200
    after = [playing.get(call) for call in calls]
    nothing = {"finished": 1, "rows": [], "coach": None, "histogram": [], "cursor": None}
    if kind == "codebreaker":
        nothing["unrated"] = 0
    assert after[1].json == nothing and after[2].json == nothing
    # No other answer has changed.
    for index in (0, 3, 4, 5):
        assert after[index].body == before[index], calls[index]
    # The player can see everything after finishing.
    playing.finish(1, kind)
    standings = playing.get(calls[1]).json
    assert standings["finished"] == 2 and len(standings["rows"]) == 2 and standings["histogram"]
    assert [row["me"] for row in standings["rows"]].count(True) == 1
    members = playing.get(f"/tables/{circle}").json["members"]
    assert [len(member["games"]) for member in members] == [1, 1]


def test_results_are_hidden_until_the_player_finishes(server, subtests):
    for kind in ("triples", "codebreaker"):
        with subtests.test(kind):
            assert_results_stay_hidden(server, kind)


def test_equal_results_share_a_rank_and_standings_are_paged(server):
    players = [Player(server) for _ in range(4)]
    for player in players:
        player.begin()
    best = players[0].play(0), players[0].play(1)
    # The first player makes three moves. The next two make only the first two of them, and the last player makes one.
    players[0].play(2), players[0].finish(3)
    for player in players[1:3]:
        for move in best:
            player.move(move["index"], move["direction"])
        player.finish(2)
    players[3].move(0, best[0]["direction"]), players[3].finish(1)
    rows = players[3].get(players[3].game_path() + "/standings").json["rows"]
    assert [row["rank"] for row in rows] == [1, 2, 2, 4]
    assert [player.get(player.game_path()).json["game"]["rank"] for player in players] == [1, 2, 2, 4]
    assert players[0].delete("/players/me").status == 204
    assert [player.get(player.game_path()).json["game"]["rank"] for player in players[1:]] == [1, 1, 3], "lower ranks move up"
    # Each page continues where the previous one ended.
    players = players[1:] + [Player(server) for _ in range(4)]
    for player in players[3:]:
        player.begin(), player.play(0), player.finish(1)
    path = players[0].game_path() + "/standings?top=3"
    names, cursor = [], ""
    for count in (3, 3, 1):
        page = players[0].get(path + cursor).json
        assert len(page["rows"]) == count
        names += [row["name"] for row in page["rows"]]
        cursor = f"&cursor={page['cursor']}"
    assert page["cursor"] is None and sorted(names) == sorted(player.name for player in players)


def test_unavailable_days_are_rejected_and_coming_ones_show_only_commitments(server):
    player = Player(server)
    for first, last in [(player.day, "9999-12-31"), (player.day, "1970-01-01"), ("2026-02-30", player.day), ("x", "y")]:
        assert player.get(f"/days?from={first}&to={last}").problem == "bad-range"
    assert player.get("/days").problem == "bad-query"
    for day, status in [("1970-01-01", 404), ("9999-12-31", 404), ("2026-02-30", 404), ("today", 404)]:
        assert player.put(f"/days/{day}/triples").status == status
        assert player.get(f"/days/{day}/triples/standings").status == status
        assert player.post(f"/days/{day}/triples/moves", {"index": 0, "direction": "l"}).status == status
    # The commitments of the coming days are published.
    today = player.get("/days/today").json
    assert today["state"] == "open" and today["key"] is None and today["triples"] == {"bound": None}
    day = datetime.date.fromisoformat(player.day)
    last = day + datetime.timedelta(days=40)
    days = player.get(f"/days?from={day}&to={last}").json["days"]
    assert [found["day"] for found in days] == [str(day + datetime.timedelta(days=ahead)) for ahead in range(8)]
    assert [found["state"] for found in days] == ["open"] + 7 * ["coming"]
    assert len({found["commitment"] for found in days}) == 8 and all(found["key"] is None for found in days)
    ahead = days[1]["day"]
    assert player.put(f"/days/{ahead}/triples").problem == "day-not-open"
    assert player.get(f"/days/{ahead}/triples/standings").problem == "no-such-day"
    assert player.get(f"/days/{ahead}/triples/games.txt").problem == "not-revealed"
    assert player.get(f"/days/{player.day}/triples/games.txt").problem == "not-revealed"


def test_second_process_cannot_open_the_database_file(start, sqlite):
    start(sqlite)
    second = subprocess.run(
        [program(), "serve", "--database", sqlite, "--port", "0", "--admin-port", "0"], capture_output=True, text=True, timeout=MAX_WAIT_SECONDS
    )
    assert second.returncode != 0 and "another" in second.stderr.lower(), second.stderr


def test_several_processes_agree_on_every_game_and_deleted_player(start, postgres):
    servers = [start(postgres) for _ in range(3)]
    player = Player(servers[0])
    devices = [player.at(server) for server in servers for _ in range(2)]
    opening = [device.begin() for device in devices]
    assert all(game == opening[0] for game in opening)
    for index in range(15):
        # The devices send different moves for the same index at the same time.
        with concurrent.futures.ThreadPoolExecutor(len(devices)) as pool:
            answers = list(pool.map(lambda pair: (pair[1], pair[0].move(index, pair[1])), zip(devices, "ldruld")))
        game = devices[index % len(devices)].get(player.game_path()).json["game"]
        assert len(game["moves"]) == index + 1
        made = game["moves"][index]
        for direction, answer in answers:
            if direction == made["direction"]:
                assert answer.status == 200 and answer.json["spawn"] == made["spawn"], answer
            else:
                assert answer.status in (409, 422), answer
    assert all(device.get(player.game_path()).json["game"] == game for device in devices)
    move = devices[0].play(index + 1)
    assert all(len(device.get(player.game_path()).json["game"]["moves"]) == index + 2 for device in devices), "a device loads the moves it missed"
    assert devices[5].move(index + 1, move["direction"]).json["spawn"] == move["spawn"]
    # If a player is deleted through one process, they can't act through another one either.
    assert devices[0].delete("/players/me").status == 204
    assert all(devices[3].move(index + 2, direction).status in (401, 404, 422) for direction in "lrud")
    assert devices[3].get(player.game_path()).status in (401, 404)
    # Each move of a game can go to a different process.
    player = Player(servers[0])
    devices = [player.at(server) for server in servers]
    for device in devices:
        device.begin()
    moves = []
    for index in range(14):
        moves.append(devices[index * index % 3].play(index))
        assert moves[-1]["index"] == index
    game = devices[2].begin()
    assert [move["direction"] for move in game["moves"]] == [move["direction"] for move in moves], "the returned game has all moves"
    # The first process hasn't seen the latest moves.
    assert devices[0].finish(len(moves)).json["done"]
