import TriplesSession

/// What the button shows that lets the coach wait or go on.
struct WatchButton: Hashable {
  /// The label.
  let label: String

  /// The SF Symbol.
  let symbol: String

  init(_ watch: TriplesSession.Watch) {
    (label, symbol) = watch.isPaused ? ("Go on", "play.fill") : ("Pause", "pause.fill")
  }
}
