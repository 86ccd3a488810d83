import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The findings of a review about an attempt.
  public struct ReviewedAttempt: Equatable, Sendable {
    /// Its number, pegs, and markers.
    public let row: AttemptRow

    /// The number of possible codes before and after the attempt: "1,296 codes to 252".
    public let codeCountsText: String

    /// The number of possible codes before the attempt.
    let codeCountBefore: Int

    /// The rating as a word: "Excellent".
    public let ratingText: String

    /// The expected number of guesses, including this one: "4.38 guesses expected (4.34 with the best guess)".
    public let expectationText: String

    /// The guesses that the player lost with this attempt, in hundredths. 0 is perfect.
    public let loss: Int64

    /// The guesses lost to bad luck with this attempt's answer, in hundredths. Negative if luck saved guesses.
    public let luck: Int64

    /// The coach's guess, or `nil` if it isn't better than the player's.
    public let betterGuess: Code?

    /// The number of codes that remained.
    public let remainingCodeCount: Int

    private let attempt: AttemptReview
    private let choices: [Peg]

    init(
      _ attempt: AttemptReview, in game: CodeBreaker, expected: Int64, best: Int64, loss: Int64, luck: Int64
    ) {
      self.attempt = attempt
      choices = game.pegChoices
      row = AttemptRow(number: attempt.number, code: game.attempts[attempt.number - 1])
      codeCountsText =
        "\(SpokenText.codeCount(attempt.candidateCountBefore)) to \(DecimalText.grouped(attempt.candidateCountAfter))"
      codeCountBefore = attempt.candidateCountBefore
      ratingText = attempt.rating.title
      betterGuess =
        attempt.best.guess == attempt.playedGuess.guess
        ? nil : Code(kind: .guess, pegs: CoachQuestion.pegs(of: attempt.best.guess, choices))
      let number = DecimalText.hundredths(expected)
      expectationText =
        "\(number) \(expected == 100 ? "guess" : "guesses") expected"
        + (betterGuess == nil ? "" : " (\(DecimalText.hundredths(best)) with the best guess)")
      self.loss = loss
      self.luck = luck
      remainingCodeCount = attempt.candidateCountAfter
    }

    /// The codes that remained, or some of them if there are more than 200.
    public var remainingCodes: [Code] {
      attempt.remainingCodes.map { Code(kind: .guess, pegs: CoachQuestion.pegs(of: $0, choices)) }
    }

    /// The guesses lost, as text: "0.04".
    public var lossText: String { DecimalText.hundredths(loss) }

    /// The guesses that luck cost or saved: "cost 0.15".
    public var luckText: String { "\(luck < 0 ? "saved" : "cost") \(DecimalText.hundredths(abs(luck)))" }

    /// The label of the button that shows the codes: "252 codes left", or "Solved".
    public var remainingTitle: String {
      row.counts.exact == row.code.pegs.count ? "Solved" : "\(SpokenText.codeCount(remainingCodeCount)) left"
    }

    /// The note below an incomplete list of codes: "200 of 252 codes, evenly chosen.", or an empty string.
    public var remainingNote: String {
      attempt.remainingCodes.count == remainingCodeCount
        ? "" : "\(attempt.remainingCodes.count) of \(DecimalText.grouped(remainingCodeCount)) codes, evenly chosen."
    }

    /// Returns the findings as sentences for screen readers, without the codes that remained.
    public func spokenText(theme: Theme) -> String {
      let coach = betterGuess.map { " Best guess: \(SpokenText.pegs($0, theme: theme))." } ?? ""
      return
        "\(SpokenText.attempt(row, theme: theme)) \(codeCountsText). \(ratingText). \(expectationText). Lost \(lossText), luck \(luckText)."
        + coach
    }
  }
}

extension Rating {
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
