import DailyGames
import GameCore
import SessionSupport

extension SessionController {
  /// Whether a server deals the current game.
  public final var isRanked: Bool { session.isRanked }

  /// A problem with the device's secrets during a ranked game, or `nil`. The game's own status doesn't mention it.
  public final var secretsProblemText: String? { isRanked ? server.secretsProblem?.sentence : nil }

  /// Whether to offer a link to the account, because the server doesn't know the player.
  public final var needsAccount: Bool { session.rankedClient?.failure == .unknownPlayer }

  // MARK: Sharing

  /// Returns the text for sharing a game, or a page in the game's folder, such as "board.html". The link leads to the
  /// site, which everyone can open, or to the app if no site is known.
  public final func message(_ item: ShareItem, onPage page: String = "") -> String {
    guard let site = server.site else { return Session.linkFormat.message(item) }
    var item = item
    if let day = item.day, server.choice != nil, !session.playMode.hasDealer {
      // On the site, the day's address would open the server's game.
      item.day = nil
      item.query = Array("\(day)&alone".utf8)
    }
    return item.message(page: "\(site.text)/\(Session.kind.idText)/\(page)")
  }

  // MARK: Standings and account

  /// Shows the standings of a daily game. Does nothing if no server is chosen.
  public final func showStandings(of day: CalendarDay, _ game: DailyGame = Session.kind) {
    guard server.choice != nil else { return }
    let today = CalendarDay(time: ownSession.environment.now())
    let screen = StandingsScreen(day, game, today: today, server, sleep: sleep)
    updateVisibility { serverScreen = .standings(screen) }
  }

  /// Shows the standings of the current ranked game, or today's standings if there is none.
  final func showCurrentStandings() {
    showStandings(of: session.rankedClient?.day ?? CalendarDay(time: ownSession.environment.now()))
  }

  /// The server's screen for SwiftUI to present. Setting it to `nil` closes the screen that was presented. Other values
  /// do nothing.
  final var shownServerScreen: ServerScreen? {
    get { serverScreen }
    set {
      if newValue == nil, let serverScreen, canDismissSheet(serverScreen.id) { closeServerScreen() }
    }
  }

  /// Shows the player's account and circles, if a server is chosen. `search` is a link's query string, if any.
  public final func showAccount(_ search: [UInt8] = []) {
    guard let storage = server.serverStorage else { return }
    let screen = AccountScreen(search, server, storage, sleep: sleep, now: ownSession.environment.now)
    screen.onPlayerChange = { [weak self] in self?.handlePlayerChange($0, storage) }
    updateVisibility { serverScreen = .account(screen) }
  }

  /// Returns a closure that opens the destination of a link, or `nil` if this app can't open it.
  final func opener(for destination: Destination) -> (@MainActor () -> Void)? {
    switch destination {
    case .standings(let day, let game):
      return { [weak self] in
        // If the sheet already shows standings, switch them instead of presenting a new sheet.
        if case .standings(let screen) = self?.serverScreen {
          screen.go(to: day, game)
        } else {
          self?.showStandings(of: day, game)
        }
      }
    case .account: return { [weak self] in self?.showAccount() }
    case .check(let day):
      return { [weak self] in
        self?.closeServerScreen()
        self?.showPastDay(day)
      }
    case .daily(let day, Session.kind):
      return { [weak self] in
        self?.closeServerScreen()
        self?.openGame(of: day)
      }
    case .daily(let day, let game): return { [weak self] in self?.openOtherGame(game, day: day) }
    case .game(let game) where game != Session.kind: return { [weak self] in self?.openOtherGame(game) }
    case .replay(Session.kind, let address): return { [weak self] in self?.watchRecordedGame(at: address) }
    // The page of a past day covers the list of days, so close the page.
    case .days where pastDayScreen != nil: return { [weak self] in self?.shownPastDay = nil }
    case .home, .game, .days, .practice, .lesson, .board, .codemaker, .replay: return nil
    }
  }

  /// Returns a handler that performs a screen's actions and opens its links. `names` acts on other players' names.
  /// `shareText` returns the text to share.
  final func actionHandler<Source: ScreenSource>(
    of screen: SourceScreen<Source>, names: NameActions? = nil,
    shareText: @escaping @MainActor (ShareItem) -> String = { $0.text }
  ) -> ScreenActionHandler {
    var handler = ScreenActionHandler(
      perform: { id, text in screen.act { $0.perform(id, text: Array(text.utf8)) } },
      opener: { [weak self] in self?.opener(for: $0) }, shareText: shareText)
    handler.names = names
    return handler
  }

  /// Closes the server's screen.
  public final func closeServerScreen() {
    updateVisibility { serverScreen = nil }
  }

  /// Retries failed requests. Call this method when the player or the network comes back.
  final func tryServerAgain() {
    server.tryAgain()
    if session.rankedClient != nil { session.tryServerAgain() }
    updateRequests()
    serverScreen?.tryAgain()
  }

  /// Restarts the ranked session for the new player. If no one is signed in anymore, switches to the session of the
  /// player's own game, because a ranked session would create a player.
  private func handlePlayerChange(_ change: AccountScreen.PlayerChange, _ storage: ServerStorage) {
    guard storage === server.serverStorage else { return }
    if session.rankedClient != nil, let day = session.day {
      // Leaving the session stores its status, so leave before `removeRankedGames` removes the status.
      let tab = session.tab
      switchSession(to: ownSession)
      if change != .newToken { storage.removeRankedGames() }
      if change != .signedOut { switchSession(to: makeSession(.ranked(day))) }
      if session.tab != tab { session.select(tab) }
    } else if change != .newToken {
      storage.removeRankedGames()
    }
  }

  /// Leaves the previous server's session, and keeps the current tab selected.
  final func handleServerChange() {
    closeServerScreen()
    closePastDay()
    resetDaysScreen()
    guard session.playMode.hasDealer else { return }
    let tab = session.tab
    switchSession(to: ownSession)
    if session.tab != tab { session.select(tab) }
  }
}
