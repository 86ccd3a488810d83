import CodeBreakerModel
import PlaySupport

extension CodeBreakerSession {
  /// The coach's hints about the current position.
  public struct Hint: Hashable, Sendable {
    private(set) var asked: [HintLevel] = []

    private(set) var advice: Advice?

    /// The number of codes left in a game without luck, which is known without the coach, or `nil` in other games.
    private(set) var codesLeft: Int?

    /// Whether the coach failed to answer. Asking again resets this.
    public private(set) var isUnavailable = false

    private(set) var checked: CheckedGuess?

    private(set) var needsGuess = false

    /// Whether the player has asked for a level that the coach hasn't answered yet.
    public var isThinking: Bool { HintLevel.allCases.contains { isAwaited($0) } }

    /// Returns whether the player is waiting for the coach's answer at this level.
    public func isAwaited(_ level: HintLevel) -> Bool {
      asked.contains(level) && advice == nil && codesLeft == nil && !isUnavailable
    }

    /// Returns whether the player has asked for the hint and it is available.
    public func isRevealed(_ level: HintLevel) -> Bool {
      switch level {
      case .count: asked.contains(level) && (advice != nil || codesLeft != nil)
      case .best: asked.contains(level) && advice != nil
      case .fit: checked != nil
      }
    }

    /// The best guess, or `nil` if the player hasn't asked for it or the coach hasn't answered.
    public var best: GuessValue? { asked.contains(.best) ? advice?.best : nil }

    // MARK: Changes

    /// Prepares the hints for `guess`, and discards the check of a different guess.
    mutating func open(_ guess: [Peg], codesLeft: Int?) {
      if let checked, checked.pegs != guess { self.checked = nil }
      needsGuess = false
      self.codesLeft = codesLeft
    }

    mutating func ask(_ level: HintLevel) {
      needsGuess = false
      isUnavailable = false
      if !asked.contains(level) { asked.append(level) }
    }

    /// Stores the result of checking a guess. Pass `nil` if the guess has empty holes.
    mutating func check(_ guess: CheckedGuess?) {
      needsGuess = guess == nil
      if let guess { checked = guess }
    }

    mutating func receive(_ advice: Advice) { self.advice = advice }

    mutating func fail() {
      isUnavailable = true
      asked = []
    }
  }
}
