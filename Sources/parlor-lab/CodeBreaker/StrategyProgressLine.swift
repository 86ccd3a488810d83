import CodeBreakerCoach
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

/// The progress of a long search on standard error: a line every two seconds, starting after two seconds. `@unchecked`
/// is safe because a lock protects the state, so several threads may call the methods.
final class StrategyProgressLine: @unchecked Sendable {
  private let lock = NSLock()
  private let start = ContinuousClock.now
  private var nextPrintTime = ContinuousClock.now + .seconds(2)
  private var progress = StrategySearch.Progress()

  func update(_ progress: StrategySearch.Progress) {
    lock.withLock { self.progress = progress }
  }

  func printIfDue() {
    lock.withLock {
      let now = ContinuousClock.now
      guard now >= nextPrintTime else { return }
      nextPrintTime = now + .seconds(2)
      Console.report("\(Int((now - start) / .seconds(1))) s: \(text)")
    }
  }

  private var text: String {
    let best = progress.bestTotal.map { "best total so far \(DecimalText.grouped($0))" } ?? "none found so far"
    let guess = "first guess \(min(progress.searchedGuessCount + 1, progress.guessCount)) of \(progress.guessCount)"
    guard progress.partCount > 0 else { return "\(guess), \(best)" }
    return "\(guess), \(progress.solvedPartCount) of \(progress.partCount) parts, \(best)"
  }
}

/// 1 if Ctrl-C was pressed, otherwise 0. It is global, because a signal handler can't capture anything.
private nonisolated(unsafe) var interruptCount: sig_atomic_t = 0

/// A flag that Ctrl-C sets, for long computations whose partial results are useful. A second Ctrl-C ends the process.
final class InterruptFlag: Sendable {
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

  var isSet: Bool { interruptCount != 0 }
}
