import CodeBreakerModel
import CodeBreakerSession
import DOM
import NumberedGame
import PlaySupport
import WebSupport

/// The choice of the next game.
final class NewGameView {
  private let theme = Part.named("theme-choice")
  private let limit = Part.named("limit-choice")
  private let number = Part.named("number-choice")
  private let problem = Part.named("number-problem")
  private let counts: [(count: Int?, element: Element)]

  init(_ session: CodeBreakerSession) {
    counts =
      [(nil, Part.named("pegs-any"))] + GameSetup.pegCounts.map { ($0, Part.named("pegs-\($0)")) }
    for (count, element) in counts { element.listen("change") { _ in session.choose(pegCount: count) } }
    for (index, choice) in CodeBreakerSession.ThemeChoice.all.enumerated() {
      Self.add(choice.label, value: index, to: theme)
    }
    for (index, choice) in CodeBreakerSession.NewGameForm.attemptLimits.enumerated() {
      Self.add(choice.map { CodeBreakerSession.Spoken.attemptCount($0) } ?? "None", value: index, to: limit)
    }
    theme.listen("change") { [theme] _ in
      let choices = CodeBreakerSession.ThemeChoice.all
      guard let index = DecimalText.read(theme.valueBytes), choices.indices.contains(Int(index)) else { return }
      session.choose(theme: choices[Int(index)])
    }
    limit.listen("change") { [limit] _ in
      let limits = CodeBreakerSession.NewGameForm.attemptLimits
      guard let index = DecimalText.read(limit.valueBytes), limits.indices.contains(Int(index)) else { return }
      session.choose(attemptLimit: limits[Int(index)])
    }
    Part.named("new-game-cancel").listen("click") { _ in session.closePopUp() }
    Part.named("new-game-form").listen("submit") { [number] event in
      event.preventDefault()
      session.startChosenGame(number: number.valueBytes)
    }
  }

  func draw(_ form: CodeBreakerSession.NewGameForm, isNew: Bool) {
    for (count, element) in counts { element.setProperty("checked", count == form.pegCount) }
    if let index = CodeBreakerSession.ThemeChoice.all.firstIndex(of: form.theme) { theme.value = index.description }
    if let index = CodeBreakerSession.NewGameForm.attemptLimits.firstIndex(of: form.attemptLimit) {
      limit.value = index.description
    }
    problem.setText(form.problem ?? "")
    number.setAttribute("aria-invalid", form.problem == nil ? "false" : "true")
    if isNew { number.value = "" }
    if form.problem != nil { number.call("focus") }
  }

  private static func add(_ label: String, value: Int, to list: Element) {
    let option = Element.make("option")
    option.setAttribute("value", value.description)
    option.setText(label)
    list.append(option)
  }
}
