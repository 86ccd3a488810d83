import DailyGames
import NumberedGame

/// The lessons of a game. All games share the screen, and each adds what is special about its positions.
public protocol LessonSession: ScreenSource {
  /// The type of the lesson's steps.
  associatedtype Step: LessonStep

  /// Creates the lessons, and resumes where the player left them.
  init(environment: PlayEnvironment)

  /// The game that the lessons teach.
  var taughtGame: DailyGame { get }

  /// The part of the lessons that all games share, such as the current step and the remarks.
  var core: LessonCore<Step> { get }

  /// The position of the step and what the player does with it, except what front ends draw themselves.
  var positionSections: [Screen<Picture>.Section?] { get }

  /// A picture above the title at the end of a lesson, or `nil`.
  var endPicture: Block<Picture>? { get }

  /// Performs an action of the position. Their codes are from 100 up.
  func performInPosition(_ id: Action.ID)
}

extension LessonSession {
  /// `nil`: the end has no picture, or front ends draw it themselves.
  public var endPicture: Block<Picture>? { nil }
}
