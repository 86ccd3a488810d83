import NumberedGame
import PlaySupport

/// What there is to be seen of a lesson beside the position, whichever game it is.
public struct LessonPage: Hashable, Sendable {
  /// A way on, in the order in which they stand.
  public enum Way: Hashable, Sendable, Identifiable {
    /// Goes on to the next step, or behind the last one to the end.
    case goOn
    /// Lays the position once more.
    case retry
    /// Does for the player what is to be done next.
    case show
    /// Leaves the lesson for the game, at its end.
    case play
    /// Begins anew, at its end.
    case startOver

    /// The way.
    public var id: Way { self }
  }

  /// What a step of the lesson is, among all of them.
  public enum Mark: Hashable, Sendable {
    /// It is still to come.
    case open
    /// It has been done.
    case done
    /// The player is there.
    case here
  }

  /// Where the player is.
  public let stage: LessonStage

  /// Which step it is: "Step 2 of 8"; nothing at the end.
  public let place: String?

  /// What the step is about, or what stands over the end.
  public let title: String

  /// What there is to know.
  public let text: String

  /// What is to be done, or what is said of what was done last; nothing at the end.
  public let said: String?

  /// The steps, one after another; none at the end.
  public let marks: [Mark]

  /// What can be done, the main way first.
  public let ways: [Way]

  /// Whether the first of them is what should be done now.
  public let hasMainWay: Bool

  /// Whether there is a step before.
  public let canGoBack: Bool

  /// What the player has to be told of the storage.
  public let notice: String?

  /// Whether the step is the last one.
  private let isLast: Bool

  /// What there is to be seen of a lesson.
  @MainActor init(_ lesson: some LessonSession) {
    let desk = lesson.desk
    stage = desk.stage
    canGoBack = desk.canGoBack
    notice = desk.notice?.text
    isLast = desk.place + 1 == desk.steps.count
    guard stage != .over else {
      (place, said, marks) = (nil, nil, [])
      (title, text) = (desk.endTitle, lesson.endText)
      ways = [.play, .startOver]
      hasMainWay = true
      return
    }
    place = desk.placeText
    title = desk.step.title
    text = desk.step.text
    said = desk.remark.isEmpty ? desk.step.task : desk.remark
    marks = desk.steps.indices.map { $0 == desk.place ? .here : $0 < desk.doneCount ? .done : .open }
    var ways: [Way] = []
    if stage == .missed { ways.append(.retry) }
    if desk.canGoOn { ways.append(.goOn) }
    if desk.canShow { ways.append(.show) }
    self.ways = ways
    hasMainWay = stage == .done || stage == .missed
  }

  /// What the button of a way says.
  ///
  /// - Parameters:
  ///   - way: the way.
  ///   - game: what players call the game.
  public func label(_ way: Way, game: String) -> String {
    switch way {
    case .goOn: isLast ? "Finish" : "Next"
    case .retry: "Try again"
    case .show: "Show me"
    case .play: "Play \(game)"
    case .startOver: "Once more"
    }
  }

  /// What a screen reader says before what was said: whether it was right.
  public var spokenSaid: String {
    let said = said ?? ""
    return switch stage {
    case .done: "Right. \(said)"
    case .missed: "Not quite. \(said)"
    case .asking, .over: said
    }
  }
}

/// How a lesson lays out what is said and the position.
enum LessonLayout {
  /// The width beyond which what is said does not grow, in points; so is `tableWidth` of the position.
  static let wordsWidth = 544.0
  static let tableWidth = 420.0

  /// Whether the position stands beside what is said, as on a phone on its side.
  ///
  /// - Parameters:
  ///   - width: the room for both, in points; so is `height`.
  ///   - hasLargeText: whether the player has chosen one of the sizes of letters for accessibility.
  static func isSideBySide(width: Double, height: Double, hasLargeText: Bool) -> Bool {
    width >= 560 && width > height && !hasLargeText
  }

  /// How large a board may be so that it is seen together with its buttons, and upright with the words too, in points. On very low
  /// windows it is not smaller than can be played on, and the page scrolls.
  ///
  /// - Parameter height: of the page, in points.
  static func boardSide(height: Double, isSideBySide: Bool) -> Double {
    isSideBySide ? max(180, min(tableWidth, height - 116)) : max(240, min(tableWidth, height - 390))
  }
}
