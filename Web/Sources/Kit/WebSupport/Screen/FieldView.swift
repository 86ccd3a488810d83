import DOM
import GameCore
import SessionSupport

/// A text field with a button. If the field reports each edit, it has a line for its problem in place of the button.
/// Keeps what the player typed until the screen provides another text.
final class FieldView {
  private let input = Element.make("input")
  private let label = Element.make("span")
  private let button = Element.make("button")
  private let problem = Element.make("p", "problem")
  private var text: String = ""
  private var revision: Int
  private var submit: Action.ID
  private var shownProblem: String?

  init(_ form: Element, _ field: Field, _ actionHandler: ScreenActionHandler) {
    submit = field.submit.id
    revision = field.revision
    form.append(Element.make("label", containing: [label, input]))
    input.setAttribute("autocomplete", field.kind == .name ? "nickname" : "off")
    input.setAttribute("spellcheck", "false")
    if field.kind == .code { input.setAttribute("autocapitalize", "characters") }
    if field.kind == .number {
      input.setAttribute("inputmode", "numeric")
      input.setAttribute("enterkeyhint", "go")
    }
    if let edit = field.edit {
      let id = "problem-\(field.submit.id.code)"
      problem.setAttribute("id", id)
      problem.setAttribute("role", "alert")
      input.setAttribute("aria-describedby", id)
      input.setAttribute("aria-invalid", "false")
      form.append(problem)
      input.listen("input") { [self] _ in
        text = String(decoding: input.valueBytes, as: UTF8.self)
        actionHandler.perform(edit, input.valueBytes)
      }
    } else {
      form.append(button)
    }
    form.listen("submit") { [self] event in
      event.preventDefault()
      actionHandler.perform(submit, input.valueBytes)
    }
  }

  func show(_ field: Field) {
    label.setText(field.label + " ")
    button.setText(field.submit.label)
    button.setProperty("disabled", !field.submit.isEnabled)
    submit = field.submit.id
    if text != field.text || revision != field.revision { input.value = field.text }
    (text, revision) = (field.text, field.revision)
    guard field.edit != nil, field.problem?.utf8Bytes != shownProblem?.utf8Bytes else { return }
    shownProblem = field.problem
    problem.setText(field.problem ?? "")
    input.setAttribute("aria-invalid", field.problem != nil)
    if field.problem != nil { input.call("focus") }
  }
}
