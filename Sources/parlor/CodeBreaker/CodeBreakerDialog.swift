import CodeBreakerSession
import PlaySupport

/// The dialog that stands over the screen: a notice, a game to pass on, or the session's pop-up.
struct CodeBreakerDialog: GameDialog {
  /// What a button does.
  enum Button: Hashable {
    case dismissNotice, closeShared, lookBack, share, restart, playAgain, keepPlaying, giveUp, start

    var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared: "Close"
      case .lookBack: "Look back"
      case .share: "Copy"
      case .restart: "Restart"
      case .playAgain: "Play again"
      case .keepPlaying: "Keep playing"
      case .giveUp: "Give up"
      case .start: "Start"
      }
    }
  }

  /// What it is about.
  enum Subject {
    case notice(Notice)
    case shared(SharedGame)
    case popUp(PopUp)
  }

  let subject: Subject

  /// The dialog that the session and the terminal's own state call for, if they do.
  init?(session: CodeBreakerSession, state: CodeBreakerState) {
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
  var form: NewGameForm? {
    if case .popUp(.newGame(let form)) = subject { form } else { nil }
  }

  var buttons: [Button] {
    switch subject {
    case .notice: [.dismissNotice]
    case .shared: [.closeShared]
    case .popUp(.ended): [.lookBack, .share, .restart, .playAgain]
    case .popUp(.confirmGiveUp): [.keepPlaying, .giveUp]
    case .popUp(.hint): [.keepPlaying]
    case .popUp(.newGame): [.start]
    }
  }

  var firstFocus: Int {
    if case .popUp(.ended) = subject { buttons.count - 1 } else { 0 }
  }

  var escape: Button {
    switch subject {
    case .notice: .dismissNotice
    case .shared: .closeShared
    case .popUp(.ended): .lookBack
    case .popUp: .keepPlaying
    }
  }

  var takesText: Bool { form != nil }

  /// What the Escape key does, for people.
  var note: String {
    switch subject {
    case .notice, .shared: "Esc closes"
    case .popUp(.ended): "Esc looks back"
    case .popUp(.confirmGiveUp), .popUp(.hint): "Esc keeps playing"
    case .popUp(.newGame): "Esc cancels"
    }
  }
}
