import CodeBreakerCoach
import CodeBreakerModel
import CodeBreakerSession
import DailyGames
import Foundation
import GameCore
import SessionSupport
import TerminalSupport

/// The terminal's front end for CodeBreaker. It passes keys to the session, which has all rules, and draws its state.
final class CodeBreakerFrontEnd: DailyGameFrontEnd {
  static var game: DailyGame { .codeBreaker }

  var session: CodeBreakerSession
  var state = FrontEndState()
  var view = CodeBreakerViewState()

  let capabilities: TerminalCapabilities
  let runner: RequestRunner<CoachQuestion>

  /// Creates a front end. `coach` returns advice as text, or `nil` if it can't answer. `server` deals ranked games.
  init(
    session: CodeBreakerSession, capabilities: TerminalCapabilities, coach: @escaping (CoachQuestion) -> [UInt8]?,
    server: DayServer? = nil
  ) {
    self.session = session
    self.capabilities = capabilities
    runner = RequestRunner(coach: coach, server: server)
  }

  convenience init(session: CodeBreakerSession, capabilities: TerminalCapabilities, server: DayServer?) {
    // Use one coach for the whole game, because it caches small games.
    let coach = Coach()
    self.init(session: session, capabilities: capabilities, coach: { coach.advice(on: $0)?.text }, server: server)
  }

  var gameSituation: [AnyHashable] {
    [session.hasAskedAboutHoles, session.dealCount, session.game.isOver, session.isReviewOpen]
  }

  func willLeaveScreen() {
    session.windowDidDisappear()
    // The list of days shows this status.
    if session.day != nil { session.publishHomeStatus() }
  }

  func didResume() {
    session.windowDidAppear()
    session.loadChangesFromStorage()
  }

  func performInPopUp(_ id: Action.ID, text: [UInt8]) {
    let wasOpen = session.isReviewOpen
    session.performInPopUp(id, text: text)
    if session.isReviewOpen, !wasOpen { view.reviewPage = ScreenPage() }
  }

  var progressSummary: String? {
    let game = session.game
    guard !game.attempts.isEmpty || game.isOver && session.day != nil else { return nil }
    return "\(session.numberTitle), \(session.title): \(session.endedGame?.summary ?? session.attemptsSoFar)"
  }

  var replayCommand: String { "parlor codebreaker replay '\(String(decoding: session.game.line, as: UTF8.self))'" }

  /// Opens a game as if the player had chosen it in the form. If it's the current game, the game continues.
  func open(_ opening: OpeningChoice) {
    if let setup = opening.linkedSetup { return session.open(address: CodeBreaker(setup).address) }
    let setup = session.game.setup
    if !session.game.isOver, setup.number == opening.number, setup.pegCount == opening.pegCount,
      setup.theme == opening.theme, setup.isWithoutLuck == opening.isWithoutLuck
    {
      return session.select(.game)
    }
    session.askForNewGame()
    session.choose(pegCount: opening.pegCount)
    session.choose(theme: .theme(opening.theme))
    session.choose(isWithoutLuck: opening.isWithoutLuck)
    session.startChosenGame(number: opening.number.map { Array($0.description.utf8) } ?? [])
  }

  func handle(_ key: Key) {
    let dealBefore = session.dealCount
    defer {
      if session.dealCount != dealBefore { view.skippedAttemptCount = 0 }
    }
    if !handleInDialog(key), !handleInReview(key), !handleAnswer(key), !handleCommonKey(key) {
      switch session.tab {
      case .game: handleInGame(key)
      case .statistics: handleInStatistics(key)
      case .rules: handleInRules(key)
      }
    }
  }

  // MARK: Screens

  /// Performs the answer under the finished board that has a key. Returns `false` if there is none.
  private func handleAnswer(_ key: Key) -> Bool {
    let key = ActionKey(key)
    guard let answer = session.boardAnswers.first(where: { $0.key != nil && $0.key == key }) else { return false }
    performInPopUp(answer.id, text: [])
    state.focus = nil
    return true
  }

  /// Handles a key that works on every screen. Returns `false` for other keys.
  private func handleCommonKey(_ key: Key) -> Bool {
    switch key.lowercased {
    case .tab: select(session.tab.stepped(by: 1))
    case .backTab: select(session.tab.stepped(by: -1))
    case "q": state.isFinished = true
    case "r": if session.day == nil { session.restart() }
    case "n": session.askForNewGame()
    case "b": session.returnToPreviousGame()
    case "g": session.askToGiveUp()
    case "c": share()
    case "l": session.choose(letters: session.settings.letters.stepped(by: 1))
    case "o": session.choose(holes: session.settings.holes.stepped(by: 1))
    case "h": session.pressHint()
    case "e": copyEarlierAttempt()
    case "f": fillRow()
    case "s": select(.statistics)
    case "?": select(.rules)
    default: return false
    }
    state.focus = nil
    return true
  }

