import DailyGames
import DayAPI
import GameCore
import JSON

/// A circle of friends with its members and their results of recent days. (SwiftUI has a `Circle` already.) The API
/// calls it a table.
public struct FriendCircle: Sendable {
  /// The number of days with results, up to today.
  public static let dayCount = 30

  /// The text in place of a result that is missing or hidden. The player's own results are never hidden.
  static let noResultText: String = "–"

  /// The code and the name.
  public let identity: CircleIdentity

  /// Whether the player created the circle and may remove members.
  public let isCreator: Bool

  /// The members, sorted by the number of games won, then by the number played.
  public let members: [Member]

  /// A member.
  public struct Member: Sendable {
    /// The number of the player, 16 hexadecimal digits.
    public let id: [UInt8]
    /// The name, in UTF-8.
    public let name: [UInt8]
    /// Whether this member is the player.
    public let isOwn: Bool
    /// Today's results as text, in the order of `DailyGame.all`. A missing or hidden result is a dash.
    public let todayTexts: [String]
    /// The number of games played in the last `dayCount` days, without those that are hidden.
    public let playedCount: Int
    /// The number of these games that another member played, too, and in which no member did better.
    public let wonCount: Int
  }

  /// Reads a circle from a server's answer, or returns `nil` if it isn't one.
  init?(_ answer: JSONValue, today: CalendarDay) {
    guard let answer = CircleResponse(answer) else { return nil }
    identity = answer.circle
    isCreator = answer.isCreator
    let members = answer.members.map { member in
      let cells = DailyGame.all.map { kind in
        member.games.first { $0.day == today && $0.kind == kind }.map { $0.kind.cellText($0.result.figure) }
          ?? Self.noResultText
      }
      return Member(
        id: member.playerID, name: member.name, isOwn: member.isOwn, todayTexts: cells, playedCount: member.games.count,
        wonCount: member.games.count { Self.isWon($0, among: answer.members) })
    }
    // Members with equal numbers stay in the server's order.
    self.members = members.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (right.wonCount, right.playedCount, $0.offset) < (left.wonCount, left.playedCount, $1.offset)
    }.map { $0.element }
  }

  private static func isWon(_ game: CircleResponse.Game, among members: [CircleResponse.Member]) -> Bool {
    var count = 0
    for member in members {
      for other in member.games where other.day == game.day && other.kind == game.kind {
        count += 1
        if other.isBetter(than: game) { return false }
      }
    }
    return count > 1
  }
}

extension CircleResponse.Game {
  fileprivate func isBetter(than other: CircleResponse.Game) -> Bool {
    if result.figure != other.result.figure { return kind.isBetter(result.figure, than: other.result.figure) }
    guard result.figure != nil, let loss = result.loss, let otherLoss = other.result.loss else { return false }
    return loss < otherLoss
  }
}
