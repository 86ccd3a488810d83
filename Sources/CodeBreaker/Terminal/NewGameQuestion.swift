import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

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
