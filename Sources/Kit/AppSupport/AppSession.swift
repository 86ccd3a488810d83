import DailyGames
import GameCore
import SessionSupport

/// A screen of a game, as a tab of its app.
public protocol AppTab: SessionTab {
  /// The tab with the rules and the settings.
  static var rules: Self { get }

  /// The SF Symbol of the tab.
  var symbol: String { get }
}

/// What an app requires of the session of any game.
public protocol AppSession: RankedSession, CoachClient, SendableMetatype where Tab: AppTab {
  /// The kind of daily game that the session plays.
  static var kind: DailyGame { get }

  /// What a device stores for the game.
  static var storedTexts: [StoredText] { get }

  /// The format of the links that open the game in the app.
  static var linkFormat: GameLinkFormat { get }

  /// Creates a session for a play mode, and restores the mode's saved game. To play a past day, the day's deal must
  /// already be stored on this device (`PastDayGame`).
  init(environment: PlayEnvironment, playMode: PlayMode)

  /// The type that deals a daily game.
  associatedtype DayDealType: DailyDeal

  /// The device's storage, clock, and other services.
  var environment: PlayEnvironment { get }

  /// Resumes the session. Call this method when a window of the app becomes active.
  func windowDidAppear()

  /// Pauses the coach's play, replays, and the clock. Call this when the app is hidden: the system may then quit it.
  func windowDidDisappear()

  /// Notifies the player that a new day, and with it a new daily game, has begun.
  func reportNewDay(_ day: CalendarDay)
}

extension AppSession {
  /// The format whose scheme is the game's name after `parlor-`.
  public static var linkFormat: GameLinkFormat { GameLinkFormat(kind) }

  /// Loads changes that another window saved.
  public func windowDidAppear() { loadChangesFromStorage() }
}
