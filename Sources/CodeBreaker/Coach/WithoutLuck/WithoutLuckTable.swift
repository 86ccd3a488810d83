import CodeBreakerModel
import NumberedGame

/// The fewest guesses with which games without luck can be won, as far as they are known: one row for each number of pegs and
/// of colors, as comma-separated values.
///
///     pegs,colors,fewest,most,seconds,line
///     4,6,5,5,12,"codebreaker/1 without-luck 4.mastermind 0012:00,…"
///
/// Nobody wins with fewer guesses than `fewest`: that is proven. The line wins with `most`. `seconds` says how long the search took.
public struct WithoutLuckTable: Sendable {
  /// A game.
  public struct Row: Hashable, Sendable {
    /// How many guesses are needed at least, which is proven.
    public let fewest: Int

    /// How long the search took.
    public let seconds: Int

    /// A game that was won with as few guesses as are known to be enough.
    public let game: CodeBreaker

    /// Makes a row, or nothing where the game is none without luck that was won, or was won with fewer guesses than can be.
    public init?(fewest: Int, seconds: Int, game: CodeBreaker) {
      guard game.setup.isWithoutLuck, game.ending == .solved, 1...game.attempts.count ~= fewest, seconds >= 0 else {
        return nil
      }
      self.fewest = fewest
      self.seconds = seconds
      self.game = game
    }

    /// How many pegs a code has.
    public var pegCount: Int { game.setup.pegCount }

    /// How many choices there are for each.
    public var colorCount: Int { game.pegChoices.count }

    /// How many guesses are known to be enough.
    public var most: Int { game.attempts.count }
  }

  private static var heading: [UInt8] { "pegs,colors,fewest,most,seconds,line".utf8Bytes }

  /// The rows, by pegs and then by colors.
  public private(set) var rows: [Row] = []

  /// A table without rows.
  public init() {}

  /// The row of a game, if there is one.
  public func row(pegCount: Int, colorCount: Int) -> Row? {
    rows.first { $0.pegCount == pegCount && $0.colorCount == colorCount }
  }

  /// Takes up a row. What is known of its game already is kept where that is more.
  public mutating func improve(with row: Row) {
    var row = row
    if let earlier = self.row(pegCount: row.pegCount, colorCount: row.colorCount) {
      guard row.most < earlier.most || row.fewest > earlier.fewest else { return }
      let game = row.most < earlier.most ? row.game : earlier.game
      row = Row(fewest: max(row.fewest, earlier.fewest), seconds: row.seconds, game: game) ?? row
      rows.removeAll { $0.pegCount == row.pegCount && $0.colorCount == row.colorCount }
    }
    let place = rows.firstIndex { ($0.pegCount, $0.colorCount) > (row.pegCount, row.colorCount) } ?? rows.count
    rows.insert(row, at: place)
  }

  /// The table as ASCII bytes.
  public var text: [UInt8] {
    rows.reduce(Self.heading + [UInt8(ascii: "\n")]) { text, row in
      let numbers = [row.pegCount, row.colorCount, row.fewest, row.most, row.seconds].map { $0.description.utf8Bytes }
      return text + numbers.joined(by: UInt8(ascii: ",")) + ",\"".utf8Bytes + row.game.line + "\"\n".utf8Bytes
    }
  }

  /// Reads a table as `text` writes it, playing every line.
  ///
  /// - Returns: nothing where it is none.
  public init?(text: [UInt8]) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first?.elementsEqual(Self.heading) == true, lines.last?.isEmpty == true else { return nil }
    lines = Array(lines.dropFirst().dropLast())
    for line in lines {
      let words = line.split(separator: UInt8(ascii: ","), maxSplits: 5, omittingEmptySubsequences: false)
      guard words.count == 6, let fewest = DecimalText.read(words[2]), let seconds = DecimalText.read(words[4]),
        fewest <= 99, seconds < 1 << 30, let game = try? CodeBreaker(line: Array(words[5].dropFirst().dropLast())),
        let row = Row(fewest: Int(fewest), seconds: Int(seconds), game: game)
      else { return nil }
      improve(with: row)
    }
    // Whatever is written otherwise, or stands elsewhere, is no table.
    guard self.text == text else { return nil }
  }
}
