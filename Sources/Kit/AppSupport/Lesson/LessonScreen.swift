import GameCore
import Observation
import SessionSupport

/// The lesson of a game, observable by SwiftUI.
@MainActor
@Observable
public final class LessonScreen<Lesson: LessonSession>: SeparateScreen {
  @ObservationIgnored private let current: Lesson
  private var changeCount = 0

  /// Creates the screen, and resumes the lesson where the player left it.
  public init(_ environment: PlayEnvironment) {
    let lesson = Lesson(environment: environment)
    current = lesson
    lesson.core.onChange = { [weak self] in self?.handleChange() }
  }

  /// The lesson. The views are redrawn after each of its changes.
  public var lesson: Lesson {
    _ = changeCount
    return current
  }

  /// Loads the stored progress, which another window may have changed. Call this method when the player comes back.
  public func refresh() { current.loadChangesFromStorage() }

  /// Does nothing, because each step is stored when it's done.
  public func close() {}

  private func handleChange() { changeCount += 1 }
}
