import DailyGames
import JSON
import NumberedGame

/// A circle of friends with its members and their results of the last days. The API and the player's screens call it a table.
public struct FriendCircle: Sendable {
  /// The number of days of results, up to today.
  public static let days = 30

  /// The code and the name.
  public let head: FriendCircleName

  /// Whether the player has made it, and may send others away.
  public let isMaker: Bool

  /// The members, the one with the most games won first.
  public let members: [Member]

  /// A member.
  public struct Member: Sendable {
    /// The number of the player, sixteen hex digits.
    public let id: [UInt8]
    /// The name. UTF-8.
    public let name: [UInt8]
    /// Whether it is the player.
    public let isOwn: Bool
    /// What today's games came to, as far as the player may know it: a cell each, in the order of `DailyGame.all`.
    public let today: [String]
    /// How many games were played on these days, of those that the player may know.
    public let played: Int
    /// In how many of them, of those that others played too, nobody did better.
    public let won: Int
  }

  /// A game of a member.
  private struct Game {
    let day: CalendarDay
    let game: DailyGame
    let figure: Int?
    let skill: Int?

    /// Reads a game; nothing where it is none.
    init?(_ answer: JSONValue) {
      guard let name = answer["day"]?.bytes, let day = try? CalendarDay(text: name), let kind = answer["kind"]?.bytes,
        let game = DailyGame(id: kind)
      else { return nil }
      figure = answer[game.figureKey]?.int
      guard figure != nil || game.canFail else { return nil }
      self.day = day
      self.game = game
      skill = answer["skill"]?.hundredths
    }

    /// Whether it comes before another of the same day: more points, or fewer guesses and then less that was lost.
    func isBetter(than other: Game) -> Bool {
      if figure != other.figure { return game.isBetter(figure, than: other.figure) }
      guard figure != nil, let skill, let otherSkill = other.skill else { return false }
      return skill < otherSkill
    }

    /// The result as a cell of a table.
    var text: String {
      let none: String = "not found"
      return figure.map { DecimalText.grouped($0) } ?? none
    }
  }

  /// Reads a circle from a server's answer, or returns `nil` if it isn't one.
  init?(_ answer: JSONValue, today: CalendarDay) {
    guard let head = FriendCircleName(answer), let isMaker = answer["maker"]?.bool,
      let list = answer["members"]?.list
    else { return nil }
    self.head = head
    self.isMaker = isMaker
    var games: [[Game]] = []
    for entry in list {
      guard let told = entry["games"]?.list else { return nil }
      let read = told.compactMap { Game($0) }
      guard read.count == told.count else { return nil }
      games.append(read)
    }
    var members: [Member] = []
    for (entry, own) in zip(list, games) {
      guard let id = entry["player"]?.bytes, id.count == 16, id.allSatisfy({ Self.isHexDigit($0) }),
        let name = entry["name"]?.bytes, 1...400 ~= name.count, let isOwn = entry["me"]?.bool
      else { return nil }
      let cells = DailyGame.all.map { kind in
        let none: String = "–"
        return own.first { $0.day == today && $0.game == kind }.map { $0.text } ?? none
      }
      members.append(
        Member(
          id: id, name: name, isOwn: isOwn, today: cells, played: own.count,
          won: own.count { Self.isWon($0, among: games) }))
    }
    // In the order of the server where nobody is ahead.
    self.members = members.enumerated().sorted {
      let (left, right) = ($0.element, $1.element)
      return (right.won, right.played, $0.offset) < (left.won, left.played, $1.offset)
    }.map { $0.element }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
  }

  private static func isWon(_ game: Game, among games: [[Game]]) -> Bool {
    var count = 0
    for list in games {
      for other in list where other.day == game.day && other.game == game.game {
        count += 1
        if other.isBetter(than: game) { return false }
      }
    }
    return count > 1
  }
}
