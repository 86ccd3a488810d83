import NumberedGame

/// A game as one line of text: `codebreaker/1 537 4.mastermind 0123,45-0`.
///
/// After the number stand the number of pegs and the theme, with a limit of attempts behind them where there is one
/// (`4.mastermind.10`), then the attempts, each as `Code.text(in:)` writes it. An `x` at the end says that the player
/// gave up. Every game has exactly one such line, and reading a line plays it.
///
/// The game of a day has the day in place of the number and, as somebody else has the code, with each attempt its answer:
/// `codebreaker/1 2026-11-21 4.mastermind.12 0123:20,4455:01`, the exact matches first. All pegs of its attempts are there, and
/// at least one code fits all answers.
///
/// A game without luck has the word `without-luck` in place of the number, and with each attempt its answer too:
/// `codebreaker/1 without-luck 4.mastermind.10 0011:00,2345:11`. The answers are those of the opponent.
extension CodeBreaker {
  /// The version of these rules, as written in replay lines.
  public static let version = 1

  static let name: StaticString = "codebreaker"

  private static var luckless: [UInt8] { "without-luck".utf8Bytes }
  private static let givingUp = UInt8(ascii: "x")
  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let comma = UInt8(ascii: ",")
  private static let colon = UInt8(ascii: ":")

  /// The replay line, the only form of this game, as ASCII bytes. The guess being put together is not part of it.
  public var line: [UInt8] {
    var moves = setup.text
    var turns = attempts.map { attempt in
      attempt.text(in: setup.theme) + (setup.number == nil ? Self.answerText(attempt) : [])
    }
    if ending == .gaveUp { turns.append([Self.givingUp]) }
    if !turns.isEmpty {
      moves.append(Self.space)
      moves.append(contentsOf: turns.joined(by: Self.comma))
    }
    let line = ReplayLine(deal: setup.deal, moves: moves).text(name: Self.name, version: Self.version)
    return setup.isWithoutLuck
      ? Self.replacing(setup.deal.description.utf8Bytes, by: Self.luckless, in: line) ?? line : line
  }

  /// A line with another word behind its name and version, where that word is `old`.
  private static func replacing(_ old: [UInt8], by new: [UInt8], in line: [UInt8]) -> [UInt8]? {
    guard let start = line.firstIndex(of: space).map({ $0 + 1 }), line[start...].starts(with: old) else { return nil }
    let rest = line[(start + old.count)...]
    return rest.isEmpty || rest.first == space ? line[..<start] + new + rest : nil
  }

  /// What a line says of the answer to an attempt: `:20`.
  private static func answerText(_ attempt: Code) -> [UInt8] {
    let counts = MatchCounts(attempt.matches ?? [])
    return [colon] + counts.exact.description.utf8Bytes + counts.inexact.description.utf8Bytes
  }

  /// The replay line with `/` in place of spaces, as it stands in the address of a shared game.
  public var address: [UInt8] {
    line.map { $0 == Self.space ? Self.slash : $0 }
  }

  /// Reads and verifies a replay line by playing it.
  ///
  /// - Parameter line: the line as ASCII bytes, without a line end.
  /// - Throws: the first fault, reading from the left.
  public init(line: [UInt8]) throws(ReplayError) {
    try self.init(line: line, asksForCode: true)
  }

  /// Reads a line.
  ///
  /// - Parameter asksForCode: whether in the game of a day some code has to fit all answers, which takes a search.
  init(line: [UInt8], asksForCode: Bool) throws(ReplayError) {
    // What stands in place of the number is read as if it were one.
    let numbered = Self.replacing(Self.luckless, by: [UInt8(ascii: "1")], in: line)
    let text: ReplayLine
    do {
      text = try ReplayLine(numbered ?? line, name: Self.name, version: Self.version)
    } catch {
      throw .malformed(error)
    }
    guard !text.moves.isEmpty else { throw .missingSetup }
    let parts = text.moves.split(separator: Self.space, maxSplits: 1, omittingEmptySubsequences: false)
    let setup = try GameSetup(deal: text.deal, text: parts[0])
    self.init(numbered == nil ? setup : setup.withoutLuck)
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else { throw .trailingSpace }
    var codes = CodeSearch(pegCount: setup.pegCount, choiceCount: pegChoices.count)
    for turn in parts[1].split(separator: Self.comma, omittingEmptySubsequences: false) {
      try play(turn)
      guard setup.deal.day == nil || !asksForCode || codes.advance(toFit: CoachQuestion(self).attempts) else {
        throw .contradiction(attempt: attempts.count)
      }
    }
  }

  /// Reads and verifies a replay line by playing it.
  ///
  /// - Throws: the first fault, reading from the left.
  public init(line: String) throws(ReplayError) {
    try self.init(line: line.utf8Bytes)
  }

