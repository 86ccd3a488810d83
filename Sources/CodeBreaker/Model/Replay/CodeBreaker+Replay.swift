import NumberedGame

/// A game as one line of text: `codebreaker/1 537 4.mastermind 0123,45-0`.
///
/// After the number stand the number of pegs and the theme, with a limit of attempts behind them where there is one
/// (`4.mastermind.10`), then the attempts, each as `Code.text(in:)` writes it. An `x` at the end says that the player
/// gave up. Every game has exactly one such line, and reading a line plays it.
extension CodeBreaker {
  /// The version of these rules, as written in replay lines.
  public static let version = 1

  static let name: StaticString = "codebreaker"

  private static let givingUp = UInt8(ascii: "x")
  private static let space = UInt8(ascii: " ")
  private static let slash = UInt8(ascii: "/")
  private static let comma = UInt8(ascii: ",")

  /// The replay line, the only form of this game, as ASCII bytes. The guess being put together is not part of it.
  public var line: [UInt8] {
    var moves = setup.text
    var turns = attempts.map { $0.text(in: setup.theme) }
    if ending == .gaveUp { turns.append([Self.givingUp]) }
    if !turns.isEmpty {
      moves.append(Self.space)
      moves.append(contentsOf: turns.joined(by: Self.comma))
    }
    return ReplayLine(number: setup.number, moves: moves).text(name: Self.name, version: Self.version)
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
    let text: ReplayLine
    do {
      text = try ReplayLine(line, name: Self.name, version: Self.version)
    } catch {
      throw .malformed(error)
    }
    guard !text.moves.isEmpty else { throw .missingSetup }
    let parts = text.moves.split(separator: Self.space, maxSplits: 1, omittingEmptySubsequences: false)
    self.init(try GameSetup(number: text.number, text: parts[0]))
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else { throw .trailingSpace }
    for turn in parts[1].split(separator: Self.comma, omittingEmptySubsequences: false) {
      try play(turn)
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
  private mutating func play(_ turn: some Collection<UInt8>) throws(ReplayError) {
    let attempt = attempts.count + 1
    guard !isOver else { throw .afterTheEnd }
    if turn.elementsEqual([Self.givingUp]) {
      giveUp()
      return
    }
    var pegs: [Peg] = []
    for symbol in turn {
      guard let peg = Code.peg(symbol, in: setup.theme) else { throw .unknownPeg(symbol, attempt: attempt) }
      pegs.append(peg)
    }
    guard pegs.count == setup.pegCount else {
      throw .attemptLength(pegs.count, expected: setup.pegCount, attempt: attempt)
    }
    for (index, peg) in pegs.enumerated() { setGuessPeg(peg, at: index) }
    switch attemptGuess() {
    case nil: return
    case .noPegs: throw .attemptWithoutPegs(attempt: attempt)
    case .alreadyTried(let first): throw .repeatedAttempt(attempt: attempt, first: first)
    case .gameIsOver: throw .afterTheEnd
    }
  }
}
