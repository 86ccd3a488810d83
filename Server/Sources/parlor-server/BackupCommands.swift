import Application
import ArgumentParser
import CommandOutput
import Ledger

struct Backup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy the ledger in an SQLite file to a new file, also while the server is running.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The new file. It contains the keys of coming days, so keep it secret.")
  var file: String

  func run() async throws {
    let size = try backUp(database.existingFile(), to: file, time: ServerClock.system.now())
    StandardOutput.print("Saved the ledger to \(file) (\(size) bytes).")
  }
}
