import ArgumentParser
import CommandOutput
import Ledger

struct ReportCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports",
    abstract: "List the names that players reported, or dismiss reports. Works while the server is running.",
    subcommands: [ListReports.self, DismissReports.self], defaultSubcommand: ListReports.self)
}

struct ListReports: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the reported names, those with the most reports first, with the time of the first report.",
    discussion: "parlor-server hide, circles hide, and reports dismiss settle the reports of a name.")

  @OptionGroup var database: DatabaseOption

  func run() async throws {
    let lines = try await withLedger(database) { ledger in
      var lines: [String] = []
      for report in try await ledger.reportedNames(maxCount: maxListedCount + 1) {
        let (kind, name) =
          switch report.subject {
          case .player(let player): ("player", try await ledger.player(player)?.name)
          case .circle(let code): ("circle", try await ledger.circle(code)?.name)
          }
        let reporters = "\(report.reporterCount) reporter\(report.reporterCount == 1 ? "" : "s")"
        let note = name == report.name ? "" : "  (now \(name ?? "deleted"))"
        lines.append(
          "\(kind) \(report.subject.text)  \(reporters)  \(formatted(report.firstTime))  \(report.name)\(note)")
      }
      return lines
    }
    printFound(lines, none: "No name is reported.", more: "There are more. Settle these first.")
  }
}

struct DismissReports: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Settle the reports of a name that may stay.",
    discussion: "Later reports of the same name are settled, too. If the name is changed, it can be reported again.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The player, 16 hexadecimal digits, or the circle's code.")
  var subject: String

  func run() async throws {
    guard let subject = ReportSubject(subject) else {
      throw ValidationError("Name a player by 16 hexadecimal digits, or a circle by its code.")
    }
    let count = try await withLedger(database) { try await $0.settleReports(of: subject) }
    guard count > 0 else { throw ValidationError("No report of this name is open.") }
    StandardOutput.print("Dismissed \(count) report\(count == 1 ? "" : "s").")
  }
}
