"""Declares all states, by importing the modules that declare them."""

import codebreaker_states  # noqa: F401
import house_states  # noqa: F401
import other_states  # noqa: F401
import server_states  # noqa: F401
import triples_states  # noqa: F401
