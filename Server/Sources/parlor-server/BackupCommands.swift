import Application
import ArgumentParser
import CommandOutput
import Foundation
import Ledger

struct Backup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy the ledger in an SQLite file to a new file, also while the server is running.")

  @OptionGroup var database: DatabaseOption

  @Argument(help: "The new file. Unless they are sealed, it contains the keys of coming days, so keep it secret.")
  var file: String

  func run() async throws {
    let size = try backUp(database.existingValues()[0], to: file, time: Settings.clock.now())
    StandardOutput.print("Saved the ledger to \(file) (\(size) bytes).")
  }
}

struct CheckRestore: AsyncParsableCommand {
  /// The exit code if a restore would lose something.
  static let lossCode: Int32 = 3

  static let configuration = CommandConfiguration(
    commandName: "restore-check",
    abstract:
      "Show what it would mean to restore a backup of an SQLite file: which days it knows, and what would be lost.",
    discussion: "Changes nothing, and works while the server is running. The exit code is 0 if nothing would be lost, "
      + "\(lossCode) if something would, and \(EX_DATAERR) if the file is damaged or isn't a ledger.")

  @OptionGroup var database: DatabaseOption

  @Option(help: "The file with the secrets that seal the keys of coming days; PARLOR_SEAL.")
  var seal: String?

  @Argument(help: "The backup.")
  var file: String

  func run() async throws {
    do {
      let settings = try Settings(
        arguments: seal.map { ["--seal", $0] } ?? [], environment: ProcessInfo.processInfo.environment)
      let check = try checkRestore(
        of: file, to: database.value(), now: Settings.clock.now(), secrets: settings.sealSecrets)
      StandardOutput.print(check.lines.joined(separator: "\n"))
      if !check.isLossless { throw ExitCode(Self.lossCode) }
    } catch LedgerError.fault(let reason) {
      StandardError.report("Error: \(reason)")
      throw ExitCode(EX_DATAERR)
    }
  }
}
