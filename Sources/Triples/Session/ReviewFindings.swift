import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What a review shows beside the chart: the sum that explains the result, the turning points, and the mistakes.
  public struct ReviewFindings: Hashable, Sendable {
    /// One line of the sum, such as "Luck" and "+20.02". The first lines add up to the last, exactly.
    public struct Line: Sendable {
      /// What it is.
      public let label: String
      /// How many points.
      public let points: Points
      /// The points as they are shown.
      public let text: String
    }

    /// One move worth a look.
    public struct Moment: Sendable {
      /// Where: "Move 12".
      public let title: String
      /// What: "Left, better Up".
      public let detail: String
      /// How much: "−3.20".
      public let points: String
      /// The step of the replay that shows it.
      public let step: Int
    }

    private let review: Review

    /// How many mistakes are listed.
    static let shownMistakeCount = 12

    /// Makes the findings of a review.
    public init(of review: Review) {
      self.review = review
    }

    /// How the result came about: what was expected at the start, what play cost, what luck brought, and the result.
    public var sum: [Line] {
      [
        Line(label: "Expected at the start", points: review.start, text: review.start.text),
        Line(label: "Play", points: review.play, text: review.play.signedText),
        Line(label: "Luck", points: review.luck, text: review.luck.signedText),
        Line(
          label: review.isDone ? "Final score" : "Expected where it was left", points: review.result,
          text: review.result.text),
      ]
    }

    /// The moves after which the expected score had changed most, in the order of the game, each with the board after it.
    public var turningPoints: [Moment] {
      review.turningPoints().map { move in
        Moment(
          title: "Move \(move.number)",
          detail: "\(move.played.label), luck \(move.luck.signedText)"
            + (move.loss > .zero ? ", lost \(move.loss.text)" : ""),
          points: move.swing.signedText, step: move.number)
      }
    }

    /// The largest mistakes, the largest first, each with the board before it, where the better move can be seen.
    public var mistakes: [Moment] {
      review.mistakes.prefix(Self.shownMistakeCount).map { move in
        Moment(
          title: "Move \(move.number)", detail: "\(move.played.label), better \(move.best.label)",
          points: (-move.loss).text, step: move.number - 1)
      }
    }

    /// What is said below the mistakes that are listed: of the smaller ones, or that there are none at all.
    public var rest: String {
      let mistakes = review.mistakes
      guard !mistakes.isEmpty else { return "Every move was the best." }
      let smaller = mistakes.dropFirst(Self.shownMistakeCount)
      guard !smaller.isEmpty else { return "" }
      let loss = smaller.reduce(Points.zero) { $0 - $1.loss }
      return smaller.count == 1
        ? "And a smaller one, \(loss.text)." : "And \(smaller.count) smaller ones, \(loss.text) together."
    }
  }
}
