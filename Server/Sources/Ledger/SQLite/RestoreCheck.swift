import DailyGames
import Foundation
import GameCore
import Ledger

/// What it would mean to restore a ledger from a file: which days the file knows, and what it lacks.
public struct RestoreCheck {
  /// The report, in sentences for the operator.
  public private(set) var lines: [String] = []
  /// Whether the file lacks nothing that the current ledger has, and no day would become void.
  public private(set) var isLossless = true

  private let path: String
  private let now: Int64
  private let leadDayCount: Int

  /// Checks a file, and compares it with the current ledger. Changes neither.
  ///
  /// - Parameters:
  ///   - path: The file to restore from.
  ///   - current: The file of the current ledger, which a server may be using, or `nil` if there is none.
  ///   - now: The current time, in milliseconds since 1970.
  ///   - leadDayCount: The number of days ahead for which commitments are published.
  ///   - isKeySealed: Returns whether a day's key is sealed with a secret that isn't known, so that it can't be checked.
  ///   - hasLostKey: Returns whether a day's key is missing or damaged. The second day is the one before, if there is one.
  /// - Throws: `LedgerError`, which is `fault` if the file is damaged or isn't a ledger.
  public init(
    of path: String, current: String?, now: Int64, leadDayCount: Int, isKeySealed: (DayRow) -> Bool = { _ in false },
    hasLostKey: (DayRow, DayRow?) throws -> Bool
  ) throws {
    (self.path, self.now, self.leadDayCount) = (path, now, leadDayCount)
    try SQLiteFile.checkFile(path)
    if let current, FileIdentity.areSame(path, current) {
      throw LedgerError.unavailable("\(path) is the ledger itself. Name a backup of it.")
    }
    let file: SQLiteFile
    do {
      try FileIdentity.checkLength(ofDatabase: path)
      file = try SQLiteFile(path: path, isReadOnly: true)
      try file.read(Self.checkIntegrity)
    } catch LedgerError.fault(let reason) {
      throw LedgerError.fault("\(path) is damaged: \(reason)")
    }
    defer { try? file.close() }
    let days = try describe(file, isKeySealed, hasLostKey)
    guard let current else {
      lines.append("There is no current ledger to compare it with, so nobody can tell what else is lost.")
      return
    }
    do {
      try file.execute("ATTACH DATABASE ? AS live", [current])
      try compare(file, with: current, days)
    } catch let error as LedgerError {
      let reason = if case .fault(let reason) = error { reason } else { "\(error)" }
      lines.append("The current ledger \(current) can't be read (\(reason)), so nobody can tell what else is lost.")
      isLossless = false
    }
  }

  private static func checkIntegrity(_ connection: any SQLConnection) throws {
    let answer = try connection.rows("PRAGMA main.integrity_check(1)", []).first?.text(0)
    guard answer == "ok" else { throw LedgerError.fault(answer ?? "SQLite can't check it.") }
    if let row = try connection.rows("PRAGMA main.foreign_key_check", []).first {
      throw LedgerError.fault("A row of \(row.text(0) ?? "a table") refers to one that is missing.")
    }
  }

  // MARK: The file

