import DOM
import NumberedGame

/// The dialog `question` of a page, in which a session asks before it does what the player may not mean. Whoever presses Enter
/// without thinking loses nothing: the keyboard is at the answer that leaves all as it is.
public struct QuestionDialog {
  private let dialog: Dialog

  /// Makes the dialog of the page's part `question.html`.
  ///
  /// - Parameters:
  ///   - confirm: is called when the player wants what is asked about.
  ///   - cancel: is called when they do not, or press Escape.
  public init(confirm: @escaping () -> Void, cancel: @escaping () -> Void) {
    dialog = Dialog("question", first: "question-cancel", cancel: "question-cancel", dismiss: cancel)
    Part.button("question-confirm", confirm)
  }

  /// Asks, or stops asking where there is nothing to ask.
  ///
  /// - Parameter words: what is asked, what becomes of what there is, and what the answer that does it says.
  public func show(_ words: (title: String, text: String, confirm: String)?) {
    if let words {
      Part.named("question-title").setText(words.title)
      Part.named("question-text").setText(words.text)
      Part.named("question-confirm").setText(words.confirm)
    }
    dialog.show(words != nil)
  }
}
