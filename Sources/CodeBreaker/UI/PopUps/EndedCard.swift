import CodeBreakerModel
import CodeBreakerSession

/// The content of the card of a game that ended: a copy, because the session may change while the card fades.
struct EndedCard: Hashable {
  let ended: CodeBreakerSession.EndedGame

  /// The markers of the attempts, first attempt first.
  let markers: [[Match]]

  let verdict: String?

  let share: String

  /// The text to send back to the friend after a duel, or `nil`.
  let answer: String?

  /// The label of the main button: "Play again", or "All days" after a daily game.
  let nextLabel: String

  /// The note on the streak after a daily game, or `nil`.
  let dayNote: String?

  let showsLetters: Bool

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
