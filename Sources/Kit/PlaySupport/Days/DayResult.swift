import NumberedGame

/// A kind of game of which there is one for everybody each day.
public enum DailyGame: CaseIterable, Hashable, Sendable {
  /// Triples.
  case triples
  /// CodeBreaker.
  case codeBreaker

  /// The word for it in saved texts.
  var word: StaticString {
    switch self {
    case .triples: "triples"
    case .codeBreaker: "codebreaker"
    }
  }
}

/// What a player made of a game of a day, on this device and without a server: it stands for itself and has no rank.
public struct DayResult: Hashable, Sendable {
  /// The day.
  public let day: CalendarDay
  /// Which of the day's games.
  public let game: DailyGame
  /// The points of Triples, or the guesses that it took to find the code; `nil` for a code that was not found.
  public let figure: Int?
  /// Whether there was help: a hint, or a move taken back.
  public let isHelped: Bool

  /// Makes a result from its parts.
  public init(day: CalendarDay, game: DailyGame, figure: Int?, isHelped: Bool) {
    self.day = day
    self.game = game
    self.figure = figure
    self.isHelped = isHelped
  }

  /// The result in words: "1,042 points", "5 guesses", "Code not found", with "with help" behind it where there was some.
  public var text: String {
    let words =
      figure.map { Self.figureText($0, game) } ?? (game == .triples ? Self.figureText(0, game) : "Code not found")
    return isHelped ? words + ", with help" : words
  }

  /// Points or guesses in words: "1,042 points", "1 guess".
  public static func figureText(_ figure: Int, _ game: DailyGame) -> String {
    switch game {
    case .triples: counted(figure, "point", "points")
    case .codeBreaker: counted(figure, "guess", "guesses")
    }
  }

  private static func counted(_ count: Int, _ one: String, _ more: String) -> String {
    "\(DecimalText.grouped(count)) \(count == 1 ? one : more)"
  }

  /// Whether it is the better one of two results of the same game: one without help before one with, then more points or fewer
  /// guesses.
  func isBetter(than other: DayResult) -> Bool {
    if isHelped != other.isHelped { return other.isHelped }
    guard let figure, let otherFigure = other.figure else { return figure != nil && other.figure == nil }
    return game == .triples ? figure > otherFigure : figure < otherFigure
  }

  /// Whether it stands before another one: by day, then by game.
  func isBefore(_ other: DayResult) -> Bool {
    day == other.day ? game == .triples && other.game == .codeBreaker : day < other.day
  }
}
