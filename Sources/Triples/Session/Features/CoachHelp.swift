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

    /// Stores the coach's answer.
    mutating func take(_ advice: Advice, to question: CoachQuestion) { query.take(advice, to: question) }

    /// Notes that the player wants a hint for the current board.
    mutating func askForHint(on board: BoardState) { wish = board.scoped(()) }

    /// Notes whether the current hint is the player's first ever.
    mutating func showHint(isFirst: Bool) { isFirstHint = isFirst }

    /// Hides the hint.
    mutating func hideHint() { wish = nil }

    /// Notes that the player agrees to lose the medal of the current game for a hint.
    mutating func agreeToHint() { hasAgreedToHint = true }

    /// Starts the automatic play.
    ///
    /// - Parameter waits: whether it waits until the player starts it.
    mutating func startWatching(waits: Bool) {
      wish = nil
      watch = Watch(isPaused: waits, hasBegun: !waits)
    }

    /// Pauses the automatic play, or resumes it.
    mutating func togglePause() {
      wish = nil
      watch?.isPaused.toggle()
      watch?.hasBegun = true
    }

    /// Stops the automatic play.
    mutating func stopWatching() { watch = nil }

    /// Notes whether the coach's next move is due.
    mutating func setDue(_ isDue: Bool) { watch?.isDue = isDue }

    /// Resets what belongs to the previous game.
    mutating func beginGame() {
      watch = nil
      hasAgreedToHint = false
    }
  }
}
