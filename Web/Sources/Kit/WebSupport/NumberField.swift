import DOM
import NumberedGame

/// The form with the field for the number of a game, and what is wrong with it.
public final class NumberField {
  private let field: Element
  private let problem: Element

  /// Makes a field of the page's elements with these names.
  ///
  /// - Parameter submit: is called with what stands in the field when the player is done.
  public init(_ field: String, problem: String, form: String, submit: @escaping (_ text: [UInt8]) -> Void) {
    let field = Part.named(field)
    self.field = field
    self.problem = Part.named(problem)
    Part.named(form).listen("submit") { event in
      event.preventDefault()
      submit(field.valueBytes)
    }
  }

  /// Shows what is wrong with the number, if anything is: the keyboard is then in the field.
  ///
  /// - Parameter isNew: whether the form has just been opened. Then the field is empty.
  public func show(problem text: String?, isNew: Bool) {
    problem.setText(text ?? "")
    field.setAttribute("aria-invalid", text == nil ? "false" : "true")
    if isNew { field.value = "" }
    if text != nil { field.call("focus") }
  }
}
