import CodeBreakerModel
import PlaySupport

extension CodeBreakerSession {
  /// What the coach has told about the position on the table, level by level.
  public struct Hint: Hashable, Sendable {
    /// The levels that the player has asked for.
    private(set) var asked: [HintLevel] = []

    /// The coach's answer, or `nil` until it has answered.
    private(set) var advice: Advice?

    /// How many codes are left, where that is known without a coach: in a game without luck.
    private(set) var codesLeft: Int?

    /// Whether the coach could not be had. It is asked again when the player asks again.
    public private(set) var isUnavailable = false

    /// The guess that was checked last, if one was.
    private(set) var checked: CheckedGuess?

    /// Whether the player asked to check an incomplete guess.
    private(set) var needsGuess = false

    /// Whether the player has asked for a level that the coach has not answered yet.
    public var isThinking: Bool { HintLevel.allCases.contains { isAwaited($0) } }

    /// Whether the player has asked for this level and the coach has not answered yet.
    public func isAwaited(_ level: HintLevel) -> Bool {
      asked.contains(level) && advice == nil && codesLeft == nil && !isUnavailable
    }

    /// Whether there is nothing more to ask at a level.
    public func isRevealed(_ level: HintLevel) -> Bool {
      switch level {
      case .count: asked.contains(level) && (advice != nil || codesLeft != nil)
      case .best: asked.contains(level) && advice != nil
      case .fit: checked != nil
      }
    }

    /// The best guess, once the player has asked for it and the coach has answered.
    public var best: GuessValue? { asked.contains(.best) ? advice?.best : nil }

    // MARK: Changes

    /// Resets the answers about another guess.
    mutating func open(_ guess: [Peg], codesLeft: Int?) {
      if let checked, checked.pegs != guess { self.checked = nil }
      needsGuess = false
      self.codesLeft = codesLeft
    }

    /// Notes the level that the player asks for.
    mutating func ask(_ level: HintLevel) {
      needsGuess = false
      isUnavailable = false
      if !asked.contains(level) { asked.append(level) }
    }

    /// Stores the result of checking a guess, or `nil` if the guess has empty holes.
    mutating func check(_ guess: CheckedGuess?) {
      needsGuess = guess == nil
      if let guess { checked = guess }
    }

    /// Stores the coach's answer.
    mutating func take(_ advice: Advice) { self.advice = advice }

    /// Notes that the coach failed.
    mutating func fail() {
      isUnavailable = true
      asked = []
    }
  }
}
