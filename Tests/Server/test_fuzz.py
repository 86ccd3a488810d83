"""Thousands of broken requests: the server answers them, keeps running, and its memory doesn't grow."""

import os
import random
import re
import socket

from server import MAX_WAIT_SECONDS, Player

# The number of requests. `make soak` sends 100,000.
REQUEST_COUNT = int(os.environ.get("PARLOR_FUZZ", "2500"))

SPLICES = [
    b"\r\n", b"\n", b"\0", b" ", b":", b"%ff", b"Content-Length: 9\r\n", b"Transfer-Encoding: chunked\r\n", b"\xff\xfe", b"A" * 3000,
    b"HTTP/9.9", b"Authorization: Bearer x\r\n", b"\r\n\r\n", b"{}", b"[[[[", b"\xe2\x80\xae",
]  # fmt: skip


def seeds(player: Player) -> list[bytes]:
    """Returns valid requests, which the test then damages."""
    head = f"Host: h\r\nAuthorization: Bearer {player.token}\r\n"
    json = "Content-Type: application/json\r\n"
    move = '{"index":0,"direction":"l"}'
    game = "/api/v1" + player.game_path()
    texts = [
        f"GET /api/v1/days/today HTTP/1.1\r\n{head}\r\n",
        f"POST {game}/moves HTTP/1.1\r\n{head}{json}Content-Length: {len(move)}\r\n\r\n{move}",
        f"PUT {game} HTTP/1.1\r\n{head}Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
        f"GET {game}/standings?top=5&around=me HTTP/1.1\r\n{head}\r\n",
        "PATCH /api/v1/players/me HTTP/1.1\r\n" + head + json + 'Content-Length: 12\r\n\r\n{"name":"A"}',
        "GET / HTTP/1.0\r\nRange: bytes=0-4\r\nAccept-Encoding: gzip\r\n\r\n",
    ]
    return [text.encode() for text in texts]


def corrupted(generator: random.Random, whole: list[bytes]) -> bytes:
    request = bytearray(b"".join(generator.choice(whole) for _ in range(generator.randint(1, 3))))
    for _ in range(generator.randint(1, 5)):
        place = generator.randrange(len(request) + 1)
        match generator.randrange(4):
            case 0:
                request[place:place] = generator.choice(SPLICES)
            case 1:
                del request[place : place + generator.randint(1, 8)]
            case 2:
                request[place : place + 1] = bytes([generator.randrange(256)])
            case _:
                request[place:place] = generator.randbytes(generator.randint(1, 20))
    return bytes(request)


def send(port: int, request: bytes, listens: bool) -> bytes:
    with socket.create_connection(("127.0.0.1", port), MAX_WAIT_SECONDS) as connection:
        answer = b""
        try:
            connection.sendall(request)
            if listens:
                connection.shutdown(socket.SHUT_WR)
                while part := connection.recv(65536):
                    answer += part
        except ConnectionError:
            pass  # The server may close the connection.
        return answer


def memory(server) -> int:
    """Returns the resident memory that the server reports, in bytes."""
    return int(float(re.search(r"^process_resident_memory_bytes ([0-9.e+]+)$", server.metrics(), re.MULTILINE)[1]))


def test_corrupted_requests_neither_stop_the_server_nor_fill_its_memory(start, sqlite):
    server = start(sqlite)
    player = Player(server)
    player.begin()
    whole = seeds(player)
    generator = random.Random(2026)
    statuses: dict[str, int] = {}
    sizes = []
    for number in range(REQUEST_COUNT):
        if number in (REQUEST_COUNT // 2, REQUEST_COUNT - 1):
            sizes.append(memory(server))
        answer = send(server.port, corrupted(generator, whole), generator.random() < 0.9)
        for status in re.findall(rb"HTTP/1\.1 (\d+) ", answer):
            statuses[status.decode()] = statuses.get(status.decode(), 0) + 1
    assert server.process.poll() is None
    # The only correct answers with 5xx are 501 to an unknown transfer coding, and 505 to an unknown version.
    assert not {status for status in statuses if status[0] == "5"} - {"501", "505"}, statuses
    assert {"200", "400"} <= statuses.keys() and sum(statuses.values()) > REQUEST_COUNT // 2, statuses
    assert sizes[1] < sizes[0] + (8 << 20), f"the server used {sizes[0]} bytes after half of the requests, and {sizes[1]} after all"
    # Use a new connection, because the first one has been idle for too long.
    assert player.at(server).get(player.game_path()).status == 200
