import DOM
import GameCore

/// The dialog `question` of a page, in which a session asks for confirmation. The focus is on the button that changes
/// nothing, so that a hasty Enter does no harm.
public struct QuestionDialog {
  private let dialog: Dialog

  /// Creates the dialog of the page's part `question.html`. Escape calls `cancel`.
  public init(confirm: @escaping () -> Void, cancel: @escaping () -> Void) {
    dialog = Dialog("question", initialFocus: "question-cancel", cancel: "question-cancel", dismiss: cancel)
    Element.button("question-confirm", confirm)
  }

  /// Shows a question, its consequences, and the confirming button's label. Closes the dialog if `words` is `nil`.
  public func show(_ words: (title: String, text: String, confirm: String)?) {
    if let words {
      Element.named("question-title").setText(words.title)
      Element.named("question-text").setText(words.text)
      Element.named("question-confirm").setText(words.confirm)
    }
    dialog.setOpen(words != nil)
  }
}
