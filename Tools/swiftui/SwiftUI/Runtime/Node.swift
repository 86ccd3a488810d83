import Foundation

/// An element of the evaluated interface: a view that draws something, arranges others, or is operated.
///
/// Composite views and conditions have no node. `children` are in the order of the source. For a layer (`background`, `overlay`,
/// `mask`, `safeAreaInset`), the first child is the view itself, and the others are the layer's views.
@MainActor
public final class Node {
  /// The kind of view.
  public let kind: Kind
  /// What the view's initializer was given: text, spacing, alignment, a shape, and so on.
  public var parameters: Parameters
  /// The views inside this one.
  public var children: [Node]
  /// The modifiers that change the size, the place, or the look, innermost first.
  public var modifiers: [Modifier] = []
  /// The environment in which the view was evaluated, with its font, color scheme, line limit, and so on.
  public let environment: EnvironmentValues
  /// The view that contains this one.
  public internal(set) weak var parent: Node?
  /// The view's place, by which it is found again after an update.
  let scope: Scope
  /// Which of the children of a `ViewThatFits` is shown. Layout sets it after each evaluation.
  public var fittingChild = 0
  /// Whether the check for stale views has assigned the node to a composite view.
  var isClaimed = false

  /// The identity by which `ScrollViewProxy.scrollTo` finds the view: of `ForEach`, or of `id`.
  public var id: AnyHashable?
  /// The value of `tag`, or the ID of `ForEach`.
  public var tag: AnyHashable?
  /// The options of a picker, the items of a menu or a context menu, or the items in the bar of a tab view, with their tags.
  public var menu: [Node] = []
  /// The toolbar's items, for a navigation stack.
  public var toolbar: [Node] = []
  /// What screen readers say, and what they can do.
  public var accessibility = Accessibility()
  /// What the player can do with the view.
  public var behavior = Behavior()

  /// Where layout put the view, or `nil` before that.
  var placement: Placement?
  /// For a window, a sheet, or an alert: the rectangle that it covers or lies in.
  var bounds: CGRect?

  /// Creates a node for a view that is evaluated in a context.
  init(_ kind: Kind, _ parameters: Parameters = .none, _ children: [Node] = [], in context: _Context) {
    self.kind = kind
    self.parameters = parameters
    self.children = children
    environment = context.environment
    scope = context.scope
    behavior.isEnabled = context.environment.isEnabled
  }
}

extension Node {
  /// The kinds of nodes.
  public enum Kind: String, Sendable {
    case text, image, shape, color, canvas, spacer, divider
    case vStack, hStack, zStack, lazyVGrid, grid, gridRow, customLayout, viewThatFits, geometryReader
    case scrollView, list, form, section, navigationStack, page, tabView, tab
    case background, overlay, mask, safeAreaInset, element
    case button, toggle, picker, menu, slider, textField, link, shareLink, progressView, label
    case window, sheet, alert, fileDialog, toolbarItem, commandMenu, commandGroup
  }

  /// Whether the view is operated: screen readers treat it as one element.
  public var isControl: Bool {
    switch kind {
    case .button, .toggle, .picker, .menu, .slider, .textField, .link, .shareLink: true
    default: false
    }
  }

  /// The text that the view itself shows.
  public var text: String {
    switch parameters {
    case .text(let runs): runs.map(\.string).joined()
    case .title(let title): title
    default: ""
    }
  }

  /// The nodes in which to look for others: the shown children, the toolbar's items, and, if asked for, the menu's.
  func parts(withMenus: Bool) -> [Node] { toolbar + shownChildren + (withMenus ? menu : []) }

  /// The children without those that a `ViewThatFits` doesn't show.
  public var shownChildren: [Node] {
    kind == .viewThatFits ? Array(children.dropFirst(fittingChild).prefix(1)) : children
  }

