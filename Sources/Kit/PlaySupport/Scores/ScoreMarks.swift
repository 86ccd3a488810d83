/// What a row of the scores says about how its game was played.
public struct ScoreMarks: OptionSet, Hashable, Sendable {
  /// The marks as bits.
  public let rawValue: UInt8

  /// Makes a set of marks from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// At least one move was taken back.
  public static let undoUsed = ScoreMarks(rawValue: 1)

  /// The game was played on from a point in a replay.
  public static let playedOn = ScoreMarks(rawValue: 2)

  /// The coach was asked for a hint at least once.
  public static let hintUsed = ScoreMarks(rawValue: 4)

  /// Each mark with its letter in a saved text, in the order in which they are written.
  private static var letters: [(mark: ScoreMarks, letter: UInt8)] {
    [(.undoUsed, UInt8(ascii: "u")), (.playedOn, UInt8(ascii: "p")), (.hintUsed, UInt8(ascii: "h"))]
  }

  /// Reads marks as `text` writes them.
  ///
  /// - Returns: the marks, or `nil` if a letter is unknown, repeated, or out of order.
  public init?(text: some Collection<UInt8>) {
    self = []
    for (mark, letter) in Self.letters where text.contains(letter) { insert(mark) }
    guard self.text == Array(text) else { return nil }
  }

  /// The marks as letters: `u` for `undoUsed`, `p` for `playedOn`, `h` for `hintUsed`, or `-` for none.
  public var text: [UInt8] {
    isEmpty ? [UInt8(ascii: "-")] : Self.letters.filter { contains($0.mark) }.map { $0.letter }
  }

  /// The marks in words, such as "undo used, hint used", or nothing.
  public var spoken: String {
    var text = ""
    for (mark, words) in Self.words where contains(mark) { text += text.isEmpty ? words : ", " + words }
    return text
  }

  private static var words: [(mark: ScoreMarks, words: String)] {
    [(.undoUsed, "undo used"), (.playedOn, "played on"), (.hintUsed, "hint used")]
  }
}
