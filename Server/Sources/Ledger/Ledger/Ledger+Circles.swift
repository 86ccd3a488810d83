import DailyGames
import GameCore

/// A row of the ledger with a circle of friends. Its routes and JSON say *table*, and must stay readable for clients
/// that are already installed.
public struct CircleRow: Hashable, Sendable {
  /// The code with which players join: ten letters, or eight if an earlier release created the circle.
  public let code: String
  /// The name.
  public let name: String
  /// The player who created the circle, or the earliest member if the creator has left. `nil` only while a program of an
  /// earlier release shares the database.
  public let creator: PlayerID?

  init?(_ row: SQLRow) {
    guard let code = row.text(0), let name = row.text(1) else { return nil }
    self.code = code
    self.name = name
    creator = row.player(2)
  }
}

/// A member of a circle.
public struct MemberRow: Hashable, Sendable {
  /// The player.
  public let player: PlayerID
  /// The name that the player chose, even if an operator has hidden it.
  public let name: String
  /// Whether an operator has hidden the name.
  public let isNameHidden: Bool

  init?(_ row: SQLRow) {
    guard let player = row.player(0), let name = row.text(1) else { return nil }
    self.player = player
    self.name = name
    isNameHidden = row.integer(2) == 1
  }
}

/// The outcome of joining a circle.
public enum JoinOutcome: Hashable, Sendable {
  /// The player is a member, since this call or an earlier one.
  case member
  /// There is no such circle.
  case noCircle
  /// The circle has the maximum number of members.
  case circleIsFull
  /// The player is in the maximum number of circles.
  case tooManyCircles
}

