import GameCore

/// A game as one line of text, such as `codebreaker/1 537 4.mastermind 0123,45-0`.
///
/// After the number come the number of pegs, the theme, and any attempt limit (`4.mastermind.10`). Then come the
/// attempts in the format of `Code.text(in:)`. A final `x` means that the player gave up. Every game has exactly one
/// such line, and reading a line plays it.
///
/// A daily game has its day in place of the number. The server has its code, so each attempt includes its answer, exact
/// matches first: `codebreaker/1 2026-11-21 4.mastermind.12 0123:20,4455:01`. The attempts have no missing pegs, and at
/// least one code fits all answers.
///
/// A game without luck has `without-luck` in place of the number, and each attempt includes the opponent's answer:
/// `codebreaker/1 without-luck 4.mastermind.10 0011:00,2345:11`.
extension CodeBreaker {
  /// The version of the rules in replay lines.
  public static let version = 1

  static let name: StaticString = "codebreaker"

  private static var withoutLuckWord: [UInt8] { "without-luck".utf8Bytes }
  private static let giveUpSymbol = UInt8(ascii: "x")
  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")

  /// The game's canonical replay line, as ASCII bytes. It doesn't include the guess that the player is composing.
  public var line: [UInt8] {
    var moves = setup.text
    var turns = attempts.map { attempt in
      let answer = setup.number == nil ? [Self.colon] + MatchCounts(attempt.matches ?? []).digits : []
      return attempt.text(in: setup.theme) + answer
    }
    if ending == .gaveUp { turns.append([Self.giveUpSymbol]) }
    if !turns.isEmpty {
      moves.append(Self.space)
      moves.append(contentsOf: turns.joined(by: Self.comma))
    }
    let line = ReplayLine(deal: setup.deal, moves: moves).text(name: Self.name, version: Self.version)
    return setup.isWithoutLuck
      ? Self.replacing(setup.deal.description.utf8Bytes, by: Self.withoutLuckWord, in: line) ?? line : line
  }

  /// Returns `line` with `new` in place of the word after the name and version, or `nil` if that word isn't `old`.
  private static func replacing(_ old: [UInt8], by new: [UInt8], in line: [UInt8]) -> [UInt8]? {
    guard let start = line.firstIndex(of: space).map({ $0 + 1 }), line[start...].starts(with: old) else { return nil }
    let rest = line[(start + old.count)...]
    return rest.isEmpty || rest.first == space ? line[..<start] + new + rest : nil
  }

  /// The replay line with `/` in place of spaces, for the address of a shared game.
  public var address: [UInt8] {
    line.map { $0 == Self.space ? Self.slash : $0 }
  }

  /// Reads and verifies a replay line by playing it. The line is in ASCII, without a line terminator.
  ///
  /// - Throws: The first fault from the left.
  public init(line: [UInt8]) throws(ReplayError) {
    try self.init(line: line, verifiesAnswers: true)
  }

  /// Reads a line. For a daily game with `verifiesAnswers`, searches for a code that fits, and throws if none does.
  init(line: [UInt8], verifiesAnswers: Bool) throws(ReplayError) {
    // Parse a game without luck with a number in place of the word `without-luck`.
    let numbered = Self.replacing(Self.withoutLuckWord, by: [UInt8(ascii: "1")], in: line)
    let text: ReplayLine
    do {
      text = try ReplayLine(numbered ?? line, name: Self.name, version: Self.version)
    } catch {
      throw .malformed(error)
    }
    guard !text.moves.isEmpty else { throw .missingSetup }
    let parts = text.moves.split(separator: Self.space, maxSplits: 1, omittingEmptySubsequences: false)
    let setup = try GameSetup(deal: text.deal, text: parts[0])
    self.init(numbered == nil ? setup : setup.variantWithoutLuck)
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else { throw .trailingSpace }
    var codes = CodeSearch(pegCount: setup.pegCount, choiceCount: pegChoices.count)
    for turn in parts[1].split(separator: Self.comma, omittingEmptySubsequences: false) {
      try play(turn)
      guard setup.deal.day == nil || !verifiesAnswers || codes.advance(toFit: CoachQuestion(self).attempts) else {
        throw .contradiction(attempt: attempts.count)
      }
    }
  }

  /// Reads and verifies a replay line by playing it.
  ///
  /// - Throws: The first fault from the left.
  public init(line: String) throws(ReplayError) {
    try self.init(line: line.utf8Bytes)
  }

  /// Reads and verifies a game from an address in the format of the property `address`, by playing it.
  ///
  /// - Throws: The first fault from the left.
  public init(address: [UInt8]) throws(ReplayError) {
    // The first slash belongs to the name and version. Swap the slashes and spaces after it, so that a space in an
    // address is as invalid as an additional slash in a line.
    let head = address.firstIndex(of: Self.slash).map { $0 + 1 } ?? address.count
    let tail = address[head...].map { byte in
      switch byte {
      case Self.slash: Self.space
      case Self.space: Self.slash
      default: byte
      }
    }
    try self.init(line: address[..<head] + tail)
  }

