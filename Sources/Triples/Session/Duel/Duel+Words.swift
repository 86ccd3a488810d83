import GameCore
import SessionSupport
import TriplesModel

extension TriplesSession.Duel {
  /// The result in a sentence, such as "You win by 59 points."
  public var outcomeText: String {
    let (own, friend) = (finalGames.own.score, finalGames.friend.score)
    let points = Self.pointsText(abs(own - friend))
    if own == friend { return "It’s a tie." }
    return own > friend ? "You win by \(points)." : "Your friend wins by \(points)."
  }

  private static func pointsText(_ count: Int) -> String {
    count == 1 ? "1 point" : DecimalText.grouped(count) + " points"
  }

  /// The figures of both games. Play and luck per move are added once the coach has reviewed both games.
  public var figures: [DuelFigure] {
    let (own, friend) = finalGames
    return [
      DuelFigure("Score", DecimalText.grouped(own.score), DecimalText.grouped(friend.score)),
      DuelFigure("Best tile", own.bestTile.description, friend.bestTile.description),
      DuelFigure("Moves", self.own.moves.count.description, self.friend.moves.count.description),
    ] + (verdict?.figures ?? [])
  }

  // MARK: The split

  /// Describes where the games split: "Your games split at move 13: you played Left; your friend played Up."
  public var splitText: String {
    let count = commonMoveCount
    let start = count > 0 ? "The first \(count == 1 ? "move was" : "\(count) moves were") the same. " : ""
    switch splitMoves {
    case (nil, nil): return "You both played exactly the same moves."
    case (let own?, nil): return start + "Then your friend’s game ended, and you played \(own.label)."
    case (nil, let friend?): return start + "Then your game ended, and your friend played \(friend.label)."
    case (let own?, let friend?):
      return "Your games split at move \(count + 1): you played \(own.label); your friend played \(friend.label)."
        + coachsMoveText
    }
  }

  private var coachsMoveText: String {
    reviews?.own.advices[commonMoveCount].bestMove.map { " The coach prefers \($0.label)." } ?? ""
  }

  // MARK: The lead

  private enum Side: Hashable { case own, friend, tied }

  /// Describes who led when: "You were ahead from move 12 to 40, your friend from move 41 on, and by 59 at the end."
  public var leadText: String { Self.leadText(own: scores.own, friend: scores.friend) }

  /// Describes the leads. `own` and `friend` are each game's points before the first move and after each move. The last
  /// value of the shorter game counts until the longer one ends.
  static func leadText(own: [Int], friend: [Int]) -> String {
    let moveCount = max(own.count, friend.count) - 1
    var spans: [(side: Side, first: Int, last: Int)] = []
    var lengths = (own: 0, friend: 0)
    var changes = 0
    for move in stride(from: 1, through: moveCount, by: 1) {
      let difference = own[min(move, own.count - 1)] - friend[min(move, friend.count - 1)]
      let side = difference > 0 ? Side.own : difference < 0 ? .friend : .tied
      guard side != .tied else { continue }
      if side == .own { lengths.own += 1 } else { lengths.friend += 1 }
      if let last = spans.last, last.side == side, last.last == move - 1 {
        spans[spans.count - 1].last = move
      } else {
        if let last = spans.last, last.side != side { changes += 1 }
        spans.append((side, move, move))
      }
    }
    guard !spans.isEmpty else { return "Neither of you was ever ahead." }
    let difference = own[own.count - 1] - friend[friend.count - 1]
    let margin = DecimalText.grouped(abs(difference))
    guard spans.count > 4 else {
      var text = ""
      var side: Side?
      for span in spans {
        let who: String = span.side == .own ? "you" : "your friend"
        let verb: String = span.side == .own ? "You were ahead" : "Your friend was ahead"
        text += side == nil ? verb : span.side == side ? "" : ", " + who
        text += (side == span.side ? ", " : " ") + Self.spanText(span.first, span.last, of: moveCount)
        side = span.side
      }
      return text + (difference == 0 ? ", and it ended in a tie." : ", and by \(margin) at the end.")
    }
    let winner: String = difference > 0 ? "you" : "your friend"
    return (changes == 0 ? "" : "The lead changed \(changes == 1 ? "once" : "\(changes) times"). ")
      + "You were ahead for \(Self.movesText(lengths.own)), your friend for \(Self.movesText(lengths.friend)), and "
      + (difference == 0 ? "it ended in a tie." : "\(winner) won by \(margin).")
  }

  private static func movesText(_ count: Int) -> String { count == 1 ? "1 move" : "\(count) moves" }

  private static func spanText(_ first: Int, _ last: Int, of count: Int) -> String {
    if last == count { return "from move \(first) on" }
    return first == last ? "at move \(first)" : "from move \(first) to \(last)"
  }

  // MARK: Screen readers

  var spokenText: String { "Duel in game \(own.deal). \(outcomeText) \(splitText)" }

  /// Describes the board on which the games split, row by row.
  public var spokenBoard: String {
    TriplesSession.SpokenText.rows(of: splitBoard.board).reduce("The board where your games split. ") { $0 + $1 + ". " }
  }

  /// Describes the chart of both scores.
  public var spokenChart: String {
    let line = { (points: Int, count: Int) in "\(Self.pointsText(points)) after \(Self.movesText(count))" }
    return "Both scores, move by move. You: \(line(finalGames.own.score, own.moves.count)). "
      + "Your friend: \(line(finalGames.friend.score, friend.moves.count))."
  }

  /// A chart of both scores, move by move.
  public var chart: Chart { Chart(own: scores.own, friend: scores.friend, splitIndex: commonMoveCount) }

  /// A chart of two games' scores in a unit square.
  public struct Chart: Hashable, Sendable {
    /// The player's score before the first move and after each move, from left to right. A shorter game ends earlier.
    public let own: [TriplesSession.ReviewChart.Point]

    /// The friend's score before the first move and after each move, from left to right.
    public let friend: [TriplesSession.ReviewChart.Point]

    /// The horizontal lines at round numbers, from the lowest up.
    public let lines: [TriplesSession.ReviewChart.Line]

    /// The point where the games split.
    public let splitPoint: TriplesSession.ReviewChart.Point

    init(own: [Int], friend: [Int], splitIndex: Int) {
      let scale = TriplesSession.ReviewChart.Scale(from: 0, to: Double(max(own.max() ?? 0, friend.max() ?? 0)))
      let last = max(own.count, friend.count) - 1
      self.own = scale.points(of: own.map { Double($0) }, last: last)
      self.friend = scale.points(of: friend.map { Double($0) }, last: last)
      splitPoint = self.own[splitIndex]
      lines = scale.lines
    }
  }
}
