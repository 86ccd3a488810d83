import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// What screen readers say about the game.
  public enum SpokenText {
    /// Returns the pegs of a row from left to right: "red, empty, blue, blue".
    public static func pegs(_ code: Code, theme: Theme) -> String {
      code.pegs.map { theme.spokenName(of: $0) }.joined(separator: ", ")
    }

    /// Returns an answer in words: "2 in the right place, 1 in the wrong place", "1 in the right place", or "no match".
    public static func markers(_ counts: MatchCounts) -> String {
      var parts: [String] = []
      if counts.exact > 0 { parts.append("\(counts.exact) in the right place") }
      if counts.inexact > 0 { parts.append("\(counts.inexact) in the wrong place") }
      return parts.isEmpty ? "no match" : parts.joined(separator: ", ")
    }

    /// Returns an attempt as sentences: "Attempt 3: red, empty, blue, blue. 2 in the right place."
    public static func attempt(_ attempt: AttemptRow, theme: Theme) -> String {
      "Attempt \(attempt.number): \(pegs(attempt.code, theme: theme)). \(markers(attempt.counts))."
    }

    /// The note on a guess with empty holes.
    static func emptyHoles(_ count: Int) -> String {
      count == 1 ? "1 hole is empty. It matches nothing." : "\(count) holes are empty. They match nothing."
    }

    /// What screen readers add to the attempt that rules out the guess in the row.
    public static var contradicting: String { "This answer rules out your guess." }

    /// Returns a hole of the guess in words: "Peg 2 of 4: red".
    public static func hole(_ index: Int, of guess: Code, theme: Theme) -> String {
      guard guess.pegs.indices.contains(index) else { return "" }
      return "Peg \(index + 1) of \(guess.pegs.count): \(theme.spokenName(of: guess.pegs[index]))"
    }

    /// Returns the master code in words: "Code: hidden, 4 pegs", or its pegs if it's revealed.
    public static func master(_ code: Code, theme: Theme) -> String {
      code.isHidden ? "Code: hidden, \(code.pegs.count) pegs" : "Code: \(pegs(code, theme: theme))"
    }

    /// Returns the master code in words. In an unsolved game without luck, this is "No code yet, 4 pegs", or at the end
    /// "One of the 23 codes left: …".
    public static func master(of game: CodeBreaker) -> String {
      guard let left = game.remainingCodeCount, game.ending != .solved else {
        return master(game.masterCode, theme: game.setup.theme)
      }
      if !game.isOver { return "No code yet, \(game.setup.pegCount) pegs" }
      let pegs = pegs(game.masterCode, theme: game.setup.theme)
      return left == 1 ? "The code left: \(pegs)" : "One of the \(codeCount(left)) left: \(pegs)"
    }

    /// Returns the reason why a guess would be ignored.
    public static func reason(_ reason: IgnoredGuessReason) -> String {
      switch reason {
      case .gameIsOver: "The game is over."
      case .noPegs: "Fill the row, then guess."
      case .alreadyTried(let attempt): "You tried this in attempt \(attempt)."
      case .codeIsElsewhere: "The answer is not here yet."
      }
    }

    /// Returns a number of attempts: "1 attempt", "5 attempts".
    public static func attemptCount(_ count: Int) -> String {
      count == 1 ? "1 guess" : "\(count) guesses"
    }
  }
}

extension CodeBreakerSession.SpokenText {
  static func codeCount(_ count: Int) -> String {
    count == 1 ? "1 code" : "\(DecimalText.grouped(count)) codes"
  }

  /// Returns the number of visible codes after an attempt: "200 of 252 codes after attempt 2."
  static func remaining(_ attempt: AttemptReview) -> String {
    attempt.remainingCodes.count == attempt.candidateCountAfter
      ? "\(codeCount(attempt.candidateCountAfter)) after attempt \(attempt.number)."
      : "\(attempt.remainingCodes.count) of \(codeCount(attempt.candidateCountAfter)) after attempt \(attempt.number)."
  }

  static func candidates(_ count: Int) -> String {
    count == 1 ? "Only 1 code is left." : "\(codeCount(count)) are left."
  }

  static func method(_ method: EvaluationMethod) -> String {
    switch method {
    case .exact: "Proven: no guess is better."
    case .heuristic: "A rule of thumb chose it: there are too many codes to be exact."
    case .sample: "A rule of thumb chose it from a sample: there are too many codes to be exact."
    }
  }
}
