import DailyGames
import GameCore
import Testing

@testable import SessionSupport

/// A device that plays the ranked game of November 21, 2026, for tests of `RankedClient`.
struct RankedDevice {
  static let game = #"{"game":{}}"#
  static let days = "GET days?from=2026-11-21&to=2026-11-28"
  static let standings = "GET days/2026-11-21/triples/standings?top=0&around=me"

  /// The server's standings with the player at `rank`, or without the player.
  static func ranks(_ rank: Int?, name: String = "Ada") -> String {
    let rows = rank.map { #"{"rank":\#($0),"name":"\#(name)","score":9,"me":true}"# } ?? ""
    return #"{"finished":2,"rows":[\#(rows)],"coach":null,"histogram":[],"cursor":null}"#
  }

  let memory = MemoryStorage()
  private let day = try! CalendarDay(text: "2026-11-21".utf8)

  init(player: String? = AccountDevice.storedPlayer) {
    memory[RankedPlayer.key] = player
    memory[RankedClient.introductionKey] = "1"
  }

  /// Opens the game.
  func client(_ game: DailyGame = .triples) -> RankedClient { RankedClient(day, game, storage: memory.storage) }

  /// Opens the game, and lets the server send its state.
  func startedClient(_ game: DailyGame = .triples) -> RankedClient {
    var client = client(game)
    client.answer("PUT days/2026-11-21/\(game.idText)", Self.game)
    return client
  }

  /// Opens a game that the server knows to be over.
  func endedClient(_ game: DailyGame = .triples, moveCount: Int = 3) -> RankedClient {
    var client = startedClient(game)
    client.restore(savedAction: nil, moveCount: moveCount, isOver: true)
    return client
  }
}

extension RankedClient {
  /// The pending call: its method, its path, and its body. Empty if there is none.
  var line: String {
    guard let request = call?.request else { return "" }
    return "\(request.method.name) \(request.path)" + (request.body.map { " \($0)" } ?? "")
  }

  /// Answers the pending call. Records an issue if the call isn't `line`.
  @discardableResult
  mutating func answer(
    _ line: String, _ text: String?, status: Int = 200, _ location: SourceLocation = #_sourceLocation
  ) -> Event {
    #expect(self.line == line, sourceLocation: location)
    return serverDidReply(text.map { RankedReply(status: status, body: bytes($0)) }, to: call?.number ?? -1)
  }
}

extension RankedClient.Event {
  var isUnchanged: Bool { if case .unchanged = self { true } else { false } }
  var isAnswer: Bool { if case .answer = self { true } else { false } }
  /// Whether this is the game of the server, without a conflicting move.
  var isGame: Bool { if case .game(_, false) = self { true } else { false } }
}
