import Observation
import PlaySupport

/// A session as SwiftUI observes it: a view that reads `session` is drawn again after every change. Each app has a
/// table of its own kind, with what its screens ask beyond the session.
@MainActor
@Observable
open class ObservedTable<Session: AppSession> {
  @ObservationIgnored private let observed: Session
  @ObservationIgnored private let coach: CoachLine<Session>
  private var changeCount = 0

  /// Sits down at the table of a session. It takes the session's `onChange` for itself.
  ///
  /// - Parameter answer: the coach.
  public init(_ session: Session, coach answer: @escaping CoachLine<Session>.Answer) {
    observed = session
    coach = CoachLine(session, answer: answer)
    session.onChange = { [weak self] in self?.changed() }
    // The session may have something to ask already.
    noteChange()
  }

  /// The session. Its intents save and then lead to a new drawing.
  public final var session: Session {
    _ = changeCount
    return observed
  }

  /// The tab in front.
  public final var tab: Session.Tab {
    get { session.tab }
    set { session.select(newValue) }
  }

  /// Asks the coach what the session wants to know. It is called after each of the session's changes, and once at the
  /// beginning.
  open func noteChange() {
    coach.note()
  }

  private func changed() {
    changeCount += 1
    noteChange()
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension ObservedTable {
  /// What a control shows of the session, and the intent that a change of it leads to.
  public func binding<Value: Sendable>(
    _ value: @escaping @MainActor (Session) -> Value, set: @escaping @MainActor (Session, Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { @MainActor in value(self.session) }, set: { @MainActor value in set(self.session, value) })
  }
}
#endif
