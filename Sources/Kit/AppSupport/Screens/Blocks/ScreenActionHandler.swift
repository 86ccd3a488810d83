import SessionSupport

/// What the player can do with the name of another player in a table.
@MainActor
struct NameActions {
  let hide: @MainActor (String) -> Void

  /// Returns a closure that reports a name, or `nil` if the server names no contact.
  let report: @MainActor (String) -> (@MainActor () -> Void)?
}

/// Performs the actions of a screen in an app.
@MainActor
public struct ScreenActionHandler {
  private let performAction: @MainActor (Action.ID, String) -> Void
  private let opener: @MainActor (Destination) -> (@MainActor () -> Void)?

  let shareText: @MainActor (ShareItem) -> String

  let returnPerformsMain: Bool

  /// The actions on other players' names in tables, or `nil` if the screen has no such names.
  var names: NameActions?

  /// Creates a handler. `returnPerformsMain` lets the Return key perform the screen's main action. It must be `false`
  /// if the screen has text fields, which need that key. `perform` performs an action with its field's text. `opener`
  /// returns a closure that opens a destination, or `nil` if the app can't. `shareText` returns the text to share.
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

  func canPerform(_ action: Action) -> Bool { action.destination.map { opener($0) != nil } ?? true }

  package func perform(_ action: Action) {
    if let destination = action.destination { opener(destination)?() } else { performAction(action.id, "") }
  }

  func perform(_ id: Action.ID, text: String = "") { performAction(id, text) }
}

extension Destination {
  /// A description of the destination for screen readers, or `nil` if the label says enough.
  public var hint: String? {
    switch self {
    case .lesson: "Short lessons with positions to play."
    case .practice: "Five positions a day, and those where you lost points, and whether you’re improving."
    case .board: "Sets up a board for the coach."
    default: nil
    }
  }
}
