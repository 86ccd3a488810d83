import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// Shows or hides the letters on a page's pegs, and draws their setting (`parts/letters.html`).
public struct LettersView<Session: LetteredSession> {
  private let session: Session
  private let choice: RadioGroup

  /// Letters help players whose device replaces the colors or asks for more contrast.
  private static var contrastQuery: String { "(forced-colors: active), (prefers-contrast: more)" }
  private static var settings: [CodeBreakerSession.LetterSetting] { [.automatic, .on, .off] }

  /// Creates the view.
  public init(_ session: Session) {
    self.session = session
    choice = RadioGroup("letters", ["automatic", "on", "off"]) { session.choose(letters: Self.settings[$0]) }
  }

  /// Reports the device's contrast setting to the session, now and whenever it changes.
  public func begin() {
    session.setPrefersContrast(Window.matches(Self.contrastQuery))
    Window.onMediaChange(Self.contrastQuery) { [session] in session.setPrefersContrast($0) }
  }

  /// Shows or hides the letters, and updates the setting's buttons.
  public func draw() {
    // Set the class on the whole page, because dialogs have pegs, too.
    Element.find("body")?.toggleClass("letters", session.showsLetters)
    choice.select(Self.settings.firstIndex(of: session.settings.letters))
  }
}
