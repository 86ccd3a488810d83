/// A player or a circle, whose name players can report.
public enum ReportSubject: Hashable, Sendable {
  /// A player.
  case player(PlayerID)
  /// A circle, by its code.
  case circle(String)

  /// Parses a subject in the form of `text`. Any capital letters count as the code of a circle.
  public init?(_ text: String) {
    if let player = PlayerID(text) {
      self = .player(player)
    } else if !text.isEmpty, text.utf8.allSatisfy({ 65...90 ~= $0 }) {
      self = .circle(text)
    } else {
      return nil
    }
  }

  /// The player's 16 hexadecimal digits, or the circle's code.
  public var text: String {
    switch self {
    case .player(let player): player.description
    case .circle(let code): code
    }
  }
}

/// A report of a name by a player.
public struct NameReport: Hashable, Sendable {
  /// The player or circle with the name.
  public let subject: ReportSubject
  /// The name at the time of the report.
  public let name: String
  /// The time of the report, in milliseconds since 1970.
  public let time: Int64
  /// Whether an operator has decided about the name.
  public let isSettled: Bool
}

/// A name that players reported, and about which no operator has decided.
public struct ReportedName: Hashable, Sendable {
  /// The player or circle with the name.
  public let subject: ReportSubject
  /// The name at the time of the reports.
  public let name: String
  /// The number of players who reported it.
  public let reporterCount: Int
  /// The time of the first report, in milliseconds since 1970.
  public let firstTime: Int64
}

extension Ledger {
  /// Stores a player's report of a name, unless the player has reported it already, or an operator has hidden it. If an
  /// operator has dismissed an earlier report of the same name, this one counts as settled, too. Returns whether it was
  /// stored, or `nil` if there is no such player or circle. Throws `LedgerError`.
  public func report(_ subject: ReportSubject, by player: PlayerID, now: Int64) async throws -> Bool? {
    if shards.count == 1 {
      return try await store.write { connection in
        guard let (name, isHidden) = try connection.lockName(of: subject) else { return nil }
        guard !isHidden else { return false }
        let isSettled = try connection.isSettled(name, of: subject)
        return try connection.insertReport(of: name, subject, by: player, now: now, isSettled: isSettled)
      }
    }
    // The name and the report are in different databases, so the name can be deleted in between. Then its report stays,
    // and names nobody.
    let found =
      switch subject {
      case .player(let player): try await readDurable(of: player) { try $0.name(of: subject) }
      case .circle: try await store.readDurable { try $0.name(of: subject) }
      }
    guard let (name, isHidden) = found else { return nil }
    guard !isHidden else { return false }
    let isSettled = try await forEachShard { shard in try await shard.read { try $0.isSettled(name, of: subject) } }
      .contains(true)
    return try await write(of: player) { connection in
      try connection.insertReport(of: name, subject, by: player, now: now, isSettled: isSettled)
    }
  }

  /// Returns the reports of a player, the earliest first. Throws `LedgerError`.
  public func reports(by player: PlayerID) async throws -> [NameReport] {
    try await read(of: player) { connection in
      try connection.rows(
        """
        SELECT subject, name, reported, settled FROM report WHERE bucket = $1 AND player = $2
        ORDER BY reported, subject, name
        """, [SQLValue](player)
      ).compactMap { row in
        guard let subject = row.text(0).flatMap({ ReportSubject($0) }), let name = row.text(1),
          let time = row.integer(2)
        else { return nil }
        return NameReport(subject: subject, name: name, time: time, isSettled: row.integer(3) == 1)
      }
    }
  }

  /// Returns the names about which no operator has decided, those with the most reports first. Throws `LedgerError`.
  public func reportedNames(maxCount: Int) async throws -> [ReportedName] {
    let names = try await forEachShard { shard in
      try await shard.read { connection in
        try connection.rows(
          """
          SELECT subject, name, COUNT(*), MIN(reported) FROM report WHERE settled = 0 GROUP BY subject, name
          ORDER BY 3 DESC, 4, subject, name LIMIT $1
          """, [.integer(Int64(maxCount))]
        ).compactMap { row -> ReportedName? in
          guard let subject = row.text(0).flatMap({ ReportSubject($0) }), let name = row.text(1),
            let count = row.integer(2), let time = row.integer(3)
          else { return nil }
          return ReportedName(subject: subject, name: name, reporterCount: Int(count), firstTime: time)
        }
      }
    }
    if names.count == 1 { return names[0] }
    return Dictionary(grouping: names.joined()) { [$0.subject.text, $0.name] }.values.map { same in
      ReportedName(
        subject: same[0].subject, name: same[0].name, reporterCount: same.reduce(0) { $0 + $1.reporterCount },
        firstTime: same.map(\.firstTime).min() ?? 0)
    }.sorted { one, other in
      (-one.reporterCount, one.firstTime, one.subject.text, one.name) < (
        -other.reporterCount, other.firstTime, other.subject.text, other.name
      )
    }.prefix(maxCount).map(\.self)
  }