  private mutating func play(_ turn: ArraySlice<UInt8>) throws(ReplayError) {
    let attempt = attempts.count + 1
    guard !isOver else { throw .afterTheEnd }
    if turn.elementsEqual([Self.giveUpSymbol]) {
      giveUp()
      return
    }
    let parts = setup.number == nil ? turn.split(separator: Self.colon, omittingEmptySubsequences: false) : [turn]
    var pegs: [Peg] = []
    for symbol in parts[0] {
      guard let peg = Code.peg(symbol, in: setup.theme) else { throw .unknownPeg(symbol, attempt: attempt) }
      pegs.append(peg)
    }
    guard pegs.count == setup.pegCount else {
      throw .attemptLength(pegs.count, expected: setup.pegCount, attempt: attempt)
    }
    for (index, peg) in pegs.enumerated() { setGuessPeg(peg, at: index) }
    let givenAnswer = setup.number == nil ? try answer(parts[1...], to: pegs) : nil
    switch givenAnswer.map({ attemptGuess(answer: $0) }) ?? attemptGuess() {
    case nil, .codeIsElsewhere:
      guard setup.isWithoutLuck, let given = attempts.last?.matches.map({ MatchCounts($0) }), given != givenAnswer
      else {
        return
      }
      throw .wrongAnswer(attempt: attempt)
    case .noPegs: throw .attemptWithoutPegs(attempt: attempt)
    case .alreadyTried(let first): throw .repeatedAttempt(attempt: attempt, first: first)
    case .gameIsOver: throw .afterTheEnd
    }
  }

  private func answer(_ parts: ArraySlice<ArraySlice<UInt8>>, to pegs: [Peg]) throws(ReplayError) -> MatchCounts {
    let attempt = attempts.count + 1
    guard setup.isWithoutLuck || !pegs.contains(Code.missingPeg) else { throw .unfilledAttempt(attempt: attempt) }
    guard parts.count == 1, let text = parts.first, let counts = MatchCounts(digits: text),
      counts.exact + counts.inexact <= setup.pegCount
    else { throw .malformedAnswer(attempt: attempt) }
    return counts
  }
}

/// The first fault in a replay line, from the left. Attempts are counted from 1.
public enum ReplayError: Error, Hashable, Sendable {
  /// The line isn't of the form `codebreaker/1 <game number or day> <setup> <attempts>`.
  case malformed(ReplayLineFault)
  /// The line ends after the game number or day.
  case missingSetup
  /// The setup doesn't begin with a number of pegs from 3 to 6.
  case invalidPegCount
  /// The number of pegs isn't followed by the identifier of a theme.
  case unknownTheme
  /// The theme is followed by something other than a limit of 1 to 99 attempts without leading zeros.
  case invalidAttemptLimit
  /// A space follows the setup, but no attempt.
  case trailingSpace
  /// A byte among the pegs of an attempt is neither a choice of the theme nor `-`.
  case unknownPeg(UInt8, attempt: Int)
  /// The number of pegs in an attempt differs from that of a code.
  case attemptLength(Int, expected: Int, attempt: Int)
  /// An attempt has no pegs at all.
  case attemptWithoutPegs(attempt: Int)
  /// An attempt is the same as an earlier one.
  case repeatedAttempt(attempt: Int, first: Int)
  /// In a daily game, an attempt has missing pegs.
  case unfilledAttempt(attempt: Int)
  /// In a daily game or a game without luck, an attempt isn't followed by an answer: `:` and two digits whose sum is at
  /// most the number of pegs.
  case malformedAnswer(attempt: Int)
  /// In a daily game, no code fits the answers up to this attempt.
  case contradiction(attempt: Int)
  /// In a game without luck, the answer to this attempt isn't the opponent's.
  case wrongAnswer(attempt: Int)
  /// The line continues after the end of the game.
  case afterTheEnd
}

extension ReplayError: CustomStringConvertible {
  /// The fault as a sentence without a period.
  public var description: String {
    switch self {
    case .malformed(.otherGame): "this is not a game of CodeBreaker: the line must begin with codebreaker/"
    case .malformed(.unsupportedVersion): "only version \(CodeBreaker.version) of the rules can be played"
    case .malformed(.number(let fault)): "the game number \(fault)"
    case .malformed(.day(let fault)): "the day \(fault)"
    case .malformed(.trailingSpace): "the game number is followed by a space but no setup"
    case .malformed(.spaceAfterDay): "the day is followed by a space but no setup"
    case .missingSetup: "the number of pegs and the theme are missing"
    case .invalidPegCount: "the number of pegs must be 3, 4, 5, or 6"
    case .unknownTheme: "there is no such theme"
    case .invalidAttemptLimit: "the guess limit must be 1 to 99"
    case .trailingSpace: "the theme is followed by a space but no attempts"
    case .unknownPeg(let byte, let attempt):
      "attempt \(attempt) has a peg that isn’t in the theme: \(Self.text(of: byte))"
    case .attemptLength(let count, let expected, let attempt):
      "attempt \(attempt) has \(count) pegs, but a code of this game has \(expected)"
    case .attemptWithoutPegs(let attempt): "attempt \(attempt) has no pegs at all"
    case .repeatedAttempt(let attempt, let first): "attempt \(attempt) is the same as attempt \(first)"
    case .unfilledAttempt(let attempt): "attempt \(attempt) has missing pegs, which a daily game doesn’t allow"
    case .malformedAnswer(let attempt): "attempt \(attempt) is not followed by : and its answer, two digits"
    case .contradiction(let attempt): "no code fits the answers up to attempt \(attempt)"
    case .wrongAnswer(let attempt): "attempt \(attempt) is not answered as in a game without luck"
    case .afterTheEnd: "the line continues after the game has ended"
    }
  }

  private static func text(of byte: UInt8) -> String {
    guard 0x21...0x7E ~= byte else { return "byte \(byte)" }
    return String(decoding: [byte], as: UTF8.self)
  }
}
