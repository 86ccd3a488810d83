import FairDay
import Foundation
import Games
import Ledger
import LedgerSQLite
import Logging
import NumberedGame
import Synchronization

@testable import Play

/// A clock that tests set.
final class TestClock: Sendable {
  private let time: Mutex<Int64>

  init(_ time: Int64) {
    self.time = Mutex(time)
  }

  var now: Int64 {
    get { time.withLock { $0 } }
    set { time.withLock { $0 = newValue } }
  }

  var clock: ServerClock { ServerClock { self.now } }
}

/// A ledger in a file of its own, and authorities over it.
final class Server: Sendable {
  /// A Monday, whose codes are the fewest.
  static let day = try! CalendarDay(text: "2026-11-23".utf8)

  let clock: TestClock
  let ledger: Ledger
  let authority: Authority
  private let folder: URL

  /// Makes a server whose clock shows `time` milliseconds after the day began.
  init(_ day: CalendarDay = Server.day, after time: Int64 = 3_600_000) async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    clock = TestClock(day.opens + time)
    ledger = Ledger(try SQLiteStore(path: folder.appendingPathComponent("parlor.sqlite").path))
    try await ledger.migrate(now: 0)
    authority = Authority(ledger, clock: clock.clock, logger: Logger(label: "test"))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Another server process over the same ledger.
  func another(clock: TestClock? = nil) -> Authority {
    Authority(ledger, clock: (clock ?? self.clock).clock, logger: Logger(label: "another"))
  }

  /// Writes the day down with a key of the test's, so that what is dealt is known.
  func writeDay(_ key: DayKey, _ day: CalendarDay = Server.day) async throws {
    let commitment = try DayCommitment(day: day, previous: .beforeFirstDay, key: key)
    _ = try await ledger.insert(DayRow(day: day, key: key.bytes, commitment: commitment.hex))
  }

  func newPlayer() async throws -> PlayerID {
    try await authority.players.register().player
  }
}

extension DayKey {
  /// A key that is no secret.
  static func test(_ byte: UInt8 = 7) -> DayKey { DayKey(bytes: [UInt8](repeating: byte, count: 32))! }
}

extension GameSnapshot: Equatable {
  /// Compares all that is told.
  public static func == (one: GameSnapshot, other: GameSnapshot) -> Bool {
    one.key == other.key && one.opening == other.opening && one.moves == other.moves && one.score == other.score
      && one.state == other.state && one.place == other.place && one.skill == other.skill
  }
}

/// The first direction that moves something, as a letter.
func firstMove(of snapshot: GameSnapshot, _ authority: Authority) async throws -> GameSnapshot? {
  for letter in ["l", "d", "r", "u"] {
    do {
      return try await authority.play(snapshot.key, index: snapshot.moves.count, action: letter)
    } catch Refusal.move {}
  }
  return nil
}
