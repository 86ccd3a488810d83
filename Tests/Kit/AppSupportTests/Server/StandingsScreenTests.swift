import DailyGames
import DayAPI
import GameCore
import JSON
import Observation
import Synchronization
import TestSupport
import Testing

@testable import AppSupport
@testable import SessionSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct StandingsScreenTests {
  private let today = try! CalendarDay(text: "2026-11-21".utf8)
  private let fake = FakeDayServer()
  private let server: DayServer

  init() {
    let (fake, memory, secrets) = (fake, MemoryStorage(), MemorySecretStore())
    memory["parlor.house.server-address"] = "server/1\naddress https://a.example\napi api/v1"
    secrets.secretsByKey["parlor.house.player https://a.example"] = Array(
      "player/1\nid 0123456789abcdef\ntoken \(FakeDayServer.token)\nname Ada".utf8)
    server = DayServer(storage: memory.storage, secrets: secrets, exchange: { request, _ in fake.reply(request) })
    let days = ["2026-11-20", "2026-11-21"].map { #"{"day":"\#($0)","state":"revealed"}"# }.joined(separator: ",")
    fake.answer("GET days?", #"{"days":[\#(days)]}"#)
    fake.answer("GET players/me", #"{"tables":[]}"#)
    fake.answer("GET days/2026-11-21/triples/standings", standings("triples"))
    fake.answer("GET days/2026-11-20/triples/standings", standings("triples"))
    fake.answer("GET days/2026-11-21/codebreaker/standings", standings("codebreaker"))
  }

  private func standings(_ game: String) -> String {
    let isTriples = game == "triples"
    let rows = [(1, "Ada", true), (2, "Bob", false)].map { rank, name, isOwn in
      let result = isTriples ? #""score":\#(2000 - rank)"# : #""guesses":\#(rank == 1 ? "5" : "null"),"skill":0.12"#
      return #"{"rank":\#(rank),"name":"\#(name)","me":\#(isOwn),\#(result)}"#
    }
    let bar = isTriples ? #"{"from":0,"to":9999,"games":2}"# : #"{"guesses":5,"games":1},{"guesses":null,"games":1}"#
    return #"{"finished":2,"rows":[\#(rows.joined(separator: ","))],"histogram":[\#(bar)],"coach":null,"cursor":null}"#
  }

  private func makeScreen(_ game: DailyGame) -> StandingsScreen {
    StandingsScreen(today, game, today: today, server, sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
  }

  private func loadedScreen(_ game: DailyGame) async -> StandingsScreen {
    let screen = makeScreen(game)
    await until { screen.source.rowsOfAllPlayers != nil || screen.source.failure != nil }
    return screen
  }

  @Test func dayAndGameCanBeChanged() async throws {
    let screen = await loadedScreen(.triples)
    let before = try #require(screen.source.neighbors.before)
    #expect(before == today.adding(days: -1))
    screen.go(to: screen.source.day, .codeBreaker)
    await until { screen.source.rowsOfAllPlayers != nil }
    #expect(screen.source.game == .codeBreaker)
    #expect(screen.source.day == today)
    screen.go(to: before, .triples)
    await until { screen.source.rowsOfAllPlayers != nil }
    #expect(screen.source.title == "Triples, November 20")
  }

  @Test func loadedStandingsAreObserved() async {
    let screen = makeScreen(.triples)
    let count = Mutex(0)
    withObservationTracking {
      _ = screen.source
    } onChange: {
      count.withLock { $0 += 1 }
    }
    await until { count.withLock { $0 } == 1 }
  }

  @Test func unreachableServerCanBeRetried() async {
    fake.setReachable(false)
    let screen = await loadedScreen(.triples)
    #expect(screen.source.failure == .unreachable)
    fake.setReachable(true)
    ServerScreen.standings(screen).tryAgain()
    await until { screen.source.rowsOfAllPlayers != nil }
    #expect(screen.source.failure == nil)
  }
}
