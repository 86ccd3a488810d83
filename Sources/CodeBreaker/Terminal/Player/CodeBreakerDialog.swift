import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// The dialog that stands over the screen: a notice, a game to pass on, or the session's pop-up.
struct CodeBreakerDialog: GameDialog {
  enum Button: DialogButton {
    case dismissNotice, closeShared, lookBack, share, review, restart, playAgain, allDays, keepPlaying, giveUp, start
    case hint(CodeBreakerSession.HintLevel)
    case useHint, closeHints

    var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared: "Close"
      case .lookBack: "Look back"
      case .share: "Copy"
      case .review: "Review"
      case .restart: "Surprise me"
      case .playAgain: "Play again"
      case .allDays: "All days"
      case .keepPlaying: "Keep playing"
      case .giveUp: "Give up"
      case .start: "Start"
      case .hint(.count): "1 Codes"
      case .hint(.fit): "2 My guess"
      case .hint(.best): "3 Best"
      case .useHint: "Use it"
      case .closeHints: "Close"
      }
    }
  }

  let subject: DialogSubject<CodeBreakerSession.PopUp>

  /// Whether it stands at the table of a day, which has one game.
  private let isOfDay: Bool

  /// Whether the coach has told the best guess, so that it can be put on the row.
  private let knowsBest: Bool

  /// What the coach can be asked.
  private let hintLevels: [CodeBreakerSession.HintLevel]

  /// The dialog that the session and the terminal's own state call for, if they do.
  init?(session: CodeBreakerSession, state: CodeBreakerState) {
    guard let subject = DialogSubject(notices: session.notices, shared: state.shared, popUp: session.popUp) else {
      return nil
    }
    self.subject = subject
    isOfDay = session.day != nil
    knowsBest = session.hintedGuess != nil
    hintLevels = session.hintLevels
  }

  /// The form of the new game, if it is that.
  var form: CodeBreakerSession.NewGameForm? {
    if case .newGame(let form) = popUp { form } else { nil }
  }

  func buttons(of popUp: CodeBreakerSession.PopUp) -> [Button] {
    switch popUp {
    case .ended(let ended):
      (isOfDay ? [.share, .allDays] : [.playAgain, .restart]) + (ended.canReview ? [.review] : [])
        + (isOfDay ? [.lookBack] : [.share, .lookBack])
    case .confirmGiveUp: [.keepPlaying, .giveUp]
    case .hint:
      hintLevels.map { .hint($0) } + (knowsBest ? [.useHint] : []) + [.closeHints]
    case .newGame: [.start]
    }
  }

  func firstFocus(of popUp: CodeBreakerSession.PopUp) -> Int {
    switch popUp {
    // Whoever presses Enter without thinking is told nothing.
    case .hint: buttons.firstIndex(of: knowsBest ? .useHint : .closeHints) ?? 0
    case .ended, .confirmGiveUp, .newGame: 0
    }
  }

  func escape(of popUp: CodeBreakerSession.PopUp) -> Button {
    switch popUp {
    case .ended: .lookBack
    case .hint: .closeHints
    case .confirmGiveUp, .newGame: .keepPlaying
    }
  }

  func note(of popUp: CodeBreakerSession.PopUp) -> String {
    switch popUp {
    case .hint: "Esc closes"
    case .ended: "Esc looks back"
    case .confirmGiveUp: "Esc keeps playing"
    case .newGame: "Esc cancels"
    }
  }

  func takesText(_ popUp: CodeBreakerSession.PopUp) -> Bool { form != nil }

  /// The button that a key presses by itself, wherever the focus is.
  func button(for key: Key) -> Button? {
    switch (popUp, CodeBreakerKeyMap.command(key)) {
    case (.ended(let ended), .review): return ended.canReview ? .review : nil
    case (.hint, .hint): return .closeHints
    case (.hint, _):
      guard case .choose(let choice) = CodeBreakerKeyMap.guessCommand(key) else { return nil }
      return hintLevels.indices.contains(choice) ? .hint(hintLevels[choice]) : nil
    default: return nil
    }
  }
}
