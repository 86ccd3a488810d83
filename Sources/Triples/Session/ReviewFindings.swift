import NumberedGame
import PlaySupport
import TriplesModel

extension TriplesSession {
  /// What a review shows beside the chart: a verdict in words, the turning points, the mistakes, and the sum that explains
  /// the result.
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
      /// How much, in whole points: "−3".
      public let points: String
      /// The step of the replay that shows it: the board before the move.
      public let step: Int
    }

    private let review: Review

    /// How many mistakes are listed.
    static let shownMistakeCount = 12

    /// Makes the findings of a review.
    public init(of review: Review) {
      self.review = review
    }

    // MARK: In words

    /// A kind word on the play, and one on chance: "Strong play. The tiles were on your side."
    public var remark: String {
      // A game that is worth much has more to lose.
      let scale = max(100, max(review.start, review.result).hundredths)
      let play =
        switch -review.play.hundredths * 100 / scale {
        case _ where review.isBestPossible: "The best there is: no one can score more with these tiles."
        case _ where review.play == .zero: "Perfect play: the coach knows no better move."
        case ..<5: "Superb play, next to nothing was lost."
        case ..<20: "Strong play."
        // Whoever makes three quarters of what there was need not be told otherwise.
        case _ where par.map { review.score * 4 >= $0 * 3 } ?? false: "Strong play."
        case ..<50: "Good play, with a move or two worth another look."
        default: "A bold game. The coach's moves show another way."
        }
      return play + chance(scale)
    }

    /// Where it is known what the tiles allowed, that tells how kind they were. The luck that the coach sees does not: it
    /// hopes for what could not come.
    private func chance(_ scale: Int64) -> String {
      let kindness =
        par.map { Points(whole: $0).hundredths * 100 / max(100, review.start.hundredths) - 200 }
        ?? review.luck.hundredths * 100 / scale * 5
      return switch kindness {
      case ..<(-100): " The tiles made you work for it."
      case 101...: " The tiles were on your side."
      default: " The tiles were even-handed."
      }
    }

    /// What can be counted: "These tiles allowed 368; you made 235. Move 12 cost most: Left, better Up. 31 of 42 moves were
    /// the coach's."
    public var facts: String {
      let allowed =
        par.map { "These tiles allowed \(DecimalText.grouped($0)); you made \(DecimalText.grouped(review.score)). " }
      let (count, agreed) = (review.moves.count, review.moves.filter { $0.loss == .zero }.count)
      let moves = agreed == count ? "Every move was" : "\(agreed) of \(count) moves \(agreed == 1 ? "was" : "were")"
      let worst =
        review.listedMistakes.first.map {
          "Move \($0.number) cost most: \($0.played.label), better \($0.best.label). "
        } ?? ""
      return (allowed ?? "") + worst + moves + " the coach's."
    }

    private var par: Int? { Triples.par(of: review.replay.deal) }

    // MARK: Moves

    /// The moves after which the expected score had changed most, in the order of the game, and what changed it most.
    public var turningPoints: [Moment] {
      review.turningPoints().map { move in
        let reason =
          move.loss > move.luck.magnitude
          ? review.isMistake(move) ? "a mistake" : "against the coach"
          : move.luck > .zero ? "a lucky tile" : "an unlucky tile"
        return Moment(
          title: "Move \(move.number)", detail: "\(move.played.label), \(reason)",
          points: move.swing.signedRoundedText, step: move.number - 1)
      }
    }

    /// The largest mistakes, the largest first, each with the board before it, where the better move can be seen.
    public var mistakes: [Moment] {
      review.listedMistakes.map { move in
        Moment(
          title: "Move \(move.number)", detail: "\(move.played.label), better \(move.best.label)",
          points: (-move.loss).roundedText, step: move.number - 1)
      }
    }

    /// What is said below the mistakes that are listed: of the smaller ones, or that there are none at all.
    public var rest: String {
      let count = review.mistakes.count
      guard count > 0 else { return "Every move was the best." }
      guard !review.isBestPossible else { return "None: no one can score more with these tiles." }
      let smaller = count - mistakes.count
      switch smaller {
      case 0: return ""
      case count: return "No move lost as much as a point."
      case 1: return "And a smaller one."
      default: return "And \(smaller) smaller ones."
      }
    }

    // MARK: How it is counted

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

    /// The title of the sum and of what is said with it.
    public static let countingTitle = "How this is counted"

    /// What is said with the sum.
    public static let countingNote =
      "Before each move the coach expects a final score. It does not know which tiles will come, so a move can lose points here and still be the right one for the tiles that came. Play is what your moves lost against its best ones, Luck is what the new tiles changed. Added to the start they make the result, exactly."
  }
}
