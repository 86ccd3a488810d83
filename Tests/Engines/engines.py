#!/usr/bin/env python3
"""The engines besides Chromium in which the tests run. As a command, prints the engines that this system lacks,
one per line."""

import firefox
import webkit

# For each engine's name, the module that finds the engine, and its class.
ENGINES = {"firefox": (firefox, firefox.Firefox), "webkit": (webkit, webkit.WebKit)}

if __name__ == "__main__":
    for module, engine in ENGINES.values():
        if not module.find():
            print(f"{engine.title} ({module.NEEDED})")
