import HTTP
import Ledger
import Play

/// The recorded games of revealed days, which are made once and asked for often.
///
/// Those of a day may be more than memory has room for, so they are in files of the server's own.
actor Recordings {
  private struct Entry {
    let content: StoredContent
    /// The number of games in it. A revealed day gets no more, and has fewer once a player is deleted.
    let games: Int
    /// The time at which that number was last checked.
    var checked: Duration
    /// The time at which it was last asked for.
    var lastUsed: Duration
  }

  private let authority: Authority
  private let folder: String
  private var entries: [DayGame: Entry] = [:]
  private var tasks: [DayGame: Task<StoredContent, any Error>] = [:]
  /// The task that was begun last. Each waits for the one before, so that one runs at a time.
  private var last: Task<Void, Never>?

  /// The maximum number of entries.
  private static let maxEntryCount = 6

  private let checkInterval: Duration

  /// - Parameters:
  ///   - folder: The folder for their files.
  ///   - checkInterval: The time after which an entry is checked again, because the games of a deleted player must go from it too.
  init(_ authority: Authority, folder: String, checkInterval: Duration = .seconds(600)) {
    self.checkInterval = checkInterval
    self.authority = authority
    self.folder = folder
  }

  /// The games of a day.
  ///
  /// - Throws: `LedgerError`.
  func content(of games: DayGame) async throws -> StoredContent {
    entries[games]?.lastUsed = systemUptime()
    if let found = entries[games] {
      if systemUptime() - found.checked < checkInterval { return found.content }
      if try await authority.gameCount(of: games) == found.games {
        entries[games]?.checked = systemUptime()
        return found.content
      }
    }
    if let task = tasks[games] { return try await task.value }
    let before = last
    let task = Task {
      await before?.value
      defer { tasks[games] = nil }
      return try await make(games)
    }
    tasks[games] = task
    last = Task { _ = await task.result }
    return try await task.value
  }

  private func make(_ games: DayGame) async throws -> StoredContent {
    let start = systemUptime()
    // Before they are read, because a player who is deleted meanwhile is missing later.
    let count = try await authority.gameCount(of: games)
    let content: StoredContent
    do {
      let writer = try ContentWriter(folder: folder)
      try await authority.lines(of: games) { try await writer.append($0) }
      content = try await writer.finish(type: "text/plain; charset=utf-8", cacheControl: "public, max-age=600")
    } catch let fault as FileFault {
      throw fault.isFull ? LedgerError.full : LedgerError.unavailable("A file could not be written: \(fault.code).")
    }
    if entries.count >= Self.maxEntryCount, entries[games] == nil,
      let oldest = entries.min(by: { $0.value.lastUsed < $1.value.lastUsed })
    {
      entries[oldest.key] = nil
    }
    entries[games] = Entry(content: content, games: count, checked: start, lastUsed: systemUptime())
    return content
  }
}
