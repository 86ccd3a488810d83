import Application
import ArgumentParser
import CommandOutput
import Ledger

struct Rebalance: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Spread the players evenly over all databases of the ledger, while servers run.",
    discussion: """
      First restart all servers with the same --shards. Each part of the players waits while it is moved. If this \
      command is interrupted, run it again.
      """)

  @OptionGroup var database: DatabaseOption

  @Option(help: "Move at most this many of the 1024 parts. (default: all that are needed)")
  var most: Int?

  func validate() throws {
    if let most, most < 1 { throw ValidationError("--most is at least 1.") }
  }

  func run() async throws {
    try await withLedger(database) { ledger in
      let remaining = try await ledger.spreadPlayers(maxCount: most ?? .max) { remaining in
        if remaining % 32 == 0, remaining > 0 { StandardOutput.print("Parts that are still to be moved: \(remaining)") }
      }
      StandardOutput.print(
        remaining == 0
          ? "The players are spread evenly."
          : "Parts that are still to be moved: \(remaining). Run this command again.")
    }
  }
}
