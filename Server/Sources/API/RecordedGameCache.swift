import GameService
import HTTP
import Ledger

/// A cache of the recorded games of revealed days. They may be too large for memory, so they are stored in files.
actor RecordedGameCache {
  private struct Entry {
    let content: StoredContent
    /// The version of the recorded games, as `DailyGameService.recordingVersion(of:)` returns it.
    let version: String
    /// The time at which `version` was last compared with the ledger.
    var lastCheckTime: Duration
  }

  private let service: DailyGameService
  private let folder: ContentFolder
  /// The open files of recently requested games.
  private var entries: [DayGames: Entry] = [:]
  private var tasks: [DayGames: Task<StoredContent, any Error>] = [:]
  /// The task that was started last. Each task waits for the previous one, so that they run one at a time.
  private var latestTask: Task<Void, Never>?
  /// The times at which games turned out to be larger than the folder's quota.
  private var failureTimes: [DayGames: Duration] = [:]

  private static let maxEntryCount = 64

  private let checkInterval: Duration

  /// Creates a cache that rechecks each entry after `checkInterval`, to drop the games of deleted players.
  init(_ service: DailyGameService, folder: ContentFolder, checkInterval: Duration = .seconds(600)) {
    self.checkInterval = checkInterval
    self.service = service
    self.folder = folder
  }

  /// Returns a day's recorded games. If they have to be written first, calls `admit`, which throws if the client may not
  /// cause that. Throws `LedgerError`, or the error of `admit`.
  func content(of games: DayGames, admit: @Sendable () throws -> Void = {}) async throws -> StoredContent {
    if let found = entries[games], found.content.isComplete, monotonicTime() - found.lastCheckTime < checkInterval {
      return found.content
    }
    let checkTime = monotonicTime()
    // Read the version first: if a player is deleted while the games are written, it differs at the next check.
    let version = try await service.recordingVersion(of: games)
    do {
      if let found = try await folder.content(name(of: games), version: version) {
        return insert(found, version, checkTime, for: games)
      }
      if let task = tasks[games] { return try await task.value }
      if let failureTime = failureTimes[games], checkTime - failureTime < checkInterval { throw LedgerError.full }
      try admit()
      let before = latestTask
      let task = Task {
        await before?.value
        defer { tasks[games] = nil }
        let content = try await folder.makeContent(name(of: games), version: version) { [service] writer in
          try await service.writeLines(of: games) { try await writer.append($0) }
        }
        return insert(content, version, checkTime, for: games)
      }
      tasks[games] = task
      latestTask = Task { _ = await task.result }
      return try await task.value
    } catch let fault as FileFault {
      guard fault.isFull else { throw LedgerError.unavailable("A file could not be written: \(fault.code).") }
      if failureTimes.count >= Self.maxEntryCount { failureTimes = [:] }
      failureTimes[games] = checkTime
      throw LedgerError.full
    }
  }

  private func name(of games: DayGames) -> String {
    "\(games.day)-\(games.kind.idText)"
  }

  private func insert(
    _ content: StoredContent, _ version: String, _ checkTime: Duration, for games: DayGames
  ) -> StoredContent {
    if entries.count >= Self.maxEntryCount, entries[games] == nil,
      let oldest = entries.min(by: { $0.value.lastCheckTime < $1.value.lastCheckTime })
    {
      entries[oldest.key] = nil
    }
    entries[games] = Entry(content: content, version: version, lastCheckTime: checkTime)
    return content
  }
}
