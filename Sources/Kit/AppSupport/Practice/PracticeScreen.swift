import NumberedGame
import Observation
import PlaySupport

/// The practice of a game as SwiftUI observes it, with its coach.
@MainActor
@Observable
public final class PracticeScreen<Practice: PracticeSession> {
  @ObservationIgnored private let runner: RequestRunner<Practice>
  private var changeCount = 0

  /// Begins before a sitting.
  ///
  /// - Parameters:
  ///   - environment: the device.
  ///   - answer: the coach.
  public init(_ environment: PlayEnvironment, coach answer: @escaping RequestRunner<Practice>.Coach) {
    let practice = Practice(environment: environment)
    runner = RequestRunner(practice, coach: answer)
    practice.onChange = { [weak self] in self?.changed() }
    runner.follow()
  }

  /// The practice. What is done to it leads to a new drawing.
  public var practice: Practice {
    _ = changeCount
    return runner.source
  }

  /// What there is to be seen of it, beside the position.
  public var page: PracticePage { PracticePage(practice) }

  /// Puts away what the player was told of the storage.
  public func dismissNotice() {
    runner.source.desk.dismissNotice()
    changed()
  }

  /// Does what an answer says.
  public func go(_ way: PracticePage.Way) {
    let practice = runner.source
    switch way {
    case .begin: practice.begin()
    case .goOn: practice.goOn()
    case .askAgain: practice.askAgain()
    case .stop: practice.stop()
    }
  }

  /// To be called when the player comes back: it may be another day.
  public func comeBack() {
    runner.source.desk.refresh()
    changed()
  }

  /// To be called when the player leaves: what was judged is recorded.
  public func close() {
    if runner.source.phase != .lobby { runner.source.stop() }
    runner.stop()
  }

  private func changed() {
    changeCount += 1
    runner.follow()
  }
}
