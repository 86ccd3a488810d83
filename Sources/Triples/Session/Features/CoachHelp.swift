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

    private var wish: BoardScoped<Void>?

    func wantsHint(on board: BoardState) -> Bool { board.value(wish) != nil }

    mutating func receive(_ advice: Advice, to question: CoachQuestion) { query.receive(advice, to: question) }

    mutating func askForHint(on board: BoardState) { wish = board.scoped(()) }

    mutating func showHint(isFirst: Bool) { isFirstHint = isFirst }

    mutating func hideHint() { wish = nil }

    mutating func agreeToHint() { hasAgreedToHint = true }

    /// Starts automatic play. If `waits` is `true`, it is paused until the player starts it.
    mutating func startWatching(waits: Bool) {
      wish = nil
      watch = Watch(isPaused: waits, hasBegun: !waits)
    }

    mutating func togglePause() {
      wish = nil
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
