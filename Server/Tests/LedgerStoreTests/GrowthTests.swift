import DailyGames
import Foundation
import GameCore
import Testing

@testable import Ledger
@testable import LedgerPostgreSQL
@testable import LedgerSQLite

/// A test that no statement takes longer with more players, except those that return more rows.
struct GrowthTests {
  /// The number of players in the large ledger. PARLOR_TEST_PLAYERS sets another one, such as 1000000.
  private static let playerCount =
    ProcessInfo.processInfo.environment["PARLOR_TEST_PLAYERS"].flatMap { Int64($0) } ?? 40_000

  /// Statements that commands of the operator run, and that read a whole day.
  private static let exceptions = ["SELECT place, CAST(SUM(n) AS BIGINT) FROM ("]

  @Test(arguments: StoreKind.available)
  func noStatementGrowsWithTheNumberOfPlayers(kind: StoreKind) async throws {
    let small = try await costs(kind, playerCount: 2000)
    let large = try await costs(kind, playerCount: Self.playerCount)
    #expect(small.count > 50, "every call of the ledger is measured")
    for statement in small.keys where Self.namesAPlayer(statement) {
      #expect(statement.contains("bucket"), "this statement of a player doesn't name the bucket: \(statement)")
    }
    // A larger tree has more levels, and a page of rows may be spread over more pages.
    let allowance = kind == .sqlite ? 40 : 100
    for (statement, cost) in large.sorted(by: { $0.value > $1.value }) {
      let limit = 3 * (small[statement] ?? 0) + allowance
      if Self.exceptions.contains(where: statement.hasPrefix) {
        // Less than the limit, because PostgreSQL reads only the index if it has vacuumed the table in the meantime.
        #expect(cost > 2 * (small[statement] ?? 0), "this statement isn't an exception: \(statement)")
      } else {
        #expect(cost <= limit, "\(small[statement] ?? 0) with few players, \(cost) with many: \(statement)")
      }
    }
  }

  /// Returns whether a statement reads or writes rows of a given player.
  private static func namesAPlayer(_ statement: String) -> Bool {
    [
      "player = $", " id = $", ".player = ", "(player, ", "INTO player", "INTO token", "INTO moving_code",
      "INTO member", "INTO report",
    ].contains {
      statement.contains($0)
    }
  }

  /// Returns the work that the database does for each statement in a ledger with this number of players.
  private func costs(_ kind: StoreKind, playerCount: Int64) async throws -> [String: Int] {
    var costs: [String: Int] = [:]
    try await withStore(kind) { store, _ in
      let filled = try await FilledLedger(Ledger(store), playerCount: playerCount)
      let measuring = MeasuringStore(store)
      try await filled.exercise(Ledger(measuring))
      costs = measuring.costs
      // The games of a month are a table of their own in PostgreSQL. Whether a player is new depends on earlier days.
      for (statement, months) in measuring.months where statement.contains("day = $") && !statement.contains("e.day <")
      {
        #expect(months <= 1, "this statement of a day searches several months: \(statement)")
      }
      #expect(measuring.months.values.contains(2) == (kind == .postgreSQL))
    }
    return costs
  }
}

/// A ledger with many players and the games of three days: a revealed one, one that is over, and one that is played,
/// which is in another month.
private struct FilledLedger {
  private let ledger: Ledger
  private let playerCount: Int64
  private let revealed = CalendarDay(number: 9007)!
  private let over = CalendarDay(number: 9008)!
  private let played = CalendarDay(number: 9009)!

  /// A number for each player, spread over the shares of `RatingShare`, as a statement's expression.
  private static let identifier = "(n * 7919 % 16) * 576460752303423488 + n"

