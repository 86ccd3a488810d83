extension DailyGame {
  /// Triples.
  public static var triples: DailyGame { DailyGame(index: 0) }

  /// CodeBreaker.
  public static var codeBreaker: DailyGame { DailyGame(index: 1) }

  /// All games in display order.
  public static var all: [DailyGame] { [.triples, .codeBreaker] }

  // Inlining this property lets the compiler leave unused text out of a program for the browser.
  @inline(__always)
  var entry: Entry {
    switch self {
    case .triples:
      Entry(
        id: "triples", name: "Triples",
        figureKey: "score", figureTitle: "Points", unit: ("point", "points"), isHigherBetter: true, failure: nil,
        skill: nil,
        move: ("moves", "direction"),
        deal: "the same tiles", rankedRules: "You have one try, with no undo and no hints.",
        pastDayNote: "It doesn’t count: you can undo moves and get hints.")
    default:
      Entry(
        id: "codebreaker", name: "CodeBreaker",
        figureKey: "guesses", figureTitle: "Guesses", unit: ("guess", "guesses"), isHigherBetter: false,
        failure: ("Code not found", "not found"),
        skill: ("Lost", "Lost: how many guesses a player’s mistakes cost, on average."),
        move: ("guesses", "guess"),
        deal: "the same code", rankedRules: "You have one try, with no hints.",
        pastDayNote: "It doesn’t count: you can get hints.")
    }
  }
}
