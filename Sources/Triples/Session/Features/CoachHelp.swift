import PlaySupport
import TriplesModel

extension TriplesSession {
  /// The coach's help in the current game: hints and automatic play.
  struct CoachHelp {
    private(set) var query = CoachQuery<CoachQuestion, Advice>()

    private(set) var watch: Watch?

    /// Whether the current hint is the first one that the player has ever requested.
    private(set) var isFirstHint = false

    private(set) var hasAgreedToHint = false

    private var hintRequest: BoardScopedValue<Void>?

    func wantsHint(on board: BoardState) -> Bool { board.value(hintRequest) != nil }

    mutating func receive(_ advice: Advice, to question: CoachQuestion) { query.receive(advice, to: question) }

    mutating func askForHint(on board: BoardState) { hintRequest = board.scoped(()) }

    mutating func showHint(isFirst: Bool) { isFirstHint = isFirst }

    mutating func hideHint() { hintRequest = nil }

    mutating func agreeToHint() { hasAgreedToHint = true }

    /// Starts automatic play. If `isPaused` is `true`, it is paused until the player starts it.
    mutating func startWatching(isPaused: Bool) {
      hintRequest = nil
      watch = Watch(isPaused: isPaused, hasBegun: !isPaused)
    }

    mutating func togglePause() {
      hintRequest = nil
      watch?.isPaused.toggle()
      watch?.hasBegun = true
    }

    mutating func stopWatching() { watch = nil }

    mutating func setDue(_ isDue: Bool) { watch?.isDue = isDue }

    mutating func beginGame() {
      watch = nil
      hasAgreedToHint = false
    }
  }
}
