import GameCore
import SessionSupport
import TestSupport
import Testing
import VerifiableDeals

@testable import AppSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct PastDayScreenTests {
  private let day = try! CalendarDay(text: "2026-11-20".utf8)
  private let memory = MemoryStorage()
  private let fake = FakeDayServer()
  private let server: DayServer

  init() throws {
    let fake = fake
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    server = DayServer(storage: memory.storage, exchange: { request, _ in fake.reply(request) })
    let key = try #require(DayKey(bytes: [UInt8](repeating: 7, count: 32)))
    let seal = try DayCommitment(day: day, previous: .beforeFirstDay, key: key).hex
    memory["parlor.house.commitments https://a.example"] = "commitments/1\n2026-11-20 \(seal)"
    fake.answer(
      "GET days?from=2026-11-19&to=2026-11-20",
      #"{"days":[{"day":"2026-11-20","state":"revealed","commitment":"\#(seal)","key":"\#(key.hex)"}]}"#)
    fake.answer("GET days/2026-11-20/codebreaker/games.txt", "5 ok\n6 ok\n7 dark\n")
    fake.answer("GET days/2026-11-20/codebreaker/coach.txt", "4 ok\n")
  }

  private func makeScreen() -> PastDayScreen {
    PastDayScreen(day, DayDealer(.codeBreaker, FakeDeal.self), server) { _ in }
  }

  @Test func dayIsCheckedAndItsGamesListedWithoutSendingAToken() async {
    let screen = makeScreen()
    await until { screen.source.pendingRequests.isEmpty }
    #expect(screen.source.screen.text("verdict") == DayReveal.Verdict.holds.sentence)
    #expect(screen.source.screen.lines("codebreaker-games").count == 4)
    #expect(screen.source.playableDeal(at: 0) != nil)
    #expect(fake.tokens.allSatisfy { $0 == nil }, "public requests have no token")
  }

  @Test func tryAgainRepeatsFailedCalls() async throws {
    fake.setReachable(false)
    let screen = makeScreen()
    await until { screen.source.failure != nil }
    fake.setReachable(true)
    let again = try #require(screen.source.screen.action("Try again"))
    screen.act { $0.perform(again.id) }
    await until { screen.source.pendingRequests.isEmpty }
    #expect(screen.source.failure == nil)
    #expect(screen.source.bestGames(at: 0)?.lines.count == 3)
  }

  @Test func closedScreenSendsNoMoreRequests() async {
    let screen = makeScreen()
    screen.close()
    for _ in 0..<500 { await Task.yield() }
    #expect(screen.source.verification == nil)
    #expect(!fake.receivedCalls.contains { $0.hasSuffix("games.txt") })
  }
}
