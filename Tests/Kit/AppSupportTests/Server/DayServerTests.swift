import GameCore
import Synchronization
import TestSupport
import Testing

@testable import AppSupport
@testable import SessionSupport

@MainActor @Suite(.timeLimit(.minutes(5))) struct DayServerTests {
  private let memory = MemoryStorage()
  private let secrets = MemorySecretStore()
  private let site = Site()

  /// A fake network that gives the same reply at every address.
  private final class Site: Sendable {
    private let state = Mutex((asked: [String](), reply: Optional((200, #"{"api":"api/v1"}"#))))

    var receivedCalls: [String] { state.withLock { $0.asked } }
    func setReply(_ reply: (Int, String)?) { state.withLock { $0.reply = reply } }
    func reply(_ request: ServerRequest, at base: String) -> RankedReply? {
      state.withLock {
        $0.asked.append("\(request.method.name) \(base)/\(request.path)")
        return $0.reply.map { RankedReply(status: $0, body: Array($1.utf8)) }
      }
    }
  }

  private func server() -> DayServer {
    DayServer(storage: memory.storage, secrets: secrets, exchange: { [site] in site.reply($0, at: $1) })
  }

  private func choose(_ typed: String, _ server: DayServer) async {
    server.choose(typed)
    await until { server.outcome != .trying }
  }

  @Test func noServerIsUsedUntilOneIsEntered() async {
    let server = server()
    #expect(server.choice == nil)
    #expect(server.outcome == nil)
    #expect(server.serverStorage == nil)
    #expect(await server.ask(ServerRequest(.get, "x")) == nil)
    #expect(site.receivedCalls.isEmpty)
    await choose("  ", server)
    #expect(server.outcome == nil)
  }

  @Test func workingServerIsTestedStoredAndUsed() async {
    let server = server()
    var changes = 0
    server.onChange = { changes += 1 }
    await choose("parlor.example/", server)
    #expect(server.outcome == .works)
    #expect(server.choice?.address.text == "https://parlor.example")
    #expect(changes == 1)
    #expect(site.receivedCalls == ["GET https://parlor.example/server.json"])
    #expect(memory["parlor.house.server-address"] == "server/1\naddress https://parlor.example\napi api/v1")
    #expect(self.server().choice == server.choice, "also the next time")
    _ = await server.ask(ServerRequest(.get, "x", token: "0"))
    #expect(site.receivedCalls.last == "GET https://parlor.example/api/v1/x")
    await choose("parlor.example", server)
    #expect(server.outcome == .works, "choosing the same server changes nothing")
    #expect(changes == 1, "choosing the same server changes nothing")
  }

  @Test func unreachableServerIsChosenWithTheUsualAPIPath() async {
    site.setReply(nil)
    let server = server()
    await choose("parlor.example", server)
    #expect(server.outcome == .unreachable)
    #expect(server.choice?.apiPath == "api/v1")
  }

  @Test func knownServerKeepsItsAPIPathWhileUnreachable() async {
    site.setReply((200, #"{"api":"day/api"}"#))
    let server = server()
    await choose("parlor.example", server)
    site.setReply(nil)
    await choose("parlor.example", server)
    #expect(server.outcome == .unreachable)
    #expect(server.choice?.apiPath == "day/api")
  }

  @Test func invalidServerDoesNotReplaceTheChoice() async {
    let server = server()
    await choose("a.example", server)
    let place = server.choice
    site.setReply((200, #"{"api":null}"#))
    await choose("b.example", server)
    #expect(server.outcome == .absent)
    #expect(server.choice == place)
    site.setReply((404, "Not found"))
    await choose("b.example", server)
    #expect(server.outcome == .malformedReply)
    #expect(server.choice == place)
    await choose("http://b.example", server)
    #expect(server.outcome == .fault(.notSecure))
    #expect(server.choice == place)
  }

  @Test func choiceThatCannotBeStoredIsReportedAndNotMade() async {
    let server = server()
    await choose("a.example", server)
    let place = server.choice
    memory.refusesWrites = true
    await choose("b.example", server)
    #expect(server.outcome == .notStored)
    #expect(server.choice == place)
    await choose("", server)
    #expect(server.outcome == .notStored)
    #expect(server.choice == place)
  }

  @Test func removedServerKeepsItsPlayer() async throws {
    let server = server()
    await choose("a.example", server)
    _ = server.storage.write(RankedPlayer.key, [1])
    await choose("", server)
    #expect(server.outcome == .removed)
    #expect(server.choice == nil)
    #expect(self.server().choice == nil)
    #expect(server.storage.read(RankedPlayer.key) == nil)
    await choose("b.example", server)
    #expect(server.storage.read(RankedPlayer.key) == nil, "each server has its own player")
    await choose("https://a.example/", server)
    #expect(server.storage.read(RankedPlayer.key) == [1])
  }

  @Test func laterOfTwoServerChoicesWins() async {
    let server = server()
    server.choose("a.example")
    await choose("b.example", server)
    #expect(server.choice?.address.text == "https://b.example")
  }

  @Test func playerIsNotCreatedWhileStoredSecretsAreUnreadable() async {
    let server = server()
    await choose("a.example", server)
    let (new, known) = (
      RankedCall(number: 1, request: ServerRequest(.post, "players", body: "{}"), pauseMilliseconds: 0),
      RankedCall(number: 1, request: ServerRequest(.get, "x", token: "0"), pauseMilliseconds: 0)
    )
    #expect(server.canSend(new))
    #expect(server.canSend(known))
    #expect(server.secretsProblem == nil)
    secrets.faults.reading = .locked
    #expect(!server.canSend(new))
    #expect(server.canSend(known))
    #expect(server.secretsProblem == .unreadable)
    secrets.faults.reading = nil
    server.tryAgain()
    #expect(server.canSend(new))
    #expect(server.secretsProblem == nil)
  }

  @Test func everyOutcomeHasItsOwnMessageAndIsASuccessOrAFailure() {
    let outcomes: [DayServer.ChoiceOutcome] = [
      .trying, .works, .unreachable, .absent, .malformedReply, .fault(.notSecure), .removed, .notStored,
    ]
    #expect(Set(outcomes.map(\.sentence)).count == outcomes.count)
    #expect(outcomes.filter { !$0.isFailure } == [.trying, .works, .removed])
  }
}
