import PlaySupport

/// A front end for a session besides the game's. Its only dialogs are notices, sharing, and questions with one action that the
/// player confirms.
package protocol AuxiliaryPlayer: GamePlayer where Dialog == ConfirmationDialog {
  associatedtype Session: AuxiliarySession

  /// The session.
  var session: Session { get }

  /// The runner of the session's requests.
  var runner: RequestRunner<Session.CoachTask> { get }

  /// The question that the session asks the player, or `nil`.
  var confirmation: Confirmation? { get }
}

extension AuxiliaryPlayer {
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

  /// Draws the dialog, if there is one.
  package func drawDialog(on canvas: inout Canvas, look: Look) {
    guard let dialog else { return }
    canvas.dim()
    dialog.box(focus: state.focus, screen: canvas.bounds) { ($0.title, $0.text.plainLines($1)) }
      .draw(on: &canvas, look: look)
  }
}

/// A question before an action.
package struct Confirmation: Hashable {
  let title: String

  /// The consequences.
  let text: String

  let label: String

  /// Creates a question.
  package init(title: String, text: String, label: String = "Yes") {
    self.title = title
    self.text = text
    self.label = label
  }
}

/// The dialog of an `AuxiliaryPlayer`.
package struct ConfirmationDialog: GameDialog {
  package enum Button: DialogButton {
    case dismissNotice, closeShared, cancel
    /// Confirms the action.
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

  /// Focuses Cancel, so that pressing Enter by mistake loses nothing.
  package func firstFocus(of popUp: Confirmation) -> Int { 1 }

  package func escape(of popUp: Confirmation) -> Button { .cancel }

  package func note(of popUp: Confirmation) -> String { "Esc cancels" }

  package func takesText(_ popUp: Confirmation) -> Bool { false }
}
