import CodeBreakerModel
import NumberedGame

/// A game in practice or in the lesson, for which the player enters a guess.
public struct GuessEntry {
  /// The game, with the guess that the player is entering.
  public internal(set) var game: CodeBreaker

  /// The hole that the next peg goes into, 0 for the first.
  public private(set) var hole = 0

  init(_ game: CodeBreaker) {
    self.game = game
  }

  /// Selects a hole of the guess. Returns the text for screen readers, or `nil` if there is no such hole.
  mutating func select(hole: Int) -> String? {
    guard game.guess.pegs.indices.contains(hole) else { return nil }
    self.hole = hole
    return spokenText
  }

  /// Puts a choice, 0 for the first, into the hole, and selects the next hole. Returns the text for screen readers, or
  /// `nil` if there is no such choice.
  mutating func choose(_ choice: Int) -> String? {
    guard game.pegChoices.indices.contains(choice) else { return nil }
    game.setGuessPeg(game.pegChoices[choice], at: hole)
    defer { hole = min(hole + 1, game.guess.pegs.count - 1) }
    return spokenText
  }

  /// Removes the peg in the selected hole. If the hole is empty, selects the hole to the left and clears that. Returns
  /// the text for screen readers.
  mutating func clear() -> String {
    if game.guess.pegs[hole] == Code.missingPeg { hole = max(0, hole - 1) }
    game.setGuessPeg(Code.missingPeg, at: hole)
    return spokenText
  }

  var problem: String? {
    if game.guess.pegs.contains(Code.missingPeg) { return "Fill the row, then guess." }
    return game.reasonToIgnoreGuess.map { CodeBreakerSession.SpokenText.reason($0) }
  }

  private var spokenText: String { CodeBreakerSession.SpokenText.hole(hole, of: game.guess, theme: game.setup.theme) }
}
