import DOM
import NumberedGame
import PlaySupport

/// A text field with its button. Keeps what the player typed until the screen has another text.
final class FieldView {
  private let input = Element.make("input")
  private let label = Element.make("span")
  private let button = Element.make("button")
  private var text: String = ""
  private var revision: Int
  private var submit: Action.ID

  init(_ form: Element, _ field: Field, _ actor: ScreenActor) {
    submit = field.submit.id
    revision = field.revision
    let line = Element.make("label")
    line.append(label)
    line.append(input)
    form.append(line)
    form.append(button)
    let isCode = field.kind == .code
    input.setAttribute("autocomplete", isCode ? "off" : "nickname")
    input.setAttribute("spellcheck", "false")
    if isCode { input.setAttribute("autocapitalize", "characters") }
    form.listen("submit") { [self] event in
      event.preventDefault()
      actor.perform(.action(submit, text: input.valueBytes))
    }
  }

  func show(_ field: Field) {
    label.setText(field.label + " ")
    button.setText(field.submit.label)
    button.setProperty("disabled", !field.submit.isEnabled)
    submit = field.submit.id
    if text != field.text || revision != field.revision { input.value = field.text }
    (text, revision) = (field.text, field.revision)
  }
}
