import NumberedGame

/// Watches for the end of the day: tells once of each day that begins while the app is open, or while it was away.
@MainActor
final class DayTurn {
  /// Is told of a day that has begun.
  var hasTurned: (CalendarDay) -> Void = { _ in }

  private let now: () -> Int64
  private let sleep: Sleep
  private var day: CalendarDay
  private var task: Task<Void, Never>?

  /// Begins with the day that it is. Nothing is waited for before `note()` is called.
  ///
  /// - Parameters:
  ///   - now: the time, in seconds since the beginning of 1970 UTC.
  ///   - sleep: how time passes.
  init(_ now: @escaping () -> Int64, sleep: @escaping Sleep) {
    self.now = now
    self.sleep = sleep
    day = CalendarDay(time: now())
  }

  /// Looks what day it is, and waits for its end. To be called when the player comes back to the app, too.
  func note() {
    let today = CalendarDay(time: now())
    if today > day {
      day = today
      task?.cancel()
      task = nil
      hasTurned(today)
    }
    guard task == nil else { return }
    // A second more than there is does no harm, and a clock that was set is looked at again.
    let seconds = max(1, day.end - now())
    task = Task { [weak self, sleep] in
      guard (try? await sleep(.seconds(seconds))) != nil, !Task.isCancelled, let self else { return }
      task = nil
      note()
    }
  }
}
