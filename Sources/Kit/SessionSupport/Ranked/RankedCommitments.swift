import DayAPI
import GameCore

/// The commitments of days as this device first saw them, oldest first:
///
///     commitments/1
///     2026-11-21 0123…
///
/// Stored commitments never change, because the key that a server reveals for a day is checked against them.
public struct RankedCommitments {
  /// The storage key.
  public static var key: String { "parlor.house.commitments" }

  private static let header: StaticString = "commitments/1"
  private static let space = UInt8(ascii: " ")

  private static let capacity = 400

  private let storage: Storage

  /// Creates access to the stored commitments.
  public init(storage: Storage) {
    self.storage = storage
  }

  /// Returns the first commitment that this device saw of a day, 64 hexadecimal digits, or `nil` if none is stored.
  public func commitment(of day: CalendarDay) -> [UInt8]? {
    let name = day.description.utf8Bytes
    return lines()?.first { Self.isCommitment($0, of: name) }.map { Array($0.dropFirst(name.count + 1)) }
  }

  /// Stores the commitments of days that have none stored yet. If the storage refuses, the next
  /// response with these days stores them.
  public func storeNewCommitments(of days: [DayResponse]) {
    guard var lines = lines() ?? setAside() else { return }
    let before = lines.count
    for day in days {
      let name = day.day.description.utf8Bytes
      guard let commitment = day.commitment else { continue }
      if !lines.contains(where: { Self.isCommitment($0, of: name) }) { lines.append(name + [Self.space] + commitment) }
    }
    if lines.count > before { _ = storage.write(Self.key, Self.text(lines)) }
  }

  /// Returns the text to store for `lines`, each of which has a day, a space, and the day's commitment, oldest first.
  /// Leaves out the oldest lines if there are too many.
  package static func text(_ lines: [[UInt8]]) -> [UInt8] {
    ([header.withUTF8Buffer { Array($0) }] + lines.suffix(capacity)).joined(by: UInt8(ascii: "\n"))
  }

  /// Returns the stored lines, including those of a later release, or `nil` if the text isn't in this format.
  private func lines() -> [[UInt8]]? {
    guard let text = storage.read(Self.key) else { return [] }
    let lines = text.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard lines.first == Self.header.withUTF8Buffer({ Array($0) }) else { return nil }
    return Array(lines.dropFirst())
  }

  private static func isCommitment(_ line: [UInt8], of day: [UInt8]) -> Bool {
    line.count == day.count + 65 && line.starts(with: day)
  }

  /// Sets aside text that isn't in this format. Returns no lines, or `nil` if the storage refused.
  private func setAside() -> [[UInt8]]? {
    guard let text = storage.read(Self.key) else { return [] }
    return storage.write(storage.quarantineKey(for: text, from: Self.key), text) ? [] : nil
  }
}
