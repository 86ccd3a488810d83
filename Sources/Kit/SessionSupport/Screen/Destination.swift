import DailyGames
import GameCore

/// The place that a link leads to. A web page turns it into an address; apps and terminals open it themselves.
public enum Destination: Equatable, Sendable {
  /// The list of games.
  case home
  /// A game, as the player left it.
  case game(DailyGame)
  /// The list of recent daily games.
  case days
  /// The player's account and circles.
  case account
  /// The standings of a daily game.
  case standings(CalendarDay, DailyGame)
  /// The check of a past day.
  case check(CalendarDay)
  /// The practice of a game, with five positions a day and those from the player's own games.
  case practice(DailyGame)
  /// The lesson of a game.
  case lesson(DailyGame)
  /// The screen on which the player sets up a board of a game.
  case board(DailyGame)
  /// The screen on which the player sets a code for the coach or a friend.
  case codemaker(DailyGame)
  /// A daily game.
  case daily(CalendarDay, DailyGame)
  /// A recorded game, given the fragment of its address.
  case replay(DailyGame, [UInt8])

  /// The address on the site, relative to its root.
  public var address: String {
    switch self {
    case .home: "./"
    case .game(let game): "\(game.idText)/"
    case .days: "days.html"
    case .account: "account.html"
    case .standings(let day, let game): "standings.html?\(day)&\(game.idText)"
    case .check(let day): "check.html?\(day)"
    case .practice(let game): "\(game.idText)/practice.html"
    case .lesson(let game): "\(game.idText)/lesson.html"
    case .board(let game): "\(game.idText)/board.html"
    case .codemaker(let game): "\(game.idText)/set.html"
    case .daily(let day, let game): "\(game.idText)/?\(day)"
    case .replay(let game, let line): "\(game.idText)/#\(String(decoding: line, as: UTF8.self))"
    }
  }
}
