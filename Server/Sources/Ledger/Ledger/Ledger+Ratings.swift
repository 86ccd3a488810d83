import DailyGames
import GameCore

/// A share of a shard's players, whose games one worker rates at a time.
public struct RatingShare: Hashable, Sendable {
  /// The number of the shard.
  let shardIndex: Int
  /// The number of the share, from 0: the first four of a player's 63 bits.
  let number: Int64

  /// The SQL expression of a player's share, which is part of an index.
  static let expression = "(player >> 59)"
}

/// A lease of a share, which keeps other workers and processes from rating the same games.
public struct RatingLease: Sendable {
  /// The share.
  public let share: RatingShare
  /// The random number of the holder.
  let holder: Int64
}

/// The rating of a game, as stored in the ledger.
public struct StoredRating: Sendable {
  /// The game's day, player, and kind.
  public let key: GameKey
  /// The loss against the coach's play, in hundredths of a guess.
  public let loss: Int64
  /// The sort key of the rated game.
  public let sortKey: Int64

  /// Creates a rating.
  public init(key: GameKey, loss: Int64, sortKey: Int64) {
    self.key = key
    self.loss = loss
    self.sortKey = sortKey
  }
}

extension Ledger {
  /// The shares of all players.
  public var ratingShares: [RatingShare] {
    shards.indices.flatMap { shard in (0..<16).map { RatingShare(shardIndex: shard, number: $0) } }
  }

  /// The sort key from which on games aren't rated. Games that weren't solved have it.
  public static let firstSortKeyWithoutRating: Int64 = 1_000_000_000

  /// Returns at most `maxCount` finished games of a kind and a share that have no rating, with their lines, the earliest
  /// day first. Games that aren't rated, or that `markUnratable(_:coachVersion:)` has marked, aren't among them.
  public func unratedGames(
    of kind: DailyGame, in share: RatingShare, maxCount: Int
  ) async throws -> [(key: GameKey, line: String)] {
    try await shards[share.shardIndex].read { connection in
      try connection.rows(
        """
        SELECT day, player, line FROM game
        WHERE state > 0 AND kind = \(kind.index) AND skill IS NULL AND coach IS NULL
          AND place < \(Self.firstSortKeyWithoutRating) AND \(RatingShare.expression) = $1
        ORDER BY day, player LIMIT $2
        """, [.integer(share.number), .integer(Int64(maxCount))]
      ).compactMap { row in
        guard let day = row.day(0), let player = row.player(1), let line = row.text(2) else { return nil }
        return (GameKey(day: day, player: player, kind: kind), line)
      }
    }
  }

  /// Leases a share until `expirationTime`, or returns `nil` if another worker has leased it. Both times are in
  /// milliseconds since 1970. If the clocks of two processes differ, they may rate the same games, which is only slower.
  public func leaseShare(_ share: RatingShare, now: Int64, until expirationTime: Int64) async throws -> RatingLease? {
    let lease = RatingLease(share: share, holder: Int64.random(in: 1...Int64.max))
    let count = try await shards[share.shardIndex].write { connection in
      try connection.run(
        """
        INSERT INTO rating_lease (share, holder, expires) VALUES ($1, $2, $3) ON CONFLICT (share)
        DO UPDATE SET holder = excluded.holder, expires = excluded.expires WHERE rating_lease.expires <= $4
        """, [.integer(share.number), .integer(lease.holder), .integer(expirationTime), .integer(now)])
    }
    return count == 1 ? lease : nil
  }

  /// Stores ratings by version `coachVersion` of the coach, and ends the lease. Replaces the games' sort keys, which
  /// depended only on their guesses, and moves their counts in the standings. Skips games that have a rating, or that
  /// don't exist anymore. Throws `LedgerError`.
  public func store(_ ratings: [StoredRating], coachVersion: Int64, endOf lease: RatingLease) async throws {
    // Lock players in ascending order, so that concurrent transactions can't wait for each other.
    let ratings = ratings.sorted { $0.key.player.value < $1.key.player.value }
    try await shards[lease.share.shardIndex].write { connection in
      let found = try ratings.filter { try connection.lockPlayer($0.key.player) }
      var changes: [[Int64]: Int64] = [:]
      for rating in found {
        let old = try connection.rows(
          """
          SELECT place FROM game
          WHERE bucket = $1 AND player = $2 AND day = $3 AND kind = $4 AND state > 0 AND skill IS NULL
          """,
          [SQLValue](rating.key))
        guard let old = old.first else { continue }
        try connection.run(
          """
          UPDATE game SET skill = $1, coach = $2, place = $3
          WHERE bucket = $4 AND player = $5 AND day = $6 AND kind = $7
          """,
          [.integer(rating.loss), .integer(coachVersion), .integer(rating.sortKey)] + [SQLValue](rating.key))
        let games = [Int64(rating.key.day.number), rating.key.kind.columnValue]
        changes[games + [rating.sortKey], default: 0] += 1
        if let oldKey = old.integer(0) { changes[games + [oldKey], default: 0] -= 1 }
      }
      try connection.adjustTally(by: changes)
      try connection.run(
        "UPDATE rating_lease SET expires = 0 WHERE share = $1 AND holder = $2",
        [.integer(lease.share.number), .integer(lease.holder)])
    }
  }

  /// Marks a game that version `coachVersion` of the coach can't rate, so that the coach doesn't try again. Returns
  /// `false` if the game has a rating or the mark. Throws `LedgerError`.
  public func markUnratable(_ key: GameKey, coachVersion: Int64) async throws -> Bool {
    try await write(of: key.player) { connection in
      try connection.run(
        """
        UPDATE game SET coach = $1
        WHERE bucket = $2 AND player = $3 AND day = $4 AND kind = $5 AND state > 0 AND skill IS NULL AND coach IS NULL
        """, [.integer(coachVersion)] + [SQLValue](key)) == 1
    }
  }
}
