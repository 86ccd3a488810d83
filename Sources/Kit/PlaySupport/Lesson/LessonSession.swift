import DailyGames
import NumberedGame

/// The lessons of a game. All games share the screen, and each draws only the position.
public protocol LessonSession: ScreenSource where Picture == Never {
  /// The type of the lesson's steps.
  associatedtype Step: LessonStep

  /// Creates the lessons, and resumes where the player left them.
  init(environment: PlayEnvironment)

  /// The game that the lessons teach.
  var taughtGame: DailyGame { get }

  /// The part of the lessons that all games share, such as the current step and the remarks.
  var core: LessonCore<Step> { get }
}
