import AppSupport
import CodeBreakerModel
import CodeBreakerSession
import Observation
import PlaySupport

extension AssistSession: CoachClient {}

/// The board of one's own as SwiftUI observes it, with the line to its coach.
@MainActor
@Observable
final class AssistScreen {
  @ObservationIgnored private let current: AssistSession
  @ObservationIgnored private let coach: CoachLine<AssistSession>
  @ObservationIgnored private var told: AssistCard
  private var changeCount = 0

  /// Takes up the saved board, or begins a new one.
  ///
  /// - Parameter answer: the coach.
  init(_ environment: PlayEnvironment, coach answer: @escaping CoachLine<AssistSession>.Answer) {
    let session = AssistSession(environment: environment)
    current = session
    coach = CoachLine(session, answer: answer)
    told = AssistCard(session)
    session.onChange = { [weak self] in self?.changed() }
    coach.note()
  }

  /// The session. Its intents save and then lead to a new drawing.
  var session: AssistSession {
    _ = changeCount
    return current
  }

  /// What the coach says. As long as it thinks, what it said before stays.
  var card: AssistCard {
    _ = changeCount
    return told
  }

  /// Whether the player is asked something. All that can be set is that nothing is to be done.
  var isAsking: Bool {
    get { session.question != nil }
    set { if !newValue, current.question != nil { current.cancel() } }
  }

  /// Does what was asked about, whether or not SwiftUI has taken the question away by now.
  func confirm(_ question: AssistSession.Question) {
    if current.question == nil {
      switch question {
      case .clear: current.askToClear()
      case .link(let board): current.open(board)
      case .setup(let board): current.open(board)
      }
    }
    current.confirm()
  }

  private func changed() {
    if current.findings == .awaited {
      told.isThinking = true
    } else {
      told = AssistCard(current)
    }
    changeCount += 1
    coach.note()
  }
}
