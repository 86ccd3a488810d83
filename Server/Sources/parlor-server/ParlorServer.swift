import ArgumentParser
import CommandOutput
import Foundation
import Ledger

@main
struct ParlorServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlor-server",
    abstract: "Serves the game of the day: one fair game of each kind, for everyone.",
    subcommands: [
      Serve.self, Migrate.self, ListDays.self, PlayerCommands.self, Hide.self, CircleCommands.self, ReportCommands.self,
      Export.self, Recount.self, Rebalance.self, Backup.self, CheckRestore.self, VoidDays.self, Clock.self,
    ])

  static func main() async {
    StandardOutput.checkAtExit()
    await main(nil)
  }
}

// The message that a command prints when the ledger fails.
extension LedgerError: LocalizedError {
  /// The error as a sentence.
  public var errorDescription: String? {
    switch self {
    case .unavailable(let message), .inDoubt(let message), .fault(let message): message
    case .overloaded: "Too much is waiting to be written."
    case .full: "There is no room on the disk."
    case .noSuchTable: "The database lacks a table of this version. Run parlor-server migrate."
    case .missingReference: "What a row refers to is gone."
    }
  }
}
