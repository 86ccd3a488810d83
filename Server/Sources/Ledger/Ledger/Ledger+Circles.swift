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
    try await store.write { connection in
      guard try connection.lockPlayer(creator) else { throw LedgerError.missingReference }
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
    try await store.read { connection in
      try connection.rows(
        """
        SELECT p.id, p.name, p.hidden FROM member AS m JOIN player AS p ON p.bucket = m.bucket AND p.id = m.player
        WHERE m.circle = $1 ORDER BY m.joined, p.id
        """, [.text(code)]
      ).compactMap(MemberRow.init)
    }
  }

  /// Adds a player unless the circle has `maxMemberCount` members or the player is in `maxCircleCount` circles.
  public func join(
    _ code: String, player: PlayerID, maxMemberCount: Int, maxCircleCount: Int, now: Int64
  ) async throws -> JoinOutcome {
    try await store.write { connection in
      guard try connection.lockPlayer(player) else { throw LedgerError.missingReference }
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
    try await store.write { try $0.leave(code, player: player) }
  }

  /// Removes a player from a circle, and gives the circle a new code. The old one then belongs to no circle, so the
  /// removed player can't use it to come back. Returns `false`, and changes nothing, if the new code is taken or there
  /// is no such circle.
  public func remove(_ player: PlayerID, fromCircle code: String, newCode: String) async throws -> Bool {
    try await store.write { connection in
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
      try connection.run("UPDATE report SET subject = $1 WHERE subject = $2", [.text(newCode), .text(code)])
      try connection.run("DELETE FROM circle WHERE code = $1", [.text(code)])
      return true
    }
  }

  /// Deletes a circle.
  public func deleteCircle(_ code: String) async throws {
    try await store.write { try $0.deleteCircle(code) }
  }
}

extension Snapshot {
  /// Returns the ranked games that the members of a circle played on the given days. Throws `LedgerError`.
  public func games(ofCircle code: String, days: ClosedRange<CalendarDay>) throws -> [(
    games: DayGames, row: StandingsRow
  )] {
    try connection.rows(
      """
      SELECT \(StandingsRow.columns()), g.day, g.kind FROM member AS m
      JOIN game AS g ON g.bucket = m.bucket AND g.player = m.player
      JOIN player AS p ON p.bucket = m.bucket AND p.id = m.player
      WHERE m.circle = $1 AND g.day BETWEEN $2 AND $3 AND g.place IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM day AS d WHERE d.day = g.day AND d.state = 3)
      ORDER BY g.day, g.kind, g.place, g.player
      """, [.text(code), SQLValue(days.lowerBound), SQLValue(days.upperBound)]
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

extension SQLConnection {
  /// Removes a player from all circles, as `Ledger.leave(_:player:)` does.
  func leaveCircles(_ player: PlayerID) throws {
    // Look again afterward, because a circle may get a new code while this transaction waits for its lock.
    while true {
      // Lock the circles in ascending order, so that concurrent transactions can't wait for each other.
      let circles = try rows(
        "SELECT circle FROM member WHERE bucket = $1 AND player = $2 ORDER BY circle", [SQLValue](player))
      guard !circles.isEmpty else { return }
      for code in circles.compactMap({ $0.text(0) }) { _ = try leave(code, player: player) }
    }
  }

  fileprivate func leave(_ code: String, player: PlayerID) throws -> Bool {
    guard try lockCircle(code) else { return false }
    try run("DELETE FROM member WHERE bucket = $1 AND player = $2 AND circle = $3", [SQLValue](player) + [.text(code)])
    let earliest = try rows(
      "SELECT player FROM member WHERE circle = $1 ORDER BY joined, player LIMIT 1", [.text(code)])
    guard let heir = earliest.first?.player(0) else {
      try deleteCircle(code)
      return true
    }
    try run(
      "UPDATE circle SET maker = $1 WHERE code = $2 AND (maker = $3 OR maker IS NULL)",
      [SQLValue(heir), .text(code), SQLValue(player)])
    return true
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
