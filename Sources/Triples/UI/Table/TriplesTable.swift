#if canImport(SwiftUI)
import AppSupport
import Observation
import PlaySupport
import TriplesSession

/// The session as SwiftUI observes it: whoever reads `session` is drawn anew after each of its changes.
@Observable @MainActor
public final class TriplesTable {
  @ObservationIgnored private let playedSession: TriplesSession
  @ObservationIgnored private let coach: CoachLine
  @ObservationIgnored private let timer: WatchTimer
  private var changeCount = 0

  /// What the player is to feel in the hand.
  private(set) var feedback: PlayFeedback

  /// Sits down at the table that this device has saved.
  public convenience init() {
    self.init(session: TriplesSession(environment: .device()))
  }

  /// Sits down at the table of a session. It takes the session's `onChange` for itself.
  public init(session: TriplesSession) {
    playedSession = session
    feedback = PlayFeedback(session)
    let desk = CoachDesk()
    coach = CoachLine(session) { await desk.answer($0) }
    timer = WatchTimer(session)
    session.onChange = { [weak self] in self?.changed() }
    // The session may have something to ask already.
    coach.note()
    timer.note()
  }

  /// The session. Its intents save and then lead to a new drawing.
  var session: TriplesSession {
    _ = changeCount
    return playedSession
  }

  /// The tab in front.
  var tab: TriplesSession.Tab {
    get { session.tab }
    set { session.select(newValue) }
  }

  /// Which number the next game takes.
  var mode: TriplesSession.Mode {
    get { session.mode }
    set { session.choose(newValue) }
  }

  /// By what the scores are ranked.
  var ranking: TriplesSession.Ranking {
    get { session.ranking }
    set { session.choose(newValue) }
  }

  /// How fast the coach plays when it plays by itself.
  var watchSpeed: TriplesSession.WatchSpeed {
    get { session.watchSpeed }
    set { session.choose(newValue) }
  }

  /// What covers the screen, if anything does. All that can be set is nothing: the player has put it away.
  var sheet: Sheet? {
    get { Sheet(session) }
    set { if newValue == nil { sheet?.dismiss(in: session) } }
  }

  /// The step of the replay that is open, as a slider knows it.
  var viewerStep: Double {
    get { Double(session.viewer?.step ?? 0) }
    set { session.goToStep(Int(newValue.rounded())) }
  }

  /// Opens the game behind a row of the scores and begins its review, unless there is one already.
  func reviewRow(_ index: Int) {
    session.openRow(index)
    session.startReview()
  }

  private func changed() {
    feedback.note(playedSession)
    changeCount += 1
    coach.note()
    timer.note()
  }
}
#endif
