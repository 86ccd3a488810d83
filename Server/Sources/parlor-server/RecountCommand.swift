import ArgumentParser
import CommandOutput
import DailyGames
import GameCore
import Ledger

struct Recount: AsyncParsableCommand {
  /// The exit code if counts are wrong and aren't corrected.
  static let wrongCode: Int32 = 3

  static let configuration = CommandConfiguration(
    abstract: "Compare the counts from which ranks are computed with the games. Works while the server is running.",
    discussion: "The exit code is \(wrongCode) if counts are wrong and --repair isn't given.")

  @OptionGroup var database: DatabaseOption

  @Flag(help: "Correct wrong counts.")
  var repair = false

  @Argument(help: "The day, as in 2026-11-21. (default: all days)")
  var day: String?

  func run() async throws {
    var days = CalendarDay.range
    if let text = day {
      guard let day = try? CalendarDay(text: text.utf8) else {
        throw ValidationError("A day is written as in 2026-11-21.")
      }
      days = day...day
    }
    let lines = try await withLedger(database) { ledger in
      let rows = try await ledger.days(days)
      if rows.isEmpty, let day { throw ValidationError("The ledger has no \(day).") }
      var lines: [String] = []
      for row in rows {
        for kind in DailyGame.all {
          let count = try await ledger.recount(DayGames(day: row.day, kind: kind), repairs: repair)
          guard count > 0 else { continue }
          lines.append("\(row.day) \(kind.idText): \(count) wrong\(repair ? ", corrected" : "")")
        }
      }
      return lines
    }
    StandardOutput.print(lines.isEmpty ? "All counts are right." : lines.joined(separator: "\n"))
    if !lines.isEmpty, !repair { throw ExitCode(Self.wrongCode) }
  }
}
