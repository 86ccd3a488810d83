import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct RankedGameTests {
  private final class Clock {
    var time: Int64 = 0
  }

  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let clock = Clock()
  private let memory = MemoryStorage()
  private let secrets = MemorySecretStore()
  private let fake = FakeDayServer()
  private let server: DayServer
  private let ownSession: FakeSession
  private let controller: SessionController<FakeSession>

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

  private func stored(_ key: String) -> String? {
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
    #expect(
      controller.daysScreen.source.list.rows.map(\.title) == ["Today", "Yesterday", "Thu, Nov 19"]
        && controller.daysScreen.source.list.rows.allSatisfy { $0.entries[0].destination != nil })
  }

  // MARK: The end

  @Test func finishingRequiresConfirmation() throws {
    controller.openGame(of: today)
    controller.session.ask(.finish)
    #expect(controller.popUpCard?.text("finish-warning") == "You can’t undo this.")
    #expect(controller.topLayer == .cover)
    controller.cancelPopUp()
    #expect(controller.popUpCard == nil)
    #expect(controller.topLayer == .screen)
    #expect(controller.session.requests.isEmpty)
    controller.session.ask(.finish)
    controller.popUpActionHandler.perform(try #require(controller.popUpCard?.action("Finish")))
    #expect(controller.session.requests == ["finish asked"])
    #expect(controller.popUpCard == nil)
  }

  @Test func resultCardShowsTheResultAndSharesAPublicLink() throws {
    controller.openGame(of: today)
    #expect(controller.popUpCard == nil)
    controller.session.ask(.result)
    let card = try #require(controller.popUpCard)
    #expect(card.title == "November 21 game")
    #expect(card.text("outcome-headline") == "5 guesses")
    #expect(!card.blocks.contains { $0.id == "everybody-bars" })
    #expect(card.action("Review") == nil)
    let shared = controller.message(try #require(card.action("Share")?.shareItem))
    #expect(shared == "Try this.\nhttps://a.example/codebreaker/?2026-11-21", "the page is public")
  }

  @Test func resultCardIsHiddenBehindTheListOfDaysAndCanBeClosed() {
    controller.openGame(of: today)
    controller.session.ask(.result)
    #expect(controller.popUpCard != nil)
    #expect(controller.topLayer == .cover)
    controller.place = .today
    #expect(controller.popUpCard == nil)
    #expect(controller.topLayer == .screen)
    controller.place = .tab(.game)
    controller.cancelPopUp()
    #expect(controller.popUpCard == nil)
  }

  @Test func linkToThePlayersOwnGameLeadsToTheServersSite() {
    #expect(controller.message(ownSession.shareItem) == "Try this.\nhttps://a.example/codebreaker/")
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

  // MARK: Another server

  @Test func changingTheServerClosesTheGameAndUsesAnotherPlayer() async {
    controller.openGame(of: today)
    controller.tab = .rules
    server.choose("b.example")
    await until { server.outcome == .works }
    memory["\(RankedClient.introductionKey) https://b.example"] = "1"
    #expect(controller.session === ownSession, "the settings stay in front")
    #expect(controller.tab == .rules, "the settings stay in front")
    controller.openGame(of: today)
    await until { controller.session.rankedClient?.isGameKnown == true }
    #expect(secrets.secretsByKey.keys.sorted().last == "parlor.house.player https://b.example")
  }

  // MARK: The account

  private func openAccount(_ search: String = "") async throws -> AccountScreen {
    fake.answer(
      "GET players/me",
      #"{"player":"0123456789abcdef","name":"Ada","streak":{"current":1,"best":2},"tables":[]}"#)
    controller.openGame(of: today)
    await until { controller.session.rankedClient?.isGameKnown == true }
    if search.isEmpty { controller.showAccount() } else { controller.open(search: Array(search.utf8), address: []) }
    guard case .account(let screen) = controller.serverScreen else { throw CancellationError() }
    await until { screen.source.profile != nil }
    return screen
  }

  @Test func renamingThePlayerIsReportedAndKeepsTheSession() async throws {
    let screen = try await openAccount()
    #expect(screen.source.player?.name == Array("Ada".utf8))
    #expect(screen.screen.question == nil)
    #expect(screen.screen.text("apps") == "Each Parlor app counts as its own device.")
    fake.answer(
      "PATCH players/me", #"{"player":"0123456789abcdef","name":"Eve","streak":{"current":1,"best":2},"tables":[]}"#)
    let session = controller.session
    screen.act { $0.rename(Array("Eve".utf8)) }
    await until { screen.source.message != nil }
    #expect(screen.source.message?.text == "Your name is now Eve.")
    #expect(controller.session === session)
  }

  @Test func acceptingTheInvitationOfALinkJoinsACircle() async throws {
    fake.answer("GET tables/ACDEFGHJ/invitation", #"{"code":"ACDEFGHJ","name":"Sunday club","host":"Ada"}"#)
    let screen = try await openAccount("join=ACDEFGHJ")
    await until { screen.source.invitation?.names != nil }
    fake.answer("PUT tables/ACDEFGHJ/members/me", "", status: 204)
    screen.act { $0.acceptInvitation() }
    await until { fake.receivedCalls.contains("PUT tables/ACDEFGHJ/members/me") }
  }

  @Test func deletingThePlayerClosesTheGameAndCreatesNoNewPlayer() async throws {
    let screen = try await openAccount()
    let (session, door) = (controller.session, "parlor.codebreaker.ranked\(today.number % 2)-door")
    controller.session.status = "Attempt 2 of 12"
    fake.answer("DELETE players/me", "", status: 204)
    screen.act { $0.requestConfirmation(.delete) }
    screen.act { $0.confirm() }
    await until { controller.session !== session }
    #expect(controller.session === ownSession)
    #expect(screen.source.player == nil)
    #expect(controller.today.text("state") == "Not played yet")
    #expect(stored(door)?.isEmpty != false)
    for _ in 0..<200 { await Task.yield() }
    #expect(fake.receivedCalls.filter { $0 == "POST players" }.count == 1, "no new player replaces the deleted one")
  }

  @Test func confirmedTransferCodeReplacesThePlayerAndTheSession() async throws {
    let screen = try await openAccount()
    let session = controller.session
    controller.session.status = "Attempt 2 of 12"
    screen.act { $0.enterTransferCode(Array("ABCDEFGHJKLM".utf8)) }
    fake.setNewPlayer(#"{"player":"fedcba9876543210","token":"fedcba9876543210fedcba9876543210","name":"Bob"}"#)
    let question = try #require(screen.screen.question)
    screen.act { $0.perform(question.confirm.id) }
    await until { controller.session !== session && controller.session.rankedClient?.isGameKnown == true }
    #expect(controller.isRanked)
    #expect(controller.session.day == today)
    #expect(controller.session.rankedClient?.player?.name == Array("Bob".utf8))
    #expect(stored("parlor.codebreaker.ranked\(today.number % 2)-door")?.isEmpty != false, "another player's")
  }

  @Test func renewedTokenIsUsedByANewSession() async throws {
    let screen = try await openAccount()
    let (session, other) = (controller.session, "fedcba9876543210fedcba9876543210")
    fake.answer("POST players/me/code", #"{"code":"ABCDEFGHJKLM"}"#)
    fake.answer("POST players/me/token", #"{"token":"\#(other)"}"#)
    screen.act { $0.requestConfirmation(.renewToken) }
    screen.act { $0.confirm() }
    await until { controller.session !== session }
    await until { controller.session.rankedClient?.isGameKnown == true }
    #expect(controller.session.rankedClient?.player?.token == Array(other.utf8))
  }

  @Test func accountAndStandingsAreUnavailableWithoutAServer() {
    server.choose("")
    controller.showAccount()
    controller.showStandings(of: today)
    #expect(controller.serverScreen == nil)
  }
}
