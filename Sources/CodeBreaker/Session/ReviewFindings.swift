import CodeBreakerModel
import GameCore
import SessionSupport

extension CodeBreakerSession {
  /// The findings of a review: the sum that explains the number of guesses, a remark, and findings about each attempt.
  /// All numbers are hundredths of a guess, computed from rounded expectations so that they add up.
  public struct ReviewFindings: Sendable {
    /// A line of the sum, such as "Luck cost" and "0.48 guesses". The last line is the total.
    public struct SumLine: Sendable {
      /// The line's label.
      public let label: String
      /// The number of guesses, in hundredths.
      public let hundredths: Int64
      /// The number of guesses as text, without its sign.
      public let text: String
    }

    let review: Review

    /// The expected numbers of guesses before each attempt, in hundredths, with the best guess and with the player's.
    /// `bestExpectations` also has the number after the last attempt.
    private let bestExpectations: [Int64]
    private let playedExpectations: [Int64]

    /// Creates the findings of a review.
    public init(of review: Review) {
      self.review = review
      bestExpectations =
        review.attempts.map { $0.best.expectedGuesses.hundredths } + [review.expectedRemainingGuesses.hundredths]
      playedExpectations = review.attempts.map { $0.playedGuess.expectedGuesses.hundredths }
    }

    /// The guesses that the player lost in the game, in hundredths. 0 is perfect.
    public var loss: Int64 { playedExpectations.indices.reduce(0) { $0 + loss(at: $1) } }

    /// The guesses that luck cost in the game, in hundredths, negative if it saved some.
    public var luck: Int64 { playedExpectations.indices.reduce(0) { $0 + luck(at: $1) } }

    /// The sum that explains the number of guesses: the best player's average, the loss, luck, and the result.
    public var sumLines: [SumLine] {
      let used = Int64(review.attempts.count) * 100
      let left = bestExpectations[bestExpectations.count - 1]
      return [
        SumLine(
          label: "The best player, on average", hundredths: bestExpectations[0], text: Self.guesses(bestExpectations[0])
        ),
        SumLine(label: lossLabel, hundredths: loss, text: Self.guesses(loss)),
        SumLine(
          label: luck < 0 ? "Luck saved" : "Luck cost", hundredths: luck, text: Self.guesses(luck)),
        left == 0
          ? SumLine(label: "You used", hundredths: used, text: Self.guesses(used))
          : SumLine(
            label: "You used, plus \(DecimalText.hundredths(left)) expected", hundredths: used + left,
            text: Self.guesses(used + left)),
      ]
    }

    /// Returns `hundredths` as a number of guesses without a sign: "0.88 guesses".
    static func guesses(_ hundredths: Int64) -> String {
      "\(DecimalText.hundredths(abs(hundredths))) \(abs(hundredths) == 100 ? "guess" : "guesses")"
    }

    /// A remark on play and luck: "Strong play. Luck was on your side."
    public var remark: String {
      let play =
        switch loss {
        case ...0: "Perfect play: the coach knows no better guess."
        case ..<20: "Superb play: you lost next to nothing."
        case ..<50: "Strong play."
        case ..<100: "Good play, with a guess or two worth another look."
        default: "Plenty to gain here. Look at your costliest guesses."
        }
      let chance =
        switch luck {
        case ..<(-50): " Luck was on your side."
        case 51...: " Luck made you work for it."
        default: " Luck was average."
        }
      return play + chance
    }

    /// The precision of the numbers, as a sentence.
    public var note: String {
      review.isExact
        ? "All of these numbers are exact and proven."
        : "The game is too large to compute exactly everywhere, so some of the numbers are estimates."
    }

    /// The findings in a few sentences for screen readers.
    public var spokenText: String {
      "Review done. \(sentence) \(remark)"
    }

    /// The loss and the luck as a sentence: "Mistakes cost 0.27 guesses, luck saved 0.61."
    public var sentence: String {
      "\(lossLabel) \(Self.guesses(loss)), luck \(luck < 0 ? "saved" : "cost") \(DecimalText.hundredths(abs(luck)))."
    }

    /// Estimates of different precision can make the player's choices look better than the best ones.
    private var lossLabel: String { loss < 0 ? "Your choices saved" : "Mistakes cost" }

    /// The findings about the attempts, first to last.
    public var attempts: [ReviewedAttempt] {
      review.attempts.enumerated().map { index, attempt in
        ReviewedAttempt(
          attempt, in: review.game, expected: playedExpectations[index], best: bestExpectations[index],
          loss: loss(at: index),
          luck: luck(at: index))
      }
    }

    private func loss(at index: Int) -> Int64 { playedExpectations[index] - bestExpectations[index] }

    private func luck(at index: Int) -> Int64 { 100 + bestExpectations[index + 1] - playedExpectations[index] }
  }
}
