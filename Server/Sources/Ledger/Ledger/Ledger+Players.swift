import GameCore

/// A row of the ledger with a player.
public struct PlayerRow: Hashable, Sendable {
  /// The player.
  public let id: PlayerID
  /// The name that the player chose or was given.
  public let name: String
  /// The time of registration, in milliseconds since 1970.
  public let registrationTime: Int64
  /// Whether an operator has hidden the name from others.
  public let isNameHidden: Bool

  init?(_ row: SQLRow) {
    guard let id = row.player(0), let name = row.text(1), let registrationTime = row.integer(2) else { return nil }
    self.id = id
    self.name = name
    self.registrationTime = registrationTime
    isNameHidden = row.integer(3) == 1
  }
}

extension Ledger {
  /// Inserts a player with the hash of the first token, which names the player's bucket. Throws `LedgerError`.
  public func insert(_ player: PlayerID, name: String, tokenHash: [UInt8], now: Int64) async throws {
    try await followingBuckets {
      let number = shardIndex(of: player)
      do {
        try await write(toShard: number, for: [player.bucket]) { connection in
          // The bucket must not leave while nothing else keeps it here.
          try connection.lock(bucketLock, isShared: true)
          try connection.run(
            "INSERT INTO player (bucket, id, name, created) VALUES ($1, $2, $3, $4)",
            [SQLValue](player) + [.text(name), .integer(now)])
          try connection.insertToken(tokenHash, of: player)
        }
      } catch LedgerError.unavailable(let reason) {
        setShard(number, isDown: true)
        throw LedgerError.unavailable(reason)
      }
    }
  }

  /// Returns the player with the given token hash, or `nil` if there is no such player. `bucket` is the bucket that the
  /// token names. Tokens of earlier releases name none, so `bucket` may be wrong for them.
  public func player(tokenHash: [UInt8], bucket: Int) async throws -> PlayerID? {
    let found = try await read(fromBucket: bucket) { connection in
      let found = try connection.rows(
        "SELECT player FROM token WHERE bucket = $1 AND hash = $2", [.integer(Int64(bucket)), .bytes(tokenHash)])
      return try found.first?.player(0) ?? connection.player(oldTokenHash: tokenHash)
    }
    if found != nil || shards.count == 1 { return found }
    return try await readAll { try $0.player(oldTokenHash: tokenHash) }.lazy.compactMap(\.self).first
  }

  /// Returns the row of a player, or `nil` if there is no such player.
  public func player(_ id: PlayerID) async throws -> PlayerRow? {
    try await read(of: id) { connection in
      try connection.rows(
        "SELECT id, name, created, hidden FROM player WHERE bucket = $1 AND id = $2", [SQLValue](id)
      ).first.flatMap(PlayerRow.init)
    }
  }

  /// Changes a player's name. Returns `false` if there is no such player.
  public func rename(_ id: PlayerID, to name: String) async throws -> Bool {
    try await write(of: id) { connection in
      try connection.run(
        "UPDATE player SET name = $1 WHERE bucket = $2 AND id = $3", [.text(name)] + [SQLValue](id)) == 1
    }
  }

  /// Hides a player's name from others, which settles the reports of it, or shows it again. Returns `false` if there is
  /// no such player.
  public func setNameHidden(_ isNameHidden: Bool, of id: PlayerID) async throws -> Bool {
    if isNameHidden { _ = try await settleReportsInAllShards(of: .player(id)) }
    return try await write(of: id) { connection in
      // Lock the player before the reports, as those do who delete the player.
      guard try connection.lockPlayer(id) else { return false }
      if isNameHidden { try connection.settleReports(of: .player(id)) }
      return try connection.run(
        "UPDATE player SET hidden = $1 WHERE bucket = $2 AND id = $3",
        [.integer(isNameHidden ? 1 : 0)] + [SQLValue](id)) == 1
    }
  }

  /// Replaces all of a player's tokens with a new one, which names the player's bucket. Returns `false` if there is no
  /// such player.
  public func replaceTokens(of id: PlayerID, with hash: [UInt8]) async throws -> Bool {
    try await write(of: id) { connection in
      guard try connection.lockPlayer(id) else { return false }
      try connection.run("DELETE FROM token WHERE bucket = $1 AND player = $2", [SQLValue](id))
      try connection.insertToken(hash, of: id)
      return true
    }
  }

