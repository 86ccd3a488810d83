import CodeBreakerSession
import DOM
import GameCore
import WebSupport

/// Shows or hides the letters on a page's pegs.
public struct LettersView<Session: LetteredSession> {
  private let session: Session

  /// Letters help players whose device replaces the colors or asks for more contrast.
  private static var contrastQuery: String { "(forced-colors: active), (prefers-contrast: more)" }

  /// Creates the view.
  public init(_ session: Session) { self.session = session }

  /// Reports the device's contrast setting to the session, now and whenever it changes.
  public func begin() {
    session.setPrefersContrast(Window.matches(Self.contrastQuery))
    Window.onMediaChange(Self.contrastQuery) { [session] in session.setPrefersContrast($0) }
  }

  /// Shows or hides the letters.
  public func draw() {
    // Set the class on the whole page, because dialogs have pegs, too.
    Element.find("body")?.toggleClass("letters", session.showsLetters)
  }
}
