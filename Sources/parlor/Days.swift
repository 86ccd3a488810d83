import ArgumentParser
import SessionSupport
import TerminalSupport

struct DaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "days",
    abstract: "List the daily games of the last 30 days that need no server, with your results.",
    discussion: """
      Each day has one game of each kind, the same for everyone. Start it before midnight UTC and finish it before 02:00. \
      You can play the games of past days like any other game.

        parlor days
        parlor triples play --day today
        parlor codebreaker play --day 2026-11-21
      """)

  @Flag(help: "Print one line of JSON.")
  var json = false

  func run() {
    DayReport(environment: .system).show(asJSON: json)
  }
}
