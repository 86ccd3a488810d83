import PlaySupport

/// The dialog over a ranked game: the introduction, the question whether to finish the game, or the result.
package struct RankedDialog {
  package enum Button: Hashable {
    case start, ownGame, finish, keepPlaying, review, close
  }

  private let title: String
  private let text: String
  private let buttons: [(button: Button, label: String)]

  private let note: String

  package init?(_ session: some RankedSession) {
    guard let rankedClient = session.rankedClient, let question = rankedClient.question else { return nil }
    switch question {
    case .introduction:
      let words = rankedClient.introduction
      (title, text, note) = (words.title, words.text, "Esc leaves it for later")
      buttons = [(.start, words.start), (.ownGame, words.later)]
    case .finish:
      (title, text, note) = ("Finish this game?", session.finishWarning, "Esc keeps playing")
      buttons = [(.keepPlaying, "Keep playing"), (.finish, "Finish")]
    case .result:
      let place = rankedClient.result?.placeText.map { "You are \($0) so far." }
      let wait = rankedClient.awaitsPlace ? rankedClient.troubleText ?? "Your place is not known yet." : nil
      (title, note) = (session.rankedHeadline, "Esc shows the game")
      text = [place ?? wait, rankedClient.result?.skillText].compactMap { $0 }.joined(separator: " ")
      buttons = [(.close, "Close")] + (session.canReviewRanked ? [(.review, "Review")] : [])
    }
  }

  /// Returns the box to draw. The Enter key presses the button at `focus`, or the first one if that is `nil`.
  package func box(focus: Int?, screen: Rectangle) -> Dialog {
    Dialog(
      title: title, lines: text.plainLines(Dialog.textWidth(on: screen.width)), buttons: buttons.map { $0.label },
      focus: min(focus ?? 0, buttons.count - 1), note: note)
  }

  func answer(_ key: Key, focus: Int?) -> DialogAnswer<Button>? {
    let all = buttons.map { $0.button }
    let escape = all.first { [.ownGame, .keepPlaying, .close].contains($0) }
    return DialogAnswer(key, buttons: all, focus: focus ?? 0, escape: escape ?? all[0], takesText: false)
  }
}

extension RankedSession {
  func press(_ button: RankedDialog.Button) {
    switch button {
    case .start: startRanked()
    case .ownGame: playOwnGameFirst()
    case .finish: finishRanked()
    case .keepPlaying, .close: closeQuestion()
    case .review: reviewRanked()
    }
  }
}

extension GamePlayer {
  package func handle(_ key: Key, in dialog: RankedDialog, of session: some RankedSession) {
    switch dialog.answer(key, focus: state.focus) {
    case .focus(let button): state.focus = button
    case .press(let button):
      state.focus = nil
      session.press(button)
    case .quit: state.isFinished = true
    case nil: break
    }
  }
}
