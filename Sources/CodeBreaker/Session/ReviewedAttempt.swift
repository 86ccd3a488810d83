import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What a review says of one attempt.
  public struct ReviewedAttempt: Sendable {
    /// The attempt.
    public let row: AttemptRow

    /// The codes possible before and after it: "1,296 codes to 252".
    public let codes: String

    /// How good it was, in a word: "Excellent".
    public let rating: String

    /// The expected numbers of guesses from there, this one included: "4.38 guesses to expect, 4.34 with the best".
    public let expectation: String

    /// The guesses lost by it, in hundredths; 0 is perfect.
    public let skill: Int64

    /// The guesses that chance took after it, or if it is below 0 gave, in hundredths.
    public let luck: Int64

    /// The coach's guess as pegs, or `nil` where the coach knows no better one than the player's.
    public let better: Code?

    /// Some of the codes that remained, as pegs: all of them up to 200.
    public let remaining: [Code]

    /// How many codes remained.
    public let remainingCount: Int

    init(
      _ attempt: AttemptReview, in game: CodeBreaker, expected: Int64, best: Int64, skill: Int64, luck: Int64
    ) {
      let choices = game.pegChoices
      let pegs = { (colors: [UInt8]) in Code(kind: .guess, pegs: CoachQuestion.pegs(of: colors, choices)) }
      row = AttemptRow(number: attempt.number, code: game.attempts[attempt.number - 1])
      codes = "\(Spoken.codeCount(attempt.candidatesBefore)) to \(DecimalText.grouped(attempt.candidatesAfter))"
      rating = attempt.rating.title
      better = attempt.best.guess == attempt.played.guess ? nil : pegs(attempt.best.guess)
      let number = DecimalText.hundredths(expected)
      expectation =
        "\(number) \(expected == 100 ? "guess" : "guesses") to expect"
        + (better == nil ? "" : ", \(DecimalText.hundredths(best)) with the coach's")
      self.skill = skill
      self.luck = luck
      remaining = attempt.remaining.map(pegs)
      remainingCount = attempt.candidatesAfter
    }

    /// The guesses lost: "0.04".
    public var skillText: String { DecimalText.hundredths(skill) }

    /// The guesses that chance took, or gave: "+0.15".
    public var luckText: String { DecimalText.signedHundredths(luck) }

    /// What the button says that shows the codes: "252 codes left", or "Solved".
    public var remainingTitle: String {
      row.counts.exact == row.code.pegs.count ? "Solved" : "\(Spoken.codeCount(remainingCount)) left"
    }

    /// What stands below the codes where some are not listed: "200 of 252 codes, evenly chosen", or nothing.
    public var remainingNote: String {
      remaining.count == remainingCount
        ? "" : "\(remaining.count) of \(DecimalText.grouped(remainingCount)) codes, evenly chosen."
    }

    /// All of it as sentences for screen readers, but the codes that remained.
    public func spoken(theme: Theme) -> String {
      let coach = better.map { " The coach: \(Spoken.pegs($0, theme: theme))." } ?? ""
      return
        "\(Spoken.attempt(row, theme: theme)) \(codes). \(rating). \(expectation). Skill \(skillText), luck \(luckText)."
        + coach
    }
  }
}

extension Rating {
  /// The word as a title: "Excellent".
  var title: String {
    switch self {
    case .perfect: "Perfect"
    case .excellent: "Excellent"
    case .good: "Good"
    case .fair: "Fair"
    case .bold: "Bold"
    }
  }
}
