/// A proof that no strategy for a game of Mastermind needs fewer guesses than a bound.
///
/// As bytes it is a line of ASCII, `codebreaker-proof/1`, the numbers of pegs and of colors, and the bound, parted by spaces
/// and ended by a line feed. Behind it stand numbers in the order in which `BoundChecker` asks for them: whenever what it
/// knows of the parts does not refute a guess, for each part of three codes and more, in the order of the answers, how many
/// guesses more it needs than is known. A number has seven bits in each byte, the lowest first; all bytes but the last have
/// their eighth bit set, and the last one is no zero unless it is the only one.
public struct BoundProof: Hashable, Sendable {
  /// How many pegs a code has, 2 to 6.
  public let pegCount: Int

  /// How many colors there are to choose from, 1 to 12.
  public let colorCount: Int

  /// How many guesses for all codes together every strategy needs at least.
  public let bound: Int

  /// The numbers, as bytes.
  private let raises: [UInt8]

  /// The most codes of a game that there are proofs for.
  public static var largestCodeCount: Int { ProofGame.largestCodeCount }

  private static let name = Array("codebreaker-proof/1".utf8)
  private static let space = UInt8(ascii: " ")
  private static let lineFeed = UInt8(ascii: "\n")

  /// Says what the total of some codes is if it is below a limit, or else any number from the limit up to that total.
  ///
  /// The codes are counted in the order of their pegs and stand in it; behind the limit come the guesses that lead to them
  /// from all codes.
  public typealias Totals = (_ codes: [UInt16], _ limit: Int, _ guesses: [Int]) -> Int

  /// Writes a proof.
  ///
  /// - Parameters:
  ///   - pegCount: how many pegs a code has.
  ///   - colorCount: how many colors there are.
  ///   - bound: a lower bound of the total of all codes.
  ///   - totals: is asked for the totals of sets. Where it errs, nothing wrong is proven.
  /// - Throws: `header` where there are no such games or they have more than `largestCodeCount` codes, `tooLow` where the
  ///   totals do not prove the bound.
  public init(pegCount: Int, colorCount: Int, bound: Int, totals: @escaping Totals) throws(ProofFault) {
    guard let game = ProofGame(pegCount: pegCount, colorCount: colorCount) else { throw .header }
    let checker = BoundChecker(game, source: ProofWriter(totals: totals))
    try checker.check(game.allCodes, needs: bound, after: [])
    self.pegCount = pegCount
    self.colorCount = colorCount
    self.bound = bound
    raises = checker.source.bytes
  }

  /// Reads what `bytes` writes.
  ///
  /// - Throws: `header`. All else only `check()` finds.
  public init(bytes: [UInt8]) throws(ProofFault) {
    guard let end = bytes.firstIndex(of: Self.lineFeed) else { throw .header }
    let words = bytes[..<end].split(separator: Self.space, omittingEmptySubsequences: false)
    guard words.count == 4, words[0].elementsEqual(Self.name), let pegCount = Self.number(words[1]),
      let colorCount = Self.number(words[2]), let bound = Self.number(words[3]),
      ProofGame.isKnown(pegCount: pegCount, colorCount: colorCount)
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
  /// - Returns: how many sets of codes had to be looked at.
  /// - Throws: the first fault.
  public func check() throws(ProofFault) -> Int {
    guard let game = ProofGame(pegCount: pegCount, colorCount: colorCount) else { throw .header }
    let checker = BoundChecker(game, source: ProofReader(bytes: raises))
    try checker.check(game.allCodes, needs: bound, after: [])
    guard checker.source.isAtEnd else { throw .tooLong }
    return checker.setCount
  }

  /// A number of up to seven digits without needless zeros.
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

/// What is wrong with a proof.
public enum ProofFault: Error, Hashable, Sendable {
  /// The first line does not name the format, a game and a bound, or the game is too large.
  case header
  /// It ends too early.
  case tooShort
  /// Something stands behind its end.
  case tooLong
  /// A number has more bytes than it needs, or is larger than any that is needed.
  case number
  /// What it says of the parts does not refute some guess.
  case tooLow
}

extension ProofFault: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .header: "The first line must be codebreaker-proof/1, the numbers of pegs and colors, and the bound."
    case .tooShort: "The proof ends too early."
    case .tooLong: "Something stands behind the end of the proof."
    case .number: "The proof has a number with too many bytes."
    case .tooLow: "The proof does not refute a guess."
    }
  }
}
