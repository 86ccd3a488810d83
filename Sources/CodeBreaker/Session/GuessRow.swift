import CodeBreakerModel
import NumberedGame

/// A game whose guess is put together hole by hole, away from the table: where it is practiced, and where it is learned.
public struct GuessRow {
  /// The game, with the guess as far as it is put together.
  public internal(set) var game: CodeBreaker

  /// The hole that the next peg goes into, 0 for the first.
  public private(set) var hole = 0

  /// Begins with the first hole.
  init(_ game: CodeBreaker) {
    self.game = game
  }

  /// Goes to a hole of the guess.
  ///
  /// - Returns: what a screen reader says; nothing where there is no such hole.
  mutating func select(hole: Int) -> String? {
    guard game.guess.pegs.indices.contains(hole) else { return nil }
    self.hole = hole
    return spoken
  }

  /// Puts a choice into the hole, 0 for the first one, and goes on to the next hole.
  ///
  /// - Returns: what a screen reader says of the hole; nothing where there is no such choice.
  mutating func choose(_ choice: Int) -> String? {
    guard game.pegChoices.indices.contains(choice) else { return nil }
    game.setGuessPeg(game.pegChoices[choice], at: hole)
    defer { hole = min(hole + 1, game.guess.pegs.count - 1) }
    return spoken
  }

  /// Takes the peg out of the hole, or where there is none goes to the hole before and takes that one out.
  ///
  /// - Returns: what a screen reader says.
  mutating func clear() -> String {
    if game.guess.pegs[hole] == Code.missingPeg { hole = max(0, hole - 1) }
    game.setGuessPeg(Code.missingPeg, at: hole)
    return spoken
  }

  /// Why the guess cannot be made yet, or nothing when it can.
  var problem: String? {
    if game.guess.pegs.contains(Code.missingPeg) { return "Fill the row, then guess." }
    return game.reasonToIgnoreGuess.map { CodeBreakerSession.Spoken.reason($0) }
  }

  private var spoken: String { CodeBreakerSession.Spoken.hole(hole, of: game.guess, theme: game.setup.theme) }
}
