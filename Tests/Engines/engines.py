#!/usr/bin/env python3
"""The engines besides Chromium in which the tests play. As a command: those that this system does not have, one a line."""

import firefox
import webkit

# By what they are called in tests: the module that finds each, and what starts it.
ENGINES = {"firefox": (firefox, firefox.Firefox), "webkit": (webkit, webkit.WebKit)}

if __name__ == "__main__":
    for module, engine in ENGINES.values():
        if not module.find():
            print(f"{engine.title} ({module.NEEDED})")
