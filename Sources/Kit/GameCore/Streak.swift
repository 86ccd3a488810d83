/// The number of consecutive days with a finished game. One missed day in seven is forgiven but doesn't count.
public struct Streak: Hashable, Sendable {
  /// The length of the current streak in days. Today counts as missed only after it is over.
  public let current: Int

  /// The length of the longest streak in days.
  public let best: Int

  /// The first and the last day of each streak, oldest first. Forgiven days are between them.
  public let runs: [ClosedRange<CalendarDay>]

  /// Computes the streaks as of `today`. `days` are the days with a finished game, latest first and without duplicates.
  public init(of days: [CalendarDay], today: CalendarDay) {
    var runs: [(days: ClosedRange<CalendarDay>, count: Int)] = []
    var lastMissed: Int?
    var earlier: CalendarDay?
    for day in days.reversed() {
      let missed = earlier.map { day.number - $0.number - 1 } ?? Int.max
      let isForgiven = missed == 1 && lastMissed.map { day.number - 1 - $0 >= 7 } ?? true
      if runs.isEmpty || missed > 1 || missed == 1 && !isForgiven {
        runs.append((day...day, 1))
        lastMissed = nil
      } else {
        if missed == 1 { lastMissed = day.number - 1 }
        let run = runs.removeLast()
        runs.append((run.days.lowerBound...day, run.count + 1))
      }
      earlier = day
    }
    self.runs = runs.map { $0.days }
    best = runs.map { $0.count }.max() ?? 0
    guard let run = runs.last else {
      current = 0
      return
    }
    let missed = today.number - run.days.upperBound.number - 1
    let isForgiven = missed == 1 && lastMissed.map { today.number - 1 - $0 >= 7 } ?? true
    current = missed <= 0 || isForgiven ? run.count : 0
  }
}
