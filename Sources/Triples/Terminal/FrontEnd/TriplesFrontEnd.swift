import DailyGames
import Foundation
import GameCore
import SessionSupport
import TerminalSupport
import TriplesModel
import TriplesPocketNetwork
import TriplesSession

/// Triples in a terminal. Translates keys to the session's intents, and draws the session.
final class TriplesFrontEnd: DailyGameFrontEnd {
  static var game: DailyGame { .triples }

  var session: TriplesSession
  var state = FrontEndState()
  var view = TriplesViewState()

  let capabilities: TerminalCapabilities
  let dateFormatter: LocalDateFormatter
  /// Whether the tiles slide unless the player has chosen less motion. If they don't, moves appear immediately.
  var slidesTiles: Bool { didSet { prepare(session) } }
  let runner: RequestRunner<CoachQuestion>

  /// Creates a front end for a session. If `slidesTiles` is `false`, moves appear immediately. `coach` returns `nil` if
  /// it can't answer. `server` deals the game if it is ranked.
  init(
    session: TriplesSession, capabilities: TerminalCapabilities, dateFormatter: LocalDateFormatter, slidesTiles: Bool,
    coach: @escaping (CoachQuestion) -> [UInt8]?,
    server: DayServer? = nil
  ) {
    self.session = session
    self.capabilities = capabilities
    self.dateFormatter = dateFormatter
    self.slidesTiles = slidesTiles
    runner = RequestRunner(coach: coach, file: { TriplesSession.LevelFile(rawValue: $0)?.text }, server: server)
    prepare(session)
  }

  convenience init(session: TriplesSession, capabilities: TerminalCapabilities, server: DayServer?) {
    // The network is loaded when the coach is first used.
    lazy var coach = PocketNetwork.coach
    self.init(
      session: session, capabilities: capabilities,
      dateFormatter: LocalDateFormatter(environment: ProcessInfo.processInfo.environment),
      slidesTiles: !capabilities.isLineByLine,
      coach: { coach?.advice(for: $0.replay, nodeLimit: $0.nodeLimit).text }, server: server)
  }

  func prepare(_ own: TriplesSession) {
    own.delaysResult = slidesTiles && !own.sharedSettings.reducesMotion
  }

  /// The time until the next frame in milliseconds. While tiles slide, it is a sixtieth of a second.
  var redrawDelayMilliseconds: Int32? { view.slide != nil ? 16 : runner.redrawDelayMilliseconds }

  func update() {
    let isReviewing = session.viewer?.isReviewing == true
    runner.update(session) { navigate($0) }
    prepare(session)
    // Show the findings as soon as the review is complete.
    if isReviewing, session.viewer?.reviewState.review != nil { showFindings() }
  }

  func draw(width: Int, height: Int) -> Canvas {
    view.slide?.advance(to: .now)
    if view.slide?.isOver == true { view.slide = nil }
    return canvas(width: width, height: height)
  }

  func performInPopUp(_ id: Action.ID, text: [UInt8]) {
    // The player opens a replay from a challenge or a level to watch it, and from the end of a game to review it. Only
    // a review shows the findings at once.
    let opensReview = session.challenge == nil && session.levelCard == nil
    session.performInPopUp(id, text: text)
    if opensReview, session.viewer?.reviewState.review != nil { showFindings() }
  }

  var gameSituation: [AnyHashable] {
    [session.replay.number?.value, session.tab == .scores, session.viewer != nil, session.duel != nil]
  }

  var progressSummary: String? {
    session.replay.moves.isEmpty ? nil : "\(session.title), score \(session.game.score):"
  }

  var replayCommand: String { "parlor triples replay '\(String(decoding: session.replay.line, as: UTF8.self))'" }

  // Each method below first dismisses an end-of-game pop-up from the last visit. If that game still has legal moves,
  // opening another game ends that game again and shows the pop-up again.

  /// Opens a game by its number, as if the player had typed the number in the pop-up.
  func open(game: String) {
    session.dismissPopUp()
    session.askForGame()
    session.openGame(numbered: Array(game.utf8))
  }

  /// Chooses Determ and starts a new game, as the keys for these actions do.
  func openDeterm() {
    session.dismissPopUp()
    session.choose(.determ)
    session.newGame()
  }

  func open(gameOf day: CalendarDay) {
    session.dismissPopUp()
    session.openGame(of: day)
  }

  /// Opens a friend's game as a challenge, as if the player had followed a link.
  func open(duel friend: Replay) {
    session.dismissPopUp()
    session.open(address: friend.address)
  }

