import CodeBreakerModel
import NumberedGame
import PlaySupport

extension CodeBreakerSession {
  /// What a review shows: the sum that explains the number of guesses, kind words, and what is said of each attempt.
  ///
  /// Numbers are shown in hundredths of a guess. The expectations are rounded, and the rest is reckoned from these, so that
  /// what stands on the screen adds up.
  public struct ReviewFindings: Sendable {
    /// One line of the sum, such as "Luck" and "+0.48". The first lines add up to the last.
    public struct Line: Sendable {
      /// What it is.
      public let label: String
      /// How many guesses, in hundredths.
      public let hundredths: Int64
      /// How many guesses, as it is shown.
      public let text: String
    }

    private let review: Review

    /// The expected numbers of guesses before each attempt, with the best guess and with the player's, in hundredths, and
    /// the one after the last.
    private let best: [Int64]
    private let played: [Int64]

    /// Makes the findings of a review.
    public init(of review: Review) {
      self.review = review
      best = review.attempts.map { $0.best.expected.hundredths } + [review.remaining.hundredths]
      played = review.attempts.map { $0.played.expected.hundredths }
    }

    /// The guesses that the player lost in the whole game, in hundredths; 0 is perfect.
    public var skill: Int64 { played.indices.reduce(0) { $0 + skill(at: $1) } }

    /// The guesses that chance took, or if it is below 0 gave, in hundredths.
    public var luck: Int64 { played.indices.reduce(0) { $0 + luck(at: $1) } }

    /// How the number of guesses came about: what the best player needs, what skill and luck added, and what came out.
    public var sum: [Line] {
      let used = Int64(review.attempts.count) * 100
      let left = best[best.count - 1]
      return [
        Line(label: "The best player, on average", hundredths: best[0], text: Self.guesses(best[0])),
        Line(label: skill < 0 ? "Skill saved" : "Skill lost", hundredths: skill, text: Self.guesses(skill)),
        Line(
          label: luck < 0 ? "Luck saved" : "Luck cost", hundredths: luck, text: Self.guesses(luck)),
        left == 0
          ? Line(label: "You used", hundredths: used, text: Self.guesses(used))
          : Line(
            label: "You used, and \(DecimalText.hundredths(left)) still to expect", hundredths: used + left,
            text: Self.guesses(used + left)),
      ]
    }

    /// So many guesses, whichever their sign: "0.88 guesses".
    private static func guesses(_ hundredths: Int64) -> String {
      "\(DecimalText.hundredths(abs(hundredths))) \(abs(hundredths) == 100 ? "guess" : "guesses")"
    }

    /// A kind word on the play, and one on chance: "Strong play. Chance was on your side."
    public var remark: String {
      let play =
        switch skill {
        case ...0: "Perfect play: the coach knows no better guess."
        case ..<20: "Superb play, next to nothing was lost."
        case ..<50: "Strong play."
        case ..<100: "Good play, with a guess or two worth another look."
        default: "A bold game. The coach's guesses show another way."
        }
      let chance =
        switch luck {
        case ..<(-50): " Chance was on your side."
        case 51...: " Chance made you work for it."
        default: " Chance was even-handed."
        }
      return play + chance
    }

    /// How far the numbers can be relied upon.
    public var note: String {
      review.isExact
        ? "All of these numbers are exact, and proven."
        : "The game is too large to be exact in all of its positions: where a rule of thumb had to do, the numbers are estimates."
    }

    /// The outcome in a sentence for screen readers.
    public var spoken: String {
      "The review is done. Skill: \(DecimalText.hundredths(skill)) guesses lost. Luck: "
        + "\(DecimalText.hundredths(abs(luck))) guesses \(luck < 0 ? "saved" : "added"). \(remark)"
    }

    /// The attempts, first to last.
    public var attempts: [ReviewedAttempt] {
      review.attempts.enumerated().map { index, attempt in
        ReviewedAttempt(
          attempt, in: review.game, expected: played[index], best: best[index], skill: skill(at: index),
          luck: luck(at: index))
      }
    }

    private func skill(at index: Int) -> Int64 { played[index] - best[index] }

    private func luck(at index: Int) -> Int64 { 100 + best[index + 1] - played[index] }
  }
}
