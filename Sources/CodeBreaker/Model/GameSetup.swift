import NumberedGame

/// Everything that makes a game what it is before the first guess: its number, how many pegs a code has, what they are
/// chosen from, and how many attempts there are.
///
/// Number, peg count and theme together decide the master code, so that whoever opens the same setup breaks the same
/// code. The limit of attempts does not. The code of a day's game is dealt by somebody else, and no setup tells it. A game
/// without luck has no code, and its number means nothing.
public struct GameSetup: Hashable, Sendable {
  /// How many pegs a code may have.
  public static let pegCounts = 3...6

  /// How many choices a theme may offer.
  public static let choiceCounts = 4...12

  /// Which limits of attempts there may be.
  public static let attemptLimits = 1...99

  /// What names the game: its number, or its day. A game without luck always has the number 1, which is neither shown nor
  /// written.
  public let deal: Deal

  /// Whether the opponent has no code, but always gives the answer that leaves most codes.
  public let isWithoutLuck: Bool

  /// The number of the game; `nil` for the game of a day, and for one without luck.
  public var number: GameNumber? { isWithoutLuck ? nil : deal.number }

  /// How many pegs a code has, in `GameSetup.pegCounts`.
  public let pegCount: Int

  /// What the pegs are chosen from.
  public let theme: Theme

  /// After how many attempts the game is lost, in `GameSetup.attemptLimits`, or nothing when there is no end to them.
  public let attemptLimit: Int?

  /// Makes a setup.
  ///
  /// - Throws: the first fault found, in the order in which `SetupError` lists them.
  public init(
    number: GameNumber, pegCount: Int = 4, theme: Theme = .mastermind, attemptLimit: Int? = nil
  ) throws(SetupError) {
    try self.init(deal: .number(number), pegCount: pegCount, theme: theme, attemptLimit: attemptLimit)
  }

  /// Makes a setup.
  ///
  /// - Throws: the first fault found, in the order in which `SetupError` lists them.
  public init(deal: Deal, pegCount: Int = 4, theme: Theme = .mastermind, attemptLimit: Int? = nil) throws(SetupError) {
    guard GameSetup.pegCounts.contains(pegCount) else { throw .pegCount(pegCount) }
    let choices = theme.choices
    guard GameSetup.choiceCounts.contains(choices.count) else { throw .choiceCount(choices.count) }
    for (index, choice) in choices.enumerated() {
      guard choice != Code.missingPeg else { throw .missingPegAsChoice }
      guard !choices[..<index].contains(choice) else { throw .repeatedChoice(choice) }
    }
    if let attemptLimit, !GameSetup.attemptLimits.contains(attemptLimit) { throw .attemptLimit(attemptLimit) }
    self.init(checked: deal, pegCount, theme, attemptLimit, isWithoutLuck: false)
  }

  private init(checked deal: Deal, _ pegCount: Int, _ theme: Theme, _ attemptLimit: Int?, isWithoutLuck: Bool) {
    self.deal = deal
    self.pegCount = pegCount
    self.theme = theme
    self.attemptLimit = attemptLimit
    self.isWithoutLuck = isWithoutLuck
  }

  /// The game without luck with as many pegs of the same theme, and the same limit of attempts.
  public var withoutLuck: GameSetup {
    GameSetup(checked: .number(GameNumber(1)!), pegCount, theme, attemptLimit, isWithoutLuck: true)
  }

  /// How many codes there are.
  public var codeCount: Int { (0..<pegCount).reduce(1) { count, _ in count * theme.choices.count } }

  /// The code that is to be broken; of the game of a day and of one without luck, one without pegs.
  ///
  /// Its pegs are drawn from left to right. The generator's seed is the FNV-1a hash of what the replay line says of
  /// this game, `537 4.mastermind`, so that the code of a number tells nothing about the same number's code with more
  /// pegs or in another theme.
  public var masterCode: Code {
    guard let number else { return Code(kind: .master(isHidden: true), pegCount: pegCount) }
    var generator = SplitMix64(seed: Self.hash("\(number) ".utf8Bytes + codeText))
    return masterCode(drawing: &generator)
  }