  init(_ ledger: Ledger, playerCount: Int64) async throws {
    self.ledger = ledger
    self.playerCount = playerCount
    try await ledger.migrate(now: 0)
    for day in [revealed, over, played] { _ = try await ledger.insert(DayRow(day: day, key: nil, commitment: "x")) }
    let table = moveTable(of: played)
    try await ledger.store.write { connection in
      let isSQLite = connection.dialect == .sqlite
      let counter = "WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < \(playerCount))"
      let numbers = isSQLite ? "(\(counter) SELECT n FROM c)" : "generate_series(1::bigint, \(playerCount)) AS c (n)"
      let hash = isSQLite ? "CAST(n AS BLOB)" : "int8send(n)"
      let id = Self.identifier
      for statement in [
        "INSERT INTO player (bucket, id, name, created, begun) SELECT n % 1024, \(id), 'A', n, 1 FROM \(numbers)",
        "UPDATE player SET begun = 0 WHERE id IN (SELECT \(id) FROM \(numbers) WHERE n <= 5)",
        "INSERT INTO token (bucket, hash, player, has_bucket) SELECT n % 1024, \(hash), \(id), n % 2 FROM \(numbers)",
        "INSERT INTO moving_code (bucket, hash, player, expires) SELECT n % 1024, \(hash), \(id), 9 FROM \(numbers)",
        "INSERT INTO circle (code, name, maker, created) SELECT 'C' || n, 'C', \(id), 0 FROM \(numbers)",
        "INSERT INTO member (bucket, circle, player, joined) SELECT n % 1024, 'C' || n, \(id), 0 FROM \(numbers)",
        "INSERT INTO member (bucket, circle, player, joined) SELECT n % 1024, 'C9', \(id), 1 FROM \(numbers) "
          + "WHERE n > 9 AND n <= 40",
        // All but a few reports are settled.
        """
        INSERT INTO report (bucket, player, subject, name, reported, settled)
        SELECT n % 1024, \(id), 'C' || n, 'C', 0, CASE WHEN n < 20 THEN 0 ELSE 1 END FROM \(numbers)
        """,
        // Two revealed games each, all but a few rated.
        """
        INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line, skill, coach)
        SELECT n % 1024, 9007, \(id), k, 1, 9, n % 100, k * 1000000 - n % 100, 'line',
          CASE WHEN k = 1 THEN 1 END, CASE WHEN k = 1 THEN 1 END
        FROM \(numbers), (SELECT 0 AS k UNION ALL SELECT 1) AS kinds WHERE n > 5
        """,
        "UPDATE game SET skill = NULL, coach = NULL WHERE day = 9007 AND kind = 1 AND score = 7 AND player IN "
          + "(SELECT \(id) FROM \(numbers) WHERE n < 40)",
        // A game each of the day that is over. Some aren't recorded yet.
        """
        INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line)
        SELECT n % 1024, 9008, \(id), 0, 2, 9, n % 100, -(n % 100), 'line' FROM \(numbers) WHERE n > 5
        """,
        "UPDATE game SET state = 0, place = NULL, moves = 0, line = NULL WHERE day = 9008 AND player IN "
          + "(SELECT \(id) FROM \(numbers) WHERE n > 10 AND n < 20)",
        "UPDATE game SET state = 3 WHERE day = 9008 AND player IN (SELECT \(id) FROM \(numbers) WHERE n = 30)",
        // Half of the games that are played have ended.
        """
        INSERT INTO game (bucket, day, player, kind, state, moves, score, place, line)
        SELECT n % 1024, 9009, \(id), 0, n % 2, (n % 2) * 9, n % 100, CASE WHEN n % 2 = 1 THEN -(n % 100) END, 'line'
        FROM \(numbers) WHERE n > 10
        """,
        "UPDATE game SET line = NULL WHERE day = 9009 AND state = 0",
        """
        INSERT INTO \(table) (bucket, player, kind, place, action, outcome, score, digest)
        SELECT n % 1024, \(id), 0, -1, '', '', 0, 1 FROM \(numbers) WHERE n > 10 AND n % 2 = 0
        """,
        """
        INSERT INTO tally (day, kind, place, games)
        SELECT day, kind, place, COUNT(*) FROM game WHERE place IS NOT NULL GROUP BY day, kind, place
        """,
        "UPDATE day SET state = 9009 - day WHERE day < 9009",
      ] { try connection.run(statement, []) }
    }
    // SQLite never has statistics, because the server doesn't collect them.
    if !(await isSQLite) { try await analyze() }
  }

  private var isSQLite: Bool {
    get async { (try? await ledger.store.read { $0.dialect == .sqlite }) ?? true }
  }

