import GameCore

/// The properties of a game before the first guess: its number, peg count, theme, and attempt limit.
///
/// The first three determine the master code. In a daily game, a server deals the code, which isn't part of the setup.
/// A game without luck has no code, and its number has no meaning.
public struct GameSetup: Hashable, Sendable {
  /// The valid numbers of pegs in a code.
  public static let pegCounts = 3...6

  /// The valid numbers of choices in a theme.
  public static let choiceCounts = 4...12

  /// The valid attempt limits.
  public static let attemptLimits = 1...99

  /// The number or the day of the game. A game without luck has the number 1, which is neither shown nor written.
  public let deal: Deal

  /// Whether the opponent has no code, and always gives the answer that leaves the most codes.
  public let isWithoutLuck: Bool

  /// The number of the game, or `nil` for a daily game and a game without luck.
  public var number: GameNumber? { isWithoutLuck ? nil : deal.number }

  /// The number of pegs in a code, in `GameSetup.pegCounts`.
  public let pegCount: Int

  /// The theme, which provides the choices for the pegs.
  public let theme: Theme

  /// The maximum number of attempts, in `GameSetup.attemptLimits`, or `nil` if there is no limit.
  public let attemptLimit: Int?

  /// Creates a setup.
  ///
  /// - Throws: The first fault, in the order in which `SetupError` lists them.
  public init(
    number: GameNumber, pegCount: Int = 4, theme: Theme = .mastermind, attemptLimit: Int? = nil
  ) throws(SetupError) {
    try self.init(deal: .number(number), pegCount: pegCount, theme: theme, attemptLimit: attemptLimit)
  }

  /// Creates a setup.
  ///
  /// - Throws: The first fault, in the order in which `SetupError` lists them.
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

  /// The setup of a game without luck with the same number of pegs, theme, and attempt limit.
  public var variantWithoutLuck: GameSetup {
    GameSetup(checked: .number(GameNumber(1)!), pegCount, theme, attemptLimit, isWithoutLuck: true)
  }

  /// The number of codes.
  public var codeCount: Int { (0..<pegCount).reduce(1) { count, _ in count * theme.choices.count } }

  /// The master code. It has no pegs in a daily game or a game without luck.
  ///
  /// The pegs are drawn from left to right. The seed is the FNV-1a hash of the number, peg count, and theme in the
  /// replay line, such as `537 4.mastermind`, so different peg counts or themes have unrelated codes.
  public var masterCode: Code {
    guard let number else { return Code(kind: .master(isHidden: true), pegCount: pegCount) }
    var generator = SplitMix64(seed: FNV1a.hash("\(number) ".utf8Bytes + codeText))
    return masterCode(using: &generator)
  }

  /// Returns a master code, with its pegs drawn from left to right. In a daily game, `generator` is the day's deal.
  public func masterCode(using generator: inout some RandomNumberGenerator) -> Code {
    var code = Code(kind: .master(isHidden: true), pegCount: pegCount)
    code.randomize(from: theme.choices, using: &generator)
    return code
  }

  func isCode(_ pegs: [Peg]) -> Bool {
    pegs.count == pegCount && pegs.allSatisfy { theme.choices.contains($0) }
  }
}

extension GameSetup {
  /// Returns a random setup. Draws the number of pegs, then colors or emoji with equal probability, a theme of that
  /// kind, and a number from `GameNumber.drawnRange`. An `attemptLimit` outside `attemptLimits` means no limit.
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

  /// Returns a setup with a random number from `GameNumber.drawnRange`. Clamps `pegCount` to `pegCounts`, and replaces
  /// an unplayable theme with Mastermind. An `attemptLimit` outside `attemptLimits` means no limit.
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

/// A reason why a setup is invalid.
public enum SetupError: Error, Hashable, Sendable {
  /// The number of pegs isn't in `GameSetup.pegCounts`.
  case pegCount(Int)
  /// The number of choices isn't in `GameSetup.choiceCounts`.
  case choiceCount(Int)
  /// The choices include the missing peg.
  case missingPegAsChoice
  /// The choices include a peg twice.
  case repeatedChoice(Peg)
  /// The attempt limit isn't in `GameSetup.attemptLimits`.
  case attemptLimit(Int)
}

extension SetupError: CustomStringConvertible {
  /// The fault as a sentence without a period.
  public var description: String {
    switch self {
    case .pegCount(let count): "a code has 3 to 6 pegs, not \(count)"
    case .choiceCount(let count): "a theme has 4 to 12 choices, not \(count)"
    case .missingPegAsChoice: "a theme cannot offer the missing peg"
    case .repeatedChoice(let peg): "the theme offers \(peg.text) twice"
    case .attemptLimit(let limit): "the guess limit must be 1 to 99, not \(limit)"
    }
  }
}
