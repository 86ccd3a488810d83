import AllGames
import ArgumentParser
import Foundation
import SessionSupport
import TerminalSupport

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Transfer games, scores, statistics, and settings to another device.",
    discussion: """
      The file is the same as that of the page "Your data" in the browser. Importing only adds: it removes nothing, and \
      nothing is counted twice, no matter how often you transfer it.

        parlor data export parlor-data.txt
        parlor data import parlor-data.txt
      """,
    subcommands: [DataExportCommand.self, DataImportCommand.self])

  /// The stored data of all games in the user's data folder.
  static var deviceData: DeviceData {
    DeviceData(StoredText.ofAllGames, environment: .system, remove: { PlayEnvironment.removeStoredText($0) })
  }

  /// Returns the result of `action`. If `action` throws, reports the error's sentence and throws an exit code.
  static func reportingFaults<Answer>(_ action: () throws(DataFault) -> Answer) throws -> Answer {
    do {
      return try action()
    } catch {
      throw (error == .storageRefused ? Failure.file : .data).report(error.sentence)
    }
  }
}

struct DataExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export all stored data to a file.",
    discussion: "Doesn't overwrite an existing file. Use - to write to standard output.")

  @Argument(help: ArgumentHelp("The file to write.", valueName: "FILE"))
  var file: String

  func run() throws {
    let (contents, unreadable) = try DataCommand.reportingFaults { () throws(DataFault) in
      try DataCommand.deviceData.export()
    }
    if file == "-" {
      Console.write(contents)
    } else {
      do {
        try Data(contents).write(to: URL(filePath: file), options: .withoutOverwriting)
      } catch {
        throw Failure.file.report("\(file): \(error.localizedDescription)")
      }
    }
    Console.report(DeviceData.sentence(ofExportWithout: unreadable))
  }
}

struct DataImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import the data from a file.",
    discussion: "A damaged file changes nothing. Use - to read from standard input.")

  @Argument(help: ArgumentHelp("The file to read.", valueName: "FILE"))
  var file: String

  func run() throws {
    let contents = try Data(argument: file)
    let outcome = try DataCommand.reportingFaults { () throws(DataFault) in
      try DataCommand.deviceData.importFile(Array(contents))
    }
    Console.print(outcome.sentence)
  }
}

extension Data {
  /// Reads a file, or standard input if `argument` is `-`. If that fails, reports it and throws an exit code.
  init(argument: String) throws {
    do {
      self =
        try argument == "-"
        ? FileHandle.standardInput.readToEnd() ?? Data()
        : Data(contentsOf: URL(filePath: argument), options: .mappedIfSafe)
    } catch {
      throw Failure.file.report("\(argument): \(error.localizedDescription)")
    }
  }
}