  /// Stores the hash of a player's transfer code, and replaces an earlier code. `expirationTime` is in milliseconds
  /// since 1970. Returns `false` if there is no such player.
  public func insertTransferCode(hash: [UInt8], of id: PlayerID, expirationTime: Int64) async throws -> Bool {
    try await write(of: id) { connection in
      guard try connection.lockPlayer(id) else { return false }
      try connection.run("DELETE FROM moving_code WHERE bucket = $1 AND player = $2", [SQLValue](id))
      try connection.run(
        "INSERT INTO moving_code (bucket, player, hash, expires) VALUES ($1, $2, $3, $4)",
        [SQLValue](id) + [.bytes(hash), .integer(expirationTime)])
      return true
    }
  }

  /// Returns the player with the given hash of a transfer code, which may have expired, or `nil` if there is no such
  /// player.
  public func player(transferCodeHash: [UInt8]) async throws -> PlayerID? {
    // A code doesn't name a bucket, because all its bits are random. Few players have one.
    try await readAll { connection in
      try connection.rows("SELECT player FROM moving_code WHERE hash = $1", [.bytes(transferCodeHash)])
        .first?.player(0)
    }.lazy.compactMap(\.self).first
  }

  /// Removes a player's transfer code and adds a token for the player. Returns `false` if the code isn't valid.
  public func redeem(
    transferCodeHash: [UInt8], of player: PlayerID, tokenHash: [UInt8], now: Int64
  ) async throws -> Bool {
    try await write(of: player) { connection in
      let rows = try connection.rows(
        "DELETE FROM moving_code WHERE bucket = $1 AND hash = $2 RETURNING expires",
        [.integer(Int64(player.bucket)), .bytes(transferCodeHash)])
      guard let expirationTime = rows.first?.integer(0), now < expirationTime else { return false }
      try connection.insertToken(tokenHash, of: player)
      return true
    }
  }

  /// Deletes a player's name, tokens, games, places in the standings, and reports. The player leaves all circles.
  /// Returns `false` if there is no such player.
  public func delete(_ id: PlayerID) async throws -> Bool {
    // Rows in other databases can't be deleted in the same transaction. If the server ends in between, the player still
    // exists, and can be deleted again.
    if shards.count > 1 { try await leaveCircles(id) }
    let deleted = try await write(of: id) { connection -> [String]? in
      guard try connection.lockPlayer(id) else { return nil }
      let games = try connection.rows(
        "SELECT day, kind, place FROM game WHERE bucket = $1 AND player = $2 AND place IS NOT NULL ORDER BY day, kind",
        [SQLValue](id))
      for game in games { try connection.adjustTally(at: game.values, by: -1) }
      try connection.deleteMoves(of: id)
      return try connection.deleteLockedPlayer(id)
    }
    guard let deleted else { return false }
    try await forgetDeletedPlayer(id, deletedCircles: deleted)
    return true
  }

  /// Deletes the rows of a deleted player in other databases than the player's own. `deletedCircles` are the codes of the
  /// circles of which the player was the last member.
  private func forgetDeletedPlayer(_ id: PlayerID, deletedCircles: [String]) async throws {
    for code in deletedCircles { try await deleteReportsInAllShards(of: .circle(code)) }
    try await deleteReportsInAllShards(of: .player(id))
    // Another device of the player may have joined a circle in the meantime.
    if shards.count > 1 { try await leaveCircles(id) }
  }

  /// Deletes players who registered before `time`, in milliseconds since 1970, and never began a game. Looks at no more
  /// than `maxCount` players, and returns their number.
  public func deleteIdlePlayers(createdBefore time: Int64, maxCount: Int) async throws -> Int {
    try await forEachShard(upTo: maxCount) { number, maxCount in
      let (count, deleted) = try await Self.deleteIdlePlayers(
        createdBefore: time, maxCount: maxCount, in: shards[number])
      for (id, circles) in deleted { try await forgetDeletedPlayer(id, deletedCircles: circles) }
      return count
    }
  }

  private static func deleteIdlePlayers(
    createdBefore time: Int64, maxCount: Int, in store: any LedgerStore
  ) async throws -> (count: Int, deleted: [(id: PlayerID, circles: [String])]) {
    // The writer mustn't wait for the search.
    let idle = try await store.read { connection in
      try connection.rows(
        "SELECT id FROM player WHERE begun = 0 AND created < $1 ORDER BY created LIMIT $2",
        [.integer(time), .integer(Int64(maxCount))]
      ).compactMap { $0.player(0) }
    }
    guard !idle.isEmpty else { return (0, []) }
    let deleted = try await store.write { connection in
      try idle.sorted(by: { $0.value < $1.value }).compactMap { id -> (PlayerID, [String])? in
        guard try connection.lockPlayer(id) else { return nil }
        // A program of an earlier release that shares the database begins games without the mark.
        let games = try connection.rows("SELECT 1 FROM game WHERE bucket = $1 AND player = $2 LIMIT 1", [SQLValue](id))
        if games.isEmpty { return (id, try connection.deleteLockedPlayer(id)) }
        try connection.markAsBegun(id)
        return nil
      }
    }
    return (idle.count, deleted)
  }
}