  /// Returns the number of names about which no operator has decided, or `maxCount` if there are more. Throws
  /// `LedgerError`.
  public func reportedNameCount(maxCount: Int) async throws -> Int {
    let names = try await forEachShard { shard in
      try await shard.read { connection in
        try connection.rows(
          "SELECT DISTINCT subject, name FROM report WHERE settled = 0 ORDER BY subject, name LIMIT $1",
          [.integer(Int64(maxCount))]
        ).map(\.values)
      }
    }
    return min(maxCount, Set(names.joined()).count)
  }

  /// Settles the reports of a player's or circle's names. Returns the number of reports. Throws `LedgerError`.
  public func settleReports(of subject: ReportSubject) async throws -> Int {
    let count = try await settleReportsInAllShards(of: subject)
    let settle: @Sendable (any SQLConnection) throws -> Int = { connection in
      // A report that is being stored holds this lock, so that it is settled, too.
      guard try connection.lockName(of: subject) != nil else { return 0 }
      return try connection.settleReports(of: subject)
    }
    return switch subject {
    case .player(let player): try await count + write(of: player, settle)
    case .circle: try await count + store.write(settle)
    }
  }

  /// Settles the reports of a name, and returns their number. Does nothing in a ledger in one database, where this is
  /// part of the transaction that settles them.
  func settleReportsInAllShards(of subject: ReportSubject) async throws -> Int {
    if shards.count == 1 { return 0 }
    var count = 0
    for shard in shards { count += try await shard.write { try $0.settleReports(of: subject) } }
    return count
  }

  /// Deletes the reports of a deleted name. Does nothing in a ledger in one database, where this is part of the
  /// transaction that deletes the name.
  func deleteReportsInAllShards(of subject: ReportSubject) async throws {
    if shards.count == 1 { return }
    for shard in shards { try await shard.write { try $0.deleteReports(of: subject) } }
  }

  /// The statements that create the table of reports. The same player can report a name again after it was changed.
  @Sendable
  static func reportStatements(_ connection: any SQLConnection) -> [String] {
    [
      """
      CREATE TABLE report (
        bucket SMALLINT NOT NULL, player BIGINT NOT NULL, subject TEXT NOT NULL, name TEXT NOT NULL,
        reported BIGINT NOT NULL, settled SMALLINT NOT NULL, PRIMARY KEY (bucket, player, subject, name),
        FOREIGN KEY (bucket, player) REFERENCES player (bucket, id) ON DELETE CASCADE)\(connection.dialect.tableOptions)
      """,
      "CREATE INDEX report_subject ON report (subject, name)",
      "CREATE INDEX report_open ON report (subject, name) WHERE settled = 0",
    ]
  }
}

extension SQLConnection {
  /// Settles the reports of a player's or circle's names. Returns the number of reports.
  @discardableResult
  func settleReports(of subject: ReportSubject) throws -> Int {
    try run("UPDATE report SET settled = 1 WHERE subject = $1 AND settled = 0", [.text(subject.text)])
  }

  /// Deletes the reports of a player's or circle's names, because it is about to be deleted.
  func deleteReports(of subject: ReportSubject) throws {
    try run("DELETE FROM report WHERE subject = $1", [.text(subject.text)])
  }

  /// Gives the reports of a circle's name its new code.
  func moveReports(ofCircle code: String, to newCode: String) throws {
    try run("UPDATE report SET subject = $1 WHERE subject = $2", [.text(newCode), .text(code)])
  }

  /// Returns whether an operator has dismissed reports of a name.
  fileprivate func isSettled(_ name: String, of subject: ReportSubject) throws -> Bool {
    try !rows(
      "SELECT 1 FROM report WHERE subject = $1 AND name = $2 AND settled = 1 LIMIT 1",
      [.text(subject.text), .text(name)]
    ).isEmpty
  }

  /// Inserts a report, unless the player has reported the name already. Returns whether it is new.
  fileprivate func insertReport(
    of name: String, _ subject: ReportSubject, by player: PlayerID, now: Int64, isSettled: Bool
  ) throws -> Bool {
    try run(
      """
      INSERT INTO report (bucket, player, subject, name, reported, settled) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT DO NOTHING
      """, [SQLValue](player) + [.text(subject.text), .text(name), .integer(now), .integer(isSettled ? 1 : 0)]) == 1
  }

  /// Returns the name of a player or circle, and whether an operator has hidden it. Locks it until the transaction
  /// ends, so that it isn't deleted without its reports. Returns `nil` if there is no such player or circle.
  fileprivate func lockName(of subject: ReportSubject) throws -> (name: String, isHidden: Bool)? {
    switch subject {
    case .player(let player): guard try lockPlayer(player) else { return nil }
    case .circle(let code): guard try lockCircle(code) else { return nil }
    }
    return try name(of: subject)
  }

  /// Returns the name of a player or circle, and whether an operator has hidden it, or `nil` if there is no such player
  /// or circle.
  fileprivate func name(of subject: ReportSubject) throws -> (name: String, isHidden: Bool)? {
    let row =
      switch subject {
      case .player(let player):
        try rows("SELECT name, hidden FROM player WHERE bucket = $1 AND id = $2", [SQLValue](player)).first
      case .circle(let code): try rows("SELECT name, 0 FROM circle WHERE code = $1", [.text(code)]).first
      }
    return row.flatMap { row in row.text(0).map { ($0, row.integer(1) == 1) } }
  }
}
