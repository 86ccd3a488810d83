/// A proof that no strategy for a game of Mastermind needs fewer guesses than a bound.
///
/// As bytes, a proof begins with a line of ASCII: `codebreaker-proof/1`, the number of pegs, the number of colors, and
/// the bound, separated by spaces and terminated by a line feed. Then come numbers in the order in which `BoundChecker`
/// requests them: for each guess that known bounds don't refute, the raise of each part of three or more codes, in the
/// order of the answers. A number has seven bits in each byte, the lowest first. All bytes but the last have the eighth
/// bit set, and the last is zero only if it is the only one.
public struct BoundProof: Hashable, Sendable {
  /// The number of pegs in a code, 2 to 6.
  public let pegCount: Int

  /// The number of available colors, 1 to 12.
  public let colorCount: Int

  /// The lower bound for the guesses that any strategy needs for all codes together.
  public let bound: Int

  private let raises: [UInt8]

  /// The maximum number of codes of a game that proofs support.
  public static var maxCodeCount: Int { ProofGame.maxCodeCount }

  private static let name = Array("codebreaker-proof/1".utf8)
  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  /// A closure that returns a set's total. If the limit is lower, any number from the limit to the total is enough.
  ///
  /// The codes are numbered by their pegs, in ascending order. The guesses lead from all codes to the set.
  public typealias TotalFunction = (_ codes: [UInt16], _ limit: Int, _ guesses: [Int]) -> Int

  /// Creates a proof.
  ///
  /// - Parameters:
  ///   - pegCount: The number of pegs in a code.
  ///   - colorCount: The number of available colors.
  ///   - bound: A lower bound of the total of all codes.
  ///   - total: A closure that returns the total of a set. Wrong totals cause an error or a proof that `check()`
  ///     rejects, but never a valid proof of a wrong bound.
  /// - Throws: `header` for an unsupported game or too many codes, `unrefutedGuess` if totals don't prove the bound.
  public init(pegCount: Int, colorCount: Int, bound: Int, total: @escaping TotalFunction) throws(ProofFault) {
    guard let game = ProofGame(pegCount: pegCount, colorCount: colorCount) else { throw .header }
    let checker = BoundChecker(game, source: ProofWriter(total: total))
    try checker.check(game.allCodes, needs: bound, after: [])
    self.pegCount = pegCount
    self.colorCount = colorCount
    self.bound = bound
    raises = checker.source.bytes
  }

  /// Reads a proof from its bytes.
  ///
  /// - Throws: `header` if the first line is invalid. Only `check()` finds other faults.
  public init(bytes: [UInt8]) throws(ProofFault) {
    guard let end = bytes.firstIndex(of: Self.lineFeed) else { throw .header }
    let words = bytes[..<end].split(separator: Self.space, omittingEmptySubsequences: false)
    guard words.count == 4, words[0].elementsEqual(Self.name), let pegCount = Self.number(words[1]),
      let colorCount = Self.number(words[2]), let bound = Self.number(words[3]),
      ProofGame.isSupported(pegCount: pegCount, colorCount: colorCount)
    else { throw .header }
    self.pegCount = pegCount
    self.colorCount = colorCount
    self.bound = bound
    raises = Array(bytes[(end + 1)...])
  }

  /// The proof as bytes.
  public var bytes: [UInt8] {
    Self.name + Array(" \(pegCount) \(colorCount) \(bound)\n".utf8) + raises
  }

  /// Checks the proof.
  ///
  /// - Returns: The number of sets that had to be checked.
  /// - Throws: The first fault.
  public func check() throws(ProofFault) -> Int {
    guard let game = ProofGame(pegCount: pegCount, colorCount: colorCount) else { throw .header }
    let checker = BoundChecker(game, source: ProofReader(bytes: raises))
    try checker.check(game.allCodes, needs: bound, after: [])
    guard checker.source.isAtEnd else { throw .tooLong }
    return checker.checkedSetCount
  }

  /// Parses a number of up to seven digits without leading zeros.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    guard (1...7).contains(text.count), text.first != UInt8(ascii: "0") || text.count == 1 else { return nil }
    var number = 0
    for digit in text {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}

/// A fault in a proof.
public enum ProofFault: Error, Hashable, Sendable {
  /// The first line isn't a valid header, or its game is too large.
  case header
  /// The proof ends too early.
  case tooShort
  /// The proof has additional bytes at its end.
  case tooLong
  /// A number has more bytes than necessary, or is larger than any valid number.
  case number
  /// The raises don't refute a guess.
  case unrefutedGuess
}

extension ProofFault: CustomStringConvertible {
  /// A sentence that describes the fault.
  public var description: String {
    switch self {
    case .header: "The first line must be codebreaker-proof/1, the numbers of pegs and colors, and the bound."
    case .tooShort: "The proof ends too early."
    case .tooLong: "The proof has data after its end."
    case .number: "The proof has a number with too many bytes."
    case .unrefutedGuess: "The proof does not refute a guess."
    }
  }
}
