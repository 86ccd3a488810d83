/// What names the deal of a game: the number from which all its chance follows, or the day on which somebody else dealt it to
/// everybody. What was dealt on a day stands in the game's record, as it follows from nothing that a player knows.
public enum Deal: Hashable, Sendable {
  /// The game with a number.
  case number(GameNumber)
  /// The game of a day.
  case day(CalendarDay)

  /// The number, if the game has one.
  public var number: GameNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The day, if the game is one of a day.
  public var day: CalendarDay? {
    if case .day(let day) = self { day } else { nil }
  }
}

extension Deal: CustomStringConvertible {
  /// The deal in its only written form: `537`, or `2026-11-21`.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .day(let day): day.description
    }
  }
}
