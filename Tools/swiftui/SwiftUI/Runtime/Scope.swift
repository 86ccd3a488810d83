/// A view's place in the tree, which keeps the view's state: its structural identity.
///
/// "Demystify SwiftUI" (WWDC21, session 10022): a view's identity is its type and its place among the views of a builder, the
/// branch of a condition, the ID in `ForEach`, or the value of `id`. State lives as long as the identity.
@MainActor
final class Scope {
  /// What distinguishes a scope from its siblings.
  enum Key: Hashable {
    case index(Int)
    case branch(Bool)
    case type(Any.Type)
    case name(String)
    case id(AnyHashable)

    static func == (one: Key, other: Key) -> Bool {
      switch (one, other) {
      case (.index(let one), .index(let other)): one == other
      case (.branch(let one), .branch(let other)): one == other
      case (.type(let one), .type(let other)): one == other
      case (.name(let one), .name(let other)): one == other
      case (.id(let one), .id(let other)): one == other
      default: false
      }
    }

    func hash(into hasher: inout Hasher) {
      switch self {
      case .index(let index): hasher.combine(index)
      case .branch(let branch): hasher.combine(branch)
      case .type(let type): hasher.combine(ObjectIdentifier(type))
      case .name(let name): hasher.combine(name)
      case .id(let id): hasher.combine(id)
      }
    }
  }

  weak var app: HeadlessApp?
  private let key: Key
  private weak var parent: Scope?
  private(set) var children: [Key: Scope] = [:]
  /// The pass that last evaluated the scope's view.
  var pass = 0
  /// The storage of the view's dynamic properties, by their offset in the view.
  var properties: [Int: AnyObject] = [:]
  /// What modifiers remember, such as the last value of `onChange`.
  private var slots: [String: AnyObject] = [:]
  /// What happens when the view disappears.
  var onDisappear: (@MainActor () -> Void)?
  /// Whether `onAppear` was called for the current appearance.
  var hasAppeared = false
  var task: Task<Void, Never>?
  /// The tasks of the scope and those inside it.
  var tasks: [Task<Void, Never>] { (task.map { [$0] } ?? []) + children.values.flatMap(\.tasks) }
  /// Whether the view's own state changed since it was last evaluated.
  var didStateChange = false

  init(_ key: Key, in parent: Scope?) {
    self.key = key
    self.parent = parent
    app = parent?.app
  }

  /// The place in the tree, for reports.
  var path: String {
    let name =
      switch key {
      case .index(let index): "\(index)"
      case .branch(let branch): "\(branch)"
      case .type(let type): HeadlessApp.name(of: type)
      case .name(let name): name
      case .id(let id): "id \(id)"
      }
    return parent.map { $0.path.isEmpty ? name : $0.path + "/" + name } ?? ""
  }

  /// Returns the child with a key, and creates it if it is new.
  func child(_ key: Key) -> Scope {
    if let old = children[key] { return old }
    let new = Scope(key, in: self)
    children[key] = new
    return new
  }

  /// Returns what is stored under a name, and stores a new value if there is none of this type.
  func slot<Stored: AnyObject>(_ name: String, _ make: () -> Stored) -> Stored {
    if let old = slots[name] as? Stored { return old }
    let new = make()
    slots[name] = new
    return new
  }

  /// Returns the storage of the dynamic property at an offset in the view.
  func property<Stored: AnyObject>(at offset: Int, _ make: () -> Stored) -> Stored {
    if let old = properties[offset] as? Stored { return old }
    let new = make()
    properties[offset] = new
    return new
  }

  /// Removes the scopes that the pass didn't evaluate.
  func removeUnvisited(in pass: Int) {
    for (key, child) in children {
      if child.pass == pass {
        child.removeUnvisited(in: pass)
      } else if child.pass != Scope.suspended {
        children[key] = nil
        child.disappear()
      }
    }
  }

  /// The value of `pass` for a scope that is kept although its view isn't evaluated.
  private static let suspended = -1

  /// Keeps the scope with its state although its view isn't on the screen, as the tab view does with its tabs.
  func suspend() {
    guard pass != Scope.suspended else { return }
    if pass > 0 { disappear() }
    pass = Scope.suspended
  }

  /// Keeps a child with its state although its view isn't on the screen, if there is one.
  func suspendChild(_ key: Key) { children[key]?.suspend() }

  /// Forgets everything, because what modifiers remember can refer to the scope.
  func clear() {
    for child in children.values { child.clear() }
    task?.cancel()
    (children, properties, slots, onDisappear) = ([:], [:], [:], nil)
  }

  /// Calls `onDisappear` and cancels the tasks of the scope and those inside it.
  private func disappear() {
    for child in children.values { child.disappear() }
    if hasAppeared { onDisappear?() }
    hasAppeared = false
    onDisappear = nil
    task?.cancel()
    task = nil
    slots["task"] = nil
  }
}

/// Where a view is evaluated: its identity, its environment, and what the views around it want to know.
@MainActor
public struct _Context {
  unowned let app: HeadlessApp
  unowned let window: HeadlessWindow?
  var scope: Scope
  var environment: EnvironmentValues
  /// What the views inside tell the navigation stack around them.
  var navigation: Navigation?
  /// What the views inside tell the sheet around them.
  var presentation: Presentation
  /// The tabs of the tab view around the view, if the view is one of them.
  var tabs: Tabs?
  /// The tag, for a view in a tab view.
  var tag: AnyHashable?
  /// Whether the view is what a phase animator makes of another view.
  var isAnimated = false
  /// The scroll views around the view, the innermost last.
  var scrollPositions: [ScrollOffset] = []

  /// Returns the context of the view that a key distinguishes from others here.
  func child(_ key: Scope.Key) -> _Context {
    var child = self
    child.scope = scope.child(key)
    if child.scope.pass == app.pass { app.report("Two views have the identity \(child.scope.path).") }
    child.scope.pass = app.pass
    return child
  }

  func child(_ name: String) -> _Context { child(.name(name)) }
  func child<Value>(_ type: Value.Type) -> _Context { child(.type(type)) }

  /// Returns the context with a changed environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> _Context {
    var copy = self
    change(&copy.environment)
    return copy
  }

  func animated(_ isAnimated: Bool) -> _Context {
    var copy = self
    copy.isAnimated = isAnimated
    return copy
  }

  func node(_ kind: Node.Kind, _ parameters: Parameters = .none, _ children: [Node] = []) -> Node {
    Node(kind, parameters, children, in: self)
  }
}

/// What views tell the navigation stack around them.
@MainActor
final class Navigation {
  var title: String?
  var toolbar: [Node] = []
  /// The page that is shown over the root.
  var page: Node?
}

/// What views tell the window or sheet around them.
@MainActor
final class Presentation {
  /// The number of sheets and alerts below.
  let level: Int
  var canSwipeAway = true
  var detents: Set<PresentationDetent> = []

  init(level: Int) { self.level = level }
}

/// The tabs of a tab view while it is evaluated.
struct Tabs {
  let selection: AnyHashable?
}
