import GameCore
import SessionSupport
import TestSupport
import Testing

@testable import AppSupport

extension RankedGameTests {
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
