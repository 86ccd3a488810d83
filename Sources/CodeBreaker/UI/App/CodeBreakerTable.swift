import AppSupport
import CodeBreakerModel
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
  @ObservationIgnored private let coach: CoachLine<CoachQuestion>
  private var changeCount = 0

  /// Sits down at the table that the device has saved, or another one.
  public convenience init(environment: PlayEnvironment = .device()) {
    let desk = CoachDesk()
    self.init(environment: environment) { await desk.answer($0) }
  }

  /// Sits down at a table with a coach of one's own.
  init(environment: PlayEnvironment, coach answer: @escaping CoachLine<CoachQuestion>.Answer) {
    let session = CodeBreakerSession(environment: environment)
    observed = session
    coach = CoachLine(
      question: { session.coachQuestion }, answer: answer, receive: { session.receive($0, to: $1) },
      fail: { session.coachFailed() })
    session.onChange = { [weak self] in self?.changed() }
  }

  /// The session, whose intents can be called directly.
  var session: CodeBreakerSession {
    _ = changeCount
    return observed
  }

  /// The screen in front.
  var screen: CodeBreakerSession.Tab {
    get { session.tab }
    set { session.select(newValue) }
  }

  /// Whether colour pegs carry letters.
  var letters: CodeBreakerSession.LetterSetting {
    get { session.settings.letters }
    set { session.choose(letters: newValue) }
  }

  /// What there is to share of the game on the table: no pegs, and a link that opens the same game.
  var shareText: String { Self.link.message(session.shareItem) }

  /// The reviewed game in a line, with a link that opens the same game, once the review is done.
  var reviewShareText: String? { session.reviewShareItem.map { Self.link.message($0) } }

  // MARK: Pop-ups
  // SwiftUI takes away what it presents by itself, before or after it does what the player chose, and then says so by
  // setting these. By then the session may show something else, which must not be closed.

  /// How the game ended, as long as it is shown.
  var ended: CodeBreakerSession.EndedGame? {
    if case .ended(let ended) = session.popUp { ended } else { nil }
  }

  /// Whether the player is asked whether to give up. Setting it to `false` closes the question.
  var isAskingToGiveUp: Bool {
    get { session.popUp == .confirmGiveUp }
    set { if !newValue, isAskingToGiveUp { session.closePopUp() } }
  }

  /// What covers the table, if anything does. All that can be set is nothing: the player has put it away.
  var sheet: TableSheet? {
    get { TableSheet(session) }
    set { if newValue == nil { sheet?.dismiss(in: session) } }
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

  // MARK: Changes

  private func changed() {
    changeCount += 1
    coach.note()
  }
}
