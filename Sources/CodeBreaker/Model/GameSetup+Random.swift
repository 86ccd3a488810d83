import NumberedGame

extension GameSetup {
  /// A game of chance: any number of pegs, colours or emoji at even odds, any theme of that kind, any of the numbers
  /// that games of chance have. Drawn in this order.
  ///
  /// - Parameter attemptLimit: in `GameSetup.attemptLimits`; any other is taken for none.
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
