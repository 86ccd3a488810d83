import Observation
import PlaySupport

/// What can lie over what in a window. Notices stand on the topmost, so that nothing hides them.
public enum Layer: Comparable, Hashable, Sendable {
  /// The tabs, with nothing over them.
  case screen
  /// A pop-up over the screen.
  case cover
  /// A sheet, or an alert.
  case sheet
}

/// A session as SwiftUI observes it: a view that reads `session` is drawn again after every change. Each app has a
/// table of its own kind, with what its screens ask beyond the session.
@MainActor
@Observable
open class ObservedTable<Session: AppSession> {
  @ObservationIgnored private let observed: Session
  @ObservationIgnored private let coach: CoachLine<Session>
  @ObservationIgnored private let noticeTimer: NoticeTimer
  @ObservationIgnored private var hasRestoredTab = false
  private var changeCount = 0

  /// The windows that show the table.
  public private(set) final var windows = WindowList()

  /// Sits down at the table of a session. It takes the session's `onChange` for itself.
  ///
  /// - Parameters:
  ///   - sleep: how time passes for notices.
  ///   - answer: the coach.
  public init(
    _ session: Session, sleep: @escaping TurnTimer.Sleep = { try await Task.sleep(for: $0) },
    coach answer: @escaping CoachLine<Session>.Answer
  ) {
    observed = session
    coach = CoachLine(session, answer: answer)
    noticeTimer = NoticeTimer(sleep: sleep) { [weak session] in session?.dismissNotice() }
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

  /// Goes back to the tab in which the player left the app, once, when its first window comes up. Where the session has
  /// something to ask already, such as what a link says, that is not disturbed.
  ///
  /// - Parameter label: the title of the tab, or anything else where none is known.
  final func restoreTab(labeled label: String) {
    guard !hasRestoredTab else { return }
    hasRestoredTab = true
    guard topLayer == .screen, let tab = Session.Tab.allCases.first(where: { $0.label == label }), tab != session.tab
    else { return }
    session.select(tab)
  }

  /// What lies over everything else just now. Notices stand on it.
  open var topLayer: Layer { .screen }

  /// Whether something is shown that only the window shows in which the player is.
  public final var isAsking: Bool { topLayer > .screen }

  /// Adds a window.
  ///
  /// - Returns: what it is called in `windows`.
  final func openWindow() -> Int { windows.open() }

  /// Notes what has become of the windows. The session hears when the player comes back to the table, and when it can no
  /// longer be seen anywhere: as long as one window shows it, its clock goes on.
  final func change(_ change: (inout WindowList) -> Void) {
    var new = windows
    change(&new)
    guard new != windows else { return }
    let old = windows
    windows = new
    if !old.isActive, new.isActive { session.windowShown() }
    if old.isSeen, !new.isSeen { session.windowHidden() }
    noteNotice()
  }

  /// Asks the coach what the session wants to know. It is called after each of the session's changes, and once at the
  /// beginning.
  open func noteChange() {
    coach.note()
  }

  private func changed() {
    changeCount += 1
    noteChange()
    noteNotice()
  }

  private func noteNotice() {
    noticeTimer.note(windows.isActive ? observed.notices.first : nil)
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
