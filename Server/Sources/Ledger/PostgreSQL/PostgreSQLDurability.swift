import Ledger

/// The settings of a database that decide whether acknowledged writes are durable.
public struct PostgreSQLDurability: Hashable, Sendable {
  /// The values of `fsync`, `full_page_writes`, `synchronous_commit`, and `synchronous_standby_names` for the store's
  /// connections.
  public let settings: [String: String]

  private static let names = ["fsync", "full_page_writes", "synchronous_commit", "synchronous_standby_names"]

  init(settings: [String: String]) {
    self.settings = settings
  }

  init(_ connection: any SQLConnection) throws {
    let values = Self.names.map { "current_setting('\($0)')" }.joined(separator: ", ")
    let row = try connection.rows("SELECT \(values)", []).first
    settings = Dictionary(
      uniqueKeysWithValues: Self.names.enumerated().map { ($1, row?.text($0) ?? "") })
  }

  /// The settings that could lose acknowledged moves, one sentence for each. Empty if moves survive the loss of a disk.
  public var shortcomings: [String] {
    var sentences: [String] = []
    if settings["fsync"] != "on" {
      sentences.append("fsync is off: a power cut loses acknowledged moves, or the whole database.")
    }
    if settings["full_page_writes"] != "on" {
      sentences.append(
        "full_page_writes is off: a power cut can spoil the database where its disk writes a page in parts.")
    }
    if !commitWaitsForDisk {
      sentences.append(
        "synchronous_commit is \(settings["synchronous_commit"] ?? ""): a move is acknowledged too early.")
    }
    if settings["synchronous_standby_names"]?.isEmpty != false {
      sentences.append("synchronous_standby_names is empty: an acknowledged move is on one disk.")
    }
    return sentences
  }

  /// Whether a commit waits for the disk, and for the standby's disk if there is one.
  private var commitWaitsForDisk: Bool {
    ["on", "remote_apply"].contains(settings["synchronous_commit"])
  }

  /// Throws `LedgerError.fault` if acknowledged writes may not even be on this server's disk.
  func check() throws(LedgerError) {
    guard settings["fsync"] == "on", commitWaitsForDisk else { throw .fault(shortcomings[0]) }
  }
}
