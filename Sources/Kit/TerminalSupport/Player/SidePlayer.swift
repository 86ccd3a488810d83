import PlaySupport

/// A table beside the game in a terminal: nothing stands over it but notices, what is to be passed on, and questions that one
/// answer says yes to.
package protocol SidePlayer: GamePlayer where Dialog == ConfirmationDialog {
  associatedtype Session: SideTable

  /// What lies on the table.
  var session: Session { get }

  /// Asks the coach.
  var runner: RequestRunner<Session.CoachTask> { get }

  /// What the session asks the player, if anything.
  var confirmation: Confirmation? { get }
}

extension SidePlayer {
  package func update() { runner.update(session) }

  package var pictureTime: Int32? { runner.pictureTime }

  package func leaving() {}

  package func resumed() { session.storageChanged() }

  package var dialog: ConfirmationDialog? {
    DialogSubject(notices: session.notices, shared: state.shared, popUp: confirmation).map {
      ConfirmationDialog(subject: $0)
    }
  }

  package func press(_ button: ConfirmationDialog.Button) {
    state.focus = nil
    switch button {
    case .dismissNotice: session.dismissNotice()
    case .closeShared: state.shared = nil
    case .confirm: session.confirm()
    case .cancel: session.cancel()
    }
  }

  /// Draws what stands over the table, if anything does.
  package func drawDialog(on canvas: inout Canvas, look: Look) {
    guard let dialog else { return }
    canvas.dim()
    dialog.box(focus: state.focus, screen: canvas.bounds) { ($0.title, $0.text.plainLines($1)) }
      .draw(on: &canvas, look: look)
  }
}

/// What the player is asked before something is done.
package struct Confirmation: Hashable {
  /// What is asked.
  let title: String

  /// What becomes of what there is.
  let text: String

  /// What the answer that does it says.
  let label: String

  /// Asks.
  package init(title: String, text: String, label: String = "Yes") {
    self.title = title
    self.text = text
    self.label = label
  }
}

/// The dialog over a table beside the game.
package struct ConfirmationDialog: GameDialog {
  package enum Button: DialogButton {
    case dismissNotice, closeShared, cancel
    /// The answer that does it, and what it says.
    case confirm(label: String)

    package var label: String {
      switch self {
      case .dismissNotice: "OK"
      case .closeShared: "Close"
      case .cancel: "Cancel"
      case .confirm(let label): label
      }
    }
  }

  package let subject: DialogSubject<Confirmation>

  package func buttons(of popUp: Confirmation) -> [Button] { [.confirm(label: popUp.label), .cancel] }

  /// Whoever presses Enter without thinking loses nothing.
  package func firstFocus(of popUp: Confirmation) -> Int { 1 }

  package func escape(of popUp: Confirmation) -> Button { .cancel }

  package func note(of popUp: Confirmation) -> String { "Esc cancels" }

  package func takesText(_ popUp: Confirmation) -> Bool { false }
}