extension Ledger {
  /// Creates a circle with `creator` as its first member. Returns `false` if the code is taken. Throws `LedgerError`,
  /// or `CircleLimitError` if the player is in `maxCircleCount` circles already.
  public func insertCircle(code: String, name: String, creator: PlayerID, maxCircleCount: Int, now: Int64) async throws
    -> Bool
  {
    let isDistant = try await isDistant(creator)
    return try await store.write { connection in
      guard try connection.lockForCircles(creator, isDistant: isDistant) else { throw LedgerError.missingReference }
      guard try connection.circleCount(of: creator) < maxCircleCount else { throw CircleLimitError() }
      let count = try connection.run(
        "INSERT INTO circle (code, name, maker, created) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        [.text(code), .text(name), SQLValue(creator), .integer(now)])
      guard count == 1 else { return false }
      try connection.run(
        "INSERT INTO member (bucket, player, circle, joined) VALUES ($1, $2, $3, $4)",
        [SQLValue](creator) + [.text(code), .integer(now)])
      return true
    }
  }

  /// Returns the circle with the given code, or `nil` if there is none.
  public func circle(_ code: String) async throws -> CircleRow? {
    try await store.read { connection in
      try connection.rows("SELECT code, name, maker FROM circle WHERE code = $1", [.text(code)]).first
        .flatMap(CircleRow.init)
    }
  }

  /// Returns the circles of a player, the earliest joined first.
  public func circles(of player: PlayerID) async throws -> [CircleRow] {
    try await memberships(of: player).map(\.circle)
  }

  /// Returns the members of a circle, the earliest joined first.
  public func members(of code: String) async throws -> [MemberRow] {
    let players = try await memberIDs(of: code)
    let rows = try await read(of: players) { connection, players in
      try connection.rows(
        """
        SELECT p.id, p.name, p.hidden FROM \(connection.dialect.players(in: 1))
        CROSS JOIN player AS p WHERE \(SQLDialect.joinCondition("p.bucket", "p.id"))
        """, [SQLValue(players)]
      ).compactMap(MemberRow.init)
    }
    let found = Dictionary(rows.joined().map { ($0.player, $0) }) { first, _ in first }
    // A player who was deleted at this moment has no row anymore.
    return players.compactMap { found[$0] }
  }

  /// Returns the players in a circle, the earliest joined first.
  public func memberIDs(of code: String) async throws -> [PlayerID] {
    try await store.read { connection in
      try connection.rows("SELECT player FROM member WHERE circle = $1 ORDER BY joined, player", [.text(code)])
        .compactMap { $0.player(0) }
    }
  }

  /// Returns whether a player may be in another shard than the circles, so that the player's row can't be locked with
  /// them. Throws `LedgerError`, which is `missingReference` if there is no such player there.
  private func isDistant(_ player: PlayerID) async throws -> Bool {
    if shards.count == 1 { return false }
    guard try await self.player(player) != nil else { throw LedgerError.missingReference }
    return true
  }

  /// Adds a player unless the circle has `maxMemberCount` members or the player is in `maxCircleCount` circles.
  public func join(
    _ code: String, player: PlayerID, maxMemberCount: Int, maxCircleCount: Int, now: Int64
  ) async throws -> JoinOutcome {
    let isDistant = try await isDistant(player)
    return try await store.write { connection in
      guard try connection.lockForCircles(player, isDistant: isDistant) else { throw LedgerError.missingReference }
      // Lock the circle, so that concurrent calls can't exceed its size.
      guard try connection.lockCircle(code) else { return .noCircle }
      let isMember = try connection.rows(
        "SELECT 1 FROM member WHERE bucket = $1 AND player = $2 AND circle = $3", [SQLValue](player) + [.text(code)])
      guard isMember.isEmpty else { return .member }
      let members = try connection.rows("SELECT COUNT(*) FROM member WHERE circle = $1", [.text(code)])
      guard members.first?.integer(0) ?? 0 < Int64(maxMemberCount) else { return .circleIsFull }
      guard try connection.circleCount(of: player) < maxCircleCount else { return .tooManyCircles }
      try connection.run(
        "INSERT INTO member (bucket, player, circle, joined) VALUES ($1, $2, $3, $4)",
        [SQLValue](player) + [.text(code), .integer(now)])
      return .member
    }
  }

  /// Removes a player from a circle. Hands the circle over to its earliest member if the player created it, or deletes
  /// it if it has no members left. Returns `false` if there is no such circle.
  @discardableResult
  public func leave(_ code: String, player: PlayerID) async throws -> Bool {
    let outcome = try await store.write { try $0.leave(code, player: player) }
    if outcome == .deleted { try await deleteReportsInAllShards(of: .circle(code)) }
    return outcome != .noCircle
  }

  /// Removes a player from all circles.
  func leaveCircles(_ player: PlayerID) async throws {
    for code in try await store.write({ try $0.leaveCircles(player) }) {
      try await deleteReportsInAllShards(of: .circle(code))
    }
  }

  /// Removes a player from a circle, and gives the circle a new code. The old one then belongs to no circle, so the
  /// removed player can't use it to come back. Returns `false`, and changes nothing, if the new code is taken or there
  /// is no such circle.
  public func remove(_ player: PlayerID, fromCircle code: String, newCode: String) async throws -> Bool {
    let isRemoved = try await store.write { connection in
      guard try connection.lockCircle(code) else { return false }
      let count = try connection.run(
        """
        INSERT INTO circle (code, name, maker, created) SELECT $1, name, maker, created FROM circle WHERE code = $2
        ON CONFLICT DO NOTHING
        """, [.text(newCode), .text(code)])
      guard count == 1 else { return false }
      try connection.run(
        "DELETE FROM member WHERE bucket = $1 AND player = $2 AND circle = $3", [SQLValue](player) + [.text(code)])
      try connection.run("UPDATE member SET circle = $1 WHERE circle = $2", [.text(newCode), .text(code)])
      try connection.moveReports(ofCircle: code, to: newCode)
      try connection.run("DELETE FROM circle WHERE code = $1", [.text(code)])
      return true
    }
    guard isRemoved else { return false }
    for shard in shards.dropFirst() {
      try await shard.write { try $0.moveReports(ofCircle: code, to: newCode) }
    }
    return true
  }

  /// Deletes a circle.
  public func deleteCircle(_ code: String) async throws {
    try await deleteReportsInAllShards(of: .circle(code))
    try await store.write { try $0.deleteCircle(code) }
  }
}

extension Snapshot {
  /// Returns the ranked games of players, such as a circle's members, on the given days. Throws `LedgerError`.
  public func games(of players: [PlayerID], days: ClosedRange<CalendarDay>) throws -> [(
    games: DayGames, row: StandingsRow
  )] {
    try connection.rows(
      """
      SELECT \(StandingsRow.columns()), g.day, g.kind FROM \(connection.dialect.players(in: 1))
      CROSS JOIN game AS g JOIN player AS p ON p.bucket = g.bucket AND p.id = g.player
      WHERE \(SQLDialect.joinCondition("g.bucket", "g.player")) AND g.day BETWEEN $2 AND $3 AND g.place IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM day AS d WHERE d.day = g.day AND d.state = 3)
      ORDER BY g.day, g.kind, g.place, g.player
      """, [SQLValue(players), SQLValue(days.lowerBound), SQLValue(days.upperBound)]
    ).compactMap { row in
      guard let standing = StandingsRow(row), let day = row.day(7), let kind = row.kind(8) else { return nil }
      return (DayGames(day: day, kind: kind), standing)
    }
  }
}

/// The error when a player can't create a circle, because the player is in the maximum number of circles already.
public struct CircleLimitError: Error {
  /// Creates the error.
  public init() {}
}

/// The outcome of leaving a circle.
private enum LeaveOutcome: Sendable {
  case noCircle
  case left
  /// The player was the last member.
  case deleted
}

extension SQLConnection {
  /// Locks a player until the transaction ends, so that the player can't join too many circles at once. Returns `false`
  /// if there is no such player.
  fileprivate func lockForCircles(_ player: PlayerID, isDistant: Bool) throws -> Bool {
    guard isDistant else { return try lockPlayer(player) }
    // The numbers of other locks are small.
    try lock(player.value, isShared: false)
    return true
  }

