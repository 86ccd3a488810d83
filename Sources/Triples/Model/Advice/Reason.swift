/// A reason to prefer one move to another: a fact about the boards after both moves and all tiles that can come. It
/// needs no search, so a player can check it. A fact shows a difference, not its cause.
public enum Reason: Hashable, Sendable {
  /// After the other move, a new tile could end the game.
  case survives
  /// The largest tile, with this number, stays in a corner.
  case keepsInCorner(Int)
  /// The largest tile, with this number, stays at an edge.
  case keepsAtEdge(Int)
  /// The move makes the numbers `sums`, largest first, one of them beside its equal `twin`, and then so many pairs touch.
  case joins(sums: [Int], twin: Int?, touching: Int)
  /// So many directions stay open whatever tile comes.
  case keepsOpen(Int)
  /// So many pairs touch after the move.
  case linesUp(Int)
  /// Neighbors differ less.
  case keepsOrder

  /// The facts in the order of their worth: how often each speaks for the better of two moves if none before it
  /// separates them. `parlor-lab triples reasons` measures it, and the article on the coach has the table.
  public enum Kind: CaseIterable, Sendable {
    case survives, keepsInCorner, keepsAtEdge, pairs, keepsOpen, linesUp, keepsOrder, joins
  }

  /// The smallest number of a largest tile that is worth keeping in a corner or at an edge.
  static let smallestKept = 48
}

/// Two legal moves in a position, compared by their facts.
public struct MoveComparison: Sendable {
  private let move: MoveOutcome
  private let other: MoveOutcome

  /// Creates a comparison of two legal moves.
  public init(of move: Direction, with other: Direction, in game: Triples) {
    self.move = MoveOutcome(of: move, in: game)
    self.other = MoveOutcome(of: other, in: game)
  }

  /// The reason to prefer the first move, or `nil` if no fact separates the moves or the first that does speaks for the
  /// other one.
  public var reason: Reason? {
    for kind in Reason.Kind.allCases {
      if let reason = self.reason(kind) { return reason }
      if speaks(kind, for: other, over: move) { return nil }
    }
    return nil
  }

  /// Returns the reason of one kind to prefer the first move, or `nil` if the fact doesn't speak for it.
  package func reason(_ kind: Reason.Kind) -> Reason? {
    guard speaks(kind, for: move, over: other) else { return nil }
    return switch kind {
    case .survives: .survives
    case .keepsInCorner: .keepsInCorner(move.largest)
    case .keepsAtEdge: .keepsAtEdge(move.largest)
    case .pairs, .joins: .joins(sums: move.sums, twin: move.twin, touching: move.touchingSums.count)
    case .keepsOpen: .keepsOpen(move.fewestDirections)
    case .linesUp: .linesUp(move.touchingSums.count)
    case .keepsOrder: .keepsOrder
    }
  }

  /// The sum of a pair that the other move joins and that still touches after the first, if it is larger than anything
  /// that the first move makes. It answers the question why the first move doesn't join it.
  public var waitingSum: Int? {
    guard let sum = other.sums.first, sum > move.sums.first ?? 0, move.touchingSums.contains(sum) else { return nil }
    return sum
  }

  private func speaks(_ kind: Reason.Kind, for move: MoveOutcome, over other: MoveOutcome) -> Bool {
    switch kind {
    case .survives: move.fewestDirections > 0 && other.fewestDirections == 0
    case .keepsInCorner: keeps(move, other) { $0.hasLargestInCorner }
    case .keepsAtEdge: keeps(move, other) { $0.hasLargestAtEdge }
    case .pairs: move.pairCount >= other.pairCount + 2
    case .keepsOpen: other.fewestDirections <= 2 && move.fewestDirections > other.fewestDirections
    case .linesUp: move.touchingSums.count > other.touchingSums.count
    case .keepsOrder: move.unevenness + 2 <= other.unevenness
    case .joins: move.sums.count >= 2 && other.sums.count < 2
    }
  }

  private func keeps(_ move: MoveOutcome, _ other: MoveOutcome, _ isKept: (MoveOutcome) -> Bool) -> Bool {
    move.largest >= Reason.smallestKept && isKept(move) && !isKept(other)
  }
}
