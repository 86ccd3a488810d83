import TriplesSession

extension TriplesSession {
  /// The text that replaces the move buttons after the game. A daily game can be finished before the board is full.
  var gameOverText: String { day == nil || game.isDone ? "No more moves" : "The game is over" }
}
