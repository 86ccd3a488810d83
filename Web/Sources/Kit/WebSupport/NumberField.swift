import DOM
import NumberedGame

/// The form for the number of a game, with its error message.
public final class NumberField {
  private let field: Element
  private let problem: Element

  /// Creates a field from the page's elements with these IDs. `submit` takes the text when the player submits it.
  public init(_ field: String, problem: String, form: String, submit: @escaping (_ text: [UInt8]) -> Void) {
    let field = Element.named(field)
    self.field = field
    self.problem = Element.named(problem)
    Element.named(form).listen("submit") { event in
      event.preventDefault()
      submit(field.valueBytes)
    }
  }

  /// Shows an error message and focuses the field, or removes the message if `text` is `nil`. `isNew` clears the field.
  public func show(problem text: String?, isNew: Bool) {
    problem.setText(text ?? "")
    field.setAttribute("aria-invalid", text == nil ? "false" : "true")
    if isNew { field.value = "" }
    if text != nil { field.call("focus") }
  }
}
