import DailyGames
import NumberedGame

/// The lesson of a game. All games share the screen, and each draws only the position.
public protocol LessonSession: ScreenSource where Picture == Never {
  /// The type of the lesson's steps.
  associatedtype Step: LessonStep

  /// Creates the lesson, and resumes it where the player left it.
  init(environment: PlayEnvironment)

  /// The game that the lesson teaches.
  var taughtGame: DailyGame { get }

  /// The part of the lesson that all games share, such as the current step and the remarks.
  var core: LessonCore<Step> { get }

  /// The text below the title at the end.
  var endText: String { get }
}
