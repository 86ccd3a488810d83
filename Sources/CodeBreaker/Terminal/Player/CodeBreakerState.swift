import CodeBreakerModel
import CodeBreakerSession
import TerminalSupport

struct CodeBreakerState: PlayerState {
  var focus: Int?
  var typed = TypedText()
  var shared: SharedGame?
  var clipboard: String?
  var isFinished = false

  /// Whether the player has left for the list of days.
  var showsDays = false

  var skippedAttempts = 0

  var question = NewGameQuestion.pegs

  var hint: CodeBreakerSession.HintLevel?

  var review = ReviewPlace()

  /// The group of the statistics, or `nil` for that of the current game.
  var group: CodeBreakerSession.StatisticsGroup?

  var statistics = TextScroll()

  var rules = TextScroll()
}

enum NewGameQuestion: CaseIterable {
  case pegs, theme, limit, opponent, number

  /// The questions to answer. A game without luck has no number.
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

  func answer(in form: CodeBreakerSession.NewGameForm) -> String? {
    switch self {
    case .pegs: form.pegCount.map { "\($0)" } ?? "Any"
    case .theme: form.theme.label
    case .opponent: form.isWithoutLuck ? "Without luck" : "Secret code"
    case .limit: form.limit.label
    case .number: nil
    }
  }

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
