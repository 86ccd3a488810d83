import CodeBreakerCoach
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// Says on standard error how far a long search has come: nothing in the first two seconds, then a line every two. Several
/// threads may call it; the lock makes it safe to share.
final class StrategyProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var next = ContinuousClock.now + .seconds(2)
  private var progress = StrategySearch.Progress()

  /// Notes how far the search has come.
  func note(_ progress: StrategySearch.Progress) {
    lock.withLock { self.progress = progress }
  }

  /// Says so, if it is time to.
  func show() {
    lock.withLock {
      let now = ContinuousClock.now
      guard now >= next else { return }
      next = now + .seconds(2)
      Console.note("\(Int((now - start) / .seconds(1))) s: \(text)")
    }
  }

  private var text: String {
    let best = progress.total.map { "best total so far \(DecimalText.grouped($0))" } ?? "none found so far"
    let guess = "first guess \(min(progress.guessesDone + 1, progress.guessCount)) of \(progress.guessCount)"
    guard progress.partCount > 0 else { return "\(guess), \(best)" }
    return "\(guess), \(progress.partsDone) of \(progress.partCount) parts, \(best)"
  }
}

/// What the signal handler writes. A global, since a handler can be given nothing.
private nonisolated(unsafe) var interruptCount: sig_atomic_t = 0

/// Whether Ctrl-C has been pressed, for a long computation that has something to show for itself when it is cut short.
/// The second time ends the process as usual.
final class InterruptFlag: Sendable {
  /// Begins to watch.
  init() {
    interruptCount = 0
    signal(SIGINT) { number in
      interruptCount = 1
      signal(number, SIG_DFL)
    }
  }

  deinit {
    signal(SIGINT, SIG_DFL)
  }

  /// Whether Ctrl-C has been pressed since.
  var isSet: Bool { interruptCount != 0 }
}
