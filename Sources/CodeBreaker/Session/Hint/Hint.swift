import CodeBreakerModel

extension CodeBreakerSession {
  /// What the coach has told about the position on the table, level by level.
  public struct Hint: Hashable, Sendable {
    /// The levels that the player has asked for.
    var asked: [HintLevel] = []

    /// What the coach says, once it has answered.
    var advice: Advice?

    /// Whether the coach could not be had. It is asked again when the player asks again.
    public internal(set) var isUnavailable = false

    /// The guess that was looked at last, if one was.
    var checked: CheckedGuess?

    /// Whether the player has asked for a level that the coach has not answered yet.
    public var isThinking: Bool { HintLevel.allCases.contains { isAwaited($0) } }

    /// Whether the player has asked for this level and the coach has not answered yet.
    public func isAwaited(_ level: HintLevel) -> Bool { asked.contains(level) && advice == nil && !isUnavailable }

    /// Whether there is nothing more to ask at a level.
    public func isRevealed(_ level: HintLevel) -> Bool {
      switch level {
      case .count, .best: asked.contains(level) && advice != nil
      case .fit: checked != nil
      }
    }

    /// The best guess, once the player has asked for it and the coach has answered.
    public var best: GuessValue? { asked.contains(.best) ? advice?.best : nil }
  }
}
