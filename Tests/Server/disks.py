"""Disks that a test can fill."""

import os
import resource
import subprocess
from pathlib import Path

from server import MAX_WAIT_SECONDS, Server


class Quota:
    """A limit on the size of the server's files that the operating system enforces."""

    wrapper = ()
    # The limit applies only to the server's process.
    is_full_for_all = False

    def __init__(self, folder: Path):
        self.folder = folder

    def fill(self, server: Server) -> None:
        self._set_limit(server, (self.folder / "parlor.sqlite-wal").stat().st_size)

    def free(self, server: Server) -> None:
        self._set_limit(server, resource.RLIM_INFINITY)

    @staticmethod
    def _set_limit(server: Server, size: int) -> None:
        most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most if size == resource.RLIM_INFINITY else size, most))

    def close(self) -> None:
        pass


class SmallDisk:
    """A file system of 12 MB that is visible only to processes in its namespace. Not every system lets users create one."""

    is_full_for_all = True
    space = ("unshare", "--user", "--map-root-user", "--mount")

    def __init__(self, folder: Path):
        mount = 'mount -t tmpfs -o size=12m,mode=700 parlor "$1" && echo mounted && exec sleep infinity'
        self.keeper = subprocess.Popen([*self.space, "sh", "-c", mount, "sh", folder], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        assert self.keeper.stdout.readline() == b"mounted\n"
        self.folder = Path(f"/proc/{self.keeper.pid}/root{folder}")
        self.wrapper = ("nsenter", "--user", "--mount", "--preserve-credentials", "--target", str(self.keeper.pid))

    @classmethod
    def is_allowed(cls) -> bool:
        return subprocess.run([*cls.space, "mount", "-t", "tmpfs", "parlor", "/mnt"], capture_output=True).returncode == 0

    def fill(self, server: Server) -> None:
        with open(self.folder / "filler", "wb", buffering=0) as filler:
            try:
                while filler.write(bytes(4096)):
                    pass
            except OSError:
                pass
        assert os.statvfs(self.folder).f_bavail == 0

    def free(self, server: Server) -> None:
        (self.folder / "filler").unlink()

    def close(self) -> None:
        self.keeper.kill()
        self.keeper.wait(MAX_WAIT_SECONDS)
        self.keeper.stdout.close()
