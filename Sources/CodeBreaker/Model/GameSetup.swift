import NumberedGame

/// Everything that makes a game what it is before the first guess: its number, how many pegs a code has, what they are
/// chosen from, and how many attempts there are.
///
/// Number, peg count and theme together decide the master code, so that whoever opens the same setup breaks the same
/// code. The limit of attempts does not.
public struct GameSetup: Hashable, Sendable {
  /// How many pegs a code may have.
  public static let pegCounts = 3...6

  /// How many choices a theme may offer.
  public static let choiceCounts = 4...12

  /// Which limits of attempts there may be.
  public static let attemptLimits = 1...99

  /// The number of the game.
  public let number: GameNumber

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
    guard GameSetup.pegCounts.contains(pegCount) else { throw .pegCount(pegCount) }
    let choices = theme.choices
    guard GameSetup.choiceCounts.contains(choices.count) else { throw .choiceCount(choices.count) }
    for (index, choice) in choices.enumerated() {
      guard choice != Code.missingPeg else { throw .missingPegAsChoice }
      guard !choices[..<index].contains(choice) else { throw .repeatedChoice(choice) }
    }
    if let attemptLimit, !GameSetup.attemptLimits.contains(attemptLimit) { throw .attemptLimit(attemptLimit) }
    self.number = number
    self.pegCount = pegCount
    self.theme = theme
    self.attemptLimit = attemptLimit
  }

  /// The code that is to be broken.
  ///
  /// Its pegs are drawn from left to right. The generator's seed is the FNV-1a hash of what the replay line says of
  /// this game, `537 4.mastermind`, so that the code of a number tells nothing about the same number's code with more
  /// pegs or in another theme.
  public var masterCode: Code {
    var generator = SplitMix64(seed: Self.hash("\(number) ".utf8Bytes + codeText))
    var code = Code(kind: .master(isHidden: true), pegCount: pegCount)
    code.randomize(from: theme.choices, using: &generator)
    return code
  }

  /// The 64-bit hash FNV-1a of G. Fowler, L. C. Noll and K.-P. Vo (RFC 9923).
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
