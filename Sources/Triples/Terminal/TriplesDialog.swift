import PlaySupport
import TerminalSupport
import TriplesSession

/// The dialog that stands over the screen: a notice, a game to pass on, or the session's pop-up.
struct TriplesDialog: GameDialog {
  /// What a button does.
  enum Button: Hashable {
    case dismissNotice, closeShared, keepPlaying, close, leavePopUp, open

    var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared, .close: "Close"
      case .keepPlaying: "Keep playing"
      case .leavePopUp: "Cancel"
      case .open: "Open"
      }
    }
  }

  /// What it is about.
  enum Subject {
    case notice(Notice)
    case shared(SharedGame)
    case popUp(TriplesSession.PopUp)
  }

  let subject: Subject

  /// What closing the pop-up of a game's end does.
  let hint: String

  /// The dialog that the session and the terminal's own state call for, if they do.
  init?(session: TriplesSession, state: TriplesState) {
    hint = session.closeHint
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

  var buttons: [Button] {
    switch subject {
    case .notice: [.dismissNotice]
    case .shared: [.closeShared]
    case .popUp(.ended(let ended)): ended.canKeepPlaying ? [.keepPlaying, .close] : [.close]
    case .popUp(.openGame): [.open, .leavePopUp]
    }
  }

  var firstFocus: Int {
    switch subject {
    case .popUp(.ended): buttons.count - 1
    default: 0
    }
  }

  var escape: Button {
    switch subject {
    case .notice: .dismissNotice
    case .shared: .closeShared
    case .popUp: .leavePopUp
    }
  }

  /// What the Escape key does, for people.
  var note: String {
    switch subject {
    case .popUp(.ended(let ended)): ended.canKeepPlaying ? "Esc keeps playing" : "Esc closes"
    case .popUp(.openGame): "Esc cancels"
    case .notice, .shared: "Esc closes"
    }
  }

  var takesText: Bool {
    if case .popUp(.openGame) = subject { true } else { false }
  }
}
