import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The coach's help in the current game: hints and automatic play.
  struct CoachHelp {
    private(set) var query = CoachQuery<CoachQuestion, Advice>()

    private(set) var automaticPlay: AutomaticPlay?

    /// Whether the current hint is the first one that the player has ever requested.
    private(set) var isFirstHint = false

    private(set) var hasAgreedToHint = false

    /// The latest hint as a sentence or two.
    private(set) var hintText = ""

    /// Whether the hint on the screen shows the costs of all moves.
    private(set) var showsCosts = false

    private var hintRequest: BoardScopedValue<Void>?

    func wantsHint(on board: BoardState) -> Bool { board.value(hintRequest) != nil }

    mutating func coachDidAnswer(_ advice: Advice, to question: CoachQuestion) {
      query.coachDidAnswer(advice, to: question)
    }

    mutating func askForHint(on board: BoardState) { (hintRequest, showsCosts) = (board.scoped(()), false) }

    mutating func showCosts() { showsCosts = true }

    mutating func showHint(_ text: String, isFirst: Bool) { (hintText, isFirstHint) = (text, isFirst) }

    mutating func hideHint() { hintRequest = nil }

    mutating func agreeToHint() { hasAgreedToHint = true }

    /// Starts automatic play. If `isPaused` is `true`, it is paused until the player starts it.
    mutating func startWatching(isPaused: Bool) {
      hintRequest = nil
      automaticPlay = AutomaticPlay(isPaused: isPaused, hasBegun: !isPaused)
    }

    mutating func togglePause() {
      hintRequest = nil
      automaticPlay?.isPaused.toggle()
      automaticPlay?.hasBegun = true
    }

    mutating func stopWatching() { automaticPlay = nil }

    mutating func setDue(_ isDue: Bool) { automaticPlay?.isDue = isDue }

    mutating func beginGame() {
      automaticPlay = nil
      hasAgreedToHint = false
    }
  }
}
