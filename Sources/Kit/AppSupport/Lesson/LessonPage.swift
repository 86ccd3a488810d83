import NumberedGame
import PlaySupport

/// What a lesson shows besides the position, for any game.
public struct LessonPage: Hashable, Sendable {
  /// A button of a lesson.
  public enum Action: Hashable, Sendable, Identifiable {
    /// Advances to the next step, or after the last one to the end.
    case goOn
    /// Sets up the position again.
    case retry
    /// Plays the next expected move for the player.
    case show
    /// Leaves the lesson for the game, at the end.
    case play
    /// Starts the lesson again, at the end.
    case startOver

    /// The identity of the button.
    public var id: Action { self }
  }

  /// The state of a step.
  public enum Mark: Hashable, Sendable {
    /// The step isn't done yet.
    case open
    /// The step is done.
    case done
    /// The step is the current one.
    case here
  }

  /// The stage of the current step.
  public let stage: LessonStage

  /// The number of the step, such as "Step 2 of 8", or `nil` at the end.
  public let place: String?

  /// The title of the step or of the end.
  public let title: String

  /// The explanation.
  public let text: String

  /// The task, or the remark on the latest move. `nil` at the end.
  public let said: String?

  /// The state of each step. Empty at the end.
  public let marks: [Mark]

  /// The buttons, the main one first.
  public let actions: [Action]

  /// Whether the first button is the recommended one.
  public let hasMainAction: Bool

  /// Whether there is a previous step.
  public let canGoBack: Bool

  /// A problem with the storage, or `nil`.
  public let notice: String?

  private let isLast: Bool

  @MainActor init(_ lesson: some LessonSession) {
    let core = lesson.core
    stage = core.stage
    canGoBack = core.canGoBack
    notice = core.notice?.text
    isLast = core.place + 1 == core.steps.count
    guard stage != .over else {
      (place, said, marks) = (nil, nil, [])
      (title, text) = (core.endTitle, lesson.endText)
      actions = [.play, .startOver]
      hasMainAction = true
      return
    }
    place = core.placeText
    title = core.step.title
    text = core.step.text
    said = core.remark.isEmpty ? core.step.task : core.remark
    marks = core.steps.indices.map { $0 == core.place ? .here : $0 < core.doneCount ? .done : .open }
    var actions: [Action] = []
    if stage == .missed { actions.append(.retry) }
    if core.canGoOn { actions.append(.goOn) }
    if core.canShow { actions.append(.show) }
    self.actions = actions
    hasMainAction = stage == .done || stage == .missed
  }

  /// Returns the label of a button, given the game's name.
  public func label(_ action: Action, game: String) -> String {
    switch action {
    case .goOn: isLast ? "Finish" : "Next"
    case .retry: "Try again"
    case .show: "Show me"
    case .play: "Play \(game)"
    case .startOver: "Once more"
    }
  }

  /// The task or the remark for screen readers, which say first whether the move was right.
  public var spokenSaid: String {
    let said = said ?? ""
    return switch stage {
    case .done: "Right. \(said)"
    case .missed: "Not quite. \(said)"
    case .asking, .over: said
    }
  }
}

/// The layout of the words and the position of a lesson.
enum LessonLayout {
  /// The maximum width of the words, in points. `tableWidth` is that of the position.
  static let wordsWidth = 544.0
  static let tableWidth = 420.0

  /// Whether the position is beside the words, as on a phone in landscape. The available width and height are in points, and
  /// `hasLargeText` says that the player has chosen one of the accessibility text sizes.
  static func isSideBySide(width: Double, height: Double, hasLargeText: Bool) -> Bool {
    width >= 560 && width > height && !hasLargeText
  }

  /// Returns the side of the largest board, in points, that is visible together with its buttons and, unless it is side by
  /// side, the words. In low windows the board has a playable minimum size, and the page scrolls.
  static func boardSide(height: Double, isSideBySide: Bool) -> Double {
    isSideBySide ? max(180, min(tableWidth, height - 116)) : max(240, min(tableWidth, height - 390))
  }
}
