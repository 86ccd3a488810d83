extension TriplesSession {
  /// The coach playing on by itself, with the player watching.
  public struct Watch: Hashable, Sendable {
    /// How fast it plays.
    public internal(set) var speed: WatchSpeed

    /// Whether it waits.
    public internal(set) var isPaused = false

    /// Counts what the front end's timer is set for: another turn means another timer.
    public internal(set) var turn: Int

    /// Whether the time for the next move has come, so that it is played as soon as the coach knows it.
    var isDue = false
  }
}
