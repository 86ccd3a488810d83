import NumberedGame
import Observation
import PlaySupport

/// The practice of a game as SwiftUI observes it, with the line to its coach.
@MainActor
@Observable
public final class PracticeScreen<Practice: PracticeSession> {
  @ObservationIgnored private let current: Practice
  @ObservationIgnored private let coach: CoachLine<Practice>
  private var changeCount = 0

  /// Begins before a sitting.
  ///
  /// - Parameters:
  ///   - environment: the device.
  ///   - answer: the coach.
  public init(_ environment: PlayEnvironment, coach answer: @escaping CoachLine<Practice>.Answer) {
    let practice = Practice(environment: environment)
    current = practice
    coach = CoachLine(practice, answer: answer)
    practice.onChange = { [weak self] in self?.changed() }
  }

  /// The practice. What is done to it leads to a new drawing.
  public var practice: Practice {
    _ = changeCount
    return current
  }

  /// What there is to be seen of it, beside the position.
  public var page: PracticePage { PracticePage(practice) }

  /// Puts away what the player was told of the storage.
  public func dismissNotice() {
    current.desk.dismissNotice()
    changed()
  }

  /// Does what an answer says.
  public func go(_ way: PracticePage.Way) {
    switch way {
    case .begin: current.begin()
    case .goOn: current.goOn()
    case .askAgain: current.askAgain()
    case .stop: current.stop()
    }
  }

  /// To be called when the player comes back: it may be another day.
  public func comeBack() {
    current.desk.refresh()
    changed()
  }

  /// To be called when the player leaves: what was judged is recorded.
  public func close() {
    if current.phase != .lobby { current.stop() }
  }

  private func changed() {
    changeCount += 1
    coach.note()
  }
}
