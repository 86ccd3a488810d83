import CodeBreakerSession
import PlaySupport
import TerminalSupport

/// The dialog that stands over the screen: a notice, a game to pass on, or the session's pop-up.
struct CodeBreakerDialog: GameDialog {
  /// What a button does.
  enum Button: Hashable {
    case dismissNotice, closeShared, lookBack, share, review, restart, playAgain, keepPlaying, giveUp, start
    case hint(CodeBreakerSession.HintLevel)
    case useHint, closeHints

    var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared: "Close"
      case .lookBack: "Look back"
      case .share: "Copy"
      case .review: "Review"
      case .restart: "Restart"
      case .playAgain: "Play again"
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

  /// What it is about.
  enum Subject {
    case notice(Notice)
    case shared(SharedGame)
    case popUp(CodeBreakerSession.PopUp)
  }

  let subject: Subject

  /// Whether the coach has told the best guess, so that it can be put on the row.
  private let knowsBest: Bool

  /// The dialog that the session and the terminal's own state call for, if they do.
  init?(session: CodeBreakerSession, state: CodeBreakerState) {
    knowsBest = session.hintedGuess != nil
    if let notice = session.notices.first, !notice.isPassing {
      subject = .notice(notice)
    } else if let shared = state.shared {
      subject = .shared(shared)
    } else if let popUp = session.popUp {
      subject = .popUp(popUp)
    } else {
      return nil
    }
  }

  /// The form of the new game, if it is that.
  var form: CodeBreakerSession.NewGameForm? {
    if case .popUp(.newGame(let form)) = subject { form } else { nil }
  }

  var buttons: [Button] {
    switch subject {
    case .notice: [.dismissNotice]
    case .shared: [.closeShared]
    case .popUp(.ended(let ended)):
      [.lookBack, .share] + (ended.canReview ? [.review] : []) + [.restart, .playAgain]
    case .popUp(.confirmGiveUp): [.keepPlaying, .giveUp]
    case .popUp(.hint):
      CodeBreakerSession.HintLevel.allCases.map { .hint($0) } + (knowsBest ? [.useHint] : []) + [.closeHints]
    case .popUp(.newGame): [.start]
    }
  }

  var firstFocus: Int {
    switch subject {
    case .popUp(.ended): buttons.count - 1
    // Whoever presses Enter without thinking is told nothing.
    case .popUp(.hint): buttons.firstIndex(of: knowsBest ? .useHint : .closeHints) ?? 0
    default: 0
    }
  }

  var escape: Button {
    switch subject {
    case .notice: .dismissNotice
    case .shared: .closeShared
    case .popUp(.ended): .lookBack
    case .popUp(.hint): .closeHints
    case .popUp: .keepPlaying
    }
  }

  var takesText: Bool { form != nil }

  /// The button that a key presses by itself, wherever the focus is.
  func button(for key: Key) -> Button? {
    switch (subject, CodeBreakerKeyMap.command(key)) {
    case (.popUp(.ended(let ended)), .review): return ended.canReview ? .review : nil
    case (.popUp(.hint), .hint): return .closeHints
    case (.popUp(.hint), _):
      guard case .choose(let choice) = CodeBreakerKeyMap.guessCommand(key) else { return nil }
      let levels = CodeBreakerSession.HintLevel.allCases
      return levels.indices.contains(choice) ? .hint(levels[choice]) : nil
    default: return nil
    }
  }

  /// What the Escape key does, for people.
  var note: String {
    switch subject {
    case .notice, .shared, .popUp(.hint): "Esc closes"
    case .popUp(.ended): "Esc looks back"
    case .popUp(.confirmGiveUp): "Esc keeps playing"
    case .popUp(.newGame): "Esc cancels"
    }
  }
}
