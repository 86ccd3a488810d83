import Foundation
import NumberedGame
import TerminalSupport

/// What the games of the day keep on this device, for each server: who plays, what was played, and the commitments as they
/// were first seen. It stands in one file that nobody else may read, since the token in it is all that makes the player.
struct TodayMemory: Codable {
  /// What is kept for the servers, by address.
  private var servers: [String: Seat] = [:]

  /// What is kept for one server.
  struct Seat: Codable {
    var token: String?
    var name: String?
    /// The commitments by day.
    var commitments: [String: String] = [:]
    /// The games by day and kind.
    var games: [String: Game] = [:]
  }

  /// A game that was begun.
  struct Game: Codable, Equatable {
    /// The recorded line, as far as the server has answered.
    var line: String
    /// Whether the server has said that it is over.
    var isOver = false
    /// The move that was sent, or is to be sent, and has not been answered.
    var pending: String?
  }

  /// The most days of which anything is kept.
  private static let days = 90

  /// What is kept for a server.
  subscript(server: String) -> Seat {
    get { servers[server] ?? Seat() }
    set {
      servers[server] = newValue
      servers[server]?.commitments = Self.latest(newValue.commitments)
      servers[server]?.games = Self.latest(newValue.games)
    }
  }

  /// The entries of the last days: the keys begin with the day.
  private static func latest<Value>(_ entries: [String: Value]) -> [String: Value] {
    let kept = Set(Set(entries.keys.map { $0.prefix(10) }).sorted().suffix(days))
    return entries.filter { kept.contains($0.key.prefix(10)) }
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "today.json") }

  /// What is kept in a folder; nothing if nothing was.
  ///
  /// - Throws: an exit code, when it has been reported that the file cannot be read.
  init(folder: URL) throws {
    let file = Self.file(in: folder)
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      self = try JSONDecoder().decode(TodayMemory.self, from: Data(contentsOf: file))
    } catch {
      throw Failure.data.report("\(file.path) cannot be read, so nobody knows who plays. Move it away to begin anew.")
    }
  }

  /// Keeps all of it. The file is never half written, and never was one that others may read.
  ///
  /// - Throws: an exit code, when it has been reported that the file cannot be written.
  func save(in folder: URL) throws {
    let files = FileManager.default
    let file = Self.file(in: folder)
    let draft = folder.appending(path: ".today.\(ProcessInfo.processInfo.processIdentifier).json")
    let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try? files.removeItem(at: draft)
      guard files.createFile(atPath: draft.path, contents: nil, attributes: mode) else {
        throw CocoaError(.fileWriteUnknown)
      }
      let handle = try FileHandle(forWritingTo: draft)
      try handle.write(contentsOf: try encoder.encode(self))
      try handle.synchronize()
      try handle.close()
      guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      try? files.removeItem(at: draft)
      throw Failure.file.report("\(file.path) cannot be written, so nothing was sent.")
    }
  }
}
