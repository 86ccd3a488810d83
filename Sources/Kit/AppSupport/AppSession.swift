import NumberedGame
import PlaySupport

/// A screen of a game, as the bar of its app shows it.
public protocol AppTab: TableTab {
  /// The SF Symbol of the tab.
  var symbol: String { get }
}

/// What an app asks of the session of its game, whichever game it is.
public protocol AppSession: RankedSession where Tab: AppTab {
  /// What a coach can be asked.
  associatedtype CoachQuestion: Equatable & Sendable

  /// Which of the day's games it plays.
  static var kind: DayGame { get }

  /// The links that open its games in the app.
  static var link: GameLink { get }

  /// Sits down at the table that is kept.
  ///
  /// - Parameters:
  ///   - day: the day, to play the game of that day. It has a table of its own.
  ///   - isRanked: whether a server deals that game.
  init(environment: PlayEnvironment, day: CalendarDay?, isRanked: Bool)

  /// The world outside.
  var environment: PlayEnvironment { get }

  /// The game on the table as something to share.
  var shareItem: ShareItem { get }

  /// What the coach is to be asked now, or `nil`.
  var coachQuestion: CoachQuestion? { get }

  /// Takes a coach's answer. One to a question that is no longer asked is ignored.
  func receive(_ text: [UInt8], to question: CoachQuestion)

  /// To be called when the coach has no answer.
  func coachFailed()

  /// To be called when the app comes into view.
  func windowShown()

  /// To be called when the app goes out of view, after which the system may end it at any time.
  func windowHidden()

  /// Opens the game of a day that is over, at the player's own table, as one that is played as any other.
  func openGame(of day: CalendarDay)

  /// Tells the player of the game of a day that is still to come.
  func tellOfComing(_ day: CalendarDay)

  /// Tells the player that a day has begun, and with it another game.
  func tellOfNewDay(_ day: CalendarDay)
}

extension AppSession {
  /// Takes up what another window has saved.
  public func windowShown() { storageChanged() }

  /// Does nothing: every move is saved.
  public func windowHidden() {}
}
