import GameCore

/// A player whose games have the mistakes that people make. It guesses a random code that fits all answers, and in one
/// guess of four forgets one of the answers. Its guesses in a game follow from the game's number.
package struct SimplePlayer {
  private var random: SplitMix64

  /// The number of codes that the player tries before it gives up. Every four-peg game has a code that fits by then.
  private static let maxTryCount = 100_000

  /// Creates the player of a numbered game. The seed differs from the game's, so that the player knows nothing of the code.
  package init(number: GameNumber) {
    random = SplitMix64(seed: ~number.value)
  }

  /// Returns the colors of the next guess, or `nil` if the game is over or the player finds no guess.
  package mutating func guess(in game: CodeBreaker) -> [UInt8]? {
    guard !game.isOver else { return nil }
    let attempts = CoachQuestion(game).attempts
    let forgets = random.draw(below: 4) == 0
    let forgotten = forgets && !attempts.isEmpty ? random.draw(below: attempts.count) : nil
    for _ in 0..<Self.maxTryCount {
      let guess = (0..<game.setup.pegCount).map { _ in UInt8(random.draw(below: game.pegChoices.count)) }
      let fits = attempts.indices.allSatisfy { index in
        let attempt = attempts[index]
        return attempt.guess != guess
          && (index == forgotten || AnsweredGuess.counts(of: attempt.guess, against: guess) == attempt.counts)
      }
      if fits { return guess }
    }
    return nil
  }
}
