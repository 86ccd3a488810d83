import CodeBreakerModel
import GameCore
import SessionSupport

/// A position in a game of a simple player, as a number in the table of daily positions. Its bits are, from the highest:
/// seven for the loss of the player's guess in hundredths of a guess, three for the number of attempts, and fourteen for
/// the number of the game.
package struct CodeBreakerDailyPosition {
  /// The number of games. The first one has the number 1.
  package static let gameCount = 1 << 14

  /// The maximum number of attempts before a position.
  package static let maxAttemptCount = 7

  /// The maximum loss, in hundredths of a guess.
  package static let maxLoss = 127

  /// The game up to the position.
  package let game: CodeBreaker

  /// The player's guess.
  package let playedGuess: Code

  /// Plays a game until `attemptCount` guesses are made. Returns `nil` if it is over by then.
  package init?(game index: Int, attemptCount: Int) {
    guard 0..<Self.gameCount ~= index, let number = GameNumber(UInt64(index) + 1),
      var game = try? CodeBreaker(number: number)
    else { return nil }
    var player = SimplePlayer(number: number)
    for _ in 0..<attemptCount {
      guard let guess = player.guess(in: game) else { return nil }
      Self.set(guess, in: &game)
      if game.attemptGuess() != nil { return nil }
    }
    guard let guess = player.guess(in: game) else { return nil }
    self.game = game
    playedGuess = Code(kind: .guess, pegs: CoachQuestion.pegs(of: guess, game.pegChoices))
  }

  private static func set(_ guess: [UInt8], in game: inout CodeBreaker) {
    for (hole, peg) in CoachQuestion.pegs(of: guess, game.pegChoices).enumerated() { game.setGuessPeg(peg, at: hole) }
  }

  /// Returns the number in the table of a position.
  package static func code(game index: Int, attemptCount: Int, loss: Int) -> Int {
    (loss << 3 | attemptCount) << 14 | index
  }

  /// Returns the parts of a number in the table.
  package static func parts(ofCode code: Int) -> (game: Int, attemptCount: Int, loss: Int) {
    (code & (gameCount - 1), code >> 14 & 7, code >> 17)
  }
}

extension DailyPositions {
  /// The positions that everybody practices.
  package static var codeBreaker: DailyPositions {
    DailyPositions(game: "CodeBreaker", .codeBreaker) { code, day in
      let parts = CodeBreakerDailyPosition.parts(ofCode: code)
      return CodeBreakerDailyPosition(game: parts.game, attemptCount: parts.attemptCount).map {
        PracticePosition(
          line: $0.game.line, playedMove: $0.playedGuess.text(in: $0.game.setup.theme), loss: Int64(parts.loss),
          day: day)
      }
    }
  }
}
