import NumberedGame

/// What no game with some number can exceed, however it is played: the limit that luck sets.
///
/// 1s and 2s leave the board only in pairs, one of each. So how many more of one kind than of the other are on it is
/// decided by the spawns alone. Let that surplus be *s*, and let the spawns up to now have had *m* pairs; every pair that
/// was made into a 3 is in some tile of 3, 6, 12 …, and to hold *m* threes in such tiles takes one for each bit of *m*
/// that is set, or more. So the board has at least *s* plus that many tiles. More than 16 cannot be. If it is 16, they are
/// the surplus and tiles that all differ: nothing combines, no cell is open, and the game is over.
///
/// The score is the sum of all numbers that appeared: those spawned, and for each tile 3 · 2ᵏ those that it was merged from,
/// itself included, 3 · 2ᵏ · (k + 1) together. Every merge adds to it, so the most that there can be after some number
/// of spawns is what the fewest tiles hold.
///
/// In all of the games 1 to 1000 somebody who knows the spawns can reach this bound: `Data/triples-par.txt` says how.
public struct ScoreBound: Hashable, Sendable {
  /// The most points that a game with this number can make.
  public let score: Int

  /// The most moves that a game with this number can have.
  public let moveCount: Int

  /// Finds the bound of a game.
  ///
  /// It takes two draws and some additions for each spawn, of which most games see some hundred and few more than a
  /// thousand.
  ///
  /// - Returns: nothing if it cannot be told, since what is spawned might depend on the moves (see
  ///   `SpawnSequence.nextValue()`). No such number is known.
  public init?(_ number: GameNumber) {
    self.init(SpawnSequence(game: number))
  }

  /// Finds the bound of a game by what is spawned in it, from its first spawn on.
  ///
  /// - Returns: nothing if it cannot be told: as of a number, and of a record or a list of words that ends before the game
  ///   must.
  public init?(_ spawns: SpawnSequence) {
    var sequence = spawns
    var ones = 0
    var twos = 0
    var most = 0
    // No number is known to see a twentieth of these spawns. But a program should end.
    for spawn in 1...100_000 {
      guard let value = sequence.nextValue() else { return nil }
      if value == 1 { ones += 1 } else { twos += 1 }
      let pairs = min(ones, twos)
      most = max(most, ones + 2 * twos + Self.pointsMerged(threes: pairs))
      if abs(ones - twos) + pairs.nonzeroBitCount >= Triples.size * Triples.size {
        score = most
        moveCount = spawn - 4
        return
      }
    }
    return nil
  }

  /// The points of merging 1s and 2s into so many threes, and these into as few tiles as can be.
  private static func pointsMerged(threes: Int) -> Int {
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
  /// The best score that can be reached in the game with some number by a player who knows what is spawned, for the
  /// numbers of which this is known, those in `GameNumber.drawnRange`; `nil` for others.
  public static func par(of number: GameNumber) -> Int? {
    GameNumber.drawnRange.contains(number.value) ? ScoreBound(number)?.score : nil
  }

  /// The same of a deal; `nil` for the game of a day, of which only whoever dealt it knows what is spawned.
  public static func par(of deal: Deal) -> Int? {
    deal.number.flatMap(par)
  }
}