extension SQLConnection {
  /// Locks a player until the transaction ends, so that no other transaction deletes or locks the player. Returns
  /// `false` if there is no such player.
  func lockPlayer(_ id: PlayerID) throws -> Bool {
    // SQLite needs no lock, because it has only one writer.
    // New rows that refer to the player, such as those of games, don't conflict with this kind of lock.
    let suffix = dialect == .postgreSQL ? " FOR NO KEY UPDATE" : ""
    return try rows("SELECT id FROM player WHERE bucket = $1 AND id = $2\(suffix)", [SQLValue](id)).count == 1
  }

  /// Deletes a player's moves on days that aren't revealed. The others' moves are in lines, or are dropped soon. A move
  /// that is appended at this moment stays until its day is revealed.
  fileprivate func deleteMoves(of id: PlayerID) throws {
    // Lock the days, because the tables of revealed days may be dropped at any time.
    let suffix = dialect == .postgreSQL ? " FOR SHARE" : ""
    let days = try rows(
      """
      SELECT day FROM day WHERE state <> 2
        AND day IN (SELECT day FROM game WHERE bucket = $1 AND player = $2) ORDER BY day\(suffix)
      """, [SQLValue](id)
    ).compactMap { $0.day(0) }
    for day in days { try run("DELETE FROM \(moveTable(of: day)) WHERE bucket = $1 AND player = $2", [SQLValue](id)) }
  }

  /// Deletes a player without results, and the reports of the player's name. The player leaves all circles. Returns the
  /// codes of the circles of which the player was the last member.
  fileprivate func deleteLockedPlayer(_ id: PlayerID) throws -> [String] {
    let deletedCircles = try leaveCircles(id)
    if dialect == .postgreSQL {
      // Players who reported each other may be deleted at the same time, so lock both reports in one order.
      _ = try rows(
        """
        SELECT 1 FROM report WHERE subject = $1 OR (bucket = $2 AND player = $3)
        ORDER BY bucket, player, subject, name FOR UPDATE
        """, [.text(ReportSubject.player(id).text)] + [SQLValue](id))
    }
    try deleteReports(of: .player(id))
    try run("DELETE FROM player WHERE bucket = $1 AND id = $2", [SQLValue](id))
    return deletedCircles
  }

  /// Returns the player with a token of an earlier release, which names no bucket, or `nil` if there is no such player.
  fileprivate func player(oldTokenHash hash: [UInt8]) throws -> PlayerID? {
    try rows("SELECT player FROM token WHERE hash = $1 AND has_bucket = 0", [.bytes(hash)]).first?.player(0)
  }

  /// Inserts the hash of a token, which names the player's bucket.
  fileprivate func insertToken(_ hash: [UInt8], of player: PlayerID) throws {
    try run(
      "INSERT INTO token (bucket, player, hash, has_bucket) VALUES ($1, $2, $3, 1)",
      [SQLValue](player) + [.bytes(hash)])
  }

  /// Marks a player as one who has begun a game.
  func markAsBegun(_ id: PlayerID) throws {
    try run("UPDATE player SET begun = 1 WHERE bucket = $1 AND id = $2 AND begun = 0", [SQLValue](id))
  }

  /// Adds `changes`, which may be negative, to the numbers of games. The keys are the day, the kind, and the sort key.
  func adjustTally(by changes: [[Int64]: Int64]) throws {
    // Lock the counts in ascending order, so that concurrent transactions can't wait for each other.
    for (key, games) in changes.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) where games != 0 {
      try adjustTally(at: key.map { .integer($0) }, by: games)
    }
  }

  /// Adds `games`, which may be negative, to the number of games with the day, kind, and sort key in `key`.
  func adjustTally(at key: [SQLValue], by games: Int64) throws {
    try run(
      """
      INSERT INTO tally (day, kind, place, games) VALUES ($1, $2, $3, $4)
      ON CONFLICT (day, kind, place) DO UPDATE SET games = tally.games + excluded.games
      """, key + [.integer(games)])
    if games < 0 { try run("DELETE FROM tally WHERE day = $1 AND kind = $2 AND place = $3 AND games = 0", key) }
  }
}
