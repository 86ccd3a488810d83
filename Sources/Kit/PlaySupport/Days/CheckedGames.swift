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

  private let games: RecordedGames
  private var fault: (number: Int, text: String)?

  /// Checks recorded games up to the first one with a fault.
  ///
  /// - Parameters:
  ///   - games: The recorded games, best first.
  ///   - dealt: What the day dealt.
  public init(_ games: RecordedGames, dealt: some DealtGame) {
    self.games = games
    for (index, line) in games.lines.enumerated() {
      do throws(RecordedFault) {
        let game = try dealt.check(line)
        if best.count < Self.shownCount { best.append(game) }
      } catch {
        fault = (index + 1, error.description)
        return
      }
    }
  }

  /// Checks the coach's game of the day.
  ///
  /// - Returns: What is said of it, and the part of its address after `#`, or `nil` if it can't be watched.
  public static func coach(
    _ line: [UInt8], game: DailyGame, dealt: some DealtGame
  ) -> (text: String, address: [UInt8]?) {
    do throws(RecordedFault) {
      let checked = try dealt.check(line)
      return ("The coach: " + game.resultText(checked.figure), checked.address)
    } catch {
      return ("The coach’s game does not follow from the deal: \(error.description).", nil)
    }
  }

  /// Whether all games follow from the deal, in a sentence.
  public var text: String {
    if let fault { return "Game \(DecimalText.grouped(fault.number)) does not follow from the deal: \(fault.text)." }
    let count = games.lines.count
    if count == 0 { return "Nobody has played." }
    if count == 1, games.isComplete { return "The one game was held against the deal, and it holds." }
    if count == 1 { return "The best game was held against the deal, and it holds." }
    return (games.isComplete ? "All " : "The best ")
      + "\(DecimalText.grouped(count)) games were held against the deal, and all hold."
  }
}
