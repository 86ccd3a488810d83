import GameCore

/// An upper bound for the score that any moves can reach in a game.
///
/// A 1 leaves the board only together with a 2. So the spawns alone determine the surplus *s* of 1s over 2s, or of 2s
/// over 1s. Let *m* be the number of pairs of a 1 and a 2 spawned so far. Each merged pair is part of a tile 3 · 2ᵏ,
/// and to hold *m* threes takes at least as many such tiles as *m* has set bits. So the board has at least *s* plus
/// that many tiles. When this sum reaches 16, the board consists of the surplus and of distinct tiles: nothing
/// combines, no cell is open, and the game is over.
///
/// The score is the sum of all numbers that appeared: all spawned numbers, and for each tile 3 · 2ᵏ the numbers from 3
/// up that were merged into it, including its own. These add up to 3 · 2ᵏ · (k + 1). Every merge adds points, so the
/// score is highest with the fewest tiles.
///
/// In each of the games 1 to 1000, a player who knows the spawns can reach this bound (`Data/triples-par.txt`).
public struct ScoreBound: Hashable, Sendable {
  /// The highest possible score of the game.
  public let score: Int

  /// The highest possible number of moves of the game.
  public let moveCount: Int

  /// Computes the bound of a numbered game, or returns `nil` if its spawns might depend on the moves (see
  /// `SpawnSequence.nextValue()`). No such number is known. Each spawn takes two draws and a few additions. Most games
  /// have a few hundred spawns, and few have over a thousand.
  public init?(_ number: GameNumber) {
    self.init(SpawnSequence(game: number))
  }

  /// Computes the bound of a game from all of its spawns. Returns `nil` if the spawns might depend on the moves, if
  /// they run out before the game must be over, or if they are recorded.
  public init?(_ spawns: SpawnSequence) {
    var sequence = spawns
    var ones = 0
    var twos = 0
    var most = 0
    // No known game has a twentieth of this number of spawns. The limit only guarantees that the loop ends.
    for spawn in 1...100_000 {
      guard let value = sequence.nextValue() else { return nil }
      if value == 1 { ones += 1 } else { twos += 1 }
      let pairs = min(ones, twos)
      most = max(most, ones + 2 * twos + Self.mergePoints(threeCount: pairs))
      if abs(ones - twos) + pairs.nonzeroBitCount >= Triples.size * Triples.size {
        score = most
        moveCount = spawn - 4
        return
      }
    }
    return nil
  }

  /// Returns the points for merging 1s and 2s into `threes` threes, and the threes into as few tiles as possible.
  private static func mergePoints(threeCount threes: Int) -> Int {
    var points = 0
    var (rest, tile, merges) = (threes, 3, 1)
    while rest > 0 {
      if rest & 1 != 0 { points += tile * merges }
      (rest, tile, merges) = (rest >> 1, 2 * tile, merges + 1)
    }
    return points
  }
}

extension Triples {
  /// Returns a game's best possible score, or `nil` outside `GameNumber.drawnRange`, because only those are solved.
  public static func par(of number: GameNumber) -> Int? {
    GameNumber.drawnRange.contains(number.value) ? ScoreBound(number)?.score : nil
  }

  /// Returns the best possible score of a deal, or `nil` for a daily game, whose spawns only the dealer knows.
  public static func par(of deal: Deal) -> Int? {
    deal.number.flatMap(par)
  }
}
