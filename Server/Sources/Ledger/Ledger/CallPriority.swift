/// The priority of the work that a task asks a store for.
public enum CallPriority {
  /// Whether the task plays a player's game. Its work then goes before other work that is queued, such as reading standings, so
  /// that many other calls don't slow down games.
  @TaskLocal public static var isForGame = false
}
