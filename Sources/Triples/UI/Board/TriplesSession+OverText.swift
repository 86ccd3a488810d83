import TriplesSession

extension TriplesSession {
  /// What stands in the place of the moves when there are none any more: the game of a day can also be finished before that.
  var overText: String { day == nil || game.isDone ? "No more moves" : "The game is over" }
}
