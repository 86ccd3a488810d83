import CodeBreakerSession
import DOM
import NumberedGame
import WebSupport

/// A session whose pegs can carry letters.
public protocol LetteredSession: AnyObject {
  /// What the player has chosen.
  var settings: CodeBreakerSession.Settings { get }

  /// Whether color pegs carry their letters now.
  var showsLetters: Bool { get }

  /// To be called when the player has asked their device for more contrast or for colors of its own, or no longer does.
  func contrastChanged(_ prefersContrast: Bool)

  /// Chooses whether color pegs carry letters.
  func choose(letters: CodeBreakerSession.LetterSetting)
}

extension OwnBoardSession: LetteredSession {}
extension SetterSession: LetteredSession {}

/// The letters on the pegs of a page, and the choice of them in its settings (`letters.html`).
public struct LettersView<Session: LetteredSession> {
  private let session: Session
  private let choice: RadioGroup

  /// Players for whom colors are replaced, or too alike, are shown letters.
  private static var contrastQuery: String { "(forced-colors: active), (prefers-contrast: more)" }
  private static var settings: [CodeBreakerSession.LetterSetting] { [.automatic, .on, .off] }

  /// Makes the view of the page that has the session.
  public init(_ session: Session) {
    self.session = session
    choice = RadioGroup("letters", ["automatic", "on", "off"]) { session.choose(letters: Self.settings[$0]) }
  }

  /// Tells the session what the player's device says of contrast, now and whenever that changes.
  public func begin() {
    session.contrastChanged(Window.matches(Self.contrastQuery))
    Window.onMediaChange(Self.contrastQuery) { [session] in session.contrastChanged($0) }
  }

  /// Shows both as they are.
  public func draw() {
    // Of the whole page: dialogs have pegs too.
    Element.find("body")?.toggleClass("letters", session.showsLetters)
    choice.show(Self.settings.firstIndex(of: session.settings.letters))
  }
}
