import ArgumentParser
import CommandOutput
import GameService
import Ledger

struct CircleCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "circles",
    abstract: "Find circles by name, or replace a circle's name. Works while the server is running.",
    subcommands: [FindCircles.self, HideCircle.self])
}

struct FindCircles: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "List the circles whose name contains a text, with their codes and creators.",
    discussion: "Ignores case and accents.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The name, or a part of it.")
  var name: String

  func run() async throws {
    var lines: [String] = []
    try await withLedger(database) { ledger in
      try await ledger.forEachCircle { circle in
        guard isMatch(circle.name, name) else { return true }
        lines.append("\(circle.code)  \(circle.creator.map { "\($0)" } ?? "-")  \(circle.name)")
        return lines.count <= maxListedCount
      }
    }
    printFound(lines, none: "No circle has such a name.")
  }
}

struct HideCircle: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hide",
    abstract: "Replace a circle's name, and settle its reports. Its members and their results stay.",
    discussion: "Prints the former name. To show it again, name it with --name.")

  @OptionGroup var database: DatabaseOption

  @Option(help: "The new name.")
  var name = "Circle"

  @Argument(help: "The circle's code.")
  var code: String

  func run() async throws {
    guard let name = PlayerName(name) else {
      throw ValidationError("A name has 1 to 24 characters that can be seen, on one line.")
    }
    guard let former = try await withLedger(database, { try await $0.renameCircle(code, to: name.text) }) else {
      throw ValidationError("There is no circle with this code.")
    }
    StandardOutput.print("The circle is called \"\(name.text)\" instead of \"\(former)\".")
  }
}