  private func handleInGame(_ key: Key) {
    switch key {
    case .pageUp: view.skippedAttemptCount = max(0, view.skippedAttemptCount - 5)
    case .pageDown: view.skippedAttemptCount += 5
    default:
      guard let command = CodeBreakerKeyMap.guessCommand(key) else { return }
      state.focus = nil
      if command == .guess { session.tryServerAgain() }
      session.press(command)
      if command == .guess { view.skippedAttemptCount = 0 }
    }
  }

  /// Copies the latest attempt into the guess. If the guess equals an attempt, copies the attempt before that one.
  private func copyEarlierAttempt() {
    let attempts = session.game.attempts
    let current = attempts.firstIndex { $0.pegs == session.game.guess.pegs }
    session.copyAttempt(current.flatMap { $0 > 0 ? $0 : nil } ?? attempts.count)
  }

  /// Fills the row with the selected peg. If the hole is empty, uses the nearest peg to its left, usually the latest.
  private func fillRow() {
    let pegs = session.game.guess.pegs
    let leftwards = pegs.indices.map { pegs[(session.selection + pegs.count - $0) % pegs.count] }
    guard let peg = leftwards.first(where: { $0 != Code.missingPeg }),
      let choice = session.game.pegChoices.firstIndex(of: peg)
    else { return }
    session.fillHoles(with: choice)
  }

  private func handleInStatistics(_ key: Key) {
    switch key {
    case .escape: select(.game)
    case .left: selectGroup(by: -1)
    case .right: selectGroup(by: 1)
    default: view.statisticsLine = key.scrolled(from: view.statisticsLine)
    }
  }

  private func selectGroup(by offset: Int) {
    view.group = session.statisticsGroups.stepped(from: view.group ?? session.statisticsGroup, by: offset)
  }

  private func handleInRules(_ key: Key) {
    if key == .escape {
      select(.game)
    } else {
      view.rulesLine = key.scrolled(from: view.rulesLine)
    }
  }

  private func select(_ tab: CodeBreakerSession.Tab) {
    session.closeReview()
    session.select(tab)
    view.group = nil
    view.statisticsLine = 0
    view.rulesLine = 0
  }

  // MARK: The coach

  /// The open review as a screen, or `nil`. All guesses are visible, because the page scrolls line by line.
  var review: CodeBreakerSession.Screen? { session.reviewScreen(listsAllGuesses: true) }

  /// Handles a key in the review. Returns `false` if none is open, and for keys that do the same on every screen.
  private func handleInReview(_ key: Key) -> Bool {
    guard let review else { return false }
    switch key.lowercased {
    case "q", "l", "o", "s", "?", .tab, .backTab: return false
    case .backspace, "v": session.closeReview()
    default:
      if view.reviewPage.handle(key, on: review) { return true }
      if let keyed = review.keyedAction(key, spaceIsEnter: true) {
        guard let item = keyed.shareItem else {
          session.performInReview(keyed.action)
          return true
        }
        share(SharedGame(text: "The game as one line:", line: capabilities.displayText(item.text)), copying: item.text)
      } else if key == .enter || key == " ", let action = view.reviewPage.press(on: review) {
        session.performInReview(action)
      }
    }
    return true
  }

  func share() {
    let setup = session.game.setup
    let deal = setup.isWithoutLuck ? "--without-luck" : "--game \(setup.deal)"
    let play = "parlor codebreaker play \(deal) --pegs \(setup.pegCount) --theme \(setup.theme.id)"
    let line = session.day == nil ? play : command
    let text = capabilities.displayText(session.shareItem.text)
    share(SharedGame(text: text, line: line), copying: text + "\n" + line)
  }

  // MARK: Pop-ups

  /// Handles keys independent of the focus: hints, and closing them. Returns whether `key` is one.
  func handleInPopUp(_ key: Key) -> Bool {
    switch (session.popUp, key.lowercased) {
    case (.hint, "h"): session.pressHint()
    case (.hint, _):
      guard case .choose(let choice) = CodeBreakerKeyMap.guessCommand(key),
        session.hintLevels.indices.contains(choice)
      else { return false }
      session.reveal(session.hintLevels[choice])
    default: return false
    }
    return true
  }
}
