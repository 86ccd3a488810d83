"""The clock of a machine, for single processes that a test starts. Only Linux lets a library replace a program's clock like this."""

import pathlib
import shutil
import subprocess

from server import MAX_WAIT_SECONDS


class MachineClock:
    """A clock that is right until a test sets it. Programs with its `variables` in their environment have it."""

    def __init__(self, folder: pathlib.Path):
        self.file = folder / "clock"
        self.set_ahead(0)
        library = folder / "clock.so"
        compiler = shutil.which("cc") or shutil.which("clang")
        source = pathlib.Path(__file__).with_name("clock.c")
        flags = ["-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC"]
        subprocess.run([compiler, *flags, "-o", library, source], check=True, timeout=MAX_WAIT_SECONDS)
        self.variables = {"LD_PRELOAD": str(library), "PARLOR_CLOCK": str(self.file)}

    def set_ahead(self, seconds: int) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(str(seconds))
        # Replace the file atomically, so that a server never reads an incomplete one.
        new.rename(self.file)
