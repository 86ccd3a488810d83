import GameCore
import Observation
import SessionSupport

/// The layers of a window, from the bottom. Notices appear on the topmost layer, so nothing hides them.
public enum Layer: Comparable, Hashable, Sendable {
  /// The tabs, with nothing over them.
  case screen
  /// A pop-up over the screen.
  case cover
  /// A sheet, or an alert.
  case sheet
}

/// A controller through which SwiftUI observes a session: the player's own, or the separate one of a daily game. Views
/// that read `session` are redrawn after each change. Apps subclass the controller to add what their screens need.
@MainActor
@Observable
open class SessionController<Session: AppSession> {
  @ObservationIgnored private var runner: RequestRunner<Session>
  @ObservationIgnored private let ownRunner: RequestRunner<Session>
  @ObservationIgnored private let makeRunner: (Session) -> RequestRunner<Session>
  @ObservationIgnored private var dayChangeMonitor: DayChangeMonitor
  @ObservationIgnored var hasRestoredPlace = false
  @ObservationIgnored private var popUpID: BlockID?
  @ObservationIgnored private(set) final var popUpReadingTime = ReadingTime(startingAt: nil)

  @ObservationIgnored let sleep: Sleep

  /// The server that deals the daily games, if the player has chosen one.
  @ObservationIgnored public let server: DayServer
  private var changeCount = 0

  /// The windows that show the game.
  public private(set) final var windows = WindowList()

  /// Whether the screen of the daily games is shown instead of one of the session's screens.
  public private(set) final var showsToday = false

  @ObservationIgnored final var storedDaysScreen: SourceScreen<DaysScreen>?

  /// The page of a past day, shown instead of the list of days, or `nil` if none is open.
  public internal(set) final var pastDayScreen: PastDayScreen?

  /// The server's screen that covers the tabs, or `nil` if none does.
  public internal(set) final var serverScreen: ServerScreen?

  /// The names of other players that the player has hidden.
  public internal(set) final var hiddenNames: HiddenNames

  /// The latest link to another game, for SwiftUI to open, or `nil` if there was none.
  final var appLink: AppLink?

  /// The identity of the sheet that SwiftUI presented last, or `nil` before the first one.
  @ObservationIgnored public final var presentedSheetID: AnyHashable?

  /// The separate screen that covers the game, such as practice, or `nil` if none does.
  public internal(set) final var openedScreen: (any SeparateScreen)?

  /// Whether the player is new and hasn't answered the offer of the lesson yet.
  public final var isPlayerNew = false

  /// Creates the controller of the player's own session, whose `onChange` it sets. If `server` is `nil`, no server can
  /// be reached. `sleep` waits for the session's timers, and `daySleep` for the end of the day. `file` returns the
  /// bytes of one of the game's files, or `nil` if there is none. `answer` is the coach.
  public init(
    _ session: Session, server: DayServer? = nil,
    sleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    daySleep: @escaping Sleep = { try await Task.sleep(for: $0) },
    file: @escaping (String) -> [UInt8]? = { _ in nil },
    coach answer: @escaping RequestRunner<Session>.Coach
  ) {
    let server = server ?? DayServer(storage: session.environment.storage)
    self.server = server
    self.sleep = sleep
    makeRunner = {
      RequestRunner($0, sleep: sleep, file: file, ask: server.ask, canSend: { server.canSend($0) }, coach: answer)
    }
    hiddenNames = session.environment.storage.read(HiddenNames.key).map { HiddenNames(text: $0) } ?? HiddenNames()
    ownRunner = makeRunner(session)
    runner = ownRunner
    dayChangeMonitor = DayChangeMonitor(session.environment.now, sleep: daySleep)
    dayChangeMonitor.onDayChange = { [weak self] in self?.reportNewDay($0) }
    server.onChange = { [weak self] in self?.handleServerChange() }
    server.onNetworkReturn = { [weak self] in self?.tryServerAgain() }
    observeRunner()
    // The session may already have requests.
    updateRequests()
  }

  /// The current session. Each of its intents saves the session, and the views are then redrawn.
  public final var session: Session {
    _ = changeCount
    return runner.source
  }

  /// The session's tab. Setting it also closes the screen of the daily games.
  public final var tab: Session.Tab {
    get { session.tab }
    set { closeTodayAndPerform { $0.select(newValue) } }
  }

  /// The topmost layer that is in use, on which notices appear. A subclass must include what it presents.
  open var topLayer: Layer {
    if openedScreen != nil || serverScreen != nil { return .sheet }
    return popUpCard != nil || offersLesson ? .cover : .screen
  }

  /// Whether the session's pop-up is beside the game (`popUpBeside`), so that the game continues.
  open var isPopUpBeside: Bool { false }

  /// Whether the player hasn't begun the session's game, and no pop-up is open. Only then, the lesson is offered.
  open var isAtStart: Bool { false }

  /// Opens the lesson. A game that has one must override this method.
  open func openLesson() {}

  /// Whether something covers the tabs. Only the window that the player uses shows what covers them.
  public final var isCovered: Bool { topLayer > .screen }