  /// Reads and verifies what `address` writes.
  ///
  /// - Throws: the first fault, reading from the left.
  public init(address: [UInt8]) throws(ReplayError) {
    // The first slash belongs to the name and the version; behind it slashes and spaces change places, so that an
    // address with a space in it is as wrong as a line with one slash too many.
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

  /// Plays one attempt, or giving up.
  private mutating func play(_ turn: ArraySlice<UInt8>) throws(ReplayError) {
    let attempt = attempts.count + 1
    guard !isOver else { throw .afterTheEnd }
    if turn.elementsEqual([Self.givingUp]) {
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
    let told = setup.number == nil ? try answer(parts[1...], to: pegs) : nil
    switch told.map({ attemptGuess(answer: $0) }) ?? attemptGuess() {
    case nil, .codeIsElsewhere:
      guard setup.isWithoutLuck, let given = attempts.last?.matches.map({ MatchCounts($0) }), given != told else {
        return
      }
      throw .otherAnswer(attempt: attempt)
    case .noPegs: throw .attemptWithoutPegs(attempt: attempt)
    case .alreadyTried(let first): throw .repeatedAttempt(attempt: attempt, first: first)
    case .gameIsOver: throw .afterTheEnd
    }
  }

  /// Reads the answer to an attempt: what stands behind its colon.
  private func answer(_ parts: ArraySlice<ArraySlice<UInt8>>, to pegs: [Peg]) throws(ReplayError) -> MatchCounts {
    let attempt = attempts.count + 1
    guard setup.isWithoutLuck || !pegs.contains(Code.missingPeg) else { throw .unfilledAttempt(attempt: attempt) }
    guard parts.count == 1, let text = parts.first, text.count == 2, let exact = DecimalText.read(text.prefix(1)),
      let inexact = DecimalText.read(text.suffix(1)), Int(exact + inexact) <= setup.pegCount
    else { throw .answer(attempt: attempt) }
    return MatchCounts(exact: Int(exact), inexact: Int(inexact))
  }
}

/// The first fault of a replay line, reading from the left. Attempts are counted from 1.
public enum ReplayError: Error, Hashable, Sendable {
  /// The line is not of the form `codebreaker/1 <game number or day> <setup> <attempts>`.
  case malformed(ReplayLineFault)
  /// The line ends after the game number or day.
  case missingSetup
  /// The setup does not begin with a number of pegs from 3 to 6.
  case pegCount
  /// No theme of that name follows the number of pegs.
  case unknownTheme
  /// What follows the theme is not a limit of attempts from 1 to 99, written without leading zeros.
  case attemptLimit
  /// The line goes on after the setup with a space, but no attempt follows.
  case trailingSpace
  /// A byte among the pegs of an attempt is neither a choice of the theme nor `-`.
  case unknownPeg(UInt8, attempt: Int)
  /// An attempt has another number of pegs than a code of the game.
  case attemptLength(Int, expected: Int, attempt: Int)
  /// An attempt has no pegs at all.
  case attemptWithoutPegs(attempt: Int)
  /// An attempt was made before.
  case repeatedAttempt(attempt: Int, first: Int)
  /// In the game of a day, an attempt has not all pegs.
  case unfilledAttempt(attempt: Int)
  /// In the game of a day or one without luck, an attempt is not followed by `:` and two digits, which together are no more than the pegs.
  case answer(attempt: Int)
  /// In the game of a day, no code fits the answers up to this attempt.
  case contradiction(attempt: Int)
  /// In a game without luck, the answer to this attempt is not the one that leaves most codes.
  case otherAnswer(attempt: Int)
  /// The line goes on after the game has ended.
  case afterTheEnd
}

extension ReplayError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .malformed(.otherGame): "this is not a game of CodeBreaker: the line must begin with codebreaker/"
    case .malformed(.unsupportedVersion): "only version \(CodeBreaker.version) of the rules can be played"
    case .malformed(.number(let fault)): "the game number \(fault)"
    case .malformed(.day(let fault)): "the day \(fault)"
    case .malformed(.trailingSpace): "a space follows the game number, but no setup"
    case .malformed(.spaceAfterDay): "a space follows the day, but no setup"
    case .missingSetup: "the number of pegs and the theme are missing"
    case .pegCount: "the number of pegs must be 3, 4, 5 or 6"
    case .unknownTheme: "there is no such theme"
    case .attemptLimit: "the limit of attempts must lie between 1 and 99"
    case .trailingSpace: "a space follows the theme, but no attempt"
    case .unknownPeg(let byte, let attempt): "attempt \(attempt) has a peg that the theme has not: \(Self.show(byte))"
    case .attemptLength(let count, let expected, let attempt):
      "attempt \(attempt) has \(count) pegs, but a code of this game has \(expected)"
    case .attemptWithoutPegs(let attempt): "attempt \(attempt) has no pegs at all"
    case .repeatedAttempt(let attempt, let first): "attempt \(attempt) is the same as attempt \(first)"
    case .unfilledAttempt(let attempt): "attempt \(attempt) has missing pegs, which the game of a day does not allow"
    case .answer(let attempt): "attempt \(attempt) is not followed by : and its answer, two digits"
    case .contradiction(let attempt): "no code fits the answers up to attempt \(attempt)"
    case .otherAnswer(let attempt): "attempt \(attempt) is not answered as in a game without luck"
    case .afterTheEnd: "the line goes on after the game has ended"
    }
  }

  /// A byte as something that can be shown on any screen.
  private static func show(_ byte: UInt8) -> String {
    guard 0x21...0x7E ~= byte else { return "byte \(byte)" }
    return String(decoding: [byte], as: UTF8.self)
  }
}
