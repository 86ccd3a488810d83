import CodeBreakerModel
import GameCore

/// A game in practice or in the lesson, for which the player enters a guess.
public struct GuessEntry {
  /// The game, with the guess that the player is entering.
  public internal(set) var game: CodeBreaker

  private var selection = 0

  init(_ game: CodeBreaker) {
    self.game = game
  }

  /// The guess and its selected hole.
  public internal(set) var row: CodeRow {
    get { game.row(selection: selection) }
    set {
      game.setGuess(newValue)
      selection = newValue.selection
    }
  }

  var problem: String? {
    if game.guess.pegs.contains(Code.missingPeg) { return "Fill the row, then guess." }
    return game.reasonToIgnoreGuess.map { CodeBreakerSession.SpokenText.reason($0) }
  }
}
