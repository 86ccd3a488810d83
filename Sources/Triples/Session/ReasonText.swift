import GameCore
import TriplesModel

extension TriplesSession {
  /// What the coach says about the moves on a board: the best one and the reason.
  public enum ReasonText {
    /// Returns a hint as a sentence or two, such as "Up joins two pairs." or "Left and Down are equally good."
    public static func hint(_ advice: Advice, in game: Triples) -> String {
      guard let best = advice.bestMove else { return SpokenText.hint(advice) }
      guard advice.moves.count > 1 else { return "\(best.label) is the only move." }
      let equal = advice.bestMoves
      guard advice.moves.contains(where: { advice.expectation - $0.expectation > Points(whole: 3) }) else {
        return "It hardly matters here."
      }
      guard equal.count == 1 else { return names(equal) + " are equally good." }
      guard let other = advice.bestCostlyMove else { return "\(best.label) is a little better." }
      return reason(for: best, over: other, in: game)
        ?? "Small things decide here. The coach prefers \(best.label)."
    }

    /// Returns the reason to prefer one move to another as a sentence or two, or `nil` if no fact speaks for it.
    public static func reason(for best: Direction, over other: Direction, in game: Triples) -> String? {
      let comparison = MoveComparison(of: best, with: other, in: game)
      return comparison.reason.map {
        sentence($0, for: best, over: other) + (comparison.waitingSum.map { " " + waiting($0) } ?? "")
      }
    }

    static func sentence(_ reason: Reason, for best: Direction, over other: Direction) -> String {
      switch reason {
      case .survives: "\(best.label) is safe. After \(other.label), a bad tile could end the game."
      case .keepsInCorner(let tile): "\(best.label) leaves \(tile) in a corner, \(other.label) doesn’t."
      case .keepsAtEdge(let tile): "\(best.label) leaves \(tile) at an edge, \(other.label) doesn’t."
      case .joins(let sums, let twin, let touching): "\(best.label) \(joining(sums, twin, touching))."
      case .keepsOpen(let count):
        count == 4
          ? "\(best.label) leaves all directions open, whatever comes."
          : "\(best.label) leaves \(count == 1 ? "a direction" : "\(numeral(count)) directions") open, whatever comes."
      case .linesUp(let count): "\(best.label) \(liningUp(count))."
      case .keepsOrder: "\(best.label) keeps similar numbers together."
      }
    }

    private static func joining(_ sums: [Int], _ twin: Int?, _ touching: Int) -> String {
      guard let largest = sums.first else { return liningUp(touching) }
      if sums.count > 1 {
        return "joins \(numeral(sums.count)) pairs" + (touching > 0 ? " and \(liningUp(touching))" : "")
      }
      if let twin { return "makes a \(twin) beside another" + (touching > 1 ? " and \(liningUp(touching - 1))" : "") }
      return "makes \(largest)" + (touching > 0 ? " and \(liningUp(touching))" : "")
    }

    private static func liningUp(_ count: Int) -> String {
      count == 1 ? "brings a pair together" : "lines up \(numeral(count)) pairs"
    }

    /// Answers the question why the coach doesn't join a pair: "The 12s can wait."
    private static func waiting(_ sum: Int) -> String {
      (sum == 3 ? "The 1 and the 2" : "The \(sum / 2)s") + " can wait."
    }

    private static func names(_ moves: [Direction]) -> String {
      let first = moves.dropLast().map { $0.label }.joined(separator: ", ")
      return first + (moves.count > 2 ? ", and " : " and ") + (moves.last?.label ?? "")
    }

    private static func numeral(_ count: Int) -> String {
      let words = ["no", "one", "two", "three", "four", "five", "six"]
      return words.indices.contains(count) ? words[count] : "\(count)"
    }
  }
}
