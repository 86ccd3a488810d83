import GameCore
import TriplesModel

/// A game played from a board that was set up. A game number determines its new tiles. Its result isn't recorded.
struct OwnBoardGame: Hashable {
  let position: BoardPosition

  /// The number of the game whose spawns are used, starting with the first spawn of its opening.
  let number: GameNumber

  /// The moves. Each of them moves at least one tile.
  private(set) var moves: [Direction] = []

  private static let space = UInt8(ascii: " ")

  init(_ position: BoardPosition, number: GameNumber) {
    self.position = position
    self.number = number
  }

  /// The number and the moves, such as `537 uldr`.
  var text: [UInt8] {
    number.description.utf8Bytes + (moves.isEmpty ? [] : [Self.space] + moves.map { $0.letter })
  }

  /// Reads a game in the format of the property `text`, and replays its moves. Returns `nil` for any other text.
  init?(text: [UInt8], on position: BoardPosition) {
    let words = text.split(separator: Self.space, maxSplits: 1, omittingEmptySubsequences: false)
    guard position.hasMoves, let number = try? GameNumber(text: words[0]) else { return nil }
    self.init(position, number: number)
    guard words.count > 1 else { return }
    let game = game
    for letter in words[1] {
      guard let direction = Direction(letter: letter), (try? game.play(direction)) != nil else { return nil }
      moves.append(direction)
    }
    if moves.isEmpty { return nil }
  }

  var game: Triples {
    let game = position.game(spawning: SpawnSequence(game: number))
    for move in moves { _ = try? game.play(move) }
    return game
  }

  mutating func record(_ move: Direction) {
    moves.append(move)
  }

  mutating func undoMove() -> Direction? {
    moves.popLast()
  }
}
