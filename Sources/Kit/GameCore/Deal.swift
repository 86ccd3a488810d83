/// The source of a game's random events: a game number that determines all of them, or the day on which a server dealt
/// the game. Players can't derive the deal of a daily game, so the game's record contains it.
public enum Deal: Hashable, Sendable {
  /// A game determined by its number.
  case number(GameNumber)
  /// A day's daily game.
  case day(CalendarDay)

  /// The game number, or `nil` for a daily game.
  public var number: GameNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The day, or `nil` for a numbered game.
  public var day: CalendarDay? {
    if case .day(let day) = self { day } else { nil }
  }
}

extension Deal: CustomStringConvertible {
  /// The deal in canonical form, such as `537` or `2026-11-21`.
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .day(let day): day.description
    }
  }
}
