import CodeBreakerModel

extension CodeBreakerSession {
  /// What a screen reader says of the game.
  public enum Spoken {
    /// The pegs of a row from left to right: "red, empty, blue, blue".
    public static func pegs(_ code: Code, theme: Theme) -> String {
      code.pegs.map { theme.spokenName(of: $0) }.joined(separator: ", ")
    }

    /// The markers of an attempt: "2 exact, 1 inexact", "1 exact", or "no match".
    public static func markers(_ counts: MatchCounts) -> String {
      var parts: [String] = []
      if counts.exact > 0 { parts.append("\(counts.exact) exact") }
      if counts.inexact > 0 { parts.append("\(counts.inexact) inexact") }
      return parts.isEmpty ? "no match" : parts.joined(separator: ", ")
    }

    /// A whole attempt: "Attempt 3: red, empty, blue, blue. 2 exact, 1 inexact."
    public static func attempt(_ attempt: AttemptRow, theme: Theme) -> String {
      "Attempt \(attempt.number): \(pegs(attempt.code, theme: theme)). \(markers(attempt.counts))."
    }

    /// One hole of the guess: "Peg 2 of 4: red".
    public static func hole(_ index: Int, of guess: Code, theme: Theme) -> String {
      guard guess.pegs.indices.contains(index) else { return "" }
      return "Peg \(index + 1) of \(guess.pegs.count): \(theme.spokenName(of: guess.pegs[index]))"
    }

    /// The master code: "Code: hidden, 4 pegs", or its pegs when it is revealed.
    public static func master(_ code: Code, theme: Theme) -> String {
      code.isHidden ? "Code: hidden, \(code.pegs.count) pegs" : "Code: \(pegs(code, theme: theme))"
    }

    /// Why a guess would be ignored.
    public static func reason(_ reason: IgnoredGuess) -> String {
      switch reason {
      case .gameIsOver: "The game is over."
      case .noPegs: "Choose at least one peg."
      case .alreadyTried(let attempt): "You tried this in attempt \(attempt)."
      }
    }

    /// A number of attempts: "1 attempt", "5 attempts".
    public static func attemptCount(_ count: Int) -> String {
      count == 1 ? "1 attempt" : "\(count) attempts"
    }
  }
}
