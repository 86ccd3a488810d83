import GameCore

/// A month of days that the player can press.
public struct CalendarMonth: Equatable, Sendable {
  /// A day of the month, with its marks.
  public struct Day: Equatable, Sendable {
    /// The day of the month, from 1 up.
    public var number: Int

    /// For each name in `legend`, whether the day has its mark.
    public var marks: [Bool]

    /// Whether the day is today.
    public var isToday: Bool

    /// Whether the player has selected the day.
    public var isSelected: Bool

    /// Whether a band joins the day to the day before it.
    public var joinsPrevious: Bool

    /// Whether a band joins the day to the day after it.
    public var joinsNext: Bool

    /// The action that the player performs by pressing the day, or `nil` if it can't be pressed.
    public var action: Action.ID?

    /// The day for screen readers, such as "November 21. Triples: 1,042 points. CodeBreaker: not played."
    public var spokenText: String

    /// Creates a day. `marks` has an element for each name in `legend`.
    public init(
      _ number: Int, marks: [Bool], isToday: Bool = false, isSelected: Bool = false,
      joinsPrevious: Bool = false, joinsNext: Bool = false, action: Action.ID? = nil, spokenText: String
    ) {
      self.number = number
      self.marks = marks
      self.isToday = isToday
      self.isSelected = isSelected
      self.joinsPrevious = joinsPrevious
      self.joinsNext = joinsNext
      self.action = action
      self.spokenText = spokenText
    }
  }

  /// The name of the month and its year, such as "November 2026".
  public var title: String

  /// The days, from the first to the last.
  public var days: [Day]

  /// The number of days of the first week that belong to the month before.
  public var skippedDayCount: Int

  /// The meanings of the marks, in the order of their places and shapes: a square, and then a circle.
  public var legend: [String]

  /// The actions that show the month before and the month after.
  public var steps: [Action]

  /// Creates a month. `skippedDayCount` is at most 6.
  public init(_ title: String, _ days: [Day], skippedDayCount: Int, legend: [String], steps: [Action]) {
    self.title = title
    self.days = days
    self.skippedDayCount = skippedDayCount
    self.legend = legend
    self.steps = steps
  }

  /// The names of the weekdays. A week begins on Sunday.
  public static let weekdays: [String] = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// The indices in `days` by week, with `nil` for a day of another month.
  public var weeks: [[Int?]] {
    let weekCount = (skippedDayCount + days.count + 6) / 7
    return (0..<weekCount).map { week in
      (0..<7).map { place in
        let index = 7 * week + place - skippedDayCount
        return days.indices.contains(index) ? index : nil
      }
    }
  }

  /// Returns the index of the day to which a key moves the focus from the day at `index`, or `nil` if the key doesn't
  /// move the focus: arrows to the nearest day in their direction, and Home and End to the first and the last day. Skips
  /// days that can't be pressed. `key` is the key's name, as UTF-8.
  public func index(after key: [UInt8], at index: Int) -> Int? {
    let indices = days.indices.filter { days[$0].action != nil }
    let target: Int?
    switch KeyName(key) {
    case .arrowLeft: target = indices.last { $0 < index }
    case .arrowRight: target = indices.first { $0 > index }
    case .arrowUp: target = indices.last { $0 < index && (index - $0) % 7 == 0 }
    case .arrowDown: target = indices.first { $0 > index && ($0 - index) % 7 == 0 }
    case .home: target = indices.first
    case .end: target = indices.last
    default: return nil
    }
    return target ?? index
  }
}
