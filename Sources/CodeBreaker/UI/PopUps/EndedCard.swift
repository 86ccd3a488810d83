import CodeBreakerModel
import CodeBreakerSession

/// All that is shown of a game that has ended, as it was then: while the card fades, another game may be on the table.
struct EndedCard: Hashable {
  /// How it ended.
  let ended: CodeBreakerSession.EndedGame

  /// The markers of the attempts, the first attempt on top.
  let markers: [[Match]]

  /// Who has won, where it was a duel.
  let verdict: String?

  /// What there is to share of it.
  let share: String

  /// What answers a friend, where it was a duel.
  let answer: String?

  /// What the answer says that goes on from there: "Play again", or at the table of a day "All days".
  let nextLabel: String

  /// What is said at the end of the game of a day: how many days in a row it makes.
  let dayNote: String?

  /// Whether its pegs carry letters.
  let showsLetters: Bool

  /// The card of the game that has ended on a table, as long as that is told.
  @MainActor init?(_ table: CodeBreakerTable) {
    guard let ended = table.ended else { return nil }
    self.ended = ended
    markers = table.session.attempts.reversed().map(\.markers)
    verdict = table.session.endedDuel?.verdict.text
    share = table.shareText
    answer = table.answerShareText
    nextLabel = table.session.nextLabel
    dayNote = table.session.day == nil ? nil : table.session.dayEndNote
    showsLetters = table.session.showsLetters
  }
}
