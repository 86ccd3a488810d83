"""Players: names, tokens, transfer codes, deletion, and circles."""

import time

from server import Client, Player


def test_device_signs_in_by_code_renews_the_token_and_cannot_guess_codes(server):
    player = Player(server)
    player.begin()
    code = player.post("/players/me/code").json["code"]
    other = Client(server)
    entry = other.post("/players", {"code": code.lower().replace("-", " ")}).json
    assert entry["player"] == player.id and entry["token"] != player.token
    moved = Player(server, entry["token"])
    assert moved.get(moved.game_path()).status == 200
    assert other.post("/players", {"code": code}).problem == "no-such-code", "the code is valid once"
    token = moved.post("/players/me/token").json["token"]
    for old in (player, moved):
        assert old.get("/players/me").status == 401
    assert Client(server, token).get("/players/me").json["player"] == player.id
    # Ten wrong codes are permitted, including the used code above.
    client = Client(server)
    answers = [client.post("/players", {"code": f"AAAA-AAAA-AAA{letter}"}) for letter in "ABCDEFGHJK"]
    assert [answer.status for answer in answers] == 9 * [404] + [429]
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert client.post("/players", {}).status == 201, "a player without a code may register"


def test_forged_token_is_rejected(server):
    player = Player(server)
    player.begin()
    for token in ("", "x", "0" * 32, "' OR 1=1 --", "0" * 31, "0" * 33, "é" * 16):
        forged = Client(server, token.encode().decode("latin-1"))
        for method, path in [("GET", player.game_path()), ("PUT", player.game_path()), ("DELETE", "/players/me"), ("GET", "/players/me")]:
            answer = forged.call(method, path)
            assert answer.status == 401 and answer.problem == "unauthorized", token
            assert answer.headers["WWW-Authenticate"] == "Bearer"
    truncated = Client(server, player.token[:-1])
    assert truncated.get("/players/me").status == 401
    assert player.get("/players/me").status == 200


