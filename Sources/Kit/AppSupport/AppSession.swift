import DailyGames
import NumberedGame
import PlaySupport

/// A screen of a game, as the bar of its app shows it.
public protocol AppTab: TableTab {
  /// The SF Symbol of the tab.
  var symbol: String { get }
}

/// What an app asks of the session of its game, whichever game it is.
public protocol AppSession: RankedSession, CoachClient, SendableMetatype where Tab: AppTab {
  /// Which of the day's games it plays.
  static var kind: DailyGame { get }

  /// The links that open its games in the app.
  static var link: GameLink { get }

  /// Sits down at the table that is kept.
  ///
  /// - Parameters:
  ///   - environment: the device.
  ///   - playMode: the mode of the game. Each has a saved game of its own. What the key of a past day deals has to be kept on this
  ///     device already (`PastDayGame`).
  init(environment: PlayEnvironment, playMode: PlayMode)

  /// The type that deals the game of a day.
  associatedtype Dealt: DealtGame

  /// The world outside.
  var environment: PlayEnvironment { get }

  /// The game on the table as something to share.
  var shareItem: ShareItem { get }

  /// Call this when the app comes into view.
  func windowShown()

  /// Call this when the app goes out of view, after which the system may end it at any time. The coach's play, replays, and the
  /// clock pause.
  func windowHidden()

  /// Opens the game of a day that is over, at the player's own table, as one that is played as any other.
  func openGame(of day: CalendarDay)

  /// Tells the player that a day has begun, and with it another game.
  func tellOfNewDay(_ day: CalendarDay)
}

extension AppSession {
  /// Takes up what another window has saved.
  public func windowShown() { storageChanged() }
}
