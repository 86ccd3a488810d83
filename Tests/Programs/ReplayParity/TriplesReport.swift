import GameCore
import TriplesModel

/// Reads lines of Triples from the buffer and replaces them with the report.
///
/// - Parameter count: The number of bytes in the buffer.
/// - Returns: The report's number of bytes.
@_expose(wasm, "triples") @_cdecl("triples")
func triples(_ count: Int32) -> Int32 {
  report(count) { TriplesReport.row($0) }
}

/// The results of the Triples rules in the fixtures' format.
enum TriplesReport {
  /// Returns the columns after a line. For a replay line, these are the game or the error. For a replay line followed
  /// by a tab and a depth, these are the count and the total score of all continuations of that length.
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
    let continuations = Continuations(from: replay.game, depth: depth)
    return "\(continuations.count)\t\(continuations.score)"
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

/// The number and total score of all move sequences of a given length from a position.
private struct Continuations {
  private(set) var count = 0
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
