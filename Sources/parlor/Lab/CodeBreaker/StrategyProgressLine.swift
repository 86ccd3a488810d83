import CodeBreakerCoach
import Foundation
import NumberedGame
import PlaySupport
import TerminalSupport

/// Says on standard error how far a long search has come: nothing in the first two seconds, then a line every two.
final class StrategyProgressLine {
  private let start = ContinuousClock.now
  private var next = ContinuousClock.now + .seconds(2)

  /// Says how far the search has come, if it is time to.
  func show(_ progress: StrategySearch.Progress) {
    let now = ContinuousClock.now
    guard now >= next else { return }
    next = now + .seconds(2)
    let best = progress.total.map { "best total so far \(DecimalText.grouped($0))" } ?? "none found so far"
    let seconds = Int((now - start) / .seconds(1))
    Console.note("\(seconds) s: first guess \(progress.guessesDone + 1) of \(max(progress.guessCount, 1)), \(best)")
  }
}

/// What the signal handler writes. A global, since a handler can be given nothing.
private nonisolated(unsafe) var interruptCount: sig_atomic_t = 0

/// Whether Ctrl-C has been pressed, for a long computation that has something to show for itself when it is cut short.
/// The second time ends the process as usual.
final class InterruptFlag {
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
