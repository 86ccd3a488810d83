import DayAPI
import NumberedGame

/// The commitments of days as this device saw them first, oldest first:
///
///     commitments/1
///     2026-11-21 0123…
///
/// What a server reveals of a day is checked against what stands here, so nothing here is ever changed.
public struct RankedCommitments {
  /// The key that they are kept under.
  public static var key: String { "parlor.house.commitments" }

  private static let header: StaticString = "commitments/1"
  private static let space = UInt8(ascii: " ")

  /// The most days that are kept.
  private static let capacity = 400

  private let storage: Storage

  /// Commitments that are kept in a storage.
  public init(storage: Storage) {
    self.storage = storage
  }

  /// The commitment of a day as it was first seen, 64 hex digits.
  public func commitment(of day: CalendarDay) -> [UInt8]? {
    let name = day.description.utf8Bytes
    return lines().first { $0.starts(with: name) }.map { Array($0.dropFirst(name.count + 1)) }
  }

  /// Stores the commitments of days that have none stored yet. If the storage refuses, the next answer does it.
  public func keep(_ days: [DayAnswer]) {
    var lines = lines()
    let before = lines.count
    for day in days {
      let name = day.day.description.utf8Bytes
      guard let commitment = day.commitment else { continue }
      if !lines.contains(where: { $0.starts(with: name) }) { lines.append(name + [Self.space] + commitment) }
    }
    if lines.count > before { _ = storage.write(Self.key, Self.text(lines)) }
  }

  /// Returns the text that stores commitments.
  ///
  /// - Parameter lines: A day, a space, and its commitment each, oldest first.
  package static func text(_ lines: [[UInt8]]) -> [UInt8] {
    ([header.withUTF8Buffer { Array($0) }] + lines.suffix(capacity)).joined(by: UInt8(ascii: "\n"))
  }

  private func lines() -> [[UInt8]] {
    let lines = storage.read(Self.key)?.split(separator: UInt8(ascii: "\n")).map { Array($0) } ?? []
    guard lines.first == Self.header.withUTF8Buffer({ Array($0) }) else { return [] }
    return lines.dropFirst().filter { $0.count == 75 }
  }
}
