import NumberedGame
import TriplesModel

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
