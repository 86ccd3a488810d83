import SessionSupport

/// A front end for a session other than the game's. Its only dialogs are notices, sharing, and questions.
package protocol AuxiliaryFrontEnd: GameFrontEnd where Session: AuxiliarySession, Picture == Never {
  /// The question that the session asks the player, or `nil`.
  var confirmation: (title: String, text: String, confirmLabel: String)? { get }
}

private enum ConfirmationCode: UInt8 { case confirm, cancel }

extension AuxiliaryFrontEnd {
  package func update() { runner.update(session) }

  /// The question. Its main button cancels, so that pressing Enter by mistake loses nothing.
  package var popUp: PlainScreen? {
    confirmation.map { confirmation in
      let cancel = Action(.init(ConfirmationCode.cancel), "Cancel", .main)
      return PlainScreen(
        confirmation.title, [.init("question", nil, [.text("question-text", confirmation.text)])],
        actions: [Action(.init(ConfirmationCode.confirm), confirmation.confirmLabel), cancel], cancel: cancel)
    }
  }

  package func performInPopUp(_ id: Action.ID, text: [UInt8]) {
    if id.code == ConfirmationCode.confirm.rawValue { session.confirm() } else { session.cancel() }
  }

  /// Does nothing, because no question has a button for sharing.
  package func share() {}
}