  /// Reports what is in the file, and returns its days.
  private mutating func describe(
    _ file: SQLiteFile, _ isKeySealed: (DayRow) -> Bool, _ hasLostKey: (DayRow, DayRow?) throws -> Bool
  ) throws -> [DayRow] {
    let needed = ["day", "player", "token", "game"]
    let (tables, rows) = try file.read { connection in
      let tables = Set(
        try connection.rows("SELECT name FROM main.sqlite_master WHERE type = 'table'", []).compactMap { $0.text(0) })
      return (tables, tables.isSuperset(of: needed) ? try connection.dayRows() : [])
    }
    guard tables.isSuperset(of: needed) else {
      throw LedgerError.fault("\(path) is an SQLite database, but not a ledger of Parlor.")
    }
    let (time, counts) = try file.read { connection in
      (
        tables.contains("backup") ? try connection.backupTime() : nil,
        try connection.rows("SELECT (SELECT COUNT(*) FROM main.player), COUNT(*), SUM(state = 0) FROM main.game", [])[0]
      )
    }
    let saved = time.map { "Saved by parlor-server backup at \(Self.text($0))" } ?? "It doesn't say when it was saved"
    lines.append("\(path) is intact. \(saved).")
    let (games, openGames) = (counts.integer(1) ?? 0, counts.integer(2) ?? 0)
    lines.append("Players: \(counts.integer(0) ?? 0). Games: \(games), of which unfinished: \(openGames).")
    guard let first = rows.first, let last = rows.last else {
      lines.append("It has no days.")
      return rows
    }
    lines.append("It knows the days \(first.day) to \(last.day).")
    report("Revealed", rows.filter { $0.progress == .revealed }.map(\.day))
    report("Void already", rows.filter { $0.progress == .void }.map(\.day))
    let published = rows.filter { $0.progress != .revealed && $0.progress != .void && $0.day <= lastPublicDay }
    report("Not revealed, with public commitments", published.map(\.day))
    reportLoss(
      "Can't be checked, because the keys are sealed with secrets that aren't in the file of --seal",
      rows.filter { $0.progress != .revealed && $0.progress != .void && isKeySealed($0) }.map(\.day))
    try reportLosses(rows, savedAt: time, hasLostKey)
    return rows
  }

  private mutating func reportLosses(
    _ rows: [DayRow], savedAt time: Int64?, _ hasLostKey: (DayRow, DayRow?) throws -> Bool
  ) throws {
    var lost: [CalendarDay] = []
    for (index, row) in rows.enumerated() where row.progress != .revealed && row.progress != .void {
      if try hasLostKey(row, index > 0 ? rows[index - 1] : nil) { lost.append(row.day) }
    }
    reportLoss("Void after a restore, because the key is missing or damaged", lost)
    guard let last = rows.last?.day else { return }
    // Without the time, at least the days that are public now are known.
    let days = LostDays(from: time ?? now - 1, to: now, lastDay: last, leadDayCount: leadDayCount)
    if time != nil {
      reportLoss("Void after a restore, because moves since then are lost", days.played)
      reportLoss("Void after a restore, because they may be announced and their keys are missing", days.announced)
    } else {
      // The server can't find out by itself which days it lost.
      reportLoss("Can't be fair if they were announced, because their keys are missing", days.announced)
      reportLoss(
        "After the restore and before the start, make the days void that were played or announced since the file was "
          + "saved: parlor-server void --since TIME.")
    }
  }

  // MARK: The comparison

  private mutating func compare(_ file: SQLiteFile, with current: String, _ known: [DayRow]) throws {
    lines.append("Compared with \(current):")
    let commitments = Dictionary(known.map { ($0.day, $0.commitment) }, uniquingKeysWith: { first, _ in first })
    let found = try file.read { try Comparison($0) }
    reportLoss(
      "  Other or missing commitments that are public",
      found.days.filter { $0.day <= lastPublicDay && commitments[$0.day] != $0.commitment }.map(\.day))
    for (what, count) in found.counts where count > 0 { reportLoss("  \(what): \(count)") }
    for (day, loss) in found.games.sorted(by: { $0.key < $1.key }) {
      reportLoss(
        "  \(day): lost games \(loss.games), games that would be unfinished again \(loss.results), lost moves \(loss.moves)"
      )
    }
    if lines.last?.hasSuffix(":") == true { lines.append("  It lacks nothing.") }
  }

  private var lastPublicDay: CalendarDay {
    CalendarDay(time: now / 1000).adding(days: leadDayCount) ?? CalendarDay.range.upperBound
  }

  private mutating func reportLoss(_ line: String) {
    lines.append(line)
    isLossless = false
  }

  private mutating func reportLoss(_ title: String, _ days: [CalendarDay]) {
    guard !days.isEmpty else { return }
    report(title, days)
    isLossless = false
  }

  private mutating func report(_ title: String, _ days: [CalendarDay]) {
    guard !days.isEmpty else { return }
    lines.append("\(title): \(Self.text(days)).")
  }

