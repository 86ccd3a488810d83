import NumberedGame

/// Watches for the end of the day: tells once of each day that begins while the app is open, or while it was away.
@MainActor
final class DayTurn {
  /// Is told of a day that has begun.
  var hasTurned: (CalendarDay) -> Void = { _ in }

  private let now: () -> Int64
  private var day: CalendarDay
  private var round = 0
  private var timer: TurnTimer?

  /// Begins with the day that it is. Nothing is waited for before `note()` is called.
  ///
  /// - Parameters:
  ///   - now: the time, in seconds since the beginning of 1970 UTC.
  ///   - sleep: how time passes.
  init(_ now: @escaping () -> Int64, sleep: @escaping TurnTimer.Sleep) {
    self.now = now
    day = CalendarDay(time: now())
    timer = TurnTimer(
      sleep: sleep, next: { [weak self] in self?.turn },
      timeIsUp: { [weak self] _ in
        self?.round += 1
        self?.note()
      })
  }

  /// Looks what day it is, and waits for its end. To be called when the player comes back to the app, too.
  func note() {
    let today = CalendarDay(time: now())
    if today > day {
      day = today
      round += 1
      hasTurned(today)
    }
    timer?.note()
  }

  /// What is waited for. A second more than there is does no harm, and a clock that was set is looked at again.
  private var turn: TurnTimer.Turn {
    (round, 1000 * Int(max(1, day.end - now())))
  }
}
