#!/usr/bin/env python3
"""The engines besides Chromium that the tests run in. As a command it prints those that this system lacks, one per
line."""

import firefox
import webkit

# The module that finds each engine, and its class, by the name in tests.
ENGINES = {"firefox": (firefox, firefox.Firefox), "webkit": (webkit, webkit.WebKit)}

if __name__ == "__main__":
    for module, engine in ENGINES.values():
        if not module.find():
            print(f"{engine.title} ({module.NEEDED})")
