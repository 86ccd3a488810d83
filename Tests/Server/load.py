"""`parlor-load` playing on servers that fail."""

import contextlib
import pathlib
import subprocess
import threading

from server import Server, program


@contextlib.contextmanager
def load_on(servers: list[Server]):
    """Has `parlor-load` play on each server. It ends when it is refused, and then starts again."""
    has_ended = threading.Event()
    processes: dict[Server, subprocess.Popen] = {}

    def play(server: Server) -> None:
        command = [pathlib.Path(program()).with_name("parlor-load"), "--server", f"127.0.0.1:{server.port}", "--connections", "16"]
        while not has_ended.is_set():
            processes[server] = subprocess.Popen([*command, "--players", "200", "--without-constant"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            processes[server].wait()
            # While there is no primary, each player is refused at once.
            has_ended.wait(0.2)

    threads = [threading.Thread(target=play, args=(server,)) for server in servers]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        has_ended.set()
        for thread, server in zip(threads, servers, strict=True):
            while thread.is_alive():
                processes[server].kill()
                thread.join(0.1)
