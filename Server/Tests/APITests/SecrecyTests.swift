import CodeBreakerModel
import DailyGames
import Foundation
import GameCore
import HTTP
import Ledger
import LedgerSQLite
import Logging
import Testing
import TriplesModel
import VerifiableDeals

@testable import API
@testable import GameService

/// Tests that responses don't depend on random words that have not been dealt yet. Two servers with different words
/// from there on must send the same responses.
@Suite struct SecrecyTests {
  private static let day = try! CalendarDay(text: "2026-11-23".utf8)

  /// A server with one day. Tests call its routes directly, without a network.
  private final class Server: Sendable {
    let service: DailyGameService
    private let routes: [Route]
    private let folder: URL

    init(_ deals: DayDeals) async throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("parlor-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let ledger = Ledger(try SQLiteStore(path: folder.appendingPathComponent("parlor.sqlite").path))
      try await ledger.migrate(now: 0)
      let clock = ServerClock { SecrecyTests.day.openingTime + 1_000_000 }
      service = DailyGameService(ledger, clock: clock, logger: Logger(label: "test"))
      // All servers have the same key, so that their commitments are equal. `deals` replaces the deals of the key.
      let key = DayKey(bytes: [UInt8](repeating: 1, count: 32))!
      let commitment = try DayCommitment(day: SecrecyTests.day, previous: .beforeFirstDay, key: key)
      _ = try await ledger.insert(DayRow(day: SecrecyTests.day, key: key.bytes, commitment: commitment.hex))
      service.days.setDeals(deals)
      routes =
        ParlorAPI(
          service,
          limits: RateLimits(
            movesPerSecond: 1e6, standingsPerSecond: 1e6, callsPerSecond: 1e6, callsPerSecondAndAddress: 1e6),
          recordings: ContentFolder(folder.path + "/recordings", quota: 1 << 20)
        ).routes
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    func response(
      _ method: String, _ path: String, token: String? = nil, _ body: String = "", query: [String: String] = [:],
      code: String? = nil
    ) async throws -> (status: Int, body: String) {
      let route = try #require(routes.first { $0.method == method && $0.path == "/api/v1" + path })
      var call = Call()
      call.parameters = ["day": SecrecyTests.day.description]
      call.parameters["code"] = code
      call.query = query
      call.token = token
      call.body = Array(body.utf8)
      let response: Response
      do { response = try await route.handler(call) } catch let problem as Problem { response = problem.response }
      return (response.status, String(decoding: response.body, as: UTF8.self))
    }

    /// Registers a player. Returns the token, and the other random strings of the player: the identifier and the name.
    func register() async throws -> (token: String, texts: [String]) {
      let body = try await response("POST", "/players", "{}").body
      let texts = body.split(separator: "\"").map(String.init)
      func value(_ name: String) throws -> String { texts[try #require(texts.firstIndex(of: name)) + 2] }
      return (try value("token"), [try value("player"), try value("name")])
    }
  }

  /// Deals the day from fixed words. If `seed` isn't 0, random words replace the words of Triples from index `count`.
  private static func deals(changedAfter count: Int, _ seed: UInt64) -> DayDeals? {
    let key = DayKey(bytes: [UInt8](repeating: 7, count: 32))!
    return DayDeals(day) { nonce in
      var list = try key.words(nonce: nonce)
      var words = (0..<DayKey.wordCount).map { _ -> UInt64 in list.next() }
      if seed > 0, nonce != CodeBreaker.DayDeal.nonce {
        var other = SplitMix64(seed: seed)
        for index in count..<words.count { words[index] = other.next() }
      }
      return RecordedRandomWords(words)
    }
  }

  @Test(arguments: [0, 1, 2, 7, 25])
  func responsesDoNotDependOnLaterDeals(moves: Int) async throws {
    let one = try #require(Self.deals(changedAfter: 0, 0))
    // A spawn takes two words, and four spawns precede the first move. Both deals must have the same `listIndex`.
    let other = try #require(
      (1...200).lazy.compactMap { seed -> DayDeals? in
        Self.deals(changedAfter: 2 * (Triples.openingTileCount + moves), UInt64(seed)).flatMap {
          $0.deal(Triples.DayDeal.self).listIndex == one.deal(Triples.DayDeal.self).listIndex ? $0 : nil
        }
      }.first)
    let servers = [try await Server(one), try await Server(other)]
    var transcripts: [[String]] = []
    for server in servers {
      let (player, friend, stranger) = (
        try await server.register(), try await server.register(), try await server.register()
      )
      var transcript: [String] = []
      func record(_ response: (status: Int, body: String)) {
        var text = "\(response.status) \(response.body)"
        // Remove the random strings of each player.
        for own in player.texts + friend.texts + stranger.texts { text = text.replacingOccurrences(of: own, with: "…") }
        transcript.append(text)
      }
      // After the given number of moves, the friend ends the game, while the player is still playing.
      for token in [friend.token, player.token] {
        record(try await server.response("PUT", "/days/{day}/triples", token: token))
        for index in 0..<moves {
          for direction in ["l", "d", "r", "u"] {
            let response = try await server.response(
              "POST", "/days/{day}/triples/moves", token: token, #"{"index":\#(index),"direction":"\#(direction)"}"#)
            record(response)
            if response.status == 200 { break }
          }
        }
        if token == friend.token {
          record(try await server.response("POST", "/days/{day}/triples/finish", token: token, #"{"index":\#(moves)}"#))
        }
      }
      for token in [player.token, stranger.token] {
        for path in ["/days/{day}/triples", "/days/{day}/triples/standings", "/days/{day}", "/players/me"] {
          record(try await server.response("GET", path, token: token))
        }
        record(
          try await server.response(
            "GET", "/days/{day}/triples/standings", token: token, query: ["top": "100", "around": "me"]))
        for path in ["/days/{day}/triples/games.txt", "/days/{day}/triples/coach.txt", "/days/{day}/codebreaker"] {
          record(try await server.response("GET", path, token: token))
        }
        // Refusals must not reveal anything either.
        for body in [#"{"index":\#(moves + 1),"direction":"l"}"#, #"{"index":\#(moves),"direction":"x"}"#, "{}"] {
          record(try await server.response("POST", "/days/{day}/triples/moves", token: token, body))
        }
      }
      transcripts.append(transcript)
    }
    #expect(transcripts[0] == transcripts[1])
    // The games must differ within the next moves, or the test would prove nothing.
    func next(_ deals: DayDeals) -> [[Int]] {
      let game = deals.deal(Triples.DayDeal.self).game
      for _ in 0..<(moves + 12) {
        guard let direction = [Direction.left, .down, .right, .up].first(where: game.canCollapse) else { break }
        _ = try? game.play(direction)
      }
      return game.board
    }
    #expect(next(one) != next(other))
  }
}
