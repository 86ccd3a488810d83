import NumberedGame

extension CodeBreaker {
  /// Forgets this game and starts the one of `setup`.
  public mutating func restart(_ setup: GameSetup) {
    self = CodeBreaker(setup)
  }

  /// Forgets this game and starts a game of chance: any number of pegs, colours or emoji, any theme, any number. Only
  /// the limit of attempts stays.
  public mutating func restart(using generator: inout some RandomNumberGenerator) {
    restart(GameSetup.random(attemptLimit: setup.attemptLimit, using: &generator))
  }
}
