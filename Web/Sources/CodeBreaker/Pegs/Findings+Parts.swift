import CodeBreakerSession
import NumberedGame

extension OwnBoardSession.Findings {
  /// The findings if at least one code fits all answers.
  public var possible: OwnBoardSession.PossibleFindings? {
    if case .possible(let findings) = self { return findings }
    return nil
  }

  /// The findings if no code fits all answers.
  public var contradictory: OwnBoardSession.ContradictoryFindings? {
    if case .contradictory(let findings) = self { return findings }
    return nil
  }

  /// Whether the coach is unavailable.
  public var isUnavailable: Bool {
    if case .unavailable = self { return true }
    return false
  }

  /// The findings as a sentence, or `nil` while the coach is thinking.
  public var text: String? {
    switch self {
    case .pending: nil
    case .unavailable(let problem): problem
    case .possible(let findings): findings.countText
    case .contradictory(let findings): findings.text
    }
  }
}
