/// Who deals the game of a day that is on a table.
public enum GameDealer: Hashable, Sendable {
  /// Nobody: the number of the game follows from the date.
  case nobody
  /// A server, move by move.
  case server
  /// The key of the day, which is out since the day is over: its game is played again, for nothing but pleasure. What the key
  /// deals is kept on this device (`DayAgain`).
  case key
}
