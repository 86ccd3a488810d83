import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// What only the terminal has to know beside the session: what is focused, what is being typed, what is scrolled.
struct CodeBreakerState {
  /// How many of the latest attempts have been scrolled out of sight.
  var skippedAttempts = 0

  /// The button of a dialog that the Enter key presses; `nil` for the one that is first offered.
  var focus: Int?

  /// The question of the new game's form that the arrow keys answer.
  var question = NewGameQuestion.pegs

  /// What has been typed as the number of a game.
  var typed = TypedText()

  /// The hint that was asked for last, as long as the hints are open.
  var hint: CodeBreakerSession.HintLevel?

  /// Where in the review the player is.
  var review = ReviewPlace()

  /// Whether what the latest key did to the review has been seen, so that the coach may go on with it.
  var isReviewSeen = false

  /// The game being shared, while its text is shown.
  var shared: SharedGame?

  /// The games whose statistics are shown; `nil` for those like the one on the table.
  var group: CodeBreakerSession.StatisticsGroup?

  /// How far the page of statistics has been scrolled.
  var statistics = TextScroll()

  /// How far the page of rules has been scrolled.
  var rules = TextScroll()
}

/// A question that the form of the new game asks.
enum NewGameQuestion: CaseIterable {
  case pegs, theme, limit, number

  var label: String {
    switch self {
    case .pegs: "Pegs"
    case .theme: "Theme"
    case .limit: "Limit"
    case .number: "Number"
    }
  }

  /// The answer so far, of those that are chosen rather than typed.
  func answer(in form: CodeBreakerSession.NewGameForm) -> String? {
    switch self {
    case .pegs: form.pegCount.map { "\($0)" } ?? "Any"
    case .theme: form.theme.label
    case .limit: form.attemptLimit.map { CodeBreakerSession.Spoken.attemptCount($0) } ?? "None"
    case .number: nil
    }
  }

  /// Chooses the answer so many places further on.
  func change(by offset: Int, form: CodeBreakerSession.NewGameForm, session: CodeBreakerSession) {
    func stepped<Answer: Equatable>(_ answer: Answer, in all: [Answer]) -> Answer {
      let index = all.firstIndex(of: answer) ?? 0
      return all[((index + offset) % all.count + all.count) % all.count]
    }
    switch self {
    case .pegs: session.choose(pegCount: stepped(form.pegCount, in: [nil] + GameSetup.pegCounts.map { $0 }))
    case .theme: session.choose(theme: stepped(form.theme, in: CodeBreakerSession.ThemeChoice.all))
    case .limit:
      session.choose(attemptLimit: stepped(form.attemptLimit, in: CodeBreakerSession.NewGameForm.attemptLimits))
    case .number: break
    }
  }
}
