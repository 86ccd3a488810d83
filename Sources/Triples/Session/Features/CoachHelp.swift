import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The coach's help in the current game: hints and automatic play.
  struct CoachHelp {
    /// The latest question to the coach and its answer.
    private(set) var query = CoachQuery<CoachQuestion, Advice>()

    /// The automatic play, or `nil` if the coach isn't playing.
    private(set) var watch: Watch?

    /// Whether the current hint is the player's first ever.
    private(set) var isFirstHint = false

    /// Whether the player has agreed to lose the medal of the current game for a hint.
    private(set) var hasAgreedToHint = false

    private var wish: BoardScoped<Void>?

    /// Whether the player wants a hint for the current board.
    func wantsHint(on board: BoardState) -> Bool { board.value(wish) != nil }

    mutating func take(_ advice: Advice, to question: CoachQuestion) { query.take(advice, to: question) }

    /// Records that the player wants a hint for the current board.
    mutating func askForHint(on board: BoardState) { wish = board.scoped(()) }

    /// Records whether the current hint is the player's first ever.
    mutating func showHint(isFirst: Bool) { isFirstHint = isFirst }

    mutating func hideHint() { wish = nil }

    /// Records that the player agrees to lose the medal of the current game for a hint.
    mutating func agreeToHint() { hasAgreedToHint = true }

    /// Starts automatic play.
    ///
    /// - Parameter waits: Whether it starts paused.
    mutating func startWatching(waits: Bool) {
      wish = nil
      watch = Watch(isPaused: waits, hasBegun: !waits)
    }

    /// Pauses or resumes automatic play.
    mutating func togglePause() {
      wish = nil
      watch?.isPaused.toggle()
      watch?.hasBegun = true
    }

    mutating func stopWatching() { watch = nil }

    /// Sets whether the coach's next move is due.
    mutating func setDue(_ isDue: Bool) { watch?.isDue = isDue }

    /// Resets the state that belongs to the previous game.
    mutating func beginGame() {
      watch = nil
      hasAgreedToHint = false
    }
  }
}
