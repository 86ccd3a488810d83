import Foundation
import Observation

/// A running app without a screen: it evaluates scenes or views, and tests operate and read it.
///
/// It is a stand-in for Apple's SwiftUI, made from public documentation. README.md lists what it assumes.
@MainActor
public final class HeadlessApp {
  /// The app that is being updated or operated. What has no other way to its app, such as an announcement, uses this one.
  public internal(set) static weak var current: HeadlessApp?
  /// The open windows, in the order in which they were opened. Closing one removes it.
  public internal(set) var windows: [HeadlessWindow] = []
  /// The window that keys and menu commands are for.
  public internal(set) var keyWindow: HeadlessWindow
  /// The menus of the scene's commands.
  public internal(set) var menus: [Node] = []
  /// The problems so far, each listed once.
  public private(set) var problems: [String] = []
  /// The announcements for screen readers, in order.
  public internal(set) var announcements: [String] = []
  /// The number of vibrations.
  public internal(set) var feedbackCount = 0
  /// The addresses that the app opened outside itself.
  public internal(set) var openedURLs: [URL] = []
  /// The items of the share links that were tapped.
  public internal(set) var sharedItems: [String] = []
  /// The date that `TimelineView` shows. Only tests advance it.
  public private(set) var now: Date
  /// Called on any thread when something has changed, for a host that updates the app by itself.
  public var onChange: (@Sendable () -> Void)? {
    didSet { dirty.onSet = onChange }
  }

  /// The environment of all windows: text size, color scheme, motion, and so on.
  public var environment: EnvironmentValues {
    didSet {
      invalidate()
      update()
    }
  }
  /// The size of each window, in points.
  public var size: CGSize {
    didSet {
      invalidate()
      update()
    }
  }

  /// The number of evaluations of bodies that SwiftUI might have skipped. It is counted if the app checks for stale views.
  public internal(set) var keptViewCount = 0
  /// The number of evaluations of the whole tree.
  private(set) var pass = 0
  /// Whether the app reports views that SwiftUI might keep although they look different.
  let checksStaleViews: Bool
  private let scene: @MainActor (_Context) -> SceneContent
  private let root: Scope
  let dirty = ChangeFlag()
  private var effects: [(cause: String, perform: @MainActor () -> Void)] = []
  private var isUpdating = false
  private var nextWindow = 1
  static let maxRounds = 40

  init(
    size: CGSize, environment: EnvironmentValues, now: Date, checksStaleViews: Bool,
    _ scene: @escaping @MainActor (_Context) -> SceneContent
  ) {
    self.scene = scene
    self.size = size
    self.environment = environment
    self.now = now
    self.checksStaleViews = checksStaleViews
    root = Scope(.name(""), in: nil)
    keyWindow = HeadlessWindow(number: 1)
    root.app = self
    keyWindow.app = self
    windows = [keyWindow]
    invalidate()
    update()
  }

  deinit {
    MainActor.assumeIsolated { [root] in root.clear() }
  }

  /// Runs a view in one window.
  public convenience init(
    _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
    environment: EnvironmentValues = EnvironmentValues(), now: Date = Date(timeIntervalSinceReferenceDate: 0),
    checksStaleViews: Bool = false
  ) {
    self.init(size: size, environment: environment, now: now, checksStaleViews: checksStaleViews) { _ in
      SceneContent(groups: [WindowContent(id: nil) { view._nodes($0) }])
    }
  }

  /// Runs a scene, with one window of its first group.
  public convenience init(
    scene: some Scene, size: CGSize = CGSize(width: 390, height: 844),
    environment: EnvironmentValues = EnvironmentValues(), now: Date = Date(timeIntervalSinceReferenceDate: 0),
    checksStaleViews: Bool = false
  ) {
    self.init(size: size, environment: environment, now: now, checksStaleViews: checksStaleViews) { scene._scene($0) }
  }

