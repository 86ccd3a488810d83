import CodeBreakerSession
import DOM
import WebSupport

/// The settings, on the Rules tab.
final class SettingsView {
  private let session: CodeBreakerSession
  private let choices: [(setting: CodeBreakerSession.LetterSetting, element: Element)] = [
    (.automatic, Part.named("letters-automatic")), (.on, Part.named("letters-on")), (.off, Part.named("letters-off")),
  ]

  init(_ session: CodeBreakerSession) {
    self.session = session
    for (setting, element) in choices { element.listen("change") { _ in session.choose(letters: setting) } }
  }

  func draw() {
    for (setting, element) in choices { element.setProperty("checked", setting == session.settings.letters) }
  }
}
