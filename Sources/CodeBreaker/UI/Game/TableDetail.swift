import CodeBreakerSession
import PlaySupport

/// The line below the title.
enum TableDetail {
  /// The number of the game, its pegs, the time, and what attempts are left: "Game 537, 4 pegs · 0:07 · 3 attempts
  /// left".
  static func text(_ session: CodeBreakerSession) -> String {
    let parts = [names(session), DurationText.clock(session.elapsedSeconds), session.attemptsLeftText]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// The same for screen readers: "Game 537, 4 pegs, 7 seconds, 3 attempts left".
  static func spoken(_ session: CodeBreakerSession) -> String {
    let parts = [names(session), DurationText.spoken(session.elapsedSeconds), session.attemptsLeftText]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func names(_ session: CodeBreakerSession) -> String {
    "\(session.numberTitle), \(session.pegCountText)"
  }
}