  /// Removes a player from all circles, as `Ledger.leave(_:player:)` does. Returns the codes of those that are deleted,
  /// because the player was the last member.
  func leaveCircles(_ player: PlayerID) throws -> [String] {
    var deleted: [String] = []
    // Look again afterward, because a circle may get a new code while this transaction waits for its lock.
    while true {
      // Lock the circles in ascending order, so that concurrent transactions can't wait for each other.
      let circles = try rows(
        "SELECT circle FROM member WHERE bucket = $1 AND player = $2 ORDER BY circle", [SQLValue](player))
      guard !circles.isEmpty else { return deleted }
      for code in circles.compactMap({ $0.text(0) }) where try leave(code, player: player) == .deleted {
        deleted.append(code)
      }
    }
  }

  fileprivate func leave(_ code: String, player: PlayerID) throws -> LeaveOutcome {
    guard try lockCircle(code) else { return .noCircle }
    try run("DELETE FROM member WHERE bucket = $1 AND player = $2 AND circle = $3", [SQLValue](player) + [.text(code)])
    let earliest = try rows(
      "SELECT player FROM member WHERE circle = $1 ORDER BY joined, player LIMIT 1", [.text(code)])
    guard let heir = earliest.first?.player(0) else {
      try deleteCircle(code)
      return .deleted
    }
    try run(
      "UPDATE circle SET maker = $1 WHERE code = $2 AND (maker = $3 OR maker IS NULL)",
      [SQLValue(heir), .text(code), SQLValue(player)])
    return .left
  }

  fileprivate func deleteCircle(_ code: String) throws {
    // A report of its name locks the circle, too.
    guard try lockCircle(code) else { return }
    try deleteReports(of: .circle(code))
    try run("DELETE FROM circle WHERE code = $1", [.text(code)])
  }

  /// Locks a circle until the transaction ends. Returns `false` if there is no such circle.
  func lockCircle(_ code: String) throws -> Bool {
    // SQLite needs no lock, because it has only one writer.
    let suffix = dialect == .postgreSQL ? " FOR UPDATE" : ""
    return try rows("SELECT code FROM circle WHERE code = $1\(suffix)", [.text(code)]).count == 1
  }

  fileprivate func circleCount(of player: PlayerID) throws -> Int {
    let count = try rows("SELECT COUNT(*) FROM member WHERE bucket = $1 AND player = $2", [SQLValue](player))
    return Int(count.first?.integer(0) ?? 0)
  }
}