  /// Returns this node and all nodes inside it that match, in order.
  public func all(withMenus: Bool = true, where matches: (Node) -> Bool = { _ in true }) -> [Node] {
    var found: [Node] = []
    collect(withMenus, matches, into: &found)
    return found
  }

  private func collect(_ withMenus: Bool, _ matches: (Node) -> Bool, into found: inout [Node]) {
    if matches(self) { found.append(self) }
    for part in parts(withMenus: withMenus) { part.collect(withMenus, matches, into: &found) }
  }

  /// The nodes that contain this one, from the inside.
  public var ancestors: some Sequence<Node> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// Sets the parents of all nodes inside this one.
  func adoptParts() {
    for part in toolbar + children + menu {
      part.parent = self
      part.adoptParts()
    }
  }
}

/// What screen readers say about a node, and what they can do with it.
public struct Accessibility {
  /// The text of `accessibilityLabel`.
  public var label: String?
  /// The text of `accessibilityValue`, or the value of a control.
  public var value: String?
  /// The text of `accessibilityHint`.
  public var hint: String?
  /// The text of `accessibilityIdentifier`.
  public var identifier: String?
  /// The traits, including those of the kind of view.
  public var traits: AccessibilityTraits = []
  /// Whether screen readers skip the view and all that is inside it.
  public var isHidden = false
  /// How screen readers treat the views inside, for an element.
  public var children: AccessibilityChildBehavior?
  /// The order among siblings: higher is earlier.
  public var sortPriority = 0.0
  /// The named actions, and the default action under its name.
  public var actions: [(name: String, perform: @MainActor () -> Void)] = []
  /// What happens when the player increments or decrements the value.
  public var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Whether the app moved the focus of screen readers here.
  public var isFocused = false
}

/// What a player can do with a node.
public struct Behavior {
  /// What a tap does.
  public var action: (@MainActor () -> Void)?
  /// Whether the view reacts, following `disabled`.
  public var isEnabled = true
  /// Whether the view is drawn, following `hidden`.
  public var isVisible = true
  /// Whether the view can be touched, following `allowsHitTesting`.
  public var isHittable = true
  /// Whether nothing of the view can be seen, touched, or heard, following `opacity(0)`. Its keyboard shortcut still works.
  public var isTransparent = false
  /// The role of a button.
  public var role: ButtonRole?
  /// The key that performs the action.
  public var shortcut: KeyboardShortcut?
  /// What happens when a key is pressed while the view or one inside it has the focus.
  public var keyHandlers: [@MainActor (KeyPress) -> KeyPress.Result] = []
  /// The gestures, the first attached first.
  public var gestures: [GestureRecognizer] = []
  /// What a tap at a place does, following `onTapGesture`.
  public var taps: [@MainActor (CGPoint) -> Void] = []
  /// What a long touch does, following `onLongPressGesture`.
  public var longPress: (@MainActor () -> Void)?
  /// What happens when the pointer moves over the view or leaves it.
  public var hovers: [@MainActor (HoverPhase) -> Void] = []
  /// What choosing the option with a tag does, for a picker or a tab view.
  public var choose: (@MainActor (AnyHashable) -> Void)?
  /// The tag of the chosen option.
  public var selection: AnyHashable?
  /// What typing does, for a text field.
  public var type: (@MainActor (String) -> Void)?
  /// What the return key does, for a text field.
  public var submit: (@MainActor () -> Void)?
  /// What moving a slider to a value does.
  public var slide: (@MainActor (Double) -> Void)?
  /// The values of a slider or a progress view, and what they lie in.
  public var range: (value: Double, bounds: ClosedRange<Double>)?
  /// What closes a sheet or an alert.
  public var dismiss: (@MainActor () -> Void)?
  /// Whether a swipe closes the sheet.
  public var canSwipeAway = true
  /// Whether the view can have the focus.
  public var isFocusable = false
  /// The focus states that follow the view, with the value that stands for it.
  var focus: [(box: FocusBox, value: AnyHashable)] = []
}
