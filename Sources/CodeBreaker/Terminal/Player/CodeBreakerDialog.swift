import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// The dialog over the screen: a notice, a game to share, or the session's pop-up.
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

  private let isOfDay: Bool

  /// Whether the player can use the best guess that the coach revealed.
  private let knowsBest: Bool

  private let hintLevels: [CodeBreakerSession.HintLevel]

  /// Creates the dialog that the session or the terminal's state asks for, or returns `nil`.
  init?(session: CodeBreakerSession, state: CodeBreakerState) {
    guard let subject = DialogSubject(notices: session.notices, shared: state.shared, popUp: session.popUp) else {
      return nil
    }
    self.subject = subject
    isOfDay = session.day != nil
    knowsBest = session.hintedGuess != nil
    hintLevels = session.hintLevels
  }

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
    // Pressing Enter by accident must not reveal a hint.
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

  /// Returns the button that a key presses, wherever the focus is, or `nil`.
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
