import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

/// What only the terminal has to know beside the session.
struct CodeBreakerState: PlayerState {
  var focus: Int?
  var typed = TypedText()
  var shared: SharedGame?
  var clipboard: String?
  var isFinished = false

  /// Whether the player has gone to see all days.
  var showsDays = false

  /// How many of the latest attempts have been scrolled out of sight.
  var skippedAttempts = 0

  /// The question of the new game's form that the arrow keys answer.
  var question = NewGameQuestion.pegs

  /// The hint that was asked for last, as long as the hints are open.
  var hint: CodeBreakerSession.HintLevel?

  /// Where in the review the player is.
  var review = ReviewPlace()

  /// The games whose statistics are shown; `nil` for those like the one on the table.
  var group: CodeBreakerSession.StatisticsGroup?

  /// How far the page of statistics has been scrolled.
  var statistics = TextScroll()

  /// How far the page of rules has been scrolled.
  var rules = TextScroll()
}

/// A question that the form of the new game asks.
enum NewGameQuestion: CaseIterable {
  case pegs, theme, limit, opponent, number

  /// The questions that there are to answer: a game without luck has no number.
  static func all(in form: CodeBreakerSession.NewGameForm) -> [NewGameQuestion] {
    allCases.filter { $0 != .number || !form.isWithoutLuck }
  }

  var label: String {
    switch self {
    case .pegs: "Pegs"
    case .theme: "Theme"
    case .opponent: "Opponent"
    case .limit: "Limit"
    case .number: "Number"
    }
  }

  /// The answer so far, of those that are chosen rather than typed.
  func answer(in form: CodeBreakerSession.NewGameForm) -> String? {
    switch self {
    case .pegs: form.pegCount.map { "\($0)" } ?? "Any"
    case .theme: form.theme.label
    case .opponent: form.isWithoutLuck ? "Without luck" : "Secret code"
    case .limit: form.limit.label
    case .number: nil
    }
  }

  /// Chooses the answer so many places further on.
  func change(by offset: Int, form: CodeBreakerSession.NewGameForm, session: CodeBreakerSession) {
    switch self {
    case .pegs:
      session.choose(pegCount: ([nil] + GameSetup.pegCounts.map { $0 }).stepped(from: form.pegCount, by: offset))
    case .theme: session.choose(theme: CodeBreakerSession.ThemeChoice.all.stepped(from: form.theme, by: offset))
    case .opponent: session.choose(isWithoutLuck: !form.isWithoutLuck)
    case .limit:
      session.choose(limit: CodeBreakerSession.LimitSetting.all.stepped(from: form.limit, by: offset))
    case .number: break
    }
  }
}
