import ArgumentParser
import NumberedGame
import TriplesCoach
import TriplesModel

/// A player that the coach is compared with: `parlor-lab triples autoplay --player`.
enum PlainPlayer: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// Draws one of the moves that there are, always the same ones in a game.
  case random
  /// Takes the move that scores most at once; of equal moves the first of down, left, right and up.
  case greedy
  /// The two who set the lesser medals.
  case sweeper, matchmaker

  private static let order: [Direction] = [.down, .left, .right, .up]

  /// Plays a game to its end.
  ///
  /// - Parameters:
  ///   - number: of the game, which decides what `random` draws too.
  ///   - made: is told of every move.
  /// - Returns: the game, over.
  func play(_ number: GameNumber, made: () -> Void = {}) -> Triples {
    let game = Triples.dealt(number)
    // Not the game's own generator, which a player must not know.
    var randomness = SplitMix64(seed: ~number.value)
    while let move = move(in: game, &randomness), (try? game.play(move)) != nil { made() }
    return game
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
