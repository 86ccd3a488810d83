import CodeBreakerModel
import GameCore
import Testing

@testable import CodeBreakerCoach

enum Games {
  /// Returns a game with random guesses, some with missing pegs.
  static func randomGame(
    _ number: UInt64, _ pegCount: Int, _ theme: String, attemptCount: Int, _ random: inout SplitMix64
  ) throws -> CodeBreaker {
    let theme = try #require(Theme(id: Array(theme.utf8)))
    var game = try CodeBreaker(number: try #require(GameNumber(number)), pegCount: pegCount, theme: theme)
    while game.attempts.count < attemptCount, !game.isOver {
      let pegs = (0..<pegCount).map { _ in UInt8(random.draw(below: theme.choices.count)) }
      try guess(random.draw(below: 4) == 0 ? [CodeText.missingColor] + pegs.dropFirst() : pegs, &game)
    }
    return game
  }

  static func guess(_ pegs: [UInt8], _ game: inout CodeBreaker) throws {
    for (index, peg) in code(pegs, game).pegs.enumerated() { game.setGuessPeg(peg, at: index) }
    game.attemptGuess()
  }

  static func code(_ pegs: [UInt8], _ game: CodeBreaker) -> Code {
    Code(
      kind: .guess,
      pegs: pegs.map { Int($0) < game.pegChoices.count ? game.pegChoices[Int($0)] : Code.missingPeg })
  }
}
