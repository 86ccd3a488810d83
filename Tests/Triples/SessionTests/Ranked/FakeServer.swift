import GameCore
import SessionSupport
import TestSupport
import TriplesModel

@testable import TriplesSession

final class FakeServer: FakeDayServer {
  private(set) var moves: [(direction: Direction, spawn: Spawn)] = []
  private(set) var isFinished = false
  private let opening: [Spawn]
  private var game = Triples.dealtGame(GameNumber(537)!)

  override init() {
    opening = Triples.dealtGame(GameNumber(537)!).grid.joined().compactMap { $0 }.sorted { $0.id < $1.id }.map {
      Spawn(value: $0.val, row: $0.row, column: $0.col)!
    }
  }

  var score: Int { game.score }
  var isDone: Bool { isFinished || game.isDone }

  /// Plays a move, as if on another device.
  func play(_ direction: Direction) {
    guard let effect = try? game.play(direction), let tile = effect.spawnedTile else { return }
    moves.append((direction, Spawn(value: tile.val, row: tile.row, column: tile.col)!))
  }

  func finish() { isFinished = true }

  override func answer(_ call: RankedCall) -> (Int, String) {
    if call.request.path.contains("/standings") {
      return (
        200,
        #"{"finished":2,"rows":[{"rank":2,"name":"Player 1","score":\#(score),"me":true}],"coach":{"score":700},"#
          + #""histogram":[{"from":0,"to":9999,"games":2}],"cursor":null}"#
      )
    }
    if call.request.method == .put { return (200, #"{"game":\#(gameJSON)}"#) }
    let digits = call.request.body!.drop { !$0.isNumber }.prefix { $0.isNumber }
    let index = Int(digits)!
    if call.request.path.hasSuffix("/finish") {
      if !isFinished {
        guard index == moves.count else { return (409, problem("other-move", #","game":\#(gameJSON)"#)) }
        if isClosed { return (409, problem("day-closed")) }
        isFinished = true
      }
      return (200, #"{"index":\#(index),"spawn":null,"score":\#(score),"done":true}"#)
    }
    let letter = call.request.body!.dropLast(2).last!
    let direction = Direction(letter: letter.asciiValue!)!
    if index < moves.count {
      guard moves[index].direction == direction else { return (409, problem("other-move", #","game":\#(gameJSON)"#)) }
    } else {
      guard index == moves.count, !isDone else { return (409, problem("other-move", #","game":\#(gameJSON)"#)) }
      if isClosed { return (409, problem("day-closed")) }
      guard game.canCollapse(direction) else { return (422, problem("nothing-moves")) }
      play(direction)
    }
    let after = Triples.dealtGame(GameNumber(537)!)
    for move in moves[...index] { _ = try? after.play(move.direction) }
    return (
      200,
      #"{"index":\#(index),"spawn":\#(text(moves[index].spawn)),"score":\#(after.score),"done":\#(after.isDone)}"#
    )
  }

  var gameJSON: String {
    let opening = opening.map { text($0) }.joined(separator: ",")
    let played = moves.map {
      #"{"direction":"\#(Character(Unicode.Scalar($0.direction.letter)))","spawn":\#(text($0.spawn))}"#
    }
    return
      #"{"opening":[\#(opening)],"moves":[\#(played.joined(separator: ","))],"score":\#(score),"done":\#(isDone),"rank":null}"#
  }

  private func text(_ spawn: Spawn) -> String {
    #"{"value":\#(spawn.value),"row":\#(spawn.row),"column":\#(spawn.column)}"#
  }
}
