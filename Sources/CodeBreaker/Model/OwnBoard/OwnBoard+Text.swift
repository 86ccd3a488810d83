import GameCore

extension OwnBoard {
  private static var header: [UInt8] { "assist/1".utf8Bytes }
  private static let space = UInt8(ascii: " ")
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")

  /// The board's canonical form, a line of ASCII bytes such as `assist/1 4 6 mastermind 0123:11,4455`: pegs, colors,
  /// theme, and attempts. Guesses are in the format of `CodeText`, and answers are two digits, exact matches first.
  public var line: [UInt8] { words.joined(by: Self.space) }

  /// The board as part of an address, such as `assist/1/4/6/mastermind/0123:11,4455`.
  public var address: [UInt8] { words.joined(by: UInt8(ascii: "/")) }

  private var words: [[UInt8]] {
    let head = [Self.header, pegCount.description.utf8Bytes, choiceCount.description.utf8Bytes, theme.id.utf8Bytes]
    return attempts.isEmpty ? head : head + [attempts.map { Self.text($0) }.joined(by: Self.comma)]
  }

  /// Parses the format of the property `line`.
  ///
  /// - Throws: The first fault from the left.
  public init(line: [UInt8]) throws(OwnBoardFault) {
    try self.init(line, separator: Self.space)
  }

  /// Parses the format of the property `address`.
  ///
  /// - Throws: The first fault from the left.
  public init(address: [UInt8]) throws(OwnBoardFault) {
    try self.init(address, separator: UInt8(ascii: "/"))
  }

  private init(_ text: [UInt8], separator: UInt8) throws(OwnBoardFault) {
    let header = Self.header
    guard text.starts(with: header.dropLast()) else { throw .noBoard }
    let start = text.prefix(header.count)
    guard start.elementsEqual(header), text.count == header.count || text[header.count] == separator else {
      throw .version
    }
    let words = text[min(header.count + 1, text.count)...]
      .split(separator: separator, maxSplits: 3, omittingEmptySubsequences: false)
    guard let pegCount = DecimalText.read(words[0]), 0...99 ~= pegCount, GameSetup.pegCounts.contains(Int(pegCount))
    else { throw .pegCount }
    guard words.count > 1, let choiceCount = DecimalText.read(words[1]), 0...99 ~= choiceCount,
      GameSetup.choiceCounts.contains(Int(choiceCount))
    else { throw .choiceCount }
    guard words.count > 2, let theme = Theme(id: words[2]) else { throw .unknownTheme }
    guard theme.choices.count >= Int(choiceCount) else { throw .tooFewChoices(theme.choices.count) }
    self.init(pegCount: Int(pegCount), choiceCount: Int(choiceCount), theme: theme)
    guard words.count > 3 else { return }
    for (index, text) in words[3].split(separator: Self.comma, omittingEmptySubsequences: false).enumerated() {
      guard index < Self.maxAttempts else { throw .tooManyAttempts }
      guard let attempt = Self.attempt(text), add(attempt) else { throw .attempt(index + 1) }
    }
  }

  /// Returns the text of an attempt, such as `0123:11`, or `0123` if it has no answer.
  package static func text(_ attempt: Attempt) -> [UInt8] {
    guard let counts = attempt.counts else { return CodeText.text(attempt.guess) }
    return CodeText.text(attempt.guess) + [colon] + counts.digits
  }

  /// Reads an attempt, whether it fits a board or not. Returns `nil` if the text is malformed.
  public static func attempt(_ text: some Collection<UInt8>) -> Attempt? {
    let parts = text.split(separator: colon, omittingEmptySubsequences: false)
    guard let first = parts.first, let guess = CodeText.guess(first), parts.count < 3 else { return nil }
    guard parts.count == 2 else { return Attempt(guess: guess) }
    return MatchCounts(digits: parts[1]).map { Attempt(guess: guess, counts: $0) }
  }
}

extension MatchCounts {
  /// The exact and the inexact matches as two digits, which is possible because codes have at most six pegs.
  package var digits: [UInt8] { exact.description.utf8Bytes + inexact.description.utf8Bytes }

  package init?(digits: some Collection<UInt8>) {
    guard digits.count == 2, let exact = DecimalText.read(digits.prefix(1)),
      let inexact = DecimalText.read(digits.suffix(1))
    else { return nil }
    self.init(exact: Int(exact), inexact: Int(inexact))
  }
}

/// The first fault in the line of a board, from the left. Attempts are counted from 1.
public enum OwnBoardFault: Error, Hashable, Sendable {
  /// The line doesn't begin with `assist/`.
  case noBoard
  /// The version isn't supported.
  case version
  /// The number of pegs is missing, or isn't from 3 to 6.
  case pegCount
  /// The number of colors is missing, or isn't from 4 to 12.
  case choiceCount
  /// The theme is missing or unknown.
  case unknownTheme
  /// The theme has fewer choices than the board.
  case tooFewChoices(Int)
  /// An attempt is malformed or doesn't fit the board.
  case attempt(Int)
  /// There are more attempts than `OwnBoard.maxAttempts`.
  case tooManyAttempts
}

extension OwnBoardFault: CustomStringConvertible {
  /// The fault as a sentence without a period.
  public var description: String {
    switch self {
    case .noBoard: "this is not a board of CodeBreaker: the line must begin with assist/"
    case .version: "only version 1 of boards can be read"
    case .pegCount: "the number of pegs must be 3, 4, 5, or 6"
    case .choiceCount: "the number of colors must be 4 to 12"
    case .unknownTheme: "there is no such theme"
    case .tooFewChoices(let count): "the theme has only \(count) choices"
    case .attempt(let number): "attempt \(number) must look like 0123:11"
    case .tooManyAttempts: "there are more than \(OwnBoard.maxAttempts) attempts"
    }
  }
}
