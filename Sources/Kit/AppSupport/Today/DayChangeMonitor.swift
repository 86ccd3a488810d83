import GameCore

/// Reports when a new day has begun, while the app is open or when the player comes back to it.
@MainActor
final class DayChangeMonitor {
  var onDayChange: (CalendarDay) -> Void = { _ in }

  private let now: () -> Int64
  private let sleep: Sleep
  private var day: CalendarDay
  private var task: Task<Void, Never>?

  /// Creates a monitor that knows today. It starts watching for later days at the first `update()`. `now` returns
  /// seconds since 1970 UTC.
  init(_ now: @escaping () -> Int64, sleep: @escaping Sleep) {
    self.now = now
    self.sleep = sleep
    day = CalendarDay(time: now())
  }

  /// Reports a new day if one has begun, and waits for the next one. Call this method when the player comes back.
  func update() {
    let today = CalendarDay(time: now())
    if today > day {
      day = today
      task?.cancel()
      task = nil
      onDayChange(today)
    }
    guard task == nil else { return }
    // Wait at least a second, and check the clock again afterwards, because it may have been changed.
    let seconds = max(1, day.endTime - now())
    task = Task { [weak self, sleep] in
      guard (try? await sleep(.seconds(seconds))) != nil, !Task.isCancelled, let self else { return }
      task = nil
      update()
    }
  }
}
