import DailyGames
import GameCore

/// What happens to games that their players have not ended, or whose moves can't be read.
extension Ledger {
  /// Records the results of games that had not ended when their day was closed. Throws `LedgerError`.
  public func recordUnfinishedGames(_ games: [FinishedGame]) async throws {
    // Lock players in ascending order, so that concurrent transactions can't wait for each other.
    let games = games.sorted { $0.key.player.value < $1.key.player.value }
    let players = games.map(\.key.player)
    _ = try await forEachShard(of: players) { number, places in
      try await write(toShard: number, for: places.map { players[$0].bucket }) { connection in
        var changes: [[Int64]: Int64] = [:]
        for game in places.map({ games[$0] }) where try connection.lockPlayer(game.key.player) {
          guard try connection.update(game, to: .closed), let sortKey = game.sortKey else { continue }
          changes[[Int64(game.key.day.number), game.key.kind.columnValue, sortKey], default: 0] += 1
        }
        try connection.adjustTally(by: changes)
      }
    }
  }

  /// Sets aside a game that can't be read, so that its day can be revealed without it. The game keeps its moves, as text
  /// in place of its line. Returns `false` if the game has ended. Throws `LedgerError`.
  public func setAside(_ key: GameKey) async throws -> Bool {
    try await write(of: key.player) { connection in
      let moves = try connection.moveRows(of: key).map { row in
        "\(row.index) \(row.action) \(row.outcome) \(row.score) \(row.digest)"
      }
      let line = (["unreadable"] + moves).joined(separator: "; ")
      return try connection.run(
        "UPDATE game SET state = $1, line = $2 WHERE bucket = $3 AND player = $4 AND day = $5 AND kind = $6 AND state = 0",
        [.integer(GameState.unreadable.rawValue), .text(line)] + [SQLValue](key)) == 1
    }
  }

  /// Returns the number of games that were set aside or can't be rated, for each day that has any. Throws `LedgerError`.
  public func unreadableGameCounts() async throws -> [CalendarDay: Int] {
    let conditions =
      ["state = \(GameState.unreadable.rawValue)"]
      + DailyGame.all.filter(\.hasSkill).map {
        "kind = \($0.index) AND state > 0 AND skill IS NULL AND coach IS NOT NULL"
      }
    let rows = try await forEachShard { shard in
      try await shard.read { connection in
        try conditions.flatMap { condition in
          try connection.rows("SELECT day, COUNT(*) FROM game WHERE \(condition) GROUP BY day", [])
        }
      }
    }
    return rows.joined().reduce(into: [:]) { counts, row in
      if let day = row.day(0), let count = row.integer(1) { counts[day, default: 0] += Int(count) }
    }
  }

  /// Returns the keys of at most `maxCount` of a day's games that have not ended, ordered by kind and player. Returns
  /// those after `key`, so that a search doesn't pass the games again that have ended in the meantime.
  public func unfinishedGameKeys(
    of day: CalendarDay, after key: GameKey? = nil, maxCount: Int
  ) async throws -> [GameKey] {
    let position: [SQLValue] = [key.map { SQLValue($0.kind) } ?? .integer(-1), .integer(key?.player.value ?? -1)]
    let keys = try await forEachShard { shard in
      try await shard.read { connection in
        try connection.rows(
          """
          SELECT player, kind FROM game WHERE day = $1 AND state = 0 AND (kind, player) > ($2, $3)
          ORDER BY kind, player LIMIT $4
          """, [SQLValue(day)] + position + [.integer(Int64(maxCount))]
        ).compactMap { row -> GameKey? in
          guard let player = row.player(0), let kind = row.kind(1) else { return nil }
          return GameKey(day: day, player: player, kind: kind)
        }
      }
    }
    return keys.merged(maxCount: maxCount) { one, other in
      (one.kind.columnValue, one.player.value) < (other.kind.columnValue, other.player.value)
    }
  }

  /// Ranks games that have no sort key, at most `maxCount` of them, and returns their number. Only programs up to release
  /// 0.2.0 finish games without a sort key. `sortKey` returns the sort key of a game that isn't rated yet. Throws
  /// `LedgerError`.
  public func rankUnrankedGames(
    maxCount: Int, sortKey: @escaping @Sendable (_ kind: DailyGame, _ moveCount: Int) -> Int64
  ) async throws -> Int {
    try await forEachShard(upTo: maxCount) { number, maxCount in
      try await Self.rankUnrankedGames(maxCount: maxCount, sortKey: sortKey, in: shards[number])
    }
  }

  private static func rankUnrankedGames(
    maxCount: Int, sortKey: @escaping @Sendable (_ kind: DailyGame, _ moveCount: Int) -> Int64,
    in store: any LedgerStore
  ) async throws -> Int {
    let games = try await store.read { connection in
      try connection.rows(
        "SELECT day, player, kind, moves FROM game WHERE place IS NULL AND moves > 0 ORDER BY day, player LIMIT $1",
        [.integer(Int64(maxCount))])
    }
    guard !games.isEmpty else { return 0 }
    return try await store.write { connection in
      for game in games {
        guard let day = game.day(0), let player = game.player(1), let kind = game.kind(2), let moves = game.integer(3),
          try connection.lockPlayer(player)
        else { continue }
        let sortKey = SQLValue.integer(sortKey(kind, Int(moves)))
        let count = try connection.run(
          "UPDATE game SET place = $1 WHERE bucket = $2 AND player = $3 AND day = $4 AND kind = $5 AND place IS NULL",
          [sortKey] + [SQLValue](GameKey(day: day, player: player, kind: kind)))
        if count == 1 { try connection.adjustTally(at: [SQLValue(day), SQLValue(kind), sortKey], by: 1) }
      }
      return games.count
    }
  }
}
