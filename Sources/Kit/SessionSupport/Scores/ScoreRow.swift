import GameCore

/// A finished game in the list of best games.
public struct ScoreRow: Hashable, Sendable {
  /// The latest time that a row can have: eighteen decimal digits.
  static let maxTime: Int64 = 999_999_999_999_999_999

  /// The final score in points, 0 to 2147483647.
  public let score: Int

  /// The time at which the game ended, in seconds since 1970 UTC, 0 to 999999999999999999.
  public let time: Int64

  /// The marks that say how the game was played.
  public let marks: ScoreMarks

  /// The game as a replay line, or `nil` if it isn't stored.
  public let line: [UInt8]?

  /// Creates a row. Clamps the score and time. A line that is empty, `-`, or contains a newline becomes `nil`.
  public init(score: Int, time: Int64, marks: ScoreMarks = [], line: [UInt8]? = nil) {
    self.score = max(0, min(score, Int(Int32.max)))
    self.time = max(0, min(time, Self.maxTime))
    self.marks = marks.intersection([.undoUsed, .continuedFromReplay, .hintUsed, .fewMovesUndone])
    self.line = line.flatMap { Self.canSave($0) ? $0 : nil }
  }

  /// The row in the stored format: score, time, marks, and replay line, with `-` in place of a missing line.
  package var text: [UInt8] {
    let space = UInt8(ascii: " ")
    return score.description.utf8Bytes + [space] + time.description.utf8Bytes + [space] + marks.text + [space]
      + (line ?? Self.noLine)
  }

  /// Parses text in the format of `text`, or returns `nil` if the row is invalid. Doesn't check the replay line.
  package init?(text: some Collection<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, let score = DecimalText.read(words[0]), let time = DecimalText.read(words[1]),
      score <= Int32.max, let marks = ScoreMarks(text: words[2])
    else { return nil }
    let line = Array(words[3])
    guard line == Self.noLine || Self.canSave(line) else { return nil }
    self.init(score: Int(score), time: time, marks: marks, line: line)
  }

  /// Returns whether this row precedes `other`: higher score, then earlier time, then text, as on every device.
  func precedes(_ other: ScoreRow) -> Bool {
    if score != other.score { return score > other.score }
    if time != other.time { return time < other.time }
    return text.lexicographicallyPrecedes(other.text)
  }

  private static var noLine: [UInt8] { [UInt8(ascii: "-")] }

  private static func canSave(_ line: [UInt8]) -> Bool {
    !line.isEmpty && line != noLine && !line.contains(UInt8(ascii: "\n"))
  }
}

/// The circumstances of a game in the list of best games.
public struct ScoreMarks: OptionSet, Hashable, Sendable {
  /// The marks as bits.
  public let rawValue: UInt8

  /// Creates a set of marks from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The player undid at least one move.
  public static let undoUsed = ScoreMarks(rawValue: 1)

  /// The game continues a replay.
  public static let continuedFromReplay = ScoreMarks(rawValue: 2)

  /// The player asked the coach for a hint at least once.
  public static let hintUsed = ScoreMarks(rawValue: 4)

  /// The player undid so few moves that slips of the finger can explain them.
  public static let fewMovesUndone = ScoreMarks(rawValue: 8)

  private static var letters: [(mark: ScoreMarks, letter: UInt8)] {
    [
      (.undoUsed, UInt8(ascii: "u")), (.continuedFromReplay, UInt8(ascii: "p")), (.hintUsed, UInt8(ascii: "h")),
      (.fewMovesUndone, UInt8(ascii: "f")),
    ]
  }

  /// Parses letters in the format of `text`. Returns `nil` if one is unknown, repeated, or out of order.
  public init?(text: some Collection<UInt8>) {
    self = []
    for (mark, letter) in Self.letters where text.contains(letter) { insert(mark) }
    guard self.text == Array(text) else { return nil }
  }

  /// The marks as letters: `u` undo, `p` replay, `h` hint, `f` few moves undone; or `-` for no marks.
  public var text: [UInt8] {
    isEmpty ? [UInt8(ascii: "-")] : Self.letters.filter { contains($0.mark) }.map { $0.letter }
  }

  /// The marks in words, such as "undo used" and "hint used". `fewMovesUndone` has no words.
  public var labels: [String] { Self.labels.filter { contains($0.mark) }.map { $0.label } }

  private static var labels: [(mark: ScoreMarks, label: String)] {
    [(.undoUsed, "undo used"), (.continuedFromReplay, "from a replay"), (.hintUsed, "hint used")]
  }
}