  /// Whether a sheet or an alert covers the game. Menu commands must not change the game then.
  public final var hasSheet: Bool { topLayer == .sheet }

  /// Returns whether a dismissal that SwiftUI reports can be that of the sheet with the given identity. SwiftUI reports
  /// it after the animation, when another sheet may already have replaced the dismissed one.
  public final func canDismissSheet(_ id: some Hashable) -> Bool {
    presentedSheetID == nil || presentedSheetID == AnyHashable(id)
  }

  /// Whether menu commands may change the game: not under a sheet, a card, or the list of days.
  public final var acceptsCommands: Bool { !showsToday && !isCovered }

  // MARK: Windows

  /// Adds a window, and returns its ID in `windows`.
  final func openWindow() -> Int { windows.open() }

  /// Applies a change to the windows. Notifies the session when the player comes back to the game, and when no window
  /// shows the game anymore. The game's clock runs as long as a window shows the game and nothing hides it.
  final func updateWindows(_ change: (inout WindowList) -> Void) {
    var new = windows
    change(&new)
    guard new != windows else { return }
    let wasActive = windows.isActive
    updateVisibility { windows = new }
    if !wasActive, new.isActive {
      dayChangeMonitor.update()
      tryServerAgain()
    } else if session.notices.first?.isTransient == true {
      // The notice's timer runs only while a window is active. No other request depends on the windows.
      updateRequests()
    }
  }

  final func setShowsToday(_ isShown: Bool) {
    guard isShown != showsToday else { return }
    updateVisibility { showsToday = isShown }
    if isShown, pastDayScreen == nil { resetDaysScreen() }
  }

  /// Whether the list of days or a screen outside the session hides the game. A session knows its own screens.
  private var hidesGame: Bool { showsToday || openedScreen != nil || serverScreen != nil }

  /// Applies a change that can affect whether the game is visible, and notifies the session if it does.
  final func updateVisibility(_ change: () -> Void) {
    let old = (isActive: windows.isActive && !hidesGame, isVisible: windows.isVisible && !hidesGame)
    change()
    let new = (isActive: windows.isActive && !hidesGame, isVisible: windows.isVisible && !hidesGame)
    if !old.isActive, new.isActive { session.windowDidAppear() }
    if old.isVisible, !new.isVisible { notifySessionHidden() }
    // Before the first window opens, `isVisible` is already false, so store the status here.
    if !old.isVisible, showsToday { publishHomeStatus() }
  }

  private func notifySessionHidden() {
    session.windowDidDisappear()
    publishHomeStatus()
  }

  private func publishHomeStatus() {
    if session.day != nil { session.publishHomeStatus() }
  }

  // MARK: Sessions

  final var ownSession: Session { ownRunner.source }

  /// Switches to another session: the player's own, or a daily game's.
  final func switchSession(to session: Session) {
    let left = runner.source
    guard session !== left else { return }
    left.onChange = nil
    runner.stop()
    notifySessionHidden()
    runner = session === ownSession ? ownRunner : makeRunner(session)
    observeRunner()
    didSwitchSession(from: left)
    if windows.isActive, !hidesGame { session.windowDidAppear() }
    handleChange()
  }

  /// Called when `session` has replaced another session, before anything is drawn.
  open func didSwitchSession(from previous: Session) {}

  private func observeRunner() {
    runner.source.onChange = { [weak self] in self?.handleChange() }
    runner.shouldHold = { [weak self] in $0.isNotice && self?.windows.isActive != true }
    runner.navigate = { [weak self] in self?.navigate($0) }
  }

  // MARK: Changes

  /// Called after each of the session's changes, before anything is drawn. Does nothing unless a subclass overrides it.
  open func sessionDidChange() {}

  final func updateRequests() { runner.updateRequests() }

  private func handleChange() {
    changeCount += 1
    let popUpID = session.hasPopUp ? session.popUpScreen?.sections.first?.id : nil
    if popUpID != self.popUpID { popUpReadingTime = ReadingTime(startingAt: session.environment.pressTime()) }
    self.popUpID = popUpID
    sessionDidChange()
    updateRequests()
  }

  /// Redraws views that read `session`. Call this method when a screen outside it, such as practice, opens or closes.
  public final func redrawViews() {
    changeCount += 1
  }

  /// Closes every sheet and question that the game presents. A game must override this method for those of its session.
  open func closeSheets() { closeOpenedScreen() }

  /// Opens the app's own screen for an address, or returns `false` if `address` doesn't lead to one.
  open func openScreen(_ address: [UInt8]) -> Bool { false }

  private func reportNewDay(_ day: CalendarDay) {
    // The list of days already shows the new day.
    if showsToday { handleChange() } else { session.reportNewDay(day) }
  }
}

#if canImport(SwiftUI)
import SwiftUI

extension SessionController {
  /// Returns a binding that reads a value from the session and sets it through one of the session's intents.
  public func binding<Value: Sendable>(
    _ value: @escaping @MainActor (Session) -> Value, set: @escaping @MainActor (Session, Value) -> Void
  ) -> Binding<Value> {
    Binding(get: { @MainActor in value(self.session) }, set: { @MainActor value in set(self.session, value) })
  }
}
#endif
