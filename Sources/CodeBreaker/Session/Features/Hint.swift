import CodeBreakerModel
import SessionSupport

extension CodeBreakerSession {
  /// The coach's hints about the current position.
  public struct Hint: Hashable, Sendable {
    private(set) var requestedLevels: [HintLevel] = []

    private(set) var advice: Advice?

    /// The facts about the position, known with the advice.
    private(set) var facts: PositionFacts?

    /// What speaks for the best guess, or `nil` if nothing is known.
    private(set) var bestReason: Reason?

    /// The number of codes left in a game without luck, which is known without the coach, or `nil` in other games.
    private(set) var remainingCodeCount: Int?

    /// Whether the coach failed to answer. Asking again resets this.
    public private(set) var isUnavailable = false

    private(set) var checkedGuess: CheckedGuess?

    private(set) var needsFullGuess = false

    /// Whether the player has asked for a level that the coach hasn't answered yet.
    public var isThinking: Bool { HintLevel.allCases.contains { isPending($0) } }

    /// Returns whether the player is waiting for the coach's answer at this level.
    public func isPending(_ level: HintLevel) -> Bool {
      requestedLevels.contains(level) && advice == nil && remainingCodeCount == nil && !isUnavailable
    }

    /// Returns whether the player has asked for the hint and it is available.
    public func isRevealed(_ level: HintLevel) -> Bool {
      switch level {
      case .count: requestedLevels.contains(level) && (advice != nil || remainingCodeCount != nil)
      case .best: requestedLevels.contains(level) && advice != nil
      case .fit: checkedGuess != nil
      }
    }

    /// The best guess, or `nil` if the player hasn't asked for it or the coach hasn't answered.
    public var bestGuess: GuessValue? { requestedLevels.contains(.best) ? advice?.best : nil }

    // MARK: Changes

    /// Prepares the hints for `guess`, and discards the check of a different guess.
    mutating func prepare(for guess: [Peg], remainingCodeCount: Int?) {
      if let checkedGuess, checkedGuess.pegs != guess { self.checkedGuess = nil }
      needsFullGuess = false
      self.remainingCodeCount = remainingCodeCount
    }

    mutating func request(_ level: HintLevel) {
      needsFullGuess = false
      isUnavailable = false
      if !requestedLevels.contains(level) { requestedLevels.append(level) }
    }

    /// Stores the result of checking a guess. Pass `nil` if the guess has empty holes.
    mutating func storeCheck(_ guess: CheckedGuess?) {
      needsFullGuess = guess == nil
      if let guess { checkedGuess = guess }
    }

    /// Stores advice, and finds the reason for its guess once, because that may take some milliseconds.
    mutating func coachDidAnswer(_ advice: Advice, to question: CoachQuestion) {
      self.advice = advice
      let facts = PositionFacts(question, advice)
      self.facts = facts
      bestReason = facts.reason(for: advice.best.guess)
    }

    mutating func fail() {
      isUnavailable = true
      requestedLevels = []
    }
  }
}
