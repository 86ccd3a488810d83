import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession {
  /// The text of a review beside the chart: a verdict, the turning points, the mistakes, and the sum behind the result.
  public struct ReviewFindings: Hashable, Sendable {
    /// A line of the sum, such as "Luck" and "+20.02". The last line is exactly the sum of the others.
    public struct Line: Sendable {
      /// The label, such as "Luck".
      public let label: String
      /// The points.
      public let points: Points
      /// The points as text.
      public let text: String
    }

    private let review: Review

    static let maxShownMistakeCount = 12

    /// Creates the findings of a review.
    public init(of review: Review) {
      self.review = review
    }

    // MARK: Text

    /// A friendly verdict on the player's moves and luck, such as "Strong play. The tiles were on your side."
    public var remark: String {
      // Scale the loss by the game's expected score, because a game that is worth more has more to lose.
      let scale = max(100, max(review.expectedScoreAtStart, review.result).hundredths)
      let play =
        switch -review.skill.hundredths * 100 / scale {
        case _ where review.hasBestPossibleScore: "The highest possible score with these tiles."
        case _ where review.skill == .zero: "Perfect play: the coach knows no better move."
        case ..<5: "Superb play: you lost next to nothing."
        case ..<20: "Strong play."
        // A player who reached three quarters of the possible score did well, whatever the coach expected.
        case _ where par.map { review.score * 4 >= $0 * 3 } ?? false: "Strong play."
        case ..<50: "Good play, with a move or two worth another look."
        default: "Plenty to gain here. Look at your costliest moves."
        }
      return play + luckText(scale)
    }

    /// Describes how lucky the tiles were, judged by the best possible score or, if that isn't known, by the coach's
    /// estimate. The estimate is less reliable, because it also allows for tiles that this deal never produces.
    private func luckText(_ scale: Int64) -> String {
      let kindness =
        par.map { Points(whole: $0).hundredths * 100 / max(100, review.expectedScoreAtStart.hundredths) - 200 }
        ?? review.luck.hundredths * 100 / scale * 5
      return switch kindness {
      case ..<(-100): " The tiles made you work for it."
      case 101...: " The tiles were on your side."
      default: " Luck was average."
      }
    }

    /// Facts such as "The best possible score was 368. You matched the coach in 20 of 29 moves."
    public var facts: String {
      let best = par.map { "The best possible score was \(DecimalText.grouped($0)). " }
      let (count, agreed) = (review.moves.count, review.moves.filter { $0.loss == .zero }.count)
      let moves = agreed == count ? "every move" : "\(agreed) of \(count) moves"
      return (best ?? "") + "You matched the coach in \(moves)."
    }

    /// Praise for the good move that was hardest to find: the one whose next best move would have cost most, at least
    /// 20 points. `nil` if there is none.
    public var praise: String? {
      var found: (move: ReviewedMove, cost: Points)?
      for (move, advice) in zip(review.moves, review.advices) where move.loss == .zero && advice.moves.count > 2 {
        let cost = advice.expectation - advice.moves[1].expectation
        if cost >= Points(whole: 20), found.map({ cost > $0.cost }) ?? true { found = (move, cost) }
      }
      return found.map {
        "Well found: \($0.move.playedMove.label) in move \($0.move.number). Any other would have cost \($0.cost.roundedText) or more."
      }
    }

    private var par: Int? { Triples.par(of: review.replay.deal) }

    // MARK: Moves

    /// The moves that changed the expected score most, in the order of the game, each with the larger part of the
    /// change: what the move cost, or what the new tile brought.
    public var turningPoints: [ListItem] {
      review.turningPoints().map { move in
        guard move.loss <= move.luck.magnitude else {
          let reason = review.isMistake(move) ? "a mistake" : "not the coach’s move"
          return item(move, "\(move.playedMove.label), \(reason)", (-move.loss).roundedText)
        }
        let reason = move.luck > .zero ? "a lucky tile" : "an unlucky tile"
        return item(move, "\(move.playedMove.label), \(reason)", move.luck.signedRoundedText)
      }
    }

    /// The reviewed game.
    var replay: Replay { review.replay }

    /// Up to three mistakes that are worth a reason, the most costly first.
    package var mistakesToLearnFrom: [ReviewedMove] {
      review.listedMistakes.prefix(3).filter { Advice.isCostly($0.loss) }
    }

    /// Returns what a mistake cost and the reason for the better move, on the board before it.
    public func text(about move: ReviewedMove, on game: Triples) -> String {
      "Move \(move.number): \(move.playedMove.label) cost \(move.loss.roundedText). "
        + (ReasonText.reason(for: move.bestMove, over: move.playedMove, in: game)
          ?? "\(move.bestMove.label) was better, but small things decided.")
    }

    /// The mistakes with the largest losses, largest first.
    public var mistakes: [ListItem] {
      review.listedMistakes.map { move in
        item(move, "\(move.playedMove.label), better \(move.bestMove.label)", (-move.loss).roundedText)
      }
    }

    /// Returns an item whose action shows the board before a move.
    private func item(_ move: ReviewedMove, _ detail: String, _ points: String) -> ListItem {
      ListItem(
        "Move \(move.number)", detail, value: points, action: Action.ID(ActionCode.show, move.number - 1),
        hint: "Shows the board.")
    }

    /// The text below the list of mistakes: the number of smaller mistakes, or a note that there were none.
    public var smallerMistakesText: String {
      let count = review.mistakes.count
      guard count > 0 else { return "Every move was the best one." }
      guard !review.hasBestPossibleScore else { return "None: no one can score more with these tiles." }
      let smaller = count - mistakes.count
      switch smaller {
      case 0: return ""
      case count: return "No move lost a whole point."
      case 1: return "And a smaller one."
      default: return "And \(smaller) smaller ones."
      }
    }

    // MARK: The sum

    /// The sum behind the result: the score expected at the start, the loss by play, the gain by luck, and the result.
    public var sum: [Line] {
      [
        Line(
          label: "Expected at the start", points: review.expectedScoreAtStart, text: review.expectedScoreAtStart.text),
        Line(label: "Mistakes", points: review.skill, text: review.skill.signedText),
        Line(label: "Luck", points: review.luck, text: review.luck.signedText),
        Line(
          label: review.isDone ? "Final score" : "Expected when you stopped", points: review.result,
          text: review.result.text),
      ]
    }

    /// The title of the explanation of the sum.
    public static let countingTitle = "How this is counted"

    /// The explanation of the sum.
    public static let countingNote =
      "Before each move the coach expects a final score. It doesn’t know which tiles will come, so a move can lose points here and still be the right one for the tiles that came. Mistakes are what your moves lost against its best ones, and luck is what the new tiles changed. Added to the expected start, they give exactly your score."
  }
}
