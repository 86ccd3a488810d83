import DOM
import DailyGames
import GameCore
import SessionSupport

// Daily games on a page. The address asks for a day after its `?`.
extension Page where Session: RankedSession {
  /// Creates the session that the address asks for, and its page. The parameters are those of the other initializer.
  public convenience init(coach: CoachConnection<Session.CoachTask>? = nil) {
    let session = Session(environment: .browser, playMode: DayAddress.ofPage.playMode)
    self.init(session, coach: coach)
  }

  /// Opens the page's address, as `begin(draw:afterDrawing:)` does, then its day. The button `share` shares the game.
  public func begin(_ game: DailyGame, draw: @escaping () -> Void, afterDrawing: @escaping () -> Void = {}) {
    Sharing.shareOnPress(
      at: "share", title: game.name, copiesText: true, item: { [session] in session.shareItem },
      completion: { [session] in session.handleShareOutcome($0) })
    begin(draw: draw, afterDrawing: afterDrawing)
    if session.isRanked { session.retryOnReturn() }
    if DayAddress.ofPage != .none { open(DayAddress.ofPage, of: game) }
  }

  /// Handles a visit whose day isn't open: shows a past day, or reports that the day hasn't begun. Pages load the code
  /// of this method only when they need it.
  private func open(_ visit: DayAddress, of game: DailyGame) {
    switch visit {
    case .none, .open, .again: break
    // A past day's game from the server can only be viewed and checked.
    case .over(let day) where DayAddress.usesServer: Window.go(to: "../standings.html?\(day)&\(game.idText)")
    case .over(let day): session.openGame(of: day)
    case .upcoming(let day): session.reportDayNotOpen(day)
    case .invalid: session.reportInvalidDay()
    }
  }
}

extension DayAddress {
  /// The daily game that the page's address asks for, if any.
  fileprivate static let ofPage: DayAddress = {
    let search = Window.search
    return search.isEmpty ? .none : DayAddress(search: search, at: Window.epochSeconds)
  }()

  /// Whether a server deals the page's daily game. `false` if the site has no server, or if the address asks for the
  /// game that no server deals.
  fileprivate static var usesServer: Bool { Window.hasServer && !excludesServer(search: Window.search) }

  fileprivate var playMode: PlayMode {
    self == .none ? .own : mode(search: Window.search, hasServer: Window.hasServer)
  }
}
