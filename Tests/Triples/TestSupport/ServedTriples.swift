import GameCore
import TestSupport
import TriplesModel

/// A game of Triples that a fake server deals, with the tiles of game 537.
package struct ServedTriples: FakeServedGame {
  private let game = Triples.dealtGame(GameNumber(537)!)
  private let opening: [String]
  private var moves: [String] = []
  private var isFinished = false

  package init() {
    opening = game.grid.joined().compactMap { $0 }.sorted { $0.id < $1.id }.map(Self.json)
  }

  package var isOver: Bool { isFinished || game.isDone }

  package var figures: (own: String, coach: String, bar: String) {
    (#""score":\#(game.score)"#, #""score":700"#, #""from":0,"to":9999"#)
  }

  package func json(isRevealed: Bool) -> String {
    #"{"opening":[\#(opening.joined(separator: ","))],"moves":[\#(moves.joined(separator: ","))],"#
      + #""score":\#(game.score),"done":\#(isOver),"rank":null}"#
  }

  package mutating func play(_ move: String) -> String? {
    guard let direction = move.utf8.first.flatMap(Direction.init(letter:)), game.canCollapse(direction),
      let spawn = try? game.play(direction).spawnedTile.map(Self.json)
    else { return nil }
    moves.append(#"{"direction":"\#(move)","spawn":\#(spawn)}"#)
    return #""spawn":\#(spawn),"score":\#(game.score),"done":\#(game.isDone)"#
  }

  package mutating func finish() -> String {
    isFinished = true
    return #""spawn":null,"score":\#(game.score),"done":true"#
  }

  private static func json(_ tile: Tile) -> String {
    #"{"value":\#(tile.val),"row":\#(tile.row),"column":\#(tile.col)}"#
  }
}
