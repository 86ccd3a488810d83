import PlaySupport

/// Performs the actions of a screen in an app.
@MainActor
public struct ScreenActor {
  private let performAction: @MainActor (Action.ID, String) -> Void
  private let opener: @MainActor (Destination) -> (@MainActor () -> Void)?

  /// Returns the text to share of an item.
  let shareText: @MainActor (ShareItem) -> String

  /// Whether the Return key performs the main action.
  let returnPerformsMain: Bool

  /// Creates an actor.
  ///
  /// - Parameters:
  ///   - returnPerformsMain: Whether the Return key performs the screen's main action. A screen with text fields needs the key.
  ///   - perform: Performs an action, with the text of its field.
  ///   - opener: Returns what opens a destination, or `nil` if the app has nothing to open there.
  ///   - shareText: Returns the text to share of an item.
  public init(
    returnPerformsMain: Bool = false,
    perform: @escaping @MainActor (Action.ID, String) -> Void,
    opener: @escaping @MainActor (Destination) -> (@MainActor () -> Void)? = { _ in nil },
    shareText: @escaping @MainActor (ShareItem) -> String = { $0.text }
  ) {
    performAction = perform
    self.opener = opener
    self.shareText = shareText
    self.returnPerformsMain = returnPerformsMain
  }

  /// Whether the app can do what an action is for.
  func canPerform(_ action: Action) -> Bool { action.destination.map { opener($0) != nil } ?? true }

  /// Performs an action, or opens the destination of a link.
  func perform(_ action: Action) {
    if let destination = action.destination { opener(destination)?() } else { performAction(action.id, "") }
  }

  /// Performs an action, with the text of its field.
  func perform(_ id: Action.ID, text: String = "") { performAction(id, text) }
}

extension Destination {
  /// A description of the destination for screen readers, or `nil` if the label says enough.
  public var hint: String? {
    switch self {
    case .lesson: "A two-minute lesson with positions to play."
    case .practice: "Asks again about positions where you lost points, and shows whether you’re improving."
    default: nil
    }
  }
}
