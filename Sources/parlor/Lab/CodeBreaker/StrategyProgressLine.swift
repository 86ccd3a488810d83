import CodeBreakerCoach
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
