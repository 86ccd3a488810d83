import Foundation
import SessionSupport
import TerminalSupport

/// A position that suits practice, found in a game of a simple player.
struct FoundPosition: Sendable {
  /// The number of the position in the table.
  let code: Int
  /// The difficulty. Greater numbers are harder.
  let difficulty: Double
  /// The fact that speaks for the best answer.
  let reason: String
}

/// The daily sets of five positions, each from easy to hard, as the Swift source of a table.
struct PositionSets: Sendable {
  let sets: [[FoundPosition]]

  /// Chooses `count` sets, or returns `nil` if there are too few positions.
  ///
  /// The positions are sorted by their difficulty and divided into fifths. Each set takes one position of each fifth,
  /// preferably with a reason that the set doesn't have yet.
  init?(_ found: [FoundPosition], count: Int) {
    let fifth = found.count / PositionTable.setSize
    guard count > 0, fifth >= count else { return nil }
    let sorted = found.sorted { ($0.difficulty, $0.code) < ($1.difficulty, $1.code) }
    // The order of the games, so that a set isn't similar to the one of the day before.
    var fifths = (0..<PositionTable.setSize).map { index in
      sorted[(index * fifth)..<((index + 1) * fifth)].sorted { $0.order < $1.order }
    }
    sets = (0..<count).map { _ in
      fifths.indices.reduce(into: []) { set, index in
        let choice = fifths[index].firstIndex { next in !set.contains { $0.reason == next.reason } } ?? 0
        set.append(fifths[index].remove(at: choice))
      }
    }
  }

  private static let setsPerLine = 4

  /// Returns the source of the table, an extension of `PositionTable` with the property `name`.
  func source(name: String, command: String) -> String {
    let lines = stride(from: 0, to: sets.count, by: Self.setsPerLine).map { start in
      let codes = sets[start..<min(start + Self.setsPerLine, sets.count)].joined().map(\.code)
      return "    " + String(decoding: codes.flatMap { PositionTable.text($0) }, as: UTF8.self)
    }
    return """
      // Written by `parlor-lab \(command)`. Don't edit it.

      import SessionSupport

      extension PositionTable {
        /// The positions that everybody practices, four days in a line.
        static let \(name) = PositionTable(
          \"\"\"
      \(lines.joined(separator: "\\\n"))
          \"\"\")
      }

      """
  }

  /// The numbers of positions with each reason, and of sets by the number of their different reasons.
  var summary: String {
    let reasons = Dictionary(grouping: sets.joined(), by: \.reason).mapValues(\.count).sorted { $0.value > $1.value }
    let kinds = Dictionary(grouping: sets) { Set($0.map(\.reason)).count }.mapValues(\.count).sorted { $0.key > $1.key }
    return
      (reasons.map { "\($0.key.leftAligned(in: 15)) \($0.value)" }
      + kinds.map { "\($0.key) different reasons: \($0.value) sets" }).joined(separator: "\n")
  }

  /// Writes the source, and prints the summary. Throws an exit code after reporting a failure.
  func write(_ name: String, to path: String, command: String) throws {
    try reportingFailure(toWrite: path) {
      try Data(source(name: name, command: command).utf8).write(to: URL(filePath: path), options: .atomic)
    }
    Console.print(summary)
  }
}

extension FoundPosition {
  /// A number that scatters the positions, the same in each run.
  fileprivate var order: UInt64 { UInt64(code) &* 0x9E37_79B9_7F4A_7C15 }
}
