import PlaySupport

/// A front end for a session besides the game's, with only notices, sharing, and questions as dialogs.
package protocol AuxiliaryPlayer: GamePlayer where Dialog == ConfirmationDialog {
  associatedtype Session: AuxiliarySession

  var session: Session { get }

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

  package func drawDialog(on canvas: inout Canvas, look: Look) {
    guard let dialog else { return }
    canvas.dim()
    dialog.box(focus: state.focus, screen: canvas.bounds) { ($0.title, $0.text.plainLines($1)) }
      .draw(on: &canvas, look: look)
  }
}

package struct Confirmation: Hashable {
  let title: String

  let text: String

  let label: String

  package init(title: String, text: String, label: String = "Yes") {
    self.title = title
    self.text = text
    self.label = label
  }
}

package struct ConfirmationDialog: GameDialog {
  package enum Button: DialogButton {
    case dismissNotice, closeShared, cancel
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
