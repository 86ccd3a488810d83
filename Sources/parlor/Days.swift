import ArgumentParser
import PlaySupport
import TerminalSupport

/// `parlor days`.
struct DaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "days",
    abstract: "List the games of the last 30 days that need no server, and what you made of them.",
    discussion: """
      Every day, from midnight to midnight UTC, has a game of each kind for everybody, and can be finished until 02:00. Those of \
      days that are over can be played as any other.

        parlor days
        parlor triples play --day today
        parlor codebreaker play --day 2026-11-21
      """)

  @Flag(help: "Write one line of JSON.")
  var json = false

  func run() {
    DayReport(environment: .system).show(asJSON: json)
  }
}
