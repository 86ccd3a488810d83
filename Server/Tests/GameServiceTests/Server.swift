import CodeBreakerModel
import Foundation
import GameCore
import Games
import Ledger
import LedgerSQLite
import Logging
import Synchronization
import VerifiableDeals

@testable import GameService

final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ time: Int64) {
    self.time = Mutex(time)
  }

  var now: Int64 {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  /// A clock that lets days pass, on a machine whose clock is right.
  var clock: ServerClock { ServerClock(machineNow: ServerClock.system.now) { self.now } }

  /// The clock of a machine.
  var machineClock: ServerClock { ServerClock { self.now } }
}

/// A log that a test can read.
final class RecordedLog: Sendable {
  private let entries = Mutex<[String]>([])

  /// The entries, each with its message and its metadata.
  var lines: [String] { entries.withLock { $0 } }

  var logger: Logger { Logger(label: "recorded") { _ in Handler(log: self) } }

  private struct Handler: LogHandler {
    let log: RecordedLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      log.entries.withLock { $0.append("\(event.level) \(event.message) \(event.metadata ?? [:])") }
    }
  }
}

/// A ledger in temporary files, and the service over it.
final class Server: Sendable {
  /// A Monday, on which CodeBreaker has the fewest codes.
  static let day = try! CalendarDay(text: "2026-11-23".utf8)

  let clock: TestClock
  let ledger: Ledger
  let service: DailyGameService
  private let folder: URL

  /// The number of the ledgers' databases. Scripts/testing.sh runs the tests twice, with one and with three.
  static let shardCount = ProcessInfo.processInfo.environment["PARLOR_TEST_SHARDS"].flatMap { Int($0) } ?? 1

  /// Creates a server whose clock shows `time` milliseconds after the day's beginning. `shardCount` is the number of the
  /// ledger's databases, or `nil` for `Server.shardCount`.
  init(_ day: CalendarDay = Server.day, after time: Int64 = 3_600_000, shardCount: Int? = nil) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    clock = TestClock(day.openingTime + time)
    let shardCount = shardCount ?? Self.shardCount
    let paths = (0..<shardCount).map { [folder] in folder.appendingPathComponent("parlor\($0).sqlite").path }
    let stores = try paths.map { try SQLiteStore(path: $0) }
    ledger = try await Ledger.open(stores, now: 0)
    service = DailyGameService(ledger, clock: clock.clock, logger: Logger(label: "test"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the service of another server process with the same ledger.
  func makeAnotherService(clock: TestClock? = nil, coachNodeCount: Int? = nil) -> DailyGameService {
    DailyGameService(
      ledger, clock: (clock ?? self.clock).clock, logger: Logger(label: "another"), coachNodeCount: coachNodeCount)
  }

  /// Inserts a day with a known key, so that its deals are known.
  func insertDay(_ key: DayKey, _ day: CalendarDay = Server.day) async throws {
    let previous = try await ledger.day(day.adding(days: -1) ?? day)
    let commitment = try DayCommitment(
      day: day, previous: previous.flatMap { DayCommitment(hex: $0.commitment) } ?? .beforeFirstDay, key: key)
    _ = try await ledger.insert(DayRow(day: day, key: key.bytes, commitment: commitment.hex))
  }

  func registerPlayer() async throws -> PlayerID {
    try await service.players.register().player
  }
}

extension DayKey {
  static func test(_ byte: UInt8 = 7) -> DayKey { DayKey(bytes: [UInt8](repeating: byte, count: 32))! }
}

extension DayDeals {
  /// The day's code in CodeBreaker, as a guess.
  var codeText: String {
    let deal = deal(CodeBreaker.DayDeal.self)
    return String(decoding: deal.code.text(in: deal.setup.theme), as: UTF8.self)
  }
}

extension GameSnapshot: Equatable {
  /// Compares everything that players see, except the rank.
  public static func == (one: GameSnapshot, other: GameSnapshot) -> Bool {
    one.key == other.key && one.opening == other.opening && one.moves == other.moves && one.score == other.score
      && one.state == other.state && one.sortKey == other.sortKey && one.loss == other.loss
  }
}

/// Plays a move in the first direction in which a tile moves, or returns `nil` if no tile can move.
func playFirstMove(in snapshot: GameSnapshot, _ service: DailyGameService) async throws -> GameSnapshot? {
  for letter in ["l", "d", "r", "u"] {
    do {
      return try await service.games.play(snapshot.key, index: snapshot.moves.count, action: letter)
    } catch Refusal.move {}
  }
  return nil
}
