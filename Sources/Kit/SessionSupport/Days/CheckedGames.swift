import DailyGames
import GameCore

/// The best of a past day's recorded games, checked against its deal.
public struct CheckedGames: Sendable {
  /// The maximum number of games that a device checks. `parlor today verify` checks any number.
  public static var maxGameCount: Int { 1000 }

  private static var maxBestGameCount: Int { 5 }

  /// The first games that passed the check, best first, at most five.
  public private(set) var bestGames: [CheckedGame] = []

  /// The first game that doesn't follow from the deal, with its number from 1 up, or `nil` if none was found.
  public private(set) var fault: (number: Int, text: String)?

  /// The number of games that have been checked.
  public private(set) var checkedCount = 0

  private let games: RecordedGames
  private let deal: DayDeal

  /// The number of games that one call of `checkSlice` checks. A screen can draw between calls.
  private static var gamesPerSlice: Int { 8 }

  init(_ games: RecordedGames, _ deal: DayDeal) {
    self.games = games
    self.deal = deal
  }

  /// Whether the check is over: all games have passed, or one has a fault.
  public var isComplete: Bool { fault != nil || checkedCount == games.lines.count }

  mutating func checkSlice() {
    for line in games.lines.dropFirst(checkedCount).prefix(Self.gamesPerSlice) {
      checkedCount += 1
      do throws(RecordedGameFault) {
        let game = try deal.check(line)
        if bestGames.count < Self.maxBestGameCount { bestGames.append(game) }
      } catch {
        fault = (checkedCount, error.description)
        return
      }
    }
  }

  /// The replay lines, best first.
  public var lines: [[UInt8]] { games.lines }

  /// The text in place of games if no one played.
  package static var noGamesText: String { "No one played." }

  /// The outcome of the check as a sentence, or `nil` before it is complete.
  public var outcomeText: String? {
    guard isComplete else { return nil }
    if let fault { return "Game \(DecimalText.grouped(fault.number)) doesn’t fit the deal: \(fault.text)." }
    let count = games.lines.count
    if count == 0 { return Self.noGamesText }
    if count == 1 { return games.isComplete ? "The only game fits the deal." : "The best game fits the deal." }
    return (games.isComplete ? "All " : "The best ") + "\(DecimalText.grouped(count)) games fit the deal."
  }

  /// Returns the coach's result in words, or `nil` if the coach didn't play. Call this method only on the coach's
  /// games.
  func coachText(_ game: DailyGame) -> String? {
    if let fault { return "The coach’s game doesn’t fit the deal: \(fault.text)." }
    return bestGames.first.map { "The coach: " + game.resultText($0.figure) }
  }
}