  // MARK: Changes

  /// Requests an evaluation, at the next update.
  public func invalidate() { dirty.set() }

  /// Performs an action, and then updates the app.
  public func perform(_ action: @MainActor () -> Void) {
    HeadlessApp.current = self
    action()
    update()
  }

  /// Advances the clock that `TimelineView` reads.
  public func advance(by seconds: TimeInterval) {
    now = now.addingTimeInterval(seconds)
    invalidate()
    update()
  }

  /// Lets tasks of the main actor run, and updates the app until none of them changes it anymore. Doesn't wait for work
  /// on other threads, such as the coach's.
  public func settle() async {
    update()
    var quietTurns = 0
    while quietTurns < 20 {
      await Task.yield()
      quietTurns = dirty.isSet ? 0 : quietTurns + 1
      update()
    }
  }

  /// Waits until the tasks of `task` have ended.
  public func finishTasks() async {
    for task in root.tasks { await task.value }
    await settle()
  }

  /// Reports a problem once.
  func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  /// Removes and returns the problems so far.
  public func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  /// Performs an effect after the current pass. `cause` names it in the report about an update without end.
  func afterPass(_ cause: @autoclosure () -> String, _ effect: @escaping @MainActor () -> Void) {
    effects.append((rounds > Self.maxRounds - 5 ? cause() : "", effect))
  }
  private var rounds = 0

  /// Evaluates the views until nothing changes anymore.
  ///
  /// One evaluation, then its effects, such as `onAppear` and `onChange`; again if they changed anything. SwiftUI also calls the
  /// action of `onChange` after the update that noticed the change:
  /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
  public func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    HeadlessApp.current = self
    rounds = 0
    var causes: [String] = []
    while dirty.take() {
      rounds += 1
      guard rounds <= Self.maxRounds else {
        report("The views update each other without end: \(causes.suffix(3).joined(separator: "; "))")
        return
      }
      evaluate()
      let effects = effects
      self.effects = []
      for effect in effects {
        causes.append(effect.cause)
        effect.perform()
      }
    }
  }

  private func evaluate() {
    pass += 1
    effects = []
    root.pass = pass
    withObservationTracking {
      var environment = environment
      environment.scenePhase = windows.map(\.phase).max() ?? .background
      let context = _Context(
        app: self, window: nil, scope: root, environment: environment, presentation: Presentation(level: 0))
      let content = scene(context.child("scene"))
      for window in windows { window.evaluate(content, in: context.child("window \(window.number)")) }
      menus = content.menus
    } onChange: { [dirty] in
      dirty.set()
    }
    for menu in menus { menu.adoptParts() }
    root.removeUnvisited(in: pass)
  }

  /// Opens a window of a group, and makes it the key window.
  func openWindow(id: String?) {
    nextWindow += 1
    let window = HeadlessWindow(number: nextWindow, group: id)
    window.app = self
    windows.append(window)
    keyWindow = window
    invalidate()
  }

  /// Returns the name of a type, for reports.
  static func name(of type: Any.Type) -> String {
    let name = "\(type)"
    return name.count > 60 ? name.prefix(60) + "…" : name
  }

  /// The offsets and types of the dynamic properties of each type, because a look at its fields takes long.
  var dynamicProperties: [ObjectIdentifier: [(offset: Int, type: any DynamicProperty.Type)]] = [:]
}

/// A flag that says that something changed. Observation sets it on any thread.
final class ChangeFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  /// Called when the flag is set and was not.
  nonisolated(unsafe) var onSet: (@Sendable () -> Void)?

  var isSet: Bool { lock.withLock { value } }

  func set() {
    let wasSet = lock.withLock {
      defer { value = true }
      return value
    }
    if !wasSet { onSet?() }
  }

  /// Resets the flag, and returns whether it was set.
  func take() -> Bool {
    lock.withLock {
      defer { value = false }
      return value
    }
  }
}
