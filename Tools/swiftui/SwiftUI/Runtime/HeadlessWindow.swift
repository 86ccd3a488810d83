import Foundation

/// A window of a running app, with its sheets and alerts.
@MainActor
public final class HeadlessWindow {
  /// The number of the window: 1 for the first that was opened.
  public let number: Int
  private let group: String?
  weak var app: HeadlessApp?

  /// Whether the window is frontmost, visible behind others, or not visible.
  public var phase: ScenePhase = .active {
    didSet {
      app?.invalidate()
      app?.update()
    }
  }
  /// The window's views, without what covers them.
  public var content: Node {
    guard let root else { fatalError("A window has no content before the app's first update.") }
    return root
  }
  private var root: Node?
  /// The sheets and alerts over the window, the lowest first.
  public private(set) var presented: [Node] = []
  private var levels: [Int] = []

  /// The values of `SceneStorage`, by key.
  var sceneStorage: [String: Any] = [:]
  var urlHandlers: [@MainActor (URL) -> Void] = []
  /// The focus states whose views have the keyboard's focus: the window's, and those of the sheets by their level.
  var focus: [Int: FocusBox] = [:]

  init(number: Int, group: String? = nil) {
    self.number = number
    self.group = group
  }

  /// The number of sheets and alerts over the window.
  var frontLevel: Int { levels.max() ?? 0 }

  /// What the player can reach: the topmost sheet or alert, or else the window's content.
  public var front: Node { presented.last ?? content }

  /// Makes this the window that keys and menu commands are for.
  public func activate() {
    app?.keyWindow = self
    app?.invalidate()
    app?.update()
  }

  /// Closes the window, unless it is the last one.
  public func close() {
    guard let app, app.windows.count > 1 else { return }
    app.windows.removeAll { $0 === self }
    if app.keyWindow === self, let last = app.windows.last { app.keyWindow = last }
    app.invalidate()
    app.update()
  }

  /// Evaluates the window's group of a scene.
  func evaluate(_ scene: SceneContent, in context: _Context) {
    guard let group = scene.groups.first(where: { $0.id == group || group == nil }) else {
      context.app.report("The scene has no group of windows \(group ?? "").")
      return
    }
    presented = []
    levels = []
    urlHandlers = []
    let presentation = Presentation(level: 0)
    var inner = _Context(
      app: context.app, window: self, scope: context.scope, environment: context.environment, presentation: presentation
    )
    inner.environment.scenePhase = phase
    inner = inner.with(group.environment)
    let root = inner.node(.window, .none, group.nodes(inner))
    root.adoptParts()
    self.root = root
    let order = levels.indices.sorted { levels[$0] < levels[$1] }
    presented = order.map { presented[$0] }
    for node in presented { node.adoptParts() }
  }

  /// Shows a sheet or an alert over the sheets below its level.
  ///
  /// A view controller presents only one other at a time, so the second of one level is not shown:
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
  func present(_ node: Node, level: Int) {
    if let index = levels.firstIndex(of: level) {
      app?.report("The same window or sheet presents \(presented[index].summary) and \(node.summary) at once.")
    }
    presented.append(node)
    levels.append(level)
  }
}

/// The groups of windows and the menus of a scene.
public struct SceneContent {
  var groups: [WindowContent] = []
  var menus: [Node] = []
}

/// What the windows of a group contain.
struct WindowContent {
  let id: String?
  /// Changes that the scene's modifiers make.
  var environment: (inout EnvironmentValues) -> Void = { _ in }
  let nodes: @MainActor (_Context) -> [Node]

  init(id: String?, _ nodes: @escaping @MainActor (_Context) -> [Node]) {
    self.id = id
    self.nodes = nodes
  }
}
