import DailyGames
import GameCore

/// The lessons of a game. All games share the screen, and each adds what is special about its positions.
public protocol LessonSession: ScreenSource, SettingsSource {
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

/// A lesson whose settings the device stores. It provides what `SettingsSource` needs.
package protocol StoredLesson: LessonSession, SettingsSession {}

extension StoredLesson {
  /// The latest status for screen readers.
  public package(set) var status: String {
    get { core.status }
    set { core.status = newValue }
  }

  /// Loads the progress and the settings that other windows saved. The current step doesn't change.
  public func loadChangesFromStorage() {
    core.refresh()
    loadSettings()
  }

  /// Shows what has changed. What a player does in a lesson is saved at once.
  package func saveAndRedraw() {
    if let notice = takeNotice() { core.show(notice) }
    core.onChange?()
  }
}
