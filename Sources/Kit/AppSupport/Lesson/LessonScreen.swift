import NumberedGame
import Observation
import PlaySupport

/// The lesson of a game as SwiftUI observes it.
@MainActor
@Observable
public final class LessonScreen<Lesson: LessonSession> {
  @ObservationIgnored private let current: Lesson
  private var changeCount = 0

  /// Goes on where the player left it.
  public init(_ environment: PlayEnvironment) {
    let lesson = Lesson(environment: environment)
    current = lesson
    lesson.desk.onChange = { [weak self] in self?.changed() }
  }

  /// The lesson. What is done to it leads to a new drawing.
  public var lesson: Lesson {
    _ = changeCount
    return current
  }

  /// What there is to be seen of it, beside the position.
  public var page: LessonPage { LessonPage(lesson) }

  /// What a screen reader is told last.
  public var status: String { lesson.desk.status }

  /// Goes on as a way says.
  ///
  /// - Parameters:
  ///   - way: the way.
  ///   - play: leaves the lesson for the game.
  public func go(_ way: LessonPage.Way, play: () -> Void) {
    switch way {
    case .goOn: current.desk.goOn()
    case .retry: current.desk.retry()
    case .show: current.desk.showNext()
    case .startOver: current.desk.startOver()
    case .play: play()
    }
  }

  /// Goes back to the step before.
  public func goBack() { current.desk.goBack() }

  /// Puts away what the player was told of the storage.
  public func dismissNotice() {
    current.desk.dismissNotice()
    changed()
  }

  /// To be called when the player comes back: another window may have gone on.
  public func comeBack() {
    current.desk.refresh()
    changed()
  }

  private func changed() { changeCount += 1 }
}
