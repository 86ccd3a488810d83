import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct RankedGameTests {
  private final class Clock {
    var time: Int64 = 0
  }

  let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let clock = Clock()
  let memory = MemoryStorage()
  let secrets = MemorySecretStore()
  let fake = FakeDayServer()
  let server: DayServer
  let ownSession: FakeSession
  let controller: SessionController<FakeSession>

  init() {
    let (clock, fake) = (clock, fake)
    clock.time = today.startTime + 3600
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    memory["parlor.house.ranked-introduction https://a.example"] = "1"
    fake.answer("PUT days/2026-11-21/codebreaker", #"{"game":{}}"#)
    fake.answer("GET days?", #"{"days":[]}"#)
    server = DayServer(storage: memory.storage, secrets: secrets, exchange: { request, _ in fake.reply(request) })
    ownSession = FakeSession(
      environment: PlayEnvironment(storage: memory.storage, now: { clock.time }, random: { 0 }))
    controller = SessionController(
      ownSession, server: server,
      sleep: { duration in
        // The pause after the first failure, 500 milliseconds, ends at once. All other waits outlast the test.
        if duration != .milliseconds(500) { try await Task.sleep(for: .seconds(3600)) }
      }
    ) { _ in nil }
  }

  func stored(_ key: String) -> String? {
    memory["\(key) https://a.example"]
  }

  // MARK: The session

  @Test func openingARankedGameStoresANewPlayerAndLoadsGameAndDays() async {
    controller.openGame(of: today)
    #expect(controller.isRanked)
    #expect(controller.session.day == today)
    await until { controller.session.rankedClient?.isGameKnown == true }
    #expect(fake.receivedCalls.prefix(2) == ["POST players", "PUT days/2026-11-21/codebreaker"])
    #expect(fake.tokens.prefix(2) == [nil, FakeDayServer.token])
    #expect(secrets.secretsByKey.keys.sorted() == ["parlor.house.player https://a.example"])
    #expect(memory["parlor.house.player"] == nil)
    await until { fake.receivedCalls.count == 3 }
    #expect(fake.receivedCalls.last?.hasPrefix("GET days?from=2026-11-21&to=2026-11-28") == true)
  }

  @Test func moveIsSentToTheServer() async {
    controller.openGame(of: today)
    await until { controller.session.rankedClient?.isGameKnown == true }
    fake.answer("POST days/2026-11-21/codebreaker/guesses", #"{"index":0}"#)
    controller.session.send(Array("0123".utf8))
    await until { controller.session.rankedClient?.action == nil }
    #expect(fake.receivedCalls.contains("POST days/2026-11-21/codebreaker/guesses"))
  }

  @Test func gameIsUnrankedWithoutAServer() async {
    server.choose("")
    controller.openGame(of: today)
    #expect(!controller.isRanked)
    #expect(controller.session.day == today)
    #expect(fake.receivedCalls.isEmpty)
  }

  @Test func onlyALinkThatSaysAloneOpensTheUnrankedDailyGame() {
    controller.open(search: Array("2026-11-21&alone".utf8), address: [])
    #expect(!controller.isRanked)
    #expect(controller.session.day == today)
    controller.openGame(of: today)
    #expect(controller.isRanked, "the ranked game has its own session")
    controller.open(search: Array("2026-11-21".utf8), address: [])
    #expect(controller.isRanked)
  }

  @Test func returningPlayerRetriesTheServer() async {
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    fake.setReachable(false)
    controller.openGame(of: today)
    await until { fake.tryCount == 2 && controller.session.rankedClient?.call?.pauseMilliseconds == 1000 }
    fake.setReachable(true)
    for _ in 0..<200 { await Task.yield() }
    #expect(
      fake.receivedCalls.isEmpty,
      "the delay grows with each failure")
    #expect(
      controller.session.rankedClient?.failure == .unreachable,
      "the delay grows with each failure")
    controller.updateWindows { $0.set(.background, of: id) }
    controller.updateWindows { $0.set(.active, of: id) }
    await until { controller.session.rankedClient?.isGameKnown == true }
    #expect(controller.session.rankedClient?.failure == nil)
  }

  @Test func statusPlaceholderIsAtLeastAsLongAsFailuresAndTheNoHelpNote() async throws {
    fake.setReachable(false)
    controller.openGame(of: today)
    await until { controller.session.rankedClient?.failure == .unreachable }
    let text = try #require(controller.session.rankedClient?.failureText)
    controller.session.send(Array("0123".utf8))
    let pending = try #require(controller.session.rankedClient?.failureText)
    #expect(pending != text)
    #expect(RankedClient.unsentNote.count >= max(text.count, pending.count))
    #expect(RankedClient.unsentNote.count >= RankedClient.noHelpNote.count)
  }

  @Test func returningNetworkRetriesTheServer() async {
    fake.setReachable(false)
    controller.openGame(of: today)
    await until { fake.tryCount == 2 && controller.session.rankedClient?.call?.pauseMilliseconds == 1000 }
    fake.setReachable(true)
    server.networkDidChange(isAvailable: true)
    for _ in 0..<200 { await Task.yield() }
    #expect(fake.receivedCalls.isEmpty, "the game stays available")
    server.networkDidChange(isAvailable: false)
    server.networkDidChange(isAvailable: true)
    await until { controller.session.rankedClient?.isGameKnown == true }
  }

  @Test func gameWaitsForAPlayerInALockedKeychainAndThenUsesIt() async {
    let id = controller.openWindow()
    controller.updateWindows { $0.set(.active, of: id) }
    secrets.secretsByKey["parlor.house.player https://a.example"] = Array(
      "player/1\nid fedcba9876543210\ntoken fedcba9876543210fedcba9876543210\nname Bob".utf8)
    secrets.faults.reading = .locked
    controller.openGame(of: today)
    for _ in 0..<200 { await Task.yield() }
    #expect(fake.receivedCalls.isEmpty)
    #expect(controller.secretsProblemText == ServerStorage.SecretsProblem.unreadable.sentence)
    secrets.faults.reading = nil
    controller.updateWindows { $0.set(.background, of: id) }
    controller.updateWindows { $0.set(.active, of: id) }
    await until { controller.session.rankedClient?.isGameKnown == true }
    #expect(fake.receivedCalls.first == "PUT days/2026-11-21/codebreaker")
    #expect(controller.secretsProblemText == nil)
    #expect(fake.tokens.first == "fedcba9876543210fedcba9876543210")
  }

  @Test func accountExplainsTheLockedKeychainAndSendsNothing() async {
    secrets.faults.reading = .locked
    controller.showAccount()
    guard case .account(let screen) = controller.serverScreen else {
      Issue.record("no account")
      return
    }
    #expect(screen.screen.text("secret-trouble") == ServerStorage.SecretsProblem.unreadable.sentence)
    #expect(screen.screen.text("stranger") == nil)
    screen.act { $0.enterTransferCode(Array("ABCDEFGHJKLM".utf8)) }
    for _ in 0..<200 { await Task.yield() }
    #expect(fake.receivedCalls.isEmpty, "replacing the player requires confirmation")
  }

  @Test func sessionThatWasLeftSendsNoRequests() async {
    fake.setReachable(false)
    controller.openGame(of: today)
    let session = controller.session
    await until { fake.tryCount == 2 && session.rankedClient?.call?.pauseMilliseconds == 1000 }
    controller.returnToOwnSession()
    fake.setReachable(true)
    session.tryServerAgain()
    for _ in 0..<200 { await Task.yield() }
    #expect(fake.receivedCalls.isEmpty)
    #expect(session.rankedClient?.isGameKnown == false)
  }

  // MARK: The first game

  @Test func introductionPrecedesTheFirstRankedGameAndCanBeCanceled() async throws {
    memory["\(RankedClient.introductionKey) https://a.example"] = nil
    controller.openGame(of: today)
    #expect(controller.topLayer == .cover)
    #expect(controller.isCovered)
    #expect(!controller.acceptsCommands)
    let card = try #require(controller.popUpCard)
    #expect(card.cancel == card.action("Play my own game first"))
    #expect(fake.receivedCalls.isEmpty)
    controller.cancelPopUp()
    #expect(controller.session === ownSession)
    #expect(controller.popUpCard == nil)
    #expect(controller.topLayer == .screen)
    controller.openGame(of: today)
    controller.popUpActionHandler.perform(try #require(controller.popUpCard?.action("Start")))
    await until { controller.session.rankedClient?.isGameKnown == true }
    #expect(controller.popUpCard == nil)
    #expect(stored(RankedClient.introductionKey) == "1")
  }

  // MARK: The days

  @Test func listOfDaysGoesBackToTheServersFirstDay() async {
    fake.answer("GET days?", #"{"days":[{"day":"2026-11-19","state":"revealed"}]}"#)
    #expect(
      controller.daysScreen.source.list.rows.map(\.title) == ["Today", "Yesterday"],
      "the game can be finished until two")
    controller.place = .today
    await until { controller.daysScreen.source.list.rows.count > 2 }
    #expect(fake.receivedCalls == ["GET days?from=2026-10-23&to=2026-11-21"])
    #expect(controller.daysScreen.source.list.rows.map(\.title) == ["Today", "Yesterday", "Thu, Nov 19"])
    #expect(controller.daysScreen.source.list.rows.allSatisfy { $0.entries[0].destination != nil })
  }

  // MARK: Today

  @Test func listOfDaysShowsTheRankedGameOnlyWithAServer() {
    controller.openGame(of: today)
    controller.session.status = "Attempt 2 of 12"
    controller.place = .today
    #expect(controller.today.text("state") == "Attempt 2 of 12")
    #expect(stored("parlor.codebreaker.ranked\(today.number % 2)-door") != nil)
    var history = DayHistory()
    history.record(DayResult(day: today, game: .codeBreaker, figure: 5, hadHelp: false))
    _ = server.storage.write(DayHistory.rankedKey, history.text)
    _ = server.storage.write(
      "parlor.codebreaker.ranked\(today.number % 2)-door", Array("day-door/1\n\(today) done 5 guesses, 3rd of 214".utf8)
    )
    #expect(controller.today.text("state") == "5 guesses, 3rd of 214")
    server.choose("")
    #expect(controller.today.text("state") == "Not played yet", "the unranked game wasn't played")
  }

  @Test func pastDayInTheListOpensThePastDaysPage() throws {
    let past = try #require(today.adding(days: -3))
    _ = server.storage.write(FirstServedDay.key, Array("2026-11-18".utf8))
    #expect(controller.daysScreen.source.list.row(of: past)?.entries[0].text == "See")
    controller.openGame(of: past)
    #expect(controller.pastDayScreen?.source.day == past)
    #expect(controller.showsToday)
    #expect(ownSession.requests.isEmpty)
    #expect(controller.topLayer == .screen)
  }

  @Test func standingsOfAPastDayOpenAsASheet() throws {
    let past = try #require(today.adding(days: -3))
    controller.showStandings(of: past)
    guard case .standings(let screen) = controller.serverScreen else {
      Issue.record("no standings")
      return
    }
    #expect(screen.source.day == past)
    #expect(screen.source.game == .codeBreaker)
    #expect(ownSession.requests.isEmpty)
    #expect(controller.topLayer == .sheet)
    controller.closeServerScreen()
    #expect(controller.topLayer == .screen)
  }

  @Test func rankedSessionIsRestoredOnlyByItsLabelAndWithAServer() {
    controller.openGame(of: today)
    #expect(controller.placeLabel == "Game 2026-11-21 ranked")
    let later = SessionController(ownSession, server: server) { _ in nil }
    later.restorePlace(labeled: "Game 2026-11-21 ranked")
    #expect(later.isRanked)
    let other = SessionController(ownSession, server: server) { _ in nil }
    other.restorePlace(labeled: "Game 2026-11-21")
    #expect(!other.isRanked)
    #expect(other.session.day == today)
    let without = SessionController(ownSession) { _ in nil }
    without.server.choose("")
    without.restorePlace(labeled: "Game 2026-11-21 ranked")
    #expect(without.session === ownSession)
  }
}
