import GameCore

// The five positions that everybody practices on a day: their state, result, and text to share.
extension PracticeCore {
  /// Whether the game has positions for everybody.
  public var hasDailyPositions: Bool { daily != nil }

  /// The day whose positions the current round has, or else today.
  public var markedDay: CalendarDay { round?.day ?? today }

  /// Whether today's positions are still to be answered, or some of them.
  public var canPlayDaily: Bool { hasDailyPositions && !marks[today].isDone }

  /// The label of the button that begins or continues today's positions.
  public var dailyLabel: String { marks[today].answeredCount == 0 ? "Play today’s five" : "Continue today’s five" }

  /// The state of today's positions, as a sentence.
  public var dailySummary: String {
    let today = marks[today]
    if today.isDone { return "\(today.resultText) New positions tomorrow." }
    guard today.answeredCount > 0 else { return "The same for everyone, from easy to hard." }
    return "\(today.resultText) \(PositionTable.setSize - today.answeredCount) left today."
  }

  /// An item that shares the marks of a day, or `nil` before all its positions are answered.
  public func shareItem(of day: CalendarDay) -> ShareItem? {
    let marks = marks[day]
    guard marks.isDone, let daily else { return nil }
    var text = "Parlor \(daily.game) practice, \(DayText.short(day)): "
    for mark in marks.marks { text += mark == true ? "🟩" : "⬜" }
    return ShareItem(text: text)
  }

  /// Shows the outcome of sharing the result.
  package func handleShareOutcome(_ outcome: ShareOutcome) {
    switch outcome {
    case .copied: shareMessage = "Result copied."
    case .failed: shareMessage = "This device can’t share or copy the result."
    case .shared, .shown, .canceled: shareMessage = nil
    }
  }

  /// The share of solved daily positions over the days of the trend, as a sentence, or `nil` before the first answer.
  var marksTrendText: String? {
    let days = trendDays
    let solved = days.reduce(0) { $0 + $1.solvedCount }
    let answered = days.reduce(0) { $0 + $1.answeredCount }
    guard let last = days.last else { return nil }
    if days.count == 1 {
      return last.day == today
        ? "Today you solved \(solved) of \(answered) daily positions on the first try."
        : "So far you solved \(solved) of \(answered) daily positions on the first try."
    }
    return
      "In the last \(PlayTrend.dayCount) days you solved \(solved) of \(answered) daily positions on the first try, on "
      + "\(days.count) days."
  }

  /// The solved positions of each day of the trend as a chart, or `nil` before the second day.
  var marksChart: BarChart? {
    let days = trendDays
    guard days.count > 1 else { return nil }
    let bars = days.map { day in
      BarChart.Bar(
        share: day.solvedCount * 100 / PositionTable.setSize,
        spokenText: "\(DayText.long(day.day)): \(day.solvedCount) of \(day.answeredCount)")
    }
    return BarChart(
      bars, topLabel: PositionTable.setSize.description,
      spokenText: "Daily positions solved, day by day: "
        + days.map { $0.solvedCount.description }.joined(separator: ", ") + ".")
  }

  private var trendDays: [DailyMarks.Day] {
    marks.days(from: today.adding(days: 1 - PlayTrend.dayCount) ?? CalendarDay.range.lowerBound, to: today)
  }
}

extension DailyMarks.Day {
  /// The result so far, such as "4 of 5 solved on the first try."
  public var resultText: String {
    guard solvedCount < answeredCount || !isDone else { return "All \(answeredCount) solved on the first try." }
    return "\(solvedCount) of \(answeredCount) solved on the first try."
  }

  /// The row of marks, such as ✓ × 3 4 5 after two answers.
  var row: [Mark] {
    let next = marks.firstIndex { $0 == nil }
    return marks.enumerated().map { index, mark in
      Mark(
        mark.map { $0 ? "✓" : "×" } ?? (index + 1).description, isFilled: mark == true,
        isOwn: mark == nil && index == next)
    }
  }

  /// The row of marks for screen readers, such as "Solved, missed, 3 open".
  var spokenRow: String {
    let words = marks.compactMap { mark in mark.map { $0 ? "solved" : "missed" } }
    let open = marks.count - words.count
    return "Today’s five: " + (words + (open == 0 ? [] : ["\(open) open"])).joined(separator: ", ") + "."
  }
}
