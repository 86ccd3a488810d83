import CodeBreakerModel
import GameCore
import SessionSupport

// The position, the guess, and the evaluated guesses, as parts of the screen.
extension CodeBreakerPractice {
  /// The pictures of CodeBreaker.
  public typealias Picture = CodeBreakerSession.Picture

  /// The attempts of the position.
  public var positionSection: CodeBreakerSession.Screen.Section? {
    .init("position", nil, [CodeBreakerSession.AttemptRow.block(attempts, theme: pegTheme)])
  }

  /// The row with the pegs to choose from, then the guess, and after the judgment the evaluated guesses.
  public var answerBlocks: [Block<Picture>?] {
    switch phase {
    case .asking:
      [
        rowBlock("Your guess"), choicesBlock(),
        .buttons("guess-buttons", [clearAction, submitAction("Guess", problem: problem)]),
      ]
    case .judging:
      [
        .block(
          "guess",
          game.map {
            .drawing(.code($0.guess), spokenText: CodeBreakerSession.SpokenText.pegs($0.guess, theme: pegTheme))
          })
      ]
    case .judged:
      [
        .parts(
          "values",
          .init(
            "Guesses", .list,
            evaluatedGuesses.map { guess in
              let pegs = CodeBreakerSession.SpokenText.pegs(guess.code, theme: pegTheme)
              return .init(.evaluatedGuess(guess), "\(guess.label): \(pegs). \(guess.lossText)")
            }))
      ]
    case .idle, .over: []
    }
  }

  /// Performs an action of the row.
  public func performInPosition(_ id: Action.ID) {
    // Enter then makes the guess instead of removing another peg.
    if id == clearAction.id { moveFocus(to: .id("guess")) }
    _ = performRowAction(id)
  }
}

extension CodeBreakerSession.AttemptRow {
  /// Returns attempts that can't be changed as a list.
  static func block(_ rows: [Self], theme: Theme) -> Block<CodeBreakerSession.Picture>? {
    let parts = rows.map { row in
      PartsBlock<CodeBreakerSession.Picture>.Part(
        .attempt(.init(number: row.number, code: row.code, markers: row.markers, note: "", isSuspect: false)),
        CodeBreakerSession.SpokenText.attempt(row, theme: theme))
    }
    return .parts("attempts", .init("Attempts", .list, parts))
  }
}
