import Application
import ArgumentParser
import CommandOutput
import Foundation
import GameCore
import GameService
import Ledger

struct VoidDays: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "void",
    abstract: "Make days void that can't be fair anymore, for good. Works while the server is running.",
    discussion:
      "A void day takes no more moves, has no ranks, and its key is never published. With a time, the days are "
      + "void that were in play or announced since then. A ledger that was restored from a file of parlor-server backup "
      + "knows its time, and its first start makes those days void by itself.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The day, as in 2026-11-21.")
  var day: String?

  @Option(
    help: "In place of a day: the time of the state to which the ledger was restored, as in 2026-11-21T18:00:00Z.")
  var since: String?

  @Option(help: "The time at which the server that lost its ledger stopped. (default: now)")
  var until: String?

  func run() async throws {
    guard (day == nil) != (since == nil && until == nil) else {
      throw ValidationError("Name either a day, or a time with --since or --until.")
    }
    if let day {
      try await makeVoid(day)
    } else {
      try await makeVoid(since: since.map(Self.time), until: until.map(Self.time) ?? Settings.clock.now())
    }
  }

  private func makeVoid(_ text: String) async throws {
    guard let day = try? CalendarDay(text: text.utf8) else {
      throw ValidationError("A day is written as in 2026-11-21.")
    }
    switch try await withLedger(database, { try await $0.makeVoid(day) }) {
    case .void: StandardOutput.print("\(day) is void.")
    case .revealed: throw ValidationError("\(day) is revealed, so players may have verified it. It can't be void.")
    case .unknown:
      throw ValidationError("The ledger has no \(day). Days that it lost are void with --since.")
    }
  }

  private func makeVoid(since: Int64?, until: Int64) async throws {
    let days = try await withLedger(database) { ledger in
      try await ledger.makeLostDaysVoid(
        since: since, until: until, leadDayCount: Days.commitmentLeadDayCount)
    }
    guard let days else {
      throw ValidationError("The ledger isn't a backup that knows its time. Name the time with --since.")
    }
    StandardOutput.print(days.isEmpty ? "No day is void." : days.map { "\($0) is void." }.joined(separator: "\n"))
  }

  /// Parses a time, and returns it in milliseconds since 1970.
  private static func time(_ text: String) throws -> Int64 {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw ValidationError("A time is written as in 2026-11-21T18:00:00Z.")
    }
    return Int64(date.timeIntervalSince1970 * 1000)
  }
}
