import CodeBreakerModel
import GameCore

/// A table of the known bounds for the minimum numbers of guesses that win games without luck, with a row of
/// comma-separated values for each number of pegs and colors.
///
///     pegs,colors,fewest,most,seconds,line
///     4,6,5,5,12,"codebreaker/1 without-luck 4.mastermind 0012:00,…"
///
/// `fewest` is a proven lower bound, `most` the number of guesses in the line, and `seconds` the search's duration.
public struct WithoutLuckTable: Sendable {
  /// The row of a game.
  public struct Row: Hashable, Sendable {
    /// The proven lower bound for the number of guesses.
    public let lowerBound: Int

    /// The duration of the search in seconds.
    public let seconds: Int

    /// A won game with the fewest guesses found so far.
    public let game: CodeBreaker

    /// Creates a row. Returns `nil` unless `game` is without luck and was won in at least `lowerBound` guesses, 1 or
    /// more, and `seconds` isn't negative.
    public init?(lowerBound: Int, seconds: Int, game: CodeBreaker) {
      guard game.setup.isWithoutLuck, game.ending == .solved, 1...game.attempts.count ~= lowerBound, seconds >= 0 else {
        return nil
      }
      self.lowerBound = lowerBound
      self.seconds = seconds
      self.game = game
    }

    /// The number of pegs in a code.
    public var pegCount: Int { game.setup.pegCount }

    /// The number of choices for each peg.
    public var colorCount: Int { game.pegChoices.count }

    /// The number of guesses in the won game.
    public var upperBound: Int { game.attempts.count }
  }

  private static var heading: [UInt8] { "pegs,colors,fewest,most,seconds,line".utf8Bytes }

  /// The rows, sorted by pegs, then by colors.
  public private(set) var rows: [Row] = []

  /// Creates a table without rows.
  public init() {}

  /// Returns the row of a game, or `nil`.
  public func row(pegCount: Int, colorCount: Int) -> Row? {
    rows.first { $0.pegCount == pegCount && $0.colorCount == colorCount }
  }

  /// Merges a row into the table. Keeps the higher lower bound and the lower upper bound.
  public mutating func improve(with row: Row) {
    var row = row
    if let earlier = self.row(pegCount: row.pegCount, colorCount: row.colorCount) {
      guard row.upperBound < earlier.upperBound || row.lowerBound > earlier.lowerBound else { return }
      let game = row.upperBound < earlier.upperBound ? row.game : earlier.game
      row = Row(lowerBound: max(row.lowerBound, earlier.lowerBound), seconds: row.seconds, game: game) ?? row
      rows.removeAll { $0.pegCount == row.pegCount && $0.colorCount == row.colorCount }
    }
    let index = rows.firstIndex { ($0.pegCount, $0.colorCount) > (row.pegCount, row.colorCount) } ?? rows.count
    rows.insert(row, at: index)
  }

  /// The table as ASCII bytes.
  public var text: [UInt8] {
    rows.reduce(Self.heading + [UInt8(ascii: "\n")]) { text, row in
      let numbers = [row.pegCount, row.colorCount, row.lowerBound, row.upperBound, row.seconds].map {
        $0.description.utf8Bytes
      }
      return text + numbers.joined(by: UInt8(ascii: ",")) + ",\"".utf8Bytes + row.game.line + "\"\n".utf8Bytes
    }
  }

  /// Parses the format of the property `text` and plays its lines, or returns `nil` if it is invalid or not canonical.
  public init?(text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first?.elementsEqual(Self.heading) == true, lines.last?.isEmpty == true else { return nil }
    lines = Array(lines.dropFirst().dropLast())
    for line in lines {
      let words = line.split(separator: UInt8(ascii: ","), maxSplits: 5, omittingEmptySubsequences: false)
      guard words.count == 6, let lowerBound = DecimalText.read(words[2]), let seconds = DecimalText.read(words[4]),
        lowerBound <= 99, seconds < 1 << 30, let game = try? CodeBreaker(line: Array(words[5].dropFirst().dropLast())),
        let row = Row(lowerBound: Int(lowerBound), seconds: Int(seconds), game: game)
      else { return nil }
      improve(with: row)
    }
    guard self.text == text else { return nil }
  }
}