  private func analyze() async throws {
    try await ledger.store.write { try $0.run("ANALYZE", []) }
  }

  private func player(_ number: Int64) -> PlayerID {
    PlayerID((number * 7919 % 16) << 59 + number)!
  }

  private func key(_ number: Int64, _ day: CalendarDay, _ kind: DailyGame = .triples) -> GameKey {
    GameKey(day: day, player: player(number), kind: kind)
  }

  /// Calls each method of the ledger that a running server calls.
  func exercise(_ ledger: Ledger) async throws {
    try await exercisePlayers(ledger)
    try await exerciseCircles(ledger)
    try await exerciseGames(ledger)
    try await exerciseRatings(ledger)
    try await exerciseStandings(ledger)
    try await exerciseDays(ledger)
  }

  private func exercisePlayers(_ ledger: Ledger) async throws {
    let new = PlayerID(5_000_000_000)!
    try await ledger.insert(new, name: "A", tokenHash: [1, 2], now: 1)
    #expect(try await ledger.player(tokenHash: [1, 2], bucket: new.bucket) == new)
    #expect(try await ledger.player(tokenHash: [1, 2], bucket: new.bucket + 1) == nil)
    #expect(try await ledger.player(new) != nil)
    #expect(try await ledger.rename(new, to: "B"))
    #expect(try await ledger.setNameHidden(true, of: new))
    #expect(try await ledger.replaceTokens(of: new, with: [1, 3]))
    #expect(try await ledger.insertTransferCode(hash: [1, 4], of: new, expirationTime: 9))
    #expect(try await ledger.player(transferCodeHash: [1, 4]) == new)
    #expect(try await ledger.redeem(transferCodeHash: [1, 4], of: new, tokenHash: [1, 5], now: 1))
    #expect(try await ledger.daysPlayed(by: player(40), maxCount: 400).count > 1)
    #expect(try await ledger.delete(player(50)))
    // No player is this old, and then five are.
    #expect(try await ledger.deleteIdlePlayers(createdBefore: 0, maxCount: 100) == 0)
    #expect(try await ledger.deleteIdlePlayers(createdBefore: .max, maxCount: 5) == 5)
  }