  /// The code that whoever deals the game of a day draws for it, its pegs from left to right.
  public func masterCode(drawing generator: inout some RandomNumberGenerator) -> Code {
    var code = Code(kind: .master(isHidden: true), pegCount: pegCount)
    code.randomize(from: theme.choices, using: &generator)
    return code
  }

  /// Whether these pegs can be a code of this game.
  func isCode(_ pegs: [Peg]) -> Bool {
    pegs.count == pegCount && pegs.allSatisfy { theme.choices.contains($0) }
  }

  /// The 64-bit hash FNV-1a of G. Fowler, L. C. Noll and K.-P. Vo (RFC 9923).
  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash($0, $1) }
  }

  /// The hash of one byte more.
  @inline(__always)
  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

extension GameSetup {
  /// A game of chance: any number of pegs, colours or emoji at even odds, any theme of that kind, any of the numbers
  /// that games of chance have. Drawn in this order.
  ///
  /// - Parameters:
  ///   - attemptLimit: in `GameSetup.attemptLimits`; any other is taken for none.
  ///   - generator: what draws all of it.
  public static func random(
    attemptLimit: Int? = nil, using generator: inout some RandomNumberGenerator
  ) -> GameSetup {
    let pegCount = pegCounts.lowerBound + generator.draw(below: pegCounts.count)
    let kind: Theme.Kind = generator.draw(below: 2) == 0 ? .color : .emoji
    let themes = Theme.all(of: kind)
    return random(
      pegCount: pegCount, theme: themes[generator.draw(below: themes.count)], attemptLimit: attemptLimit,
      using: &generator)
  }

  /// A game with the given pegs and theme, and any of the numbers that games of chance have.
  ///
  /// - Parameters:
  ///   - pegCount: in `GameSetup.pegCounts`; any other is taken for the nearest one there.
  ///   - theme: a theme of the table; one that cannot be played is taken for Mastermind.
  ///   - attemptLimit: in `GameSetup.attemptLimits`; any other is taken for none.
  ///   - generator: what draws the number.
  public static func random(
    pegCount: Int, theme: Theme, attemptLimit: Int? = nil, using generator: inout some RandomNumberGenerator
  ) -> GameSetup {
    let number = GameNumber.draw(using: &generator)
    let pegCount = min(max(pegCount, pegCounts.lowerBound), pegCounts.upperBound)
    let limit = attemptLimit.flatMap { attemptLimits.contains($0) ? $0 : nil }
    if let setup = try? GameSetup(number: number, pegCount: pegCount, theme: theme, attemptLimit: limit) {
      return setup
    }
    return (try? GameSetup(number: number, pegCount: pegCount, attemptLimit: limit))!
  }
}

/// Why a game cannot be set up.
public enum SetupError: Error, Hashable, Sendable {
  /// The number of pegs lies outside `GameSetup.pegCounts`.
  case pegCount(Int)
  /// The number of choices lies outside `GameSetup.choiceCounts`.
  case choiceCount(Int)
  /// The missing peg is among the choices.
  case missingPegAsChoice
  /// A choice is among the choices twice.
  case repeatedChoice(Peg)
  /// The limit of attempts lies outside `GameSetup.attemptLimits`.
  case attemptLimit(Int)
}

extension SetupError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    switch self {
    case .pegCount(let count): "a code has 3 to 6 pegs, not \(count)"
    case .choiceCount(let count): "a theme has 4 to 12 choices, not \(count)"
    case .missingPegAsChoice: "a theme cannot offer the missing peg"
    case .repeatedChoice(let peg): "the theme offers \(peg.text) twice"
    case .attemptLimit(let limit): "the limit of attempts lies between 1 and 99, and is not \(limit)"
    }
  }
}