  /// Returns days in ascending order as text, with consecutive days as ranges.
  static func text(_ days: [CalendarDay]) -> String {
    var ranges: [ClosedRange<CalendarDay>] = []
    for day in days {
      if let last = ranges.last, last.upperBound.adding(days: 1) == day {
        ranges[ranges.count - 1] = last.lowerBound...day
      } else {
        ranges.append(day...day)
      }
    }
    return ranges.map { $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: ", ")
  }

  private static func text(_ milliseconds: Int64) -> String {
    Date(timeIntervalSince1970: Double(milliseconds / 1000)).formatted(.iso8601)
  }
}

/// What a file, `main`, lacks of the current ledger, `live`.
private struct Comparison {
  let days: [DayRow]
  let counts: [(what: String, count: Int64)]
  private(set) var games: [CalendarDay: (games: Int64, results: Int64, moves: Int64)] = [:]

  init(_ connection: any SQLConnection) throws {
    func count(_ columns: String, in table: String, of schema: String, butNotIn other: String) throws -> Int64 {
      try connection.rows(
        "SELECT COUNT(*) FROM (SELECT \(columns) FROM \(schema).\(table) EXCEPT SELECT \(columns) FROM \(other).\(table))",
        []
      ).first?.integer(0) ?? 0
    }
    func lost(_ columns: String, in table: String) throws -> Int64 {
      try count(columns, in: table, of: "live", butNotIn: "main")
    }
    // A file of an earlier release has no buckets. The player decides alone, and the bucket only makes the search
    // faster.
    let hasBuckets =
      try connection.rows("SELECT 1 FROM pragma_table_info('game', 'main') WHERE name = 'bucket'", []).count == 1
    let sameBucket = hasBuckets ? "m.bucket = l.player & \(PlayerID.bucketCount - 1) AND " : ""
    days = try connection.dayRows(in: "live")
    let players = try lost("id", in: "player")
    // Files of earlier releases have no reports.
    let reportTables = try ["live", "main"].filter { schema in
      let sql = "SELECT 1 FROM \(schema).sqlite_master WHERE type = 'table' AND name = 'report'"
      return try !connection.rows(sql, []).isEmpty
    }
    let reports =
      switch reportTables {
      case ["live", "main"]: try lost("player, subject, name, settled", in: "report")
      case ["live"]: try connection.rows("SELECT COUNT(*) FROM live.report", []).first?.integer(0) ?? 0
      default: Int64(0)
      }
    counts = [
      ("Lost players", players), ("Lost names", try lost("id, name, hidden", in: "player") - players),
      ("Lost tokens, whose devices would be signed out", try lost("hash", in: "token")),
      ("Lost circles", try lost("code", in: "circle")),
      ("Lost members of circles", try lost("circle, player", in: "member")),
      ("Lost reports of names, or decisions about them", reports),
      ("Deleted players who would be back", try count("id", in: "player", of: "main", butNotIn: "live")),
    ]
    let rows = try connection.rows(
      """
      SELECT l.day, SUM(m.day IS NULL), SUM(m.day IS NOT NULL) FROM live.game AS l LEFT JOIN main.game AS m
      ON \(sameBucket)m.player = l.player AND m.day = l.day AND m.kind = l.kind
      WHERE m.day IS NULL OR l.state > 0 AND m.state = 0 GROUP BY l.day
      """, [])
    for row in rows {
      guard let day = row.day(0) else { continue }
      games[day] = (row.integer(1) ?? 0, row.integer(2) ?? 0, 0)
    }
    let known = Set(try connection.moveTableDays(in: "main"))
    for day in try connection.moveTableDays(in: "live") {
      let table = moveTable(of: day)
      // A move is the same only if all moves before it are.
      let condition =
        known.contains(day)
        ? "digest NOT IN (SELECT m.digest FROM main.\(table) AS m WHERE \(sameBucket)m.player = l.player)" : "1"
      let moves = try connection.rows("SELECT COUNT(*) FROM live.\(table) AS l WHERE place >= 0 AND \(condition)", [])
      guard let count = moves.first?.integer(0), count > 0 else { continue }
      games[day] = (games[day]?.games ?? 0, games[day]?.results ?? 0, count)
    }
  }
}
