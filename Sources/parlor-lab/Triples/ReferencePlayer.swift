import ArgumentParser
import GameCore
import TriplesCoach
import TriplesModel

/// A player to compare with the coach, for `parlor-lab triples autoplay --player`.
enum ReferencePlayer: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Chooses random legal moves. In a given game, they are the same in every run.
  case random
  /// Chooses the move that immediately scores most. Among equal moves, prefers down, then left, right, and up.
  case greedy
  /// The simple opponents in the levels (see `SimplePlayer`).
  case sweeper, matchmaker

  private static let order: [Direction] = [.down, .left, .right, .up]

  /// Plays a game to its end, and calls `onMove` with every move. The random moves depend only on the game's number.
  func play(_ number: GameNumber, onMove: (Direction) -> Void = { _ in }) -> Triples {
    let game = Triples.dealtGame(number)
    // Use a different seed, so that the random moves don't depend on the same numbers as the game's spawns.
    var randomness = SplitMix64(seed: ~number.value)
    while let move = move(in: game, &randomness), (try? game.play(move)) != nil { onMove(move) }
    return game
  }

  /// Returns the moves of a game that is played to its end.
  func moves(in number: GameNumber) -> [Direction] {
    var moves: [Direction] = []
    _ = play(number) { moves.append($0) }
    return moves
  }

  private func move(in game: Triples, _ randomness: inout SplitMix64) -> Direction? {
    switch self {
    case .sweeper: return SimplePlayer.sweeper.move(in: game)
    case .matchmaker: return SimplePlayer.matchmaker.move(in: game)
    case .random:
      let open = Self.order.filter(game.canCollapse)
      return open.isEmpty ? nil : open[randomness.draw(below: open.count)]
    case .greedy:
      var best: (move: Direction, points: Int)?
      for move in Self.order.filter(game.canCollapse) {
        let points = game.merges(move).reduce(0) { $0 + $1.survivor.val }
        if points > best?.points ?? -1 { best = (move, points) }
      }
      return best?.move
    }
  }
}
