import DailyGames
import NumberedGame

/// The best recorded games of a past day, checked against what its key dealt.
public struct CheckedGames: Sendable {
  /// The most games that a device checks. `parlor today verify` checks any number.
  public static var limit: Int { 1000 }

  /// The most games that are shown.
  private static var shownCount: Int { 5 }

  /// The first games, best first.
  public private(set) var best: [CheckedGame] = []

  /// The first game that doesn't follow from the deal, by its number, from 1 up, or `nil` if all do.
  public private(set) var fault: (number: Int, text: String)?

  /// The number of games that have been checked.
  public private(set) var checkedCount = 0

  private let games: RecordedGames
  private let deal: DayDeal

  /// The number of games that are checked at once, so that a page can draw in between.
  private static var sliceCount: Int { 8 }

  /// Creates the check of recorded games. None has been checked.
  ///
  /// - Parameters:
  ///   - games: The recorded games, best first.
  ///   - deal: What the day dealt.
  init(_ games: RecordedGames, _ deal: DayDeal) {
    self.games = games
    self.deal = deal
  }

  /// Whether all games have been checked, or those up to the first one with a fault.
  public var isComplete: Bool { fault != nil || checkedCount == games.lines.count }

  /// Checks the next games.
  mutating func checkSlice() {
    for line in games.lines.dropFirst(checkedCount).prefix(Self.sliceCount) {
      checkedCount += 1
      do throws(RecordedFault) {
        let game = try deal.check(line)
        if best.count < Self.shownCount { best.append(game) }
      } catch {
        fault = (checkedCount, error.description)
        return
      }
    }
  }

  /// The replay lines, best first.
  public var lines: [[UInt8]] { games.lines }

  /// Whether all games follow from the deal, in a sentence, or `nil` before that is known.
  public var text: String? {
    guard isComplete else { return nil }
    if let fault { return "Game \(DecimalText.grouped(fault.number)) doesn’t fit the deal: \(fault.text)." }
    let count = games.lines.count
    if count == 0 { return "No one played." }
    if count == 1 { return games.isComplete ? "The only game fits the deal." : "The best game fits the deal." }
    return (games.isComplete ? "All " : "The best ") + "\(DecimalText.grouped(count)) games fit the deal."
  }

  /// The result of the coach's game, if these are the games of the coach, or `nil` if the coach didn't play.
  func coachText(_ game: DailyGame) -> String? {
    if let fault { return "The coach’s game doesn’t fit the deal: \(fault.text)." }
    return best.first.map { "The coach: " + game.resultText($0.figure) }
  }
}
