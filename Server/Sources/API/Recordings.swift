import HTTP
import Ledger
import Play

/// The recorded games of revealed days, which are made once and asked for often.
///
/// Those of a day may be more than memory has room for, so they are in files of the server's own.
actor Recordings {
  private struct Kept {
    let content: StoredContent
    /// How many games there are in it. A day that is revealed gets no more; it has fewer once a player is deleted.
    let games: Int
    /// When it was last so.
    var looked: Duration
    /// When it was last asked for.
    var used: Duration
  }

  private let authority: Authority
  private let folder: String
  private var kept: [DayGame: Kept] = [:]
  private var making: [DayGame: Task<StoredContent, any Error>] = [:]
  /// The last that was begun: one is made at a time.
  private var last: Task<Void, Never>?

  /// How many days' games are kept.
  private static let mostKept = 6

  private let time: Duration

  /// - Parameters:
  ///   - folder: where their files are.
  ///   - time: how long they are given without a look whether somebody has gone: a player who was deleted goes from here too.
  init(_ authority: Authority, folder: String, time: Duration = .seconds(600)) {
    self.time = time
    self.authority = authority
    self.folder = folder
  }

  /// The games of a day.
  ///
  /// - Throws: `LedgerError`.
  func content(of games: DayGame) async throws -> StoredContent {
    kept[games]?.used = systemUptime()
    if let found = kept[games] {
      if systemUptime() - found.looked < time { return found.content }
      if try await authority.gameCount(of: games) == found.games {
        kept[games]?.looked = systemUptime()
        return found.content
      }
    }
    if let task = making[games] { return try await task.value }
    let before = last
    let task = Task {
      await before?.value
      defer { making[games] = nil }
      return try await make(games)
    }
    making[games] = task
    last = Task { _ = await task.result }
    return try await task.value
  }

  private func make(_ games: DayGame) async throws -> StoredContent {
    let start = systemUptime()
    // Before they are read: whoever is deleted meanwhile is found to be missing later.
    let count = try await authority.gameCount(of: games)
    let content: StoredContent
    do {
      let writer = try ContentWriter(folder: folder)
      try await authority.lines(of: games) { try await writer.append($0) }
      content = try await writer.finish(type: "text/plain; charset=utf-8", cacheControl: "public, max-age=600")
    } catch let fault as FileFault {
      throw fault.isFull ? LedgerError.full : LedgerError.unavailable("A file could not be written: \(fault.code).")
    }
    if kept.count >= Self.mostKept, kept[games] == nil, let oldest = kept.min(by: { $0.value.used < $1.value.used }) {
      kept[oldest.key] = nil
    }
    kept[games] = Kept(content: content, games: count, looked: start, used: systemUptime())
    return content
  }
}
