import NumberedGame

/// What the ledger knows of a player.
public struct PlayerRow: Hashable, Sendable {
  /// The player.
  public let id: PlayerID
  /// The name that the player chose or was given.
  public let name: String
  /// When the player came, in milliseconds since 1970.
  public let created: Int64
  /// Whether an operator has hidden the name from others.
  public let isHidden: Bool

  init?(_ row: SQLRow) {
    guard let id = row.integer(0).flatMap(PlayerID.init), let name = row.text(1), let created = row.integer(2) else {
      return nil
    }
    self.id = id
    self.name = name
    self.created = created
    isHidden = row.integer(3) == 1
  }
}

extension Ledger {
  /// Writes a new player down, with the hash of the first token.
  public func insert(_ player: PlayerID, name: String, tokenHash: [UInt8], now: Int64) async throws {
    try await store.write { connection in
      try connection.run(
        "INSERT INTO player (id, name, created) VALUES ($1, $2, $3)",
        [SQLValue(player), .text(name), .integer(now)])
      try connection.run("INSERT INTO token (hash, player) VALUES ($1, $2)", [.bytes(tokenHash), SQLValue(player)])
    }
  }

  /// The player whose token hashes to this; nothing where there is none.
  public func player(tokenHash: [UInt8]) async throws -> PlayerID? {
    try await store.read { connection in
      try connection.rows("SELECT player FROM token WHERE hash = $1", [.bytes(tokenHash)]).first?.integer(0)
        .flatMap(PlayerID.init)
    }
  }

  /// What is known of a player; nothing where there is none.
  public func player(_ id: PlayerID) async throws -> PlayerRow? {
    try await store.read { connection in
      try connection.rows("SELECT id, name, created, hidden FROM player WHERE id = $1", [SQLValue(id)]).first
        .flatMap(PlayerRow.init)
    }
  }

  /// Gives a player another name.
  ///
  /// - Returns: whether there is such a player.
  public func rename(_ id: PlayerID, to name: String) async throws -> Bool {
    try await store.write { connection in
      try connection.run("UPDATE player SET name = $1 WHERE id = $2", [.text(name), SQLValue(id)]) == 1
    }
  }

  /// Hides a player's name from others, or shows it again.
  ///
  /// - Returns: whether there is such a player.
  public func setHidden(_ isHidden: Bool, of id: PlayerID) async throws -> Bool {
    try await store.write { connection in
      try connection.run("UPDATE player SET hidden = $1 WHERE id = $2", [.integer(isHidden ? 1 : 0), SQLValue(id)]) == 1
    }
  }

  /// Puts a token in the place of all that a player has.
  ///
  /// - Returns: whether there is such a player.
  public func replaceTokens(of id: PlayerID, by hash: [UInt8]) async throws -> Bool {
    try await store.write { connection in
      guard try connection.lockPlayer(id) else { return false }
      try connection.run("DELETE FROM token WHERE player = $1", [SQLValue(id)])
      try connection.run("INSERT INTO token (hash, player) VALUES ($1, $2)", [.bytes(hash), SQLValue(id)])
      return true
    }
  }

  /// Stores the hash of a transfer code, which replaces an earlier one.
  ///
  /// - Returns: whether there is such a player.
  public func insertTransferCode(hash: [UInt8], of id: PlayerID, expires: Int64) async throws -> Bool {
    try await store.write { connection in
      guard try connection.lockPlayer(id) else { return false }
      try connection.run("DELETE FROM moving_code WHERE player = $1", [SQLValue(id)])
      try connection.run(
        "INSERT INTO moving_code (hash, player, expires) VALUES ($1, $2, $3)",
        [.bytes(hash), SQLValue(id), .integer(expires)])
      return true
    }
  }

  /// Removes a transfer code, and stores a further token of its player.
  ///
  /// - Returns: The player, or `nil` if there is no such code or it has expired.
  public func redeem(transferCodeHash: [UInt8], tokenHash: [UInt8], now: Int64) async throws -> PlayerID? {
    try await store.write { connection in
      let rows = try connection.rows(
        "DELETE FROM moving_code WHERE hash = $1 RETURNING player, expires", [.bytes(transferCodeHash)])
      guard let row = rows.first, let player = row.integer(0).flatMap(PlayerID.init), let expires = row.integer(1),
        now < expires
      else { return nil }
      try connection.run("INSERT INTO token (hash, player) VALUES ($1, $2)", [.bytes(tokenHash), SQLValue(player)])
      return player
    }
  }

  /// Removes a player: name, tokens, games, and what the games count for.
  ///
  /// - Returns: whether there was such a player.
  public func delete(_ id: PlayerID) async throws -> Bool {
    try await store.write { connection in
      guard try connection.lockPlayer(id) else { return false }
      let games = try connection.rows(
        "SELECT day, kind, place FROM game WHERE player = $1 AND place IS NOT NULL ORDER BY day, kind", [SQLValue(id)])
      for game in games { try connection.count(game.values, by: -1) }
      try connection.run("DELETE FROM player WHERE id = $1", [SQLValue(id)])
      return true
    }
  }

  /// Removes players who came before some time and never began a game.
  ///
  /// - Returns: how many there were, 500 at most.
  public func deleteIdlePlayers(createdBefore time: Int64) async throws -> Int {
    try await store.write { connection in
      try connection.run(
        """
        DELETE FROM player WHERE id IN (
          SELECT id FROM player WHERE created < $1
            AND NOT EXISTS (SELECT 1 FROM game WHERE game.player = player.id) LIMIT 500)
        """, [.integer(time)])
    }
  }
}

extension SQLConnection {
  /// Until the transaction ends, nobody else changes or deletes this player or adds to what is the player's.
  ///
  /// - Returns: whether there is such a player.
  func lockPlayer(_ id: PlayerID) throws -> Bool {
    // SQLite has one writer.
    let suffix = dialect == .postgreSQL ? " FOR UPDATE" : ""
    return try rows("SELECT id FROM player WHERE id = $1\(suffix)", [SQLValue(id)]).count == 1
  }

  /// Counts games at a place up or down.
  ///
  /// - Parameter place: the day, the kind and the place.
  func count(_ place: [SQLValue], by games: Int64) throws {
    try run(
      """
      INSERT INTO tally (day, kind, place, games) VALUES ($1, $2, $3, $4)
      ON CONFLICT (day, kind, place) DO UPDATE SET games = tally.games + excluded.games
      """, place + [.integer(games)])
    if games < 0 { try run("DELETE FROM tally WHERE day = $1 AND kind = $2 AND place = $3 AND games = 0", place) }
  }
}
