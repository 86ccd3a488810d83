import DailyGames
import NumberedGame
import PlaySupport

// The game of the day where a server deals it, and what else the server has.
extension ObservedTable {
  /// Whether a server deals the game on the table.
  public final var isRanked: Bool { session.isRanked }

  /// What stands in the way of the ranked game on the table that its own line does not tell: that nobody knows who plays.
  public final var secretTroubleText: String? { isRanked ? server.secretTrouble?.sentence : nil }

  /// Whether the way to the account helps the player on: the server does not know the player.
  public final var needsAccount: Bool { session.seat?.trouble == .unknownPlayer }

  /// What lies over the screen of what a server has.
  final var rankedLayer: Layer {
    if serverScreen != nil || isAskingToFinish || isIntroducingRanked { return .sheet }
    return rankedResult == nil ? .screen : .cover
  }

  // MARK: The first game

  /// Whether the introduction to ranked games is shown. Setting it does nothing: each of its buttons closes it.
  final var isIntroducingRanked: Bool {
    get { !showsToday && session.seat?.question == .introduction }
    set {}
  }

  /// The texts of the introduction, or `nil` if nobody deals the game on the table.
  final var introduction: RankedSeat.Introduction? { session.seat?.introduction }

  // MARK: The end of a game

  /// Whether the player is asked whether the game is to be ended for good. All that can be set is that it is not.
  final var isAskingToFinish: Bool {
    get { !showsToday && session.seat?.question == .finish }
    set { if !newValue, session.seat?.question == .finish { session.closeQuestion() } }
  }

  /// Ends the game, which the player has confirmed, whether or not SwiftUI has taken the question away by now.
  final func finishRanked() {
    session.seat?.question = .finish
    session.finishRanked()
  }

  /// How the game on the table came out, as long as that is shown.
  final var rankedResult: RankedResultCard? {
    guard !showsToday, let seat = session.seat, seat.question == .result, let day = session.day else { return nil }
    return RankedResultCard(
      day: day, headline: session.rankedHeadline, result: seat.result, trouble: seat.troubleText,
      awaitsPlace: seat.awaitsPlace, canReview: session.canReviewRanked, game: Session.kind,
      share: message(session.shareItem))
  }

  /// The place among all of the ranked game on the table, in words; nothing as long as it is not known.
  public final var rankedPlace: String? { session.seat?.result?.placeText }

  // MARK: Sharing

  /// A game as it is handed to others: with a link that opens it in the app; or where a server deals it, in the pages of its
  /// site, which anybody can open.
  public final func message(_ item: ShareItem) -> String {
    guard session.playMode.hasDealer, let place = server.place else { return Session.link.message(item) }
    return item.message(page: "\(place.address.text)/\(Session.kind.folder)/")
  }

  /// What is handed on of a screen of the table's own: with a link that opens it in the app; or where there is a server of the
  /// game of the day, in the pages of its site, which anybody can open.
  ///
  /// - Parameters:
  ///   - item: what is shared.
  ///   - page: the page in the game's folder there: "board.html", or nothing for the game itself.
  public final func message(_ item: ShareItem, onPage page: String) -> String {
    guard let place = server.place else { return Session.link.message(item) }
    return item.message(page: "\(place.address.text)/\(Session.kind.folder)/\(page)")
  }

  // MARK: Standings and account

  /// Shows how everybody has played the game of a day.
  public final func showStandings(of day: CalendarDay, _ game: DailyGame = Session.kind) {
    guard server.place != nil else { return }
    let today = CalendarDay(time: own.environment.now())
    serverScreen = .standings(StandingsScreen(day, game, today: today, server, sleep: sleep))
  }

  /// Shows how everybody has played the game of the day on the table, or today's.
  final func showStandingsOfTable() {
    showStandings(of: session.seat?.day ?? CalendarDay(time: own.environment.now()))
  }

  /// What SwiftUI presents. All that can be set is nothing: the player has put it away.
  final var shownServerScreen: ServerScreen? {
    get { serverScreen }
    set { if newValue == nil, serverScreen != nil { closeServerScreen() } }
  }

  /// Shows who the player is at the server, and the tables with friends.
  ///
  /// - Parameter search: what stands behind `?` in the link that led here; nothing where none did.
  public final func showAccount(_ search: [UInt8] = []) {
    guard let kept = server.serverStorage else { return }
    let screen = AccountScreen(search, server, kept, sleep: sleep, now: own.environment.now)
    screen.playerHasChanged = { [weak self] in self?.playerHasChanged($0, kept) }
    serverScreen = .account(screen)
  }

  /// Returns what opens the destination of a link, or `nil` if this app has nothing to open there.
  final func opener(for destination: Destination) -> (@MainActor () -> Void)? {
    switch destination {
    case .standings(let day, let game):
      return { [weak self] in
        // Within the standings, the sheet stays open.
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
        self?.showDay(day)
      }
    case .daily(let day, Session.kind):
      return { [weak self] in
        self?.closeServerScreen()
        self?.visit(day)
      }
    case .replay(Session.kind, let address): return { [weak self] in self?.watch(address) }
    // The list of days is below the check of a day.
    case .days where dayScreen != nil: return { [weak self] in self?.shownDay = nil }
    case .home, .days, .daily, .replay: return nil
    }
  }

  /// Puts away what is shown of what the server has.
  public final func closeServerScreen() {
    serverScreen = nil
  }

  /// To be called when there is a reason to hope for the server: the player is back, or the network.
  final func tryServerAgain() {
    server.tryAgain()
    if session.seat != nil { session.tryServerAgain() }
    follow()
    serverScreen?.tryAgain()
  }

  /// The table is played on by whoever the player is now. Where that is nobody it is left: to sit there would make a player.
  private func playerHasChanged(_ change: AccountScreen.Change, _ kept: ServerStorage) {
    guard kept === server.serverStorage else { return }
    if session.seat != nil, let day = session.day {
      // What is left of the table is left first.
      let tab = session.tab
      sit(at: own)
      if change != .token { kept.clearTables() }
      if change != .nobody { sit(at: makeSession(.ranked(day))) }
      if session.tab != tab { session.select(tab) }
    } else if change != .token {
      kept.clearTables()
    }
  }

  /// There is another server, or none: the table of the one before is left, and the settings stay in front.
  final func serverHasChanged() {
    serverScreen = nil
    closeDay()
    guard session.playMode.hasDealer else { return }
    let tab = session.tab
    sit(at: own)
    if session.tab != tab { session.select(tab) }
  }
}