  func handle(_ key: Key) {
    // A key pressed during a slide takes effect immediately.
    view.slide = nil
    let tabBefore = session.tab
    defer {
      if session.viewer == nil { view.showsFindings = false }
      if session.tab == .scores, tabBefore != .scores { selectNewestRow() }
    }
    if handleInDialog(key) || handleCommonKey(key) {
      return
    } else if session.viewer != nil {
      handleInViewer(key)
    } else if session.duel != nil {
      handleInDuel(key)
    } else {
      switch session.tab {
      case .board: handleOnBoard(key)
      case .scores: handleInScores(key)
      case .about: handleInAbout(key)
      }
    }
  }

  // MARK: Screens

  /// Handles a key that works on every screen. While a replay or a duel is open, keys for the current game don't.
  /// Returns `false` for other keys.
  private func handleCommonKey(_ key: Key) -> Bool {
    switch key.lowercased {
    case .tab: select(session.tab.stepped(by: 1))
    case .backTab: select(session.tab.stepped(by: -1))
    case "q": state.isFinished = true
    case "c": share()
    case "1": select(.board)
    case "2": select(.scores)
    case "3", "?": select(.about)
    case "n" where !session.isCovered: session.newGame()
    case "g" where !session.isCovered: session.askForGame()
    // The mode applies to the next game, but no game follows a daily game.
    case "m" where !session.isCovered && session.day != nil: break
    case "m" where !session.isCovered: session.choose(session.mode == .random ? .determ : .random)
    default: return false
    }
    state.focus = nil
    return true
  }

  private func handleOnBoard(_ key: Key) {
    if let direction = TriplesKeyMap.direction(key) { return move(direction) }
    switch key.lowercased {
    case "u", .backspace: session.undo()
    case "v" where session.isRanked: session.reviewRankedGame()
    case "v" where session.isOver:
      session.showResult()
      reviewEndedGame()
    case "e": session.openLevel(Int(clamping: session.replay.number?.value ?? 0))
    case .enter:
      session.tryServerAgain()
      session.showResult()
    case "r": session.redo()
    case "h": session.toggleHint()
    default: break
    }
  }

  private func move(_ direction: Direction) {
    let before = session.game.grid.joined().compactMap { $0 }
    let movingIDs = Set(session.movingTiles(direction).map(\.id))
    guard session.move(direction) else { return }
    state.focus = nil
    guard session.delaysResult, session.tab == .board, session.popUp == nil, !movingIDs.isEmpty else { return }
    view.slide = Slide(
      tiles: before, movingIDs: movingIDs, direction: direction, spawnedID: session.lastEffect?.spawnedTile?.id,
      start: .now)
  }

  private func handleInScores(_ key: Key) {
    if key.lowercased == "t" {
      view.showsStatistics.toggle()
      view.statisticsLine = 0
      return
    }
    if view.showsStatistics {
      if key == .escape {
        view.showsStatistics = false
      } else {
        view.statisticsLine = TriplesKeyMap.arrow(key).scrolled(from: view.statisticsLine)
      }
      return
    }
    switch key.lowercased {
    case .enter, " ": session.openRow(view.selectedRow)
    case "r":
      session.choose(session.ranking.stepped(by: 1))
      selectNewestRow()
    case .escape: select(.board)
    default:
      let last = max(0, session.rows.count - 1)
      view.selectedRow = TriplesKeyMap.arrow(key).position(from: view.selectedRow, last: last) ?? view.selectedRow
    }
  }

  private func handleInAbout(_ key: Key) {
    if key == .escape {
      select(.board)
    } else {
      view.aboutLine = TriplesKeyMap.arrow(key).scrolled(from: view.aboutLine)
    }
  }

  private func handleInDuel(_ key: Key) {
    guard let duel = session.duel else { return }
    switch key.lowercased {
    case .escape, .backspace:
      session.closeDuel()
      view.duelLine = 0
    case "r": if duel.isReviewing { session.cancelDuelReview() } else { session.startDuelReview() }
    case "y": session.openOwnGame()
    case "f": session.openFriendsGame()
    default:
      view.duelLine = TriplesKeyMap.arrow(key).scrolled(from: view.duelLine)
    }
  }

  private func select(_ tab: TriplesSession.Tab) {
    session.select(tab)
    view.aboutLine = 0
    view.showsStatistics = false
  }

  private func selectNewestRow() {
    view.selectedRow = session.newestIndex ?? 0
  }

  func share() {
    if session.viewer == nil, let duel = session.duel {
      let lines = [duel.own, duel.friend].map { "'" + String(decoding: $0.line, as: UTF8.self) + "'" }
      let line = "parlor triples duel " + lines.joined(separator: " ")
      return share(SharedGame(text: duel.shareItem.text, line: line), copying: line)
    }
    if session.viewer == nil, session.day != nil {
      return share(SharedGame(text: session.shareItem.text, line: command), copying: session.shareItem.text)
    }
    let item = session.viewerShareItem ?? session.shareItem
    let replay = session.viewer?.replay ?? session.replay
    let line = String(decoding: replay.line, as: UTF8.self)
    share(SharedGame(text: item.text, line: line), copying: line)
  }
}
