import PlaySupport
import TriplesModel

/// The game on the table as it is saved: lines that each begin with a word, in this order.
///
///     triples-table/1
///     game triples/1 537 uurd
///     redo lr
///     marks u
///     ended 1700000000
///     next triples/1 14
///
/// `redo` lists the moves taken back, the next one to be played again first. A line that has nothing to say is left
/// out, so that each table has one form.
struct SavedTable: Hashable {
  var replay: Replay
  /// The next move to be played again last.
  var redoMoves: [Direction] = []
  var marks: ScoreMarks = []
  var endedDate: Int64?
  var pendingStart: Replay?

  private static let header: StaticString = "triples-table/1"
  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  var text: [UInt8] {
    var text = Self.bytes(Self.header)
    func add(_ word: StaticString, _ value: [UInt8]) {
      text.append(Self.newline)
      text += Self.bytes(word)
      text.append(Self.space)
      text += value
    }
    add("game", replay.line)
    if !redoMoves.isEmpty { add("redo", redoMoves.reversed().map { $0.letter }) }
    if !marks.isEmpty { add("marks", marks.text) }
    if let endedDate { add("ended", Array(endedDate.description.utf8)) }
    if let pendingStart { add("next", pendingStart.line) }
    return text
  }

  init(replay: Replay) {
    self.replay = replay
  }

  /// Reads a table as `text` writes it, playing every move. Anything else is no table.
  init?(text: [UInt8]) {
    var lines = text.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
    func take(_ word: StaticString) -> [UInt8]? {
      let prefix = Self.bytes(word) + [Self.space]
      guard let line = lines.first, line.starts(with: prefix) else { return nil }
      lines.removeFirst()
      return Array(line.dropFirst(prefix.count))
    }
    guard lines.removeFirst().elementsEqual(Self.bytes(Self.header)), let line = take("game"),
      let replay = try? Replay(line: line)
    else { return nil }
    self.init(replay: replay)
    if let letters = take("redo") {
      // What was taken back must be playable from here.
      let space = letters.isEmpty || replay.moves.isEmpty ? [Self.space] : []
      guard (try? Replay(line: line + space + letters)) != nil else { return nil }
      redoMoves = letters.reversed().compactMap { Direction(letter: $0) }
    }
    if let letters = take("marks") {
      guard let marks = ScoreMarks(text: letters), !marks.isEmpty else { return nil }
      self.marks = marks
    }
    if let digits = take("ended") {
      guard let date = DecimalText.read(digits) else { return nil }
      endedDate = date
    }
    if let line = take("next") {
      guard let start = try? Replay(line: line) else { return nil }
      pendingStart = start
    }
    guard lines.isEmpty else { return nil }
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { Array($0) }
  }
}