def test_only_a_valid_name_replaces_the_old_one(server):
    player = Player(server)
    for typed, name in (("Ada", "Ada"), ("  Ada ", "Ada"), ("Zoe\u0308", "Zoë"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("<b>", "<b>")):
        answer = player.call("PATCH", "/players/me", {"name": typed})
        assert answer.status == 200 and answer.json["name"] == name
        assert player.get("/players/me").json["name"] == name
    # If the new name is invalid, the player keeps the old one.
    for typed in ("", " ", "a\nb", "a\u0000b", "a\u202eb", "\u2028", "\u3164", "x" * 25, "\ue000", "a\u0301\u0302\u0303\u0304"):
        answer = player.call("PATCH", "/players/me", {"name": typed})
        assert answer.problem == "bad-name", typed
        assert not typed.strip() or typed.strip() not in answer.json["title"], typed
        assert player.get("/players/me").json["name"] == name, typed


def test_deleted_player_is_signed_out_and_leaves_standings_and_circles(server):
    player, friend = Player(server), Player(server)
    for each in (player, friend):
        each.begin(), each.play(0), each.finish(1)
    circle = player.post("/tables", {"name": "Friends"}).json["code"]
    assert friend.put(f"/tables/{circle}/members/me").status == 204
    player.call("PATCH", "/players/me", {"name": "Somebody"})
    assert b"Somebody" in friend.get(f"{friend.game_path()}/standings?table={circle}").body
    assert player.delete("/players/me").status == 204
    assert player.delete("/players/me").status == 401
    assert player.get(player.game_path()).status == 401
    standings = friend.get(friend.game_path() + "/standings").json
    assert standings["finished"] == 1 and [row["me"] for row in standings["rows"]] == [True]
    assert [member["me"] for member in friend.get(f"/tables/{circle}").json["members"]] == [True]


def test_circles_restrict_access_show_invitations_and_limit_memberships(server):
    creator, friend, stranger = Player(server), Player(server), Player(server)
    made = creator.post("/tables", {"name": " Class 4b "})
    code = made.json["code"]
    assert made.status == 201 and made.json["name"] == "Class 4b" and len(code) == 10
    for method, path in [("GET", ""), ("DELETE", ""), ("DELETE", "/members/me"), ("DELETE", f"/members/{creator.id}")]:
        assert stranger.call(method, f"/tables/{code}{path}").problem == "no-such-table"
    assert stranger.get(f"{stranger.game_path()}/standings?table={code}").problem == "no-such-table"
    assert friend.put(f"/tables/{code}/members/me").status == 204
    assert friend.put(f"/tables/{code}/members/me").status == 204
    assert friend.get("/players/me").json["tables"] == [{"code": code, "name": "Class 4b"}]
    assert friend.delete(f"/tables/{code}").problem == "not-the-maker"
    assert friend.delete(f"/tables/{code}/members/{creator.id}").problem == "not-the-maker"
    assert creator.delete(f"/tables/{code}/members/{stranger.id}").problem == "no-such-member"
    circle = creator.get(f"/tables/{code}").json
    assert circle["maker"] and [member["player"] for member in circle["members"]] == [creator.id, friend.id]
    assert creator.delete(f"/tables/{code}/members/{creator.id}").problem == "no-such-member"
    removed = creator.delete(f"/tables/{code}/members/{friend.id}")
    assert removed.status == 200 and removed.json["name"] == creator.get("/players/me").json["tables"][0]["name"]
    assert friend.put(f"/tables/{code}/members/me").problem == "no-such-table", "the old code is of no use"
    code = removed.json["code"]
    assert friend.get(f"/tables/{code}").problem == "no-such-table"
    assert creator.delete(f"/tables/{code}").status == 204
    assert creator.get(f"/tables/{code}").problem == "no-such-table"
    # A client without a player can see an invitation.
    client = Client(server)
    creator.call("PATCH", "/players/me", {"name": "Ada"})
    code = creator.post("/tables", {"name": "Sunday club"}).json["code"]
    invitation = client.get(f"/tables/{code}/invitation")
    assert invitation.status == 200 and invitation.json == {"code": code, "name": "Sunday club", "host": "Ada"}
    assert creator.delete(f"/tables/{code}").status == 204
    assert client.get(f"/tables/{code}/invitation").problem == "no-such-table"
    # A player can join at most twenty circles.
    player = Player(server)
    codes = [player.post("/tables", {"name": f"Table {number}"}).json["code"] for number in range(20)]
    assert player.post("/tables", {"name": "One more"}).problem == "too-many-tables"
    other = friend.post("/tables", {"name": "Another"}).json["code"]
    assert player.put(f"/tables/{other}/members/me").problem == "too-many-tables"
    assert player.delete(f"/tables/{codes[0]}/members/me").status == 204
    assert player.put(f"/tables/{other}/members/me").status == 204


def test_standings_can_be_limited_to_a_circle_and_reject_invalid_queries(server):
    players = [Player(server) for _ in range(4)]
    code = players[0].post("/tables", {"name": "Friends"}).json["code"]
    players[2].put(f"/tables/{code}/members/me")
    for count, player in enumerate(players):
        player.begin()
        for index in range(4 - count):
            player.play(index)
        player.finish(4 - count)
    path = players[0].game_path() + "/standings"
    rows = players[0].get(f"{path}?table={code}").json["rows"]
    assert [(row["rank"], row["me"]) for row in rows] == [(1, True), (2, False)]
    assert len(players[0].get(path).json["rows"]) == 4
    # These queries are invalid.
    queries = ["top=101", "top=-1", "top=x", "top=01", "around=you", "cursor=1", "cursor=a.b", "cursor=1.-1", "who=me", "top=1&top=2"]
    assert [players[0].get(f"{path}?{query}").status for query in queries] == [400] * len(queries)


def test_moves_and_new_players_are_rate_limited(start, database):
    server = start(database, PARLOR_MOVES_PER_SECOND="1", PARLOR_PLAYERS_AT_ONCE="3", PARLOR_PLAYERS_PER_HOUR="1")
    player, client = Player(server), Client(server)
    assert [client.post("/players", {}).status for _ in range(3)] == [201, 201, 429], "an address can create three players at once"
    player.begin()
    begun, count = time.monotonic(), 0
    while (answer := player.move(9, "l")).status == 409:
        count += 1
    assert 2 <= count <= 2 + time.monotonic() - begun, "two moves, and one more each second"
    assert answer.status == 429 and int(answer.headers["Retry-After"]) >= 1
