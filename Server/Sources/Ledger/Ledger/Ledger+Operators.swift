import DailyGames
import GameCore

extension Ledger {
  /// Calls a closure with each player, in pages of a thousand, until it returns `false`. Throws `LedgerError`.
  public func forEachPlayer(_ body: (PlayerRow) -> Bool) async throws {
    for shard in shards {
      var start: [SQLValue] = [.integer(0), .integer(-1)]
      while true {
        let key = start
        let page = try await shard.read { connection in
          try connection.rows(
            """
            SELECT id, name, created, hidden FROM player WHERE (bucket, id) > ($1, $2) ORDER BY bucket, id LIMIT 1000
            """, key
          ).compactMap(PlayerRow.init)
        }
        guard let end = page.last else { break }
        for player in page where !body(player) { return }
        start = [SQLValue](end.id)
      }
    }
  }

  /// Calls a closure with each circle, in pages of a thousand, until it returns `false`. Throws `LedgerError`.
  public func forEachCircle(_ body: (CircleRow) -> Bool) async throws {
    var last = ""
    while true {
      let start = last
      let page = try await store.read { connection in
        try connection.rows(
          "SELECT code, name, maker FROM circle WHERE code > $1 ORDER BY code LIMIT 1000", [.text(start)]
        ).compactMap(CircleRow.init)
      }
      guard let end = page.last else { return }
      for circle in page where !body(circle) { return }
      last = end.code
    }
  }

  /// Changes a circle's name, and settles the reports of it. Returns the former name, or `nil` if there is no such
  /// circle. Throws `LedgerError`.
  public func renameCircle(_ code: String, to name: String) async throws -> String? {
    _ = try await settleReportsInAllShards(of: .circle(code))
    return try await store.write { connection in
      // Lock the circle before the reports, as those do who delete the circle.
      guard try connection.lockCircle(code) else { return nil }
      try connection.settleReports(of: .circle(code))
      let former = try connection.rows("SELECT name FROM circle WHERE code = $1", [.text(code)]).first?.text(0)
      return try connection.run("UPDATE circle SET name = $1 WHERE code = $2", [.text(name), .text(code)]) == 1
        ? former : nil
    }
  }

  /// Returns the circles of a player with the times at which the player joined them, in milliseconds since 1970, the
  /// earliest first. Throws `LedgerError`.
  public func memberships(of player: PlayerID) async throws -> [(circle: CircleRow, joinTime: Int64)] {
    try await store.read { connection in
      try connection.rows(
        """
        SELECT c.code, c.name, c.maker, m.joined FROM member AS m JOIN circle AS c ON c.code = m.circle
        WHERE m.bucket = $1 AND m.player = $2 ORDER BY m.joined, c.code
        """, [SQLValue](player)
      ).compactMap { row in CircleRow(row).flatMap { circle in row.integer(3).map { (circle, $0) } } }
    }
  }

  /// Returns the number of a player's devices, each of which has a token. Throws `LedgerError`.
  public func deviceCount(of player: PlayerID) async throws -> Int {
    try await read(of: player) { connection in
      let row = try connection.rows(
        "SELECT COUNT(*) FROM token WHERE bucket = $1 AND player = $2", [SQLValue](player)
      ).first
      return Int(row?.integer(0) ?? 0)
    }
  }

  /// Returns all games of a player, the earliest first. Throws `LedgerError`.
  public func games(of player: PlayerID) async throws -> [GameRow] {
    try await withSnapshot(of: player) { snapshot in
      try snapshot.connection.rows(
        "SELECT day, kind FROM game WHERE bucket = $1 AND player = $2 ORDER BY day, kind", [SQLValue](player)
      ).compactMap { row in
        guard let day = row.day(0), let kind = row.kind(1) else { return nil }
        return try snapshot.game(GameKey(day: day, player: player, kind: kind))
      }
    }
  }

  /// Returns the number of days with each progress. Throws `LedgerError`.
  public func dayCounts() async throws -> [DayRow.Progress: Int] {
    try await store.read { connection in
      var counts: [DayRow.Progress: Int] = [:]
      for row in try connection.rows("SELECT state, COUNT(*) FROM day GROUP BY state", []) {
        if let progress = row.integer(0).flatMap(DayRow.Progress.init), let count = row.integer(1) {
          counts[progress] = Int(count)
        }
      }
      return counts
    }
  }

  /// Returns the number of games that wait for a rating, or `maxCount` if there are more. Throws `LedgerError`.
  public func unratedGameCount(maxCount: Int) async throws -> Int {
    let counts = try await forEachShard { shard in
      try await shard.read { connection in
        // In the order of the index, because PostgreSQL could otherwise prefer to scan all games.
        try DailyGame.all.filter(\.hasSkill).reduce(0) { count, kind in
          let row = try connection.rows(
            """
            SELECT COUNT(*) FROM (SELECT 1 FROM game
              WHERE state > 0 AND kind = \(kind.index) AND skill IS NULL AND coach IS NULL
                AND place < \(Self.firstSortKeyWithoutRating)
              ORDER BY \(RatingShare.expression), day, player LIMIT $1) AS unrated
            """, [.integer(Int64(maxCount))]
          ).first
          return count + Int(row?.integer(0) ?? 0)
        }
      }
    }
    return min(maxCount, counts.reduce(0, +))
  }
}
