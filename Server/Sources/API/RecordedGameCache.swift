import HTTP
import Ledger
import Play

/// A cache of the recorded games of revealed days. They may be too large for memory, so they are stored in files.
actor RecordedGameCache {
  private struct Entry {
    let content: StoredContent
    /// The number of recorded games. It changes only if a player is deleted.
    let gameCount: Int
    /// The time at which `gameCount` was last compared with the ledger.
    var lastCheckTime: Duration
    var lastUseTime: Duration
  }

  private let authority: Authority
  private let folder: String
  private var entries: [DayGames: Entry] = [:]
  private var tasks: [DayGames: Task<StoredContent, any Error>] = [:]
  /// The task that was started last. Each task waits for the previous one, so that they run one at a time.
  private var latestTask: Task<Void, Never>?

  private static let maxEntryCount = 6

  private let checkInterval: Duration

  /// Creates a cache that rechecks each entry after `checkInterval`, to drop the games of deleted players.
  init(_ authority: Authority, folder: String, checkInterval: Duration = .seconds(600)) {
    self.checkInterval = checkInterval
    self.authority = authority
    self.folder = folder
  }

  /// Returns a day's recorded games, creating them if necessary. Throws `LedgerError`.
  func content(of games: DayGames) async throws -> StoredContent {
    entries[games]?.lastUseTime = monotonicTime()
    if let found = entries[games] {
      if monotonicTime() - found.lastCheckTime < checkInterval { return found.content }
      if try await authority.gameCount(of: games) == found.gameCount {
        entries[games]?.lastCheckTime = monotonicTime()
        return found.content
      }
    }
    if let task = tasks[games] { return try await task.value }
    let before = latestTask
    let task = Task {
      await before?.value
      defer { tasks[games] = nil }
      return try await makeContent(of: games)
    }
    tasks[games] = task
    latestTask = Task { _ = await task.result }
    return try await task.value
  }

  private func makeContent(of games: DayGames) async throws -> StoredContent {
    let start = monotonicTime()
    // Count before reading: if a player is deleted in between, the number differs at the next check.
    let count = try await authority.gameCount(of: games)
    let content: StoredContent
    do {
      let writer = try ContentWriter(folder: folder)
      try await authority.writeLines(of: games) { try await writer.append($0) }
      content = try await writer.finish(type: "text/plain; charset=utf-8", cacheControl: "public, max-age=600")
    } catch let fault as FileFault {
      throw fault.isFull ? LedgerError.full : LedgerError.unavailable("A file could not be written: \(fault.code).")
    }
    if entries.count >= Self.maxEntryCount, entries[games] == nil,
      let oldest = entries.min(by: { $0.value.lastUseTime < $1.value.lastUseTime })
    {
      entries[oldest.key] = nil
    }
    entries[games] = Entry(content: content, gameCount: count, lastCheckTime: start, lastUseTime: monotonicTime())
    return content
  }
}
