import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What the coach does for the player on the table: it gives hints, or plays on by itself.
  struct CoachHelp {
    /// The coach's answer, with its question.
    private(set) var query = CoachQuery<CoachQuestion, Advice>()

    /// The coach's play by itself, while it lasts.
    private(set) var watch: Watch?

    /// Whether the hint is the first that the player has ever seen.
    private(set) var isFirstHint = false

    /// Whether the player has agreed to a hint that costs the medal of the game on the table.
    private(set) var hasAgreedToHint = false

    private var wish: BoardScoped<Void>?

    /// Whether the player has asked for a hint on the board on the table.
    func wantsHint(on board: BoardState) -> Bool { board.value(wish) != nil }

    /// Stores the coach's answer.
    mutating func take(_ advice: Advice, to question: CoachQuestion) { query.take(advice, to: question) }

    /// Asks for a hint on the board on the table.
    mutating func askForHint(on board: BoardState) { wish = board.scoped(()) }

    /// Notes whether the hint that is shown is the first that the player has ever seen.
    mutating func showHint(isFirst: Bool) { isFirstHint = isFirst }

    /// Takes the hint away.
    mutating func hideHint() { wish = nil }

    /// Notes that the player gives up the medal of the game on the table for a hint.
    mutating func agreeToHint() { hasAgreedToHint = true }

    /// Lets the coach play on by itself.
    ///
    /// - Parameter waits: whether it waits until the player lets it begin.
    mutating func startWatching(waits: Bool) {
      wish = nil
      watch = Watch(isPaused: waits, hasBegun: !waits)
    }

    /// Lets the coach wait, or go on.
    mutating func togglePause() {
      wish = nil
      watch?.isPaused.toggle()
      watch?.hasBegun = true
    }

    /// Ends the coach's play by itself.
    mutating func stopWatching() { watch = nil }

    /// Notes whether the time for the coach's next move has come.
    mutating func setDue(_ isDue: Bool) { watch?.isDue = isDue }

    /// Begins with another game, in which the coach does nothing yet.
    mutating func beginGame() {
      watch = nil
      hasAgreedToHint = false
    }
  }
}
