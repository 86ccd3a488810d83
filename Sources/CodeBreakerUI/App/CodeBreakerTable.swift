import AppSupport
import CodeBreakerSession
import Observation
import PlaySupport

/// The session as SwiftUI observes it: a view that reads `session` is drawn again after every intent.
@MainActor
@Observable
public final class CodeBreakerTable {
  /// The scheme of links that open a game in the app.
  public static let link = GameLink(scheme: "parlor-codebreaker")

  @ObservationIgnored private let observed: CodeBreakerSession
  private var changeCount = 0

  /// Sits down at the table that the device has saved, or another one.
  public init(environment: PlayEnvironment = .device()) {
    observed = CodeBreakerSession(environment: environment)
    observed.onChange = { [weak self] in self?.changeCount += 1 }
  }

  /// The session, whose intents can be called directly.
  var session: CodeBreakerSession {
    _ = changeCount
    return observed
  }

  /// The screen in front.
  var screen: Screen {
    get { session.tab }
    set { session.select(newValue) }
  }

  /// Whether colour pegs carry letters.
  var letters: LetterSetting {
    get { session.settings.letters }
    set { session.choose(letters: newValue) }
  }

  /// What there is to share of the game on the table: no pegs, and a link that opens the same game.
  var shareText: String { Self.link.message(session.shareItem) }

  // MARK: Pop-ups
  // SwiftUI takes away what it presents by itself, before or after it does what the player chose, and then says so by
  // setting these. By then the session may show something else, which must not be closed.

  /// How the game ended, as long as it is shown.
  var ended: EndedGame? {
    if case .ended(let ended) = session.popUp { ended } else { nil }
  }

  /// Whether the player is asked whether to give up. Setting it to `false` closes the question.
  var isAskingToGiveUp: Bool {
    get { session.popUp == .confirmGiveUp }
    set { if !newValue, isAskingToGiveUp { session.closePopUp() } }
  }

  /// The sheet that asks for the next game, if it is open. Setting it to `nil` closes it.
  var newGameSheet: NewGameSheet? {
    get { if case .newGame(let form) = session.popUp { NewGameSheet(form: form) } else { nil } }
    set { if newValue == nil, newGameSheet != nil { session.closePopUp() } }
  }

  /// Takes away how the game ended: it stays on the table to be looked at.
  func lookBack() {
    if ended != nil { session.closePopUp() }
  }

  /// Gives up, which the player has confirmed, whether or not the question has been taken away by now.
  func giveUp() {
    if !isAskingToGiveUp { session.askToGiveUp() }
    session.giveUp()
  }
}