  private func exerciseCircles(_ ledger: Ledger) async throws {
    #expect(
      try await ledger.insertCircle(code: "NEW", name: "A", creator: player(60), maxCircleCount: 20, now: 1))
    #expect(try await ledger.circle("NEW") != nil)
    #expect(try await ledger.circles(of: player(60)).count == 2)
    #expect(try await ledger.members(of: "C9").count == 32)
    let outcome = try await ledger.join("NEW", player: player(61), maxMemberCount: 9, maxCircleCount: 20, now: 1)
    #expect(outcome == .member)
    try await ledger.leave("NEW", player: player(61))
    #expect(try await ledger.remove(player(61), fromCircle: "NEW", newCode: "NEWER"))
    try await ledger.deleteCircle("NEWER")
    #expect(try await ledger.report(.circle("C70"), by: player(71), now: 1) == true)
    #expect(try await ledger.report(.player(player(70)), by: player(71), now: 1) == true)
    #expect(try await ledger.reportedNameCount(maxCount: 1000) == 16)
    let members = try await ledger.memberIDs(of: "C9")
    for range in [revealed...revealed, revealed...played] {
      let count = try await ledger.withSnapshot(of: player(60)) { try $0.games(of: members, days: range).count }
      #expect(count > 31)
    }
  }

  private func exerciseGames(_ ledger: Ledger) async throws {
    let opening = MoveRow(
      key: key(8, played, .codeBreaker), index: -1, action: "", outcome: "", score: 0, digest: 1, parentDigest: 0)
    #expect(try await ledger.begin(opening, by: .at(played.openingTime)))
    #expect(try await ledger.game(key(60, played))?.moveRows.count == 1)
    #expect(try await ledger.game(key(61, played))?.line == "line")
    let last = MoveRow(
      key: key(60, played), index: 0, action: "x", outcome: "", score: 9, digest: 2, parentDigest: 1)
    let result = FinishedGame(key: last.key, moveCount: 1, score: 9, line: "line", sortKey: -9)
    #expect(try await ledger.finish(last, result))
    #expect(try await ledger.setAside(key(62, played)))
    _ = try await ledger.unreadableGameCounts()
    #expect(try await ledger.unratedGameCount(maxCount: 10_000) > 0)
    #expect(try await ledger.dayCounts()[.revealed] == 1)
    let unfinished = try await ledger.unfinishedGameKeys(of: over, maxCount: 5)
    let others = try await ledger.unfinishedGameKeys(of: over, after: unfinished.last, maxCount: 5)
    #expect(unfinished.count == 5)
    #expect(others.count == 4)
    try await ledger.recordUnfinishedGames(
      (unfinished + others).map { FinishedGame(key: $0, moveCount: 1, score: 9, line: "line", sortKey: -9) })
    #expect(try await ledger.rankUnrankedGames(maxCount: 9) { _, _ in 0 } == 0)
    for statement in try await appendStatements() {
      // The store's own statements for moves, with their values in the text. This move doesn't fit, so nothing is
      // written.
      try await ledger.store.write { try $0.run(statement, []) }
    }
  }

  /// Returns the statement with which the store appends moves, with values.
  private func appendStatements() async throws -> [String] {
    let table = moveTable(of: played)
    let (isSQLite, id) = (await isSQLite, player(64).value)
    let text = isSQLite ? GroupWriter.appendText(table) : AppendBatch.statement(table)
    let values = ["64", "\(id)", "0", "0", "'l'", "'1a'", "3", "2", "1", "9009"]
    return [
      zip(1..., values).reversed().reduce(text) { text, value in
        let isList = !isSQLite && value.0 < 10
        let list = "'{\(value.1.replacing("'", with: ""))}'"
        return text.replacing("$\(value.0)", with: isList ? list : value.1)
      }
    ]
  }

  private func exerciseRatings(_ ledger: Ledger) async throws {
    for share in ledger.ratingShares {
      let games = try await ledger.unratedGames(of: .codeBreaker, in: share, maxCount: 32)
      guard let lease = try await ledger.leaseShare(share, now: 0, until: 1), let first = games.first else { continue }
      let rating = StoredRating(key: first.key, loss: 3, sortKey: 1_000_003)
      try await ledger.store([rating], coachVersion: 2, endOf: lease)
      #expect(try await !ledger.markUnratable(first.key, coachVersion: 2))
    }
  }

  private func exerciseStandings(_ ledger: Ledger) async throws {
    let middle = Ledger.Position(sortKey: -50, player: 0)
    for (day, kind) in [(revealed, DailyGame.triples), (revealed, .codeBreaker), (played, .triples)] {
      let games = DayGames(day: day, kind: kind)
      let viewer = player(40)
      let circle = try await ledger.memberIDs(of: "C9")
      try await ledger.withSnapshot(of: viewer) { snapshot in
        _ = try snapshot.tally(of: games)
        _ = try snapshot.betterGameCount(than: -50, in: games)
        _ = try snapshot.canSeeResults(of: games, player: viewer)
        _ = try snapshot.coachGame(of: games)
        for members in [nil, circle] {
          for position in [Ledger.Position.start, middle] {
            for isAfter in [true, false] {
              _ = try snapshot.standings(
                of: games, nextTo: position, isAfter: isAfter, members: members, maxCount: 51)
            }
          }
        }
      }
      #expect(try await ledger.lines(of: games, after: middle, maxCount: 20).count <= 20)
      _ = try await ledger.recount(games, repairs: true)
    }
    let coach = CoachGameRow(sortKey: -9, moveCount: 1, score: 9, loss: nil, line: "line")
    try await ledger.insert(coach, of: DayGames(day: played, kind: .triples))
  }

  private func exerciseDays(_ ledger: Ledger) async throws {
    _ = try await ledger.lastDay()
    #expect(try await ledger.unrevealedDays(before: played).map(\.day) == [over])
    #expect(try await ledger.reveal(over, by: .system))
    #expect(try await ledger.close(played, by: .system))
    #expect(try await !ledger.reveal(played, by: .system), "some of its games aren't recorded")
    #expect(try await ledger.dropRevealedMoves() == 0)
    #expect(try await ledger.isMigrated())
  }
}
