import CodeBreakerModel
import CodeBreakerSession

/// The content of the card of a game that ended. It's a copy, because the session may already have another game while the card
/// fades.
struct EndedCard: Hashable {
  let ended: CodeBreakerSession.EndedGame

  /// The markers of the attempts, first attempt first.
  let markers: [[Match]]

  /// The winner of a duel, or `nil` if the game wasn't one.
  let verdict: String?

  /// The text to share.
  let share: String

  /// The text to send back to the friend, or `nil` if the game wasn't a duel.
  let answer: String?

  /// The label of the button that continues: "Play again", or "All days" after a daily game.
  let nextLabel: String

  /// The note after a daily game about the player's streak, or `nil` after other games.
  let dayNote: String?

  let showsLetters: Bool

  /// Creates the card of the session's game, or returns `nil` if it isn't shown.
  @MainActor init?(_ controller: CodeBreakerController) {
    guard let ended = controller.ended else { return nil }
    self.ended = ended
    markers = controller.session.attempts.reversed().map(\.markers)
    verdict = controller.session.endedDuel?.verdict.text
    share = controller.shareText
    answer = controller.answerShareText
    nextLabel = controller.session.nextLabel
    dayNote = controller.session.day == nil ? nil : controller.session.dayEndNote
    showsLetters = controller.session.showsLetters
  }
}
