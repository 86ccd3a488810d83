import DailyGames
import NumberedGame

// What the page of the standings says.
extension StandingsBoard {
  /// The title: "Triples, 21 November".
  public var title: String { "\(game.name), \(DayText.long(day))" }

  /// A way to another page.
  public struct Way: Sendable {
    /// What it says.
    public let text: String
    /// Where it leads, seen from the site's root.
    public let address: String
  }

  /// The way to how a day that is over is checked, and played again.
  public var check: Way? {
    day < today ? Way(text: "Check this day, or play it again", address: "check.html?\(day)") : nil
  }

  /// The way to the standings of the day's other game.
  public var otherGame: Way {
    Way(text: game.next.name, address: Self.address(day, game.next))
  }

  /// The way to the day before, where it has standings.
  public var before: Way? {
    neighbors.before.map { Way(text: DayText.short($0), address: Self.address($0, game)) }
  }

  /// The way to the day after, where it has standings.
  public var after: Way? {
    neighbors.after.map { Way(text: DayText.short($0), address: Self.address($0, game)) }
  }

  private static func address(_ day: CalendarDay, _ game: DailyGame) -> String {
    "standings.html?\(day)&\(game.folder)"
  }

  /// How many have finished: "214 have finished."
  public var finishedText: String? {
    guard let finished else { return nil }
    switch (finished, state) {
    case (0, .open): return "Nobody has finished yet."
    case (0, _): return "Nobody has finished."
    case (1, _): return "One has finished."
    default: return "\(DecimalText.grouped(finished)) have finished."
    }
  }

  /// Why there are no standings to be seen; nothing where there are some, or where that is not known yet.
  public var absence: String? {
    switch state {
    case nil: return nil
    case .coming: return "There are no standings of this day."
    case .void: return "The key of this day was lost, so that it has no standings."
    case .revealed where player == nil, .over where player == nil:
      return "Standings are for those who play. Your first game of the day makes you a player."
    case .revealed: return nil
    case .over where finished != nil && result == nil:
      return "What others made is shown once your own game is over, and to every player from 02:00, UTC."
    case .open where player == nil || (finished != nil && result == nil):
      return
        "What others made is shown once your own game is over, so that nobody learns from it what is still to come."
    case .open, .over: return nil
    }
  }

  /// The way to a game that is yet to be played before there is anything to see; nothing where there is none.
  public var play: Way? {
    guard absence != nil else { return nil }
    if state == .open || state == .over, day == today || player != nil {
      return Way(text: day == today ? "Play today’s \(game.name)" : "Play this game", address: "\(game.folder)/?\(day)")
    }
    return Way(text: "Play today’s \(game.name)", address: "\(game.folder)/?\(today)")
  }

  /// The player's own place as a sentence; nothing where there is none.
  public var placeText: String? {
    result?.placeText.map { "You are \($0)." }
  }

  /// What was lost to the best play, and what the coach made, which plays beside the table and has no rank; nothing where neither
  /// is known.
  public var coachText: String? {
    let words = [result?.skillText, result?.coachText(game)].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// How many rows of all there are to be seen: "150 of 1,214 games".
  public var shownText: String? {
    guard let all, let finished else { return nil }
    return "\(DecimalText.grouped(all.rows.count)) of \(DecimalText.grouped(finished)) "
      + (finished == 1 ? "game" : "games")
  }

  /// What is said of a table whose rows have come and are none.
  public var emptyCircleText: String { "Nobody at this table has finished." }
}

extension RankedResult {
  /// What the coach made, as a sentence; nothing where it made nothing that is known.
  public func coachText(_ game: DailyGame) -> String? {
    coach.map { "The coach, who plays beside the table, made \(game.figureText($0))." }
  }
}
