"""Serves the site to the tests on a port of this machine, and logs the requests."""

import pathlib
import threading

from serve import SiteServer
from site_release import FOLDER, plain


def release_folder(dist: pathlib.Path) -> pathlib.Path:
    """Returns the folder of the files of a site's release."""
    [folder] = (dist / FOLDER).iterdir()
    return folder


class Site:
    """A folder that is served on a free port of this machine, with a log of the replies, whose paths are without the release."""

    def __init__(self, directory: pathlib.Path, prefix: str = ""):
        self.replies: list[tuple[str, int, int]] = []
        self.server = SiteServer(
            ("127.0.0.1", 0), directory, prefix, on_reply=lambda path, *reply: self.replies.append((f"/{plain(path[1:])}", *reply))
        )
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{prefix}/"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self.thread.start()
        self.is_up = True

    def stop(self) -> None:
        """Closes the port. Requests then find no server."""
        if self.is_up:
            self.is_up = False
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()
