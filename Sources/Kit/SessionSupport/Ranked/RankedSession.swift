import GameCore

/// A session that can play a ranked daily game, which a server deals.
public protocol RankedSession: GameSession {
  /// The type of the values from which the pictures on the game's screens are drawn.
  associatedtype Picture: Equatable & Sendable

  /// Creates the session of the player's own game, or of a daily game.
  init(environment: PlayEnvironment, playMode: PlayMode)

  /// Whether a pop-up covers the screen and waits for an answer.
  var hasPopUp: Bool { get }

  /// The pop-up as a screen, or `nil` if there is none.
  var popUpScreen: Screen<Picture>? { get }

  /// Performs an action of the pop-up. `text` is what the player typed in the action's field, as UTF-8.
  func performInPopUp(_ id: Action.ID, text: [UInt8])

  /// The client side of the ranked game, or `nil` in other modes. Only the session changes it.
  var rankedClient: RankedClient? { get set }

  /// Handles the reply to `rankedClient`'s call with the given number. `reply` is `nil` if no complete reply arrived.
  func serverDidReply(_ reply: RankedReply?, to number: Int)

  /// Opens a past day's game as one of the player's own. Call this method on the session of the player's own game.
  func openGame(of day: CalendarDay)

  /// Shows a notice that the day's game hasn't started yet.
  func reportDayNotOpen(_ day: CalendarDay)

  /// Shows the notice that a link has no valid day.
  func reportInvalidDay()

  /// Navigates to the player's own game instead of starting the first ranked game.
  func playOwnGameFirst()

  /// Finishes the game in its current state, after the player has confirmed.
  func finishRankedGame()

  /// The text that asks the player to confirm finishing.
  var finishWarning: String { get }

  /// What follows a finished daily game, or `nil` in the player's own game and a past day's.
  var dayEnd: DayEnd? { get }

  /// The result as a headline.
  var resultHeadline: String { get }

  /// A sentence below the result, or `nil`.
  var resultNote: String? { get }

  /// Whether the game has anything to review.
  var canReviewRankedGame: Bool { get }

  /// Opens the coach's review of the finished game.
  func reviewRankedGame()

  /// The current game as an item to share.
  var shareItem: ShareItem { get }
}

extension RankedSession {
  /// What follows a finished daily game: `nil`, for sessions without daily games.
  public var dayEnd: DayEnd? { nil }

  /// No sentence below the result.
  public var resultNote: String? { nil }

  /// Whether `popUpScreen` isn't `nil`. A session whose pop-ups take long to build should answer without building them.
  public var hasPopUp: Bool { popUpScreen != nil }

  /// Does nothing, for games that the player ends in another way.
  public func finishRankedGame() {}

  /// Closes the prompt over the board, unless it is the introduction.
  public func closePrompt() {
    guard let rankedClient, rankedClient.prompt != nil, rankedClient.prompt != .introduction else { return }
    self.rankedClient?.prompt = nil
    onChange?()
  }

  /// Starts the first ranked game, after the player has read the introduction.
  public func startRankedGame() {
    guard let rankedClient, rankedClient.prompt == .introduction else { return }
    self.rankedClient?.start()
    onChange?()
  }

  /// Shows that the server is slow. Call this method after the call's delay, `RankedCall.slowServerWait`.
  public func reportSlowServer(callNumber number: Int) {
    guard let rankedClient, rankedClient.call?.number == number, !rankedClient.isServerSlow else { return }
    self.rankedClient?.isServerSlow = true
    onChange?()
  }

  /// Repeats a failed call. Call this method when the network or the player is back.
  public func tryServerAgain() {
    guard rankedClient != nil else { return }
    rankedClient?.tryAgain()
    onChange?()
  }
}

extension Notice {
  package static var playedElsewhere: Notice {
    Notice("This game was continued elsewhere. This is the latest version.")
  }
}
