import NumberedGame
import TriplesModel

/// A game that is played on from a board that was set up: the board, the number whose spawns come, from its first one on, and
/// the moves. Nothing of it is recorded anywhere.
struct PlacedGame: Hashable {
  /// The board that it began with.
  let position: BoardPosition

  /// The number of the game whose spawns come.
  let number: GameNumber

  /// The moves, all of which move something.
  private(set) var moves: [Direction] = []

  private static let space = UInt8(ascii: " ")

  init(_ position: BoardPosition, number: GameNumber) {
    self.position = position
    self.number = number
  }

  /// The number and the moves: `537 uldr`.
  var text: [UInt8] {
    number.description.utf8Bytes + (moves.isEmpty ? [] : [Self.space] + moves.map { $0.letter })
  }

  /// Reads what `text` writes, playing the moves. Anything else is none.
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

  /// The game as it stands after all moves.
  var game: Triples {
    let game = position.game(spawning: SpawnSequence(game: number))
    for move in moves { _ = try? game.play(move) }
    return game
  }

  /// Adds a move that was just played in `game`.
  mutating func record(_ move: Direction) {
    moves.append(move)
  }

  /// Takes the latest move back.
  ///
  /// - Returns: the move, or nothing where there is none.
  mutating func takeBack() -> Direction? {
    moves.popLast()
  }
}
