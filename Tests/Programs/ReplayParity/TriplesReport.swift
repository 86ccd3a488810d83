import NumberedGame
import TriplesModel

/// Reads that many bytes of lines of Triples from the buffer and leaves the report there.
///
/// - Returns: the report's count of bytes.
@_expose(wasm, "triples") @_cdecl("triples")
func triples(_ count: Int32) -> Int32 {
  report(count) { TriplesReport.row($0) }
}

/// What the rules of Triples say.
enum TriplesReport {
  /// What follows the given part of a line: for a replay line the game or its fault; for a replay line and a depth,
  /// with a tab between, the ways to go on.
  static func row(_ line: [UInt8]) -> String {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    let replay: Replay
    do {
      replay = try Replay(line: parts.isEmpty ? [] : Array(parts[0]))
    } catch {
      return error.description
    }
    guard parts.count > 1 else { return row(replay) }
    let depth = parts[1].reduce(0) { $0 * 10 + Int($1) - Int(UInt8(ascii: "0")) }
    let ways = WaysToGoOn(from: replay.game, depth: depth)
    return "\(ways.count)\t\(ways.score)"
  }

  private static func row(_ replay: Replay) -> String {
    let game = replay.game
    var text = "\(replay.moves.count)\t\(game.score)\t\(game.isDone ? "true" : "false")\t"
    for (row, values) in game.board.enumerated() {
      if row > 0 { text += "/" }
      for (column, value) in values.enumerated() { text += column > 0 ? ",\(value)" : "\(value)" }
    }
    return text
  }
}

/// Every way to go on from a position for a number of moves, counted.
private struct WaysToGoOn {
  /// How many sequences of moves there are.
  private(set) var count = 0
  /// The sum of the scores at their ends.
  private(set) var score = 0

  init(from game: Triples, depth: Int) {
    add(game, depth: depth)
  }

  private mutating func add(_ game: Triples, depth: Int) {
    guard depth > 0 else {
      count += 1
      score += game.score
      return
    }
    for direction in Direction.allCases {
      let next = game.copy()
      guard next.collapse(dir: direction) else { continue }
      next.spawn()
      add(next, depth: depth - 1)
    }
  }
}
