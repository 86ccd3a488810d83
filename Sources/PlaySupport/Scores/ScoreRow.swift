/// One finished game in the list of the best.
public struct ScoreRow: Hashable, Sendable {
  /// The final score in points.
  public var score: Int

  /// When the game ended, in seconds since the beginning of 1970 UTC.
  public var date: Int64

  /// How the game was played.
  public var marks: ScoreMarks

  /// The game itself as a replay line, or `nil` for a row that no game stands behind.
  public var line: [UInt8]?

  /// Makes a row from its parts.
  public init(score: Int, date: Int64, marks: ScoreMarks = [], line: [UInt8]? = nil) {
    self.score = score
    self.date = date
    self.marks = marks
    self.line = line
  }

  /// The row as it is saved: score, date, marks and replay line, with `-` where there is none.
  var text: [UInt8] {
    let space = UInt8(ascii: " ")
    return Array(score.description.utf8) + [space] + Array(date.description.utf8) + [space] + marks.text + [space]
      + (line ?? [UInt8(ascii: "-")])
  }

  /// Reads a row as it is saved, or nothing if it has another form. The replay line is not played.
  init?(text: some Collection<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count == 4, let score = DecimalText.read(words[0]), let date = DecimalText.read(words[1]),
      score <= Int32.max, let marks = ScoreMarks(text: words[2]), !words[3].isEmpty
    else { return nil }
    let line: [UInt8]? = words[3].elementsEqual([UInt8(ascii: "-")]) ? nil : Array(words[3])
    self.init(score: Int(score), date: date, marks: marks, line: line)
  }
}
