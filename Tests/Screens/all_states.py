"""Declares all states, by importing the modules that declare them."""

import codebreaker_states  # noqa: F401
import house_states  # noqa: F401
import other_states  # noqa: F401
import server_states  # noqa: F401
import triples_states  # noqa: F401
import triples_tabs_states  # noqa: F401
from states import scrolled_down

# States whose panel or dialog scrolls, also at its end.
scrolled_down(
    "triples-about", "triples-duel-reviewed", "triples-levels-medals-explained", "triples-review", "triples-scores-long", "triples-end",
    "codebreaker-board-codes", "codebreaker-board-wrong", "codebreaker-duel", "codebreaker-hints-answered", "codebreaker-long",
    "codebreaker-new-game-large", "codebreaker-review-long", "codebreaker-rules", "codebreaker-set-answering",
    "codebreaker-set-slipped", "codebreaker-statistics",
)  # fmt: skip
